/**
 * From a dragged piece to a proposed command. The drag gives the place; the kind of command follows from the facing of the
 * piece and what lies there; the rule set judges it.
 */
import type { MoveConsequence } from '@drumhead/content';
import type { Refusal } from '@drumhead/engine';
import type { Command, Event, Field, Formation, Move, State, Unit } from '@drumhead/large-battles';
import { kindsOf, moveConsequences, rideConsequences } from '@drumhead/large-battles/screen';
import type { Point } from '../../../table/camera.ts';
import { type Place, seenFrom } from '../../../table/troops/footprints.ts';
import { goesNowhere } from './goesNowhere.ts';
import { placeOf } from './places.ts';
import type { Judged } from '../../../battle/moment.ts';
import { type DragKind, judge, type PieceRef, type Scene } from './scene.ts';
import { commandFromDragInTown } from './town.ts';
import { bearingOf, mm, toFacing, toSteps, turnOf } from '../../../table/units.ts';

/** Where a piece would come to stand. Millimetres, degrees. */
export interface Ghost {
  readonly piece: PieceRef;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly formation: Formation | null;
  /** A Grand Battery. */
  readonly grand?: boolean;
}

type Decided = Extract<Judged<State, Command, Event>, { readonly ok: true }>;

export interface ProposedCommand {
  readonly piece: PieceRef;
  /** The command asked for. */
  readonly asked: Command;
  /** The command that is legal: as asked or the nearest one; null if there is none. */
  readonly command: Command | null;
  /** Why the command asked for is not legal. */
  readonly refusal: Refusal | null;
  readonly ghost: Ghost | null;
  /** The measuring stick: from here to the ghost. */
  readonly from: Point;
  /** First event of an attack. */
  readonly attack: (Event & { readonly type: 'approached' }) | null;
  readonly consequences: readonly MoveConsequence[];
}

/** The part of a piece that is dragged. */
export type Handle = 'body' | 'turn' | 'wheelLeft' | 'wheelRight';

export interface Drag {
  readonly piece: PieceRef;
  readonly handle: Handle;
  /** Target of the middle of the piece; with another handle, the pointer. */
  readonly to: Point;
  /** Facing chosen by hand for a piece that may turn as it moves, in degrees. */
  readonly facing: number | null;
}

export function proposalFromDrag(scene: Scene, dragKind: DragKind, drag: Drag): ProposedCommand | null {
  const asked = commandFromDrag(scene, dragKind, drag);
  return asked && !goesNowhere(asked) ? proposalFor(scene, drag.piece, asked) : null;
}

/** Judges a command: its legal form, its refusal, and where the piece would stand. */
export function proposalFor(scene: Scene, piece: PieceRef, asked: Command): ProposedCommand {
  const place = placeOf(scene.state, piece);
  const from = place ? { x: place.x, y: place.y } : { x: 0, y: 0 };
  const first = judge(scene, asked);
  if (first.ok)
    return {
      piece,
      asked,
      command: asked,
      refusal: null,
      ghost: ghostOf(scene, piece, first),
      from,
      attack: attackIn(first.events),
      consequences: changes(scene, piece, first),
    };
  const near = nearBy(scene, asked, from) ?? scene.rules.nearest(scene.state, scene.seat, asked);
  const second = near && !goesNowhere(near) ? judge(scene, near) : null;
  if (!near || !second?.ok)
    return { piece, asked, command: null, refusal: first.refusal, ghost: null, from, attack: null, consequences: [] };
  return {
    piece,
    asked,
    command: near,
    refusal: bounding(scene, near) ?? first.refusal,
    ghost: ghostOf(scene, piece, second),
    from,
    attack: attackIn(second.events),
    consequences: changes(scene, piece, second),
  };
}

/** Of a move that is no attack. */
function changes(scene: Scene, { what, index }: PieceRef, { command, after }: Decided): readonly MoveConsequence[] {
  if (after.outcome) return [];
  if (command.type === 'move' && what === 'unit') return moveConsequences(scene.state, after, index);
  return command.type === 'ride' || command.type === 'reposition' ? rideConsequences(scene.state, after, index) : [];
}

function attackIn(events: readonly Event[]): ProposedCommand['attack'] {
  for (const event of events) if (event.type === 'approached') return event;
  return null;
}

/** Why a move can go no further: the refusal of a slightly longer one. */
function bounding(scene: Scene, near: Command): Refusal | null {
  if (near.type !== 'move' || !('distance' in near.move)) return null;
  const { move } = near;
  const further: Command = {
    ...near,
    move: { ...move, distance: move.distance + Math.sign(move.distance || 1) * toSteps(1.5) },
  };
  const judged = judge(scene, further);
  return judged.ok ? null : judged.refusal;
}

/** Sixteen directions, straight ones first: the edges of zones run along the table. */
const WAYS = [0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((sixteenth) => (sixteenth / 8) * Math.PI);

/** The nearest legal place on the way to a refused one (a ride), or around it (deployment). */
function nearBy(scene: Scene, asked: Command, from: Point): Command | null {
  if (asked.type === 'ride') {
    for (let part = 23; part > 2; part--) {
      const t = part / 24;
      const x = toSteps(from.x + (mm(asked.x) - from.x) * t);
      const y = toSteps(from.y + (mm(asked.y) - from.y) * t);
      const candidate: Command = { ...asked, x, y };
      if (judge(scene, candidate).ok) return candidate;
    }
  }
  if (asked.type === 'place' || asked.type === 'placeGeneral' || asked.type === 'reposition') {
    const at = (way: number, radius: number) => ({
      ...asked,
      x: asked.x + toSteps(Math.sin(way) * radius),
      y: asked.y - toSteps(Math.cos(way) * radius),
    });
    for (let radius = 12, before = 0; radius <= 900; before = radius, radius *= 1.3) {
      const way = WAYS.find((one) => judge(scene, at(one, radius)).ok);
      if (way === undefined) continue;
      let [least, most] = [before, radius];
      while (most - least > 1) {
        const middle = (least + most) / 2;
        if (judge(scene, at(way, middle)).ok) most = middle;
        else least = middle;
      }
      return at(way, most);
    }
  }
  return null;
}

function ghostOf(scene: Scene, piece: PieceRef, { command, after, events }: Decided): Ghost | null {
  if (piece.what === 'general') {
    if (!('x' in command)) return null;
    return { piece, x: mm(command.x), y: mm(command.y), facing: command.facing / 16, formation: null };
  }
  const unit = scene.state.units[piece.index] as Unit;
  for (const event of events) {
    if ((event.type === 'moved' || event.type === 'formed' || event.type === 'placed') && event.unit === piece.index) {
      const formation = event.type === 'moved' ? unit.formation : event.formation;
      return { piece, x: mm(event.x), y: mm(event.y), facing: event.facing / 16, formation };
    }
    if ((event.type === 'entered' || event.type === 'cameOut') && event.unit === piece.index) {
      const formation = event.type === 'entered' ? 'garrison' : (after.units[piece.index]?.formation ?? null);
      return { piece, x: mm(event.x), y: mm(event.y), facing: event.facing / 16, formation };
    }
    if (event.type === 'joined') {
      return {
        piece,
        x: mm(event.x),
        y: mm(event.y),
        facing: event.facing / 16,
        formation: unit.formation,
        grand: true,
      };
    }
    if (event.type === 'corrected' && event.unit === piece.index) {
      return { piece, x: mm(event.x), y: mm(event.y), facing: unit.facing / 16, formation: unit.formation };
    }
    if (event.type === 'approached' && event.attacker === piece.index) {
      return { piece, x: mm(event.x), y: mm(event.y), facing: unit.facing / 16, formation: unit.formation };
    }
  }
  return null;
}

function commandFromDrag(scene: Scene, dragKind: DragKind, drag: Drag): Command | null {
  const { state } = scene;
  const { index } = drag.piece;
  const place = placeOf(state, drag.piece);
  if (drag.piece.what === 'general') {
    const general = state.generals[index];
    if (!general) return null;
    const facing = drag.facing === null ? general.facing : toFacing(drag.facing);
    const turning =
      drag.handle === 'turn' && place ? toFacing(bearingOf(drag.to.x - place.x, drag.to.y - place.y)) : facing;
    const at = drag.handle === 'turn' && place ? place : drag.to;
    const where = { general: index, x: toSteps(at.x), y: toSteps(at.y), facing: turning };
    if (dragKind === 'place') return { type: 'placeGeneral', ...where };
    if (dragKind === 'reposition') return { type: 'reposition', ...where };
    return dragKind === 'ride' ? { type: 'ride', ...where } : null;
  }
  const unit = state.units[index] as Unit;
  if (dragKind === 'place') {
    const turning = drag.handle === 'turn' && place;
    const at = turning ? place : drag.to;
    const facing = turning
      ? snapped(bearingOf(drag.to.x - place.x, drag.to.y - place.y))
      : (drag.facing ?? unit.facing / 16);
    return {
      type: 'place',
      unit: index,
      x: toSteps(at.x),
      y: toSteps(at.y),
      facing: toFacing(facing),
      formation: unit.formation,
    };
  }
  if (!place) return null;
  const town = dragKind === 'move' && drag.handle === 'body' ? commandFromDragInTown(scene, index, drag.to) : null;
  if (town) return town;
  const move =
    drag.handle === 'body' ? moveTowards(scene.state.field, unit, place, drag) : turnTowards(unit, place, drag);
  if (!move) return null;
  if (dragKind === 'correct') {
    return move.kind === 'backward' || move.kind === 'lateral' ? { type: 'correct', unit: index, move } : null;
  }
  if (dragKind !== 'move') return null;
  return charge(scene, index, move) ?? { type: 'move', unit: index, move };
}

/** Snaps a facing to steps of five degrees near the main ones. */
function snapped(facing: number): number {
  const near = Math.round(facing / 45) * 45;
  return Math.abs(turnOf(near, facing)) < 6 ? near : Math.round(facing);
}

/** A drag straight onto an enemy, at least that far, is an Approach if one is offered. */
function charge(scene: Scene, unit: number, move: Move): Command | null {
  if (move.kind !== 'straight') return null;
  for (const offer of scene.offers) {
    if (offer.type !== 'approach' || offer.unit !== unit) continue;
    const judged = judge(scene, offer);
    if (!judged.ok) continue;
    const arrival = judged.events.find((event) => event.type === 'approached');
    const here = scene.state.units[unit] as Unit;
    if (arrival?.type !== 'approached') continue;
    if (move.distance >= Math.hypot(arrival.x - here.x, arrival.y - here.y) - toSteps(3)) return offer;
  }
  return null;
}

/** Chapter 9: the kind of move for a drag. The judge decides how far it may go. */
export function moveTowards(field: Field, unit: Unit, place: Place, drag: Drag): Move | null {
  const [dx, dy] = [drag.to.x - place.x, drag.to.y - place.y];
  const length = Math.hypot(dx, dy);
  if (length < 0.5) return null;
  const distance = toSteps(length);
  const direction = bearingOf(dx, dy);
  const kinds = kindsOf(field, unit.formation);
  if (kinds.includes('fast')) {
    const facing = drag.facing ?? (Math.abs(turnOf(place.facing, direction)) <= 100 ? direction : place.facing);
    return { kind: 'fast', direction: toFacing(direction), distance, facing: toFacing(facing) };
  }
  if (kinds.includes('shift')) {
    return { kind: 'shift', direction: toFacing(direction), distance };
  }
  const turn = turnOf(place.facing, direction);
  const { right, ahead } = seenFrom(place, drag.to);
  if (Math.abs(turn) <= 10) return { kind: 'straight', distance: toSteps(ahead) };
  if (Math.abs(turn) <= 56) {
    const angle = Math.max(-45, Math.min(45, turn));
    const along = ahead * Math.cos((angle * Math.PI) / 180) + right * Math.sin((angle * Math.PI) / 180);
    return { kind: 'oblique', angle: Math.round(angle * 16), distance: toSteps(along) };
  }
  if (Math.abs(turn) <= 130)
    return { kind: 'lateral', side: right > 0 ? 'right' : 'left', distance: toSteps(Math.abs(right)) };
  return { kind: 'backward', distance: toSteps(-ahead) };
}

/** Dragging the turning handle turns on the spot; dragging a front corner wheels about the other one. */
export function turnTowards(unit: Unit, place: Place, drag: Drag): Move | null {
  if (drag.handle === 'turn') {
    const turn = turnOf(place.facing, snapped(bearingOf(drag.to.x - place.x, drag.to.y - place.y)));
    if (Math.abs(turn) > 135) return { kind: 'aboutFace' };
    const angle = Math.round(Math.max(-90, Math.min(90, turn)) * 16);
    return angle === 0 ? null : { kind: 'rotate', angle };
  }
  const pivotLeft = drag.handle === 'wheelRight';
  const { right, ahead } = seenFrom(place, drag.to);
  const [w, d] = [place.width / 2, place.depth / 2];
  const across = pivotLeft ? right + w : w - right;
  const angle = (Math.atan2(ahead - d, across) * 180) / Math.PI;
  const least = unit.formation === 'unlimbered' ? -90 : 0;
  const facings = Math.round(Math.max(least, Math.min(90, angle)) * 16);
  return facings === 0 ? null : { kind: 'wheel', pivot: pivotLeft ? 'left' : 'right', angle: facings };
}

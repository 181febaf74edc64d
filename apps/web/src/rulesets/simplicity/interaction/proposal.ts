/**
 * From a dragged piece to a proposed command. The drag gives the place; the kind of command follows from the facing of the
 * piece and what lies there; the rule set judges it.
 */
import type { MoveConsequence } from '@drumhead/content';
import type { Refusal } from '@drumhead/engine';
import {
  armOf,
  arrivalStretch,
  type Command,
  destinationOf,
  runsNorthSouth,
  moveConsequences,
  placeOutside,
  rideConsequences,
  type State,
  type TableEdge,
  turnCost,
  zoneOf,
} from '@drumhead/simplicity/screen';
import { boundOf } from '../../../battle/interaction/boundOf.ts';
import type { Point } from '../../../table/camera.ts';
import type { Proposal } from '../../../table/tool/rules.ts';
import { bearingOf, degrees, mm, toFacing, toSteps, turnOf } from '../../../table/units.ts';
import { type Place, seenFrom } from '../../../table/troops/footprints.ts';
import { pieceAt, placeOf, sectionAt } from './places.ts';
import { faced, marchTo, shorterMarch } from './marches.ts';
import { cornersOfRide, endOfRide, rideTo, shorterRide } from './rides.ts';
import { type DragKind, isLegal, judge, nearestTo, type PieceRef, type Scene } from './scene.ts';
import { chargeTo, enterTo } from './turned.ts';

/** Where a piece would come to stand. Millimetres, degrees. */
export interface Ghost extends Point {
  readonly piece: PieceRef;
  readonly facing: number;
}

export interface ProposedCommand extends Proposal<PieceRef, Command, Ghost> {
  /** Distance used of its movement rate in steps; null where none is counted. */
  readonly cost: number | null;
  /** Its movement rate in steps. */
  readonly rate: number;
  readonly consequences: readonly MoveConsequence[];
}

/** A drag of a piece: target of its middle, and the facing there in degrees if chosen. */
export interface Drag {
  readonly piece: PieceRef;
  readonly to: Point;
  readonly facing: number | null;
  /** It is turned where it stands. */
  readonly turning: boolean;
  /** The proposal that the drag goes on with: its corners stay. */
  readonly before?: Command;
}

/** The command for a drag; null if the piece stays put. */
export function commandFromDrag(scene: Scene, dragKind: DragKind, drag: Drag): Command | null {
  const { piece, to } = drag;
  const { index } = piece;
  switch (dragKind) {
    case 'place':
      return piece.what === 'command'
        ? { type: 'placeCommand', command: index, x: toSteps(to.x), y: toSteps(to.y) }
        : placed(scene, drag);
    case 'arrive':
      return {
        type: 'arrive',
        unit: piece.what === 'unit' ? index : -1,
        command: piece.what === 'command' ? index : -1,
        x: toSteps(runsNorthSouth(edgeOf(scene, piece)) ? to.y : to.x),
      };
    case 'ride':
      return rideTo(
        drag.before?.type === 'moveCommand' ? drag.before : { type: 'moveCommand', command: index, path: [0, 0] },
        to,
      );
    case 'advance':
      return advanced(scene, drag);
    case 'face': {
      const place = placeOf(scene.state, piece);
      return place && { type: 'face', facing: toFacing(bearingOf(to.x - place.x, to.y - place.y)) };
    }
    case 'order':
      return ordered(scene, drag);
  }
}

/** SIP-SCN-1. The edge by which a piece comes on. */
function edgeOf({ state, side }: Scene, { what, index }: PieceRef): TableEdge {
  const { units, commands } = state.field;
  return arrivalStretch(state, side === 1 ? 1 : 0, (what === 'unit' ? units[index] : commands[index]) ?? { arrives: 0 })
    .edge;
}

/** Faces the enemy until turned by hand; over an empty section it goes into that. */
function placed(scene: Scene, { piece, to, facing }: Drag): Command {
  const { state, side } = scene;
  const unit = piece.index;
  const { minY } = zoneOf(state, side === 1 ? 1 : 0);
  const before = state.units[unit];
  const looks = facing !== null ? toFacing(facing) : before?.status === 'ready' ? before.facing : minY === 0 ? 2880 : 0;
  const section = sectionAt(state, to);
  const profile = state.field.units[unit];
  const house = state.terrain.find((one) => one.kind === 'section' && one.section === section);
  if (house?.kind === 'section' && profile && armOf(profile) === 'foot')
    return { type: 'place', unit, x: house.x, y: house.y, facing: looks, section };
  return { type: 'place', unit, x: toSteps(to.x), y: toSteps(to.y), facing: looks, section: -1 };
}

/** SIP-MEL-14: straight ahead, or into the section that the enemy has left. */
function advanced({ state, offers }: Scene, { piece, to }: Drag): Command | null {
  const place = placeOf(state, piece);
  const unit = state.units[piece.index];
  if (!place || !unit) return null;
  const occupy = offers.find((offer) => offer.type === 'advance' && offer.occupy);
  if (occupy && sectionAt(state, to) >= 0) return occupy;
  const distance = Math.max(0, toSteps(seenFrom(place, to).ahead));
  return { type: 'advance', distance, facing: unit.facing, occupy: false };
}

/** Straight ahead or straight back within so many degrees. */
const STRAIGHT = 4;
const STRAIGHT_BACK = 15;
/** Shorter drags are no moves, in millimetres. */
const LEAST = 4;

function ordered(scene: Scene, drag: Drag): Command | null {
  const unit = scene.state.units[drag.piece.index];
  const onto = unit && unit.section < 0 && !drag.turning ? landsOn(scene, drag.piece.index, drag.to) : null;
  if (onto) return onto;
  const move = moveFromDrag(scene, drag);
  const mayMarch = move?.type === 'move' && !drag.turning && drag.facing === null && !isLegal(scene, move);
  return (mayMarch ? marchTo(scene, drag.piece.index, drag.to) : null) ?? move;
}

/** The move for a drag, whatever stands at its end. */
export function moveFromDrag({ state }: Scene, { piece, to, facing, turning }: Drag): Command | null {
  const unit = piece.index;
  const [u, profile, place] = [state.units[unit], state.field.units[unit], placeOf(state, piece)];
  if (!u || !profile || !place) return null;
  if (u.section >= 0) return leaving(state, unit, u.section, to);
  const [dx, dy] = [to.x - place.x, to.y - place.y];
  if (turning) return turned(unit, place, bearingOf(dx, dy));
  const length = Math.hypot(dx, dy);
  if (length < LEAST) return facing === null ? null : turned(unit, place, facing);
  const straight = turnOf(place.facing, bearingOf(dx, dy));
  if (facing === null && Math.abs(straight) > 180 - STRAIGHT_BACK)
    return { type: 'retire', unit, distance: Math.max(0, toSteps(-seenFrom(place, to).ahead)) };
  const turn = Math.abs(straight) < STRAIGHT ? 0 : facingSteps(straight);
  // Where turning back is free the unit keeps its facing.
  const back = turn !== 0 && turnCost(profile, turn) === 0 ? -turn : 0;
  const turnAfter = facing === null ? back : facingSteps(turnOf(place.facing + degrees(turn), facing));
  return { type: 'move', unit, turn, distance: toSteps(length), turnAfter };
}

/** Degrees to facings, as an order counts them. */
const facingSteps = (inDegrees: number): number => Math.round(inDegrees * 16);

function turned(unit: number, place: Place, bearing: number): Command {
  return { type: 'move', unit, turn: facingSteps(turnOf(place.facing, bearing)), distance: 0, turnAfter: 0 };
}

/** Onto an enemy: a charge. Onto an empty section: into it. */
function landsOn(scene: Scene, unit: number, to: Point): Command | null {
  const { state, offers, side } = scene;
  const under = pieceAt(state, to, 1);
  if (under?.what === 'unit' && state.field.units[under.index]?.side !== side) {
    const charge = chargeTo(scene, unit, under.index, to);
    return charge ?? { type: 'charge', unit, target: under.index, turn: 0, from: -1, command: -1 };
  }
  const section = sectionAt(state, to);
  const offer = offers.find((one) => one.type === 'enter' && one.unit === unit && one.section === section);
  return offer ?? (section < 0 ? null : enterTo(scene, unit, section, to));
}

/** Leaves by the side dragged to, and straight on. */
function leaving(state: State, unit: number, section: number, to: Point): Command | null {
  const house = state.terrain.find((one) => one.kind === 'section' && one.section === section);
  if (house?.kind !== 'section') return null;
  const middle = { x: mm(house.x), y: mm(house.y) };
  const way = turnOf(degrees(house.facing), bearingOf(to.x - middle.x, to.y - middle.y));
  const side = ((Math.round(way / 90) % 4) + 4) % 4;
  const out = placeOutside(state, unit, house, side);
  const outside = { x: mm(out.x), y: mm(out.y), facing: degrees(out.facing), width: 0, depth: 0 };
  return { type: 'leave', unit, side, distance: Math.max(0, toSteps(seenFrom(outside, to).ahead)) };
}

/** Judges a command of a piece: its legal form, its refusal, its cost, its ghost. */
export function proposalFor(scene: Scene, piece: PieceRef, wanted: Command): ProposedCommand {
  const asked = wanted.type === 'road' ? faced(scene, wanted) : wanted;
  const here = placeOf(scene.state, piece);
  const from = here ?? { x: 0, y: 0 };
  const judged = judge(scene, asked);
  const nearest = judged.ok ? null : (shorter(scene, asked) ?? towardsTarget(scene, asked));
  const taken = judged.ok ? judged : nearest && judge(scene, nearest);
  const aim: ProposedCommand = {
    piece,
    asked,
    command: null,
    commands: [],
    refusal: judged.ok ? null : bounded(judged.refusal),
    from: { x: from.x, y: from.y },
    stops: [],
    ghost: null,
    cost: null,
    rate: 0,
    consequences: [],
  };
  if (!taken?.ok) {
    const refused = ghostOf(piece, asked, here);
    return { ...aim, ghost: refused, stops: stopsOf(asked, refused) };
  }
  const { command } = taken;
  const goal = destinationOf(scene.state, command);
  const after = goal ? null : placeOf(taken.after, piece);
  const there = goal
    ? { piece, x: mm(goal.pose.x), y: mm(goal.pose.y), facing: degrees(goal.pose.facing) }
    : after && { piece, x: after.x, y: after.y, facing: after.facing };
  const ghost = command.type === 'fire' || command.type === 'rally' || command.type === 'reroll' ? null : there;
  return {
    ...aim,
    command,
    commands: [command],
    ghost,
    stops: stopsOf(command, ghost),
    cost: goal?.cost ?? null,
    rate: goal?.rate ?? 0,
    consequences: changes(),
  };

  function bounded(refusal: Refusal): Refusal {
    const isWay = taken?.ok && ('distance' in asked || asked.type === 'moveCommand');
    return isWay ? boundOf(taken.command, asked, refusal, (further) => judge(scene, further)) : refusal;
  }

  function changes(): readonly MoveConsequence[] {
    if (!taken?.ok) return [];
    if (goal && 'unit' in command && command.type !== 'charge')
      return moveConsequences(scene.state, command.unit, goal.pose);
    if (command.type !== 'moveCommand' || scene.side === -1) return [];
    return rideConsequences(scene.state, taken.after, scene.side);
  }
}

/** Where each leg of its way ends: a ride goes round corners. */
const stopsOf = (command: Command, ghost: Ghost | null): readonly Point[] =>
  ghost ? [...(command.type === 'moveCommand' ? cornersOfRide(command) : []), { x: ghost.x, y: ghost.y }] : [];

/** The closest legal form of a refused command. */
function shorter(scene: Scene, asked: Command): Command | null {
  if (asked.type === 'road') return shorterMarch(scene, asked);
  return asked.type === 'moveCommand' && asked.path.length > 2 ? shorterRide(scene, asked) : nearestTo(scene, asked);
}

/** A unit dragged onto an enemy that it cannot charge goes towards it, as far as that is legal. */
function towardsTarget(scene: Scene, asked: Command): Command | null {
  const there = asked.type === 'charge' ? placeOf(scene.state, { what: 'unit', index: asked.target }) : null;
  if (asked.type !== 'charge' || !there) return null;
  const piece = { what: 'unit', index: asked.unit } as const;
  const move = moveFromDrag(scene, { piece, to: there, facing: null, turning: false });
  if (move?.type !== 'move') return null;
  return isLegal(scene, move) ? move : nearestTo(scene, move);
}

/** The dragged place, for showing what was refused. */
function ghostOf(piece: PieceRef, asked: Command, here: Place | null): Ghost | null {
  if (asked.type === 'place') return { piece, x: mm(asked.x), y: mm(asked.y), facing: degrees(asked.facing) };
  if (asked.type === 'placeCommand') return { piece, x: mm(asked.x), y: mm(asked.y), facing: 0 };
  if (asked.type === 'moveCommand') return { piece, ...endOfRide(asked), facing: 0 };
  if (asked.type !== 'move' || !here) return null;
  const way = ((here.facing + degrees(asked.turn)) * Math.PI) / 180;
  const length = mm(asked.distance);
  const facing = here.facing + degrees(asked.turn + asked.turnAfter);
  return { piece, x: here.x + Math.sin(way) * length, y: here.y - Math.cos(way) * length, facing };
}

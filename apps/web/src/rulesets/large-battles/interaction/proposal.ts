/**
 * From a dragged piece to a proposed command. The drag gives the place; the kind of command follows from the facing of the
 * piece and what lies there; the rule set judges it.
 */
import type { MoveConsequence } from '@drumhead/content';
import type { Command, Event, Formation, Move, Unit } from '@drumhead/large-battles';
import { moveConsequences, rideConsequences } from '@drumhead/large-battles/screen';
import { type LastOrder, lastOrder, refusedLength, wholeLimit } from '../../../battle/interaction/way.ts';
import type { Point } from '../../../table/camera.ts';
import type { Proposal } from '../../../table/tool/rules.ts';
import { distanceTo } from '../../../table/troops/footprints.ts';
import { actingAtBest } from './activated.ts';
import type { Drag } from './drag.ts';
import { goesNowhere } from './goesNowhere.ts';
import { moveTowards, snapped, turnTowards } from './moveTowards.ts';
import { placeOf, unitPlace } from './places.ts';
import { actingUnits, type DragKind, judge, type PieceRef, type Scene } from './scene.ts';
import { commandFromDragInTown } from './town.ts';
import { ifEnemyHolds, type Leg, movesOf, nearestMove, singleOrder } from './way.ts';
import { bearingOf, mm, toFacing, toSteps } from '../../../table/units.ts';

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

export interface ProposedCommand extends Proposal<PieceRef, Command, Ghost> {
  /** Actions of the unit that they take. */
  readonly cost: number;
  /** The last of several moves. */
  readonly last: LastOrder | null;
  /** First event of an attack. */
  readonly attack: (Event & { readonly type: 'approached' }) | null;
  readonly consequences: readonly MoveConsequence[];
}

export function proposalFromDrag(scene: Scene, dragKind: DragKind, drag: Drag): ProposedCommand | null {
  if (dragKind === 'activate') return proposalBeforeDice(scene, drag);
  const asked = commandFromDrag(scene, dragKind, drag);
  if (!asked || goesNowhere(asked)) return null;
  const goesOn = asked.type === 'move' && drag.handle === 'body' && scene.frame?.at === 'acting';
  return proposalFor(scene, drag.piece, asked, goesOn ? drag : null);
}

/** A move drawn before the activation goes as far as the best roll of its dice lets it. Attacks wait for the dice. */
function proposalBeforeDice(scene: Scene, drag: Drag): ProposedCommand | null {
  const acting = actingAtBest(scene, drag.piece.index);
  const unit = acting?.state.units[drag.piece.index];
  const place = acting && placeOf(acting.state, drag.piece);
  const move = acting && unit && place ? moveTowards(acting.state.field, unit, place, drag) : null;
  const asked: Command | null = move && { type: 'move', unit: drag.piece.index, move };
  return acting && asked && !goesNowhere(asked) ? proposalFor(acting, drag.piece, asked, drag) : null;
}

/** Judges a command: its legal form, its refusal, and where the piece would stand. `drag`: of a move that may go on. */
export function proposalFor(scene: Scene, piece: PieceRef, asked: Command, drag: Drag | null = null): ProposedCommand {
  const place = placeOf(scene.state, piece);
  const from = place ? { x: place.x, y: place.y } : { x: 0, y: 0 };
  const { legs, refusal } = drag
    ? movesOf(scene, asked, drag)
    : singleOrder(scene, asked, (at, command) => nearBy(at, command, from) ?? nearestMove(at, command));
  const last = legs[legs.length - 1];
  const none: ProposedCommand = {
    piece,
    asked,
    command: null,
    commands: [],
    cost: 0,
    refusal,
    ghost: null,
    from,
    stops: [],
    last: null,
    attack: null,
    consequences: [],
  };
  if (!last) return none;
  const ghosts = legs.map((leg) => ghostOf(leg.scene, piece, leg));
  const stops = ghosts.flatMap((ghost) => (ghost ? [{ x: ghost.x, y: ghost.y }] : []));
  return {
    ...none,
    command: legs[0]?.command ?? null,
    commands: legs.map(({ command }) => command),
    cost: actionsLeft(scene, piece) - actionsLeft(ifEnemyHolds(scene, last.after), piece),
    refusal: wholeLimit(refusal, from, stops, last.refusal === refusal),
    ghost: ghosts[ghosts.length - 1] ?? null,
    stops,
    last: lastOrder(legs, stops, actionsLeft(scene, piece) - actionsLeft(last.scene, piece)),
    attack: attackIn(last.events),
    consequences: changes(scene, piece, last),
  };
}

/**
 * What was asked, as it is said beside the refusal: the command in hand, where the refused length is of a way of several orders
 * in different directions, of which what was asked is only the first.
 */
export function saidAsked({
  asked,
  command,
  refusal,
}: Pick<ProposedCommand, 'asked' | 'command' | 'refusal'>): Command {
  const refused = refusal && refusedLength(refusal);
  if (command === null || refused === null || asked.type !== 'move' || !('distance' in asked.move)) return asked;
  return Math.abs(refused - mm(Math.abs(asked.move.distance))) < 1 ? asked : command;
}

const actionsLeft = (scene: Scene, { what, index }: PieceRef): number =>
  (what === 'unit' && actingUnits(scene).find(({ unit }) => unit === index)?.left) || 0;

/** Of a move that is no attack. */
function changes(scene: Scene, { what, index }: PieceRef, { command, after }: Leg): readonly MoveConsequence[] {
  if (after.outcome) return [];
  if (command.type === 'move' && what === 'unit') return moveConsequences(scene.state, after, index);
  return command.type === 'ride' || command.type === 'reposition' ? rideConsequences(scene.state, after, index) : [];
}

function attackIn(events: readonly Event[]): ProposedCommand['attack'] {
  for (const event of events) if (event.type === 'approached') return event;
  return null;
}

/** Sixteen directions, straight ones first: the edges of zones run along the table. */
const WAYS = [0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((sixteenth) => (sixteenth / 8) * Math.PI);

/** Given a place around which another one may be legal. */
const PLACED: readonly Command['type'][] = ['place', 'placeGeneral', 'reposition', 'nominate'];

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
  if (PLACED.includes(asked.type) && 'x' in asked) {
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

function ghostOf(scene: Scene, piece: PieceRef, { command, after, events }: Leg): Ghost | null {
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
    if (event.type === 'turned' && event.unit === piece.index)
      return { piece, x: mm(unit.x), y: mm(unit.y), facing: event.facing / 16, formation: unit.formation };
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
    if (dragKind === 'nominate')
      return { type: 'nominate', brigade: index, x: where.x, y: where.y, facing: where.facing };
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
  return charge(scene, index, move) ?? attackOn(scene, index, drag) ?? { type: 'move', unit: index, move };
}

/** Let go on an enemy, a unit Approaches it, or is told why not. An Approach that meets others is none on that enemy. */
function attackOn(scene: Scene, unit: number, { to, handle }: Drag): Command | null {
  const { state, side } = scene;
  if (handle !== 'body' || state.field.units[unit]?.arm === 'artillery') return null;
  const enemy = state.field.units.findIndex((profile, index) => {
    const place = profile.side === side ? null : unitPlace(state, index);
    return place !== null && distanceTo(place, to) === 0;
  });
  if (enemy < 0) return null;
  const approach: Command = { type: 'approach', unit, sector: -1 };
  const judged = judge(scene, approach);
  return judged.ok && !attackIn(judged.events)?.defenders.includes(enemy) ? null : approach;
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

/** SIP-SCN-1. Units and Command bases that come on during the battle. */
import { emit, refusal, type Refusal } from '@drumhead/engine';
import { type Budget, halfOf, quadOf, searchLowest } from '@drumhead/table';
import { commandBase, commandBaseProfile } from '../command/commandBases.ts';
import {
  endsOnFriendProblem,
  nearEnemyProblem,
  ORDINARY,
  standProblem,
  terrainUnderProblem,
} from '../movement/legs.ts';
import { surroundingsOf } from '../movement/surroundings.ts';
import { forEachMake } from '../setup/placementOffers.ts';
import type { Command } from '../state/commands.ts';
import { changeCommandBase, type Draft, moveUnit } from '../state/draft.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { EdgeStretch, SideIndex, State } from '../state/state.ts';
import { COMMAND_BASE_SIZE, sizeOf } from '../state/unitTables.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';
import { arrivalStretch, edgePose, runsNorthSouth } from './arrivalEdge.ts';
import { isDue } from './due.ts';

const MOST_PLACES = 5;
/** Centimetres from one place to the next. */
const APART = 4;

type Arrive = Extract<Command, { type: 'arrive' }>;

const unitStretch = (state: State, side: SideIndex, unit: number): EdgeStretch =>
  arrivalStretch(state, side, profileOf(state, unit));

const baseStretch = (state: State, side: SideIndex, command: number): EdgeStretch =>
  arrivalStretch(state, side, commandBaseProfile(state, command));

/** Why a piece may not come on there; `x` is how far along its edge. */
export function arriveProblem(state: State, side: SideIndex, { unit, command, x }: Arrive): Refusal | null {
  if (unit >= 0 === command >= 0) return refusal('SIP-SCN-1', 'sip.refusal.onePiece');
  if (command >= 0) {
    const c = state.commands[command];
    if (c === undefined || commandBaseProfile(state, command).side !== side)
      return refusal('SIP-SCN-1', 'sip.refusal.notYours');
    const facts = { command: commandBaseProfile(state, command).id };
    if (c.status !== 'reserve' || !isDue(state, commandBaseProfile(state, command))) {
      return refusal('SIP-SCN-1', 'sip.refusal.commandNotDue', facts);
    }
    const { min, max } = baseStretch(state, side, command);
    const half = COMMAND_BASE_SIZE.width / 2;
    const inside = x - half >= min - TOLERANCE && x + half <= max + TOLERANCE;
    return inside ? null : refusal('SIP-SCN-1', 'sip.refusal.commandOutside', facts);
  }
  const u = state.units[unit];
  if (u === undefined || sideOf(state, unit) !== side) return refusal('SIP-SCN-1', 'sip.refusal.notYours');
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  if (u.status !== 'reserve' || !isDue(state, profile)) return refusal('SIP-SCN-1', 'sip.refusal.notDue', facts);
  const size = sizeOf(profile);
  const { edge, min, max } = unitStretch(state, side, unit);
  const pose = edgePose(state.field, edge, x, size.depth);
  const quad = quadOf(pose, size);
  const [least, most] = runsNorthSouth(edge) ? [quad.minY, quad.maxY] : [quad.minX, quad.maxX];
  if (least < min - TOLERANCE || most > max + TOLERANCE) {
    return refusal('SIP-SCN-1', 'sip.refusal.outsideArrivals', facts);
  }
  const near = surroundingsOf(state, unit, quad);
  return (
    terrainUnderProblem(state, unit, pose, quad, ORDINARY, near) ??
    standProblem(state, unit, quad, pose, ORDINARY, true, near)
  );
}

/** The pieces that are due and have room, each at a few places where it may come on. */
export function arrivalOffers(state: State, side: SideIndex): Arrive[] {
  const placesOf = forEachMake(state, (unit) => unitPlaces(state, side, unit, MOST_PLACES));
  return duePieces(state, side).flatMap(({ unit, command }) =>
    (unit < 0 ? commandBasePlaces(state, side, command) : placesOf(unit)).map((x) => arrival(unit, command, x)),
  );
}

/** Is there any piece that may come on? */
export function hasArrival(state: State, side: SideIndex): boolean {
  const hasPlace = forEachMake(state, (unit) => unitPlaces(state, side, unit, 1).length > 0);
  return duePieces(state, side).some(({ unit, command }) =>
    unit < 0 ? commandBasePlaces(state, side, command).length > 0 : hasPlace(unit),
  );
}

function arrival(unit: number, command: number, x: number): Arrive {
  return { type: 'arrive', unit, command, x };
}

type DuePiece = Pick<Arrive, 'unit' | 'command'>;

function duePieces(state: State, side: SideIndex): readonly DuePiece[] {
  const { units, commands } = membersOf(state, side);
  const dueBases = commands.filter(
    (base) => commandBase(state, base).status === 'reserve' && isDue(state, commandBaseProfile(state, base)),
  );
  const dueUnits = units.filter(
    (unit) => unitOf(state, unit).status === 'reserve' && isDue(state, profileOf(state, unit)),
  );
  return [...dueBases.map((command) => ({ unit: -1, command })), ...dueUnits.map((unit) => ({ unit, command: -1 }))];
}

/**
 * The first places along the edge where a unit may come on, some way apart: of every centimetre, or where none of these has
 * room, the first of all.
 */
function unitPlaces(state: State, side: SideIndex, unit: number, most: number): readonly number[] {
  const { min, max } = unitStretch(state, side, unit);
  const found: number[] = [];
  for (let x = Math.ceil(min); x <= max && found.length < most; x += CM) {
    if (arriveProblem(state, side, arrival(unit, -1, x)) !== null) continue;
    found.push(x);
    x += (APART - 1) * CM;
  }
  return found.length > 0 ? found : firstPlace(state, side, unit);
}

/** Stretches of the edge that one question may look at. */
const MOST_STRETCHES = 5000;

/** Footprints are rounded to whole steps: they stray this much more, in steps. */
const ROUNDING = 2;

/**
 * SIP-SCN-1. The first place along the edge, in whole steps, where a unit may come on. None: there is none, or none that
 * the search comes upon before it gives up ({@link Budget}). All footprints of a stretch have a narrower one in common: if
 * a friend or enemy is in the way of that, the whole stretch is skipped.
 */
function firstPlace(state: State, side: SideIndex, unit: number): readonly number[] {
  const { edge, min, max } = unitStretch(state, side, unit);
  const { width, depth } = sizeOf(profileOf(state, unit));
  const budget: Budget = { boxes: MOST_STRETCHES };
  // Nearer to the ends of the edge it would stick out of its part.
  const inset = Math.floor(width / 2) - TOLERANCE - ROUNDING;
  const found = searchLowest<number>(
    { low: Math.ceil(min + inset), high: Math.floor(max - inset) },
    {
      at: ([x = 0]) => (arriveProblem(state, side, arrival(unit, -1, x)) === null ? x : null),
      strayOf: (box) => [halfOf(box, 0)],
      isHopeless({ middle: [x = 0] }, [stray = 0]) {
        const narrow = width - 2 * (stray + ROUNDING);
        if (narrow <= 0) return false;
        const quad = quadOf(edgePose(state.field, edge, x, depth), { width: narrow, depth });
        return (
          endsOnFriendProblem(state, unit, quad) !== null ||
          nearEnemyProblem(state, unit, quad, surroundingsOf(state, unit, quad)) !== null
        );
      },
    },
    budget,
  );
  return found === null ? [] : [found];
}

/** Places for a Command base, which needs no room, as far apart; in a narrow zone its middle. */
function commandBasePlaces(state: State, side: SideIndex, command: number): readonly number[] {
  const { min, max } = baseStretch(state, side, command);
  const first = Math.ceil(min) + Math.ceil(COMMAND_BASE_SIZE.width / 2 / CM) * CM;
  const isOpen = (x: number): boolean => arriveProblem(state, side, arrival(-1, command, x)) === null;
  const found = Array.from({ length: MOST_PLACES }, (_, place) => first + place * APART * CM).filter(isOpen);
  return found.length > 0 ? found : [Math.round((min + max) / 2)].filter(isOpen);
}

/** A piece comes on at no cost; it may be ordered this turn. */
export function bringOn(draft: Draft, { unit, command, x: along }: Arrive): void {
  const { field, active } = draft;
  if (command >= 0) {
    const { x, y } = edgePose(field, baseStretch(draft, active, command).edge, along, COMMAND_BASE_SIZE.depth);
    changeCommandBase(draft, command, { x, y, status: 'table' });
    emit(draft, { type: 'commandArrived', rule: 'SIP-SCN-1', command, x, y });
    return;
  }
  const place = edgePose(field, unitStretch(draft, active, unit).edge, along, sizeOf(profileOf(draft, unit)).depth);
  const { x, y } = place;
  moveUnit(draft, unit, place, -1, { status: 'ready' });
  emit(draft, { type: 'arrived', rule: 'SIP-SCN-1', unit, x, y });
}

/** Those that found no room come on the next turn. */
export function announceDelays(draft: Draft, side: SideIndex): void {
  for (const piece of duePieces(draft, side)) emit(draft, { type: 'delayed', rule: 'SIP-SCN-1', ...piece });
}

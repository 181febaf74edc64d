/** SIP-SCN-1. Units and Command bases that come on during the battle. */
import { type Choices, lazily, no, openOf, type Refusal, tell } from '@drumhead/engine';
import { type Pose, type Quad, quadOf } from '@drumhead/table';
import type { Command } from './commands.ts';
import { unitsNear } from './around.ts';
import { commander, commandProfile } from './commandBases.ts';
import { type Footing, footings } from './footings.ts';
import { homeward } from './forced.ts';
import { profileOf, sideOf, unitOf } from './geometry.ts';
import { COMMAND_SIZE, sizeOf } from './kinds.ts';
import { PLAIN, standProblem, underProblem } from './legs.ts';
import { CM, TOLERANCE } from './measure.ts';
import { membersOf } from './members.ts';
import { type Memory, memory } from './memory.ts';
import { HALF } from './moves.ts';
import type { SideIndex, State } from './state.ts';
import { type Box, widened } from './sweep.ts';
import { moveCommand, open, stand, unitToWrite, type Work } from './work.ts';

type Arrive = Extract<Command, { type: 'arrive' }>;

/** Where a piece stands that touches the home edge, facing inward. */
function placeAt(state: State, side: SideIndex, x: number, depth: number): { x: number; y: number; facing: number } {
  const north = homeward(state, side) === 0;
  const half = Math.round(depth / 2);
  return { x: x | 0, y: (north ? half : state.field.depth - half) | 0, facing: north ? HALF : 0 };
}

function isDue(state: State, arrives: number): boolean {
  return arrives > 0 && arrives <= state.gameTurn;
}

/** Why a piece may not come on there. */
export function arriveProblem(state: State, side: SideIndex, { unit, command, x }: Arrive): Refusal | null {
  if (unit >= 0 === command >= 0) return no('SIP-SCN-1', 'sip.refusal.onePiece');
  const { minX, maxX } = state.field.sides[side].arrivals;
  if (command >= 0) {
    const c = state.commands[command];
    if (c === undefined || commandProfile(state, command).side !== side) return no('SIP-SCN-1', 'sip.refusal.notYours');
    const facts = { command: commandProfile(state, command).id };
    if (c.status !== 'reserve' || !isDue(state, commandProfile(state, command).arrives)) {
      return no('SIP-SCN-1', 'sip.refusal.commandNotDue', facts);
    }
    const half = COMMAND_SIZE.width / 2;
    const inside = x - half >= minX - TOLERANCE && x + half <= maxX + TOLERANCE;
    return inside ? null : no('SIP-SCN-1', 'sip.refusal.commandOutside', facts);
  }
  const u = state.units[unit];
  if (u === undefined || sideOf(state, unit) !== side) return no('SIP-SCN-1', 'sip.refusal.notYours');
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  if (u.status !== 'reserve' || !isDue(state, profile.arrives)) return no('SIP-SCN-1', 'sip.refusal.notDue', facts);
  const size = sizeOf(profile);
  const pose = placeAt(state, side, x, size.depth);
  const quad = quadOf(pose, size);
  return footingProblem(state, side, unit, pose, quad) ?? standProblem(state, unit, quad, pose, PLAIN, true);
}

/** The same, whoever stands there. */
function footingProblem(state: State, side: SideIndex, unit: number, pose: Pose, quad: Quad): Refusal | null {
  const { minX, maxX } = state.field.sides[side].arrivals;
  if (quad.minX < minX - TOLERANCE || quad.maxX > maxX + TOLERANCE)
    return no('SIP-SCN-1', 'sip.refusal.outsideArrivals', { unit: profileOf(state, unit).id });
  return underProblem(state, unit, pose, quad, PLAIN);
}

/** The pieces that are due and have room, each at a few places where it may come on. */
export function arrivalOffers(state: State, side: SideIndex): Arrive[] {
  return openOf(arrivalChoices(state, side));
}

/** By side and game turn. */
const arrivals: Memory<Choices<Arrive>> = memory();

/** The same, each place looked for when it is first asked for. */
export function arrivalChoices(state: State, side: SideIndex): Choices<Arrive> {
  const { gameTurn } = state;
  if (!isAnyDue(state, side)) return NO_CHOICE;
  return arrivals.of(state, side, gameTurn) ?? arrivals.keep(lookForPlaces(state, side), state, side, gameTurn);
}

/** Is there any piece that may come on? */
export function hasArrival(state: State, side: SideIndex): boolean {
  const choices = arrivalChoices(state, side);
  for (let first = 0; first < choices.count; first += MOST_PLACES) if (choices.at(first) !== null) return true;
  return false;
}

const NO_CHOICE: Choices<Arrive> = { count: 0, at: () => null };

function lookForPlaces(state: State, side: SideIndex): Choices<Arrive> {
  const pieces = duePieces(state, side);
  // A working copy goes on to have other lists: what is looked for later is looked for among those of now.
  const now: State = open(state);
  const known: (Choices<Arrive> | null)[] = pieces.map(() => null);
  // Pieces of one kind and class may come on in the same places: they are looked for once.
  const placesOf = (piece: number): Choices<Arrive> => {
    const like = pieces.findIndex((other) => areAlike(now, other, pieces[piece] as DuePiece));
    return (known[like] ??= lazily(MOST_PLACES, placesFor(now, side, pieces[like] as DuePiece)));
  };
  return {
    count: MOST_PLACES * pieces.length,
    at(i) {
      const piece = Math.floor(i / MOST_PLACES);
      const place = placesOf(piece).at(i % MOST_PLACES);
      return place === null ? null : { type: 'arrive', ...(pieces[piece] as DuePiece), x: place.x };
    },
  };
}

function areAlike(state: State, a: DuePiece, b: DuePiece): boolean {
  if (a.unit < 0 || b.unit < 0) return a.unit === b.unit;
  const one = profileOf(state, a.unit);
  const two = profileOf(state, b.unit);
  return one.kind === two.kind && one.class === two.class;
}

type DuePiece = Pick<Arrive, 'unit' | 'command'>;

function isAnyDue(state: State, side: SideIndex): boolean {
  const { units, commands } = membersOf(state, side);
  for (let k = 0; k < commands.length; k++) if (isDueCommand(state, commands[k] as number)) return true;
  for (let k = 0; k < units.length; k++) if (isDueUnit(state, units[k] as number)) return true;
  return false;
}

function isDueCommand(state: State, command: number): boolean {
  return commander(state, command).status === 'reserve' && isDue(state, commandProfile(state, command).arrives);
}

function isDueUnit(state: State, unit: number): boolean {
  return unitOf(state, unit).status === 'reserve' && isDue(state, profileOf(state, unit).arrives);
}

function duePieces(state: State, side: SideIndex): readonly DuePiece[] {
  const due: DuePiece[] = [];
  const { units, commands } = membersOf(state, side);
  for (const command of commands) if (isDueCommand(state, command)) due.push({ unit: -1, command });
  for (const unit of units) if (isDueUnit(state, unit)) due.push({ unit, command: -1 });
  return due;
}

/** Places some way apart along the edge, every centimetre tried. */
function* placesFor(state: State, side: SideIndex, { unit, command }: DuePiece): Generator<Arrive> {
  const { minX, maxX } = state.field.sides[side].arrivals;
  const near = unit < 0 ? null : unitsNear(state, unit, arrivalGround(state, side, unit));
  const alongEdge = near === null ? null : edgeFor(state, side, unit);
  const first = Math.ceil(minX);
  for (let x = first; x <= maxX; x += CM) {
    if (alongEdge === null) {
      if (arriveProblem(state, side, { type: 'arrive', unit, command, x }) !== null) continue;
    } else {
      const footing = alongEdge((x - first) / CM);
      if (footing === null) continue;
      if (standProblem(state, unit, footing.quad, footing.pose, PLAIN, true, near) !== null) continue;
    }
    yield { type: 'arrive', unit, command, x };
    x += 3 * CM;
  }
}

/** By centimetres along the edge. */
const edgeFor = footings(footingAt);

function footingAt(state: State, side: SideIndex, unit: number, place: number): Footing | null {
  const size = sizeOf(profileOf(state, unit));
  const pose = placeAt(state, side, Math.ceil(state.field.sides[side].arrivals.minX) + place * CM, size.depth);
  const quad = quadOf(pose, size);
  return footingProblem(state, side, unit, pose, quad) === null ? { pose, quad } : null;
}

/** All the ground on which a unit may stand when it comes on. */
function arrivalGround(state: State, side: SideIndex, unit: number): Box {
  const { minX, maxX } = state.field.sides[side].arrivals;
  const { depth } = sizeOf(profileOf(state, unit));
  const { y } = placeAt(state, side, minX, depth);
  return widened({ minX: minX | 0, minY: (y - depth) | 0, maxX: maxX | 0, maxY: (y + depth) | 0 }, 2 * TOLERANCE);
}

const MOST_PLACES = 5;

/** It comes on, without a point; it may be ordered this turn. */
export function arrive(work: Work, { unit, command, x }: Arrive): void {
  const side = work.active;
  if (command >= 0) {
    const { y } = placeAt(work, side, x, COMMAND_SIZE.depth);
    moveCommand(work, command, { x, y }).status = 'table';
    tell(work, { type: 'commandArrived', rule: 'SIP-SCN-1', command, x, y });
    return;
  }
  const place = placeAt(work, side, x, sizeOf(profileOf(work, unit)).depth);
  const { y } = place;
  const come = unitToWrite(work, unit);
  stand(come, place, -1);
  come.status = 'ready';
  tell(work, { type: 'arrived', rule: 'SIP-SCN-1', unit, x, y });
}

/** Those that found no room come on the next turn. */
export function putOff(work: Work, side: SideIndex): void {
  for (const piece of duePieces(work, side)) tell(work, { type: 'delayed', rule: 'SIP-SCN-1', ...piece });
}

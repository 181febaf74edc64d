/** SIP-SCN-1. Units and Command bases that come on during the battle. */
import { type Choices, refusal, openOf, type Refusal } from '@drumhead/engine';
import { type Pose, type Quad, quadOf } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import { commandBase, commandBaseProfile } from '../command/commandBases.ts';
import { type Footing, freeAmong } from '../setup/legalPlacements.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import { profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { COMMAND_BASE_SIZE, sizeOf } from '../state/unitTables.ts';
import { ORDINARY, standProblem, terrainUnderProblem } from '../movement/legs.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { HALF } from '../movement/moves.ts';
import type { SideIndex, State } from '../state/state.ts';
import { type Box, widened } from '../ground/sweep.ts';
import { moveCommand, stand, unitToWrite, type Work, tell } from '../state/draft.ts';

const MOST_PLACES = 5;
/** Centimetres from one place to the next. */
const APART = 4;

type Arrive = Extract<Command, { type: 'arrive' }>;

/** Where a piece stands that touches the home edge, facing inward. */
function placeAt(state: State, side: SideIndex, x: number, depth: number): { x: number; y: number; facing: number } {
  const north = homeDirection(state, side) === 0;
  const half = Math.round(depth / 2);
  return { x: x | 0, y: (north ? half : state.field.depth - half) | 0, facing: north ? HALF : 0 };
}

function isDue(state: State, arrives: number): boolean {
  return arrives > 0 && arrives <= state.gameTurn;
}

/** Why a piece may not come on there. */
export function arriveProblem(state: State, side: SideIndex, { unit, command, x }: Arrive): Refusal | null {
  if (unit >= 0 === command >= 0) return refusal('SIP-SCN-1', 'sip.refusal.onePiece');
  const { minX, maxX } = state.field.sides[side].arrivals;
  if (command >= 0) {
    const c = state.commands[command];
    if (c === undefined || commandBaseProfile(state, command).side !== side)
      return refusal('SIP-SCN-1', 'sip.refusal.notYours');
    const facts = { command: commandBaseProfile(state, command).id };
    if (c.status !== 'reserve' || !isDue(state, commandBaseProfile(state, command).arrives)) {
      return refusal('SIP-SCN-1', 'sip.refusal.commandNotDue', facts);
    }
    const half = COMMAND_BASE_SIZE.width / 2;
    const inside = x - half >= minX - TOLERANCE && x + half <= maxX + TOLERANCE;
    return inside ? null : refusal('SIP-SCN-1', 'sip.refusal.commandOutside', facts);
  }
  const u = state.units[unit];
  if (u === undefined || sideOf(state, unit) !== side) return refusal('SIP-SCN-1', 'sip.refusal.notYours');
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  if (u.status !== 'reserve' || !isDue(state, profile.arrives))
    return refusal('SIP-SCN-1', 'sip.refusal.notDue', facts);
  const size = sizeOf(profile);
  const pose = placeAt(state, side, x, size.depth);
  const quad = quadOf(pose, size);
  return footingProblem(state, side, unit, pose, quad) ?? standProblem(state, unit, quad, pose, ORDINARY, true);
}

/** The same, whoever stands there. */
function footingProblem(state: State, side: SideIndex, unit: number, pose: Pose, quad: Quad): Refusal | null {
  const { minX, maxX } = state.field.sides[side].arrivals;
  if (quad.minX < minX - TOLERANCE || quad.maxX > maxX + TOLERANCE)
    return refusal('SIP-SCN-1', 'sip.refusal.outsideArrivals', { unit: profileOf(state, unit).id });
  return terrainUnderProblem(state, unit, pose, quad, ORDINARY);
}

/** The pieces that are due and have room, each at a few places where it may come on. */
export function arrivalOffers(state: State, side: SideIndex): Arrive[] {
  return openOf(arrivalChoices(state, side));
}

/** The same, each place looked for when it is first asked for. */
export function arrivalChoices(state: State, side: SideIndex): Choices<Arrive> {
  return isAnyDue(state, side) ? placesOfDue(state, side) : NO_CHOICE;
}

/** Is there any piece that may come on? */
export function hasArrival(state: State, side: SideIndex): boolean {
  const choices = arrivalChoices(state, side);
  for (let first = 0; first < choices.count; first += MOST_PLACES) if (choices.at(first) !== null) return true;
  return false;
}

const NO_CHOICE: Choices<Arrive> = { count: 0, at: () => null };

function placesOfDue(state: State, side: SideIndex): Choices<Arrive> {
  const pieces = duePieces(state, side);
  return {
    count: MOST_PLACES * pieces.length,
    at(i) {
      const { unit, command } = pieces[Math.floor(i / MOST_PLACES)] as DuePiece;
      const place = i % MOST_PLACES;
      if (unit < 0) return commandArrival(state, side, command, place);
      const footing = alongEdge(state, side, unit, place);
      return footing === null ? null : { type: 'arrive', unit, command, x: footing.pose.x };
    },
  };
}

type DuePiece = Pick<Arrive, 'unit' | 'command'>;

function isAnyDue(state: State, side: SideIndex): boolean {
  const { units, commands } = membersOf(state, side);
  for (let k = 0; k < commands.length; k++) if (isDueCommand(state, commands[k] as number)) return true;
  for (let k = 0; k < units.length; k++) if (isDueUnit(state, units[k] as number)) return true;
  return false;
}

function isDueCommand(state: State, command: number): boolean {
  return commandBase(state, command).status === 'reserve' && isDue(state, commandBaseProfile(state, command).arrives);
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

/** Places for a unit along the edge, some way apart, every centimetre tried. */
const alongEdge = freeAmong({
  count({ field }, side) {
    const { minX, maxX } = field.sides[side].arrivals;
    return Math.floor((maxX - Math.ceil(minX)) / CM) + 1;
  },
  look: footingAt,
  box: arrivalGround,
  apart: APART - 1,
  keepsOff: true,
});

function footingAt(state: State, side: SideIndex, unit: number, place: number): Footing | null {
  const size = sizeOf(profileOf(state, unit));
  const pose = placeAt(state, side, Math.ceil(state.field.sides[side].arrivals.minX) + place * CM, size.depth);
  const quad = quadOf(pose, size);
  return footingProblem(state, side, unit, pose, quad) === null ? { pose, quad } : null;
}

/** A Command base stands in nobody's way: the places that are as far apart. */
function commandArrival(state: State, side: SideIndex, command: number, place: number): Arrive | null {
  const { minX } = state.field.sides[side].arrivals;
  const first = Math.ceil(minX) + Math.ceil(COMMAND_BASE_SIZE.width / 2 / CM) * CM;
  const arrival: Arrive = { type: 'arrive', unit: -1, command, x: first + place * APART * CM };
  return arriveProblem(state, side, arrival) === null ? arrival : null;
}

/** All the ground on which a unit may stand when it comes on. */
function arrivalGround(state: State, side: SideIndex, unit: number): Box {
  const { minX, maxX } = state.field.sides[side].arrivals;
  const { depth } = sizeOf(profileOf(state, unit));
  const { y } = placeAt(state, side, minX, depth);
  return widened({ minX: minX | 0, minY: (y - depth) | 0, maxX: maxX | 0, maxY: (y + depth) | 0 }, 2 * TOLERANCE);
}

/** It comes on, without a point; it may be ordered this turn. */
export function bringOn(work: Work, { unit, command, x }: Arrive): void {
  const side = work.active;
  if (command >= 0) {
    const { y } = placeAt(work, side, x, COMMAND_BASE_SIZE.depth);
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
export function announceDelays(work: Work, side: SideIndex): void {
  for (const piece of duePieces(work, side)) tell(work, { type: 'delayed', rule: 'SIP-SCN-1', ...piece });
}

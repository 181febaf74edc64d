/** SIP-SCN-1. Units and Command bases that come on during the battle. */
import { no, type Refusal, tell } from '@drumhead/engine';
import { quadOf } from '@drumhead/table';
import type { Command } from './commands.ts';
import { commander, commandProfile } from './commandBases.ts';
import { homeward } from './forced.ts';
import { profileOf, sideOf, unitOf } from './geometry.ts';
import { COMMAND_SIZE, sizeOf } from './kinds.ts';
import { PLAIN, turnProblem } from './legs.ts';
import { CM, TOLERANCE } from './measure.ts';
import { HALF } from './moves.ts';
import type { SideIndex, State } from './state.ts';
import { changeCommand, changeUnit, type Work } from './work.ts';

type Arrive = Extract<Command, { type: 'arrive' }>;

/** Where a piece stands that touches the home edge, facing inward. */
function placeAt(state: State, side: SideIndex, x: number, depth: number): { x: number; y: number; facing: number } {
  const north = homeward(state, side) === 0;
  const half = Math.round(depth / 2);
  return { x, y: north ? half : state.field.depth - half, facing: north ? HALF : 0 };
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
  if (quad.minX < minX - TOLERANCE || quad.maxX > maxX + TOLERANCE)
    return no('SIP-SCN-1', 'sip.refusal.outsideArrivals', facts);
  return turnProblem(state, unit, pose, PLAIN);
}

/** The pieces that are due and have room, each at the places where it may come on, at most a few. */
export function arrivalOffers(state: State, side: SideIndex): Arrive[] {
  const offers: Arrive[] = [];
  const { minX, maxX } = state.field.sides[side].arrivals;
  const tried = (piece: { unit: number; command: number }): void => {
    let found = 0;
    for (let x = Math.ceil(minX); x <= maxX && found < MOST_PLACES; x += CM) {
      const offer: Arrive = { type: 'arrive', ...piece, x };
      if (arriveProblem(state, side, offer) !== null) continue;
      offers.push(offer);
      found += 1;
      x += 3 * CM;
    }
  };
  state.commands.forEach((c, command) => {
    if (c.status === 'reserve' && commandProfile(state, command).side === side) tried({ unit: -1, command });
  });
  state.units.forEach((u, unit) => {
    if (u.status === 'reserve' && sideOf(state, unit) === side) tried({ unit, command: -1 });
  });
  return offers;
}

const MOST_PLACES = 8;

/** It comes on, without a point; it may be ordered this turn. */
export function arrive(work: Work, { unit, command, x }: Arrive): void {
  const side = work.active;
  if (command >= 0) {
    const { y } = placeAt(work, side, x, COMMAND_SIZE.depth);
    changeCommand(work, command, { status: 'table', x, y });
    tell(work, { type: 'commandArrived', rule: 'SIP-SCN-1', command, x, y });
    return;
  }
  const { y, facing } = placeAt(work, side, x, sizeOf(profileOf(work, unit)).depth);
  changeUnit(work, unit, { status: 'ready', x, y, facing });
  tell(work, { type: 'arrived', rule: 'SIP-SCN-1', unit, x, y });
}

/** Those that found no room come on the next turn. */
export function putOff(work: Work, side: SideIndex): void {
  for (let i = 0; i < work.units.length; i++) {
    if (unitOf(work, i).status !== 'reserve' || sideOf(work, i) !== side || !isDue(work, profileOf(work, i).arrives))
      continue;
    tell(work, { type: 'delayed', rule: 'SIP-SCN-1', unit: i, command: -1 });
  }
  for (let i = 0; i < work.commands.length; i++) {
    const { side: owner, arrives } = commandProfile(work, i);
    if (commander(work, i).status !== 'reserve' || owner !== side || !isDue(work, arrives)) continue;
    tell(work, { type: 'delayed', rule: 'SIP-SCN-1', unit: -1, command: i });
  }
}

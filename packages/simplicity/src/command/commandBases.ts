/** Command bases: contact, moves, flight, capture, loss (SIP-MOV-11, chapter 14). */
import { refusal, type Refusal } from '@drumhead/engine';
import { isWithin, leastGap, type Point } from '@drumhead/table';
import {
  footprintOf,
  HALF_COMMAND_BASE,
  isReady,
  overlap,
  profileOf,
  quadOfCommandBase,
  quadOfUnit,
  rearOf,
  sideOf,
  unitOf,
  unitsBy,
} from '../ground/footprints.ts';
import { isAbout } from '../ground/nearby.ts';
import { wadesRiver } from '../ground/crossings.ts';
import { COMMAND_RADIUS, COMMAND_BASE_RATE, sizeOf } from '../state/unitTables.ts';
import { CM, CONTACT, TOLERANCE, toCm } from '../state/lengths.ts';
import { type Memory, memory } from '../memory.ts';
import { type CommandBase, type CommandBaseProfile, other, type SideIndex, type State } from '../state/state.ts';
import { comesTooNear, type Sweep, wayOf } from '../ground/sweep.ts';
import { commandToWrite, moveCommand, type Work, tell } from '../state/draft.ts';

export function commandBaseProfile(state: State, command: number): CommandBaseProfile {
  return state.field.commands[command] as CommandBaseProfile;
}

export function commandBase(state: State, command: number): CommandBase {
  return state.commands[command] as CommandBase;
}

/** SIP-AP-1. The Command bases of a side now on the table. */
export function commandBasesOf(state: State, side: SideIndex): number[] {
  const found: number[] = [];
  for (let i = 0; i < state.commands.length; i++) {
    if (commandBase(state, i).status === 'table' && commandBaseProfile(state, i).side === side) found.push(i);
  }
  return found;
}

/** How many they are. */
export function countCommandBases(state: State, side: SideIndex): number {
  let count = 0;
  for (let i = 0; i < state.commands.length; i++) {
    if (commandBase(state, i).status === 'table' && commandBaseProfile(state, i).side === side) count += 1;
  }
  return count;
}

/** SIP-CMD-1. Is the unit within 10 cm of this Command base? */
export function inRadius(state: State, command: number, unit: number): boolean {
  return isWithin(quadOfCommandBase(commandBase(state, command)), quadOfUnit(state, unit), COMMAND_RADIUS + TOLERANCE);
}

/** SIP-ACT-3. Any friendly Command base within 10 cm. */
export function hasCommandBaseNear(state: State, unit: number): boolean {
  const side = sideOf(state, unit);
  for (let command = 0; command < state.commands.length; command++) {
    const near = commandBase(state, command).status === 'table' && commandBaseProfile(state, command).side === side;
    if (near && inRadius(state, command, unit)) return true;
  }
  return false;
}

/** SIP-CMD-3. The unit that a Command base is attached to, or -1: of those in contact the nearest by its centre. */
export function attachedTo(state: State, command: number): number {
  const at = commandBase(state, command);
  if (at.status !== 'table') return -1;
  const { side } = commandBaseProfile(state, command);
  const own = quadOfCommandBase(at);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const i of unitsBy(state, -1, own, CONTACT)) {
    if (sideOf(state, i) !== side || !isWithin(own, quadOfUnit(state, i), CONTACT)) continue;
    const u = unitOf(state, i);
    const far = (u.x - at.x) * (u.x - at.x) + (u.y - at.y) * (u.y - at.y);
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}

const NONE: readonly number[] = [];

/** SIP-CMD-3. The Command bases attached to a unit. */
export function attachedCommandBases(state: State, unit: number): readonly number[] {
  const side = sideOf(state, unit);
  let found: number[] | null = null;
  for (let command = 0; command < state.commands.length; command++) {
    if (commandBaseProfile(state, command).side !== side || attachedTo(state, command) !== unit) continue;
    found ??= [];
    found.push(command);
  }
  return found ?? NONE;
}

/** SIP-CMD-3. They go along with their unit: its rear, or the middle of its section. */
export function bringAlong(work: Work, commands: readonly number[], unit: number): void {
  const u = unitOf(work, unit);
  const place = behind(work, unit);
  if (u.status !== 'ready') return;
  for (const command of commands) moveCommandTo(work, command, place);
}

/** SIP-CMD-3. The middle of a unit's rear edge; in a section, its centre. */
export function behind(state: State, unit: number): Point {
  const u = unitOf(state, unit);
  return u.section >= 0 ? { x: u.x, y: u.y } : rearOf(u, sizeOf(profileOf(state, unit)));
}

function moveCommandTo(work: Work, command: number, { x, y }: Point): void {
  const at = commandBase(work, command);
  if (at.x === x && at.y === y) return;
  moveCommand(work, command, { x, y });
  tell(work, { type: 'commandMoved', rule: 'SIP-CMD-3', command, x, y });
}

const MOST_LEGS = 12;

/** By Command base and end, of rides straight on that are open. */
const rides: Memory<true> = memory();

/** SIP-MOV-11, SIP-AP-6. May it ride along this path (x, y, x, y …)? */
export function rideProblem(state: State, command: number, path: readonly number[]): Refusal | null {
  const [x, y] = path;
  if (path.length !== 2 || x === undefined || y === undefined) return pathProblem(state, command, path);
  if (rides.of(state, command, x, y) === true) return null;
  const problem = pathProblem(state, command, path);
  if (problem === null) rides.keep(true, state, command, x, y);
  return problem;
}

function pathProblem(state: State, command: number, path: readonly number[]): Refusal | null {
  const { id, side } = commandBaseProfile(state, command);
  const at = commandBase(state, command);
  const facts = { command: id };
  if (path.length < 2 || path.length % 2 !== 0 || path.length > 2 * MOST_LEGS) {
    return refusal('SIP-MOV-11', 'sip.refusal.noPath', facts);
  }
  let { x, y }: Point = at;
  let length = 0;
  for (let i = 0; i < path.length; i += 2) {
    const to = { x: path[i] as number, y: path[i + 1] as number };
    const dx = to.x - x;
    const dy = to.y - y;
    const leg = Math.sqrt(dx * dx + dy * dy);
    if (leg === 0) return refusal('SIP-MOV-11', 'sip.refusal.noPath', facts);
    length += leg;
    if (to.x < 0 || to.y < 0 || to.x > state.field.width || to.y > state.field.depth) {
      return refusal('SIP-MOV-11', 'sip.refusal.commandOffTable', facts);
    }
    if (wadesRiver(state, { x, y }, to)) return refusal('SIP-TER-10', 'sip.refusal.commandInRiver', facts);
    const near = enemyNear(state, side, wayOf(quadOfCommandBase({ x, y }), dx / leg, dy / leg, leg));
    if (near >= 0)
      return refusal('SIP-MOV-11', 'sip.refusal.commandNearEnemy', { ...facts, enemy: profileOf(state, near).id });
    ({ x, y } = to);
  }
  if (length > COMMAND_BASE_RATE + TOLERANCE) {
    return refusal('SIP-MOV-1', 'sip.refusal.rideTooFar', {
      ...facts,
      asked: toCm(length),
      allowed: toCm(COMMAND_BASE_RATE),
    });
  }
  return null;
}

/** SIP-MOV-11. An enemy unit, not routing, that the leg comes nearer to than 1 cm, and than it was; or -1. */
function enemyNear(state: State, side: SideIndex, leg: Sweep): number {
  for (const i of unitsBy(state, -1, leg.box, CM)) {
    if (!isReady(state, i) || sideOf(state, i) === side) continue;
    if (comesTooNear(leg, quadOfUnit(state, i))) return i;
  }
  return -1;
}

/**
 * SIP-CMD-5. An enemy unit has come to stand on, or against, Command bases of the other side: those that no ready
 * friend also touches fly to the nearest one within 25 cm, or are taken.
 */
export function overrunCommandBases(work: Work, unit: number): void {
  const u = unitOf(work, unit);
  if (u.status !== 'ready') return;
  const side = other(sideOf(work, unit));
  const { quad } = footprintOf(work, unit);
  for (let command = 0; command < work.commands.length; command++) {
    const at = commandBase(work, command);
    // Hardly any is near.
    if (!isAbout(quad, at, HALF_COMMAND_BASE + TOLERANCE)) continue;
    if (at.status !== 'table' || commandBaseProfile(work, command).side !== side) continue;
    if (isWithin(quadOfCommandBase(at), quad, TOLERANCE) && !isTouchedBy(work, command, side))
      flee(work, command, side);
  }
}

/** Does a ready unit of a side touch a Command base? */
function isTouchedBy(state: State, command: number, side: SideIndex): boolean {
  const quad = quadOfCommandBase(commandBase(state, command));
  for (const i of unitsBy(state, -1, quad, TOLERANCE)) {
    if (isReady(state, i) && sideOf(state, i) === side && isWithin(quad, quadOfUnit(state, i), TOLERANCE)) return true;
  }
  return false;
}

/** SIP-CMD-5. */
export function fleeIfCaught(work: Work, command: number): void {
  const { side } = commandBaseProfile(work, command);
  if (isTouchedBy(work, command, other(side)) && !isTouchedBy(work, command, side)) flee(work, command, side);
}

function flee(work: Work, command: number, side: SideIndex): void {
  const quad = quadOfCommandBase(commandBase(work, command));
  let best = -1;
  let least = COMMAND_BASE_RATE + TOLERANCE;
  for (let i = 0; i < work.units.length; i++) {
    if (unitOf(work, i).status !== 'ready' || sideOf(work, i) !== side) continue;
    const apart = leastGap(quad, 0, 0, 0, quadOfUnit(work, i));
    if (apart < least || (apart === least && best < 0)) {
      least = apart;
      best = i;
    }
  }
  if (best < 0) {
    loseCommandBase(work, command, 'captured', 'SIP-CMD-5');
    return;
  }
  const place = behind(work, best);
  moveCommand(work, command, place);
  tell(work, { type: 'commandFled', rule: 'SIP-CMD-5', command, to: best });
}

/** SIP-CMD-6. */
export function loseCommandBase(work: Work, command: number, why: 'killed' | 'captured', rule: string): void {
  commandToWrite(work, command).status = 'removed';
  tell(work, { type: 'commandLost', rule, command, why });
}

/** SIP-DEP-5. Does a Command base, placed there, stand on a unit of the enemy? */
export function standsOnEnemy(state: State, command: number, at: Point): boolean {
  const { side } = commandBaseProfile(state, command);
  return state.units.some(
    (u, i) => u.status === 'ready' && sideOf(state, i) !== side && overlap(quadOfCommandBase(at), quadOfUnit(state, i)),
  );
}

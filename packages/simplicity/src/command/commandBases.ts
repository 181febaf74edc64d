/** Command bases: contact, moves, flight, capture, loss (SIP-MOV-11, chapter 14). */
import { emit, refusal, type Refusal } from '@drumhead/engine';
import { isWithin, leastGap, type Point } from '@drumhead/table';
import { wadesRiver } from '../ground/crossings.ts';
import { footprintOf, overlap, quadOfCommandBase, quadOfUnit, rearOf, unitsNear } from '../ground/footprints.ts';
import { comesTooNear, type Sweep, sweepAlong } from '../ground/sweep.ts';
import { changeCommandBase, type Draft } from '../state/draft.ts';
import { CM, CONTACT, toCm, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { type CommandBase, type CommandBaseProfile, other, type SideIndex, type State } from '../state/state.ts';
import { COMMAND_BASE_RATE, COMMAND_RADIUS, sizeOf } from '../state/unitTables.ts';
import { isReady, profileOf, sideOf, unitOf } from '../state/units.ts';

export function commandBaseProfile(state: State, command: number): CommandBaseProfile {
  return state.field.commands[command] as CommandBaseProfile;
}

export function commandBase(state: State, command: number): CommandBase {
  return state.commands[command] as CommandBase;
}

/** SIP-AP-1. The Command bases of a side now on the table. */
export function commandBasesOf(state: State, side: SideIndex): number[] {
  return membersOf(state, side).commands.filter((base) => commandBase(state, base).status === 'table');
}

/** SIP-CMD-1. Is the unit within 10 cm of this Command base? */
export function inRadius(state: State, command: number, unit: number): boolean {
  return isWithin(quadOfCommandBase(commandBase(state, command)), quadOfUnit(state, unit), COMMAND_RADIUS + TOLERANCE);
}

/** SIP-ACT-3, SIP-CMD-2. Any friendly Command base within 10 cm. */
export function hasCommandBaseNear(state: State, unit: number): boolean {
  return commandBasesOf(state, sideOf(state, unit)).some((base) => inRadius(state, base, unit));
}

/** SIP-CMD-3. The unit that a Command base is attached to, or -1: of those in contact the nearest by its centre. */
export function attachedTo(state: State, command: number): number {
  const at = commandBase(state, command);
  if (at.status !== 'table') return -1;
  const { side } = commandBaseProfile(state, command);
  const own = quadOfCommandBase(at);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const i of unitsNear(state, own, CONTACT)) {
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

/** SIP-CMD-3. The Command bases attached to a unit. */
export function attachedCommandBases(state: State, unit: number): readonly number[] {
  return commandBasesOf(state, sideOf(state, unit)).filter((base) => attachedTo(state, base) === unit);
}

/** SIP-CMD-3. They go along with their unit: its rear, or the middle of its section. */
export function bringAlong(draft: Draft, commands: readonly number[], unit: number): void {
  const u = unitOf(draft, unit);
  const place = behind(draft, unit);
  if (u.status !== 'ready') return;
  for (const command of commands) moveCommandTo(draft, command, place);
}

/** SIP-CMD-3. The middle of a unit's rear edge; in a section, its centre. */
export function behind(state: State, unit: number): Point {
  const u = unitOf(state, unit);
  return u.section >= 0 ? { x: u.x, y: u.y } : rearOf(u, sizeOf(profileOf(state, unit)));
}

function moveCommandTo(draft: Draft, command: number, { x, y }: Point): void {
  const at = commandBase(draft, command);
  if (at.x === x && at.y === y) return;
  changeCommandBase(draft, command, { x, y });
  emit(draft, { type: 'commandMoved', rule: 'SIP-CMD-3', command, x, y });
}

const MOST_LEGS = 12;

/** SIP-MOV-11, SIP-AP-6. May a Command base ride along this path (x, y, x, y …)? */
export function rideProblem(state: State, command: number, path: readonly number[]): Refusal | null {
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
    const near = enemyNear(state, side, sweepAlong(quadOfCommandBase({ x, y }), dx / leg, dy / leg, leg));
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
  for (const i of unitsNear(state, leg.box, CM)) {
    if (!isReady(state, i) || sideOf(state, i) === side) continue;
    if (comesTooNear(leg, quadOfUnit(state, i))) return i;
  }
  return -1;
}

/**
 * SIP-CMD-5. A unit has come into contact with Command bases of the other side. Those that touch no ready friend flee to
 * the nearest one within 25 cm, or are taken.
 */
export function overrunCommandBases(draft: Draft, unit: number): void {
  const u = unitOf(draft, unit);
  if (u.status !== 'ready') return;
  const side = other(sideOf(draft, unit));
  const { quad } = footprintOf(draft, unit);
  for (const base of commandBasesOf(draft, side)) {
    const at = quadOfCommandBase(commandBase(draft, base));
    if (isWithin(at, quad, TOLERANCE) && !isTouchedBy(draft, base, side)) flee(draft, base, side);
  }
}

/** Does a ready unit of a side touch a Command base? */
function isTouchedBy(state: State, command: number, side: SideIndex): boolean {
  const quad = quadOfCommandBase(commandBase(state, command));
  return unitsNear(state, quad, TOLERANCE).some(
    (i) => isReady(state, i) && sideOf(state, i) === side && isWithin(quad, quadOfUnit(state, i), TOLERANCE),
  );
}

/** SIP-CMD-5. */
export function fleeIfCaught(draft: Draft, command: number): void {
  const { side } = commandBaseProfile(draft, command);
  if (isTouchedBy(draft, command, other(side)) && !isTouchedBy(draft, command, side)) flee(draft, command, side);
}

function flee(draft: Draft, command: number, side: SideIndex): void {
  const quad = quadOfCommandBase(commandBase(draft, command));
  let best = -1;
  let least = COMMAND_BASE_RATE + TOLERANCE;
  for (let i = 0; i < draft.units.length; i++) {
    if (unitOf(draft, i).status !== 'ready' || sideOf(draft, i) !== side) continue;
    const apart = leastGap(quad, 0, 0, 0, quadOfUnit(draft, i));
    if (apart < least || (apart === least && best < 0)) {
      least = apart;
      best = i;
    }
  }
  if (best < 0) {
    loseCommandBase(draft, command, 'captured', 'SIP-CMD-5');
    return;
  }
  const place = behind(draft, best);
  changeCommandBase(draft, command, place);
  emit(draft, { type: 'commandFled', rule: 'SIP-CMD-5', command, to: best });
}

/** SIP-CMD-6. */
export function loseCommandBase(draft: Draft, command: number, why: 'killed' | 'captured', rule: string): void {
  changeCommandBase(draft, command, { status: 'removed' });
  emit(draft, { type: 'commandLost', rule, command, why });
}

/** SIP-DEP-5. Does a Command base, placed there, stand on a unit of the enemy? */
export function standsOnEnemy(state: State, command: number, at: Point): boolean {
  const { side } = commandBaseProfile(state, command);
  return state.units.some(
    (u, i) => u.status === 'ready' && sideOf(state, i) !== side && overlap(quadOfCommandBase(at), quadOfUnit(state, i)),
  );
}

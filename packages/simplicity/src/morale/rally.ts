/** Rallying (chapter 13) and its variants (SIP-VAR-3, -4). */
import { D6, emit, pop, push, refusal, type Refusal, type Tally, total } from '@drumhead/engine';
import { normalise } from '@drumhead/table';
import { commandBaseProfile, inRadius } from '../command/commandBases.ts';
import { inContact, unitsWithin } from '../ground/footprints.ts';
import { ORDINARY, turnProblem } from '../movement/legs.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import type { FaceFrame, RallyFrame } from '../state/frames.ts';
import { cm } from '../state/lengths.ts';
import type { SideIndex, State } from '../state/state.ts';
import { armOf, CLASS_MODIFIER } from '../state/unitTables.ts';
import { isReady, poseOf, profileOf, sideOf, turnedBy, unitOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';

/** SIP-RAL-2. Least total by DP; SIP-RAL-8 for a routing unit. */
const SCORE: readonly number[] = [0, 4, 5, 6];
const ROUTING_SCORE = 5;

/** SIP-VAR-3: `ap` without action points works as `perCommand`. */
function isPerCommand(state: State): boolean {
  const { rallyMode, actionPoints } = state.field.switches;
  return rallyMode === 'perCommand' || (rallyMode === 'ap' && !actionPoints);
}

/** SIP-RAL-2, -3, -8. The least face with its modifiers apart. */
export function rallyNeeds(
  state: State,
  unit: number,
  routing: boolean,
): { readonly needed: number; readonly tally: Tally } {
  const profile = profileOf(state, unit);
  const add = CLASS_MODIFIER[profile.class];
  const tally = add === 0 ? [] : [{ rule: 'SIP-RAL-3', add, what: `sip.class.${profile.class}` }];
  return { needed: routing ? ROUTING_SCORE : (SCORE[unitOf(state, unit).dp] as number), tally };
}

/** SIP-RAL-1, -4, -7, SIP-VAR-3, -4: may the unit try to rally? `command`: the Command base that does it, or -1. */
export function rallyProblem(state: State, side: SideIndex, unit: number, command: number): Refusal | null {
  const profile = profileOf(state, unit);
  const u = unitOf(state, unit);
  const facts = { unit: profile.id };
  if (state.field.switches.rallyMode === 'none') return refusal('SIP-VAR-3', 'sip.refusal.noRally', facts);
  if (armOf(profile) === 'artillery') return refusal('SIP-RAL-1', 'sip.refusal.gunsNeverRally', facts);
  if (u.status !== 'ready' && u.status !== 'routing') return refusal('SIP-RAL-1', 'sip.refusal.notOnTable', facts);
  if (u.ordered) return refusal('SIP-AP-4', 'sip.refusal.ordered', facts);
  if (u.dp === 0) return refusal('SIP-RAL-1', 'sip.refusal.inGoodOrder', facts);
  const named = command === -1 ? null : commandProblem(state, side, command);
  if (named !== null) return named;
  if (u.status === 'routing') {
    if (command === -1 || !inContact(state, command, unit))
      return refusal('SIP-RAL-7', 'sip.refusal.commandNotInContact', facts);
  } else if (isPerCommand(state)) {
    if (command === -1 || !inRadius(state, command, unit))
      return refusal('SIP-VAR-3', 'sip.refusal.commandNotNear', facts);
  } else if (command !== -1) return refusal('SIP-RAL-4', 'sip.refusal.noCommandNeeded', facts);
  if (isPerCommand(state) && state.commands[command]?.rallied === true) {
    return refusal('SIP-VAR-3', 'sip.refusal.commandHasRallied', { command: commandBaseProfile(state, command).id });
  }
  return u.status === 'ready' ? clearProblem(state, side, unit) : null;
}

/** SIP-VAR-4. */
function clearProblem(state: State, side: SideIndex, unit: number): Refusal | null {
  if (!state.field.switches.rallyClear) return null;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === side || !isReady(state, i) || !unitsWithin(state, unit, i, cm(10))) continue;
    return refusal('SIP-VAR-4', 'sip.refusal.enemyTooNear', {
      unit: profileOf(state, unit).id,
      enemy: profileOf(state, i).id,
    });
  }
  return null;
}

function commandProblem(state: State, side: SideIndex, command: number): Refusal | null {
  const own = state.commands[command]?.status === 'table' && commandBaseProfile(state, command).side === side;
  return own ? null : refusal('SIP-RAL-5', 'sip.refusal.noSuchCommand');
}

/** SIP-RAL-5, -6, -9, SIP-VAR-3. May a Command base have the failed attempt made again? */
export function rerollProblem(state: State, side: SideIndex, unit: number, command: number): Refusal | null {
  const facts = { unit: profileOf(state, unit).id };
  const u = unitOf(state, unit);
  if (isPerCommand(state)) return refusal('SIP-VAR-3', 'sip.refusal.noReroll', facts);
  if (!u.rallyFailed) return refusal('SIP-RAL-5', 'sip.refusal.notFailed', facts);
  if (u.rerolled) return refusal('SIP-RAL-6', 'sip.refusal.rerolled', facts);
  const named = commandProblem(state, side, command);
  if (named !== null) return named;
  return inRadius(state, command, unit) ? null : refusal('SIP-RAL-5', 'sip.refusal.commandNotNear', facts);
}

/** Q7. The attempt is its order for the turn; the die follows. */
export function beginRally(draft: Draft, unit: number): void {
  changeUnit(draft, unit, { ordered: true });
  push(draft, { at: 'rally', unit, routing: unitOf(draft, unit).status === 'routing', again: false });
}

export function beginReroll(draft: Draft, unit: number): void {
  changeUnit(draft, unit, { rerolled: true });
  push(draft, { at: 'rally', unit, routing: unitOf(draft, unit).status === 'routing', again: true });
}

/** SIP-GEN-4. Does the face rally a unit? In rally rolls alone a natural 6 always succeeds. */
export function rallies(face: number, tally: Tally, needed: number): boolean {
  return face === 6 || face + total(tally) >= needed;
}

export const rallyHandler: Handler<RallyFrame> = {
  asks: () => 'dice',
  rule: (_, { routing }) => (routing ? 'SIP-RAL-8' : 'SIP-RAL-2'),
  dice(state, { unit }) {
    return [{ what: 'sip.roll.rally', owner: state.field.sides[sideOf(state, unit)].id, count: 1, faces: D6 }];
  },
  offers: () => [],
  act: () => notNow('SIP-RAL-2'),
  roll(draft, { unit, routing, again }, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const { needed, tally } = rallyNeeds(draft, unit, routing);
    const success = rallies(face, tally, needed);
    const rule = routing ? 'SIP-RAL-8' : 'SIP-RAL-2';
    const before = unitOf(draft, unit).dp;
    const dp = !success ? before : routing ? 3 : before - 1;
    emit(draft, { type: 'rallyRolled', rule, unit, face, needed, tally, success, again, dp });
    pop(draft);
    changeUnit(draft, unit, { rallyFailed: !success });
    if (!success) return;
    if (!routing) {
      changeUnit(draft, unit, { dp });
      return;
    }
    changeUnit(draft, unit, { dp, status: 'ready' });
    emit(draft, { type: 'stopped', rule: 'SIP-RAL-8', unit });
    push(draft, { at: 'face', unit });
  },
};

/** SIP-RAL-8. Any facing without overlap; as it stands it may always stay. */
export const faceHandler: Handler<FaceFrame> = {
  asks: (state, { unit }) => sideOf(state, unit),
  rule: () => 'SIP-RAL-8',
  offers(state, { unit }) {
    const { facing } = poseOf(state, unit);
    return [0, 720, 1440, 2160, 2880, 3600, 4320, 5040]
      .map((turn) => normalise(facing + turn))
      .filter((to) => faceProblem(state, unit, to) === null)
      .map((to) => ({ type: 'face', facing: to }));
  },
  covers: (state, { unit }, _side, command) =>
    command.type === 'face' && faceProblem(state, unit, command.facing) === null,
  act(draft, { unit }, _side, command) {
    if (command.type !== 'face') return notNow('SIP-RAL-8');
    const problem = faceProblem(draft, unit, command.facing);
    if (problem !== null) return problem;
    pop(draft);
    const { x, y } = unitOf(draft, unit);
    changeUnit(draft, unit, { facing: command.facing });
    emit(draft, { type: 'moved', rule: 'SIP-RAL-8', unit, x, y, facing: command.facing, how: 'turn' });
    return null;
  },
};

function faceProblem(state: State, unit: number, facing: number): Refusal | null {
  const pose = poseOf(state, unit);
  return facing === pose.facing ? null : turnProblem(state, unit, turnedBy(pose, facing - pose.facing), ORDINARY);
}

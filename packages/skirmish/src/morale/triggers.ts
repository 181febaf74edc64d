/** When a force tests its morale (SK-MOR-1, -6, -7, -10, -11, SK-HTH-26). */
import type { RuleId } from '@drumhead/engine';
import { isPresent } from '../command/leaders.ts';
import type { AftermathFrame } from '../state/frames.ts';
import { onTable, ownerOf } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';

/** The events of SK-MOR-1: the commander is lost, the force falls below half, a model is lost once it has. */
export type Cause = 'a' | 'b' | 'c';

/** SK-MOR-1, -7. Which of the causes of a test there are. */
export function causesOf(of: {
  readonly leaderless: boolean;
  readonly belowHalf: boolean;
  readonly halfPassed: boolean;
  readonly hurt: boolean;
}): readonly Cause[] {
  const causes: Cause[] = [];
  if (of.leaderless) causes.push('a');
  if (of.belowHalf && !of.halfPassed) causes.push('b');
  if (of.halfPassed && of.hurt) causes.push('c');
  return causes;
}

interface Trigger {
  readonly rule: RuleId;
  /** The models that test. */
  readonly models: readonly number[];
  /** The force has fallen below half for the first time. */
  readonly half: boolean;
}

/** SK-MOR-7. Strictly fewer than half of the starting models; models that left safely count as present. */
export function isBelowHalf(state: State, player: number): boolean {
  let present = 0;
  for (let model = 0; model < state.models.length; model++) {
    if (ownerOf(state, model) === player && isPresent(state, model)) present++;
  }
  return isLessThanHalf(present, state.squads[player]?.startedWith ?? 0);
}

export const isLessThanHalf = (present: number, started: number): boolean => 2 * present < started;

const isOut = (state: State, player: number): boolean =>
  state.squads[player]?.broken === true || state.squads[player]?.withdrawn === true;

/** SK-MOR-1, -10, SK-END-1. The morale test that an event requires of a player, or null. Several triggers make one test (SK-MOR-6). */
export function moraleTrigger(state: State, frame: AftermathFrame, player: number): Trigger | null {
  if (isOut(state, player)) return null;
  const causes = causesOf({
    leaderless: frame.leaderless.includes(player),
    belowHalf: isBelowHalf(state, player),
    halfPassed: state.squads[player]?.halfPassed === true,
    hurt: frame.hurt.some((model) => ownerOf(state, model) === player),
  });
  if (causes.length > 0) return { rule: 'SK-MOR-1', models: onTable(state, player), half: causes.includes('b') };
  const appalled = frame.appalled.filter((model) => ownerOf(state, model) === player);
  return appalled.length === 0 ? null : { rule: 'SK-HTH-26', models: appalled, half: false };
}

/** SK-MOR-6. The second test, if the first one cost the commander or brought the force below half. */
export function secondTrigger(state: State, frame: AftermathFrame, player: number): Trigger | null {
  if (isOut(state, player)) return null;
  const crossed = state.squads[player]?.halfPassed === false && isBelowHalf(state, player);
  if (!crossed && !frame.leaderless.includes(player)) return null;
  return { rule: 'SK-MOR-6', models: onTable(state, player), half: crossed };
}

/** Losses: models are Fallen or go Out, and the current event records it (SK-GEN-13, SK-GEN-14). */
import { push, type RuleId, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { commanderOf } from '../command/leaders.ts';
import { loseActions } from '../turn/activationState.ts';
import { leaveFlag } from '../command/flag.ts';
import type { AftermathFrame, Frame } from '../state/frames.ts';
import { ownerOf } from '../ground/geometry.ts';
import { dropThing } from '../movement/carriedObjects.ts';
import type { OutReason, State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** Begins an event: its aftermath comes once all frames pushed above it are done. */
export function pushAftermath(draft: Draft): void {
  const tests = draft.squads.map(() => 0);
  push(draft, { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests });
}

/** SK-GEN-14. Takes a model Out and records the loss in the event. A safe exit is no loss (SK-MOR-11). */
export function lose(draft: Draft, model: number, reason: OutReason, rule: RuleId): void {
  const player = ownerOf(draft, model);
  const commanded = commanderOf(draft, player) === model;
  dropThing(draft, model);
  leaveFlag(draft, model);
  changeModel(draft, model, { posture: 'out', out: reason });
  emit(draft, { type: 'out', rule, model, reason });
  loseActions(draft, model);
  if (openAftermath(draft) < 0) pushAftermath(draft);
  if (reason === 'safe') return;
  changeAftermath(draft, (frame) => ({
    ...frame,
    lost: [...frame.lost, model],
    leaderless: commanded ? [...frame.leaderless, player] : frame.leaderless,
    hurt: isHurt(reason) && frame.tests[player] === 0 ? [...frame.hurt, model] : frame.hurt,
  }));
}

/** SK-MOR-11. Losses that count for trigger (c). */
const isHurt = (reason: OutReason): boolean => reason === 'wounded' || reason === 'killed';

/** SK-HTH-26. Records the models that saw a gruesome kill. */
export function appal(draft: Draft, models: readonly number[]): void {
  if (models.length > 0) changeAftermath(draft, (frame) => ({ ...frame, appalled: [...frame.appalled, ...models] }));
}

/** SK-HTH-4. Knocks a model down; it drops what it carries (SK-SCN-1). */
export function knockDown(draft: Draft, model: number, rule: RuleId): void {
  if (modelAt(draft, model).posture === 'fallen') return;
  changeModel(draft, model, { posture: 'fallen' });
  emit(draft, { type: 'posture', rule, model, posture: 'fallen' });
  dropThing(draft, model);
}

/** Index of the frame of the innermost current event, or -1. */
function openAftermath(state: State): number {
  let at = state.frames.length - 1;
  while (at >= 0 && state.frames[at]?.at !== 'aftermath') at--;
  return at;
}

/** Changes the record of the innermost current event. */
export function changeAftermath(draft: Draft, change: (frame: AftermathFrame) => AftermathFrame): void {
  const at = openAftermath(draft);
  const frame = draft.frames[at] as Frame;
  if (frame.at === 'aftermath') draft.frames[at] = change(frame);
}

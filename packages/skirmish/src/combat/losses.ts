/** What an event costs as it happens: models fall or go Out, and the event takes note (SK-GEN-13, SK-GEN-14). */
import { push, type RuleId, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { commanderOf } from '../command/leaders.ts';
import { loseActions } from '../turn/activationState.ts';
import { leaveFlag } from '../command/flag.ts';
import type { AftermathFrame, Frame } from '../state/frames.ts';
import { ownerOf } from '../ground/geometry.ts';
import { dropThing } from '../movement/carriedObjects.ts';
import type { OutReason, State } from '../state/state.ts';
import { changeModel, type Work } from '../state/draft.ts';

/** An event begins: whatever it costs is looked at when all that is pushed above this has been worked off. */
export function pushAftermath(work: Work): void {
  const tests = work.squads.map(() => 0);
  push(work, { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests });
}

/** SK-GEN-14. A model goes Out, and the event that did it takes note. A safe exit is no loss (SK-MOR-11). */
export function lose(work: Work, model: number, reason: OutReason, rule: RuleId): void {
  const player = ownerOf(work, model);
  const commanded = commanderOf(work, player) === model;
  dropThing(work, model);
  leaveFlag(work, model);
  changeModel(work, model, { posture: 'out', out: reason });
  emit(work, { type: 'out', rule, model, reason });
  loseActions(work, model);
  if (openAftermath(work) < 0) pushAftermath(work);
  if (reason === 'safe') return;
  changeAftermath(work, (frame) => ({
    ...frame,
    lost: [...frame.lost, model],
    leaderless: commanded ? [...frame.leaderless, player] : frame.leaderless,
    hurt: isHurt(reason) && frame.tests[player] === 0 ? [...frame.hurt, model] : frame.hurt,
  }));
}

/** SK-MOR-11. What counts for trigger (c). */
const isHurt = (reason: OutReason): boolean => reason === 'wounded' || reason === 'killed';

/** SK-HTH-26. They saw a gruesome kill. */
export function appal(work: Work, models: readonly number[]): void {
  if (models.length > 0) changeAftermath(work, (frame) => ({ ...frame, appalled: [...frame.appalled, ...models] }));
}

/** SK-HTH-4. A model is knocked down, and lets go of what it carries (SK-SCN-1). */
export function knockDown(work: Work, model: number, rule: RuleId): void {
  if (modelAt(work, model).posture === 'fallen') return;
  changeModel(work, model, { posture: 'fallen' });
  emit(work, { type: 'posture', rule, model, posture: 'fallen' });
  dropThing(work, model);
}

/** Index of the innermost event going on, or -1. */
function openAftermath(state: State): number {
  let at = state.frames.length - 1;
  while (at >= 0 && state.frames[at]?.at !== 'aftermath') at--;
  return at;
}

/** Notes something in the innermost event going on. */
export function changeAftermath(work: Work, change: (frame: AftermathFrame) => AftermathFrame): void {
  const at = openAftermath(work);
  const frame = work.frames[at] as Frame;
  if (frame.at === 'aftermath') work.frames[at] = change(frame);
}

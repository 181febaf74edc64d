/**
 * What an event costs: models fall or go Out, and when all of it has happened come succession, morale and the break
 * check, in that order (SK-GEN-13, SK-SEQ-9, SK-SEQ-10).
 */
import type { RuleId } from '@drumhead/engine';
import { modelAt } from './abilities.ts';
import { leaveFlag } from './flag.ts';
import { dropThing } from './moves/things.ts';
import { commanderOf, nameActing, successors } from './command.ts';
import { loseActions } from './doing.ts';
import { checkBreaks } from './ending.ts';
import type { AftermathFrame, Frame } from './frames.ts';
import { isThere, ownerOf } from './geometry.ts';
import { type Handler, no } from './handler.ts';
import { pushMorale } from './morale.ts';
import type { OutReason, State } from './state.ts';
import { moraleTrigger, secondTrigger } from './triggers.ts';
import { changeModel, changeSquad, pop, push, tell, type Work } from './work.ts';

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
  tell(work, { type: 'out', rule, model, reason });
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
  tell(work, { type: 'posture', rule, model, posture: 'fallen' });
  dropThing(work, model);
}

/** Index of the innermost event going on, or -1. */
function openAftermath(state: State): number {
  let at = state.frames.length - 1;
  while (at >= 0 && state.frames[at]?.at !== 'aftermath') at--;
  return at;
}

function changeAftermath(work: Work, change: (frame: AftermathFrame) => AftermathFrame): void {
  const at = openAftermath(work);
  const frame = work.frames[at] as Frame;
  if (frame.at === 'aftermath') work.frames[at] = change(frame);
}

/** Players in the order they are looked at: the active one first, then round the table (SK-GEN-13). */
function inTurn(state: State): readonly number[] {
  const players = state.field.players.map((_, player) => player);
  return [...players.slice(state.active), ...players.slice(0, state.active)];
}

export const aftermathHandler: Handler<AftermathFrame> = {
  asks: () => 'auto',
  rule: () => 'SK-SEQ-9',
  offers: () => [],
  act: () => no('SK-SEQ-9', 'sk.fight.nothingAsked'),
  auto(work, frame) {
    if (succession(work)) return;
    for (const player of inTurn(work)) if (lookAtMorale(work, frame, player)) return;
    pop(work);
    checkBreaks(work, frame.lost);
  },
};

/** SK-CMD-4. Names an acting Leader, or lets his owner choose; says whether somebody must choose. */
function succession(work: Work): boolean {
  for (let player = 0; player < work.squads.length; player++) {
    const names = successors(work, player);
    if (names.length === 1) nameActing(work, player, names[0] as number);
    if (names.length < 2) continue;
    push(work, { at: 'succession', player });
    return true;
  }
  return false;
}

/** SK-MOR-1, SK-MOR-6. Pushes the test that a player owes for this event, if any; says whether it did. */
function lookAtMorale(work: Work, frame: AftermathFrame, player: number): boolean {
  const made = frame.tests[player] as number;
  if (made < 0 || made > 1) return false;
  const trigger = made === 0 ? moraleTrigger(work, frame, player) : secondTrigger(work, frame, player);
  if (trigger?.half) changeSquad(work, player, { halfPassed: true });
  const tests = frame.tests.map((old, p) => (p === player ? (trigger === null ? -1 : made + 1) : old));
  changeAftermath(work, (old) => ({ ...old, leaderless: old.leaderless.filter((p) => p !== player), tests }));
  if (trigger === null) return true;
  pushMorale(
    work,
    player,
    trigger.models.filter((model) => isThere(work, model)),
    trigger.rule,
  );
  return true;
}

/**
 * After an event come succession, morale and the break check, in that order (SK-GEN-13, SK-SEQ-9,
 * SK-SEQ-10).
 */
import { pop, push } from '@drumhead/engine';
import { nameActing, successors } from '../command/leaders.ts';
import { checkBreaks } from '../victory/breaking.ts';
import type { AftermathFrame } from '../state/frames.ts';
import { isThere } from '../ground/geometry.ts';
import { NOTHING_ASKED, type Handler } from '../turn/handler.ts';
import { changeAftermath } from '../combat/losses.ts';
import { pushMorale } from './morale.ts';
import type { State } from '../state/state.ts';
import { moraleTrigger, secondTrigger } from './triggers.ts';
import { changeSquad, type Draft } from '../state/draft.ts';

/** Players in order: the active one first, then by seats (SK-GEN-13). */
function inTurn(state: State): readonly number[] {
  const players = state.field.players.map((_, player) => player);
  return [...players.slice(state.active), ...players.slice(0, state.active)];
}

export const aftermathHandler: Handler<AftermathFrame> = {
  asks: () => 'auto',
  rule: () => 'SK-SEQ-9',
  ...NOTHING_ASKED,
  auto(draft, frame) {
    if (succession(draft)) return;
    for (const player of inTurn(draft)) if (lookAtMorale(draft, frame, player)) return;
    pop(draft);
    checkBreaks(draft, frame.lost);
  },
};

/** SK-CMD-4. Names an acting Leader or asks the owner to choose one; returns whether a choice is pending. */
function succession(draft: Draft): boolean {
  for (let player = 0; player < draft.squads.length; player++) {
    const names = successors(draft, player);
    if (names.length === 1) nameActing(draft, player, names[0] as number);
    if (names.length < 2) continue;
    push(draft, { at: 'succession', player });
    return true;
  }
  return false;
}

/** SK-MOR-1, SK-MOR-6. Pushes the morale test that this event requires of a player; returns whether there is one. */
function lookAtMorale(draft: Draft, frame: AftermathFrame, player: number): boolean {
  const made = frame.tests[player] as number;
  if (made < 0 || made > 1) return false;
  const trigger = made === 0 ? moraleTrigger(draft, frame, player) : secondTrigger(draft, frame, player);
  if (trigger?.half) changeSquad(draft, player, { halfPassed: true });
  const tests = frame.tests.map((old, p) => (p === player ? (trigger === null ? -1 : made + 1) : old));
  changeAftermath(draft, (old) => ({ ...old, leaderless: old.leaderless.filter((p) => p !== player), tests }));
  if (trigger === null) return true;
  pushMorale(
    draft,
    player,
    trigger.models.filter((model) => isThere(draft, model)),
    trigger.rule,
  );
  return true;
}

/** Who takes the first turn (chapter 4, Q1). */
import { emit, pop, push, replaceTop } from '@drumhead/engine';
import type { Draft } from '../state/draft.ts';
import type { InitiativeChoiceFrame, InitiativeRollFrame } from '../state/frames.ts';
import { other } from '../state/state.ts';
import { type Handler, notNow } from './handler.ts';
import { rollOffDice, winnerOf } from './rollOff.ts';
import { beginBattle } from './turn.ts';

/** SIP-INI-1, SIP-SCN-4. */
export function beginInitiative(draft: Draft): void {
  const { firstTurn } = draft.field;
  if (firstTurn === -1) push(draft, { at: 'initiativeRoll' });
  else beginBattle(draft, firstTurn);
}

export const initiativeRollHandler: Handler<InitiativeRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-INI-1',
  dice: rollOffDice('sip.roll.initiative'),
  // Stryker disable next-line all: same: only dice are waited for here
  offers: () => [],
  // Stryker disable next-line all: same: only dice are waited for here
  act: () => notNow('SIP-INI-1'),
  roll(draft, _, [first, second]) {
    const faces = [first?.[0] as number, second?.[0] as number] as const;
    const winner = winnerOf(faces);
    emit(draft, { type: 'initiativeRolled', rule: 'SIP-INI-1', faces, winner });
    if (winner !== null) replaceTop(draft, { at: 'initiativeChoice', side: winner });
  },
};

/** SIP-INI-1. The winner goes first, or lets the other side. */
export const initiativeChoiceHandler: Handler<InitiativeChoiceFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-INI-1',
  offers: () => [
    { type: 'goFirst', first: true },
    { type: 'goFirst', first: false },
  ],
  act(draft, { side }, _side, command) {
    if (command.type !== 'goFirst') return notNow('SIP-INI-1');
    pop(draft);
    beginBattle(draft, command.first ? side : other(side));
    return null;
  },
};

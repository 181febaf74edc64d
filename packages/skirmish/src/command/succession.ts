/** SK-CMD-4. The owner of a squad that has lost its Leader chooses one of several NCOs. */
import { refusal, pop } from '@drumhead/engine';
import { named } from '../state/abilities.ts';
import { nameActing, successors } from './leaders.ts';
import type { SuccessionFrame } from '../state/frames.ts';
import { type Handler } from '../turn/handler.ts';

export const successionHandler: Handler<SuccessionFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-CMD-4',
  offers: (state, { player }) => successors(state, player).map((model) => ({ type: 'succeed', model })),
  act(draft, _frame, player, command) {
    if (command.type !== 'succeed') return refusal('SK-CMD-4', 'sk.fight.successorFirst');
    if (!successors(draft, player).includes(command.model)) {
      return refusal('SK-CMD-4', 'sk.fight.noSuccessor', named(draft, { model: command.model }));
    }
    pop(draft);
    nameActing(draft, player, command.model);
    return null;
  },
};

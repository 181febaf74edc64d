/**
 * SK-INI-1, SK-INI-2, SK-MPL-1, SK-MPL-2. Initiative, rolled once; with three or more players cards decide the order.
 */
import { pop, emit } from '@drumhead/engine';
import type { CardFrame, InitiativeFrame } from '../state/frames.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import type { State } from '../state/state.ts';
import { beginGameTurn, beginPlayerTurn } from '../turn/turn.ts';
import { type Draft } from '../state/draft.ts';
import { dieEach } from './roles.ts';

/** SK-MPL-2, SK-SCN-2, SK-SCN-4, SK-SCN-8. No roll if cards are drawn or the scenario lets the attacker begin. */
const isRolled = ({ field }: State): boolean =>
  field.players.length === 2 && !BOXES[field.scenario].attackerBegins && field.attackerBegins !== true;

export const initiativeHandler: Handler<InitiativeFrame> = {
  asks: (state) => (isRolled(state) ? 'dice' : 'auto'),
  rule: () => 'SK-INI-1',
  dice: ({ field }) => dieEach(field, 'sk.dice.initiative'),
  ...DICE_FIRST,
  roll(draft, _, faces) {
    const [one = 0, two = 0] = faces.map(([face]) => face);
    const first = one === two ? null : one > two ? 0 : 1;
    emit(draft, { type: 'initiativeRolled', rule: 'SK-INI-1', faces: [one, two], first });
    if (first !== null) begin(draft, first);
  },
  auto(draft) {
    begin(draft, draft.attacker);
  },
};

/** SK-INI-2. The first game turn; afterwards players alternate. */
function begin(draft: Draft, first: number): void {
  draft.first = first;
  pop(draft);
  beginGameTurn(draft);
}

/** SK-MPL-1. One card for each player still to play in this game turn; the player drawn is next. */
export const cardHandler: Handler<CardFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-MPL-1',
  dice: (_, { left }) => [
    { what: 'sk.dice.card', owner: null, count: 1, faces: left.map((_player, card) => card + 1) },
  ],
  ...DICE_FIRST,
  roll(draft, { left }, [[face = 1] = []]) {
    const player = left[face - 1] as number;
    emit(draft, { type: 'cardDrawn', rule: 'SK-MPL-1', player });
    pop(draft);
    beginPlayerTurn(draft, player);
  },
};

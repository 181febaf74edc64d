import { startI18n } from '@drumhead/content/translator';
import { expect, it } from 'vitest';
import { puzzleScenario } from '../../battle/records/firstBattle.ts';
import { onlineName } from '../../battle/records/onlineName.ts';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, messagesIn } from '../../i18n/index.ts';
import { battleMessages } from '../../i18n/messages-battle.ts';
import { homeMessages } from '../../i18n/messages-home.ts';
import { battleFacts, beginningOf } from './battleFacts.ts';
import { type HomeLinkKey, homeLinkMessages } from './homeLinkMessages.ts';

const saved: SavedBattle = {
  id: 'b1',
  ruleset: 'large-battles',
  scenario: 'raab',
  name: 'Raab',
  seats: { france: 'human', austria: 'captain' },
  seed: 'secret',
  header: '{}\n',
  begun: 1,
  touched: Date.UTC(2026, 10, 27, 12),
  count: 1,
  over: false,
};

it('a battle says where it comes from', () => {
  const from = (change: Partial<SavedBattle>) => beginningOf({ ...saved, ...change });
  expect([
    from({}),
    from({ scenario: null }),
    from({ scenario: 'first-battle' }),
    from({ scenario: puzzleScenario('guns') }),
    from({ scenario: null, origin: 'position' }),
    from({ origin: 'record' }),
    from({ scenario: null, origin: 'campaign' }),
    from({ origin: 'playedOn' }),
    from({ id: onlineName('t4ble') }),
  ]).toEqual(['scenario', 'setUp', 'guided', 'puzzle', 'position', 'record', 'campaign', 'playedOn', 'online']);
});

it.each([
  ['en', ['Scenario', 'Victory: France'], 'Draw'],
  ['it', ['Scenario', 'Vince la Francia'], 'Parità'],
] as const)('and, once it is over, who won (%s)', (language, won, draw) => {
  const texts = { ...homeLinkMessages, ...homeMessages, ...battleMessages };
  const inLanguage = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]));
  const messages = messagesIn<MessageKey | HomeLinkKey>(startI18n(language, inLanguage));
  const over = { ...saved, over: true, winner: 'france' };
  expect(battleFacts(over, messages, { dateStyle: 'medium' }).slice(0, 2)).toEqual(won);
  expect(battleFacts(over, messages, { dateStyle: 'medium' })).toHaveLength(3);
  expect(battleFacts({ ...over, winner: null }, messages, { dateStyle: 'medium' })[1]).toBe(draw);
  // Not over, or from before it was saved: nothing about it.
  expect(battleFacts(saved, messages, { dateStyle: 'medium' })).toHaveLength(2);
  expect(battleFacts({ ...saved, over: true }, messages, { dateStyle: 'medium' })).toHaveLength(2);
});

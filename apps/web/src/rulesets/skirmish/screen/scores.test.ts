import { startI18n } from '@drumhead/content/translator';
import { begin } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { messagesIn } from '../../../i18n/index.ts';
import { skirmishScreen } from './screen.ts';
import { skirmishTableMessages } from './messages.ts';

const words = Object.fromEntries(Object.entries(skirmishTableMessages).map(([key, { en }]) => [key, en]));
const messages = messagesIn(startI18n('en', words, { missing: () => undefined }));

it('SK-SCN-3 a model that carried supplies off left safely, and is not out of action', () => {
  const begun = begin(skirmish, skirmish.scenario('shakos-foraging-mission'));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  const own = state.field.models.flatMap(({ player }, i) => (player === 0 ? [i] : []));
  const after = (...outs: readonly State['models'][number]['out'][]): string | undefined => {
    const models = state.models.map((model, i) => ({ ...model, out: outs[own.indexOf(i)] ?? null }));
    const squads = state.squads.map((squad) => ({ ...squad, startedWith: 9 }));
    return skirmishScreen.scores(messages, { ...state, gameTurn: 3, squads, models })[0]?.sum;
  };
  expect(after()).toBe('Out of action: 0 of 9');
  expect(after('wounded', 'fled')).toBe('Out of action: 2 of 9');
  expect(after('wounded', 'safe', 'safe')).toBe('Out of action: 1 of 9, left safely: 2');
});

it('SK-SCN-7 in a campaign resigning is conceding, in words of its own beside those of withdrawing', () => {
  const begun = begin(skirmish, skirmish.scenario('shakos-pick-up'));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  expect(skirmishScreen.resigning?.(messages, state)).toBeNull();
  const campaign = { ...state, field: { ...state.field, campaign: true } };
  const named = skirmishScreen.resigning?.(messages, campaign);
  expect(named?.name).toBe('Concede the game');
  expect(named?.sure).toContain('count as fled');
  for (const language of ['en', 'it'] as const) {
    const [concede = ''] = skirmishTableMessages['web.sk.do.concede'][language].split(' ');
    expect(skirmishTableMessages['web.sk.do.withdraw'][language]).not.toContain(concede);
  }
});

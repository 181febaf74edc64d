import { begin } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { messagesIn, startI18n } from '../../../../i18n/index.ts';
import type { TableKey } from '../../screen/messages.ts';
import { bandCaptions, bandsOf } from './reachCaptions.ts';

const { t } = messagesIn<TableKey>(startI18n('en', { 'web.sk.range': 'shot {{modifier}}' }, () => undefined));

const begun = begin(skirmish, skirmish.scenario('shakos-assault-at-the-farm'));
if (!begun.ok) throw new Error('not begun');
const { state } = begun.value;

function armed(...weapons: State['field']['models'][number]['weapons']) {
  const models = state.field.models.map((model, i) => (i === 0 ? { ...model, weapons } : model));
  const standing = state.models.map((model, i) =>
    i === 0
      ? { ...model, posture: 'standing' as const, loaded: weapons.map(() => true), depleted: weapons.map(() => false) }
      : model,
  );
  return bandCaptions(
    t,
    bandsOf({ ...state, field: { ...state.field, models }, models: standing }, 0),
    { x: 300, y: 300 },
    600,
  );
}

it('SK-RNG-3 rings of two weapons with the same words are told apart, and weapons alike share theirs', () => {
  const both = armed('musket', 'tomahawk');
  const texts = both.map(({ text }) => text);
  expect(new Set(texts).size).toBeLessThan(texts.length);
  expect(new Set(both.map(({ key }) => key)).size).toBe(both.length);
  expect(armed('pistol', 'pistol')).toHaveLength(armed('pistol').length);
  expect(armed('pistol').length).toBeGreaterThan(0);
});

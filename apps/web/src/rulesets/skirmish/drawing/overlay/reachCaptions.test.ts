import { startI18n } from '@drumhead/content/translator';
import { begin } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { messagesIn } from '../../../../i18n/index.ts';
import type { TableKey } from '../../screen/messages.ts';
import { bandCaptions, bandsOf } from './reachCaptions.ts';

const words = {
  'web.sk.range': 'shot {{modifier}}',
  'web.sk.range.of': '{{weapon}} {{modifier}}',
  'sk.weapon.musket': 'Musket',
  'sk.weapon.tomahawk': 'Tomahawk',
};
const messages = messagesIn<TableKey>(startI18n('en', words, { missing: () => undefined }));

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
    messages,
    bandsOf({ ...state, field: { ...state.field, models }, models: standing }, 0),
    { x: 300, y: 300 },
    600,
  );
}

it('SK-RNG-3 rings of two weapons are told apart by their names, and weapons alike share theirs', () => {
  const both = armed('musket', 'tomahawk').map(({ text }) => text);
  expect(both[0]).toMatch(/^Musket [+−]?\d$/);
  expect(both.at(-1)).toMatch(/^Tomahawk [+−]?\d$/);
  expect(new Set(both).size).toBe(both.length);
  expect(armed('musket').every(({ text }) => text.startsWith('shot'))).toBe(true);
  expect(armed('pistol', 'pistol')).toHaveLength(armed('pistol').length);
  expect(armed('pistol').length).toBeGreaterThan(0);
});

// Every name of troops that comes with the games has its Italian article in a story, but those that are proper names.
import { withArticles } from '@drumhead/content/story';
import { startI18n } from '@drumhead/content/translator';
import { expect, it } from 'vitest';
import { manifests } from '../apps/cli/src/rulesets.ts';

const NAMES = /^(?:lb\.unit\..+\.short|lb\.regiment\..+|sip\.troops\..+|sip\.regiment\..+|sk\.profile\..+)$/;
/** Sides of the games; of two of one nation each has where it stands behind its name. */
const SIDES = /^(?:(?:lb|sip)\.side\.[\w-]+|sk\.roster\.[\w-]+|lb\.army\.(?:first|second))$/;

it('names of troops have an article in Italian, but proper names', () => {
  const texts = manifests.flatMap(({ messages }) => messages.flatMap((all) => Object.entries(all)));
  const named = texts.flatMap(([key, { it: name }]) =>
    NAMES.test(key) ? [{ name, isMan: key.startsWith('sk.') }] : [],
  );
  expect(named.length).toBeGreaterThan(300);
  const bare = named.filter(({ name, isMan }) => withArticles(name, isMan) === name).map(({ name }) => name);
  expect([...new Set(bare)].sort()).toEqual(['Hibernia', 'Irlanda', 'Murcia', 'Patria', 'Toledo']);
});

it('names of sides have theirs where a verb stands before them', () => {
  const texts = manifests.flatMap(({ messages }) => messages.flatMap((all) => Object.entries(all)));
  const sides = texts.flatMap(([key, { it: name }]) => (SIDES.test(key) ? [name] : []));
  expect(sides.length).toBeGreaterThan(20);
  const i18n = startI18n('it', { won: '{{side, named(one: Vince; many: Vincono)}}' });
  const bare = sides.filter((side) => i18n.translate('won', { side }) === `Vince ${side}`);
  expect([...new Set(bare)]).toEqual([]);
});

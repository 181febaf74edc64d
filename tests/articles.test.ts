// Every name of troops that comes with the games has its Italian article in a story, but those that are proper names.
import { withArticles } from '@drumhead/content/story';
import { expect, it } from 'vitest';
import { manifests } from '../apps/cli/src/rulesets.ts';

const NAMES = /^(?:lb\.unit\..+\.short|lb\.regiment\..+|sip\.troops\..+|sip\.regiment\..+|sk\.profile\..+)$/;

it('names of troops have an article in Italian, but proper names', () => {
  const texts = manifests.flatMap(({ messages }) => messages.flatMap((all) => Object.entries(all)));
  const named = texts.flatMap(([key, { it: name }]) =>
    NAMES.test(key) ? [{ name, isMan: key.startsWith('sk.') }] : [],
  );
  expect(named.length).toBeGreaterThan(300);
  const bare = named.filter(({ name, isMan }) => withArticles(name, isMan) === name).map(({ name }) => name);
  expect([...new Set(bare)].sort()).toEqual(['Hibernia', 'Irlanda', 'Murcia', 'Patria', 'Toledo']);
});

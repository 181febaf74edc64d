import { expect, it } from 'vitest';
import { clubMessages } from './messages.ts';
import { nameIn } from './names.ts';

/** The words of the page in Italian. */
const t = (key: keyof typeof clubMessages, facts: Readonly<Record<string, unknown>> = {}): string =>
  clubMessages[key].it.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));

it('a computer player is called by its rank in the language of the reader, a person as that person likes', () => {
  const entries = [
    { entry: 0, name: 'Captain 1', player: 'captain', since: 1, isOut: false },
    { entry: 1, name: 'Recluta 2', player: 'recruit', since: 1, isOut: false },
    { entry: 2, name: 'Captain 3', player: 'person', since: 1, isOut: false },
  ];
  const names = entries.map(({ entry }) => nameIn({ entries }, entry, { t }));
  expect(names).toEqual(['Capitano 1', 'Recluta 2', 'Captain 3']);
});

import { answerLines, type Judge, resultLine, withStepLines } from '@drumhead/content/told';
import { judge as largeBattles } from '@drumhead/large-battles/adjudicate';
import { judge as simplicity } from '@drumhead/simplicity/adjudicate';
import { judge as skirmish } from '@drumhead/skirmish/adjudicate';
import { describe, expect, it } from 'vitest';
import { reachingStick } from './reachingStick.ts';
import {
  conformed,
  controlOf,
  firstValue,
  isDiceField,
  kindOf,
  nextItem,
  marksOf,
  plain,
  pruned,
  runsOf,
  type Schema,
  tagOf,
  withMark,
  withRun,
  withValue,
} from './schemaForm.ts';

const judges: Readonly<Record<string, Judge>> = { 'large-battles': largeBattles, skirmish, simplicity };
const kinds = Object.entries(judges).flatMap(([ruleset, judge]) =>
  judge.kinds.filter((kind) => !judge.tableKinds.includes(kind)).map((kind) => ({ ruleset, judge, kind })),
);

/** The example of a kind for the command line, or null. */
async function exampleOf(ruleset: string, kind: string): Promise<unknown> {
  const url = new URL(`../../../../examples/${ruleset}/${kind}.json`, import.meta.url).href;
  return import(/* @vite-ignore */ url).then(({ default: found }) => found as unknown);
}
const schemaOf = (judge: Judge, kind: string) => judge.schema(kind) as Schema;

describe('a form from the schema of a situation', () => {
  it.each(kinds)('$ruleset $kind keeps all that an example says: the answer is the same', async (one) => {
    const { ruleset, judge, kind } = one;
    const example = await exampleOf(ruleset, kind);
    const schema = schemaOf(judge, kind);
    const t = (key: string) => key;
    const through = pruned(conformed(example, schema), schema);
    const answer = judge.adjudicate(kind, through, t);
    expect(answer.ok).toBe(true);
    expect(answer).toEqual(judge.adjudicate(kind, example, t));
  });

  it('drops whatever a link holds that the schema does not know', () => {
    const schema = schemaOf(skirmish, 'melee');
    const given = {
      attacker: { q: 3, weapons: ['musket', 'cannon'], evil: 1 },
      defender: 'x',
      above: 'sky',
      nothing: 2,
    };
    expect(conformed(given, schema)).toEqual({ attacker: { q: 3, weapons: ['musket'] }, defender: {} });
    expect(conformed(null, schema)).toEqual({ attacker: {}, defender: {} });
  });

  it('leaves out dice of which some are still to be tapped in', () => {
    const schema = schemaOf(largeBattles, 'approach');
    const half = { ...(firstValue(schema) as object), dice: { attacker: [6, 5], defender: [] } };
    expect(pruned(half, schema)).not.toHaveProperty('dice');
    const all = withValue(half, ['dice', 'defender'], [1]);
    expect(pruned(all, schema)).toHaveProperty('dice', { attacker: [6, 5], defender: [1] });
  });

  it.each([
    ['melee', 'attacker', 'defender'],
    ['shot', 'shooter', 'target'],
    ['fall', 'model', 'fall'],
  ])('invents no face of a %s: only those tapped in are there, and the judge waits for both', (kind, first, second) => {
    const schema = schemaOf(skirmish, kind);
    const tap = (situation: unknown, of: string, face: number | undefined) =>
      conformed(withValue(situation, ['dice', of], face), schema);
    const one = tap(firstValue(schema), first, 6);
    expect(one).toHaveProperty('dice', { [first]: 6 });
    expect(pruned(one, schema)).not.toHaveProperty('dice');
    const both = tap(one, second, 2);
    expect(pruned(both, schema)).toHaveProperty('dice', { [first]: 6, [second]: 2 });
    // A second tap takes a face back.
    const back = tap(both, first, undefined);
    expect(back).toHaveProperty('dice', { [second]: 2 });
    expect(pruned(back, schema)).not.toHaveProperty('dice');
  });

  it.each([
    ['specials', 'fr-grenadier', 'strong'],
    ['weapons', 'fr-eagle', 'sword'],
  ] as const)('%s: the only mark of %s, %s, can be taken away', (field, profile, mark) => {
    const schema = schemaOf(skirmish, 'melee');
    const situation = conformed({ attacker: { profile }, defender: { profile: 'gb-line' } }, schema);
    const implied = [mark];
    const taken = withMark(undefined, implied, mark);
    expect(marksOf(taken, implied)).toEqual([]);
    const changed = withValue(situation, ['attacker', field], taken);
    const chances = (asked: unknown) => {
      const judged = skirmish.adjudicate('melee', pruned(conformed(asked, schema), schema), (key) => key);
      if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
      return judged.value;
    };
    expect(pruned(changed, schema)).toMatchObject({ attacker: { [field]: [] } });
    expect(chances(changed)).toEqual(chances({ attacker: { profile, [field]: [] }, defender: { profile: 'gb-line' } }));
    expect(chances(changed)).not.toEqual(chances(situation));
    // A second tap on it: the profile says it again.
    expect(withMark(taken, implied, mark)).toBeUndefined();
    expect(marksOf(undefined, implied)).toEqual(implied);
    // Without a profile one that is marked and taken away is none, too.
    expect(withMark(withMark(undefined, undefined, mark), undefined, mark)).toEqual([]);
  });

  it.each(kinds)('$ruleset $kind has a result to show in the bar only once the dice lie', async (one) => {
    const { ruleset, judge, kind } = one;
    const t = (key: string) => `${key}!`;
    const lineOf = (situation: object) => {
      const judged = judge.adjudicate(kind, situation, t);
      if (!judged.ok) return null;
      const outcome = withStepLines(judge, judged.value, t);
      const line = resultLine(t, outcome);
      if (line !== null) expect(answerLines(t, outcome)).toContain(line);
      return line;
    };
    const example = (await exampleOf(ruleset, kind)) as object;
    const bare = Object.fromEntries(Object.entries(example).filter(([name]) => !isDiceField(name)));
    const rolled = Object.keys(bare).length < Object.keys(example).length;
    // A roll for a general has his Quality for an answer, which the page shows anyway.
    if (rolled && kind !== 'general') expect(lineOf(example)).not.toBeNull();
    if (rolled) expect(lineOf(bare)).toBeNull();
  });

  it('the result of a melee is what happens, not its scores', async () => {
    const judged = skirmish.adjudicate('melee', await exampleOf('skirmish', 'melee'), (key) => key);
    expect(judged.ok && resultLine((key) => key, judged.value)).toBe('told.resultIs');
  });

  it('tells kinds of units by their tag, and gives each field its control', () => {
    const schema = schemaOf(largeBattles, 'approach');
    const { attacker = {}, defender = {}, flank = {}, bought = {} } = schema.properties ?? {};
    expect([attacker, defender, flank, bought].map((one) => controlOf(one, 'x', ''))).toEqual([
      'kinds',
      'list',
      'switch',
      'number',
    ]);
    expect(tagOf(attacker)).toBe('arm');
    expect(kindOf(attacker, { arm: 'artillery' }).properties).toHaveProperty('calibre');
    expect(controlOf(plain(defender).items ?? {}, 'defender', '')).toBe('kinds');
    const dice = schema.properties?.['dice']?.properties?.['attacker'] ?? {};
    expect(controlOf(dice, 'attacker', 'dice')).toBe('faces');
    expect(controlOf({ type: 'integer', minimum: 1, maximum: 6 }, 'face', 'reroll')).toBe('die');
  });

  it('changes one place and takes one away', () => {
    const before = { a: { b: [1, 2] }, c: 3 };
    expect(withValue(before, ['a', 'b', 1], 9)).toEqual({ a: { b: [1, 9] }, c: 3 });
    expect(withValue(before, ['c'], undefined)).toEqual({ a: { b: [1, 2] } });
  });
});

describe('one more of a list', () => {
  const shooters = schemaOf(skirmish, 'shot').properties?.['shooters'] ?? {};

  it('begins with all that the last one says, which is typed once for all', () => {
    const given = { gap: 60, profile: 'gb-line', weapon: 'musket' };
    expect(nextItem([{ gap: 90 }, given], shooters.items ?? {}, 'shooters')).toEqual(given);
    const two = withValue({ shooters: [given, given] }, ['shooters', 1, 'gap'], 120);
    expect(two).toEqual({ shooters: [given, { ...given, gap: 120 }] });
  });

  it('is a fresh one where there is none, and where items are plain values', () => {
    expect(nextItem([], shooters.items ?? {}, 'shooters')).toEqual({});
    const q = schemaOf(skirmish, 'order').properties?.['q']?.items ?? {};
    expect(nextItem([3], q, 'q')).toBe(q.minimum);
  });
});

it('tells one of several that are the same, and changes them together', () => {
  const items = [{ gap: 1 }, { gap: 1 }, { gap: 1 }, { gap: 2 }];
  const [first, second] = runsOf(items);
  expect([first, second]).toEqual([
    { at: 0, count: 3 },
    { at: 3, count: 1 },
  ]);
  expect(withRun(items, first as never, { gap: 5 })).toEqual([{ gap: 5 }, { gap: 5 }, { gap: 5 }, { gap: 2 }]);
  expect(withRun(items, first as never, { gap: 1 }, 1)).toEqual([{ gap: 1 }, { gap: 2 }]);
  expect(runsOf([])).toEqual([]);
});

it('marks the stick that reaches a distance in millimetres', () => {
  const sticks = [75, 120, 180].map((length) => ({ name: String(length), length, adds: '' }));
  const named = [0, 75, 76, 180, 181, undefined].map((value) => reachingStick(sticks, value)?.name);
  expect(named).toEqual(['75', '75', '120', '180', undefined, undefined]);
});

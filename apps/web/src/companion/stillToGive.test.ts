import { describe, expect, it } from 'vitest';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import {
  conformed,
  controlOf,
  firstItem,
  isDiceField,
  type Path,
  pathText,
  plain,
  pruned,
  type Schema,
  withValue,
} from './schemaForm.ts';
import { type Lack, stillToGive } from './stillToGive.ts';

const kinds = [largeBattles, skirmish, simplicity].flatMap((config) =>
  config.judge.kinds
    .filter((kind) => !config.judge.tableKinds.includes(kind))
    .map((kind) => ({ config, ruleset: config.ruleset, kind, schema: config.judge.schema(kind) as Schema })),
);

const lacksOf = ({ config, kind, schema }: (typeof kinds)[number], situation: unknown) =>
  stillToGive(schema, situation, kind, config.needs);
const places = (lacks: readonly Lack[]) =>
  lacks.map(({ path, oneOf }) => oneOf.map((name) => pathText([...path, name])).join(' | '));

/** The schema of a place, and what it takes at least. */
function leastAt(schema: Schema, path: Path, situation: unknown): unknown {
  let [of, value, name] = [plain(schema), situation, ''];
  for (const at of path) {
    const kind = of.oneOf?.find((one) => one.properties?.['arm']?.const === (value as { arm?: string }).arm) ?? of;
    of = plain((typeof at === 'number' ? of.items : kind.properties?.[at]) ?? {});
    value = (value as Readonly<Record<string, unknown>>)?.[at];
    name = String(at);
  }
  if (controlOf(of, name, '') === 'list')
    return Array.from({ length: of.minItems ?? 0 }, () => firstItem(of.items ?? {}, name));
  return firstItem(of, name);
}

/** Everything that lacks, given in the order of the form. */
function filledIn(one: (typeof kinds)[number], from: unknown = conformed(undefined, one.schema)): unknown {
  let situation = from;
  for (let [lack] = lacksOf(one, situation); lack !== undefined; [lack] = lacksOf(one, situation)) {
    const path = [...lack.path, lack.oneOf.at(-1) ?? ''];
    const value = lack.oneOf.includes('weapon') ? ['musket'] : leastAt(one.schema, path, situation);
    expect(value, pathText(path)).toBeDefined();
    situation = withValue(situation, path, value);
  }
  return situation;
}

describe('what is still to be given at a real table', () => {
  it('is asked for in an item of a list that may be left out, before the judge finds fault', () => {
    let lists = 0;
    for (const one of kinds) {
      const whole = filledIn(one);
      for (const [name, field] of Object.entries(plain(one.schema).properties ?? {})) {
        const of = plain(field);
        if (isDiceField(name) || controlOf(of, name, one.kind) !== 'list') continue;
        if (plain(one.schema).required?.includes(name)) continue;
        const situation = filledIn(one, withValue(whole, [name], [firstItem(of.items ?? {}, name)]));
        const judged = one.config.judge.adjudicate(one.kind, pruned(situation, one.schema), (key) => key);
        const missing = judged.ok ? [] : judged.problems.filter(({ reason }) => reason === 'engine.problem.missing');
        const asked = missing.filter(({ path, facts }) => path.startsWith(name) && !isDiceField(String(facts['key'])));
        expect(asked, `${one.ruleset} ${one.kind} ${name}`).toEqual([]);
        lists++;
      }
    }
    expect(lists).toBeGreaterThan(0);
  });

  it.each(kinds)('$ruleset $kind lacks nothing of form once all of it is given, but dice', (one) => {
    const { config, kind, schema } = one;
    const judged = config.judge.adjudicate(kind, pruned(filledIn(one), schema), (key) => key);
    const faults = judged.ok ? [] : judged.problems.filter(({ path }) => !['dice', 'face'].includes(path));
    expect(faults.filter(({ rule }) => rule === 'KERNEL-FORMAT')).toEqual([]);
  });

  it.each([
    ['large-battles', 'approach', ['attacker.c', 'defender[0].c']],
    ['large-battles', 'activation', ['q']],
    ['skirmish', 'melee', ['attacker.profile | attacker.c', 'defender.profile | defender.c']],
    [
      'skirmish',
      'shot',
      [
        'shooters[0].gap',
        'shooters[0].profile | shooters[0].c',
        'shooters[0].weapon | shooters[0].profile | shooters[0].weapons',
        'target.profile | target.c',
      ],
    ],
    ['skirmish', 'order', ['order', 'q']],
    ['simplicity', 'fire', ['firer.kind', 'target.kind', 'range']],
    ['simplicity', 'melee', ['charger.kind', 'defender.kind']],
  ])('%s %s asks for every value that its answer rests on', (ruleset, kind, lacking) => {
    const one = kinds.find((other) => other.ruleset === ruleset && other.kind === kind) as (typeof kinds)[number];
    expect(places(lacksOf(one, conformed(undefined, one.schema))).sort()).toEqual([...lacking].sort());
  });

  it('a profile gives Combat and weapon at once, guns have no Combat, and Unpredictable units no Quality', () => {
    const of = (ruleset: string, kind: string) =>
      kinds.find((other) => other.ruleset === ruleset && other.kind === kind) as (typeof kinds)[number];
    const shot = { shooters: [{ gap: 100, profile: 'fr-line' }], target: { c: 3 } };
    expect(lacksOf(of('skirmish', 'shot'), shot)).toEqual([]);
    const approach = of('large-battles', 'approach');
    expect(
      places(lacksOf(approach, { attacker: { arm: 'infantry', c: 0 }, defender: [{ arm: 'artillery' }] })),
    ).toEqual([]);
    expect(lacksOf(of('large-battles', 'activation'), { traits: ['unpredictable'] })).toEqual([]);
  });

  it('shows what a profile says, and the weapon of it that shoots', () => {
    expect(skirmish.implied?.({ profile: 'fr-line' })).toMatchObject({ weapon: 'musket', q: 4 });
    expect(skirmish.implied?.({ weapons: ['sword', 'pistol'] })).toEqual({ weapon: 'pistol' });
    expect(skirmish.implied?.({})).toEqual({});
  });
});

import { readFileSync } from 'node:fs';
import type { Judge } from '@drumhead/content/told';
import { describe, expect, it } from 'vitest';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { followMessages as ofLargeBattles } from '../rulesets/large-battles/pages/followMessages.ts';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { followMessages as ofSimplicity } from '../rulesets/simplicity/pages/followMessages.ts';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { followMessages as ofSkirmish } from '../rulesets/skirmish/pages/followMessages.ts';
import { keptForce } from '../rulesets/skirmish/pages/follows.ts';
import type { CompanionConfig } from './companionConfig.ts';
import { keptIn } from './follow.ts';
import { piecesIn, withForce } from './pieces.ts';
import { conformed, pruned, type Schema, type Values } from './schemaForm.ts';

const judgedBy = (judge: Judge, kind: string, situation: unknown): Values => {
  const judged = judge.adjudicate(kind, situation, (key) => key);
  if (!judged.ok) throw new Error(`${kind}: ${JSON.stringify(judged.problems)}`);
  return judged.value as Values;
};

/** What follows a situation with its dice. */
const after = (config: CompanionConfig, kind: string, situation: Values, situations: Values = {}) =>
  config.follows(kind, situation, judgedBy(config.judge, kind, situation), keptIn(situations));

const WORDS: Readonly<Record<string, object>> = {
  'large-battles': ofLargeBattles,
  simplicity: ofSimplicity,
  skirmish: ofSkirmish,
};

/** The same, with the judge and the words of the rule set. */
const told = (config: CompanionConfig, kind: string, situation: Values) =>
  after(config, kind, situation).map((follow) => ({ ...follow, judge: config.judge, words: WORDS[config.ruleset] }));

const example = (game: string, kind: string): Values =>
  JSON.parse(readFileSync(new URL(`../../../../examples/${game}/${kind}.json`, import.meta.url), 'utf8')) as Values;

const DEAD = {
  shooters: [{ profile: 'fr-line', weapon: 'musket', gap: 100 }],
  target: { profile: 'gb-line' },
  dice: { shooter: 6, target: 1 },
};

describe('what follows a result at a real table', () => {
  it('is a situation that the judge knows, with values that it takes, a reason in words, and a rule', () => {
    const found = [
      told(skirmish, 'shot', DEAD),
      told(skirmish, 'activation', { profile: 'fr-line', dice: [6, 6] }),
      told(skirmish, 'order', { ...example('skirmish', 'order'), dice: [5] }),
      told(skirmish, 'break', { started: 11, models: 5, enemies: 6, commander: true }),
      ...['activation', 'approach', 'contact', 'survival'].map((kind) =>
        told(largeBattles, kind, example('large-battles', kind)),
      ),
      ...['activation', 'melee'].map((kind) => told(simplicity, kind, example('simplicity', kind))),
    ].flat();
    expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
    for (const { judge, words, kind, why, rule, situation } of found) {
      const schema = judge.schema(kind) as Schema;
      expect(pruned(conformed(situation, schema), schema), why).toEqual(expect.objectContaining(given(situation)));
      expect(words, why).toHaveProperty([why]);
      expect(rule).toMatch(/^(SK|LB|SIP)-[A-Z]+-\d+$/);
    }
  });

  it('counts the models of each force apart, and asks the judge whether it tests', () => {
    const roster = (of: string, count: number) => {
      const models = Array.from({ length: count }, () => ({ profile: `${of}-line` }));
      return keptForce({ roster: of, models }, of, (key) => key);
    };
    // Two squads stand on the table, each man with his profile.
    const both = { ...roster('fr', 9), ...withForce(roster('fr', 9), roster('gb', 11)) };
    expect(piecesIn(both).map(({ record }) => record['profile'])).toEqual([
      ...Array.from({ length: 9 }, () => 'fr-line'),
      ...Array.from({ length: 11 }, () => 'gb-line'),
    ]);
    expect(piecesIn({ ...both, ...withForce(both, roster('gb', 3)) })).toHaveLength(12);
    const [first] = after(skirmish, 'shot', DEAD, both);
    expect(first).toMatchObject({ kind: 'break', whose: 'gb' });
    expect(first?.situation).toMatchObject({ started: 11, models: 10, enemies: 9, wounded: true });
    expect(judgedBy(skirmish.judge, 'break', first?.situation)).toMatchObject({ triggers: [], breaks: null });
    // A Leader is a cause of its own.
    const [leader] = after(skirmish, 'shot', { ...DEAD, target: { profile: 'gb-officer' } }, both);
    expect(judgedBy(skirmish.judge, 'break', leader?.situation)).toMatchObject({ triggers: ['a'] });
    // Below half before, each wounded model is a cause of its own.
    const low = { 'break:gb': { started: 11, models: 5, enemies: 9, commander: true } };
    const [again] = after(skirmish, 'shot', DEAD, low);
    expect(again?.situation).toMatchObject({ models: 4, halfPassed: true });
    expect(judgedBy(skirmish.judge, 'break', again?.situation)['triggers']).toHaveLength(1);
    expect(after(skirmish, 'shot', { ...DEAD, dice: { shooter: 1, target: 6 } })).toEqual([]);
  });

  it('carries the DIS of an Approach into its Contact, and a lost unit into the score', () => {
    const [contact] = after(largeBattles, 'approach', example('large-battles', 'approach'));
    expect(contact).toMatchObject({ kind: 'contact', situation: { attacker: { dis: 1, c: 4 }, defender: { dis: 3 } } });
    expect(judgedBy(largeBattles.judge, 'contact', contact?.situation)).toHaveProperty('attack');
    const follows = after(largeBattles, 'contact', example('large-battles', 'contact'), {
      breakpoint: { generalsLost: 1 },
    });
    expect(follows.map(({ kind }) => kind)).toEqual(['survival', 'breakpoint']);
    // Those of the other side are no matter of this one.
    expect(follows[1]?.situation).toEqual({ lost: [{ arm: 'infantry' }] });
    const gone = { eliminated: true };
    const fight = { attacker: { arm: 'cavalry' }, defender: { arm: 'infantry' } };
    const both = largeBattles.follows('contact', fight, { attacker: gone, defenders: [gone] }, keptIn({}));
    expect(both.map(({ situation }) => situation['lost'])).toEqual([[{ arm: 'cavalry' }], [{ arm: 'infantry' }]]);
    // Guards are worth more.
    const guard = { target: { arm: 'infantry', traits: ['guard'] } };
    const [lost] = largeBattles.follows('bombardment', guard, { target: { eliminated: true } }, keptIn({}));
    expect(judgedBy(largeBattles.judge, 'breakpoint', lost?.situation)).toMatchObject({ score: { total: 3 } });
  });

  it('sends a beaten unit of Simplicity back with its DP', () => {
    const [passing] = after(simplicity, 'melee', example('simplicity', 'melee'));
    expect(passing).toMatchObject({ kind: 'passing', situation: { unit: { kind: 'line', dp: 1 } } });
  });
});

/** Plain values, which a schema keeps as they are. */
const given = (situation: Values): Values =>
  Object.fromEntries(
    Object.entries(situation).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  );

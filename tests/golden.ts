/** The tests of golden records: that they replay to the same hashes, and that every event in them can be told. */
import { engineMessages } from '@drumhead/content';
import { type Battle, stepsOf } from '@drumhead/engine';
import { eventLine, rulesets, type Translate } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';
import { storyFaults } from './storyFaults.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<'en' | 'it', string>>>> = Object.assign(
  {},
  engineMessages,
  ...manifests.flatMap(({ messages }) => messages),
);

const named = new Map<string, readonly string[] | null>();

/** The facts that a message names in any of its forms and languages; null: there is no such message. */
function factsNamedBy(key: string): readonly string[] | null {
  const forms = [key, `${key}_one`, `${key}_other`].flatMap((form) => TEXTS[form] ?? []);
  if (forms.length === 0) return null;
  const texts = forms.flatMap(({ en, it: italian }) => [en, italian]);
  return texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, fact = '']) => fact));
}

/** A translator that notes messages that do not exist, and messages shown without a fact they name. */
function strictTranslator(faults: Set<string>): Translate {
  return (key, facts = {}) => {
    if (!named.has(key)) named.set(key, factsNamedBy(key));
    const wanted = named.get(key) ?? null;
    if (wanted === null) faults.add(`${key} does not exist`);
    for (const fact of wanted ?? []) if (facts[fact] === undefined) faults.add(`${key} lacks ${fact}`);
    return `(${key})`;
  };
}

/** Replays a record, telling every event in the present words: of older versions, no key and no fact may go. */
export function retold(
  ruleset: Parameters<typeof replayGolden>[0],
  golden: Parameters<typeof replayGolden>[1],
  onMoment?: Parameters<typeof replayGolden>[2],
): { count: number; faults: readonly string[] } {
  const faults = new Set<string>();
  const t = strictTranslator(faults);
  const { count } = replayGolden(ruleset, golden, (battle, events) => {
    for (const event of events) eventLine(ruleset.id, battle.state, event, t);
    onMoment?.(battle, events);
  });
  return { count, faults: [...faults].sort() };
}

/** Tests the golden records of the present version of a rule set. */
export function describeGolden(id: string): void {
  describe(`golden records of ${id}`, () => {
    const ruleset = rulesets.find((one) => one.id === id);
    if (ruleset === undefined) throw new Error(`there is no rule set ${id}`);
    const records = goldenRecords(ruleset.id, ruleset.version);

    it('are at least 20, of every ready scenario and of pick-up games', () => {
      expect(records.length).toBeGreaterThanOrEqual(20);
      const scenarios = new Set(records.map(({ header }) => header.scenario));
      expect(ruleset.scenarios.filter((id) => !scenarios.has(id))).toEqual([]);
      expect([...scenarios].filter((id) => id === null || !ruleset.scenarios.includes(id))).not.toEqual([]);
    });

    it.each(records)('$name replays to the same hashes, and can be told, as a story too', (golden) => {
      let end: Battle | null = null;
      const onMoment = (battle: Battle) => {
        end = battle;
      };
      expect(retold(ruleset, golden, onMoment)).toEqual({ count: golden.orders.length, faults: [] });
      // Records of random battles may stop before the end.
      expect(end === null ? [] : storyFaults(end, stepsOf(end)).faults).toEqual([]);
    });
  });
}

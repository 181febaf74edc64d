import { advise } from '@drumhead/bots';
import { startI18n } from '@drumhead/content/translator';
import { DICE } from '@drumhead/engine';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { knowledgeOf } from '@drumhead/rulesets';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../scripts/golden.ts';
import { messagesIn } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import { adviceTexts as ofLargeBattles } from '../rulesets/large-battles/guide/adviceTexts.ts';
import { rulesAdvice as largeBattles } from '../rulesets/large-battles/guide/rulesAdvice.ts';
import { decidingMessages } from '../rulesets/large-battles/panels/messages.ts';
import { adviceTexts as ofSimplicity } from '../rulesets/simplicity/guide/adviceTexts.ts';
import { rulesAdvice as simplicity } from '../rulesets/simplicity/guide/rulesAdvice.ts';
import { simplicityTableMessages } from '../rulesets/simplicity/screen/messages.ts';
import { adviceTexts as ofSkirmish } from '../rulesets/skirmish/guide/adviceTexts.ts';
import { rulesAdvice as skirmish } from '../rulesets/skirmish/guide/rulesAdvice.ts';
import { skirmishTableMessages } from '../rulesets/skirmish/screen/messages.ts';

type Book = Readonly<Record<string, Readonly<Record<'en' | 'it', string>>>>;

const RULES: readonly (readonly [string, typeof skirmish, Book])[] = [
  ['large-battles', largeBattles, { ...largeBattlesMessages, ...decidingMessages, ...ofLargeBattles }],
  ['skirmish', skirmish, { ...skirmishMessages, ...skirmishTableMessages, ...ofSkirmish }],
  ['simplicity', simplicity, { ...simplicityMessages, ...simplicityTableMessages, ...ofSimplicity }],
];

/** Of the moments of a battle, each so many is asked about. */
const EACH = 61;
const READS = 60;

describe.each(RULES)('advice in words, %s', (id, words, book) => {
  it('names every order, reason and chance in both languages', () => {
    const known = knowledgeOf(id);
    const { ruleset } = known;
    const missing: string[] = [];
    const spoken = (['en', 'it'] as const).map((language) => {
      const texts = Object.entries({ ...(messages as Book), ...book }).map(([key, all]) => [key, all[language]]);
      const told = startI18n(language, Object.fromEntries(texts), { missing: (key) => missing.push(key) });
      return messagesIn<string>(told);
    });
    const [record] = goldenRecords(id).slice(2);
    if (record === undefined) throw new Error(`no record of ${id}`);
    const states: unknown[] = [];
    replayGolden(ruleset, record, ({ state }) => states.push(state));
    let orders = 0;
    states.forEach((state, i) => {
      const waits = ruleset.pending(state)[0];
      if (i % EACH !== 0 || waits === undefined || waits.seat === DICE) return;
      const view = ruleset.view(state, waits.seat);
      const advice = advise(known, view, waits.seat, { reads: READS });
      if (advice === null) throw new Error(`no advice on ${i}`);
      const { best, second, reasons, odds } = advice;
      for (const told of spoken) {
        for (const order of second === null ? [best] : [best, second]) {
          expect(words.orderText(told, view, order)).not.toMatch(/^$|undefined|NaN|\{\{/);
          orders++;
        }
        // Two orders are told apart.
        if (second !== null) expect(words.orderText(told, view, second)).not.toBe(words.orderText(told, view, best));
        for (const { term, amount } of reasons)
          told.translate(`${words.prefix}.advice.${amount > 0 ? 'for' : 'against'}.${term}`);
        for (const { what } of odds) told.translate(`${words.prefix}.advice.odds.${what}`);
      }
    });
    expect(orders).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

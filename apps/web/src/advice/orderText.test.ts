import { advise } from '@drumhead/bots';
import { startI18n } from '@drumhead/content/translator';
import { type Command, DICE, stepsOf } from '@drumhead/engine';
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

/** The messages of the page in a language, with those of a rule set. */
function speaking(book: Book, language: 'en' | 'it', missing: (key: string) => void = () => undefined) {
  const texts = Object.entries({ ...(messages as Book), ...book }).map(([key, all]) => [key, all[language]]);
  return messagesIn<string>(startI18n(language, Object.fromEntries(texts), { missing }));
}

/** Of the moments of a battle, each so many is asked about. */
const EACH = 61;
const READS = 60;

/** How orders begin. Whoever adds one with another verb adds it here. */
const VERBS = {
  en: `accept act activate add advance aim appoint approach assign attack break cancel carry change charge choose climb
    concede declare decline defend deploy dismount do drive drop end enter exit face fall finish fire flee form give go hand hold
    jump join keep leave let limber make march move occupy offer pass pick place press re-roll react reload remove resign
    restore retreat ride roll run rally save shift shoot sprint stand stay step strike take turn unbar unlimber use wheel
    withdraw`.split(/\s+/),
  it: `abbandona abbatti accetta aggiungi aggrega alzati annulla arrenditi arretra assegna attacca attendi attiva avanza
    cambia carica cedi colpisci comincia concedi concludi conservala converti corri dai dichiara difendi disponi disponilo entra
    esci fai fermati forma fuggi gira inizia lascia marcia metti mettiti mira muovi nomina non occupa offri passa piazza
    porta prendi prosegui raccogli reagisci resta ricarica rifiuta rinuncia riordina ripeti ripiega ripristina ritirati
    ruota salta scatta scegli schiera sfonda smonta spara sposta termina tieni tira togli usa usala volgi`.split(/\s+/),
};

/** Does any part of an order, between who does it and how, begin with what is done? */
const hasVerb = (text: string, language: keyof typeof VERBS): boolean =>
  text.split(/[:(] ?/).some((part) => VERBS[language].includes(/^[\p{L}-]+/u.exec(part)?.[0].toLowerCase() ?? ''));

describe.each(RULES)('advice in words, %s', (id, words, book) => {
  it('says what is done in every order that may be given, in both languages', () => {
    const { ruleset } = knowledgeOf(id);
    const without = new Set<string>();
    const kinds = new Set<string>();
    const [record] = goldenRecords(id).slice(2);
    if (record === undefined) throw new Error(`no record of ${id}`);
    const languages = (['en', 'it'] as const).map((language) => [language, speaking(book, language)] as const);
    const look = (state: unknown, command: Command): void => {
      kinds.add(command.type);
      for (const [language, told] of languages) {
        const text = words.orderText(told, state, command);
        if (!hasVerb(text, language)) without.add(`${command.type}: ${text}`);
      }
    };
    const steps = stepsOf(replayGolden(ruleset, record));
    for (const [i, { state }] of steps.entries()) {
      const next = steps[i + 1];
      if (next !== undefined && next.seat !== DICE) look(state, next.command);
      const waits = ruleset.pending(state)[0];
      if (i % EACH !== 0 || waits === undefined || waits.seat === DICE) continue;
      for (const offer of ruleset.offers(ruleset.view(state, waits.seat), waits.seat)) look(state, offer);
    }
    expect([...without]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(10);
  });

  it('names every order, reason and chance in both languages', () => {
    const known = knowledgeOf(id);
    const { ruleset } = known;
    const missing: string[] = [];
    const spoken = (['en', 'it'] as const).map((language) => speaking(book, language, (key) => missing.push(key)));
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

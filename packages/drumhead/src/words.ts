/** Sentences: the log of a battle and the reason of a fault, in the reader's language. */
import { engineMessages, type Language, type Messages } from '@drumhead/content';
import { begunTexts, textsIn } from '@drumhead/content/begun';
import { toldMessages } from '@drumhead/content/told';
import { addTexts, startI18n, translateIn } from '@drumhead/content/translator';
import { type Battle, type BattleEvent, type Command, type Step, stepsOf } from '@drumhead/engine';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { eventLine, refusalLine, seatName } from '@drumhead/rulesets';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import type { Fault } from './result.ts';

const ALL: Messages = Object.assign(
  {},
  engineMessages,
  toldMessages,
  largeBattlesMessages,
  skirmishMessages,
  simplicityMessages,
);

/** What can be said of battles in one language. */
export interface Words {
  /** The text of a message key with its facts. */
  text(key: string, facts?: Fault['facts']): string;
  /** What came of one order: a sentence for each event. */
  step<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>, step: Step<S, C, E>): readonly string[];
  /** The whole log of a battle so far. */
  log<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>): readonly string[];
  /** Why something was not done; pieces are named where the battle is given. */
  fault<S, C extends Command, E extends BattleEvent>(fault: Fault, battle?: Battle<S, C, E>): string;
  /** The name of a side. */
  side<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>, seat: string): string;
}

/**
 * The words of one language: `en`, `it`.
 *
 * @example
 * ```ts
 * import { begin, decide, play, valueOf, wordsIn } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const words = await wordsIn('it');
 * const begun = valueOf(begin(simplicity, 'windmill-ridge'));
 * const players = { austria: 'recruit', france: 'recruit' };
 * for (const line of words.log(play(begun, { players, seed: '1', most: 20 }))) console.log(line);
 * const refused = decide(begun, 'france', { type: 'rally', unit: 'nobody' });
 * if (!refused.ok) console.log(words.fault(refused.faults[0], begun));
 * ```
 */
export async function wordsIn(language: Language = 'en'): Promise<Words> {
  const i18n = startI18n(language, {});
  addTexts(i18n, language, textsIn(language, ALL, await begunTexts(language)));
  const t = translateIn(i18n);
  const words: Words = {
    text: t,
    step: ({ ruleset }, { events, state }) => events.map((event) => eventLine(ruleset.id, state, event, t)),
    log: (battle) => stepsOf(battle).flatMap((step) => words.step(battle, step)),
    fault: ({ rule, reason, facts }, battle) =>
      battle === undefined
        ? t(reason, facts)
        : refusalLine(battle.ruleset.id, battle.state, { rule, reason, facts }, t),
    side: ({ ruleset, state }, seat) => seatName(ruleset.id, state, seat, t),
  };
  return words;
}

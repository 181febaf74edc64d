/** The sentences of a battle's story, in the reader's language. Pure. */
import { endOf, type Sentence, sentenceInWords, storyOf } from '@drumhead/content/story';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';
import type { Messages } from '../i18n/index.ts';
import type { TurningPoint } from './chance.ts';
import type { AnyReport } from './report.ts';

/** The sentences of a battle that is over; where it turned, if that is known. */
export function sentencesOf(
  battle: AnyBattle,
  steps: readonly AnyStep[],
  { chronicle }: AnyReport,
  turning: TurningPoint | null,
): readonly Sentence[] {
  const ended = endOf(chronicle, battle);
  return ended === null ? [] : storyOf(chronicle, steps, { ...ended, turning: turning ?? undefined });
}

/** A sentence in the reader’s language; `isShort`: its names without their brigades, where they stay apart. */
export const wordsOf = (
  sentence: Sentence,
  {
    messages,
    steps,
    sides,
    report,
    isShort = false,
  }: {
    readonly messages: Messages;
    readonly steps: readonly AnyStep[];
    readonly sides: readonly string[];
    readonly report: AnyReport;
    readonly isShort?: boolean;
  },
): string =>
  sentenceInWords(sentence, {
    turns: report.turns,
    sides,
    translate: messages.translate,
    inWords: (at, facts) => {
      const named = report.inWords(messages, steps.find(({ number }) => number === at)?.state, facts);
      return isShort ? withoutBrackets(named) : named;
    },
  });

function withoutBrackets(named: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const short = Object.entries(named).map(
    ([fact, name]) => [fact, typeof name === 'string' ? name.replace(/ \([^()]*\)$/, '') : name] as const,
  );
  const names = short.flatMap(([, name]) => (typeof name === 'string' ? [name] : []));
  return new Set(names).size === names.length ? Object.fromEntries(short) : named;
}

/** The one sentence that tells a battle: its last loss, else the stretch that cost most, else its end; null: none. */
export function shortest(sentences: readonly Sentence[]): Sentence | null {
  const last = sentences.find(({ key }) => key === 'story.last');
  if (last !== undefined) return { ...last, key: 'story.lastInShort' };
  return (
    sentences.find(
      ({ deeds, losses }) => losses !== undefined && deeds.length > 0 && losses.some((lost) => lost > 0),
    ) ??
    sentences.at(-1) ??
    null
  );
}

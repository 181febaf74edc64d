/** Text somebody sent: read line by line, each explained before anything is taken. */
import { translateFacts } from '@drumhead/content';
import type { NamesOf, TextLine } from '@drumhead/content/rosterText';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bring, spoken } from '../i18n/bundles.ts';
import { LANGUAGES, type Language, useSpeech } from '../i18n/index.ts';
import { useWords } from '../i18n/useI18n.ts';
import { useReason } from './Problems.tsx';
import type { paperWords } from './messages.ts';

/** How papers of a kind are read from text. */
export interface TextReading<Paper> {
  readonly read: (
    text: string,
    namesOf: NamesOf,
  ) => { readonly lines: readonly TextLine[]; readonly paper: Paper | null };
  /** Books of words with the names that are read. */
  readonly books: readonly string[];
  /** Message keys: how to write it, the field, the button that takes it. */
  readonly about: string;
  readonly label: string;
  readonly take: string;
}

export function Pasted<Paper>({
  reading,
  onTake,
  onPaper,
}: {
  readonly reading: TextReading<Paper>;
  readonly onTake: (paper: Paper) => void;
  /** The text is a link or a file, not a list. */
  readonly onPaper: (text: string) => void;
}): ReactNode {
  const { say, tell } = useSpeech<keyof typeof paperWords>();
  const i18n = useWords();
  const reason = useReason();
  const [text, setText] = useState('');
  const { books } = reading;
  // Friends write in other languages: the names of all of them are understood.
  useEffect(() => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      for (const book of books) void bring(i18n, book, language);
    }
  }, [i18n, books]);
  // A line is read again when its language has come.
  useStore(spoken);
  const isPaper = /^\s*[{[]|#\/page\//.test(text);
  const namesOf = (key: string) =>
    Object.keys(LANGUAGES).flatMap((lng) => (i18n.exists(key, { lng }) ? [i18n.t(key, { lng })] : []));
  const { lines, paper } = isPaper ? { lines: [], paper: null } : reading.read(text, namesOf);
  return (
    <section className="panel" aria-label={say('web.papers.paste')}>
      <p>{tell(reading.about)}</p>
      <label>
        <span className="minor">{tell(reading.label)}</span>
        <textarea value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
      </label>
      <ol className="lines" aria-live="polite">
        {lines.map(({ number, text: said, understood, problem }) => {
          if (understood === null && problem === null) return null;
          return (
            <li key={number} className={problem === null ? 'sound' : 'unsound'}>
              <span className="minor">{say('web.papers.paste.line', { number, text: said })}</span>{' '}
              <span aria-hidden="true">{problem === null ? '✓' : '!'}</span>{' '}
              {understood !== null &&
                tell(
                  understood.key,
                  translateFacts(understood.facts, (key) => tell(key)),
                )}
              {problem !== null && <strong>{reason(problem)}</strong>}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="primary"
        disabled={paper === null && !isPaper}
        onClick={() => {
          if (isPaper) onPaper(text.trim());
          else if (paper !== null) onTake(paper);
        }}
      >
        {tell(reading.take)}
      </button>
    </section>
  );
}

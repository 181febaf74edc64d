/** Text somebody sent: read line by line, each explained before anything is taken. */
import { keysInWords } from '@drumhead/engine';
import { type DivisionFile, readDivisionText } from '@drumhead/large-battles/lists';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../../../i18n/useWords.ts';
import { bring } from '../../../../i18n/books.ts';
import { LANGUAGES, type Language, useSpeech } from '../../../../i18n/index.ts';
import { useReason } from '../../../../papers/Problems.tsx';
import type { DivisionKey } from './words.ts';

export function Pasted({
  onTake,
  onPaper,
}: {
  readonly onTake: (division: DivisionFile) => void;
  /** The text is a link or a file, not an order of battle. */
  readonly onPaper: (text: string) => void;
}): ReactNode {
  const { say, tell } = useSpeech<DivisionKey>();
  const i18n = useWords();
  const reason = useReason();
  const [text, setText] = useState('');
  // Friends write in other languages: the names of all of them are understood.
  useEffect(() => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      for (const book of ['large-battles', 'large-battles-pages']) void bring(i18n, book, language);
    }
  }, [i18n]);
  const isPaper = /^\s*[{[]|#\/page\//.test(text);
  const namesOf = (key: string) =>
    Object.keys(LANGUAGES).flatMap((lng) => (i18n.exists(key, { lng }) ? [i18n.t(key, { lng })] : []));
  const { lines, division } = isPaper ? { lines: [], division: null } : readDivisionText(text, namesOf);
  return (
    <section className="panel" aria-label={say('web.division.paste')}>
      <p>{say('web.division.paste.about')}</p>
      <label>
        <span className="minor">{say('web.division.paste.label')}</span>
        <textarea value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
      </label>
      <ol className="lines" aria-live="polite">
        {lines.map((line) => {
          const { number, understood, problem } = line;
          if (understood === null && problem === null) return null;
          return (
            <li key={number} className={problem === null ? 'sound' : 'unsound'}>
              <span className="minor">{say('web.division.paste.line', { number, text: line.text })}</span>{' '}
              <span aria-hidden="true">{problem === null ? '✓' : '!'}</span>{' '}
              {understood !== null &&
                tell(
                  understood.key,
                  keysInWords(understood.facts, (key) => tell(key)),
                )}
              {problem !== null && <strong>{reason(problem)}</strong>}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="primary"
        disabled={division === null && !isPaper}
        onClick={() => {
          if (isPaper) onPaper(text.trim());
          else if (division !== null) onTake(division);
        }}
      >
        {say('web.division.paste.take')}
      </button>
    </section>
  );
}

/** Text somebody sent: read line by line, each explained before anything is taken. */
import { keysInWords } from '@drumhead/engine';
import { readSquadText, type SquadFile } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { bring } from '../../../../i18n/books.ts';
import { LANGUAGES, type Language, useSpeech } from '../../../../i18n/index.ts';
import { useWords } from '../../../../i18n/useWords.ts';
import { useReason } from '../../../../papers/Problems.tsx';
import type { SquadKey } from './words.ts';

export function Pasted({
  onTake,
  onPaper,
}: {
  readonly onTake: (squad: SquadFile) => void;
  /** The text is a link or a file, not a list of soldiers. */
  readonly onPaper: (text: string) => void;
}): ReactNode {
  const { say, tell } = useSpeech<SquadKey>();
  const i18n = useWords();
  const reason = useReason();
  const [text, setText] = useState('');
  // Friends write in other languages: the names of all of them are understood.
  useEffect(() => {
    for (const language of Object.keys(LANGUAGES) as Language[]) void bring(i18n, 'skirmish-squad-pages', language);
  }, [i18n]);
  const isPaper = /^\s*[{[]|#\/page\//.test(text);
  const namesOf = (key: string) =>
    Object.keys(LANGUAGES).flatMap((lng) => (i18n.exists(key, { lng }) ? [i18n.t(key, { lng })] : []));
  const { lines, squad } = isPaper ? { lines: [], squad: null } : readSquadText(text, namesOf);
  return (
    <section className="panel" aria-label={say('web.squad.paste')}>
      <p>{say('web.squad.paste.about')}</p>
      <label>
        <span className="minor">{say('web.squad.paste.label')}</span>
        <textarea value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
      </label>
      <ol className="lines" aria-live="polite">
        {lines.map(({ number, text: said, understood, problem }) => {
          if (understood === null && problem === null) return null;
          return (
            <li key={number} className={problem === null ? 'sound' : 'unsound'}>
              <span className="minor">{say('web.squad.paste.line', { number, text: said })}</span>{' '}
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
        disabled={squad === null && !isPaper}
        onClick={() => {
          if (isPaper) onPaper(text.trim());
          else if (squad !== null) onTake(squad);
        }}
      >
        {say('web.squad.paste.take')}
      </button>
    </section>
  );
}

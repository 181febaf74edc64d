/** Import of a pasted roster: each line is read and explained before anything is taken. */
import { allLanguages, translateFacts } from '@drumhead/content';
import { listedBy } from '@drumhead/content/outside';
import type { NamesOf, TextLine } from '@drumhead/content/rosterText';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ensureBundle, loadedBundles } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { useReason } from './Problems.tsx';
import type { documentMessages } from './messages.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

/** How documents of a kind are read from text. */
export interface TextReading<Doc> {
  readonly read: (text: string, namesOf: NamesOf) => { readonly lines: readonly TextLine[]; readonly doc: Doc | null };
  /** Message bundles with the names to recognise. */
  readonly bundles: readonly string[];
  /** Message keys: instructions, field, button. */
  readonly about: string;
  readonly label: string;
  readonly take: string;
}

export function PastedRoster<Doc>({
  reading,
  given,
  onTake,
  onPaper,
}: {
  readonly reading: TextReading<Doc>;
  /** To begin with. */
  readonly given: string;
  readonly onTake: (doc: Doc) => void;
  /** The text is a link or a JSON file. */
  readonly onPaper: (text: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<keyof typeof documentMessages>();
  const i18n = useI18n();
  const reason = useReason();
  const [text, setText] = useState(given);
  const { bundles } = reading;
  // Names in every language are recognised.
  useEffect(() => {
    for (const language of allLanguages) {
      for (const bundle of bundles) void ensureBundle(i18n, bundle, language);
    }
  }, [i18n, bundles]);
  // Loading a language reads the lines again.
  useStore(loadedBundles);
  const isDocument = /^\s*[{[]|#\/page\//.test(text);
  const namesOf = (key: string) =>
    allLanguages.flatMap((one) => (i18n.has(key, one) ? [i18n.translate(key, undefined, one)] : []));
  const { lines, doc } = isDocument ? { lines: [], doc: null } : reading.read(text, namesOf);
  // A list of another program is named where the page can make nothing of it.
  const foreign = doc === null && !isDocument ? listedBy(text) : null;
  return (
    <section className="panel" aria-label={t('web.papers.paste')}>
      <p>{translate(reading.about)}</p>
      <label>
        <span className="minor">{translate(reading.label)}</span>
        <textarea value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
      </label>
      {foreign !== null && <p role="status">{translate('out.list', { what: translate(`out.is.${foreign}`) })}</p>}
      <ol className="lines" aria-live="polite">
        {lines.map(({ number, text: line, understood, problem, ignored }) => {
          if (understood === null && problem === null) return null;
          return (
            <li key={number} className={problem === null ? 'sound' : 'unsound'}>
              <span className="minor">{t('web.papers.paste.line', { number, text: line })}</span>{' '}
              <span aria-hidden="true">{problem === null ? '✓' : '!'}</span>{' '}
              {understood !== null &&
                translate(
                  understood.key,
                  translateFacts(understood.facts, (key) => translate(key)),
                )}
              {ignored !== undefined && (
                <span className="minor"> {t('web.papers.paste.ignored', { text: ignored })}</span>
              )}
              {problem !== null && <strong>{reason(problem)}</strong>}
            </li>
          );
        })}
      </ol>
      <ClosableButton
        className="primary"
        closed={doc === null && !isDocument ? t('web.papers.paste.none') : null}
        onClick={() => {
          if (isDocument) onPaper(text.trim());
          else if (doc !== null) onTake(doc);
        }}
      >
        {translate(reading.take)}
      </ClosableButton>
    </section>
  );
}

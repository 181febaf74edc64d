/** The papers of one kind on the shelf: to open again, or to throw away. */
import type { Problem } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useSpeech } from '../i18n/index.ts';
import type { Desk } from './editorStore.ts';
import type { paperWords } from './messages.ts';

export function Kept<T>({
  desk,
  titleOf,
  onProblems,
}: {
  readonly desk: Desk<T>;
  /** What a paper without a name is called. */
  readonly titleOf: (text: string) => string;
  readonly onProblems: (problems: readonly Problem[]) => void;
}): ReactNode {
  const { say, language } = useSpeech<keyof typeof paperWords>();
  const { papers, id, lasting, failed } = useStore(desk.store);
  const [sure, setSure] = useState<string | null>(null);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="panel kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{say('web.papers.kept')}</h2>
      {!lasting && <p role="alert">{say('web.papers.notKept')}</p>}
      {failed !== null && <p role="alert">{say('web.papers.notSaved', { error: failed })}</p>}
      <ul>
        {papers.map((paper) => {
          const name = paper.name === '' ? titleOf(paper.text) : paper.name;
          return (
            <li key={paper.id} className="kept-paper">
              <button
                type="button"
                aria-pressed={paper.id === id}
                onClick={() => {
                  const problems = desk.open(paper);
                  if (problems !== null) onProblems(problems);
                }}
              >
                {name} <span className="minor">{when.format(paper.touched)}</span>
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={say(sure === paper.id ? 'web.papers.deleteSure' : 'web.papers.delete', { name })}
                onClick={() => {
                  if (sure === paper.id) desk.remove(paper);
                  setSure(sure === paper.id ? null : paper.id);
                }}
              >
                <span aria-hidden="true">{sure === paper.id ? '✕ ?' : '✕'}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is still to be given before there is an answer; each line leads to its field. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { CompanionKey } from './messages.ts';
import { pathText } from './schemaForm.ts';
import type { Lack } from './stillToGive.ts';
import type { Words } from './words.ts';

export function Lacking({ lacks, words }: { readonly lacks: readonly Lack[]; readonly words: Words }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  return (
    <>
      <p>{t('web.companion.lacking')}</p>
      <ul className="companion-lacking">
        {lacks.map(({ path, around, oneOf }) => (
          <li key={pathText([...path, ...oneOf])}>
            <button type="button" onClick={() => goTo(pathText([...path, oneOf[0] ?? '']))}>
              {[
                ...recordNames(path, words),
                oneOf.map((name) => words.field(name, around).label).join(t('web.companion.lacking.or')),
              ].join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The records on the way to a field, by their labels; of a list every item but the first has its number. */
function recordNames(path: Lack['path'], words: Words): readonly string[] {
  return path.flatMap((at, i) => {
    if (typeof at === 'number') return [];
    const { label, one } = words.field(at, String(path[i - 1] ?? ''));
    const next = path[i + 1];
    return [typeof next !== 'number' ? label : next === 0 ? one : `${one} ${next + 1}`];
  });
}

/** Brings a field of the form into sight and takes it into the hand; it may lie behind a disclosure. */
function goTo(place: string): void {
  const field = document.querySelector(`.companion-form [data-place="${CSS.escape(place)}"]`);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.scrollIntoView({ block: 'center' });
  const control = field?.querySelector<HTMLElement>('input, select') ?? field?.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
}

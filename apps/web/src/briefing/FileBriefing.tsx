/** What a scenario file tells of its battle: its briefing, and who made it. */
import { ownRules } from '@drumhead/content';
import { type Envelope, inLanguage, type Seat } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { actWords } from './actWords.ts';
import type { BriefingKey } from './messages.ts';
import './fileWords.css';

/** The words for all, and for these sides. */
export function FileBriefing({
  file: { briefing = {}, author, from, licence, edition, script, campaign },
  sides,
  names,
}: {
  readonly file: Envelope;
  readonly sides: readonly Seat[];
  /** Of the sides, by seat. */
  readonly names: Readonly<Record<Seat, string>>;
}): ReactNode {
  const { t, translate, language } = useMessages<BriefingKey>();
  const parts = ['all', ...sides].flatMap((side) => {
    const words = briefing[side];
    return words === undefined ? [] : [{ side, text: inLanguage(words, language) }];
  });
  const facts = [
    author === undefined ? '' : t('web.brief.file.author', { author }),
    licence === undefined ? '' : t('web.brief.file.licence', { licence }),
    edition === undefined ? '' : t('web.brief.file.edition', { edition }),
    from === undefined ? '' : t('web.brief.file.from', { title: inLanguage(from.title, language) }),
    from?.author === undefined ? '' : t('web.brief.file.author', { author: from.author }),
  ].filter((fact) => fact !== '');
  return (
    <>
      {campaign && <p className="briefing-act">{actWords(campaign, names, language, t)}</p>}
      {parts.map(({ side, text }) => (
        <div key={side} className="briefing-file">
          {side !== 'all' && <h3>{t('web.brief.file.side', { side: names[side] ?? side })}</h3>}
          {text.split(/\n\s*\n/).map((paragraph, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs stay in their order
            <p key={i}>{paragraph}</p>
          ))}
        </div>
      ))}
      {script && <p className="minor">{ownRules(translate, script)}</p>}
      {facts.length > 0 && <p className="minor">{facts.join(' · ')}</p>}
    </>
  );
}

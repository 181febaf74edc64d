/** What the server says of an edition: whether there is a later one, what it was made from; and the way to report it. */
import { inLanguage } from '@drumhead/engine';
import { type EditionAs, REPORT_REASONS, type ReportReason } from '@drumhead/protocol';
import { type ReactNode, useState } from 'react';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { SelectField, TextField } from '../documents/Fields.tsx';
import { useMessages } from '../i18n/index.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import type { LibraryKey } from './messages.ts';
import { report, star } from './published.ts';
import { editionAddress } from './scenarioAt.ts';

export function PublishedLine({ published }: { readonly published: EditionAs }): ReactNode {
  const { t, language } = useMessages<LibraryKey>();
  const { scenario, edition, latest, yours, parent } = published;
  return (
    <section className="published-line" aria-label={t('web.library.published')}>
      {latest > edition && (
        <p>
          {t('web.library.older', { edition, latest })}{' '}
          <a href={editionAddress(scenario, latest)}>{t('web.library.latest')}</a>
        </p>
      )}
      {parent && (
        <p>
          {t('web.library.parent')}{' '}
          <a href={editionAddress(parent.scenario, parent.edition)}>{inLanguage(parent.title, language)}</a>
          {parent.author !== undefined && ` · ${t('web.library.card.author', { author: parent.author })}`}
        </p>
      )}
      <p>
        <CopyFrame kind="scenario" id={scenario} />
      </p>
      <Star published={published} />
      {yours ? <p>{t('web.library.yours')}</p> : <Report published={published} />}
    </section>
  );
}

// Its words come with it.
const CopyFrame = lazyComponent(() => import('../online/archive/CopyFrame.tsx').then((found) => found.CopyFrame));

function Star({
  published: { scenario, yours, mayStar = false, ...before },
}: {
  readonly published: EditionAs;
}): ReactNode {
  const { t } = useMessages<LibraryKey>();
  const [{ stars, isStarred = false }, setStars] = useState<Pick<EditionAs, 'stars' | 'isStarred'>>(before);
  const [hasFailed, setHasFailed] = useState(false);
  // A server of before has none.
  if (stars === undefined) return null;
  const give = async (): Promise<void> => {
    const answer = await star(scenario, !isStarred);
    setHasFailed(!answer.ok);
    if (answer.ok) setStars(answer.value);
  };
  return (
    <p>
      <span role="status">{t('web.library.stars', { count: stars })}</span>{' '}
      {!yours && (
        <ClosableButton
          closed={mayStar || isStarred ? null : t('web.library.star.unplayed')}
          onClick={() => void give()}
        >
          {t(isStarred ? 'web.library.star.back' : 'web.library.star.give')}
        </ClosableButton>
      )}
      {hasFailed && <span role="alert">{t('web.library.failed')}</span>}
    </p>
  );
}

/** Characters that a server takes. */
const MOST = 300;

function Report({ published: { scenario, edition } }: { readonly published: EditionAs }): ReactNode {
  const { t } = useMessages<LibraryKey>();
  const [reason, setReason] = useState<ReportReason>('words');
  const [words, setWords] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const send = async (): Promise<void> => {
    setState('busy');
    const said = words.trim() === '' ? {} : { words: words.trim() };
    const answer = await report(scenario, { reason, edition, ...said });
    setState(answer.ok ? 'done' : 'failed');
  };
  if (state === 'done') return <p role="status">{t('web.library.report.done')}</p>;
  return (
    <details>
      <summary>{t('web.library.report')}</summary>
      <div className="library-wanted">
        <SelectField
          label={t('web.library.report.why')}
          value={reason}
          choices={REPORT_REASONS.map((one) => [one, t(`web.library.report.${one}`)] as const)}
          onChange={setReason}
        />
        <TextField label={t('web.library.report.said')} value={words} most={MOST} onChange={setWords} />
        <button type="button" disabled={state === 'busy'} onClick={() => void send()}>
          {t('web.library.report.send')}
        </button>
      </div>
      {state === 'failed' && <p role="alert">{t('web.library.failed')}</p>}
    </details>
  );
}

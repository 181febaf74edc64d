/** Publishes a scenario on the server of this page: as a new one, or as another edition of one's own. */
import { type Envelope, inLanguage } from '@drumhead/engine';
import type { PublishedAs } from '@drumhead/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { SelectField } from '../documents/Fields.tsx';
import { useReason } from '../documents/Problems.tsx';
import { useMessages } from '../i18n/index.ts';
import type { Answered } from '../online/server/api.ts';
import { minutesUntil } from '../online/server/later.ts';
import { useServerAnswer } from '../online/server/useServerAnswer.ts';
import type { LibraryKey } from './messages.ts';
import { edition as editionOn, type Own, ownScenarios, publish, withdraw } from './published.ts';
import { editionAddress, editionIn } from './scenarioAt.ts';
import { sent } from './scenarioLink.ts';

const NEW = '';

export function PublishHere({
  file,
  closed,
  onPicture,
}: {
  readonly file: Envelope;
  /** Sends a picture of this device. */
  readonly onPicture: (name: string) => Promise<unknown>;
  /** Why it is not to be published yet; null: it may. */
  readonly closed: string | null;
}): ReactNode {
  const { t, language } = useMessages<LibraryKey>();
  const { found, askAgain } = useServerAnswer(ownScenarios);
  const [as, setAs] = useState(NEW);
  const [isListed, setListed] = useState(true);
  const [last, setLast] = useState<{ readonly of: Envelope; readonly answer: Answered<PublishedAs> } | null>(null);
  const [busy, setBusy] = useState(false);
  const own = typeof found === 'string' ? [] : found.scenarios;
  const chosen = own.find(({ scenario }) => scenario === as);
  const away =
    found === 'loading'
      ? t('web.library.publish.asking')
      : typeof found === 'string'
        ? t(found === 'noServer' ? 'web.library.publish.noServer' : 'web.library.unreachable')
        : null;
  const unlicensed = file.licence === undefined ? t('web.library.publish.noLicence') : null;
  const done = last?.of === file ? last.answer : null;
  const said = useRef<HTMLDivElement>(null);
  // The button is the last thing of a long step: what comes of it lies below.
  useEffect(() => {
    if (done !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const send = async (): Promise<void> => {
    setBusy(true);
    // One that is not on this device may be there already, of a scenario that this one was made from.
    for (const { picture } of file.pictures ?? []) await onPicture(picture).catch(() => undefined);
    const from = editionIn(file.from?.address);
    // It may be of another server, or deleted: then the file alone names it.
    const origin = from && (await editionOn(from.scenario, `${from.edition}`));
    const parent = origin?.ok === false && origin.status === 404 ? null : from;
    const whole = { file: sent(file), listed: isListed, ...(parent === null ? {} : { parent }) };
    const answer = await publish(chosen === undefined ? null : as, whole);
    setLast({ of: file, answer });
    if (answer.ok && !answer.value.isOthers) setAs(answer.value.scenario);
    askAgain();
    setBusy(false);
  };
  return (
    <>
      {own.length > 0 && (
        <SelectField
          label={t('web.library.publish.as')}
          value={chosen === undefined ? NEW : as}
          choices={[
            [NEW, t('web.library.publish.new')],
            ...own.map((one): [string, string] => [
              one.scenario,
              t('web.library.publish.again', {
                title: inLanguage(one.card.title, language),
                edition: one.edition + 1,
              }),
            ]),
          ]}
          onChange={setAs}
        />
      )}
      <label className="library-tick">
        <input type="checkbox" checked={isListed} onChange={({ currentTarget }) => setListed(currentTarget.checked)} />{' '}
        {t('web.library.publish.listed')}
      </label>
      <ClosableButton closed={closed ?? away ?? unlicensed} disabled={busy} onClick={() => void send()}>
        {t('web.library.publish')}
      </ClosableButton>
      <div role="status" ref={said}>
        {done && <Answer answer={done} />}
      </div>
      {chosen && <State own={chosen} onChanged={askAgain} />}
    </>
  );
}

function Answer({ answer }: { readonly answer: Answered<PublishedAs> }): ReactNode {
  const { t, translate } = useMessages<LibraryKey>();
  const reason = useReason();
  if (answer.ok) {
    const { scenario, edition, isOthers } = answer.value;
    return (
      <p>
        {t(isOthers ? 'web.library.publish.others' : 'web.library.publish.done', { edition })}{' '}
        <a href={editionAddress(scenario, edition)}>{t('web.library.publish.look')}</a>
      </p>
    );
  }
  const minutes = minutesUntil(answer);
  if (minutes !== null) return <p>{translate('web.library.publish.later', { count: minutes })}</p>;
  const { problem } = answer;
  return (
    <p>
      {t('web.library.failed')} {problem && reason(problem)}
    </p>
  );
}

/** Where one's own scenario stands, and the way off the lists. */
function State({ own, onChanged }: { readonly own: Own; readonly onChanged: () => void }): ReactNode {
  const { t } = useMessages<LibraryKey>();
  const { scenario, isListed, isHidden, reasons } = own;
  if (isHidden) {
    const why = reasons.map((one) => t(`web.library.report.${one}`)).join(', ');
    return <p>{why === '' ? t('web.library.publish.byHost') : t('web.library.publish.hidden', { why })}</p>;
  }
  if (!isListed) return <p>{t('web.library.publish.unlisted')}</p>;
  return (
    <button type="button" className="link" onClick={() => void withdraw(scenario).then(onChanged)}>
      {t('web.library.publish.withdraw')}
    </button>
  );
}

/** Open challenges: what is played there, by which clock and when, and a button for each free side. */
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { manifests } from '../../rulesets/manifests.ts';
import type { ArchiveKey } from '../archive/messages.ts';
import { AccountLine } from '../account/AccountLine.tsx';
import { clockInWords } from '../clock/time.ts';
import type { ClockKey } from '../clock/messages.ts';
import { hoursHere, timeOfDay } from '../dailyHours.ts';
import type { OnlineKey } from '../messages.ts';
import { NameField } from '../table/NameField.tsx';
import { onlineBattleName, onlineGameName, onlineSideName } from '../table/names.ts';
import { keepOwnName, namedBy, ownName } from '../table/ownName.ts';
import { minutesUntil } from '../server/later.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { type Challenge, declineChallenge, listChallenges, removeChallenge, takeChallenge } from './challenges.ts';
import type { LobbyKey } from './messages.ts';
import '../../documents/documents.css';
import '../online.css';
import { useSavedBattles } from '../../battle/index.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

type Key = ArchiveKey | HomeLinkKey | LobbyKey | OnlineKey | ClockKey;

/** `minutes`: until it may be asked again. */
interface Fault {
  readonly key: LobbyKey | 'web.online.later' | 'web.online.name.taken';
  readonly minutes?: number;
}

export function LobbyPage(): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { found, minutes, askAgain } = useServerAnswer(listChallenges);
  const [rules, setRules] = useState('');
  const [name, setName] = useState(ownName);
  const [fault, setFault] = useState<Fault | null>(null);
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  const shown = found.challenges.filter(({ ruleset }) => rules === '' || ruleset === rules);
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <p>{t('web.lobby.about')}</p>
        <SelectField
          label={t('web.lobby.rules')}
          value={rules}
          choices={[
            ['', t('web.lobby.rules.all')],
            ...manifests.map(({ id, name }): [string, string] => [id, translate(name)]),
          ]}
          onChange={setRules}
        />
        {shown.some(({ yours }) => !yours) && <NameField typed={name} onChange={setName} />}
        <p role="alert">{fault && translate(fault.key, { count: fault.minutes ?? 0 })}</p>
        {shown.length === 0 && <p>{t('web.lobby.none')}</p>}
        <ul className="online-list lobby-list">
          {shown.map((challenge) => (
            <Entry
              key={challenge.table}
              challenge={challenge}
              name={name}
              onDeclined={askAgain}
              onFault={(is) => {
                setFault(is);
                askAgain();
              }}
            />
          ))}
        </ul>
        <p>
          <a className="button" href={pageAddress('any', 'online', 'new')}>
            {t('web.lobby.make')}
          </a>{' '}
          <a className="button quiet" href={pageAddress('any', 'archive')}>
            {t('web.page.archive')}
          </a>
        </p>
        <AccountLine />
      </section>
    </div>
  );
}

const goTo = (address: string): void => {
  location.hash = address;
};

/** The seat is another's, or the challenge is gone. */
const TAKEN = 409;

function Entry({
  challenge,
  name,
  onDeclined,
  onFault,
}: {
  readonly challenge: Challenge;
  /** What the reader wants to be called. */
  readonly name: string;
  readonly onDeclined: () => void;
  readonly onFault: (fault: Fault) => void;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const { storage } = useSavedBattles();
  const [busy, setBusy] = useState(false);
  const { table, ruleset, free, clock, advice, hours, yours, names, forYou = false, shown = 'private' } = challenge;
  useBundle(ruleset);
  const battle = onlineBattleName(challenge, translate);
  const rules = onlineGameName(challenge, translate);
  const here = hours && hoursHere(hours);
  const atTable = pageAddress('any', 'table', table);
  const take = async (seat: string): Promise<void> => {
    const named = keepOwnName(name);
    if (named === null) return;
    setBusy(true);
    const place = await takeChallenge(challenge, seat, named);
    if (!('ok' in place)) return goTo(atTable);
    setBusy(false);
    const minutes = minutesUntil(place);
    if (minutes !== null) return onFault({ key: 'web.online.later', minutes });
    if (place.problem !== undefined) return onFault({ key: 'web.online.name.taken' });
    return onFault({ key: place.status === TAKEN ? 'web.lobby.taken' : 'web.lobby.failed' });
  };
  const decline = async (): Promise<void> => {
    setBusy(true);
    const isHeard = await declineChallenge(table);
    setBusy(false);
    if (isHeard) onDeclined();
    else onFault({ key: 'web.lobby.failed' });
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    if (await removeChallenge(storage, table)) goTo(`${atTable}&stay`);
    else {
      setBusy(false);
      onFault({ key: 'web.lobby.failed' });
    }
  };
  return (
    <li>
      <span className="online-entry">
        <strong>{battle === rules ? battle : `${battle}, ${rules}`}</strong>
        {!yours && names.length > 0 && <span>{names.join(', ')}</span>}
        {forYou && <strong className="yours">{t('web.lobby.forYou')}</strong>}
        <span className="minor">{clock === null ? t('web.lobby.clock.none') : clockInWords(messages, clock)}</span>
        {advice && <span className="minor">{t('web.online.advice.all')}</span>}
        {shown !== 'private' && <span className="minor">{t(`web.archive.told.${shown}`)}</span>}
        {here && (
          <span className="minor">
            {t('web.lobby.hours', { from: timeOfDay(here.from), until: timeOfDay(here.until) })}
          </span>
        )}
      </span>
      {yours ? (
        <>
          <span>{t('web.lobby.yours')}</span>
          <a className="button" href={`${atTable}&stay`}>
            {t('web.lobby.open')}
          </a>
          <button type="button" disabled={busy} onClick={() => void remove()}>
            {t('web.lobby.remove')}
          </button>
        </>
      ) : (
        free.map((seat) => (
          <ClosableButton
            key={seat}
            className="primary"
            closed={namedBy(name) === null ? t('web.online.name.wrong') : null}
            disabled={busy}
            onClick={() => void take(seat)}
          >
            {t('web.lobby.take', { side: onlineSideName(challenge, seat, translate) })}
          </ClosableButton>
        ))
      )}
      {forYou && (
        <button type="button" disabled={busy} onClick={() => void decline()}>
          {t('web.lobby.decline')}
        </button>
      )}
    </li>
  );
}

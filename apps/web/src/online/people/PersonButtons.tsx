/** What one may do with somebody one has met: challenge him, play on, read nothing of him, meet him no more. */
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { battleAddress } from '../mine/useMine.ts';
import type { OnlineKey } from '../messages.ts';
import type { PeopleKey } from './messages.ts';
import { blockPerson, mutePerson, type Person } from './people.ts';

type Key = PeopleKey | OnlineKey;
/** What is to be confirmed, and what came of it. */
type State = 'ready' | 'busy' | 'failed' | 'block' | 'mute';

interface Props {
  readonly person: Person;
  readonly onChange: () => void;
}

export function PersonButtons({ person, onChange }: Props): ReactNode {
  const { t } = useMessages<Key>();
  const { id, isBlocked, isMuted, last } = person;
  const [state, setState] = useState<State>('ready');
  const name = person.name ?? t('web.people.unnamed');
  const spoken = <span className="spoken">{name}</span>;
  const change = async (made: Promise<{ readonly ok: boolean }>): Promise<void> => {
    setState('busy');
    const { ok } = await made;
    setState(ok ? 'ready' : 'failed');
    if (ok) onChange();
  };
  /** A press that is confirmed by a second one. */
  const sure = (what: 'block' | 'mute', does: () => Promise<{ readonly ok: boolean }>) => ({
    type: 'button' as const,
    className: state === what ? 'grave' : 'quiet',
    disabled: state === 'busy',
    onClick: () => (state === what ? void change(does()) : setState(what)),
  });
  return (
    <>
      <p role="status" className="mine-soft">
        {state === 'block' || state === 'mute'
          ? t(`web.people.${state}.sure`, { name })
          : state === 'failed' && t('web.people.failed')}
      </p>
      <span className="online-buttons">
        {!isBlocked && (
          <a className="button primary" href={pageAddress('any', 'online', `new&for=${id}`)}>
            {t('web.people.challenge')} {spoken}
          </a>
        )}
        <a className="button" href={battleAddress(last.table)}>
          {t(last.over ? 'web.online.rematch' : 'web.people.goOn')} {spoken}
        </a>
        {isMuted ? (
          <button type="button" disabled={state === 'busy'} onClick={() => void change(mutePerson(id, false))}>
            {t('web.people.unmute')} {spoken}
          </button>
        ) : (
          <button {...sure('mute', () => mutePerson(id, true))}>
            {t('web.people.mute')} {spoken}
          </button>
        )}
        {isBlocked ? (
          <button type="button" disabled={state === 'busy'} onClick={() => void change(blockPerson(id, false))}>
            {t('web.people.unblock')} {spoken}
          </button>
        ) : (
          <button {...sure('block', () => blockPerson(id, true))}>
            {t('web.people.block')} {spoken}
          </button>
        )}
      </span>
    </>
  );
}

/** Who belongs to a club, how others join it, and how one leaves. */
import { type ReactNode, useState } from 'react';
import { LANGUAGES } from '@drumhead/content';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { sinceInWords } from '../mine/since.ts';
import { Invite } from '../table/Invite.tsx';
import { type Club, clubLink, leaveClub, renewLink } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { nameOr } from './names.ts';

interface Props {
  readonly id: string;
  readonly club: Club;
  readonly onChange: () => void;
}

export function ClubMembers({ id, club, onChange }: Props): ReactNode {
  const messages = useMessages<ClubKey>();
  const { t, language } = messages;
  const [now] = useState(() => Date.now());
  const [state, setState] = useState<'ready' | 'sure' | 'failed' | { readonly removes: number }>('ready');
  const { members, you, isFounder } = club;
  const [founder] = members;
  const removed = typeof state === 'object' ? state.removes : null;
  const doIt = async (work: Promise<{ readonly ok: boolean }>, then: () => void): Promise<void> => {
    const { ok } = await work;
    setState(ok ? 'ready' : 'failed');
    if (ok) then();
  };
  const named = members.map((one) => ({ ...one, name: nameOr(one.name, messages) }));
  const seen = named.sort((a, b) => b.seen - a.seen);
  return (
    <>
      <section className="panel part-members" aria-labelledby="members">
        <h3 id="members">{t('web.club.members')}</h3>
        <ul className="club-list">
          {seen.map(({ number, name, seen: at }) => (
            <li key={number}>
              <span className="club-words">
                <strong>{name}</strong>
                <span className="minor">
                  {[
                    ...(number === founder?.number ? [t('web.club.founder')] : []),
                    number === you ? t('web.club.you') : sinceInWords(LANGUAGES[language].locale, at, now),
                  ].join(', ')}
                </span>
              </span>
              {isFounder && number !== you && (
                <button
                  type="button"
                  className={removed === number ? 'grave' : 'quiet'}
                  onClick={() =>
                    removed === number ? void doIt(leaveClub(id, number), onChange) : setState({ removes: number })
                  }
                >
                  {t('web.club.remove')} <span className="spoken">{name}</span>
                </button>
              )}
              {removed === number && <span role="status">{t('web.club.remove.sure', { name })}</span>}
            </li>
          ))}
        </ul>
        {state === 'sure' && <p>{t('web.club.leave.sure')}</p>}
        {state === 'failed' && <p role="alert">{t('web.club.failed')}</p>}
        <p>
          <button
            type="button"
            className={state === 'sure' ? 'grave' : 'quiet'}
            onClick={() =>
              state === 'sure'
                ? void doIt(leaveClub(id, you), () => {
                    location.hash = pageAddress('any', 'clubs');
                  })
                : setState('sure')
            }
          >
            {t('web.club.leave')}
          </button>
        </p>
      </section>
      <section className="panel part-members" aria-labelledby="bring">
        <h3 id="bring">{t('web.club.bring')}</h3>
        <Invite label={t('web.club.bring.about')} link={clubLink(id, club.key)} />
        <p className="minor">{t('web.club.link.about')}</p>
        <p>
          <button type="button" className="quiet" onClick={() => void doIt(renewLink(id), onChange)}>
            {t('web.club.link.new')}
          </button>
        </p>
      </section>
    </>
  );
}

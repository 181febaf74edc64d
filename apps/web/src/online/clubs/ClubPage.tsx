/** A club: what is played, when it meets, its leagues and its members; or the door, for whoever is no member. */
import { type ReactNode, useCallback, useState } from 'react';
import { LONGEST_NAME, playerName } from '@drumhead/protocol';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { TextField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { Answered } from '../server/api.ts';
import type { OnlineKey } from '../messages.ts';
import { keepOwnName, ownName } from '../table/ownName.ts';
import { ClubCalendar } from './ClubCalendar.tsx';
import { ClubMembers } from './ClubMembers.tsx';
import { ClubTables } from './ClubTables.tsx';
import { type Club, type ClubLeague, type ClosedClub, joinClub, lookAtClub } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { PartTabs } from './Parts.tsx';
import { Old } from './Old.tsx';
import { whenInWords } from './times.ts';
import { useWatched } from './useWatched.ts';
import '../../documents/documents.css';
import '../online.css';
import './clubs.css';

type Key = ClubKey | OnlineKey | HomeLinkKey;

/** The query: the club, and `join=` with the key of its link. */
export function ClubPage({ query }: PageProps): ReactNode {
  const [club = '', ...more] = query.split('&');
  const key = more.find((part) => part.startsWith('join='))?.slice('join='.length) ?? null;
  return <Opened key={query} club={club} joinKey={key} />;
}

/** A club that is not there is one whose link is wrong. */
const NOWHERE: ClosedClub = { name: '', you: null };

async function found(club: string): Promise<Answered<Club | ClosedClub>> {
  const answer = await lookAtClub(club);
  return answer.ok || answer.status !== 404 ? answer : { ok: true, value: NOWHERE };
}

function Opened({ club, joinKey }: { readonly club: string; readonly joinKey: string | null }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const look = useCallback(() => found(club), [club]);
  const { found: is, minutes, askAgain, old } = useWatched(look);
  if (is === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof is === 'string') return <p>{translate(`web.online.${is}`, { count: minutes })}</p>;
  if (is.you !== null)
    return (
      <>
        <Old since={old} />
        <Inside id={club} club={is} onChange={askAgain} />
      </>
    );
  if (is.name === '') return <p role="alert">{t('web.club.nowhere')}</p>;
  if (joinKey === null) return <p>{t('web.club.closed', { club: is.name })}</p>;
  return <Door id={club} name={is.name} joinKey={joinKey} onJoined={askAgain} />;
}

interface DoorProps {
  readonly id: string;
  readonly name: string;
  readonly joinKey: string;
  readonly onJoined: () => void;
}

function Door({ id, name, joinKey, onJoined }: DoorProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [mine, setMine] = useState(ownName);
  const [state, setState] = useState<'ready' | 'busy' | { readonly why: string }>('ready');
  const join = async (): Promise<void> => {
    setState('busy');
    keepOwnName(mine);
    const answer = await joinClub(id, joinKey, mine);
    setState(answer.ok ? 'ready' : { why: answer.problem?.reason ?? 'web.club.join.failed' });
    if (answer.ok) onJoined();
  };
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <h2>{t('web.club.invited', { club: name })}</h2>
        <TextField label={t('web.club.mine')} value={mine} most={LONGEST_NAME} onChange={setMine} />
        <p>
          <ClosableButton
            className="primary large"
            closed={playerName(mine) === null ? t('web.online.name.wrong') : null}
            disabled={state === 'busy'}
            onClick={() => void join()}
          >
            {t('web.club.join')}
          </ClosableButton>
        </p>
        {typeof state === 'object' && <p role="alert">{translate(state.why)}</p>}
      </section>
    </div>
  );
}

interface InsideProps {
  readonly id: string;
  readonly club: Club;
  readonly onChange: () => void;
}

function Inside({ id, club, onChange }: InsideProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [part, setPart] = useState<'play' | 'calendar' | 'leagues' | 'members'>('play');
  const parts = [
    ['play', t('web.club.play')],
    ['calendar', t('web.club.calendar')],
    ['leagues', t('web.club.leagues')],
    ['members', t('web.club.members')],
  ] as const;
  return (
    <div className="club-page" data-part={part}>
      <header className="club-head">
        <h2>{club.name}</h2>
        <p>{translate('web.clubs.members', { count: club.members.length })}</p>
        <a className="button primary" href={pageAddress('any', 'online', `new&club=${id}`)}>
          {t('web.club.table')}
        </a>
      </header>
      <PartTabs label={club.name} parts={parts} part={part} onChange={setPart} />
      <div className="club-columns">
        <div className="club-main">
          <section className="panel part-play" aria-labelledby="play">
            <h3 id="play">{t('web.club.play')}</h3>
            <ClubTables club={id} tables={club.tables} />
          </section>
          <section className="panel part-leagues" aria-labelledby="leagues">
            <h3 id="leagues">{t('web.club.leagues')}</h3>
            {club.leagues.length === 0 && <p>{t('web.club.leagues.none')}</p>}
            <ul className="club-list">
              {club.leagues.map((league) => (
                <League key={league.league} league={league} />
              ))}
            </ul>
            <p>
              <a className="button" href={pageAddress('any', 'newLeague', id)}>
                {t('web.club.league.new')}
              </a>
            </p>
          </section>
          <ClubMembers id={id} club={club} onChange={onChange} />
        </div>
        <ClubCalendar id={id} club={club} onChange={onChange} />
      </div>
    </div>
  );
}

function League({ league }: { readonly league: ClubLeague }): ReactNode {
  const { t, language } = useMessages<Key>();
  const { name, round, rounds, kind, begins, ends, players } = league;
  const stands =
    ends !== null
      ? t('web.club.league.ends', { round, when: whenInWords(language, ends) })
      : begins === null
        ? t('web.club.league.over')
        : round === 0
          ? t('web.club.league.first', { when: whenInWords(language, begins) })
          : t('web.club.league.between', { round });
  return (
    <li>
      <span className="league-rounds" aria-hidden="true">
        {Array.from({ length: kind === 'swiss' ? rounds : round }, (_, index) => (
          <span key={index} className={index + 1 < round ? 'past' : index + 1 === round ? 'now' : ''}>
            {index + 1}
          </span>
        ))}
      </span>
      <span className="club-words">
        <strong className="club-name">{name}</strong>
        <span>
          {stands}, {t('web.club.league.players', { count: players })}
        </span>
      </span>
      <a className="button" href={pageAddress('any', 'league', league.league)}>
        {t('web.club.league.open')} <span className="spoken">{name}</span>
      </a>
    </li>
  );
}

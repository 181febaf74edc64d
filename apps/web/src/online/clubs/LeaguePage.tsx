/** A league: one's own battles first, then the round, who stands where, and all that the league did by itself. */
import { type ReactNode, useCallback, useState } from 'react';
import { LANGUAGES } from '@drumhead/content';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { OnlineKey } from '../messages.ts';
import type { Answered } from '../server/api.ts';
import { onlineBattleName } from '../table/names.ts';
import { actsInWords } from './acts.ts';
import { joinLeague, type League, leaveLeague, lookAtLeague } from './clubs.ts';
import { LeagueRounds } from './LeagueRounds.tsx';
import type { ClubKey } from './messages.ts';
import { nameIn } from './names.ts';
import { OwnBattles } from './OwnBattles.tsx';
import { PartTabs } from './Parts.tsx';
import { Old } from './Old.tsx';
import { whenInWords } from './times.ts';
import { useWatched } from './useWatched.ts';
import '../../documents/documents.css';
import '../online.css';
import './clubs.css';

type Key = ClubKey | OnlineKey | HomeLinkKey;

/** What whoever is no member of its club is told. */
const CLOSED = { club: null } as const;

async function asMember(league: string): Promise<Answered<League | typeof CLOSED>> {
  const answer = await lookAtLeague(league);
  return answer.ok || answer.status !== 403 ? answer : { ok: true, value: CLOSED };
}

export const LeaguePage = ({ query }: PageProps): ReactNode => <Opened key={query} query={query} />;

function Opened({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const look = useCallback(() => asMember(query), [query]);
  const { found, minutes, askAgain, old } = useWatched(look);
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  if (found.club === null) return <p>{t('web.league.closed')}</p>;
  return (
    <>
      <Old since={old} />
      <Shown id={query} league={found} onChange={askAgain} />
    </>
  );
}

interface ShownProps {
  readonly id: string;
  readonly league: League;
  readonly onChange: () => void;
}

function Shown({ id, league, onChange }: ShownProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [part, setPart] = useState<'round' | 'standings' | 'acts'>('round');
  useBundle(league.ruleset);
  const parts = [
    ['round', t('web.league.rounds')],
    ['standings', t('web.league.standings')],
    ['acts', t('web.league.acts')],
  ] as const;
  return (
    <div className="club-page" data-part={part}>
      <header className="club-head">
        <h2>{league.name}</h2>
        <p>
          <a href={pageAddress('any', 'club', league.club.id)}>{league.club.name}</a>
          {', '}
          {onlineBattleName({ ...league, naming: league.naming ?? undefined }, translate)}
        </p>
        <Membership id={id} league={league} onChange={onChange} />
      </header>
      <OwnBattles league={league} />
      <PartTabs label={league.name} parts={parts} part={part} onChange={setPart} />
      <div className="club-columns even">
        <div className="club-main">
          <LeagueRounds league={league} />
          <Acts league={league} />
        </div>
        <div className="club-main">
          <Standings league={league} />
          <Rules league={league} />
        </div>
      </div>
    </div>
  );
}

function Membership({ id, league, onChange }: ShownProps): ReactNode {
  const { t } = useMessages<Key>();
  const [state, setState] = useState<'ready' | 'sure' | 'busy' | 'failed'>('ready');
  if (league.state === 'over') return null;
  const isIn = league.you?.isIn === true;
  const change = async (): Promise<void> => {
    setState('busy');
    const { ok } = await (isIn ? leaveLeague(id) : joinLeague(id));
    setState(ok ? 'ready' : 'failed');
    if (ok) onChange();
  };
  return (
    <div className="club-membership">
      {state === 'sure' && <span>{t('web.league.leave.sure')}</span>}
      {state === 'failed' && <span role="alert">{t('web.club.failed')}</span>}
      {isIn ? (
        <button
          type="button"
          className={state === 'sure' ? 'grave' : 'quiet'}
          disabled={state === 'busy'}
          onClick={() => (state === 'sure' ? void change() : setState('sure'))}
        >
          {t('web.league.leave')}
        </button>
      ) : (
        <button type="button" className="primary" disabled={state === 'busy'} onClick={() => void change()}>
          {t('web.league.join')}
        </button>
      )}
    </div>
  );
}

function Standings({ league }: { readonly league: League }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  return (
    <section className="panel part-standings" aria-labelledby="standings">
      <h3 id="standings">{t('web.league.standings')}</h3>
      <p className="minor">{t('web.league.standings.points')}</p>
      <table className="league-standings">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t('web.league.place')}</span>
            </th>
            <th scope="col">
              <span className="spoken">{t('web.league.player')}</span>
            </th>
            <th scope="col" className="number">
              {t('web.league.battles')}
            </th>
            <th scope="col" className="number">
              {t('web.league.points')}
            </th>
            <th scope="col" className="number">
              {t('web.league.opponents')}
            </th>
          </tr>
        </thead>
        <tbody>
          {league.standings.map(({ entry, place, battles, points, opponents }) => {
            const { since = 1, isOut = false, player } = league.entries.find((one) => one.entry === entry) ?? {};
            const marks = [
              ...(player === 'person' ? [] : [t('web.league.computer')]),
              ...(since > 1 ? [t('web.league.late')] : []),
              ...(isOut ? [t('web.league.withdrawn')] : []),
            ];
            return (
              <tr key={entry} className={`${entry === league.you?.entry ? 'own' : ''} ${isOut ? 'gone' : ''}`}>
                <td className="number">{place}</td>
                <th scope="row">
                  {nameIn(league, entry, messages)} <span className="minor">{marks.join(', ')}</span>
                </th>
                <td className="number">{battles}</td>
                <td className="number points">{points}</td>
                <td className="number">{opponents}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="minor">{t('web.league.equal')}</p>
    </section>
  );
}

function Acts({ league }: { readonly league: League }): ReactNode {
  const messages = useMessages<Key>();
  const { t, language } = messages;
  const acts = actsInWords(league, messages);
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, { day: 'numeric', month: 'long' });
  return (
    <section className="panel part-acts" aria-labelledby="acts">
      <h3 id="acts">{t('web.league.acts')}</h3>
      {acts.length === 0 && <p>{t('web.league.acts.none')}</p>}
      <dl className="league-acts">
        {acts.map(({ at, words }) => (
          <div key={`${at} ${words}`}>
            <dt>{day.format(at)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rules({ league }: { readonly league: League }): ReactNode {
  const { t, language } = useMessages<Key>();
  const { kind, rounds, pace, next } = league;
  return (
    <section className="panel part-standings" aria-labelledby="rules">
      <h3 id="rules">{t('web.league.rules')}</h3>
      <ul>
        <li>{kind === 'swiss' ? t('web.league.rules.swiss', { rounds }) : t('web.league.rules.robin')}</li>
        <li>{t('web.league.rules.both')}</li>
        <li>
          {pace.kind === 'turns'
            ? t('web.league.rules.turns', { days: pace.days })
            : t('web.league.rules.evening', { hours: pace.hours })}
        </li>
        <li>{t('web.league.rules.time')}</li>
        <li>{t('web.league.rules.late')}</li>
        <li>{t(`web.league.rules.blocked.${kind}`)}</li>
        {next !== null && (
          <li>{t('web.league.next', { round: next.number, when: whenInWords(language, next.begins) })}</li>
        )}
      </ul>
    </section>
  );
}

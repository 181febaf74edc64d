/** The rounds of a league: who meets whom, and how each of their two battles stands. */
import { type ReactNode, useState } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { battleAddress } from '../mine/useMine.ts';
import { onlineSideName } from '../table/names.ts';
import { type League, type LeagueBattle, type LeagueRound, sitInClub } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { nameIn } from './names.ts';
import { whenInWords } from './times.ts';

interface Props {
  readonly league: League;
}

export function LeagueRounds({ league }: Props): ReactNode {
  const messages = useMessages<ClubKey>();
  const { t, translate, language } = messages;
  const { played, next, sides, naming } = league;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = played.find(({ number }) => number === chosen) ?? played.at(-1);
  const all = league.kind === 'swiss' ? league.rounds : Math.max(played.length, next?.number ?? 0);
  const side = onlineSideName({ ...league, naming: naming ?? undefined }, sides[0], translate);
  return (
    <section className="panel part-round" aria-labelledby="round">
      <header className="league-head">
        <h3 id="round">{t('web.league.round', { round: round?.number ?? 1 })}</h3>
        <div className="league-choose" role="group" aria-label={t('web.league.rounds')}>
          {Array.from({ length: all }, (_, index) => index + 1).map((number) =>
            number <= played.length ? (
              <button
                key={number}
                type="button"
                aria-pressed={number === round?.number}
                onClick={() => setChosen(number)}
              >
                {number}
              </button>
            ) : (
              <span key={number} className="league-come" aria-hidden="true">
                {number}
              </span>
            ),
          )}
        </div>
      </header>
      {next !== null && (round === undefined || round.isOver) && (
        <p>{t('web.league.next', { round: next.number, when: whenInWords(language, next.begins) })}</p>
      )}
      {round !== undefined && (
        <table className="league-round">
          <thead>
            <tr>
              <th scope="col">
                <span className="spoken">{t('web.league.pair')}</span>
              </th>
              <th scope="col">{t('web.league.left', { side })}</th>
              <th scope="col">
                {t('web.league.left', {
                  side: onlineSideName({ ...league, naming: naming ?? undefined }, sides[1], translate),
                })}
              </th>
            </tr>
          </thead>
          <tbody>
            {pairsIn(round).map(([first, second]) => (
              <Pair key={first.battle} league={league} battles={[first, second]} />
            ))}
          </tbody>
        </table>
      )}
      {round !== undefined && round.out.length > 0 && (
        <p>{t('web.league.out', { names: round.out.map((entry) => nameIn(league, entry, messages)).join(', ') })}</p>
      )}
    </section>
  );
}

/** Both battles of each pair, the first one first. */
function pairsIn({ battles }: LeagueRound): readonly (readonly [LeagueBattle, LeagueBattle])[] {
  return battles.flatMap((first) => {
    const second = battles.find(({ board, game }) => board === first.board && game === 2);
    return first.game === 1 && second !== undefined ? [[first, second] as const] : [];
  });
}

function Pair({ league, battles }: Props & { readonly battles: readonly [LeagueBattle, LeagueBattle] }): ReactNode {
  const messages = useMessages<ClubKey>();
  const [left, right] = battles[0].entries;
  const isOwn = league.you !== null && battles[0].entries.includes(league.you.entry);
  return (
    <tr className={isOwn ? 'own' : ''}>
      <th scope="row">
        <span>{nameIn(league, left, messages)}</span>
        <span>{nameIn(league, right, messages)}</span>
      </th>
      {battles.map((battle) => (
        <td key={battle.battle}>
          <Square league={league} battle={battle} left={left} isOwn={isOwn} />
        </td>
      ))}
    </tr>
  );
}

interface SquareProps extends Props {
  readonly battle: LeagueBattle;
  /** Whose result is told. */
  readonly left: number;
  readonly isOwn: boolean;
}

function Square({ league, battle, left, isOwn }: SquareProps): ReactNode {
  const { t } = useMessages<ClubKey>();
  const [hasFailed, setFailed] = useState(false);
  const { table, result, lines, awaited, entries, isGone } = battle;
  const points =
    result === null ? null : [result.points[entries[0] === left ? 0 : 1], result.points[entries[0] === left ? 1 : 0]];
  const [own = 0, other = 0] = points ?? [];
  const mark = own > other ? '▲' : own < other ? '▼' : '=';
  const isAwaited = isOwn && league.you !== null && awaited.includes(league.you.entry);
  const words =
    result !== null
      ? `${mark} ${own}:${other}`
      : isAwaited
        ? t('web.league.yourMove')
        : t(lines === 0 ? 'web.league.notBegun' : 'web.league.inPlay');
  const look = async (): Promise<void> => {
    const answer = isOwn ? { ok: true } : await sitInClub(league.club.id, table, null);
    if (answer.ok) location.hash = battleAddress(table);
    else setFailed(true);
  };
  const kind = result === null ? (isAwaited ? 'waits' : 'open') : own > other ? 'won' : own < other ? 'lost' : 'drawn';
  return (
    <>
      <ClosableButton
        className={`league-square ${kind}`}
        closed={isGone ? t('web.league.gone') : null}
        onClick={() => void look()}
      >
        {words}
        {result !== null && result.how !== 'played' && (
          <small>{t(result.how === 'gone' ? 'web.league.deleted' : 'web.league.walkover')}</small>
        )}
      </ClosableButton>
      {hasFailed && <span role="alert">{t('web.club.failed')}</span>}
    </>
  );
}

/** How even a ready scenario is: the victories of each side, who played them, and how sure that is. */
import { playersInWords, weakWords } from '@drumhead/content/balance';
import type { CSSProperties, ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import type { BriefingKey } from './messages.ts';
import './odds.css';

/** As `npm run balance` writes it. */
export interface Played {
  /** The computer players, with their versions where they are known: `captain@3`. */
  readonly players: string;
  readonly games: number;
  readonly sides: Readonly<Record<string, { readonly wins: number; readonly interval: readonly number[] }>>;
  readonly drawn: number;
  readonly length: number;
}

/** As a scenario file may bring them. */
export type FileOdds = Omit<Played, 'length'>;

/** The side that is shown to win more often than its share; undefined: none is. */
export function betterOff({ sides }: Pick<Played, 'sides'>): string | undefined {
  const all = Object.entries(sides);
  return all.find(([, { interval }]) => (interval[0] ?? 0) > 1 / all.length)?.[0];
}

/** The bar alone, where there is no room for how sure it is: the briefing says that. */
export function OddsBar({
  played,
  names,
}: {
  readonly played: FileOdds;
  readonly names: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<BriefingKey | MessageKey>();
  const { games, drawn, players } = played;
  const battles = t('web.brief.odds.battles', {
    games,
    players: playersInWords(players, (key, facts) => translate(key, facts)),
  });
  return (
    <ul className="briefing-odds" aria-label={`${t('web.brief.odds')} (${battles})`} title={battles}>
      {Object.values(played.sides).map(({ wins }, i) => (
        <Part key={names[i]} name={names[i] ?? ''} share={wins / games} className={`side-${i}`} />
      ))}
      {drawn > 0 && <Part name={t('web.brief.odds.drawn')} share={drawn / games} className="drawn" />}
    </ul>
  );
}

export function Odds({
  played,
  names,
}: {
  readonly played: FileOdds | undefined;
  /** Of the sides, in their order. */
  readonly names: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<BriefingKey | MessageKey>();
  if (!played)
    return (
      <>
        <div className="briefing-head">
          <h3>{t('web.brief.odds')}</h3>
        </div>
        <p className="minor">{t('web.brief.odds.unknown')}</p>
      </>
    );
  const { games, players } = played;
  const sides = Object.entries(played.sides).map(([seat, side], i) => ({ ...side, seat, name: names[i] ?? '' }));
  const favoured = betterOff(played);
  const best = sides.find(({ seat }) => seat === favoured);
  return (
    <>
      <div className="briefing-head">
        <h3>{t('web.brief.odds')}</h3>
        <span>
          {t('web.brief.odds.battles', {
            games,
            players: playersInWords(players, (key, facts) => translate(key, facts)),
          })}
        </span>
      </div>
      <OddsBar played={played} names={names} />
      <p className="minor">
        {best ? t('web.brief.odds.favours', { side: best.name }) : t('web.brief.odds.even')}{' '}
        {sides.map(
          ({ name, interval: [low = 0, high = 1] }) =>
            `${t('web.brief.odds.share', { side: name, low: percent(low), high: percent(high) })} `,
        )}
        {weakWords(players, (key, facts) => translate(key, facts))}
      </p>
    </>
  );
}

/** Parts that are wide enough bear their figure, and their name, too. */
const COUNTED = 0.09;
const NAMED = 0.3;

function Part({
  name,
  share,
  className,
}: {
  readonly name: string;
  readonly share: number;
  readonly className: string;
}): ReactNode {
  return (
    <li className={className} style={{ '--share': share } as CSSProperties}>
      <span className={share < NAMED ? 'spoken' : ''}>{name}</span>{' '}
      <b className={share < COUNTED ? 'spoken' : ''}>{percent(share)}</b>
    </li>
  );
}

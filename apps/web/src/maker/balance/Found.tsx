/** What the battles came to, and why. */
import type { Balance } from '@drumhead/bots';
import { type BalanceNames, whyLines } from '@drumhead/content/balance';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { percent } from '../../panels/percent.ts';
import type { MakerKey } from '../messages.ts';

/** Pieces of a side that are told. */
const MOST_LOST = 3;

const range = ([low, high]: readonly [number, number]): string => `${percent(low)}–${percent(high)}`;

export function Found({
  balance,
  names,
  players,
  children,
}: {
  readonly balance: Balance;
  readonly names: BalanceNames;
  /** Who played, in words. */
  readonly players: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey | MessageKey>();
  const { drawn, verdict, ends, first, games, lost, why, sides } = balance;
  return (
    <section className="panel" aria-labelledby="maker-found">
      <h3 id="maker-found">
        {t(`web.maker.test.${verdict.kind}`, verdict.kind === 'favoured' ? { side: names.side(verdict.side) } : {})}
      </h3>
      <Shares balance={balance} names={names} />
      <p className="minor">{t('web.maker.test.by', { players })}</p>
      {drawn > 0 && <p>{t('web.maker.test.drawn', { count: drawn })}</p>}
      <ul>
        {ends.map(({ end, count }) => (
          <li key={end}>
            {count} × {translate(end)}
          </li>
        ))}
      </ul>
      {first.games === games && (
        <p>{t('web.maker.test.first', { share: percent(first.share), interval: range(first.interval) })}</p>
      )}
      {sides.map((_, side) => {
        const most = lost.filter((one) => one.side === side).slice(0, MOST_LOST);
        const losses = most.map(({ piece, share }) => `${names.piece(piece)} ${percent(share)}`);
        return (
          most.length > 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <p key={side}>{t('web.maker.test.losses', { side: names.side(side), losses: losses.join(', ') })}</p>
          )
        );
      })}
      {whyLines(why, names).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{children}</p>
    </section>
  );
}

/** The victories of each side, with how sure that is. */
export function Shares({ balance, names }: { readonly balance: Balance; readonly names: BalanceNames }): ReactNode {
  const { t } = useMessages<MakerKey | MessageKey>();
  return (
    <ul className="maker-odds">
      {balance.sides.map(({ wins, share, interval }, side) => (
        // oxlint-disable-next-line react/no-array-index-key -- a side is its place
        <li key={side} className={`side-${side}`}>
          <span>
            {t('web.maker.test.side', {
              side: names.side(side),
              wins,
              share: percent(share),
              interval: range(interval),
            })}
          </span>
          <span className="maker-bar" style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

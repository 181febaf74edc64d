/** Small changes that make a scenario even: each is played, none is guessed. */
import { type Balance, balanceOf, EVEN, unevenness } from '@drumhead/bots';
import { type BalanceNames, triedLine } from '@drumhead/content/balance';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { MakerKey } from '../messages.ts';
import { Shares } from './Found.tsx';
import type { Run } from './run.ts';

export function Mending({
  run,
  balance,
  names,
  closed,
  look,
  take,
}: {
  readonly run: Run;
  readonly balance: Balance;
  readonly names: BalanceNames;
  /** Why nothing can be looked for or taken now; null: it can. */
  readonly closed: string | null;
  readonly look: () => void;
  readonly take: (found: NonNullable<NonNullable<Run['search']>['mended']>) => void;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey | MessageKey>();
  const { search } = run;
  const isEven = unevenness(balance) <= EVEN;
  const found = search?.mended ?? null;
  const again = found && balanceOf(found.battles, balance.sides.length);
  return (
    <section className="panel" aria-labelledby="maker-mend">
      <h3 id="maker-mend">{t('web.maker.mend.title')}</h3>
      <p className="minor">{t('web.maker.mend.about')}</p>
      {search?.isStopped && <p role="status">{t('web.maker.mend.stopped', { done: search.done, of: search.of })}</p>}
      {(search === null || search.isStopped) && (
        <p>
          <ClosableButton closed={closed ?? (isEven ? t('web.maker.mend.even') : null)} onClick={look}>
            {t('web.maker.mend.start')}
          </ClosableButton>
        </p>
      )}
      {search?.rounds.map(({ helped, tried, taken }, round) => (
        // oxlint-disable-next-line react/no-array-index-key -- rounds stay in their order
        <div key={round}>
          <p>{translate('lab.tries', { side: names.side(helped) })}</p>
          <ul>
            {tried.map((one) => (
              <li key={`${one.mend.key} ${JSON.stringify(one.mend.facts)} ${one.mend.side}`}>
                {triedLine(one, helped, one === taken, names)}
              </li>
            ))}
          </ul>
          {taken === null && <p>{translate('lab.nothing')}</p>}
        </div>
      ))}
      {search && run.is === 'running' && (
        <p role="status">{t('web.maker.mend.played', { done: search.done, of: search.of })}</p>
      )}
      {found && again && (
        <>
          <p>{t('web.maker.mend.again', { games: again.games })}</p>
          <Shares balance={again} names={names} />
          <p>
            <ClosableButton closed={closed} onClick={() => take(found)}>
              {t('web.maker.mend.take')}
            </ClosableButton>
          </p>
        </>
      )}
    </section>
  );
}

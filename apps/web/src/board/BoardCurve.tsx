/** The chance of a side through the whole battle, behind the scrubber of the analysis board. */
import { type ReactNode, useCallback } from 'react';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import type { BoardProps } from '../replay/Replay.tsx';
import { sampleOf, standingOf, weighable } from '../report/chance.ts';
import { ownSideOf } from '../report/ownSide.ts';
import { weigh } from '../report/weighing.ts';
import { useWork } from '../report/Work.tsx';
import type { BoardKey } from './messages.ts';

/** Whoever may not see all sides sees no curve: it would tell of what is hidden. */
export function BoardCurve(props: BoardProps): ReactNode {
  const { battle, sides } = props;
  return sides.length === battle.ruleset.seats(battle.state).length ? <Curve {...props} /> : null;
}

function Curve({ battle, saved, record, screen, report }: BoardProps): ReactNode {
  const messages = useMessages<string>();
  const { t } = useMessages<BoardKey>();
  const steps = useHosted((h) => h.steps);
  const { ruleset, state, count } = battle;
  const begin = useCallback(
    (onProgress: (done: number, of: number) => void) =>
      weigh(record, sampleOf(weighable(ruleset, steps, report)), onProgress),
    [record, ruleset, steps, report],
  );
  const { work } = useWork(begin);
  const seats = ruleset.seats(state);
  const side = ownSideOf(seats, saved.seats) ?? 0;
  const reckoned = work.at === 'done' ? work.found.reckoned : [];
  const line = reckoned
    .map(({ at, chances }, i) => {
      const [x, y] = [at / Math.max(1, count), 1 - standingOf(chances, side)];
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(4)} ${y.toFixed(4)}`;
    })
    .join('');
  const name = screen.seatName(messages, state, seats[side] ?? '');
  return (
    <svg
      className="curve"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('web.board.curve', { side: name })}
    >
      <title>{t('web.board.curve', { side: name })}</title>
      <rect className="winning" width="1" height=".5" />
      <rect className="losing" y=".5" width="1" height=".5" />
      <path className="even" d="M0 .5H1" />
      <path className="of-chance" d={line} />
    </svg>
  );
}

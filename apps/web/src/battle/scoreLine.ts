import { type Tally, total } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';
import type { ScoreLine } from './screen.ts';

/** The score of a side that breaks at a limit: what is left until then, and the sum behind it. */
export function scoreLine({ t }: Messages, side: string, tally: Tally, limit: number): ScoreLine {
  const score = total(tally);
  const left = limit - score;
  const label = left > 0 ? t('web.overview.score', { side, left }) : t('web.overview.score.reached', { side });
  const short = t(left > 0 ? 'web.overview.score.short' : 'web.overview.score.short.reached');
  return {
    side,
    label,
    short,
    left: Math.max(0, left),
    limit,
    sum: t('web.overview.score.sum', { score, limit }),
    tally,
  };
}

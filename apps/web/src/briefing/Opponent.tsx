/** Who plays the other side: the computer's rank and, for a captain, his temperament. */
import { TEMPERAMENTS } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { isHuman, type Player, rankOf, temperamentOf } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import { RankPicture } from './RankPicture.tsx';

const RANKS = ['recruit', 'corporal', 'captain'] as const;

export function Opponent({
  battle: { seats },
  change,
}: {
  readonly battle: NewBattle;
  readonly change: (seats: NewBattle['seats']) => void;
}): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const player = Object.values(seats).find((one) => !isHuman(one)) ?? 'captain';
  const [rank, temper] = [rankOf(player), temperamentOf(player)];
  const isCaptain = rank === 'captain';
  // All computer players of a battle are alike.
  const take = (next: Player) =>
    change(Object.fromEntries(Object.entries(seats).map(([seat, one]) => [seat, isHuman(one) ? one : next])));
  return (
    <>
      <div className="briefing-head">
        <h3 id="briefing-opponent">{t('web.brief.opponent')}</h3>
        <span>{t('web.brief.opponent.computer')}</span>
      </div>
      <div className="briefing-ranks" role="radiogroup" aria-labelledby="briefing-opponent">
        {RANKS.map((one) => (
          <label key={one}>
            <input type="radio" className="spoken" name="rank" checked={one === rank} onChange={() => take(one)} />
            <RankPicture rank={one} />
            <span>
              <strong>{t(`web.brief.rank.${one}`)}</strong> <small>{t(`web.brief.rank.${one}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="briefing-tempers" role="radiogroup" aria-label={t('web.brief.temper')}>
        {([null, ...TEMPERAMENTS] as const).map((one) => (
          <label key={one ?? 'none'}>
            <input
              type="radio"
              className="spoken"
              name="temper"
              checked={isCaptain && one === temper}
              aria-disabled={!isCaptain}
              aria-describedby={isCaptain ? undefined : 'briefing-temper-closed'}
              onChange={() => isCaptain && take(one === null ? 'captain' : `captain:${one}`)}
            />
            {t(`web.brief.temper.${one ?? 'none'}`)}
          </label>
        ))}
      </div>
      {!isCaptain && (
        <p className="minor" id="briefing-temper-closed">
          {t('web.brief.temper.closed')}
        </p>
      )}
    </>
  );
}

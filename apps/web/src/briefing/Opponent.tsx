/** Who plays the other side: the computer's rank and, for a captain, his temperament. */
import type { Rank } from '@drumhead/bots';
import { type Seat, TEMPERAMENTS } from '@drumhead/engine';
import { type ReactNode, useId, useState } from 'react';
import { isHuman, OFFERED_RANKS, type Player, rankOf, temperamentOf } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { BriefPart } from './BriefPart.tsx';
import type { BriefingKey } from './messages.ts';
import { RankPicture } from './RankPicture.tsx';

interface Props {
  readonly seats: NewBattle['seats'];
  /** Of the sides, by seat. */
  readonly names: Readonly<Record<Seat, string>>;
  readonly change: (seats: NewBattle['seats']) => void;
}

/** All opponents at once, as long as they are alike; each by itself where some were chosen to differ, or nobody else plays. */
export function Opponents({ seats, names, change }: Props): ReactNode {
  const { t } = useMessages<BriefingKey>();
  const computers = Object.keys(seats).filter((seat) => !isHuman(seats[seat]));
  const nobody = computers.length === Object.keys(seats).length;
  // Who makes two alike goes on seeing both.
  const [isApart] = useState(() => nobody || new Set(computers.map((seat) => seats[seat])).size > 1);
  const groups = isApart ? computers.map((seat) => [seat]) : computers.length > 0 ? [computers] : [];
  return groups.map((group) => {
    const [seat = ''] = group;
    return (
      <Opponent
        key={seat}
        name={isApart ? (names[seat] ?? '') : t('web.brief.opponent')}
        player={seats[seat] as Exclude<Player, 'human'>}
        take={(next) => change({ ...seats, ...Object.fromEntries(group.map((one) => [one, next])) })}
      />
    );
  });
}

function Opponent({
  name,
  player,
  take,
}: {
  readonly name: string;
  readonly player: Exclude<Player, 'human'>;
  readonly take: (next: Player) => void;
}): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const id = useId();
  const [rank, temper] = [rankOf(player), temperamentOf(player)];
  const isCaptain = rank === 'captain';
  return (
    <BriefPart head={name} said={`${t('web.brief.opponent.computer')}, ${t(`web.brief.rank.${rank as Rank}`)}`} id={id}>
      <div className="briefing-ranks" role="radiogroup" aria-labelledby={id}>
        {OFFERED_RANKS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="spoken"
              name={`${id}rank`}
              checked={one === rank}
              onChange={() => take(one)}
            />
            <RankPicture rank={one} />
            <span>
              <strong>{t(`web.brief.rank.${one}`)}</strong> <small>{t(`web.brief.rank.${one}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="briefing-tempers" role="radiogroup" aria-label={`${t('web.brief.temper')}, ${name}`}>
        {([null, ...TEMPERAMENTS] as const).map((one) => (
          <label key={one ?? 'none'}>
            <input
              type="radio"
              className="spoken"
              name={`${id}temper`}
              checked={isCaptain && one === temper}
              aria-disabled={!isCaptain}
              aria-describedby={isCaptain ? undefined : `${id}closed`}
              onChange={() => isCaptain && take(one === null ? 'captain' : `captain:${one}`)}
            />
            {t(`web.brief.temper.${one ?? 'none'}`)}
          </label>
        ))}
      </div>
      {!isCaptain && (
        <p className="minor" id={`${id}closed`}>
          {t('web.brief.temper.closed')}
        </p>
      )}
    </BriefPart>
  );
}

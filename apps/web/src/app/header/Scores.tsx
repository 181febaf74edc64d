/** What each side has left, as pips and in words; the sum behind it is one tap away. */
import { LANGUAGES } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../../battle/index.ts';
import { playerNames } from '../../battle/players/playerNames.ts';
import { isHuman } from '../../battle/players/players.ts';
import type { ScoreLine } from '../../battle/screen.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { Flag } from '../../table/troops/Flag.tsx';
import { flagOf } from '../../table/troops/nations.ts';
import { usePopover } from './usePopover.ts';
import './scores.css';

/** Behind a tap: fetched after the table is there. */
const ScoreSum = lazyComponent(() => import('../../panels/ScoreSum.tsx').then((found) => found.ScoreSum));

export function Scores(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const names = useStore(playerNames);
  const whose = useWhose();
  if (!screen || !battle) return null;
  const uniforms = screen.uniforms(battle.state);
  // Nothing more is lost once it is over.
  const over = battle.ruleset.outcome(battle.state) !== null;
  const scores = screen.scores(messages, battle.state).map((score) => (over ? { ...score, onTheVerge: false } : score));
  const seats = battle.ruleset.seats(battle.state);
  const aim = screen.aim(messages, battle.state);
  const onTheVerge = scores.filter(isOnTheVerge);
  return (
    <>
      <ul className="scores">
        {scores.map((score, i) => (
          <li key={score.side} className={`side-${i}`}>
            <Score
              score={score}
              uniform={uniforms[i] ?? ''}
              player={names[seats[i] ?? '']}
              whose={whose(seats, i)}
              aim={aim}
            />
          </li>
        ))}
      </ul>
      <p className="spoken" role="status">
        {onTheVerge.map(({ side }) => messages.t('web.score.verge', { side })).join(' ')}
      </p>
    </>
  );
}

/** The word for one's own side, and for the only other one; empty where two play at one screen. */
function useWhose(): (seats: readonly string[], side: number) => string {
  const { t } = useMessages();
  const viewer = useHosted((h) => h.viewer);
  const players = useHosted((h) => h.saved?.seats);
  return (seats, side) => {
    const people = seats.filter((seat) => isHuman(players?.[seat]));
    if (people.length !== 1 || people[0] !== viewer) return '';
    return seats[side] === viewer ? t('web.score.own') : seats.length === 2 ? t('web.score.enemy') : '';
  };
}

/** One more loss ends the battle. */
const isOnTheVerge = ({ left, limit, onTheVerge }: ScoreLine): boolean =>
  onTheVerge ?? (limit !== undefined && left === 1);

interface ScoreProps {
  readonly score: ScoreLine;
  readonly uniform: string;
  /** The name of whoever plays the side, where it is known. */
  readonly player: string | undefined;
  /** Is it one's own? A word, or empty. */
  readonly whose: string;
}

function Score({ score, uniform, player, whose, aim }: ScoreProps & { readonly aim: string }): ReactNode {
  const { t } = useMessages();
  const popover = usePopover(useHosted((h) => h.saved?.over ?? false));
  return (
    <details className="score" name="score" ref={popover}>
      <summary>
        <span className="spoken">
          {score.label} {player} {whose}
        </span>
        <Short score={score} uniform={uniform} player={player} whose={whose} />
      </summary>
      <div className="score-sum">
        <ScoreSum {...score} player={player} />
        {isOnTheVerge(score) && (
          <p>
            <strong aria-hidden="true">! </strong>
            {t('web.score.verge', { side: score.side })}
          </p>
        )}
        <p className="minor">
          <strong>{t('web.overview.aim')}</strong> {aim}
        </p>
      </div>
    </details>
  );
}

/** For eyes alone: the flag, the side, its pips and its words, as many as there is room for. */
function Short({ score, uniform, player, whose }: ScoreProps): ReactNode {
  const { t, language } = useMessages();
  const { side, short, left, limit, counted } = score;
  const verge = isOnTheVerge(score);
  // A nought would read as the end, which comes later or never (LB-VIC-13).
  const isReached = left === 0 && limit !== undefined;
  const flag = flagOf(uniform);
  return (
    <span className={verge || isReached ? 'score-short at-verge' : 'score-short'} aria-hidden="true">
      {flag ? (
        <svg className="flag" width="27" height="19" viewBox="0 -9.1 11 7.6">
          <Flag {...flag} />
        </svg>
      ) : (
        <span className="swatch" />
      )}
      <span className="score-side">
        {side}
        {player !== undefined && <small>{player}</small>}
      </span>
      {whose !== '' && <span className="score-whose">{whose}</span>}
      {left !== undefined && limit !== undefined && <Pips left={left} limit={limit} />}
      {left !== undefined && (
        <b className="score-left">
          {isReached ? '' : left.toLocaleString(LANGUAGES[language].locale)}
          {(verge || isReached) && <span className="score-verge">!</span>}
        </b>
      )}
      <span className="score-words">{verge ? t('web.score.verge.short') : short}</span>
      {counted?.short !== undefined && <span className="score-points">{counted.short}</span>}
    </span>
  );
}

function Pips({ left, limit }: { readonly left: number; readonly limit: number }): ReactNode {
  return (
    <span className="pips">
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} className={i < left ? 'left' : ''} />
      ))}
    </span>
  );
}

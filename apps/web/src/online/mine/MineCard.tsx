/** A battle of one's own: its picture, whom it is against, whose turn it is and since when, what happened last, the clock. */
import type { ReactNode } from 'react';
import { timeLeftOf, waitsForMe } from '@drumhead/protocol/mine';
import { LANGUAGES } from '@drumhead/content';
import { pageAddress } from '../../app/route.ts';
import { type MessageKey, type Messages, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Part, partWithTroops } from '@drumhead/content/sketch';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { timeInWords } from '../clock/time.ts';
import type { ClockKey } from '../clock/messages.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineGameName, onlineSideName } from '../table/names.ts';
import { type Glimpse, useGlimpse } from './glances.ts';
import type { Mine } from './list.ts';
import type { MineKey } from './messages.ts';
import { sinceInWords } from './since.ts';
import { battleAddress } from './useMine.ts';

export type Key = MineKey | OnlineKey | ClockKey | MessageKey;

/** Of the clock, the part below which it is told in red. */
const LITTLE = 0.1;
/** Part of the troops' width that is shown around the last event; width by height. */
const AROUND = 0.6;
const SHAPE = 1.5;

interface CardProps {
  readonly mine: Mine;
  /** Milliseconds since 1970 by this device; by how much the server is ahead. */
  readonly now: number;
  readonly ahead: number;
  /** It is the one to be played first, and is shown large. */
  readonly isFirst?: boolean;
}

export function MineCard({ mine, now, ahead, isFirst = false }: CardProps): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate, language } = messages;
  const glimpse = useGlimpse(mine);
  useBundle(mine.ruleset);
  const waits = waitsForMe(mine);
  // The page of its table has the link for whoever is awaited there.
  const isFree = mine.seats.some(({ taken }) => !taken);
  const place = placeName(mine, translate);
  const who = peopleIn(mine, messages);
  const since = mine.since === null ? null : sinceInWords(LANGUAGES[language].locale, mine.since - ahead, now);
  return (
    <a
      className={`mine-card online-entry ${waits ? 'waits' : ''} ${isFirst ? 'first' : ''}`}
      href={isFree ? pageAddress('any', 'table', mine.table) : battleAddress(mine.table)}
    >
      <span className="mine-picture">{glimpse && <GlimpsePicture glimpse={glimpse} />}</span>
      <span className="mine-words">
        <span className="mine-turn">
          <strong className={waits ? 'yours' : 'theirs'}>
            {waits ? t('web.online.turn.yours') : t('web.online.turn.theirs', { side: waitedIn(mine, translate) })}
          </strong>{' '}
          {since !== null && <span className="mine-soft">{t('web.mine.since', { when: since })}</span>}
        </span>
        <span className="mine-name">{who}</span>
        <span className="mine-soft">{place}</span>
        {mine.league && <span className="mine-soft">{t('web.mine.league', { ...mine.league })}</span>}
        {isFirst && (
          <span className="mine-soft">
            {[glimpse?.progress, t('web.mine.seat', { side: onlineSideName(mine, mine.seat, translate) })]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
        <span className="mine-event">
          {mine.isDeclined === true ? t('web.mine.declined') : mine.n === 0 ? t('web.mine.begins') : glimpse?.words}
        </span>
        <ClockLine mine={mine} now={now + ahead} ahead={ahead} />
        {isFirst && <span className="mine-go">{t('web.mine.turn')}</span>}
      </span>
    </a>
  );
}

/** “Skirmish, The Tavern at Rio Seco”; the game alone where the battle has no name of its own. */
export function placeName(
  mine: Pick<Mine, 'ruleset' | 'scenario' | 'naming'>,
  translate: Messages['translate'],
): string {
  const game = onlineGameName(mine, translate);
  const battle = onlineBattleName(mine, translate);
  return battle === game ? game : translate('web.mine.place', { game, battle });
}

/** Those at the other seats: their names, else their sides. */
export function peopleIn(
  { seats, seat: own, ...named }: Pick<Mine, 'ruleset' | 'scenario' | 'naming' | 'seats' | 'seat'>,
  { t, translate }: Messages<Key>,
): string {
  const others = seats.filter(({ seat }) => seat !== own);
  return others
    .map(({ seat, player, taken, name }) => {
      if (name !== null) return name;
      if (player !== 'person') return translate(`web.player.${player}`);
      return taken ? onlineSideName(named, seat, translate) : t('web.mine.free');
    })
    .join(', ');
}

/** Sides that must decide, or nobody while the server is at work. */
function waitedIn(mine: Mine, translate: Messages['translate']): string {
  const others = mine.seats.map(({ seat }) => seat).filter((seat) => seat !== mine.seat);
  const waited = mine.waits.length > 0 ? mine.waits : others;
  return waited.map((seat) => onlineSideName(mine, seat, translate)).join(', ');
}

function GlimpsePicture({ glimpse: { sketch, spot } }: { readonly glimpse: Glimpse }): ReactNode {
  const whole = partWithTroops(sketch);
  const width = AROUND * whole.width;
  const part: Part =
    spot === null ? whole : { x: spot.x - width / 2, y: spot.y - width / SHAPE / 2, width, height: width / SHAPE };
  const ring = spot && <circle className="mine-ring" cx={spot.x} cy={spot.y} r={width / 9} strokeWidth={width / 70} />;
  return <SketchPicture sketch={sketch} part={part} over={ring} />;
}

function ClockLine({
  mine,
  now,
  ahead,
}: {
  readonly mine: Mine;
  readonly now: number;
  readonly ahead: number;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate, language } = messages;
  const { clock, waits, seat } = mine;
  if (clock === null || waits.length === 0) return null;
  if (clock.pause !== null && now < clock.pause.until)
    return (
      <span className="mine-clock">
        {t('web.mine.paused', {
          when: sinceInWords(LANGUAGES[language].locale, clock.pause.until - ahead, now - ahead),
        })}
      </span>
    );
  const left = timeLeftOf(mine, now);
  if (left === Number.POSITIVE_INFINITY) return null;
  const part = Math.min(1, Math.max(0, left / Math.max(clock.settings.bank, 1)));
  const time = timeInWords(messages, left);
  return (
    <span className={`mine-clock ${part < LITTLE ? 'little' : ''}`}>
      {waits.includes(seat)
        ? t('web.mine.left', { time })
        : t('web.mine.left.theirs', { time, side: onlineSideName(mine, waits[0] ?? '', translate) })}
      <span className="mine-bar" aria-hidden="true">
        <span style={{ inlineSize: `${part * 100}%` }} />
      </span>
    </span>
  );
}

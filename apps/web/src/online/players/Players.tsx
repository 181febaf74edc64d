/** What is between the players of an online battle, over the table: questions, talk, clocks, corrections, links. */
import type { AwayKey } from '@drumhead/protocol/messages';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../app/route.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { useCalled } from '../../battle/players/playerNames.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { missingParts, silentSeats } from '../clock/silentSeats.ts';
import type { OnlineKey } from '../messages.ts';
import { placeAt } from '../places/places.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { isOpenedElsewhere } from '../session/sessionState.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { useOpenQuestion } from './notNow.ts';

const TakenOver = lazyComponent(() => import('../clock/TakenOver.tsx').then((found) => found.TakenOver));
const ClockMatters = lazyComponent(() => import('../clock/ClockMatters.tsx').then((found) => found.ClockMatters));
const Silence = lazyComponent(() => import('../clock/Silence.tsx').then((found) => found.Silence));
const Asked = lazyComponent(() => import('../asked/Asked.tsx').then((found) => found.Asked));
const PageMatters = lazyComponent(() => import('../archive/PageMatters.tsx').then((found) => found.PageMatters));
const Amend = lazyComponent(() => import('../amend/Amend.tsx').then((found) => found.Amend));
const Differs = lazyComponent(() => import('../session/Differs.tsx').then((found) => found.Differs));
const SeatOpened = lazyComponent(() => import('../table/SeatOpened.tsx').then((found) => found.SeatOpened));
const Watching = lazyComponent(() => import('../watching/Watching.tsx').then((found) => found.Watching));
const Talk = lazyComponent(() => import('../talk/Talk.tsx').then((found) => found.Talk));

/** `isWanted`: the person opened it, and the keyboard goes there; else it opened by itself. */
export function Players({
  table,
  session,
  screen,
  battle,
  isWanted,
  onClose,
}: {
  readonly table: string;
  readonly session: Session;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  readonly isWanted: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const messages = useMessages<OnlineKey | AwayKey | MessageKey>();
  const { t } = messages;
  const { client, here, bots, clock, since, header, mismatch, devices, watchers, why: away } = useStore(session.store);
  const nameOf = useCalled((seat) => screen.seatName(messages, battle.state, seat));
  const why = useOpenQuestion(session, nameOf);
  const focus = useKeptFocus('.online-ask button:enabled');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) title.current?.focus();
  }, [isWanted]);
  const place = placeAt(table);
  const plays = session.seat !== WATCHING;
  // Computer players of the beginning are in the header; others took over.
  const deposed = Object.keys(bots).filter((seat) => header?.seats[seat] === 'person');
  // Two weeks need no clock: whoever looks again opens it again.
  const [opened] = useState(() => Date.now());
  const unsalted =
    client === null || client.dice.salts !== null ? [] : client.dice.people.filter((seat) => seat !== session.seat);
  const silent = silentSeats({
    since,
    now: opened,
    own: session.seat,
    awaited: battle.ruleset.pending(battle.state).map(({ seat }) => seat),
    seats: header?.seats ?? {},
    bots,
    missing: client === null ? [] : missingParts(client.dice, session.seat),
    hasClock: clock !== null,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section ref={focus} tabIndex={-1} className="panel online-players" aria-labelledby="players" onKeyDown={onKeyDown}>
      <header>
        <h2 id="players" ref={title} tabIndex={-1}>
          {t('web.online.players')}
        </h2>
        <a href={pageAddress('any', 'table', `${table}&stay`)}>{t('web.online.table')}</a>
        <button type="button" className="quiet" aria-label={t('web.online.players.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {away !== null && <p>{t(away)}</p>}
      {mismatch !== null && <Differs session={session} />}
      {place !== null && isOpenedElsewhere(devices) && <SeatOpened place={place} session={session} />}
      {plays ? <Asked session={session} screen={screen} battle={battle} nameOf={nameOf} /> : <Watching table={table} />}
      {why !== null && (
        <p className="minor" id="one-question">
          {why}
        </p>
      )}
      {deposed.length > 0 && <TakenOver session={session} seats={deposed} nameOf={nameOf} />}
      {silent.length > 0 && <Silence session={session} seats={silent} nameOf={nameOf} />}
      {clock !== null && <ClockMatters session={session} nameOf={nameOf} why={why} />}
      {here !== null && (
        <ul className="online-present">
          {battle.ruleset.seats(battle.state).map((seat) => (
            <li key={seat}>
              {t(
                seat in bots
                  ? 'web.online.computer'
                  : seat === session.seat
                    ? 'web.online.you'
                    : here.includes(seat)
                      ? 'web.online.here'
                      : 'web.online.away',
                { side: nameOf(seat) },
              )}
            </li>
          ))}
        </ul>
      )}
      {watchers > 0 && <p className="minor">{messages.translate('web.online.watchers', { count: watchers })}</p>}
      {unsalted.length > 0 && (
        <p className="minor">{t('web.online.dice', { sides: unsalted.map(nameOf).join(', ') })}</p>
      )}
      <Talk session={session} nameOf={nameOf} why={why} />
      {plays && <PageMatters table={table} session={session} why={why} />}
      {plays && <Amend session={session} why={why} />}
    </section>
  );
}

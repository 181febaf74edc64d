/** At an online table: the links of those who have not sat down yet, one's own link, and the way into the battle. */
import type { Seat } from '@drumhead/engine';
import type { AwayKey } from '@drumhead/protocol/messages';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { onlineName } from '../../battle/records/onlineName.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Look, lookAt } from '../server/api.ts';
import { diceAddress } from '../dice/diceOf.ts';
import { endSession, sessionAt } from '../session/online.ts';
import { renewedKey, sitsAgain } from './foundAt.ts';
import { Invitation, Invite, linkTo } from './Invite.tsx';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineSideName } from './names.ts';
import { onPlaces, type Place, placeAt } from '../places/places.ts';
import { scoreInWords } from '../rematch/score.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { SeatOpened } from './SeatOpened.tsx';
import { TableFacts } from './TableFacts.tsx';
import { useLook } from './useLook.ts';

type Key = OnlineKey | AwayKey | MessageKey | HomeLinkKey;

interface SeatedProps {
  readonly place: Place;
  /** The links were asked for: the battle is not entered by itself. */
  readonly stays: boolean;
  /** This browser has no seat here after all. */
  readonly onGone: () => void;
}

const battleAddress = (table: string): string => `#/battle/${onlineName(table)}`;

export function Seated({ place, stays, onGone }: SeatedProps): ReactNode {
  const [session] = useState(() => sessionAt(place));
  useEffect(
    () => () => {
      // The battle goes on with the same connection.
      if (location.hash !== battleAddress(place.table)) endSession();
    },
    [place],
  );
  return <AtTable place={place} session={session} stays={stays} onGone={onGone} />;
}

function AtTable({ place, session, stays, onGone }: SeatedProps & { readonly session: Session }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { table, seat } = place;
  const watches = seat === WATCHING;
  useBundle(place.ruleset);
  const link = useStore(session.store, (state) => state.link);
  const why = useStore(session.store, (state) => state.why);
  const client = useStore(session.store, (state) => state.client);
  const people = client?.dice.people ?? [];
  const waited = people.filter((one) => client?.dice.seals[one] === undefined);
  // Whoever sits down is told with a name.
  const look = useLook(table, waited.length);
  const isFollowed = useStore(session.store, (state) => state.shown !== null && state.isTold);
  const nameOf = (one: string): string => onlineSideName(look ?? place, one, translate);
  // A watcher waits for nobody.
  const isComplete = client !== null && (watches || waited.length === 0);
  useEffect(() => {
    if (link === 'reconnecting' || link === 'refused') {
      void sitAgain(place).then((is) => {
        if (is === 'sits') session.hurry();
        if (is === 'gone') onGone();
      });
    }
  }, [link, place, session, onGone]);
  useEffect(() => {
    if (isComplete && isFollowed && !stays) location.replace(battleAddress(table));
  }, [isComplete, isFollowed, stays, table]);
  const invited = waited.filter((one) => one !== seat && place.keys[one] !== undefined);
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <h2>{onlineBattleName(look ?? place, translate)}</h2>
        <p>{watches ? t('web.watch.yours') : t('web.online.yourSide', { side: nameOf(seat) })}</p>
        {look && <TableFacts look={look} seat={seat} />}
        {look && <p>{scoreInWords(look.score, (one) => playerAt(look, one) ?? nameOf(one), t)}</p>}
        <p role="status">
          {client === null
            ? t(why ?? (link === 'reconnecting' ? 'web.online.unreachable' : 'web.online.connecting'))
            : !watches && t(isComplete ? 'web.online.seated' : 'web.online.wait')}
        </p>
        <p>
          <a className="button primary" href={battleAddress(table)}>
            {t('web.online.go')}
          </a>
        </p>
      </section>
      <SeatOpened place={place} session={session} />
      {!watches && waited.some((one) => one !== seat && place.keys[one] === undefined) && (
        <p>
          <a className="button" href={pageAddress('any', 'lobby')}>
            {t('web.page.lobby')}
          </a>
        </p>
      )}
      {invited.map((one) => (
        <Invitation key={one} place={place} seat={one} side={nameOf(one)} />
      ))}
      {place.keys[WATCHING] !== undefined && <WatchLink table={table} watchKey={place.keys[WATCHING]} />}
      {!watches && <OwnLink place={place} />}
      <p className="online-buttons">
        {!watches && (
          <a className="button" href={pageAddress('any', 'notices')}>
            {t('web.online.notices')}
          </a>
        )}
        <a className="button" href={diceAddress(place)}>
          {t('web.online.verify')}
        </a>
      </p>
    </div>
  );
}

/** Sides change from battle to battle: a score belongs to people, where they have names. */
const playerAt = ({ seats }: Look, side: Seat): string | null => seats.find(({ seat }) => seat === side)?.name ?? null;

/** Does this browser still sit there? A cookie that was lost is had again by the link that is kept. */
async function sitAgain(place: Place): Promise<'sits' | 'gone' | 'unknown'> {
  const { table, seat, keys } = place;
  const look = await lookAt(table);
  if (!look.ok) return look.status === 404 ? 'gone' : 'unknown';
  if (look.value.yours.includes(seat)) return 'sits';
  const key = keys[seat];
  return key !== undefined && (await sitsAgain(place, key)) ? 'sits' : 'gone';
}

export function WatchLink({ table, watchKey }: { readonly table: string; readonly watchKey: string }): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <details className="panel online-own">
      <summary>{t('web.watch.link')}</summary>
      <p>{t('web.watch.link.about')}</p>
      <Invite isTitled label={t('web.watch.link')} link={linkTo(table, watchKey, 'watch')} />
    </details>
  );
}

export function OwnLink({ place }: { readonly place: Place }): ReactNode {
  const { t } = useMessages<Key>();
  const { table, seat } = place;
  // The link is made anew elsewhere on the page, too.
  const key = useSyncExternalStore(onPlaces, () => (placeAt(table) ?? place).keys[seat]);
  const [state, setState] = useState<'' | 'busy' | 'renewed' | 'renew.failed'>('');
  const renew = async (): Promise<void> => {
    setState('busy');
    setState((await renewedKey(place)) === null ? 'renew.failed' : 'renewed');
  };
  return (
    <details className="panel online-own">
      <summary>{t('web.online.own')}</summary>
      <p>{t(key === undefined ? 'web.online.own.none' : 'web.online.own.about')}</p>
      {key !== undefined && <Invite isTitled label={t('web.online.own')} link={linkTo(table, key)} />}
      <p className="online-buttons">
        <button type="button" disabled={state === 'busy'} onClick={() => void renew()}>
          {t('web.online.renew')}
        </button>
        <span role="status">{state !== '' && state !== 'busy' && t(`web.online.${state}`)}</span>
      </p>
      <p className="minor">{t('web.online.renew.about')}</p>
    </details>
  );
}

/** Online battles that this device alone knows of: those it watches, or that the server does not tell of. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { onlineName } from '../../battle/records/onlineName.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Answered, type Look } from '../server/api.ts';
import { diceAddress } from '../dice/diceOf.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineSideName } from '../table/names.ts';
import { forgetPlace, type Place, places } from './places.ts';
import { followRematches, lookFromPlace } from '../rematch/rematch.ts';
import { WATCHING } from '../session/session.ts';
import '../online.css';
import { useSavedBattles } from '../../battle/index.ts';

type Key = OnlineKey | MessageKey | HomeLinkKey;

/** `isAlone`: on a page of their own, with those that are over; `listed`: tables of which the server tells. */
export function OnlineBattles({
  isAlone = false,
  listed,
}: {
  readonly isAlone?: boolean;
  readonly listed: readonly string[];
}): ReactNode {
  const { t } = useMessages<Key>();
  const { storage } = useSavedBattles();
  const [all, setAll] = useState(places);
  const refresh = useCallback(() => setAll(places()), []);
  useEffect(() => {
    let isGone = false;
    // What is over may go on in a rematch.
    void followRematches(storage).then(() => isGone || refresh());
    // Without it the next visit tries again.
    import('../notices/renewPush.ts').then(({ renewPush }) => renewPush()).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [refresh, storage]);
  const shown = all.filter(({ table, over }) => !listed.includes(table) && (isAlone || !over));
  if (!useBundle('web-online-pages') || shown.length === 0) return null;
  return (
    <section className="panel online-list" aria-labelledby="online-battles">
      <h2 id="online-battles">{t('web.online.list')}</h2>
      <ul>
        {shown.map((place) => (
          <Entry key={place.battle} place={place} onChange={refresh} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ place, onChange }: { readonly place: Place; readonly onChange: () => void }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { storage } = useSavedBattles();
  const [look, setLook] = useState<Answered<Look> | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { table, battle, seat, over } = place;
  useEffect(() => {
    // What is over stays so.
    if (over) return undefined;
    let isGone = false;
    void lookFromPlace(storage, table).then((answer) => {
      if (isGone) return;
      if (answer.ok && answer.value.battle !== battle) onChange();
      else setLook(answer);
    });
    return () => {
      isGone = true;
    };
  }, [table, battle, over, onChange, storage]);
  useBundle(place.ruleset);
  const called = onlineBattleName(place, translate);
  const name =
    seat === WATCHING
      ? t('web.watch.entry', { battle: called })
      : `${called}, ${onlineSideName(place, seat, translate)}`;
  const turn = turnOf(place, look);
  return (
    <li>
      <a className="online-entry" href={`#/battle/${onlineName(table)}`}>
        <span>{name}</span>
        <strong className={turn}>
          {turn === 'theirs'
            ? t('web.online.turn.theirs', { side: waitedFor(place, look, translate) })
            : turn !== 'asking' && t(`web.online.turn.${turn}`)}
        </strong>
      </a>
      <a className="button quiet" href={over ? diceAddress(place) : pageAddress('any', 'table', `${table}&stay`)}>
        {t(over ? 'web.online.verify' : 'web.online.table')} <span className="spoken">{name}</span>
      </a>
      <button
        type="button"
        className={confirming ? 'grave' : 'quiet'}
        aria-label={t(confirming ? 'web.online.forget.sure' : 'web.online.forget', { name })}
        onClick={() => {
          if (!confirming) return setConfirming(true);
          forgetPlace(table);
          return onChange();
        }}
      >
        {confirming ? t('web.online.forget.sure', { name }) : '✕'}
      </button>
    </li>
  );
}

type Turn = 'yours' | 'theirs' | 'unknown' | 'over' | 'gone' | 'asking';

function turnOf({ seat, over }: Place, look: Answered<Look> | null): Turn {
  if (over || (look?.ok === true && look.value.over)) return 'over';
  if (look === null) return 'asking';
  if (!look.ok) return look.status === 404 ? 'gone' : 'unknown';
  return look.value.waits.includes(seat) ? 'yours' : 'theirs';
}

/** Sides, or nobody where the dice wait. */
function waitedFor(
  place: Place,
  look: Answered<Look> | null,
  translate: ReturnType<typeof useMessages>['translate'],
): string {
  const known = look?.ok === true ? look.value : null;
  const seats = known?.waits.filter((one) => known.seats.some(({ seat }) => seat === one)) ?? [];
  const untaken = known?.seats.filter(({ taken }) => !taken).map(({ seat }) => seat) ?? [];
  const others = (known?.seats ?? []).map(({ seat }) => seat).filter((one) => one !== place.seat);
  const waited = seats.length > 0 ? seats : untaken.length > 0 ? untaken : others;
  return waited.map((one) => onlineSideName(place, one, translate)).join(', ');
}

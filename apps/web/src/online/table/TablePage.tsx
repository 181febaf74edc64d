/** An online table: what is offered to somebody who was invited; links and waiting for those who sit there. */
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { minutesUntil } from '../server/later.ts';
import type { Look } from '../server/api.ts';
import { NO_SEAT, sitDown } from '../server/sitDown.ts';
import { type Found, foundAt } from './foundAt.ts';
import { NameField } from './NameField.tsx';
import { newPlace } from '../session/online.ts';
import { keepOwnName, namedBy, ownName } from './ownName.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineSideName } from './names.ts';
import type { Place } from '../places/places.ts';
import { Seated } from './Seated.tsx';
import { BeforeBattle } from '../squads/BeforeBattle.tsx';
import { WATCHING } from '../session/session.ts';
import { TableFacts } from './TableFacts.tsx';
import '../../documents/documents.css';
import '../online.css';
import { useSavedBattles } from '../../battle/index.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

type Key = OnlineKey | MessageKey | HomeLinkKey;

interface Query {
  readonly table: string;
  readonly seatKey: string | null;
  /** The key is that of watchers. */
  readonly watches: boolean;
  readonly stays: boolean;
}

/** Parts of the address: the table, `seat=` or `watch=` with a key, and `stay` for those who look for the links. */
function readQuery(query: string): Query {
  const [table = '', ...more] = query.split('&');
  const valueOf = (name: string) => more.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  const watching = valueOf('watch');
  return { table, seatKey: watching ?? valueOf('seat'), watches: watching !== null, stays: more.includes('stay') };
}

type Shown = Found | { readonly is: 'looking' };

/** Milliseconds before a server that was not reached is asked again. */
const AGAIN = 4000;

export function TablePage({ query }: PageProps): ReactNode {
  const asked = readQuery(query);
  return <Table key={`${asked.table} ${asked.seatKey}`} {...asked} />;
}

function Table({ table, seatKey, watches, stays }: Query): ReactNode {
  const { t } = useMessages<Key>();
  const { storage } = useSavedBattles();
  const [found, setFound] = useState<Shown>({ is: 'looking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unreachable: Found = { is: 'unreachable' };
    void foundAt(storage, table, seatKey === null ? null : { key: seatKey, watches })
      .catch(() => unreachable)
      .then((is) => {
        if (isGone) return;
        if (is.is === 'seated') seatedHere(table);
        setFound(is);
        if (is.is === 'unreachable') timer = setTimeout(() => setTries(tries + 1), AGAIN);
      });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [table, seatKey, watches, tries, storage]);
  switch (found.is) {
    case 'looking':
      return <p role="status">{t('web.page.coming')}</p>;
    case 'unreachable':
      return (
        <div role="status">
          <p>{t('web.online.unreachable')}</p>
          <button type="button" onClick={() => setTries(tries + 1)}>
            {t('web.online.again')}
          </button>
        </div>
      );
    case 'invited':
      return (
        <Invited
          table={table}
          look={found.look}
          seatKey={found.key}
          watches={watches}
          onSeat={(place) => setFound({ is: 'seated', place })}
        />
      );
    case 'seated':
      return (
        <BeforeBattle place={found.place}>
          <Seated place={found.place} stays={stays} onGone={() => setFound({ is: 'noSeat' })} />
        </BeforeBattle>
      );
    default:
      return <p>{t(`web.online.${found.is}`)}</p>;
  }
}

/** The key of a seat is taken out of the address once it is known here. */
function seatedHere(table: string): void {
  if (/&(seat|watch)=/.test(location.hash)) history.replaceState(history.state, '', pageAddress('any', 'table', table));
}

function Invited({
  table,
  look,
  seatKey,
  watches,
  onSeat,
}: {
  readonly table: string;
  readonly look: Look;
  readonly seatKey: string;
  readonly watches: boolean;
  readonly onSeat: (place: Place) => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'unreachable'>('ready');
  const [after, setAfter] = useState<number | null>(null);
  /** A rule that stands against it. */
  const [why, setWhy] = useState<string | null>(null);
  const [kept] = useState(ownName);
  const [name, setName] = useState(kept);
  useBundle(look.ruleset);
  const free = look.seats.filter(({ taken }) => !taken).map(({ seat }) => onlineSideName(look, seat, translate));
  const sit = async (): Promise<void> => {
    const named = watches ? {} : keepOwnName(name);
    if (named === null) return;
    setState('busy');
    const sat = await sitDown(table, seatKey, name === kept ? { ...named, isKept: true } : named);
    if (!sat.ok) {
      setAfter(minutesUntil(sat));
      setWhy(sat.problem?.reason ?? null);
      return setState(
        sat.status === NO_SEAT || sat.after !== undefined || sat.problem !== undefined ? 'failed' : 'unreachable',
      );
    }
    const { seat, key } = sat.value;
    const place = newPlace(table, look, seat, { [seat]: key ?? seatKey }, key === undefined ? undefined : 1);
    seatedHere(table);
    return onSeat(place);
  };
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <h2>{t(watches ? 'web.watch.invited' : 'web.online.invited')}</h2>
        <p className="online-name">{onlineBattleName(look, translate)}</p>
        <p>
          {watches
            ? t('web.watch.about')
            : free.length === 0
              ? t('web.online.invited.full')
              : free.length === 1
                ? t('web.online.invited.seat', { side: free[0] })
                : t('web.online.invited.seats', { sides: free.join(', ') })}
        </p>
        <TableFacts look={look} seat={watches ? WATCHING : null} />
        {!watches && <p className="minor">{t('web.online.how')}</p>}
        {!watches && <NameField typed={name} onChange={setName} />}
        <p>
          <ClosableButton
            className="primary large"
            closed={!watches && namedBy(name) === null ? t('web.online.name.wrong') : null}
            disabled={state === 'busy'}
            onClick={() => void sit()}
          >
            {t(watches ? 'web.watch.do' : 'web.online.sit')}
          </ClosableButton>
        </p>
        {state === 'failed' && (
          <p role="alert">
            {why !== null
              ? translate(why)
              : after === null
                ? t('web.online.sit.failed')
                : translate('web.online.later', { count: after })}
          </p>
        )}
        {state === 'unreachable' && <p role="alert">{t('web.online.noNet.again')}</p>}
      </section>
    </div>
  );
}

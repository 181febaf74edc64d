/** One's own squad, chosen and locked in, and the links of those who have not sat down yet. */
import type { Problem } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { Problems } from '../../documents/Problems.tsx';
import { useMessages } from '../../i18n/index.ts';
import { type Look, lockSquad, type SecretSquads } from '../server/api.ts';
import { minutesUntil } from '../server/later.ts';
import { Invitation } from '../table/Invite.tsx';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineSideName } from '../table/names.ts';
import { changePlace, type Place } from '../places/places.ts';
import { OwnLink, WatchLink } from '../table/Seated.tsx';
import { OpenedElsewhere } from '../table/SeatOpened.tsx';
import { WATCHING } from '../session/session.ts';
import type { SquadChoiceKey } from './messages.ts';
import { SquadChooser } from './SquadChooser.tsx';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

type Key = SquadChoiceKey | OnlineKey | HomeLinkKey;

interface ChooseSquadProps {
  readonly place: Place;
  readonly look: Look;
  readonly squads: SecretSquads;
  /** The squad is in: others may be, too. */
  readonly onLocked: () => void;
}

export function ChooseSquad({ place, look, squads, onLocked }: ChooseSquadProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { table, seat } = place;
  const nameOf = (one: string): string => onlineSideName(place, one, translate);
  const own = squads.yours[seat];
  const count = look.devices[seat] ?? 0;
  // Where this browser does not know yet, those that sit there now are its person's own.
  const [known, setKnown] = useState(Math.min(place.devices ?? count, count));
  // Whoever sits down after the others were put out is somebody new again.
  if (count < known) setKnown(count);
  useEffect(() => changePlace(place, { devices: known }), [place, known]);
  const invited = look.seats.filter(({ seat: one, taken }) => !taken && place.keys[one] !== undefined);
  const ownSquad = own && <Own key={String(own.isIn)} place={place} own={own} onLocked={onLocked} />;
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <h2>{onlineBattleName(place, translate)}</h2>
        <p>{seat === WATCHING ? t('web.squads.watching') : t('web.online.yourSide', { side: nameOf(seat) })}</p>
        <p role="status">
          {t('web.squads.waits', {
            sides: squads.missing.map((one) => (one === seat ? t('web.squads.you') : nameOf(one))).join(', '),
          })}
        </p>
      </section>
      {count > known && <OpenedElsewhere place={place} onKnown={() => setKnown(count)} />}
      {own?.isIn === true && ownSquad}
      {invited.map(({ seat: one }) => (
        <Invitation key={one} place={place} seat={one} side={nameOf(one)} />
      ))}
      {own?.isIn === false && ownSquad}
      {place.keys[WATCHING] !== undefined && <WatchLink table={table} watchKey={place.keys[WATCHING]} />}
      {seat !== WATCHING && <OwnLink place={place} />}
      {seat !== WATCHING && (
        <p className="online-buttons">
          <a className="button" href={pageAddress('any', 'notices')}>
            {t('web.online.notices')}
          </a>
        </p>
      )}
    </div>
  );
}

interface Chosen {
  readonly squad: unknown;
  readonly isLegal: boolean;
}

function Own({
  place: { table, seat, ruleset },
  own,
  onLocked,
}: {
  readonly place: Place;
  readonly own: SecretSquads['yours'][string];
  readonly onLocked: () => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [isChanging, setChanging] = useState(!own.isIn);
  const [chosen, setChosen] = useState<Chosen>({ squad: own.list, isLegal: true });
  /** A number: it was asked too often, for so many minutes. */
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | number | Problem>('ready');
  const change = (): void => {
    setChosen({ squad: own.list, isLegal: true });
    setChanging(true);
  };
  const lock = async (): Promise<void> => {
    setState('busy');
    const locked = await lockSquad(table, seat, chosen.squad);
    setState(locked.ok ? 'ready' : (locked.problem ?? minutesUntil(locked) ?? 'failed'));
    if (!locked.ok) return;
    setChanging(false);
    onLocked();
  };
  if (!isChanging) {
    return (
      <section className="panel">
        <p>{t('web.squads.locked')}</p>
        <p className="online-buttons">
          <button type="button" onClick={change}>
            {t('web.squads.change')}
          </button>
        </p>
      </section>
    );
  }
  return (
    <>
      <section className="panel">
        <p>{t('web.squads.choose')}</p>
        <p className="online-buttons">
          <ClosableButton
            className="primary large"
            closed={chosen.isLegal ? null : t('web.squads.illegal')}
            disabled={state === 'busy'}
            onClick={() => void lock()}
          >
            {t('web.squads.lock')}
          </ClosableButton>
          {own.isIn && (
            <button type="button" onClick={() => setChanging(false)}>
              {t('web.squads.keep')}
            </button>
          )}
        </p>
        <div role="alert">
          {state === 'failed' && <p>{t('web.squads.failed')}</p>}
          {typeof state === 'number' && <p>{translate('web.online.later', { count: state })}</p>}
          {typeof state === 'object' && (
            <>
              <p>{t('web.squads.refused')}</p>
              <Problems problems={[state]} />
            </>
          )}
        </div>
      </section>
      <SquadChooser ruleset={ruleset} squad={own.list} onChange={(squad, isLegal) => setChosen({ squad, isLegal })} />
    </>
  );
}

/** Who plays which side of a battle that is offered, how fast, and for whom; then the server sets the table. */
import { begin, type Seat } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useTableWords } from '../../battle/useTableWords.ts';
import { OFFERED_RANKS } from '../../battle/players/players.ts';
import { sideColours } from '../../table/troops/nations.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import { type Answered, type MadeTable, UNREACHABLE } from '../server/api.ts';
import { minutesUntil } from '../server/later.ts';
import { setForClub } from '../clubs/clubs.ts';
import { challengePerson, type Person } from '../people/people.ts';
import { makeTable } from '../server/makeTable.ts';
import { ShownField } from '../archive/ShownField.tsx';
import { AccountLine } from '../account/AccountLine.tsx';
import { HowFast } from '../clock/HowFast.tsx';
import { ChallengeFields, type WantedChallenge } from '../lobby/ChallengeFields.tsx';
import { clockSettings, isWholeChoice } from '../clock/time.ts';
import { NameField } from './NameField.tsx';
import { newPlace } from '../session/online.ts';
import type { ClockKey } from '../clock/messages.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName } from './names.ts';
import type { OfferedBattle } from './offer.ts';
import { keepOffer, lastOffer, type OfferChoice, type OtherPlayer } from './offerChoice.ts';
import { SecretSquadsField } from '../squads/SecretSquadsField.tsx';
import { keepOwnName, namedBy, ownName } from './ownName.ts';
import { DELAYS, delayInWords } from '../watching/delay.ts';
import '../../documents/documents.css';
import '../online.css';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';

export type Key = OnlineKey | ClockKey | MessageKey | HomeLinkKey;

export interface Offered {
  readonly wanted: OfferedBattle;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
}

/** Null: it cannot be played. */
export async function offeredOf(wanted: OfferedBattle): Promise<Offered | null> {
  const screen = await loadScreen(wanted.ruleset);
  const setup = wanted.setup ?? (wanted.scenario === null ? null : await screen?.scenario(wanted.scenario));
  const begun = screen && begin(await screen.fullRuleset(), setup);
  return screen && begun?.ok ? { wanted, screen, battle: begun.value } : null;
}

/** Those who may play, the strongest computer player first. */
const OTHERS: readonly OtherPlayer[] = ['person', ...[...OFFERED_RANKS].reverse()];

/** Computer players that the battle has already, at its sides. */
function proposed({ seats, keepsPlayers = false }: OfferedBattle): Readonly<Record<Seat, OtherPlayer>> {
  const known = Object.entries(seats).flatMap(([seat, player]) => {
    const other = OTHERS.find((one) => one === player);
    return keepsPlayers && other !== undefined ? [[seat, other] as const] : [];
  });
  return Object.fromEntries(known);
}

interface OfferProps extends Offered {
  /** Picture of the game, where it was chosen here. */
  readonly game?: string;
  /** Who was met before, and is challenged. */
  readonly against?: Against | null;
  /** The club whose members may sit down. */
  readonly club?: string | null;
}

export type Against = Pick<Person, 'id' | 'name'>;

export function Offer({ wanted, screen, battle, game, against = null, club = null }: OfferProps): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const ready = useTableWords(screen) !== 'loading';
  const seats = battle.ruleset.seats(battle.state);
  const [mine, setMine] = useState<Seat>(seats.find((seat) => wanted.seats[seat] === 'human') ?? seats[0] ?? '');
  const [others, setOthers] = useState<Readonly<Record<Seat, OtherPlayer>>>(() => proposed(wanted));
  // All but the battle is set as last time.
  const [choice, setChoice] = useState<OfferChoice>(() => lastOffer().choice);
  const [name, setName] = useState(ownName);
  const [challenge, setChallenge] = useState<WantedChallenge>(() => (choice.isOpen ? { hours: null } : null));
  const [state, setState] = useState<'ready' | 'busy' | Failure>('ready');
  if (!ready) return <p role="status">{t('web.page.coming')}</p>;
  const closed =
    namedBy(name) === null ? t('web.online.name.wrong') : isWholeChoice(choice.clock) ? null : t('web.clock.wrong');
  const nameOf = (seat: Seat): string => screen.seatName(messages, battle.state, seat);
  // Not every game has every computer player.
  const usual =
    OTHERS.find((one) => one === choice.others && wanted.keepsPlayers !== true && against === null) ?? 'person';
  const playerOf = (seat: Seat): OtherPlayer => (seat === mine ? 'person' : (others[seat] ?? usual));
  /** It is for certain people. */
  const isGiven = against !== null || club !== null;
  const hasOthers = seats.some((seat) => seat !== mine && playerOf(seat) === 'person');
  const choosesSquads =
    hasOthers && wanted.keepsPlayers !== true && manifestOf(wanted.ruleset)?.squadChoice?.isFor(wanted.setup) === true;
  const make = async (): Promise<void> => {
    const named = keepOwnName(name);
    if (named === null) return;
    setState('busy');
    const { ruleset, scenario, setup } = wanted;
    const players = Object.fromEntries(seats.map((seat) => [seat, playerOf(seat)]));
    const clock = clockSettings(choice.clock);
    const { delay, isSecret, isAdvised, shown } = choice;
    keepOffer({ game: game ?? null, choice: { ...choice, isOpen: challenge !== null } });
    const made = await makeTable({
      ruleset,
      scenario,
      players,
      mine,
      ...named,
      ...(setup === undefined ? {} : { setup }),
      ...(clock === null ? {} : { clock }),
      ...(delay === 0 ? {} : { delay }),
      ...(challenge === null || !hasOthers || isGiven ? {} : { challenge }),
      ...(isSecret && choosesSquads ? { lists: true } : {}),
      ...(isAdvised && hasOthers ? { advice: true } : {}),
      ...(shown === 'private' ? {} : { shown }),
    });
    if (!made.ok) return setState(failureOf(made));
    const { table, keys } = made.value;
    newPlace(table, { ...made.value, ruleset, scenario, over: false }, mine, keys);
    // The page of the table has the link all the same.
    if (against !== null && hasOthers) await challengePerson(against.id, table);
    if (club !== null) await setForClub(club, table);
    location.replace(pageAddress('any', 'table', table));
  };
  return (
    <section className="panel online-offer">
      <h2>{translate(nameOfBattle(screen, battle.setup)) || onlineBattleName(wanted, translate)}</h2>
      {wanted.keepsPlayers === true && <p>{t('web.online.lifted')}</p>}
      <p className="minor">{t('web.online.how')}</p>
      <fieldset className="online-sides side-colours" style={sideColours(screen.uniforms(battle.state))}>
        <legend>{t('web.online.side')}</legend>
        {seats.map((seat, i) => (
          <button
            key={seat}
            type="button"
            className={`side-button side-${i}`}
            aria-pressed={seat === mine}
            onClick={() => setMine(seat)}
          >
            <strong>{t('web.online.command', { side: nameOf(seat) })}</strong>
          </button>
        ))}
      </fieldset>
      <fieldset className="online-others">
        <legend>{t('web.online.others')}</legend>
        {seats
          .filter((seat) => seat !== mine)
          .map((seat) => (
            <SelectField
              key={seat}
              label={nameOf(seat)}
              value={playerOf(seat)}
              choices={OTHERS.map((one) => [
                one,
                one === 'person' ? t('web.online.player.person') : t(`web.player.${one}`),
              ])}
              onChange={(player) => {
                setOthers({ ...others, [seat]: player });
                setChoice({ ...choice, others: player });
              }}
            />
          ))}
      </fieldset>
      {hasOthers && against !== null && (
        <p>{t('web.online.against', { name: against.name ?? t('web.online.against.unnamed') })}</p>
      )}
      {hasOthers && !isGiven && <ChallengeFields challenge={challenge} onChange={setChallenge} />}
      <HowFast choice={choice.clock} onChange={(clock) => setChoice({ ...choice, clock })} />
      {choosesSquads && (
        <SecretSquadsField checked={choice.isSecret} onChange={(isSecret) => setChoice({ ...choice, isSecret })} />
      )}
      <fieldset className="online-fields">
        <NameField typed={name} onChange={setName} />
      </fieldset>
      <fieldset className="online-fields">
        <legend>{t('web.watch.legend')}</legend>
        <SelectField
          label={t('web.watch.delay')}
          value={String(choice.delay)}
          choices={DELAYS.map((one) => [String(one), delayInWords(messages, one)])}
          onChange={(one) => setChoice({ ...choice, delay: Number(one) })}
        />
        {choice.delay > 0 && <p className="minor online-wide">{t('web.watch.delay.about')}</p>}
      </fieldset>
      {hasOthers && (
        <fieldset className="online-others">
          <legend>{t('web.online.advice')}</legend>
          <label className="radio">
            <input
              type="checkbox"
              checked={choice.isAdvised}
              onChange={() => setChoice({ ...choice, isAdvised: !choice.isAdvised })}
            />
            {t('web.online.advice.all')}
          </label>
        </fieldset>
      )}
      <ShownField shown={choice.shown} onChange={(shown) => setChoice({ ...choice, shown })} />
      <p className="online-make">
        <ClosableButton
          className="primary large"
          closed={closed}
          disabled={state === 'busy'}
          onClick={() => void make()}
        >
          {t('web.online.make')}
        </ClosableButton>
      </p>
      {typeof state === 'object' && (
        <p role="alert">
          {'closed' in state
            ? t('web.online.made.closed', { why: state.closed })
            : 'after' in state
              ? translate('web.online.made.later', { count: state.after })
              : translate(state.why)}
        </p>
      )}
      <AccountLine />
      <p>
        <a className="button quiet" href={pageAddress('any', 'lobby')}>
          {t('web.page.lobby')}
        </a>
      </p>
    </section>
  );
}

/** There are no new tables for now. */
const CLOSED = 503;

/** Why no table was set, as a message key; in how many minutes one may be; or what whoever runs the server says of it. */
type Failure = { readonly why: string } | { readonly after: number } | { readonly closed: string };

function failureOf(made: Extract<Answered<MadeTable>, { readonly ok: false }>): Failure {
  const after = minutesUntil(made);
  if (after !== null) return { after };
  if (made.status === CLOSED && made.error !== undefined) return { closed: made.error };
  if (made.status === UNREACHABLE) return { why: 'web.online.noNet' };
  return { why: made.problem?.reason ?? 'web.online.made.failed' };
}

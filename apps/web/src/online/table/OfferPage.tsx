/** Who plays which side of a battle that is offered online; then the server sets the table. */
import type { Rank } from '@drumhead/bots';
import { begin, type Seat } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useTableWords } from '../../battle/useTableWords.ts';
import { sideColours } from '../../table/troops/nations.ts';
import { loadScreen, manifestOf, ranksIn } from '../../rulesets/manifests.ts';
import { minutesUntil } from '../server/later.ts';
import { makeTable } from '../server/makeTable.ts';
import { AccountLine } from '../account/AccountLine.tsx';
import { ClockFields } from '../clock/ClockFields.tsx';
import { ChallengeFields, type WantedChallenge } from '../lobby/ChallengeFields.tsx';
import { clockSettings, FIRST_CLOCKS, isWholeChoice } from '../clock/time.ts';
import { NameField } from './NameField.tsx';
import { newPlace } from '../session/online.ts';
import type { ClockKey } from '../clock/messages.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName } from './names.ts';
import { type OfferedBattle, offeredBattle } from './offer.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { SecretSquadsField } from '../squads/SecretSquadsField.tsx';
import { keepOwnName, namedBy, ownName } from './ownName.ts';
import { DELAYS, delayInWords } from '../watching/delay.ts';
import '../../documents/documents.css';
import '../online.css';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';

type Key = OnlineKey | ClockKey | MessageKey | HomeLinkKey;

/** Those that the server plays. */
type OtherPlayer = 'person' | Rank;

/** The strongest computer player first. */
const othersIn = (ruleset: string): readonly OtherPlayer[] => ['person', ...[...ranksIn(ruleset)].reverse()];

interface Offered {
  readonly wanted: OfferedBattle;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
}

/** Computer players that the battle has already, at its sides. */
function proposed({ ruleset, seats, keepsPlayers = false }: OfferedBattle): Readonly<Record<Seat, OtherPlayer>> {
  const known = Object.entries(seats).flatMap(([seat, player]) => {
    const other = othersIn(ruleset).find((one) => one === player);
    return keepsPlayers && other !== undefined ? [[seat, other] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Why there is nothing to offer. */
type Missing = 'none' | 'noServer' | 'noNet';

export function OfferPage(): ReactNode {
  const { t } = useMessages<Key>();
  const [found, setFound] = useState<Offered | Missing | 'loading'>('loading');
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<Offered | Missing> => {
      const offer = await offersOnlinePlay();
      if (offer !== 'yes') return offer === 'no' ? 'noServer' : 'noNet';
      const wanted = offeredBattle();
      const screen = wanted && (await loadScreen(wanted.ruleset));
      const setup =
        wanted && (wanted.setup ?? (wanted.scenario === null ? null : await screen?.scenario(wanted.scenario)));
      const begun = screen && begin(await screen.fullRuleset(), setup);
      return wanted && screen && begun?.ok ? { wanted, screen, battle: begun.value } : 'none';
    };
    look().then(
      (is) => isGone || setFound(is),
      () => isGone || setFound('none'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (found === 'loading') return <p role="status">{t('web.page.coming')}</p>;
  if (typeof found === 'string') return <p>{t(`web.online.${found}`)}</p>;
  return <Offer {...found} />;
}

function Offer({ wanted, screen, battle }: Offered): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const ready = useTableWords(screen) !== 'loading';
  const seats = battle.ruleset.seats(battle.state);
  const [mine, setMine] = useState<Seat>(seats.find((seat) => wanted.seats[seat] === 'human') ?? seats[0] ?? '');
  const [others, setOthers] = useState<Readonly<Record<Seat, OtherPlayer>>>(() => proposed(wanted));
  const [clockChoice, setClockChoice] = useState(FIRST_CLOCKS.none);
  const [delay, setDelay] = useState(0);
  const [name, setName] = useState(ownName);
  const [challenge, setChallenge] = useState<WantedChallenge>(null);
  const [isSecret, setSecret] = useState(false);
  const [isAdvised, setAdvised] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  /** Minutes until another table may be set. */
  const [after, setAfter] = useState<number | null>(null);
  if (!ready) return <p role="status">{t('web.page.coming')}</p>;
  const closed =
    namedBy(name) === null ? t('web.online.name.wrong') : isWholeChoice(clockChoice) ? null : t('web.clock.wrong');
  const nameOf = (seat: Seat): string => screen.seatName(messages, battle.state, seat);
  const playerOf = (seat: Seat): OtherPlayer => (seat === mine ? 'person' : (others[seat] ?? 'person'));
  const hasOthers = seats.some((seat) => seat !== mine && playerOf(seat) === 'person');
  const choosesSquads =
    hasOthers && wanted.keepsPlayers !== true && manifestOf(wanted.ruleset)?.squadChoice?.isFor(wanted.setup) === true;
  const make = async (): Promise<void> => {
    const named = keepOwnName(name);
    if (named === null) return;
    setState('busy');
    const { ruleset, scenario, setup } = wanted;
    const players = Object.fromEntries(seats.map((seat) => [seat, playerOf(seat)]));
    const clock = clockSettings(clockChoice);
    const made = await makeTable({
      ruleset,
      scenario,
      players,
      mine,
      ...named,
      ...(setup === undefined ? {} : { setup }),
      ...(clock === null ? {} : { clock }),
      ...(delay === 0 ? {} : { delay }),
      ...(challenge === null || !hasOthers ? {} : { challenge }),
      ...(isSecret && choosesSquads ? { lists: true } : {}),
      ...(isAdvised && hasOthers ? { advice: true } : {}),
    });
    if (!made.ok) {
      setAfter(minutesUntil(made));
      return setState('failed');
    }
    const { table, keys } = made.value;
    newPlace(table, { ...made.value, ruleset, scenario, over: false }, mine, keys);
    location.replace(pageAddress('any', 'table', table));
  };
  return (
    <div className="paper-page online-page">
      <section className="panel">
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
                choices={othersIn(wanted.ruleset).map((one) => [
                  one,
                  one === 'person' ? t('web.online.player.person') : t(`web.player.${one}`),
                ])}
                onChange={(player) => setOthers({ ...others, [seat]: player })}
              />
            ))}
        </fieldset>
        {choosesSquads && <SecretSquadsField checked={isSecret} onChange={setSecret} />}
        <fieldset className="online-fields">
          <NameField typed={name} onChange={setName} />
        </fieldset>
        {hasOthers && <ChallengeFields challenge={challenge} onChange={setChallenge} />}
        <fieldset className="online-fields">
          <legend>{t('web.watch.legend')}</legend>
          <SelectField
            label={t('web.watch.delay')}
            value={String(delay)}
            choices={DELAYS.map((one) => [String(one), delayInWords(messages, one)])}
            onChange={(one) => setDelay(Number(one))}
          />
          {delay > 0 && <p className="minor online-wide">{t('web.watch.delay.about')}</p>}
        </fieldset>
        {hasOthers && (
          <fieldset className="online-others">
            <legend>{t('web.online.advice')}</legend>
            <label className="radio">
              <input type="checkbox" checked={isAdvised} onChange={() => setAdvised(!isAdvised)} />
              {t('web.online.advice.all')}
            </label>
          </fieldset>
        )}
        <ClockFields choice={clockChoice} onChange={setClockChoice} />
        <p>
          <ClosableButton
            className="primary large"
            closed={closed}
            disabled={state === 'busy'}
            onClick={() => void make()}
          >
            {t('web.online.make')}
          </ClosableButton>
        </p>
        <AccountLine />
        <p>
          <a className="button quiet" href={pageAddress('any', 'lobby')}>
            {t('web.page.lobby')}
          </a>
        </p>
        {state === 'failed' && (
          <p role="alert">
            {after === null ? t('web.online.made.failed') : translate('web.online.made.later', { count: after })}
          </p>
        )}
      </section>
    </div>
  );
}

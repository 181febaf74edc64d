/** A league is set up once: the battle, who meets whom, how fast, from when on; after that it runs by itself. */
import { type ReactNode, useState } from 'react';
import { LONGEST_NAME, playerName } from '@drumhead/protocol';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { OFFERED_RANKS } from '../../battle/players/players.ts';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';
import { useTableWords } from '../../battle/useTableWords.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { NumberField, SelectField, TextField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { ChooseBattle } from '../table/ChooseBattle.tsx';
import { onlineBattleName } from '../table/names.ts';
import type { Offered } from '../table/Offer.tsx';
import { TimeField } from './ClubCalendar.tsx';
import { makeLeague, type NewLeague } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { eveningAfter, fieldTime, timeInField } from './times.ts';
import './clubs.css';

type Key = ClubKey | OnlineKey | MessageKey | HomeLinkKey;

/** The query: the club. */
export function NewLeaguePage({ query }: PageProps): ReactNode {
  const fields = (offered: Offered): ReactNode => <LeagueFields club={query} offered={offered} />;
  return <ChooseBattle offer={fields} />;
}

/** Computer players that a league may have. */
const COMPUTERS = [1, 2];
type Computer = 'none' | (typeof OFFERED_RANKS)[number];

interface Props {
  readonly club: string;
  readonly offered: Offered;
}

function LeagueFields({ club, offered }: Props): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { wanted, screen, battle } = offered;
  const ready = useTableWords(screen) !== 'loading';
  const [now] = useState(() => Date.now());
  const [name, setName] = useState('');
  const [kind, setKind] = useState<NewLeague['kind']>('swiss');
  const [rounds, setRounds] = useState<number | undefined>(5);
  const [pace, setPace] = useState<'turns' | 'evening'>('turns');
  const [days, setDays] = useState<number | undefined>(7);
  const [hours, setHours] = useState<number | undefined>(3);
  const [first, setFirst] = useState(() => fieldTime(eveningAfter(now, 3)));
  const [computers, setComputers] = useState<readonly Computer[]>(COMPUTERS.map(() => 'none'));
  const [state, setState] = useState<'ready' | 'busy' | { readonly why: string }>('ready');
  if (!ready) return <p role="status">{t('web.page.coming')}</p>;
  const at = timeInField(first, now);
  const isWhole = rounds !== undefined && days !== undefined && hours !== undefined && at !== null;
  const closed = !isWhole || playerName(name) === null ? t('web.league.new.wrong') : null;
  const make = async (): Promise<void> => {
    if (!isWhole) return;
    setState('busy');
    const { ruleset, scenario, setup } = wanted;
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const made = await makeLeague(club, {
      name,
      kind,
      rounds,
      ruleset,
      scenario,
      ...(setup === undefined ? {} : { setup }),
      pace: pace === 'turns' ? { kind: pace, days } : { kind: pace, hours, zone },
      first: at,
      computers: computers.flatMap((player, index) =>
        player === 'none' ? [] : [{ player, name: t(`web.league.bot.${player}`, { number: index + 1 }) }],
      ),
    });
    if (made.ok) location.hash = pageAddress('any', 'league', made.value.league);
    else setState({ why: made.problem?.reason ?? 'web.club.failed' });
  };
  return (
    <section className="panel online-offer league-new">
      <h2>{translate(nameOfBattle(screen, battle.setup)) || onlineBattleName(wanted, translate)}</h2>
      <p>{t('web.league.rules.both')}</p>
      <TextField label={t('web.league.new.name')} value={name} most={LONGEST_NAME} onChange={setName} />
      <SelectField
        label={t('web.league.new.kind')}
        value={kind}
        choices={[
          ['swiss', t('web.league.new.swiss')],
          ['robin', t('web.league.new.robin')],
        ]}
        onChange={setKind}
      />
      {kind === 'swiss' && (
        <NumberField label={t('web.league.rounds')} value={rounds} least={1} most={15} onChange={setRounds} />
      )}
      <SelectField
        label={t('web.league.new.pace')}
        value={pace}
        choices={[
          ['turns', t('web.league.new.turns')],
          ['evening', t('web.league.new.evening')],
        ]}
        onChange={setPace}
      />
      {pace === 'turns' ? (
        <NumberField key="days" label={t('web.league.new.days')} value={days} least={1} most={28} onChange={setDays} />
      ) : (
        <NumberField
          key="hours"
          label={t('web.league.new.hours')}
          value={hours}
          least={1}
          most={12}
          onChange={setHours}
        />
      )}
      <TimeField label={t('web.league.new.first')} value={first} onChange={setFirst} />
      <fieldset className="online-fields">
        <legend>{t('web.league.new.computers')}</legend>
        {COMPUTERS.map((number, index) => (
          <SelectField<Computer>
            key={number}
            label={t('web.league.new.computer', { number })}
            value={computers[index] ?? 'none'}
            choices={[
              ['none', t('web.league.new.none')],
              ...OFFERED_RANKS.map((rank): [Computer, string] => [rank, t(`web.player.${rank}`)]),
            ]}
            onChange={(player) => setComputers(computers.map((one, place) => (place === index ? player : one)))}
          />
        ))}
      </fieldset>
      <p>{t('web.league.rules.time')}</p>
      <p>{t('web.league.rules.late')}</p>
      {typeof state === 'object' && <p role="alert">{translate(state.why)}</p>}
      <p className="online-make">
        <ClosableButton
          className="primary large"
          closed={closed}
          disabled={state === 'busy'}
          onClick={() => void make()}
        >
          {t('web.club.league.new')}
        </ClosableButton>
      </p>
    </section>
  );
}

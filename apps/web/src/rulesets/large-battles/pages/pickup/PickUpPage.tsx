/** Begins a pick-up game (chapter 21): two Divisions, how they are played, and by whom. */
import {
  brigadeName,
  type DivisionFile,
  lotsOf,
  listCalled,
  NATION_IDS,
  NATIONS,
} from '@drumhead/large-battles/armies';
import { pickUpScenario } from '@drumhead/large-battles/pickup';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import type { NewBattle } from '../../../../battle/records/savedBattles.ts';
import type { Player } from '../../../../battle/players/players.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { PlayerField, SelectField } from '../../../../documents/Fields.tsx';
import { PlayOnline } from '../../../../online/table/PlayOnline.tsx';
import '../../../../documents/documents.css';
import { useBegin } from '../../../../briefing/useBegin.ts';
import { divisionEditor } from '../division/editorStore.ts';
import '../division/division.css';
import { strengthIn } from '../division/Sheet.tsx';
import { type Draft, type DraftSide, drawn, faultOf, fileOf, freshDraft, nameOf, playable, SEATS } from './draft.ts';
import type { PickUpKey } from './messages.ts';
import { useKeptPlace } from '../../../../documents/useKeptPlace.ts';

type Key = PickUpKey | MessageKey;

export function Page(): ReactNode {
  useKeptPlace();
  const { t } = useMessages<Key>();
  const [draft, setDraft] = useState(freshDraft);
  const { busy, failed, begin: beginAsked } = useBegin();
  useEffect(() => {
    void divisionEditor.load();
  }, []);
  const newBattle = (): NewBattle | null => {
    const scenario = pickUpScenario(fileOf(draft));
    const seats = Object.fromEntries(
      SEATS.map((seat, i): [string, Player] => [seat, (draft.sides[i] as DraftSide).player]),
    );
    return scenario.ok ? { ruleset: 'large-battles', scenario: null, setup: scenario.value, seats } : null;
  };
  const begin = (atOnce: boolean) => {
    const battle = newBattle();
    void beginAsked(battle && { battle, atOnce });
  };
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <div className="paper-page pickup">
      <p className="minor">{t('web.pickup.about')}</p>
      <div className="fields begin">
        <div>
          <button type="button" className="primary large" disabled={busy} onClick={() => begin(true)}>
            {t('web.pickup.now')}
          </button>
          <p className="minor">{t('web.pickup.now.about')}</p>
        </div>
        <div>
          <button type="button" className="large" disabled={busy} onClick={() => begin(false)}>
            {t('web.pickup.start')}
          </button>
          <p className="minor">{t('web.pickup.start.about')}</p>
        </div>
        <PlayOnline busy={busy} battle={newBattle} />
      </div>
      {failed && <p role="alert">{t('web.pickup.failed')}</p>}
      <div className="fields">
        {([0, 1] as const).map((index) => (
          <Side
            key={index}
            index={index}
            side={draft.sides[index]}
            change={(side) => change({ sides: index === 0 ? [side, draft.sides[1]] : [draft.sides[0], side] })}
          />
        ))}
      </div>
      <Rules draft={draft} change={change} />
    </div>
  );
}

function Side({
  index,
  side,
  change,
}: {
  readonly index: 0 | 1;
  readonly side: DraftSide;
  readonly change: (side: DraftSide) => void;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const documents = useStore(divisionEditor.store, ({ documents: all }) => all);
  const { division, player, doc } = side;
  const { periods } = NATIONS[division.nation];
  const anew = (next: DivisionFile) => change({ ...side, division: next, doc: null });
  return (
    <fieldset className={`card side-${index}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {t('web.pickup.side', { number: index + 1 })}:{' '}
        {translate(`lb.side.${division.nation}`)}
      </legend>
      <PlayerField label={t('web.pickup.player')} value={player} onChange={(one) => change({ ...side, player: one })} />
      <SelectField
        label={t('web.pickup.nation')}
        value={division.nation}
        choices={NATION_IDS.map((nation) => [nation, translate(`lb.side.${nation}`)])}
        onChange={(nation) => anew(drawn(nation))}
      />
      {division.period && (
        <SelectField
          label={t('web.pickup.period')}
          value={division.period}
          choices={periods.map((period) => [period, translate(`lb.period.${period}`)])}
          onChange={(period) => anew(drawn(division.nation, period))}
        />
      )}
      {documents.length > 0 && (
        <SelectField
          label={t('web.pickup.division')}
          value={doc ?? ''}
          choices={[
            ['', t('web.pickup.drawn')],
            ...documents.map((one): readonly [string, string, string | null] => [
              one.id,
              nameOf(one, messages),
              faultOf(one, translate),
            ]),
          ]}
          onChange={(id) => {
            const found = documents.find((one) => one.id === id);
            const taken = found && playable(found);
            if (found && taken) change({ ...side, division: taken, doc: found.id });
            else anew(drawn(division.nation, division.period));
          }}
        />
      )}
      <Order division={division} />
      <div className="paper-tools">
        <button type="button" onClick={() => anew(drawn(division.nation, division.period))}>
          {t('web.pickup.random')}
        </button>
        <a className="button" href={pageAddress('large-battles', 'division')}>
          {t('web.pickup.build')}
        </a>
      </div>
    </fieldset>
  );
}

/** A Division, Brigade by Brigade. */
function Order({ division }: { readonly division: DivisionFile }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const nation = NATIONS[division.nation];
  const { units, breakPoint } = strengthIn(division);
  const troops = (lots: ReturnType<typeof lotsOf>) =>
    lots.map(({ count, of }) => `${count}\u00A0×\u00A0${translate(of.name)}`).join(', ');
  return (
    <>
      <ul className="order">
        {division.brigades.map(({ list, options }, i) => {
          const army = listCalled(nation, list);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two Brigades may be alike in everything but their place
            <li key={i}>
              <b>{translate(brigadeName(division, i))}</b> {army && troops(lotsOf(army, options))}
            </li>
          );
        })}
        {nation.reserve !== null && division.reserve !== null && (
          <li>
            <b>{t('web.pickup.reserve')}</b> {troops(lotsOf(nation.reserve, division.reserve.options))}
          </li>
        )}
      </ul>
      <p className="minor">{t('web.pickup.strength', { units, breakPoint })}</p>
    </>
  );
}

const FIGURES = {
  '6mm': '6 mm · 120 × 80 cm',
  '15mm': '15 mm · 180 × 120 cm',
  '28mm': '28 mm · 270 × 180 cm',
} as const;

function Rules({
  draft,
  change,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <div className="fields">
      <fieldset className="card">
        <legend>{t('web.pickup.figures')}</legend>
        {(['6mm', '15mm', '28mm'] as const).map((scale) => (
          <label key={scale} className="radio">
            <input type="radio" name="scale" checked={draft.scale === scale} onChange={() => change({ scale })} />
            {FIGURES[scale]}
          </label>
        ))}
      </fieldset>
      <fieldset className="card">
        <legend>{t('web.pickup.deployment')}</legend>
        {(['hidden', 'alternate'] as const).map((deployment) => (
          <label key={deployment} className="radio">
            <input
              type="radio"
              name="deployment"
              checked={draft.deployment === deployment}
              onChange={() => change({ deployment })}
            />
            {t(`web.pickup.${deployment}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="card">
        <legend>{t('web.pickup.optional')}</legend>
        {(['grandBattery', 'wornUnits', 'chargeGoesHome'] as const).map((rule) => (
          <label key={rule} className="radio">
            <input type="checkbox" checked={draft[rule]} onChange={() => change({ [rule]: !draft[rule] })} />
            {t(`web.pickup.${rule}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

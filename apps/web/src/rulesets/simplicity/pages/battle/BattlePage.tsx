/** Begins a pick-up battle (chapters 2 to 4, SIP-VIC-6): two armies, their players, the ground, the switches. */
import {
  ARMY_NATIONS,
  type ArmyFile,
  armyPoints,
  brigadeName,
  lotsOf,
  type Switches,
  tableFor,
  turnLimitOf,
} from '@drumhead/simplicity/armies';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import type { NewBattle } from '../../../../battle/records/savedBattles.ts';
import type { Asked } from '../../../../briefing/asked.ts';
import { useBegin } from '../../../../briefing/useBegin.ts';
import type { Player } from '../../../../battle/players/players.ts';
import { type MessageKey, type Messages, useMessages } from '../../../../i18n/index.ts';
import type { StoredDocument } from '../../../../documents/documentStorage.ts';
import { PlayerField, SelectField } from '../../../../documents/Fields.tsx';
import { saveFile } from '../../../../documents/files.ts';
import '../../../../documents/documents.css';
import { Problems, useFaults } from '../../../../documents/Problems.tsx';
import { PlayOnline } from '../../../../online/table/PlayOnline.tsx';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { unitName } from '../army/Builder.tsx';
import { savedLine } from '../../../../documents/savedLine.ts';
import { armyEditor, armyStrength, strengthOf } from '../army/editorStore.ts';
import './battle.css';
import {
  type Draft,
  freshDraft,
  isClassic,
  faultOf,
  playable,
  savedIn,
  scenarioOf,
  seatsOf,
  sixDice,
  withBrigades,
  withClassic,
  withDrawn,
  withSaved,
  withSide,
} from './draft.ts';
import { Ground } from './Ground.tsx';
import type { BattlePageKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { useKeptPlace } from '../../../../documents/useKeptPlace.ts';

type Key = BattlePageKey | MessageKey;

export function Page(): ReactNode {
  useKeptPlace();
  const { t } = useMessages<Key>();
  const [draft, setDraft] = useState(freshDraft);
  const { busy, failed, begin } = useBegin();
  useEffect(() => {
    void armyEditor.load();
  }, []);
  const made = scenarioOf(draft);
  const closed = useFaults(made.ok ? [] : made.problems);
  const newBattle = (): NewBattle | null => {
    const seats = Object.fromEntries(
      seatsOf(draft).map((seat, i): [string, Player] => [seat, draft.sides[i === 0 ? 0 : 1].player]),
    );
    return made.ok ? { ruleset: 'simplicity', scenario: null, setup: made.value, seats } : null;
  };
  const asked = (): Asked | null => {
    const battle = newBattle();
    return battle && { battle, atOnce: false };
  };
  const armies = draft.sides.map(({ army }) => army);
  const [first, second] = armies as [ArmyFile, ArmyFile];
  return (
    <div className="paper-page sip-battle">
      <p className="minor">{t('web.sipBattle.about')}</p>
      <div className="paper-tools">
        <ClosableButton className="primary large" closed={closed} disabled={busy} onClick={() => void begin(asked())}>
          {t('web.sipBattle.start')}
        </ClosableButton>
        <PlayOnline closed={closed} busy={busy} battle={newBattle} />
        <ClosableButton
          closed={closed}
          onClick={() => made.ok && saveFile('pick-up.scenario.json', `${JSON.stringify(made.value, null, 2)}\n`)}
        >
          {t('web.sipBattle.file')}
        </ClosableButton>
      </div>
      {failed && <p role="alert">{t('web.sipBattle.failed')}</p>}
      <div aria-live="polite">
        {made.ok ? (
          <p className="all-well">
            <span aria-hidden="true">✓</span>{' '}
            {t('web.sipBattle.sound', {
              ...tableFor(armies),
              turns: Math.max(turnLimitOf(first), turnLimitOf(second)),
              first: armyPoints(first),
              second: armyPoints(second),
            })}
          </p>
        ) : (
          <Problems problems={made.problems} />
        )}
      </div>
      <div className="fields">
        {([0, 1] as const).map((at) => (
          <Side key={at} draft={draft} at={at} change={setDraft} />
        ))}
      </div>
      <div className="fields">
        <TheGame draft={draft} change={setDraft} />
        <TheGround draft={draft} change={setDraft} />
      </div>
    </div>
  );
}

interface Editing {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

function Side({ draft, at, change }: Editing & { readonly at: 0 | 1 }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const documents = useStore(armyEditor.store, ({ documents: all }) => all);
  const side = draft.sides[at];
  const { army, player, doc } = side;
  const { units } = strengthOf(army);
  return (
    <fieldset className={`card side-${at}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {t('web.sipBattle.side', { number: at + 1 })}:{' '}
        {army.name ?? translate(`sip.side.${army.nation}`)}
      </legend>
      <PlayerField
        label={t('web.sipBattle.player')}
        value={player}
        onChange={(one) => change(withSide(draft, at, { ...side, player: one }))}
      />
      <SelectField
        label={t('web.sipBattle.nation')}
        value={army.nation}
        choices={ARMY_NATIONS.map((nation) => [nation, translate(`sip.side.${nation}`)])}
        onChange={(nation) => change(withDrawn(draft, at, nation))}
      />
      {documents.length > 0 && (
        <SelectField
          label={t('web.sipBattle.army')}
          value={doc ?? ''}
          choices={[
            ['', t('web.sipBattle.drawn')],
            ...documents.map((one): readonly [string, string, string | null] => [
              one.id,
              titleOf(one, messages),
              faultOf(one, translate),
            ]),
          ]}
          onChange={(id) => {
            const found = documents.find((one) => one.id === id);
            const taken = found && playable(found);
            if (found && taken) change(withSaved(draft, at, taken, found.id));
            else change(withDrawn(draft, at, army.nation));
          }}
        />
      )}
      <ul className="order">
        {army.brigades.map((brigade, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two brigades may be alike in everything but their place
          <li key={i}>
            <b>{translate(brigadeName(brigade))}:</b>{' '}
            {lotsOf(brigade)
              .map(
                ({ kind, class: unitClass, count }) => `${count}\u00A0×\u00A0${unitName(kind, unitClass, translate)}`,
              )
              .join(', ')}
          </li>
        ))}
      </ul>
      <p className="minor">{t('web.sipBattle.strength', { units, points: armyPoints(army) })}</p>
      <div className="paper-tools">
        <button type="button" onClick={() => change(withDrawn(draft, at, army.nation))}>
          {t('web.sipBattle.random')}
        </button>
        <a className="button" href={pageAddress('simplicity', 'army')}>
          {t('web.sipBattle.build')}
        </a>
      </div>
    </fieldset>
  );
}

/** After its nation, where it has no name. */
function titleOf(doc: StoredDocument, messages: Messages<Key>): string {
  const read = savedIn(doc);
  if (!read.ok) return doc.name === '' ? '?' : doc.name;
  const name = doc.name === '' ? messages.translate(`sip.side.${read.value.nation}`) : doc.name;
  return savedLine({ name, strength: armyStrength(read.value), touched: doc.touched }, messages);
}

/** SIP-VAR-3. The parts in which the classic game differs, each a switch of its own. */
const PARTS = [
  ['actionPoints', 'SIP-AP-1'],
  ['activationRolls', 'SIP-ACT-1'],
  ['dpReducesDice', 'SIP-GEN-3'],
] as const;
const RALLY_MODES = ['ap', 'perCommand', 'none'] as const;

function TheGame({ draft, change }: Editing): ReactNode {
  const { t } = useMessages<Key>();
  const { switches } = draft;
  const put = (part: Partial<Switches>) => change({ ...draft, switches: { ...switches, ...part } });
  return (
    <fieldset className="card">
      <legend>{t('web.sipBattle.game')}</legend>
      <SelectField
        label={t('web.sipBattle.brigades')}
        value={String(draft.brigades)}
        choices={['1', '2', '3'].map((count) => [count, count])}
        onChange={(count) => change(withBrigades(draft, Number(count)))}
      />
      <Switch
        name={t('web.sipBattle.uneven')}
        rule="SIP-FRC-6"
        on={draft.uneven}
        onChange={(uneven) => change({ ...draft, uneven })}
      />
      <Switch
        name={t('web.sipBattle.classic')}
        rule="SIP-VAR-1"
        on={isClassic(draft)}
        onChange={(classic) => change(withClassic(draft, classic))}
      />
      <Switch
        name={t('web.sipBattle.rallyAnywhere')}
        rule="SIP-VAR-4"
        on={!switches.rallyClear}
        onChange={(anywhere) => put({ rallyClear: !anywhere })}
      />
      <details>
        <summary>{t('web.sipBattle.parts')}</summary>
        {PARTS.map(([part, rule]) => (
          <Switch
            key={part}
            name={t(`web.sipBattle.part.${part}`)}
            rule={rule}
            on={switches[part]}
            onChange={(on) => put({ [part]: on })}
          />
        ))}
        <SelectField
          label={t('web.sipBattle.rallyMode')}
          value={switches.rallyMode}
          choices={RALLY_MODES.map((mode) => [mode, t(`web.sipBattle.rallyMode.${mode}`)])}
          onChange={(rallyMode) => put({ rallyMode })}
        />
      </details>
    </fieldset>
  );
}

function Switch({
  name,
  rule,
  on,
  onChange,
}: {
  readonly name: string;
  readonly rule: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  return (
    <label className="radio">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {name} <RuleLink rule={rule} />
      </span>
    </label>
  );
}

/** SIP-TER-13. Six dice, rolled now or later, or those that fell on a real table. */
function TheGround({ draft, change }: Editing): ReactNode {
  const { t } = useMessages<Key>();
  const { faces } = draft;
  return (
    <fieldset className="card">
      <legend>{t('web.sipBattle.terrain')}</legend>
      <label className="radio">
        <input
          type="radio"
          name="terrain"
          checked={faces === null}
          onChange={() => change({ ...draft, faces: null })}
        />
        <span>
          {t('web.sipBattle.terrain.rolled')} <RuleLink rule="SIP-TER-13" />
        </span>
      </label>
      <label className="radio">
        <input
          type="radio"
          name="terrain"
          checked={faces !== null}
          onChange={() => change({ ...draft, faces: sixDice() })}
        />
        <span>{t('web.sipBattle.terrain.now')}</span>
      </label>
      {faces !== null && (
        <Ground
          faces={faces}
          size={tableFor(draft.sides.map(({ army }) => army))}
          onFaces={(next) => change({ ...draft, faces: next })}
        />
      )}
    </fieldset>
  );
}

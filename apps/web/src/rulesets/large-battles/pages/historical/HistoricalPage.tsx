/** Historical battles (chapters 24 and 27): strengths in, values out; begun at once or saved as a scenario. */
import type { Problem } from '@drumhead/engine';
import {
  GROUNDS,
  HISTORICAL_FORMAT,
  type HistoricalFile,
  historicalScenario,
  lookOf,
  MOST_HISTORICAL_NAME,
  readHistorical,
} from '@drumhead/large-battles/historical';
import { strengthOf } from '@drumhead/large-battles/armies';
import { SCENARIOS, type ScenarioFile } from '@drumhead/large-battles/scenarios';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { NewBattle } from '../../../../battle/records/savedBattles.ts';
import { useBegin } from '../../../../briefing/useBegin.ts';
import type { Player } from '../../../../battle/players/players.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { fileName, readJson, saveFile } from '../../../../documents/files.ts';
import { SavedDocuments } from '../../../../documents/SavedDocuments.tsx';
import { SavingTrouble } from '../../../../documents/SavingTrouble.tsx';
import '../../../../documents/documents.css';
import '../../../../documents/sheet.css';
import { FilePicker } from '../../../../documents/FilePicker.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';
import { ParadeDesk } from '../../../../documents/parade/Parade.tsx';
import { useChosen } from '../../../../documents/parade/Chosen.tsx';
import { useFaults, useReason } from '../../../../documents/Problems.tsx';
import { Verdict } from '../../../../documents/Verdict.tsx';
import { type Notice, StatusMessage } from '../../../../documents/StatusMessage.tsx';
import { freshBattle, freshUnit, freshWith, historicalEditor as editor, withLevel } from './editorStore.ts';
import { PlayOnline } from '../../../../online/table/PlayOnline.tsx';
import { useHandedOver } from '../../../../outside/handed.ts';
import { ChoiceChips, SelectField, TextField } from '../../../../documents/Fields.tsx';
import './historical.css';
import { Sheets } from './Sheets.tsx';
import { ChosenEntry } from './ChosenEntry.tsx';
import { entriesIn, entryPath } from './entries.ts';
import { Addable, Side } from './Side.tsx';
import type { HistoricalKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { useKeptPlace } from '../../../../documents/useKeptPlace.ts';

type Key = HistoricalKey | keyof typeof documentMessages;

/** Scenarios whose terrain can be reused. */
const LENDERS = Object.entries(SCENARIOS).filter(([, { terrain }]) => terrain.length > 0);

const groundOf = (file: HistoricalFile): ScenarioFile | null => LENDERS.find(([id]) => id === file.ground)?.[1] ?? null;

const problemsIn = (problems: readonly Problem[]): Notice => ({
  is: 'problems',
  head: 'web.historical.notRead',
  problems,
});

const LEVELS = ['division', 'army'] as const;
const SWITCHES = ['grandBattery', 'wornUnits', 'chargeGoesHome'] as const;

export function Page(): ReactNode {
  useKeptPlace();
  const { t, translate } = useMessages<Key>();
  const { value: file, past } = useStore(editor.store);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { busy, begin: beginAsked } = useBegin();
  const battle = t('web.historical.untitled');
  const first = t('web.historical.first');
  const second = t('web.historical.second');
  useEffect(() => {
    freshWith({ battle, sides: [first, second] });
    void editor.load();
  }, [battle, first, second]);
  const take = (text: string) => {
    const read = readJson(text);
    if (!read.ok) return setNotice({ is: 'unreadable', fault: read.fault });
    const checked = readHistorical(read.value);
    if (!checked.ok) return setNotice(problemsIn(checked.problems));
    editor.begin(checked.value);
    setNotice({ is: 'done', key: 'web.historical.taken', facts: { name: checked.value.name } });
  };
  useHandedOver('large-battles', 'historical', file !== null, ({ text }) => take(text));
  const entries = file === null ? [] : entriesIn(file);
  const [chosen, pick] = useChosen(entries.map(entryPath));
  /** Where more is added: beside what was chosen last, for on a phone its card is closed by then. */
  const [near, setNear] = useState<string | null>(null);
  const made = file === null ? null : historicalScenario(file, groundOf(file));
  const problems = made === null || made.ok ? [] : made.problems;
  const closed = useFaults(problems);
  const reason = useReason();
  if (file === null || made === null) return null;

  const entry = entries.find((one) => entryPath(one) === chosen);
  const list = entry ?? entries.find((one) => entryPath(one) === near) ?? { side: 0, brigade: 0 };
  const choose = (path: string) => {
    pick(path);
    setNear(path);
  };
  const change = (next: HistoricalFile) => editor.change(next);
  /** Why the terrain of a scenario cannot be borrowed; null: it can. */
  const groundClosed = (of: HistoricalFile, ground: string): string | null => {
    const borrowed = { ...of, ground };
    const tried = historicalScenario(borrowed, groundOf(borrowed));
    const fault = tried.ok ? undefined : tried.problems.find(({ path }) => path === 'ground');
    return fault === undefined ? null : reason(fault);
  };
  /** LB-VIC-01. Units and Break Points of both sides. */
  const legalText = ({ sides }: ScenarioFile): string => {
    const [one, two] = sides.map(({ brigades, reserve, cinc }) =>
      strengthOf(
        brigades.map(({ units }) => units),
        reserve?.units ?? [],
        cinc.rules ?? [],
      ),
    );
    return t('web.historical.sound', {
      first: one?.units,
      second: two?.units,
      breakFirst: one?.breakPoint,
      breakSecond: two?.breakPoint,
    });
  };
  const newBattle = (scenario: ScenarioFile, mine: number | null): NewBattle => {
    const seats = Object.fromEntries(
      scenario.sides.map(({ id }, at): [string, Player] => [id, mine === null || at === mine ? 'human' : 'captain']),
    );
    return { ruleset: 'large-battles', scenario: null, setup: scenario, seats };
  };
  const begin = async (scenario: ScenarioFile, mine: number | null) => {
    if (!(await beginAsked({ battle: newBattle(scenario, mine), atOnce: false })))
      setNotice({ is: 'failed', key: 'web.historical.notBegun' });
  };
  const save = (what: string, value: unknown) =>
    saveFile(`${fileName(file.name, 'battle')}.${what}.json`, `${JSON.stringify(value, null, 2)}\n`);

  return (
    <div className="paper-page historical">
      <p className="minor">{t('web.historical.about')}</p>
      <div className="paper-tools">
        <ClosableButton closed={past.length === 0 ? t('web.papers.undo.none') : null} onClick={() => editor.undo()}>
          {t('web.papers.undo')}
        </ClosableButton>
        <button type="button" onClick={() => editor.begin(freshBattle({ battle, sides: [first, second] }))}>
          {t('web.historical.new')}
        </button>
        <ClosableButton closed={closed} onClick={() => print()}>
          {t('web.papers.print')}
        </ClosableButton>
        <button type="button" onClick={() => save('order', file)}>
          {t('web.historical.saveOrder')}
        </button>
        <ClosableButton closed={closed} onClick={() => made.ok && save('scenario', made.value)}>
          {t('web.historical.saveScenario')}
        </ClosableButton>
        <FilePicker format={HISTORICAL_FORMAT} onText={take} />
      </div>
      <SavingTrouble editor={editor} />
      <div aria-live="polite">
        {notice !== null && <StatusMessage notice={notice} onClose={() => setNotice(null)} />}
      </div>
      <ParadeDesk
        uniform={lookOf(file.sides[0], freshUnit(file.level)).uniform}
        frame={
          <>
            <TextField
              label={t('web.historical.name')}
              value={file.name}
              most={MOST_HISTORICAL_NAME}
              onChange={(name) => name !== '' && editor.change({ ...file, name })}
            />
            <ChoiceChips
              label={t('web.historical.level')}
              value={file.level}
              choices={LEVELS.map((level) => [level, t(`web.historical.level.${level}`)])}
              onChange={(level) => editor.change(withLevel(file, level))}
            />
            <div data-path="ground" tabIndex={-1}>
              <SelectField
                label={t('web.historical.ground')}
                value={file.ground}
                choices={[
                  ...GROUNDS.map((ground) => [ground, t(`web.historical.ground.${ground}`)] as const),
                  ...LENDERS.map(
                    ([id, { name }]) =>
                      [id, t('web.historical.ground.of', { name: translate(name) }), groundClosed(file, id)] as const,
                  ),
                ]}
                onChange={(ground) => change({ ...file, ground })}
              />
            </div>
            <fieldset>
              <legend>{t('web.historical.optional')}</legend>
              <div className="chips">
                {SWITCHES.map((rule) => (
                  <button
                    key={rule}
                    type="button"
                    aria-pressed={file.switches?.[rule] === true}
                    onClick={() =>
                      editor.change({ ...file, switches: { ...file.switches, [rule]: file.switches?.[rule] !== true } })
                    }
                  >
                    {t(`web.historical.${rule}`)}
                  </button>
                ))}
              </div>
            </fieldset>
          </>
        }
        side={
          <>
            {entry && (
              <ChosenEntry key={chosen} file={file} entry={entry} onChange={change} onClose={() => pick(null)} />
            )}
            <Addable
              file={file}
              list={list}
              onAdd={(next, path) => {
                change(next);
                choose(path);
              }}
            />
          </>
        }
        verdict={
          <Verdict problems={problems} isEmpty={false} legal={made.ok ? legalText(made.value) : ''}>
            {file.sides.map((side, at) => (
              <ClosableButton
                key={at}
                className="primary"
                closed={closed}
                disabled={busy}
                onClick={() => made.ok && void begin(made.value, at)}
              >
                {t('web.historical.beginAs', { side: side.name })}
              </ClosableButton>
            ))}
            <ClosableButton closed={closed} disabled={busy} onClick={() => made.ok && void begin(made.value, null)}>
              {t('web.historical.beginHotSeat')}
            </ClosableButton>
            <PlayOnline closed={closed} busy={busy} battle={() => (made.ok ? newBattle(made.value, null) : null)} />
          </Verdict>
        }
      >
        {[0, 1].map((at) => (
          <Side
            key={at}
            file={file}
            at={at}
            faulty={problems.map(({ path }) => path)}
            chosen={chosen}
            onChoose={choose}
            onChange={change}
          />
        ))}
      </ParadeDesk>
      {made.ok && <Sheets scenario={made.value} />}
      <SavedDocuments editor={editor} titleOf={() => '?'} onProblems={(found) => setNotice(problemsIn(found))} />
    </div>
  );
}

/** Begins a skirmish (chapters 5, 6, 18, 19): squads, who plays them, the scenario and its terrain. */
import { BOXES, readGame, readSquad, type ScenarioId, type SquadFile, squadPoints, VARIANTS } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { goToBattle, pageAddress } from '../../../../app/route.ts';
import { host } from '../../../../battle/index.ts';
import type { Player } from '../../../../battle/players.ts';
import { type MessageKey, useSpeech } from '../../../../i18n/index.ts';
import { saveFile } from '../../../../papers/files.ts';
import { readLink } from '../../../../papers/links.ts';
import '../../../../papers/papers.css';
import { Problems } from '../../../../papers/Problems.tsx';
import type { PageProps } from '../../../pages.ts';
import { setUpAll } from '../../later/setUp/byChance.ts';
import { kindsIn, squadDesk } from '../squads/desk.ts';
import { modelName } from '../squads/profile.ts';
import type { SquadKey } from '../squads/words.ts';
import {
  anyOf,
  type Draft,
  type DraftPlayer,
  drawn,
  fileOf,
  freshDraft,
  limitOf,
  MOST_SEED,
  playable,
  rostersOf,
  seatsOf,
  withAttacker,
  withCount,
  withPlayer,
  withScenario,
  withSquads,
  withTable,
  withVariant,
} from './draft.ts';
import './game.css';
import type { GamePageKey } from './words.ts';

type Key = GamePageKey | MessageKey;

export function Page({ query }: PageProps): ReactNode {
  const { say } = useSpeech<Key>();
  const [draft, setDraft] = useState<Draft>(() => brought(query) ?? freshDraft());
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => {
    void squadDesk.load();
  }, []);
  const file = fileOf(draft);
  const read = readGame(file);
  const begin = async (atOnce: boolean) => {
    setState('busy');
    const seats = Object.fromEntries(
      seatsOf(draft).map((seat, i): [string, Player] => [seat, (draft.players[i] as DraftPlayer).player]),
    );
    const begun = await host.start({ ruleset: 'skirmish', scenario: null, setup: file, seats });
    if (begun && atOnce) await setUpAll();
    const id = host.store.getState().saved?.id;
    if (begun && id !== undefined) goToBattle(id);
    else setState('failed');
  };
  return (
    <div className="paper-page skirmish-game">
      <p className="minor">{say('web.skGame.about')}</p>
      <div className="fields begin">
        <div>
          <button
            type="button"
            className="primary large"
            disabled={state === 'busy' || !read.ok}
            onClick={() => void begin(true)}
          >
            {say('web.skGame.now')}
          </button>
          <p className="minor">{say('web.skGame.now.about')}</p>
        </div>
        <div>
          <button
            type="button"
            className="large"
            disabled={state === 'busy' || !read.ok}
            onClick={() => void begin(false)}
          >
            {say('web.skGame.start')}
          </button>
          <p className="minor">{say('web.skGame.start.about')}</p>
        </div>
      </div>
      <div className="paper-tools">
        <a className="button" href={pageAddress('skirmish', 'squads', 'secret')}>
          {say('web.skGame.secret')}
        </a>
        <button type="button" onClick={() => saveFile('skirmish.game.json', `${JSON.stringify(file, null, 2)}\n`)}>
          {say('web.skGame.file')}
        </button>
      </div>
      {state === 'failed' && <p role="alert">{say('web.skGame.failed')}</p>}
      <div aria-live="polite">{!read.ok && <Problems problems={read.problems} />}</div>
      <TheGame draft={draft} change={setDraft} />
      <div className="fields squads-in-game">
        {draft.players.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a player is his seat
          <OnePlayer key={index} draft={draft} index={index} change={setDraft} />
        ))}
      </div>
    </div>
  );
}

/** What came with the address: squads chosen in secret, or a generated table; null: nothing that can be read. */
function brought(query: string): Draft | null {
  const given = new URLSearchParams(query);
  const squads = ['a', 'b'].flatMap((side) => {
    const text = given.get(side);
    const link = text === null ? null : readLink(text);
    const read = link?.ok === true ? readSquad(link.value) : null;
    return read?.ok === true ? [read.value] : [];
  });
  if (squads.length === 2) return withSquads(squads);
  return given.has('seed') ? withTable(given) : null;
}

interface Editing {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

const FIGURES = {
  '15mm': '15 mm · 60 × 60 cm',
  '28mm': '28 mm · 90 × 90 cm',
  '40mm': '40 mm · 120 × 120 cm',
} as const;

const SCENARIOS = Object.keys(BOXES) as ScenarioId[];

function TheGame({ draft, change }: Editing): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const box = BOXES[draft.scenario];
  const some = draft.players.length > 2;
  return (
    <fieldset className="card game-card">
      <legend>{say('web.skGame.game')}</legend>
      <div className="fields">
        <Choice
          label={say('web.skGame.variant')}
          value={draft.variant}
          of={VARIANTS.map((id) => [id, tell(`sk.variant.${id}`)])}
          onChange={(variant) => change(withVariant(draft, variant))}
        />
        <Choice
          label={say('web.skGame.scenario')}
          value={draft.scenario}
          of={SCENARIOS.map((id) => [id, tell(`sk.scenario.${id}`)])}
          onChange={(scenario) => change(withScenario(draft, scenario))}
        />
        <Choice
          label={say('web.skGame.scale')}
          value={draft.scale}
          of={(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((id) => [id, FIGURES[id]])}
          onChange={(scale) => change({ ...draft, scale })}
        />
        {box.forMany && (
          <Choice
            label={say('web.skGame.players')}
            value={String(draft.players.length)}
            of={['2', '3', '4'].map((count) => [count, count])}
            onChange={(count) => change(withCount(draft, Number(count)))}
          />
        )}
        {some && (
          <Choice
            label={say('web.skGame.team')}
            value={draft.teams ? 'teams' : 'alone'}
            of={[
              ['alone', say('web.skGame.alone')],
              ['teams', say('web.skGame.inTeams')],
            ]}
            onChange={(how) => change({ ...draft, teams: how === 'teams' })}
          />
        )}
        {box.rolesFirst && <Attacker draft={draft} change={change} />}
        <label>
          {say('web.skGame.turns')}
          <input
            type="number"
            min={1}
            max={200}
            value={draft.maxGameTurns}
            onChange={({ target }) =>
              change({ ...draft, maxGameTurns: Math.min(200, Math.max(1, target.valueAsNumber || 1)) })
            }
          />
        </label>
      </div>
      <Ground draft={draft} change={change} />
      <fieldset>
        <legend>{say('web.skGame.optional')}</legend>
        <label className="radio">
          <input type="checkbox" checked={draft.casual} onChange={() => change({ ...draft, casual: !draft.casual })} />
          {say('web.skGame.casual')}
        </label>
        <label className="radio">
          <input
            type="checkbox"
            checked={draft.gruesomeMorale}
            onChange={() => change({ ...draft, gruesomeMorale: !draft.gruesomeMorale })}
          />
          {say('web.skGame.gruesome')}
        </label>
      </fieldset>
    </fieldset>
  );
}

function Choice<T extends string>({
  label,
  value,
  of,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly of: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}): ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as T)}>
        {of.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** SK-SET-3. By agreement, or one die each without Scouts, rolled again when level. */
function Attacker({ draft, change }: Editing): ReactNode {
  const { say } = useSpeech<Key>();
  const [rolled, setRolled] = useState<{ readonly one: number; readonly two: number; readonly player: number } | null>(
    null,
  );
  const roll = () => {
    let [one, two] = [1 + anyOf(6), 1 + anyOf(6)];
    while (one === two) [one, two] = [1 + anyOf(6), 1 + anyOf(6)];
    const higher = one > two ? 0 : 1;
    setRolled({ one, two, player: higher + 1 });
    change(withAttacker(draft, higher));
  };
  return (
    <div>
      <Choice
        label={say('web.skGame.attacker')}
        value={String(draft.attacker)}
        of={['0', '1'].map((index) => [index, say('web.skGame.player', { number: Number(index) + 1 })])}
        onChange={(index) => change(withAttacker(draft, Number(index)))}
      />
      <button type="button" onClick={roll}>
        {say('web.skGame.rollRoles')}
      </button>
      {rolled && (
        <p className="minor" role="status">
          {say('web.skGame.rolled', rolled)}
        </p>
      )}
    </div>
  );
}

function Ground({ draft, change }: Editing): ReactNode {
  const { say } = useSpeech<Key>();
  const { seed, variant, scale, scenario } = draft;
  if (BOXES[scenario].rolls.length === 0) return <p className="minor">{say('web.skGame.terrain.fixed')}</p>;
  return (
    <fieldset>
      <legend>{say('web.skGame.terrain')}</legend>
      <label className="radio">
        <input type="radio" name="terrain" checked={seed === null} onChange={() => change({ ...draft, seed: null })} />
        {say('web.skGame.terrain.rolled')}
      </label>
      <label className="radio">
        <input
          type="radio"
          name="terrain"
          checked={seed !== null}
          onChange={() => change({ ...draft, seed: 1 + anyOf(9999) })}
        />
        {say('web.skGame.terrain.made')}
      </label>
      {seed !== null && (
        <div className="paper-tools">
          <label>
            {say('web.skGame.seed')}
            <input
              type="number"
              min={0}
              value={seed}
              onChange={({ target }) =>
                change({ ...draft, seed: Math.min(MOST_SEED, Math.max(0, Math.trunc(target.valueAsNumber || 0))) })
              }
            />
          </label>
          <button type="button" onClick={() => change({ ...draft, seed: 1 + anyOf(9999) })}>
            {say('web.skGame.another')}
          </button>
          <a
            className="button"
            href={pageAddress(
              'skirmish',
              'terrain',
              `variant=${variant}&scale=${scale}&scenario=${scenario}&seed=${seed}`,
            )}
          >
            {say('web.skGame.look')}
          </a>
        </div>
      )}
    </fieldset>
  );
}

function OnePlayer({ draft, index, change }: Editing & { readonly index: number }): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const papers = useStore(squadDesk.store, ({ papers: all }) => all);
  const saved = papers.filter((paper) => playable(paper, draft.variant) !== null);
  const { squad, player, paper, team } = draft.players[index] as DraftPlayer;
  const put = (next: Partial<DraftPlayer>) => change(withPlayer(draft, index, next));
  const draw = (roster: string) => put({ squad: drawn(roster, limitOf(draft, index)), paper: null });
  return (
    <fieldset className={`card game-card side-${index}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {say('web.skGame.player', { number: index + 1 })}:{' '}
        {squad.name ?? tell(`sk.roster.${squad.roster}`)}
      </legend>
      <Choice
        label={say('web.skGame.playedBy')}
        value={player}
        of={(['human', 'steady', 'random'] as const).map((one) => [one, say(`web.player.${one}`)])}
        onChange={(one) => put({ player: one })}
      />
      {draft.players.length > 2 && draft.teams && (
        <Choice
          label={say('web.skGame.team')}
          value={String(team)}
          of={['0', '1'].map((one) => [one, String(Number(one) + 1)])}
          onChange={(one) => put({ team: one === '0' ? 0 : 1 })}
        />
      )}
      <Choice
        label={say('web.skGame.roster')}
        value={squad.roster}
        of={rostersOf(draft.variant).map((id) => [id, tell(`sk.roster.${id}`)])}
        onChange={draw}
      />
      {(saved.length > 0 || paper === 'brought') && (
        <Choice
          label={say('web.skGame.squad')}
          value={paper ?? ''}
          of={[
            ['', say('web.skGame.drawn')],
            ...(paper === 'brought' ? [['brought', say('web.skGame.brought')] as const] : []),
            ...saved.map((one) => [one.id, nameOf(one, draft, tell)] as const),
          ]}
          onChange={(id) => {
            const found = saved.find((one) => one.id === id);
            const taken = found && playable(found, draft.variant);
            if (found && taken) put({ squad: taken, paper: found.id });
            else if (id === '') draw(squad.roster);
          }}
        />
      )}
      <Men squad={squad} />
      <div className="paper-tools">
        <button type="button" onClick={() => draw(squad.roster)}>
          {say('web.skGame.random')}
        </button>
        <a className="button" href={pageAddress('skirmish', 'squads')}>
          {say('web.skGame.build')}
        </a>
      </div>
    </fieldset>
  );
}

function nameOf(
  paper: { readonly name: string } & Parameters<typeof playable>[0],
  { variant }: Draft,
  tell: (key: string) => string,
): string {
  const squad = playable(paper, variant);
  const name = paper.name === '' ? tell(`sk.roster.${squad?.roster ?? 'fr'}`) : paper.name;
  return `${name} (${squad?.limit ?? 0})`;
}

/** Who is in a squad, kind by kind. */
function Men({ squad }: { readonly squad: SquadFile }): ReactNode {
  const { say, tell } = useSpeech<Key | SquadKey>();
  return (
    <>
      <p className="order">
        {kindsIn(squad)
          .map(({ model, count }) => `${count} × ${modelName(model, tell)}`)
          .join(', ')}
      </p>
      <p className="minor">
        {say('web.skGame.strength', {
          models: squad.models.length,
          points: squadPoints(squad),
          limit: squad.limit,
        })}
      </p>
    </>
  );
}

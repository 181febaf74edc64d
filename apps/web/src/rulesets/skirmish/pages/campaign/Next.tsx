/** SK-SCN-6, SK-SCN-7. The next game: its scenario is drawn, roles are settled, squads are picked one after the other. */
import {
  BOXES,
  canField,
  chooserOf,
  conditionsOf,
  fitModels,
  forfeited,
  limitFor,
  modelPoints,
  nextGame,
  pickProblems,
  rolesNext,
  type ScenarioId,
  scenariosLeft,
  type Side,
  squadFrom,
  squadPoints,
} from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { goToBattle } from '../../../../app/route.ts';
import { host } from '../../../../battle/index.ts';
import type { Player } from '../../../../battle/players.ts';
import { type MessageKey, useSpeech } from '../../../../i18n/index.ts';
import { Problems } from '../../../../papers/Problems.tsx';
import { modelName } from '../squads/profile.ts';
import { anySquad, type Campaign } from './desk.ts';
import { useNames } from './names.ts';
import type { CampaignPageKey } from './words.ts';

type Key = CampaignPageKey | MessageKey;

interface Props {
  readonly campaign: Campaign;
  readonly change: (campaign: Campaign) => void;
}

const die = (): number => 1 + Math.floor(Math.random() * 6);

type Pair<T> = readonly [T, T];
type Stage = 'draw' | 'roles' | Side | 'locked';

export function Next({ campaign, change }: Props): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const { file } = campaign;
  const names = useNames(campaign);
  const [stage, setStage] = useState<Stage>('draw');
  const [scenario, setScenario] = useState<ScenarioId>('pickUp');
  const [attacker, setAttacker] = useState<Side | null>(null);
  const [dice, setDice] = useState<Pair<number> | null>(null);
  const [squads, setSquads] = useState<Pair<readonly number[]>>([[], []]);
  const [players, setPlayers] = useState<Pair<Player>>(['human', 'steady']);
  const [failed, setFailed] = useState(false);
  const limit = (side: Side) => limitFor(file, scenario, side, attacker);
  const title = say('web.skCampaign.next', { number: file.played.length + 1, games: file.games });

  const drawn = () => {
    const left = scenariosLeft(file);
    const next = left[Math.floor(Math.random() * left.length)] as ScenarioId;
    const roles = rolesNext(file, next);
    setScenario(next);
    if (roles.how === 'chosen') setAttacker(roles.by);
    else if (BOXES[next].rolesFirst) {
      let thrown: Pair<number> = [die(), die()];
      while (chooserOf(thrown) === null) thrown = [die(), die()];
      setDice(thrown);
      setAttacker(chooserOf(thrown));
    } else setAttacker(null);
    setStage('roles');
  };
  const begin = async () => {
    const next = { scenario, attacker, squads };
    const [one, two] = file.players;
    const seats = { [one.id]: players[0], [two.id]: players[1] };
    const begun = await host.start({ ruleset: 'skirmish', scenario: null, setup: nextGame(file, next), seats });
    const id = host.store.getState().saved?.id;
    setFailed(!begun || id === undefined);
    if (!begun || id === undefined) return;
    change({ ...campaign, game: { ...next, battle: id } });
    goToBattle(id);
  };

  if (stage === 'draw') {
    return (
      <section className="panel">
        <h2>{title}</h2>
        <button type="button" className="primary large" onClick={drawn}>
          {say('web.skCampaign.drawScenario')}
        </button>
      </section>
    );
  }
  if (stage === 'roles') {
    return (
      <section className="panel">
        <h2>
          {title}: {tell(`sk.scenario.${scenario}`)}
        </h2>
        {dice && (
          <p role="status">
            {say('web.skCampaign.rolled', { one: dice[0], two: dice[1], name: names[chooserOf(dice) ?? 0] })}
          </p>
        )}
        {attacker === null ? (
          <p>{say('web.skCampaign.rolledLater')}</p>
        ) : (
          <>
            {dice === null && <p>{say('web.skCampaign.chooses', { name: names[chooser(campaign, scenario) ?? 0] })}</p>}
            <label>
              {say('web.skCampaign.attacks')}
              <select value={attacker} onChange={({ target }) => setAttacker(target.value === '0' ? 0 : 1)}>
                <option value={0}>{names[0]}</option>
                <option value={1}>{names[1]}</option>
              </select>
            </label>
          </>
        )}
        <Fielded campaign={campaign} change={change} scenario={scenario} limit={limit}>
          <button type="button" className="primary" onClick={() => setStage(0)}>
            {say('web.skCampaign.begin')}
          </button>
        </Fielded>
      </section>
    );
  }
  if (stage === 'locked') {
    return (
      <section className="panel">
        <h2>{tell(`sk.scenario.${scenario}`)}</h2>
        {failed && <p role="alert">{say('web.skCampaign.failed')}</p>}
        <button type="button" className="primary large" onClick={() => void begin()}>
          {say('web.skCampaign.reveal')}
        </button>
      </section>
    );
  }
  return (
    <Pick
      key={stage}
      campaign={campaign}
      side={stage}
      limit={limit(stage)}
      picked={squads[stage]}
      pick={(squad) => setSquads(stage === 0 ? [squad, squads[1]] : [squads[0], squad])}
      player={players[stage]}
      plays={(player) => setPlayers(stage === 0 ? [player, players[1]] : [players[0], player])}
      lock={() => setStage(stage === 0 ? 1 : 'locked')}
    />
  );
}

function chooser({ file }: Campaign, scenario: ScenarioId): Side | null {
  const roles = rolesNext(file, scenario);
  return roles.how === 'chosen' ? roles.by : null;
}

/** SK-SCN-7. Who cannot field a legal squad loses the game. */
function Fielded({
  campaign,
  change,
  scenario,
  limit,
  children,
}: Props & {
  readonly scenario: ScenarioId;
  readonly limit: (side: Side) => number;
  readonly children: ReactNode;
}): ReactNode {
  const { say } = useSpeech<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const unable = ([0, 1] as const).filter((side) => !canField(file, side, limit(side)));
  const [loser] = unable;
  if (loser === undefined) return children;
  return (
    <>
      <p role="alert">
        {unable.length === 2 ? say('web.skCampaign.cannotBoth') : say('web.skCampaign.cannot', { name: names[loser] })}
      </p>
      <button
        type="button"
        className="primary"
        onClick={() => change({ file: forfeited(file, scenario, unable.length === 2 ? null : loser), game: null })}
      >
        {say('web.skCampaign.goOn')}
      </button>
    </>
  );
}

function Pick({
  campaign,
  side,
  limit,
  picked,
  pick,
  player,
  plays,
  lock,
}: {
  readonly campaign: Campaign;
  readonly side: Side;
  readonly limit: number;
  readonly picked: readonly number[];
  readonly pick: (squad: readonly number[]) => void;
  readonly player: Player;
  readonly plays: (player: Player) => void;
  readonly lock: () => void;
}): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const { models } = file.players[side].company;
  const conditions = conditionsOf(file, side);
  const fit = fitModels(file, side);
  const problems = pickProblems(file, side, picked, limit);
  const squad = squadFrom(file, side, picked, limit);
  const turn = (model: number) =>
    pick(picked.includes(model) ? picked.filter((one) => one !== model) : [...picked, model].sort((a, b) => a - b));
  return (
    <section className="panel">
      <h2>{say('web.skCampaign.pick', { name: names[side] })}</h2>
      <p className="minor">{say('web.skCampaign.turnAway')}</p>
      <label>
        {say('web.skCampaign.playedBy')}
        <select value={player} onChange={({ target }) => plays(target.value as Player)}>
          {(['human', 'steady', 'random'] as const).map((one) => (
            <option key={one} value={one}>
              {say(`web.player.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">
        {say('web.skCampaign.strength', { models: picked.length, points: squadPoints(squad), limit })}
      </p>
      {picked.length > 0 && <Problems problems={problems} />}
      <ul className="company">
        {models.map((model, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a model is its place in the company
          <li key={at}>
            <label className="radio">
              <input
                type="checkbox"
                disabled={!fit.includes(at)}
                checked={picked.includes(at)}
                onChange={() => turn(at)}
              />
              <span>
                {modelName(model, tell)} <b>{modelPoints(model)}</b>
                {conditions[at] !== 'fit' && <> ({tell(`sk.condition.${conditions[at]}`)})</>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="paper-tools">
        <button type="button" onClick={() => pick(anySquad(file, side, limit))}>
          {say('web.skCampaign.pickAny')}
        </button>
        <button type="button" className="primary" disabled={problems.length > 0} onClick={lock}>
          {say('web.skCampaign.lock')}
        </button>
      </div>
    </section>
  );
}

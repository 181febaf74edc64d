/** SK-SCN-6, SK-SCN-7. The next game: its scenario is drawn, roles are settled, squads are picked in secret. */
import {
  canField,
  chooserOf,
  conditionsOf,
  fitModels,
  forfeited,
  limitFor,
  modelPoints,
  nextGame,
  type NextGame,
  pickProblems,
  rolesNext,
  type ScenarioId,
  type Side,
  squadFrom,
  squadPoints,
} from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import type { Asked } from '../../../../briefing/asked.ts';
import { useBegin } from '../../../../briefing/useBegin.ts';
import type { Player } from '../../../../battle/players/players.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { Cover } from '../../../../documents/Cover.tsx';
import { PlayerField, SelectField } from '../../../../documents/Fields.tsx';
import { Problems, useFaults } from '../../../../documents/Problems.tsx';
import { modelName } from '../squads/profile.ts';
import { afterGame, anySquad, type Campaign, campaignEditor, drawGame, type Drawn } from './editorStore.ts';
import type { AwaitedGame } from './gameBegun.ts';
import { useNames } from './names.ts';
import type { CampaignPageKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { useClosed } from '../../../../closed/useClosed.tsx';

type Key = CampaignPageKey | MessageKey;

interface Props {
  readonly campaign: Campaign;
  readonly change: (campaign: Campaign) => void;
}

type Pair<T> = readonly [T, T];
/** Stage: the draw with roles, the cover before a player picks, the pick, the last cover. */
type Stage = 'game' | { readonly covered: Side } | { readonly picks: Side } | 'locked';

const SIDES = [0, 1] as const;

const put = <T,>([one, two]: Pair<T>, side: Side, value: T): Pair<T> => (side === 0 ? [value, two] : [one, value]);

/** The next game, as a set-up asks for its battle. */
function askedGame(file: Campaign['file'], game: NextGame, players: Pair<Player>): Asked {
  const [one, two] = file.players;
  const seats = { [one.id]: players[0], [two.id]: players[1] };
  const setup = nextGame(file, game);
  const waits: AwaitedGame = { campaign: campaignEditor.store.getState().id, game };
  return { battle: { ruleset: 'skirmish', scenario: null, setup, seats, origin: 'campaign' }, atOnce: false, waits };
}

/** `alone`: called with whether the rest of the page must hide while squads are picked. */
export function Next({ campaign, change, alone }: Props & { readonly alone: (picking: boolean) => void }): ReactNode {
  const { t } = useMessages<Key>();
  const { file, drawn } = campaign;
  const { failed, begin: beginAsked } = useBegin();
  const names = useNames(campaign);
  const [stage, show] = useState<Stage>('game');
  const [squads, setSquads] = useState<Pair<readonly number[]>>([[], []]);
  const [players, setPlayers] = useState<Pair<Player>>(['human', 'captain']);
  const setStage = (next: Stage) => {
    show(next);
    alone(next !== 'game');
  };

  if (drawn === null) {
    return (
      <section className="panel">
        <h2>{t('web.skCampaign.next', { number: file.played.length + 1, games: file.games })}</h2>
        <button type="button" className="primary large" onClick={() => change({ ...campaign, drawn: drawGame(file) })}>
          {t('web.skCampaign.drawScenario')}
        </button>
        <AtOnce campaign={campaign} change={change} />
      </section>
    );
  }
  const { scenario, attacker } = drawn;
  const limit = (side: Side) => limitFor(file, scenario, side, attacker);
  /** Computers pick at once; two people one after the other, each behind a cover. Alone, nobody need look away. */
  const goOn = (from: number) => {
    const next = SIDES.find((side) => side >= from && players[side] === 'human');
    const secret = SIDES.every((side) => players[side] === 'human');
    if (next === undefined) setStage('locked');
    else setStage(secret ? { covered: next } : { picks: next });
  };
  const begin = () => {
    const picked: Pair<readonly number[]> = [
      players[0] === 'human' ? squads[0] : anySquad(file, 0, limit(0)),
      players[1] === 'human' ? squads[1] : anySquad(file, 1, limit(1)),
    ];
    void beginAsked(askedGame(file, { scenario, attacker, squads: picked }, players));
  };

  if (stage === 'game') {
    return (
      <Roles campaign={campaign} drawn={drawn} change={change} players={players} play={setPlayers}>
        <Fielded campaign={campaign} change={change} scenario={scenario} limit={limit}>
          <button type="button" className="primary large" onClick={() => goOn(0)}>
            {t('web.skCampaign.begin')}
          </button>
        </Fielded>
      </Roles>
    );
  }
  if (stage === 'locked') {
    return (
      <Cover title={t('web.skCampaign.locked')}>
        {failed && <p role="alert">{t('web.skCampaign.failed')}</p>}
        <button type="button" className="primary large" onClick={begin}>
          {t('web.skCampaign.reveal')}
        </button>
      </Cover>
    );
  }
  if ('covered' in stage) {
    const name = names[stage.covered];
    return (
      <Cover title={t('web.skCampaign.handover', { name })} about={t('web.skCampaign.turnAway')}>
        <button type="button" className="primary large" onClick={() => setStage({ picks: stage.covered })}>
          {t('web.skCampaign.take', { name })}
        </button>
      </Cover>
    );
  }
  const side = stage.picks;
  return (
    <Pick
      key={side}
      campaign={campaign}
      side={side}
      limit={limit(side)}
      picked={squads[side]}
      pick={(squad) => setSquads(put(squads, side, squad))}
      lock={() => goOn(side + 1)}
    />
  );
}

/** The next game at one tap, against the computer; nothing where a company can field no squad. */
function AtOnce({ campaign, change }: Props): ReactNode {
  const { t } = useMessages<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const [unable, setUnable] = useState(false);
  const { failed, begin: beginAsked } = useBegin();
  const begin = () => {
    const drawn = drawGame(file);
    const { scenario, attacker } = drawn;
    const limit = (side: Side) => limitFor(file, scenario, side, attacker);
    const squads = [anySquad(file, 0, limit(0)), anySquad(file, 1, limit(1))] as const;
    if (!SIDES.every((side) => canField(file, side, limit(side)))) return setUnable(true);
    // Kept, so that the campaign is found again when its battle begins.
    change({ ...campaign, drawn });
    void beginAsked(askedGame(file, { scenario, attacker, squads }, ['human', 'captain']));
  };
  return (
    <div>
      {(unable || failed) && <p role="alert">{t('web.skCampaign.failed')}</p>}
      <button type="button" className="large" onClick={begin}>
        {t('web.skCampaign.atOnce')}
      </button>
      <small className="minor">{t('web.skCampaign.atOnce.about', { name: names[0] })}</small>
    </div>
  );
}

/** The drawn game: roles, attacker where a player may choose, and players. */
function Roles({
  campaign,
  drawn: { scenario, dice, attacker },
  change,
  players,
  play,
  children,
}: Props & {
  readonly drawn: Drawn;
  readonly players: Pair<Player>;
  readonly play: (players: Pair<Player>) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { file } = campaign;
  const names = useNames(campaign);
  const roles = rolesNext(file, scenario);
  return (
    <section className="panel">
      <h2>
        {t('web.skCampaign.next', { number: file.played.length + 1, games: file.games })}:{' '}
        {translate(`sk.scenario.${scenario}`)}
      </h2>
      {dice && (
        <p role="status">
          {t('web.skCampaign.rolled', {
            name: names[chooserOf(dice) ?? 0],
            first: names[0],
            one: dice[0],
            second: names[1],
            two: dice[1],
          })}
        </p>
      )}
      {attacker === null && <p>{t('web.skCampaign.rolledLater')}</p>}
      {roles.how === 'chosen' && <p>{t('web.skCampaign.chooses', { name: names[roles.by] })}</p>}
      <div className="fields">
        {attacker !== null && (
          <SelectField
            label={t('web.skCampaign.attacks')}
            value={attacker === 0 ? '0' : '1'}
            choices={[
              ['0', names[0]],
              ['1', names[1]],
            ]}
            onChange={(side) => change({ ...campaign, drawn: { scenario, dice, attacker: side === '0' ? 0 : 1 } })}
          />
        )}
        {SIDES.map((side) => (
          <PlayerField
            key={side}
            label={`${names[side]}: ${t('web.skCampaign.playedBy')}`}
            value={players[side]}
            onChange={(player) => play(put(players, side, player))}
          />
        ))}
      </div>
      {children}
    </section>
  );
}

/** SK-SCN-7. A player without a legal squad loses the game. */
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
  const { t } = useMessages<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const unable = ([0, 1] as const).filter((side) => !canField(file, side, limit(side)));
  const [loser] = unable;
  if (loser === undefined) return children;
  return (
    <>
      <p role="alert">
        {unable.length === 2 ? t('web.skCampaign.cannotBoth') : t('web.skCampaign.cannot', { name: names[loser] })}
      </p>
      <button
        type="button"
        className="primary"
        onClick={() => change(afterGame(campaign, forfeited(file, scenario, unable.length === 2 ? null : loser), null))}
      >
        {t('web.skCampaign.goOn')}
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
  lock,
}: {
  readonly campaign: Campaign;
  readonly side: Side;
  readonly limit: number;
  readonly picked: readonly number[];
  readonly pick: (squad: readonly number[]) => void;
  readonly lock: () => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const { models } = file.players[side].company;
  const conditions = conditionsOf(file, side);
  const fit = fitModels(file, side);
  const problems = pickProblems(file, side, picked, limit);
  const faults = useFaults(problems);
  const squad = squadFrom(file, side, picked, limit);
  const turn = (model: number) =>
    pick(picked.includes(model) ? picked.filter((one) => one !== model) : [...picked, model].sort((a, b) => a - b));
  return (
    <section className="panel">
      <h2>{t('web.skCampaign.pick', { name: names[side] })}</h2>
      <p aria-live="polite">
        {t('web.skCampaign.strength', { models: picked.length, points: squadPoints(squad), limit })}
      </p>
      {picked.length > 0 && <Problems problems={problems} />}
      <ul className="company">
        {models.map((model, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a model is its place in the company
          <li key={at}>
            <label className="radio">
              <Tick
                closed={
                  fit.includes(at)
                    ? null
                    : t('web.skCampaign.pick.unfit', { condition: translate(`sk.condition.${conditions[at]}`) })
                }
                checked={picked.includes(at)}
                onChange={() => turn(at)}
              />
              <span>
                {modelName(model, translate)} <b>{modelPoints(model)}</b>
                {conditions[at] !== 'fit' && <> ({translate(`sk.condition.${conditions[at]}`)})</>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="paper-tools">
        <button type="button" onClick={() => pick(anySquad(file, side, limit))}>
          {t('web.skCampaign.pickAny')}
        </button>
        <ClosableButton className="primary" closed={faults} onClick={lock}>
          {t('web.skCampaign.lock')}
        </ClosableButton>
      </div>
    </section>
  );
}

function Tick({
  closed,
  checked,
  onChange,
}: {
  /** Why it cannot be ticked, or null. */
  readonly closed: string | null;
  readonly checked: boolean;
  readonly onChange: () => void;
}): ReactNode {
  const [attributes, why] = useClosed(closed);
  return (
    <>
      <input type="checkbox" checked={checked} onChange={onChange} {...attributes} />
      {why}
    </>
  );
}

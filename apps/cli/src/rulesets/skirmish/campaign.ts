/** `drumhead campaign`: where a short campaign stands, and its games played out between computer players. */
import { type AnyRuleset, begin, seededRandomInt, type RandomInt, seededDice, playOut } from '@drumhead/engine';
import {
  BOXES,
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  type CampaignFile,
  campaignWinner,
  canField,
  casualtiesOf,
  COMPANY_LIMIT,
  conditionsOf,
  FEWEST_GAMES,
  fitModels,
  forfeited,
  isOver,
  limitFor,
  MOST_GAMES,
  type NextGame,
  nextGame,
  pickProblems,
  pointsLeft,
  pointsWon,
  randomSquad,
  readCampaign,
  rolesNext,
  rosterCalled,
  ROSTERS,
  SCALE_NAMES,
  scenariosLeft,
  settled,
  type Side,
  skirmish,
  smallestSquad,
  type State,
  woundedDice,
} from '@drumhead/skirmish';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../../exit.ts';
import { problemLines, valueOf, wholeNumber } from '../../input.ts';
import { isPlayer, playerCalled, PLAYERS } from '../../players.ts';
import { table } from '../../statistics.ts';
import { knowledgeOf, type Translate } from '@drumhead/rulesets';

interface Options {
  readonly new?: string;
  readonly games: string;
  readonly scale: string;
  readonly play?: string;
  readonly seed: string;
  readonly json?: boolean;
}

const SIDES = [0, 1] as const;
/** A game of more commands has failed. */
const MOST_COMMANDS = 200_000;

export function addCampaign(program: Command, t: Translate): void {
  program
    .command('campaign')
    .description(t('cli.campaign'))
    .argument('[file]', t('cli.campaign.file'))
    .option('--new <a,b>', t('cli.campaign.new'))
    .option('--games <n>', t('cli.campaign.games'), '3')
    .option('--scale <scale>', t('cli.campaign.scale'), '15mm')
    .option('--play <a,b>', t('cli.campaign.play', { players: PLAYERS.join(', ') }))
    .option('--seed <seed>', t('cli.simulate.seed'), '1')
    .option('--json', t('cli.campaign.json'))
    .action((file: string | undefined, options: Options) => campaign(file, options, t));
}

function campaign(file: string | undefined, options: Options, t: Translate): void {
  if ((file === undefined) === (options.new === undefined)) wrongUsage(t('cli.campaign.one'));
  const value = file === undefined ? begunBetween(options, t) : valueOf(t, file, ['campaign']);
  const read = readCampaign(value);
  if (!read.ok) return refused(problemLines(t, read.problems));
  const end = options.play === undefined ? read.value : playedOut(read.value, options, options.play, t);
  if (options.json) console.log(JSON.stringify(end, null, 2));
  else print(end, t);
}

/** SK-SCN-6. Two companies drawn at random: a legal squad of their points each. */
function begunBetween({ new: between = '', games, scale, seed }: Options, t: Translate): CampaignFile {
  const known = ROSTERS.map(({ id }) => id);
  const rosters = between.split(',').map((given) => given.trim());
  const wrong = rosters.find((given) => !known.includes(given));
  const [one, two] = rosters;
  if (wrong !== undefined || rosters.length !== 2 || one === undefined || two === undefined) {
    return wrongUsage(t('cli.error.choice', { name: '--new', known: known.join(', '), given: between }));
  }
  const chosen = SCALE_NAMES.find((name) => name === scale);
  if (chosen === undefined) {
    return wrongUsage(t('cli.error.choice', { name: '--scale', known: SCALE_NAMES.join(', '), given: scale }));
  }
  const { variant } = rosterCalled(one);
  const pick = seededRandomInt(`${seed}/companies`);
  const player = (id: string, roster: string) => ({
    id,
    company: { roster, models: randomSquad(roster, COMPANY_LIMIT[variant], pick).models },
  });
  return {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    variant,
    scale: chosen,
    games: wholeNumber(t, '--games', games, FEWEST_GAMES, MOST_GAMES),
    players: [player(one, one), player(one === two ? `${two}-2` : two, two)],
    played: [],
  };
}

/** SK-SCN-7. All games that are left, one after another. */
function playedOut(file: CampaignFile, { seed }: Options, players: string, t: Translate): CampaignFile {
  const names = players.split(',').map((name) => name.trim());
  const known = names.filter(isPlayer);
  if (known.length !== 2 || names.length !== 2) {
    return wrongUsage(t('cli.error.players', { wanted: SIDES.length, known: PLAYERS.join(', '), given: players }));
  }
  let now = file;
  while (!isOver(now)) now = oneMore(now, known, `${seed}/${now.played.length}`, t);
  return now;
}

function oneMore(file: CampaignFile, names: readonly string[], seed: string, t: Translate): CampaignFile {
  const choose = seededRandomInt(`${seed}/campaign`);
  const left = scenariosLeft(file);
  const scenario = left[choose(left.length)] as (typeof left)[number];
  const attacker = attackerOf(file, scenario, choose);
  const able = SIDES.map((side) => canField(file, side, limitFor(file, scenario, side, attacker)));
  if (!able[0] || !able[1]) return forfeited(file, scenario, able[0] === able[1] ? null : able[0] ? 1 : 0);
  const squad = (side: Side) => picked(file, side, limitFor(file, scenario, side, attacker), choose);
  const next: NextGame = { scenario, attacker, squads: [squad(0), squad(1)] };
  const rules: AnyRuleset = skirmish;
  const begun = begin(rules, nextGame(file, next));
  if (!begun.ok) return refused(problemLines(t, begun.problems));
  const seats = file.players.map(({ id }) => id);
  const players = Object.fromEntries(
    seats.map((id, i) => [id, playerCalled(names[i] as string, knowledgeOf(skirmish.id), `${seed}/${id}`)]),
  );
  const dice = seededDice(`${seed}/dice`);
  const battle = playOut(begun.value, { players, dice }, { most: MOST_COMMANDS });
  if (rules.outcome(battle.state) === null) return refused(t('cli.simulate.capped', { cap: MOST_COMMANDS }));
  const end = battle.state as State;
  const rolled = woundedDice(casualtiesOf(end, next.squads)).map((count) =>
    Array.from({ length: count }, () => 1 + choose(6)),
  );
  return settled(file, next, end, [rolled[0] ?? [], rolled[1] ?? []]);
}

/** SK-SCN-7. The player who may choose attacks; null: rolled for when the squads are revealed. */
function attackerOf(file: CampaignFile, scenario: NextGame['scenario'], choose: RandomInt): Side | null {
  const roles = rolesNext(file, scenario);
  if (roles.how === 'chosen') return roles.by;
  return BOXES[scenario].rolesFirst ? (choose(SIDES.length) as Side) : null;
}

/** SK-SCN-6. Fit models in random order, as many as stay legal. */
function picked(file: CampaignFile, side: Side, limit: number, choose: RandomInt): readonly number[] {
  const pool = [...fitModels(file, side)];
  let squad: readonly number[] = smallestSquad(file, side, limit) ?? [];
  while (pool.length > 0) {
    const [one] = pool.splice(choose(pool.length), 1) as [number];
    if (squad.includes(one)) continue;
    const larger = [...squad, one].sort((a, b) => a - b);
    if (pickProblems(file, side, larger, limit).length === 0) squad = larger;
  }
  return squad;
}

function print(file: CampaignFile, t: Translate): void {
  const name = (side: Side) => file.players[side].name ?? t(`sk.roster.${file.players[side].company.roster}`);
  const games = file.played.map(({ scenario, winner, attacker, out, forfeit }, i) => [
    String(i + 1),
    t(`sk.scenario.${scenario}`),
    forfeit ? '-' : name(attacker === file.players[0].id ? 0 : 1),
    winner === null ? t('cli.simulate.table.draw') : name(winner === file.players[0].id ? 0 : 1),
    out.map((lost) => String(lost.length)).join(' : '),
  ]);
  const head = ['', 'scenario', 'attacker', 'winner', 'lost'].map((key) =>
    key === '' ? '' : t(`cli.campaign.${key}`),
  );
  if (games.length > 0) console.log(`${table([head, ...games])}\n`);
  const won = pointsWon(file);
  const count = (side: Side, condition: string) =>
    String(conditionsOf(file, side).filter((one) => one === condition).length);
  const sides = SIDES.map((side) => [
    name(side),
    String(won[side]),
    String(pointsLeft(file, side)),
    ...['fit', 'resting', 'struckOff'].map((condition) => count(side, condition)),
  ]);
  const columns = [
    '',
    t('cli.campaign.points'),
    t('cli.campaign.company'),
    ...['fit', 'resting', 'struckOff'].map((condition) => t(`sk.condition.${condition}`)),
  ];
  console.log(table([columns, ...sides]));
  if (!isOver(file)) {
    console.log(t('cli.campaign.goesOn', { left: file.games - file.played.length, games: file.games }));
    return;
  }
  const winner = campaignWinner(file);
  console.log(winner === null ? t('cli.campaign.drawn') : t('cli.campaign.won', { winner: name(winner) }));
}

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
  fitModels,
  forfeited,
  isOver,
  limitFor,
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
import { jsonOf, problemLines, textOf, wholeNumber } from '../../input.ts';
import { isPlayer, playerCalled, type PlayerName, PLAYERS } from '../../players.ts';
import { table } from '../../statistics.ts';
import type { Say } from '../../translate.ts';

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

export function addCampaign(program: Command, say: Say): void {
  program
    .command('campaign')
    .description(say('cli.campaign'))
    .argument('[file]', say('cli.campaign.file'))
    .option('--new <a,b>', say('cli.campaign.new'))
    .option('--games <n>', say('cli.campaign.games'), '3')
    .option('--scale <scale>', say('cli.campaign.scale'), '15mm')
    .option('--play <a,b>', say('cli.campaign.play', { players: PLAYERS.join(', ') }))
    .option('--seed <seed>', say('cli.simulate.seed'), '1')
    .option('--json', say('cli.campaign.json'))
    .action((file: string | undefined, options: Options) => campaign(file, options, say));
}

function campaign(file: string | undefined, options: Options, say: Say): void {
  if ((file === undefined) === (options.new === undefined)) wrongUsage(say('cli.campaign.one'));
  const value = file === undefined ? begunBetween(options, say) : jsonOf(say, file, textOf(say, file));
  const read = readCampaign(value);
  if (!read.ok) return refused(problemLines(say, read.problems));
  const end = options.play === undefined ? read.value : playedOut(read.value, options, options.play, say);
  if (options.json) console.log(JSON.stringify(end, null, 2));
  else print(end, say);
}

/** SK-SCN-6. Two companies drawn at random: a legal squad of their points each. */
function begunBetween({ new: between = '', games, scale, seed }: Options, say: Say): CampaignFile {
  const known = ROSTERS.map(({ id }) => id);
  const rosters = between.split(',').map((given) => given.trim());
  const wrong = rosters.find((given) => !known.includes(given));
  const [one, two] = rosters;
  if (wrong !== undefined || rosters.length !== 2 || one === undefined || two === undefined) {
    return wrongUsage(say('cli.error.choice', { name: '--new', known: known.join(', '), given: between }));
  }
  const chosen = SCALE_NAMES.find((name) => name === scale);
  if (chosen === undefined) {
    return wrongUsage(say('cli.error.choice', { name: '--scale', known: SCALE_NAMES.join(', '), given: scale }));
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
    games: wholeNumber(say, '--games', games, 3, 5),
    players: [player(one, one), player(one === two ? `${two}-2` : two, two)],
    played: [],
  };
}

/** SK-SCN-7. All games that are left, one after another. */
function playedOut(file: CampaignFile, { seed }: Options, players: string, say: Say): CampaignFile {
  const names = players.split(',').map((name) => name.trim());
  const known = names.filter(isPlayer);
  if (known.length !== 2 || names.length !== 2) {
    return wrongUsage(say('cli.error.players', { wanted: 2, known: PLAYERS.join(', '), given: players }));
  }
  let now = file;
  while (!isOver(now)) now = oneMore(now, known, `${seed}/${now.played.length}`, say);
  return now;
}

function oneMore(file: CampaignFile, players: readonly PlayerName[], seed: string, say: Say): CampaignFile {
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
  if (!begun.ok) return refused(problemLines(say, begun.problems));
  const seats = file.players.map(({ id }) => id);
  const hired = Object.fromEntries(
    seats.map((id, i) => [id, playerCalled(players[i] as PlayerName, skirmish, `${seed}/${id}`)]),
  );
  const dice = seededDice(`${seed}/dice`);
  const battle = playOut(begun.value, { players: hired, dice }, { most: MOST_COMMANDS });
  if (rules.outcome(battle.state) === null) return refused(say('cli.simulate.capped', { cap: MOST_COMMANDS }));
  const end = battle.state as State;
  const rolled = woundedDice(casualtiesOf(end, next.squads)).map((count) =>
    Array.from({ length: count }, () => 1 + choose(6)),
  );
  return settled(file, next, end, [rolled[0] ?? [], rolled[1] ?? []]);
}

/** SK-SCN-7. Whoever may choose attacks; null: it is rolled for when the squads are revealed. */
function attackerOf(file: CampaignFile, scenario: NextGame['scenario'], choose: RandomInt): Side | null {
  const roles = rolesNext(file, scenario);
  if (roles.how === 'chosen') return roles.by;
  return BOXES[scenario].rolesFirst ? (choose(2) as Side) : null;
}

/** SK-SCN-6. The fit models, in an order of chance, as long as the squad stays legal. */
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

function print(file: CampaignFile, say: Say): void {
  const name = (side: Side) => file.players[side].name ?? say(`sk.roster.${file.players[side].company.roster}`);
  const games = file.played.map(({ scenario, winner, attacker, out, forfeit }, i) => [
    String(i + 1),
    say(`sk.scenario.${scenario}`),
    forfeit ? '-' : name(attacker === file.players[0].id ? 0 : 1),
    winner === null ? say('cli.simulate.table.draw') : name(winner === file.players[0].id ? 0 : 1),
    out.map((lost) => String(lost.length)).join(' : '),
  ]);
  const head = ['', 'scenario', 'attacker', 'winner', 'lost'].map((key) =>
    key === '' ? '' : say(`cli.campaign.${key}`),
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
    say('cli.campaign.points'),
    say('cli.campaign.company'),
    ...['fit', 'resting', 'struckOff'].map((condition) => say(`sk.condition.${condition}`)),
  ];
  console.log(table([columns, ...sides]));
  if (!isOver(file)) {
    console.log(say('cli.campaign.goesOn', { left: file.games - file.played.length, games: file.games }));
    return;
  }
  const winner = campaignWinner(file);
  console.log(winner === null ? say('cli.campaign.drawn') : say('cli.campaign.won', { winner: name(winner) }));
}

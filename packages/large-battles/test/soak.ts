/** Whole battles of players who fight, with every invariant checked on the way and the record played again. */
import {
  type Battle,
  begin,
  chooser,
  type Chooser,
  decide,
  DICE,
  readRecord,
  seededDice,
  writeRecord,
} from '@drumhead/engine';
import { randomArmies } from '../src/historical/index.ts';
import { NATION_IDS, type NationId, NATIONS, randomDivision } from '../src/lists/index.ts';
import { PICKUP_FORMAT, PICKUP_VERSION } from '../src/pickup/format.ts';
import { largeBattles } from '../src/ruleset.ts';
import type { Command } from '../src/commands.ts';
import { suggestedDeployment } from '../src/deployment.ts';
import { sideIndex } from '../src/machine.ts';
import type { SideIndex, State } from '../src/state.ts';
import { eager } from './eager.ts';

type Fought = Battle<State, Command>;

/** A battle longer than this never ends. */
const MOST_COMMANDS = 200_000;
/**
 * Random places may leave no room for the last units: after so many the side deploys as it is counselled. Brigades
 * placed in turn cannot be taken up again, so there it does so from the first.
 */
const MOST_PLACINGS = { deploy: 150, deployBrigade: 0 };
/** Twice for each Brigade, Reserve and CinC of two sides is plenty. */
const MOST_COUNSELS = 24;
/** Every how many commands what must always hold is looked at. */
const EVERY = 7;

/** Every two nations, a nation against itself included. */
export const PAIRS: readonly (readonly [NationId, NationId])[] = NATION_IDS.flatMap((a, i) =>
  NATION_IDS.slice(i).map((b): readonly [NationId, NationId] => [a, b]),
);

function one<T>(list: readonly T[], pick: Chooser): T {
  return list[pick(list.length)] as T;
}

/** How battle `number` of the run is set up: scale, deployment and switches go through all their values in turn. */
function planOf(number: number) {
  return {
    scale: (['15mm', '6mm', '28mm'] as const)[number % 3] as '15mm',
    deployment: number % 2 === 0 ? ('hidden' as const) : ('alternate' as const),
    switches: { grandBattery: (number >> 1) % 2 === 0, wornUnits: (number >> 2) % 2 === 0 },
  };
}

/** A pick-up game between random legal Divisions of two nations: battle `number` of the run meets every pair in turn. */
export function divisionsOf(number: number): unknown {
  const pick = chooser(`divisions ${number}`);
  const [a, b] = PAIRS[number % PAIRS.length] as readonly [NationId, NationId];
  const [top, bottom] = pick(2) === 0 ? [a, b] : [b, a];
  const division = (nation: NationId) => {
    const { periods } = NATIONS[nation];
    return randomDivision(nation, periods.length === 0 ? null : one(periods, pick), pick);
  };
  return {
    format: PICKUP_FORMAT,
    version: PICKUP_VERSION,
    ...planOf(Math.floor(number / PAIRS.length) + number),
    sides: [
      { id: 'north', division: division(top) },
      { id: 'south', division: division(bottom) },
    ],
  };
}

/** Two random historical armies, at army level. */
export function armiesOf(number: number): unknown {
  return randomArmies(chooser(`armies ${number}`), planOf(number));
}

export interface Soaked {
  readonly commands: number;
  /** Message key of how it ended; null: the terrain left a side no room to deploy, so it was never begun. */
  readonly end: string | null;
}

/** Plays one battle out. What must always hold and does not, or a record that plays to another end, is thrown. */
export function soak(setup: unknown, name: string): Soaked {
  const begun = begin(largeBattles, setup);
  if (!begun.ok) throw new Error(`${name} cannot be begun: ${JSON.stringify(begun.problems)}`);
  const random = chooser(name);
  const dice = seededDice(name);
  let battle: Fought = begun.value;
  let placings = 0;
  let counsels = 0;
  const fail = (what: string): never => {
    throw new Error(`${name}, command ${battle.count}: ${what}`);
  };
  while (battle.state.outcome === null) {
    const { state } = battle;
    const waiting = largeBattles.pending(state)[0];
    if (waiting === undefined) return fail('nobody decides');
    const { seat } = waiting;
    const offers = largeBattles.offers(state, seat);
    if (seat !== DICE && offers.length === 0) fail(`${seat} is offered nothing (${waiting.decision})`);
    const { decision } = waiting;
    const placing = decision === 'deploy' || decision === 'deployBrigade';
    placings = placing ? placings + 1 : 0;
    const wild = !placing || placings <= MOST_PLACINGS[decision] || offers.some(({ type }) => type === 'ready');
    const counselled = wild ? [] : suggestedDeployment(state, sideIndex(state, seat) as SideIndex);
    if (counselled.length > 0 && ++counsels > MOST_COUNSELS) return { commands: battle.count, end: null };
    if (counselled.length > 0) placings = 0;
    const drawn = () => offers.find(({ type }) => placing && type === 'ready') ?? eager(offers, random);
    const commands = seat === DICE ? [dice.roll(waiting)] : counselled.length > 0 ? counselled : [drawn()];
    for (const command of commands) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) return fail(`${seat} ${JSON.stringify(command)} refused: ${JSON.stringify(answer.refusal)}`);
      battle = answer.battle;
      if (battle.count % EVERY === 0) checkFaults(battle, fail);
    }
    if (battle.count > MOST_COMMANDS) fail('it never ends');
  }
  checkFaults(battle, fail);
  checkRecord(battle, fail);
  return { commands: battle.count, end: battle.state.outcome.reason };
}

function checkFaults({ state }: Fought, fail: (what: string) => never): void {
  const faults = largeBattles.faults(state);
  if (faults.length > 0) fail(faults.join('; '));
}

function checkRecord(battle: Fought, fail: (what: string) => never): void {
  const text = writeRecord(battle, { scenario: null, seats: {} });
  const read = readRecord(text, [largeBattles]);
  if (!read.ok) fail(`its record is refused in line ${read.line}: ${read.reason}`);
  else if (read.battle.hash !== battle.hash) fail('its record plays to another end');
}

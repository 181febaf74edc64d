/** Whole battles between armies of the lists, with every invariant checked on the way and the record played again. */
import { probe } from '../src/testing.ts';
import { seededRandomInt, type RandomInt } from '@drumhead/engine';
import { type Verified, playAndVerify } from '@drumhead/testkit';
import { ARMY_NATIONS, type ArmyNation, pickUpScenario, randomMeeting } from '../src/armies/index.ts';
import { simplicity } from '../src/ruleset.ts';
import type { ScenarioFile, TerrainFile } from '../src/scenarios/scenarioFile.ts';
import type { Switches } from '../src/state/state.ts';
import { eager } from './eager.ts';

/** A battle longer than this never ends. */
const MOST_COMMANDS = 20_000;

const RALLY_MODES: readonly Switches['rallyMode'][] = ['ap', 'perCommand', 'none'];

function one<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

/**
 * Battle `number` of the run: nations, brigades, every combination of switches (48) and the kinds of ground go through
 * all their values in turn; brigades, terrain and all else fall as the dice do.
 */
export function battleOf(number: number): ScenarioFile {
  const pick = seededRandomInt(`simplicity ${number}`);
  const pair = number % (ARMY_NATIONS.length * ARMY_NATIONS.length);
  const nations: [ArmyNation, ArmyNation] = [
    one(ARMY_NATIONS, pair),
    one(ARMY_NATIONS, Math.floor(pair / ARMY_NATIONS.length)),
  ];
  const armies = randomMeeting(nations, 1 + (number % 3), pick);
  const bit = (n: number): boolean => Math.floor(number / n) % 2 === 0;
  const switches: Switches = {
    actionPoints: bit(1),
    dpReducesDice: bit(2),
    activationRolls: bit(4),
    rallyClear: bit(8),
    rallyMode: one(RALLY_MODES, Math.floor(number / 16)),
  };
  const made = pickUpScenario({ armies, terrain: null, switches, uneven: true });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  if (number % 4 === 0) return made.value;
  const { generated: _, ...scenario } = made.value;
  return { ...scenario, terrain: ground(scenario.table, pick), everySection: 2 };
}

/** A table with some of everything: a river with its crossings, a stream, roads, walls, works, a village, woods. */
function ground({ width, depth }: ScenarioFile['table'], pick: RandomInt): TerrainFile[] {
  const pieces: TerrainFile[] = [];
  const middle = depth / 2;
  const x = 20 + pick(width - 40);
  if (pick(3) === 0) {
    pieces.push(
      { id: 'river', kind: 'river', box: [0, middle - 2, width, middle + 2] },
      { id: 'bridge', kind: 'bridge', box: [x - 3, middle - 2, x + 3, middle + 2] },
      { id: 'ford', kind: 'ford', box: [width - x - 8, middle - 2, width - x + 4, middle + 2] },
    );
  } else if (pick(2) === 0) {
    pieces.push({ id: 'stream', kind: 'stream', points: [0, middle - pick(5), width / 2, middle, width, middle + 3] });
  }
  if (pick(2) === 0) pieces.push({ id: 'road', kind: 'road', points: [x, 0, x, middle, width - x, depth] });
  if (pick(2) === 0) {
    const y = middle + 6;
    pieces.push({ id: 'village', kind: 'section', box: [x - 5, y, x + 5, y + 8] });
    pieces.push({ id: 'church', kind: 'section', box: [x + 5, y, x + 15, y + 8] });
  }
  for (const kind of ['woods', 'rough', 'hill', 'fieldwork'] as const) {
    if (pick(3) === 0) continue;
    const at = 12 + pick(width - 24);
    const size = kind === 'fieldwork' ? 5 : 8;
    const y = 24 + pick(depth - 48);
    pieces.push({ id: kind, kind, box: [at - size, y - size / 2, at + size, y + size / 2] });
  }
  if (pick(2) === 0) {
    const at = 20 + pick(width - 60);
    pieces.push({ id: 'hedge', kind: 'obstacle', points: [at, 26, at + 25, 28] });
  }
  return pieces;
}

/** Plays battle `number` out; that it ends within its turn limit is an invariant of the book-keeping. */
export function soak(number: number): Verified {
  const name = `battle ${number}`;
  const random = seededRandomInt(name);
  return playAndVerify({ ...simplicity, ...probe }, battleOf(number), name, {
    choose: (state, _, offers) => [eager(state, offers, random)],
    most: MOST_COMMANDS,
    every: 1,
  });
}

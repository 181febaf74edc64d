/** Random pick-up battles: any two nations, legal Divisions, every switch, both ways to deploy, all scales. */
import { onePlayer, playState, type RandomInt, seededDice, seededRandomInt } from '@drumhead/engine';
import type { Command } from '../src/state/commands.ts';
import { NATION_IDS, NATIONS, randomDivision } from '../src/armies/index.ts';
import { PICKUP_FORMAT, PICKUP_VERSION, type PickUpFile } from '../src/setup/pickUp/format.ts';
import { terrainOfTurn } from '../src/setup/pickUp/terrainGenerator.ts';
import { largeBattles } from '../src/ruleset.ts';
import type { SideIndex, State } from '../src/state/state.ts';
import { suggestedDeployment } from '../src/setup/suggestedDeployment.ts';
import { sideIndex } from '../src/turn/machine.ts';

function one<T>(list: readonly T[], pick: RandomInt): T {
  return list[pick(list.length)] as T;
}

/** A pick-up file that follows from the seed alone. */
export function randomPickUp(seed: number | string, change: Partial<PickUpFile> = {}): PickUpFile {
  const pick = seededRandomInt(`pick-up ${seed}`);
  const side = (id: string) => {
    const nation = one(NATION_IDS, pick);
    const { periods } = NATIONS[nation];
    return { id, division: randomDivision(nation, periods.length === 0 ? null : one(periods, pick), pick) };
  };
  return {
    format: PICKUP_FORMAT,
    version: PICKUP_VERSION,
    scale: one(['6mm', '15mm', '28mm'] as const, pick),
    deployment: one(['hidden', 'alternate'] as const, pick),
    switches: {
      grandBattery: pick(2) === 0,
      wornUnits: pick(2) === 0,
      chargeGoesHome: seededRandomInt(`charge ${seed}`)(2) === 0,
    },
    sides: [side('red'), side('blue')],
    ...change,
  };
}

export function begun(file: unknown): State {
  const made = largeBattles.create(file);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

/** The state after a command that must be accepted. */
export function told(state: State, seat: string, command: Parameters<typeof largeBattles.decide>[2]): State {
  const decision = largeBattles.decide(state, seat, command);
  if (!decision.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
  return decision.state;
}

/** Continues with dice and random choices until this decision, or the end of the battle. */
export function until(state: State, seed: number | string, wanted: (decision: string) => boolean): State {
  const pick = seededRandomInt(seed);
  const decisionIn = (now: State): string => largeBattles.pending(now)[0]?.decision ?? '';
  let chosen: Command[] = [];
  const players = onePlayer<State, Command>(largeBattles.seats(state), (view, seat) => {
    if (chosen.length === 0) chosen = [...answer(view, seat, decisionIn(view), pick)];
    return chosen.shift() as Command;
  });
  const table = { players, dice: seededDice(seed) };
  return playState(largeBattles, state, table, { until: (now) => chosen.length === 0 && wanted(decisionIn(now)) });
}

function answer(state: State, seat: string, decision: string, pick: RandomInt): readonly Command[] {
  if (decision === 'layTerrain') return terrainOfTurn(state, pick);
  if (decision === 'deploy' || decision === 'deployBrigade') {
    return [...suggestedDeployment(state, sideIndex(state, seat) as SideIndex), { type: 'ready' }];
  }
  return [one(largeBattles.offers(state, seat), pick)];
}

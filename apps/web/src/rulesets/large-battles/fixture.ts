/** Battles for tests: the first scenario, deployed as suggested. */
import { type Battle, begin, DICE, playOut, seededDice } from '@drumhead/engine';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { ordered } from '../../battle/host/ordered.ts';
import { type Scene, sceneOf } from './interaction/scene.ts';

export { ordered };

export type TestBattle = Battle<State, Command, Event>;

export function begun(): TestBattle {
  const made = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

export function deployed(): TestBattle {
  let battle = begun();
  for (const side of [0, 1] as const) {
    const seat = battle.state.field.sides[side].id;
    battle = ordered(battle, seat, ...suggestedDeployment(battle.state, side), { type: 'ready' });
  }
  return battle;
}

/** Rolls until a side must decide. */
export function rolled(battle: TestBattle, seed: string): TestBattle {
  const until = ({ state }: TestBattle) => largeBattles.pending(state)[0]?.seat !== DICE;
  return playOut(battle, { players: {}, dice: seededDice(seed, battle.rolls) }, { until });
}

/** The unit, activated with three dice and with actions to spend. */
export function acting(unit: number): TestBattle {
  const start = deployed();
  const seat = 'france';
  const brigade = start.state.field.units[unit]?.brigade ?? 0;
  for (let seed = 0; seed < 60; seed++) {
    let battle = ordered(start, seat, { type: 'open', brigade }, { type: 'activate', unit, dice: 3 });
    battle = rolled(battle, `acting ${seed}`);
    const frame = battle.state.frames[battle.state.frames.length - 1];
    if (frame?.at === 'acting' && frame.side === 0 && (frame.doings[0]?.left ?? 0) >= 2) return battle;
  }
  throw new Error('no seed gives two actions');
}

export function sceneFor(battle: TestBattle, seat = 'france'): Scene {
  return sceneOf(battle.state, seat);
}

export function unitCalled(battle: TestBattle, id: string): number {
  const index = battle.state.field.units.findIndex((unit) => unit.id === id);
  if (index < 0) throw new Error(`no unit ${id}: ${battle.state.field.units.map((unit) => unit.id).join(' ')}`);
  return index;
}

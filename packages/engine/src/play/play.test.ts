import { duel, type DuelCommand, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { expect, test } from 'vitest';
import {
  BadChoice,
  begin,
  checkOf,
  nextCommand,
  onePlayer,
  type Player,
  playOut,
  playState,
  playStep,
  seededDice,
  seededRandomInt,
  stepsOf,
} from '../index.ts';

const begun = () => {
  const made = begin(duel, SETUP);
  if (!made.ok) throw new Error('the set-up is refused');
  return made.value;
};

const random = (seed: number): Player<DuelState, DuelCommand> => {
  const choose = seededRandomInt(seed);
  return { name: 'random', choose: (_view, _seat, offers) => offers[choose(offers.length)] as DuelCommand };
};

const table = () => ({ players: { red: random(1), blue: random(2) }, dice: seededDice(3) });

test('a battle is played to its end, the same for the same seeds', () => {
  const [one, other] = [playOut(begun(), table()), playOut(begun(), table())];
  expect(one.state.outcome).not.toBeNull();
  expect(stepsOf(other).map(({ command }) => command)).toEqual(stepsOf(one).map(({ command }) => command));
  expect(checkOf(other)).toBe(checkOf(one));
});

test('a player sees its own view', () => {
  const seen: (string | null)[] = [];
  const watching: Player<DuelState, DuelCommand> = {
    name: 'watching',
    choose: (view, _seat, offers) => {
      seen.push(view.men[0]?.guard ?? null);
      return offers[0] as DuelCommand;
    },
  };
  const first = playStep(begun(), { ...table(), players: { red: random(1) } });
  playStep(first, { ...table(), players: { blue: watching } });
  expect(seen).toEqual(['hidden']);
});

test('play stops after so many commands, or when it is told to', () => {
  expect(playOut(begun(), table(), { most: 5 }).count).toBe(5);
  expect(playOut(begun(), table(), { until: ({ count }) => count === 3 }).count).toBe(3);
});

test('a bare state is played as the battle is', () => {
  const steps: string[] = [];
  const battle = playOut(begun(), table());
  const end = playState(duel, begun().state, table(), { onStep: ({ command }) => steps.push(command.type) });
  expect(end).toEqual(battle.state);
  expect(steps).toEqual(stepsOf(battle).map(({ command }) => command.type));
  expect(() =>
    playState(duel, begun().state, {
      players: onePlayer(['red', 'blue'], () => ({ type: 'strike' })),
      dice: seededDice(1),
    }),
  ).toThrow(BadChoice);
});

test('one player sits at every seat, and play stops at once where it may', () => {
  const players = onePlayer<DuelState, DuelCommand>(
    ['red', 'blue'],
    (_view, _seat, offers) => offers[0] as DuelCommand,
  );
  const dice = seededDice(3);
  expect(playOut(begun(), { players, dice }).state.outcome).not.toBeNull();
  const { state } = begun();
  expect(playState(duel, state, { players, dice }, { until: () => true })).toBe(state);
});

test('the dice answer with their faces', () => {
  const fight = playOut(begun(), table(), { until: ({ state }) => duel.pending(state)[0]?.seat === 'dice' });
  expect(nextCommand(fight, table())).toMatchObject({ seat: 'dice', command: { type: 'roll' } });
});

test('a refused choice, a seat without a player and a battle that is over are errors', () => {
  const cheat: Player<DuelState, DuelCommand> = { name: 'cheat', choose: () => ({ type: 'strike' }) };
  expect(() => playStep(begun(), { ...table(), players: { red: cheat } })).toThrow(BadChoice);
  expect(() => playStep(begun(), { ...table(), players: {} })).toThrow('nobody plays red');
  expect(() => playStep(playOut(begun(), table()), table())).toThrow('nobody has a decision');
  const mute = { ...begun(), ruleset: { ...duel, offers: () => [] } };
  expect(() => playStep(mute, table())).toThrow('offered nothing');
});

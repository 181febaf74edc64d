import { begin, DICE, decide } from '@drumhead/engine';
import { type Command, type Event, simplicity, type State } from '@drumhead/simplicity';
import { expect, it } from 'vitest';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { pointsOfTurn } from './pointsOfTurn.ts';

it('SIP-AP-1 points come from a die and the Command bases; those of a position were not rolled', () => {
  const made = begin<State, Command, Event>(simplicity, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let battle = made.value;
  const steps: { readonly events: readonly Event[] }[] = [];
  expect(pointsOfTurn(steps, battle.state, 0)).toEqual({ face: null, bases: 1, spent: 0 });
  const say = (
    seat: string,
    command: Command | { readonly type: 'roll'; readonly faces: readonly (readonly number[])[] },
  ) => {
    const answer = decide(battle, seat, command as never);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    battle = answer.battle;
    steps.push({ events: battle.last?.events ?? [] });
  };
  say(DICE, { type: 'roll', faces: [[1]] });
  expect(battle.state.points).toBe(2);
  expect(pointsOfTurn(steps, battle.state, 0)).toEqual({ face: 1, bases: 1, spent: 0 });
  say('france', { type: 'endTurn' });
  say(DICE, { type: 'roll', faces: [[6]] });
  expect(battle.state.points).toBe(7);
  expect(pointsOfTurn(steps, battle.state, 1)).toEqual({ face: 6, bases: 1, spent: 0 });
  expect(pointsOfTurn(steps, { ...battle.state, points: 4 }, 1)).toEqual({ face: 6, bases: 1, spent: 3 });
});

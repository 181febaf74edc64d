import { begin } from '@drumhead/engine';
import { simplicity, type State } from '@drumhead/simplicity/screen';
import { expect, it } from 'vitest';
import { chancesOf } from '../../../report/chance.ts';
import { prospects } from './prospects.ts';

const begun = begin(simplicity, simplicity.scenario('windmill-ridge'));
if (!begun.ok) throw new Error('not begun');
const start = begun.value.state;

/** The battle in a turn, after the last side lost some of its Command bases, which are worth 2 points each. */
function after(gameTurn: number, bases: number, winsDraws?: 0 | 1): State {
  let left = bases;
  const commands = start.commands.map((base, i) => {
    const gone = start.field.commands[i]?.side === 1 && left-- > 0;
    return gone ? { ...base, status: 'removed' as const } : base;
  });
  const [first, second] = start.field.sides;
  const sides = [
    { ...first, winsDraws: winsDraws === 0 },
    { ...second, winsDraws: winsDraws === 1 },
  ] as const;
  return { ...start, gameTurn, commands, field: { ...start.field, sides } };
}

const even = [
  { worth: 0, terms: {} },
  { worth: 0, terms: {} },
];
const chances = (state: State) => chancesOf(prospects.facts(state, even), prospects.weights);
const drawn = (state: State) => 1 - chances(state).reduce((sum, chance) => sum + chance, 0);
const { turnLimit } = start.field;

it('a draw becomes likelier as the turn limit draws near', () => {
  const course = [1, turnLimit / 2, turnLimit].map((turn) => drawn(after(turn, 0)));
  expect(course).toEqual([...course].sort((a, b) => a - b));
  expect(course[0]).toBeLessThan(0.15);
  expect(course[2]).toBeGreaterThan(0.25);
});

it('points count little at first, and much when time is up', () => {
  const lead = (turn: number) => {
    const [own = 0, other = 0] = chances(after(turn, 1));
    return own - other;
  };
  expect(lead(1)).toBeLessThan(0.05);
  expect(lead(turnLimit)).toBeGreaterThan(lead(turnLimit / 2));
  expect(lead(turnLimit)).toBeGreaterThan(0.2);
});

it('the side that wins draws has all of their chance', () => {
  expect(drawn(after(turnLimit, 0, 1))).toBeCloseTo(0, 9);
  expect(chances(after(turnLimit, 0, 1))[1]).toBeGreaterThan(0.6);
});

import { expect, it } from 'vitest';
import type { LogLine } from '../screen.ts';
import { briefly, inFewWords, rollsIn, shortened } from './fewWords.ts';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  text,
  rule: '',
  weight: 'plain',
  dice: [],
  tallies: [],
  pieces: [],
  side: 0,
  ...more,
});
const dice = [{ label: '', faces: [6] }];
const shot = line('A shoots at B: target recoils (5 against 3; dice 5, 2).', { dice });
const down = line('B is knocked down.', { result: 'harmed', weight: 'minor' });
const lost = line('C is lost.', { result: 'lost' });
const back = line('Goes back.', { result: 'harmed', forced: 'Beaten.' });

it('what came of a roll is told before its dice, with the reason of a move that nobody ordered', () => {
  const roll = line('Rolls 6.', { dice });
  expect(inFewWords([roll, back, lost])).toBe('C is lost. Goes back. Beaten. Rolls 6.');
  expect(inFewWords([line('Advances.'), back])).toBe('Advances. Goes back. Beaten.');
});

it('what came of each roll goes up to the next one; where nothing did, the roll itself is told', () => {
  const tested = line('D stands (rolled 4).', { dice });
  expect(rollsIn([shot, down, lost, tested]).map(({ came }) => came)).toEqual([[lost, down], [tested]]);
  expect(rollsIn([line('Moves.')])).toEqual([]);
});

it('two pieces of one name keep their sides in few words', () => {
  const text = 'Fante 1 (Francia) tira a Fante 1 (Gran Bretagna): arretra (5 a 3).';
  expect(shortened({ text, sides: ['Francia', 'Gran Bretagna'] })).toBe(
    'Fante 1 (Francia) tira a Fante 1 (Gran Bretagna): arretra',
  );
});

it('in two rows stands what came of it alone: as the panel of the dice says it', () => {
  expect(briefly([shot, down])).toBe('B is knocked down');
  expect(briefly([shot])).toBe('A shoots at B: target recoils');
  expect(briefly([line('Moves to the road.'), line('Turns.')])).toBe('Moves to the road, Turns');
  const long = line('E stands its ground, as do all of those who were near enough to see it', { dice });
  expect(briefly([shot, down, shot, lost, long])).toBe('C is lost, B is knocked down … +1');
  expect(briefly([long])).toBe(shortened(long));
  expect(briefly([line('The turn passes.'), line('F arrives.', { moment: 'arrival' })])).toBe('F arrives');
});

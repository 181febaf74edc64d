import { expect, it } from 'vitest';
import { playersOn } from './playOn.ts';

const people = { red: 'human', blue: 'human' } as const;

it('a position that was looked into is played on against captains by whoever orders first', () => {
  expect(playersOn({ origin: 'position', seats: people }, 0, 'blue')).toEqual({ red: 'captain', blue: 'human' });
});

it('a battle that people played goes on among them, and one with a captain against him', () => {
  expect(playersOn({ origin: 'position', seats: people }, 3, 'blue')).toBe(people);
  expect(playersOn({ seats: people }, 0, 'blue')).toBe(people);
  const seats = { red: 'human', blue: 'corporal' } as const;
  expect(playersOn({ origin: 'position', seats }, 0, 'red')).toBe(seats);
});

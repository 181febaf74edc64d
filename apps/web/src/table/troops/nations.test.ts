import { expect, it } from 'vitest';
import { flagOf, sideColours } from './nations.ts';

it('a nation has its colour on whichever side it fights', () => {
  expect(sideColours(['french-line', 'british-line'])).toEqual({ '--side-0': '#1f3f8c', '--side-1': '#a3201f' });
  expect(sideColours(['austrian-line', 'french-light'])).toEqual({ '--side-0': '#6e5200', '--side-1': '#1f3f8c' });
  expect(sideColours(['fiw-fr', 'fiw-gb'])).toEqual({ '--side-0': '#1f3f8c', '--side-1': '#a3201f' });
});

it('a second side of the same nation, or of none we know, keeps the colour of its place', () => {
  expect(sideColours(['french-line', 'french-line'])).toEqual({ '--side-0': '#1f3f8c' });
  expect(sideColours(['martian-line', 'russian-line'])).toEqual({ '--side-1': '#2b5d3e' });
});

it('flies the flag of a nation, and none for those who had none', () => {
  expect(flagOf('french-line')?.kind).toBe('french');
  expect(flagOf('at')?.kind).toBe('austrian');
  expect(flagOf('fiw-fr')).toEqual({ kind: 'plain', tone: '#f4efe0' });
  expect(flagOf('fiw-gb')?.kind).toBe('british');
  expect(flagOf('fiw-nat')).toBeNull();
});

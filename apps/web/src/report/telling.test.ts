import type { Deed, Sentence } from '@drumhead/content/story';
import { expect, it } from 'vitest';
import { namesOf, spotsOf, trailsOf } from './telling.ts';

const deed: Deed = { key: 'k', facts: {}, at: 10, lines: [], cost: ['unit-1'], side: 1, by: ['unit-0'] };
const sentence = (key: Sentence['key'], deeds: readonly Deed[]): Sentence => ({ key, turn: 1, deeds, lines: [] });

/** Unit 0 goes right by 10 mm a command; unit 1 stands until command 8, and is lost. */
const place = (at: number, piece: string) =>
  piece === 'unit-0' ? { x: 10 * at, y: 0 } : at <= 8 ? { x: 500, y: 400 } : null;

it('numbers the sentences where their victims stood last', () => {
  const spots = spotsOf(
    [sentence('story.opened', [deed]), sentence('story.after', []), sentence('story.turned', [deed])],
    place,
  );
  expect(spots).toEqual([
    { x: 500, y: 400, number: 1, isTurning: false },
    { x: 500, y: 400, number: 3, isTurning: true },
  ]);
});

it('draws the way of who did it up to the deed, and none of who stood', () => {
  expect(trailsOf([sentence('story.last', [deed])], [0, 4, 12], place, () => 0)).toEqual([
    {
      side: 0,
      points: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 100, y: 0 },
      ],
    },
  ]);
  expect(
    trailsOf(
      [sentence('story.last', [deed])],
      [0],
      () => ({ x: 1, y: 1 }),
      () => 0,
    ),
  ).toEqual([]);
});

it('names those who did it first, then commanders, then those who find room', () => {
  const piece = (name: string, kind: 'unit' | 'general', called: string) => ({
    piece: name,
    kind,
    name: called,
    isLost: false,
    state: '',
  });
  const forces = [
    {
      name: 'Red',
      formations: [
        {
          name: '',
          pieces: [
            piece('a', 'unit', 'First'),
            piece('b', 'general', 'Sarrut, I Brigade'),
            piece('c', 'unit', 'Third'),
          ],
        },
      ],
    },
  ];
  const at = (name: string) => ({ x: name === 'c' ? 900 : 0, y: 0 });
  const LETTERS = { size: 20, within: { x: -500, y: -500, width: 2000, height: 1000 } };
  expect(namesOf(forces, at, new Set(), LETTERS).map(({ text }) => text)).toEqual(['Sarrut', 'First', 'Third']);
  expect(namesOf(forces, at, new Set(['a']), LETTERS).map(({ text }) => text)).toEqual(['First', 'Sarrut', 'Third']);
  expect(namesOf(forces, at, new Set(), { ...LETTERS, isSmall: true }).map(({ text }) => text)).toEqual(['Sarrut']);
  const [edge] = namesOf(forces, at, new Set(['a']), {
    size: 20,
    within: { x: -10, y: -500, width: 2000, height: 1000 },
  });
  expect(edge?.x).toBeGreaterThan(20);
  // Where all stand in one place, the names that matter less are left out, and none lies on another.
  const heap = Array.from(
    { length: 20 },
    (_, i) => ({ piece: `${i}`, kind: 'unit', name: `Unit ${i}`, isLost: false, state: '' }) as const,
  );
  const named = namesOf(
    [{ name: 'France', formations: [{ name: '', pieces: heap }] }],
    () => ({ x: 0, y: 0 }),
    new Set(['7']),
    LETTERS,
  );
  expect(named[0]?.text).toBe('Unit 7');
  expect(named.length).toBeGreaterThan(3);
  expect(named.length).toBeLessThan(20);
  for (const [i, one] of named.entries())
    for (const other of named.slice(0, i))
      expect(Math.abs(one.y - other.y) >= 20 || Math.abs(one.x - other.x) > 60).toBe(true);
});

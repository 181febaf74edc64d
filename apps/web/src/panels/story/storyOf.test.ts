import { expect, it } from 'vitest';
import type { AnyStep } from '../../battle/host/hosted.ts';
import type { LogLine } from '../../battle/screen.ts';
import { withoutPlace } from '../../battle/withoutPlace.ts';
import { shortened, together } from '../../battle/follow/fewWords.ts';
import { lossesIn, momentIn } from '../moments/momentOf.ts';
import { briefOf, storyOf } from './storyOf.ts';

const line = (text: string, side: number | null, more: Partial<LogLine> = {}): LogLine => ({
  text,
  rule: '',
  weight: 'plain',
  dice: [],
  tallies: [],
  pieces: [text.split(' ')[0] ?? ''],
  side,
  ...more,
});

/** A phase in which B answers A, who goes on, fires, and hits. */
const TOLD: readonly (readonly LogLine[])[] = [
  [line('Phase 2.', 0, { opens: 'turn', weight: 'head' })],
  [line('A1 activates (rolled 5).', 0, { opens: 'activation' })],
  [line('B1 reacts (rolled 3).', 1, { opens: 'activation' })],
  [line('B1 moves.', 1), line('B1 stops.', 1, { weight: 'minor' })],
  [line('A1 fires at B2 (rolled 6 1).', 0, { sound: 'volley' }), line('B2 goes to DIS 1.', 1, { result: 'harmed' })],
  [line('B2 is lost.', 1, { result: 'lost', moment: 'leader' })],
  [line('Phase 3.', 1, { opens: 'turn', weight: 'head' })],
];
const steps = TOLD.map((_, i) => ({ number: i + 1, events: [], state: i + 1 }) as unknown as AnyStep);
const tell = ({ number }: AnyStep) => TOLD[number - 1] ?? [];

it('has one entry an activation, also where another one answered it; what came of a shot stands with it', () => {
  const chapters = storyOf(steps, tell);
  expect(chapters.map(({ episodes }) => episodes.map(({ side, told }) => [side, told.length]))).toEqual([
    [
      [0, 4],
      [1, 3],
    ],
    [],
  ]);
  const briefs = chapters[0]?.episodes.map((episode) => briefOf(episode)) ?? [];
  expect(briefs.map((brief) => [brief && together(brief.done), brief?.results.map(shortened)])).toEqual([
    ['A1 fires at B2', ['B2 is lost', 'B2 goes to DIS 1']],
    ['B1 moves', []],
  ]);
});

it('names each leg of a way in its one line, and who went it once', () => {
  const legs = ['A1 advances 80 mm.', 'A1 wheels left, to 4, 5 mm.', 'A1 advances 20 mm.'];
  const way = legs.map((text) => [line(text, 0)]);
  const walked = way.map((_, i) => ({ number: i + 1, events: [], state: i + 1 }) as unknown as AnyStep);
  const [chapter] = storyOf(walked, ({ number }) => [
    ...(number === 1 ? [line('A1 activates (rolled 5).', 0, { opens: 'activation' })] : []),
    ...(way[number - 1] ?? []),
  ]);
  const briefs = chapter?.episodes.map((episode) => briefOf(episode)) ?? [];
  expect(briefs.map((brief) => brief && together(brief.done))).toEqual([
    'A1 advances 80 mm, wheels left, to 4, 5 mm, advances 20 mm',
  ]);
  expect(together([line('Rolls.', 0), line('Moves.', 0)])).toBe('Rolls, Moves');
});

it('tells each step to its end once, also where a turn ends in it, and with the silent ones after it', () => {
  const ending = [line('A1 stops.', 0), line('Phase 4.', 1, { opens: 'turn', weight: 'head' })];
  const lines: readonly (readonly LogLine[])[] = [[line('A1 moves.', 0)], [], [], ending, []];
  const five = lines.map((_, i) => ({ number: i + 1, events: [], state: i + 1 }) as unknown as AnyStep);
  const all = storyOf(five, ({ number }) => lines[number - 1] ?? []).flatMap(({ opening, episodes }) => [
    ...opening,
    ...episodes.flatMap(({ told }) => told),
  ]);
  expect(all.map(({ line: { text }, at, until }) => [text, at, until])).toEqual([
    ['A1 moves.', 0, 3],
    ['A1 stops.', 0, 5],
    ['Phase 4.', 1, null],
  ]);
});

it.each([
  ['4° di linea (Francia) muove, fronte a 176°.', '4° di linea muove'],
  ['I/9th wheels 20° to the left, facing 24°.', 'I/9th wheels 20° to the left'],
  ['B2 goes to DIS 1.', 'B2 goes to DIS 1'],
])('says %s in few words', (text, short) => {
  expect(shortened({ text })).toBe(short);
});

it.each([
  ['4° di linea muove a 62,6; 22 cm, fronte a 176°.', '4° di linea muove, fronte a 176°.'],
  ['I/9th advance 68 mm, to 1405, 667 mm.', 'I/9th advance 68 mm.'],
  ['Granatiere 2 prende le scale fino a 12, 30 mm, livello 1.', 'Granatiere 2 prende le scale, livello 1.'],
  ['II/9th is at 40 mm from 2, 3 others.', 'II/9th is at 40 mm from 2, 3 others.'],
])('says %s without the place', (text, told) => {
  expect(withoutPlace(text)).toBe(told);
});

it('tells a big moment with what led to it and the state before it, once', () => {
  const found = momentIn(steps, 2, tell);
  expect(found).toMatchObject({ kind: 'leader', count: 6, side: 1, pieces: ['B2'], before: 5 });
  expect(momentIn(steps.slice(0, 5), 2, tell)).toBeNull();
  expect(momentIn(steps, 6, tell)).toBeNull();
});

it('tells all that a side lost in the turn of others together', () => {
  expect(lossesIn(steps, 2, 1, tell)).toMatchObject({ kind: 'lost', count: 6, pieces: ['B2'], before: 5, after: 6 });
  expect(lossesIn(steps, 2, 0, tell)).toBeNull();
  expect(lossesIn(steps, 6, 1, tell)).toBeNull();
});

/** Situations spoilt at random: each is judged, or refused with its place. */
import { seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { laid } from '../../test/givenTables.ts';
import { adjudicate, ADJUDICATIONS } from './index.ts';

type Loose = ReturnType<typeof JSON.parse>;

describe('whatever somebody types', () => {
  const GARBAGE: readonly Loose[] = [
    null,
    -1,
    0,
    1e308,
    '',
    'x',
    [],
    {},
    [[[]]],
    { toString: 1 },
    JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
    true,
    'red-1',
    'line',
  ];

  /** A copy with one value somewhere in it spoilt. */
  function spoilt(value: Loose, pick: (n: number) => number): Loose {
    if (typeof value === 'number' && pick(3) > 0) return value + pick(401) - 200;
    if (typeof value !== 'object' || value === null || pick(9) === 0) return GARBAGE[pick(GARBAGE.length)];
    const keys = Object.keys(value);
    if (keys.length === 0) return GARBAGE[pick(GARBAGE.length)];
    const key = keys[pick(keys.length)] as string;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    if (pick(12) === 0) delete copy[key];
    else copy[key] = spoilt(value[key], pick);
    return copy;
  }

  it('is judged or refused with its place, and never throws', () => {
    const position = laid({
      leader: { attachedTo: 'line' },
      blueLeader: { x: 900, y: 420 },
      cinc: { x: 900, y: 1000 },
      reserve: [{ id: 'guards', x: 900, y: 1100 }],
      more: { terrain: [{ id: 'wood', kind: 'wood', rectangle: { x: 500, y: 500, width: 90, height: 90 } }] },
    });
    const samples: Readonly<Record<string, Loose>> = {
      play: {
        position,
        moment: { at: 'acting', units: ['line'], mode: 'own', actions: 3, chance: 1 },
        orders: [
          { type: 'hold' },
          { type: 'move', unit: 'line', move: { kind: 'straight', distance: 40 } },
          { type: 'hold' },
          { type: 'approach', unit: 'line', sector: null },
          {
            type: 'roll',
            faces: [
              [6, 5, 4, 1],
              [3, 3, 2, 1],
            ],
          },
        ],
      },
      move: { position, unit: 'line', order: { type: 'form', unit: 'line', formation: 'square', facing: 0 } },
      sight: { position, from: 'line', to: 'jaeger' },
      retreat: { position, unit: 'line', from: 'jaeger', beaten: true },
      standing: { position },
      deployment: { position },
      terrain: {
        sides: [
          { id: 'red', baseline: 'top' },
          { id: 'blue', baseline: 'bottom' },
        ],
        defender: 'red',
        orders: [
          { type: 'lay', kind: 'wood', size: 'MxM', x: 300, y: 100, facing: 0 },
          {
            type: 'layStream',
            zone: 3,
            points: [0, 150, 200, 120, 300, 0],
            crossings: [{ kind: 'ford', along: 150 }],
          },
        ],
      },
    };
    // Looking for the nearest place takes them a while.
    const seldom = ['deployment', 'terrain'];
    const pick = seededRandomInt('what somebody typed');
    let judged = 0;
    for (let i = 0; i < 3000; i++) {
      for (const [kind, sample] of Object.entries(samples)) {
        if (seldom.includes(kind) && i % 20 > 0) continue;
        const answer = adjudicate(
          kind as (typeof ADJUDICATIONS)[number],
          i % 4 === 0 ? spoilt(spoilt(sample, pick), pick) : spoilt(sample, pick),
        );
        if (answer.ok) judged++;
        else expect(answer.problems.length).toBeGreaterThan(0);
      }
    }
    expect(judged).toBeGreaterThan(1000);
    // Every field of a score may be left out.
    const whole = ADJUDICATIONS.filter((kind) => kind !== 'breakpoint');
    for (const kind of whole) for (const junk of GARBAGE) expect(adjudicate(kind, junk).ok, kind).toBe(false);
  }, 120_000);
});

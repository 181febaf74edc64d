import { probe } from '../testing.ts';
import { toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { acting, type ModelSpec, position } from '../../test/positions.ts';
import { gapBetween } from '../ground/geometry.ts';
import { skirmish } from '../ruleset.ts';
import { SCALES } from './scales.ts';

describe('conventions', () => {
  it.each([
    [15, [50, 80, 120], 600],
    [28, [75, 120, 180], 900],
    [40, [100, 160, 240], 1200],
  ] as const)('SK-GEN-2 SK-GEN-3 sticks and table of scale %i', (scale, sticks, side) => {
    const { s, m, l } = SCALES[scale].sticks;
    expect([s, m, l].map(toMm)).toEqual(sticks);
    expect(toMm(SCALES[scale].side)).toBe(side);
  });

  it('SK-GEO-1 lengths are millimetres in whole steps of 1/64 mm', () => {
    expect(SCALES[28]).toEqual({
      sticks: { s: 4800, m: 7680, l: 11_520 },
      side: 57_600,
      footRadius: 800,
      mountedRadius: 1280,
    });
  });

  it('SK-GEN-5 every player may measure everything at any time', () => {
    const models: ModelSpec[] = [
      { at: [100, 500] },
      { at: [100, 100], player: 1 },
      { at: [500, 100], player: 1 },
      { at: [300, 100], player: 1 },
    ];
    const state = position({ models });
    for (const seat of skirmish.seats(state)) {
      expect(toMm(gapBetween(skirmish.view(state, seat), 0, 1))).toBe(380);
      expect(probe.secrets()).toEqual([]);
    }
  });

  it('SK-ACN-4 actions come in any order: move then fire, or fire then move', () => {
    const models: ModelSpec[] = [
      { at: [300, 500] },
      { at: [300, 400], player: 1, posture: 'fallen' },
      { at: [100, 60], player: 1 },
      { at: [500, 60], player: 1 },
    ];
    const move = { type: 'move', model: 0, x: 300 * 64, y: 480 * 64, sprint: false } as const;
    const shoot = { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false } as const;
    const first = playing(acting({ models }, 0, 2))
      .say('red', move)
      .say('red', shoot)
      .roll([2], [6]);
    expect(first.eventTypes).toContain('shot');
    const then = playing(acting({ models }, 0, 2))
      .say('red', shoot)
      .roll([2], [6])
      .say('red', move);
    expect(then.eventTypes).toContain('moved');
  });

  it('SK-GEN-13 SK-SEQ-9 SK-SEQ-10 an attack is resolved in the order result, removal, morale, break', () => {
    const models: ModelSpec[] = [
      { at: [300, 500], c: 4 },
      { at: [300, 400], player: 1, specials: ['leader'], c: 1 },
      { at: [100, 60], player: 1, q: 6 },
      { at: [500, 60], player: 1, q: 6 },
    ];
    const game = playing(acting({ models }, 0, 1));
    game.say('red', { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false }).roll([6], [1]);
    const settled = [...game.eventTypes];
    while (game.state.outcome === null && game.waits.startsWith('dice')) {
      const { dice = [] } = skirmish.pending(game.state)[0] ?? {};
      game.roll(...dice.map(({ count }) => Array.from({ length: count }, () => 2)));
      settled.push(...game.eventTypes);
    }
    const order = ['shot', 'out', 'moraleRolled', 'broken', 'ended'];
    const places = order.map((type) => settled.indexOf(type as never));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

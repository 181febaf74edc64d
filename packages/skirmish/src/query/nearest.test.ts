import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { type ModelSpec, position } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { decide } from '../turn/machine.ts';
import { nearest } from './nearest.ts';
import type { State } from '../state/state.ts';

/** Red deploys at the lower edge; one model is already there. */
const deploying = (...others: readonly ModelSpec[]): State =>
  position({
    models: [{ at: [0, 0], posture: 'waiting' }, { at: [300, 560] }, { at: [300, 40], player: 1 }, ...others],
    squads: [{ ready: false }, {}],
    frames: [
      { at: 'turn', player: 0, over: false },
      { at: 'deploy', players: [0] },
    ],
  });

const deploy = (x: number, y: number): Command => ({ type: 'deploy', model: 0, x: steps(x), y: steps(y), level: 0 });
const placeOf = (command: Command | null): readonly number[] | null =>
  command !== null && 'x' in command ? [toMm(command.x), toMm(command.y)] : null;

describe('the nearest legal command', () => {
  test('SK-DEP-3: a model held outside its zone is placed at the nearest edge of the zone', () => {
    expect(placeOf(nearest(deploying(), 'red', deploy(200, 300)))).toEqual([200, 530]);
    expect(placeOf(nearest(deploying(), 'red', deploy(2, 596)))).toEqual([10, 590]);
    expect(nearest(deploying(), 'red', deploy(200, 560))).toEqual(deploy(200, 560));
  });

  test('SK-GEO-5: a model held over a friend is placed beside him', () => {
    const place = placeOf(nearest(deploying(), 'red', deploy(302, 560))) ?? [0, 0];
    const far = Math.sqrt(((place[0] as number) - 302) ** 2 + ((place[1] as number) - 560) ** 2);
    expect(far).toBeLessThan(25);
    const spot = { type: 'deploy', model: 0, x: steps(place[0] as number), y: steps(place[1] as number), level: 0 };
    expect(decide(deploying(), 'red', spot as Command).ok).toBe(true);
  });

  test('SK-DEP-5: a Scout held too far away is placed at the end of the stick', () => {
    const state = position({
      models: [
        { at: [300, 500], specials: ['scout'] },
        { at: [300, 100], player: 1 },
      ],
      frames: [
        { at: 'turn', player: 0, over: false },
        { at: 'scouts', models: [0] },
      ],
    });
    const place = placeOf(nearest(state, 'red', { type: 'scout', model: 0, x: steps(300), y: steps(300) }));
    expect(place?.[0]).toBe(300);
    expect(place?.[1]).toBeCloseTo(420, 0);
  });
});

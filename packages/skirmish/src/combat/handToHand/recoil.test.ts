import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position } from '../../../test/positions.ts';
import { mayStandAt } from '../../ground/standingRoom.ts';
import { wayToWall } from '../../movement/forcedMoves.ts';
import { recoil, recoilDirection } from './recoil.ts';
import { draftOf } from '../../state/draft.ts';

/** A blue model at (300, 300) recoils from these red ones. */
function beaten(
  winners: readonly (readonly [number, number])[],
  features: readonly FeatureSpec[] = [],
  rest: Partial<ModelSpec> = {},
  others: readonly ModelSpec[] = [],
) {
  const state = position({
    features,
    models: [{ at: [300, 300], player: 1, ...rest }, ...winners.map((at) => ({ at })), ...others],
  });
  const draft = draftOf(state);
  const result = recoil(
    draft,
    0,
    winners.map((_, i) => i + 1),
    'SK-HTH-16',
  );
  const { x, y, level, posture, out } = draft.models[0] as (typeof draft.models)[number];
  return { result, at: [toMm(x), toMm(y)], level, posture, out, events: draft.events, frames: draft.frames };
}

describe('recoil', () => {
  it('SK-HTH-16 SK-GEO-12 one base depth directly away, keeping its posture', () => {
    expect(beaten([[280, 300]])).toMatchObject({ result: 'moved', at: [320, 300], posture: 'standing' });
    expect(beaten([[300, 320]]).at).toEqual([300, 280]);
    expect(beaten([[280, 300]], [], { posture: 'prone' })).toMatchObject({ at: [320, 300], posture: 'prone' });
    // A rider's base is 30 mm deep.
    expect(beaten([[275, 300]], [], { specials: ['mounted'] }).at).toEqual([330, 300]);
    expect(beaten([[280, 300]], [{ kind: 'rough', box: [330, 300, 60, 60] }]).at).toEqual([320, 300]);
  });

  it('SK-HTH-17 SK-GEO-12 from several along the sum of their unit vectors', () => {
    const { at } = beaten([
      [280, 300],
      [300, 280],
    ]);
    expect(at[0]).toBeCloseTo(300 + 20 / Math.SQRT2, 1);
    expect(at[1]).toBeCloseTo(300 + 20 / Math.SQRT2, 1);
  });

  it('SK-HTH-17 a surrounded model is Fallen where it stands', () => {
    const both = beaten([
      [280, 300],
      [320, 300],
    ]);
    expect(both).toMatchObject({ result: 'fallen', at: [300, 300], posture: 'fallen' });
    expect(both.events.map((e) => e.rule)).toEqual(['SK-HTH-17']);
  });

  it('SK-HTH-18 blocked by a model, wall or linear obstacle it tries 30° left, then 30° right, then is Fallen', () => {
    const behind: ModelSpec = { at: [330, 300], player: 1 };
    const left = beaten([[280, 300]], [], {}, [behind]);
    expect(left.result).toBe('fallen');
    // The base behind is a little to the right along the recoil, leaving room to the left.
    const toRight = beaten([[280, 300]], [], {}, [{ ...behind, at: [330, 311] }]);
    expect(toRight.at[0]).toBeCloseTo(300 + 20 * (Math.sqrt(3) / 2), 1);
    expect(toRight.at[1]).toBeCloseTo(290, 1);
    // The result stays known: after a shot it is not the result of a fight.
    expect(toRight.events).toMatchObject([{ rule: 'SK-HTH-18', after: 'SK-HTH-16' }]);
    const toLeft = beaten([[280, 300]], [], {}, [{ ...behind, at: [330, 289] }]);
    expect(toLeft.at[1]).toBeCloseTo(310, 1);
    for (const kind of ['fence', 'highWall'] as const) {
      const wall = (x: number): FeatureSpec => ({ kind, from: [x, 200], to: [x, 400] });
      expect(beaten([[280, 300]], [wall(330)])).toMatchObject({ result: 'moved', at: [320, 300] });
      // There is no room straight back, but 30° to the side the base goes less deep.
      expect(beaten([[280, 300]], [wall(329)]).at[1]).toBeCloseTo(290, 1);
      expect(beaten([[280, 300]], [wall(327)]).result).toBe('fallen');
    }
  });

  it('SK-HTH-18 any model behind is in the way, friend or enemy, standing or not', () => {
    for (const change of [{ player: 0 }, { player: 1 }, { posture: 'fallen' as const }]) {
      const blocked = beaten([[280, 300]], [], {}, [{ at: [330, 300], ...change }]);
      expect(blocked).toMatchObject({ result: 'fallen', posture: 'fallen', at: [300, 300] });
      expect(blocked.events.map((e) => e.rule)).toEqual(['SK-HTH-18']);
    }
    expect(beaten([[280, 300]], [], {}, [{ at: [330, 300], out: 'wounded' }]).at).toEqual([320, 300]);
  });

  it('SK-MOV-19 a model whose centre goes over the edge is Out', () => {
    const off = beaten([[570, 300]], [], { at: [590, 300] });
    expect(off).toMatchObject({ result: 'left', posture: 'out', out: 'left' });
    expect(off.events).toMatchObject([
      { type: 'moved', rule: 'SK-HTH-16', x: 600 * 64, y: 300 * 64, how: 'recoil', broken: false },
      { type: 'out', rule: 'SK-MOV-19', reason: 'left' },
    ]);
  });

  it('SK-MOV-19 a model stops at the edge if only a part of its base would go over it', () => {
    expect(beaten([[555, 300]], [], { at: [575, 300] })).toMatchObject({ result: 'moved', at: [590, 300] });
    // Exactly on the edge is not over it.
    expect(beaten([[560, 300]], [], { at: [580, 300] })).toMatchObject({ result: 'moved', at: [590, 300] });
  });

  it('SK-GEO-6 a recoil up or down a hill changes the level', () => {
    expect(beaten([[280, 300]], [{ kind: 'hill', box: [340, 300, 60, 60] }])).toMatchObject({
      at: [320, 300],
      level: 1,
    });
  });

  it('SK-HTH-18 SK-MOV-15 a model falls off a roof', () => {
    const house: FeatureSpec = { kind: 'building', box: [280, 300, 60, 60], stairs: [260, 280] };
    const inside = beaten([[280, 300]], [house], { level: 1 });
    // On the upper floor walls are in the way.
    expect(inside.result).toBe('fallen');
  });
});

describe('the end of a recoil', () => {
  it('SK-HTH-18 is never beyond an obstacle that the model touched, though there is room', () => {
    const hedge: FeatureSpec = { kind: 'hedge', from: [310, 250], to: [310, 350] };
    expect(beaten([[280, 300]], [hedge])).toMatchObject({ result: 'fallen', at: [300, 300] });
  });

  it('SK-MOV-15 may be over somebody below: the fall ends beside him', () => {
    const tower: FeatureSpec = {
      kind: 'building',
      box: [320, 300, 80, 80],
      openings: [{ kind: 'door', wall: 1, level: 1 }],
      stairs: [290, 270],
    };
    const state = position({
      features: [tower],
      models: [
        { at: [345, 300], level: 1 },
        { at: [325, 300], player: 1, level: 1 },
        { at: [371, 300], player: 1 },
      ],
    });
    const draft = draftOf(state);
    expect(recoil(draft, 0, [1], 'SK-HTH-16')).toBe('dropped');
    const { x, y, level } = draft.models[0] as (typeof draft.models)[number];
    expect(mayStandAt(draft, 0, x, y, level)).toBe(true);
  });

  it('SK-HTH-16 is a legal place wherever the way is free, however it is rounded', () => {
    for (let degrees = 1; degrees < 90; degrees += 1) {
      for (const beyond of [30, 30.01, 30.02]) {
        const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        const [x, y] = [300 + beyond * c, 300 + beyond * s];
        const state = position({
          features: [{ kind: 'highWall', from: [x - 40 * s, y + 40 * c], to: [x + 40 * s, y - 40 * c] }],
          models: [{ at: [300, 300] }, { at: [300 - 20.05 * c, 300 - 20.05 * s], player: 1 }],
        });
        const direction = recoilDirection(state, 0, [1]);
        if (direction === null || wayToWall(state, 0, direction, steps(20), true) < steps(20)) continue;
        const draft = draftOf(state);
        expect([degrees, beyond, recoil(draft, 0, [1], 'SK-HTH-16')]).toEqual([degrees, beyond, 'moved']);
        expect(draft.events[0]?.rule).toBe('SK-HTH-16');
        const { x: endX, y: endY } = draft.models[0] as (typeof draft.models)[number];
        expect(mayStandAt(draft, 0, endX, endY, 0)).toBe(true);
      }
    }
  });
});

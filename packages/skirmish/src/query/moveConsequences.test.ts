import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { position, type PositionSpec } from '../../test/positions.ts';
import { inContact } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { moveConsequences } from './moveConsequences.ts';

/** The position with a model at another place (millimetres). */
function moved(state: State, model: number, x: number, y: number): State {
  return { ...state, models: state.models.map((m, i) => (i === model ? { ...m, x: steps(x), y: steps(y) } : m)) };
}

/** `[message, pieces, effect]` of each consequence of a move of model 0. */
function told(spec: PositionSpec, x: number, y: number, models: readonly number[] = [0]) {
  const before = position(spec);
  const after = models.reduce((state, model) => moved(state, model, x + 20 * models.indexOf(model), y), before);
  return moveConsequences(before, after, models).map(({ what, pieces, effect }) => [what, pieces, effect]);
}

describe('consequences of a Move', () => {
  it('SK-CMD-1: the bonus is lost beyond L of the Leader, and found within', () => {
    const leader = { at: [300, 560], specials: ['leader'] } as const;
    const lost = told({ models: [{ at: [300, 500] }, leader] }, 300, 420);
    expect(lost).toEqual([]);
    expect(told({ models: [{ at: [300, 500] }, leader] }, 300, 400)).toEqual([['sk.after.command.lost', [0], 'worse']]);
    expect(told({ models: [{ at: [300, 400] }, leader] }, 300, 440)).toEqual([
      ['sk.after.command.gained', [0], 'better'],
    ]);
  });

  it('SK-CMD-1: a Leader who moves away leaves those he led without help', () => {
    const models = [{ at: [300, 500], specials: ['leader'] }, { at: [300, 560] }, { at: [330, 480] }] as const;
    expect(told({ models }, 300, 400)).toEqual([['sk.after.command.lost', [1], 'worse']]);
  });

  it('SK-RNG-2: enemies whose weapon reaches the new place, an unloaded one too', () => {
    const models = [
      { at: [300, 560] },
      { at: [300, 20], player: 1, loaded: false },
      { at: [340, 20], player: 1, weapons: ['sword'] },
    ] as const;
    const found = told({ models }, 300, 300);
    expect(found).toContainEqual(['sk.after.shot.in', [1], 'worse']);
    expect(found).toHaveLength(1);
    expect(told({ models: [{ at: [300, 300] }, ...models.slice(1)] }, 300, 560)).toContainEqual([
      'sk.after.shot.out',
      [1],
      'better',
    ]);
  });

  it('SK-RNG-6: nobody behind a house is within shot', () => {
    const models = [{ at: [300, 560] }, { at: [300, 120], player: 1 }] as const;
    const features = [{ kind: 'building', box: [300, 200, 200, 60] }] as const;
    expect(told({ models, features }, 300, 300)).toEqual([]);
    expect(told({ models }, 300, 300)).toContainEqual(['sk.after.shot.in', [1], 'worse']);
    // Nor does it tell of those who are gone.
    const gone = [models[0], { ...models[1], out: 'fled' }] as const;
    expect(told({ models: gone }, 300, 300)).toEqual([]);
  });

  it('SK-GEO-10: cover gained behind a low wall and lost in front of it', () => {
    const features = [{ kind: 'lowWall', from: [200, 300], to: [400, 300] }] as const;
    const enemy = { at: [300, 150], player: 1 } as const;
    const behind = told({ models: [{ at: [300, 400] }, enemy], features }, 300, 310);
    expect(behind).toContainEqual(['sk.after.cover.gained', [1], 'better']);
    expect(told({ models: [{ at: [300, 310] }, enemy], features }, 300, 280)).toContainEqual([
      'sk.after.cover.lost',
      [1],
      'worse',
    ]);
  });

  it('SK-MOV-1: within one Move of an enemy on foot is 80 mm at 15 mm scale', () => {
    const models = [{ at: [300, 560] }, { at: [300, 300], player: 1, weapons: ['sword'] }] as const;
    expect(told({ models }, 300, 401)).toEqual([]);
    expect(told({ models }, 300, 399)).toEqual([['sk.after.move.in', [1], 'worse']]);
  });

  it('SK-MOV-1: an enemy in contact is not called out of reach', () => {
    const enemy = { at: [300, 240], player: 1 } as const;
    const models = [{ at: [300, 300] }, enemy] as const;
    expect(inContact(position({ models: [{ at: [300, 260] }, enemy] }), 0, 1)).toBe(true);
    expect(told({ models }, 300, 260).map(([what]) => what)).not.toContain('sk.after.move.out');
    expect(told({ models }, 300, 480)).toContainEqual(['sk.after.move.out', [1], 'better']);
  });

  it('SK-MOV-1: nobody who is out of the battle endangers, and nobody charges who lies on the ground', () => {
    const enemy = { at: [300, 300], player: 1 } as const;
    const facing = (posture: 'standing' | 'fallen' | 'out') =>
      told({ models: [{ at: [300, 560] }, { ...enemy, posture }] }, 300, 399).map(([what]) => what);
    expect(facing('standing')).toContain('sk.after.move.in');
    expect(facing('fallen')).not.toContain('sk.after.move.in');
    expect(facing('out')).toEqual([]);
    const shot = told({ models: [{ at: [300, 590] }, { ...enemy, at: [300, 20], posture: 'out' }] }, 300, 300);
    expect(shot).toEqual([]);
  });

  it('SK-GEO-10: a group is in cover only where all its models are', () => {
    const features = [{ kind: 'lowWall', from: [200, 300], to: [312, 300] }] as const;
    const models = [{ at: [300, 400] }, { at: [320, 400] }, { at: [300, 150], player: 1 }] as const;
    const both = told({ models, features }, 310, 310, [0, 1]).map(([what]) => what);
    expect(both).not.toContain('sk.after.cover.gained');
  });
});

import { describe, expect, it } from 'vitest';
import { type ModelSpec, position } from '../../test/positions.ts';
import { gatheredGroup } from './gatheredGroup.ts';

const LEADER: ModelSpec = { at: [300, 500], specials: ['leader'] };
const row = (count: number, x = 240, y = 460): readonly ModelSpec[] =>
  Array.from({ length: count }, (_, i) => ({ at: [x + 20 * i, y] as const }));
const found = (models: readonly ModelSpec[], kind: Parameters<typeof gatheredGroup>[2] = 'groupMove') => {
  const state = position({ models: [LEADER, ...models] });
  const { members, leftOut } = gatheredGroup(
    state,
    0,
    kind,
    state.models.map((_, i) => i),
  );
  return { members, leftOut: leftOut.map(({ model, refusal }) => [model, refusal.rule, refusal.reason]) };
};

describe('a gathered group', () => {
  it('SK-GRP-2: models in contact, the Leader himself apart', () => {
    expect(found(row(4))).toEqual({ members: [1, 2, 3, 4], leftOut: [] });
  });

  it('SK-GRP-2: those who touch nobody are left out, but not of a Regroup', () => {
    const apart = [...row(2), { at: [330, 420] } as const];
    expect(found(apart)).toEqual({ members: [1, 2], leftOut: [[3, 'SK-GRP-2', 'sk.refusal.notConnected']] });
    expect(found(apart, 'regroup')).toEqual({ members: [1, 2, 3], leftOut: [] });
  });

  it('SK-GRP-2: at most six', () => {
    expect(found(row(7))).toEqual({
      members: [1, 2, 3, 4, 5, 6],
      leftOut: [[7, 'SK-GRP-2', 'sk.refusal.twoToSix']],
    });
  });

  it('SK-GRP-7, SK-MOV-17: those who have acted or lie down, each with the rule', () => {
    const [a, b, c, d] = row(4) as readonly [ModelSpec, ModelSpec, ModelSpec, ModelSpec];
    expect(found([a, b, { ...c, activated: true }, { ...d, posture: 'prone' }])).toEqual({
      members: [1, 2],
      leftOut: [
        [3, 'SK-GRP-7', 'sk.refusal.activated'],
        [4, 'SK-MOV-17', 'sk.refusal.proneMember'],
      ],
    });
  });

  it('SK-GRP-19: those without a firearm do not join a volley', () => {
    const [a, b, c] = row(3) as readonly [ModelSpec, ModelSpec, ModelSpec];
    expect(found([a, b, { ...c, weapons: ['sword'] }], 'volley')).toEqual({
      members: [1, 2],
      leftOut: [[3, 'SK-GRP-19', 'sk.refusal.noFirearm']],
    });
  });
});

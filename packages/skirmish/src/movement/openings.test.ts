/** Passages of a building, case by case (SK-MOV-10, -11, -13, -14, -15). */
import { closeDraft } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { acting, activationOf, type FeatureSpec, type ModelSpec } from '../../test/positions.ts';
import { draftOf } from '../state/draft.ts';
import type { BuildingFeature, Model, State } from '../state/state.ts';
import { applyPassage, type PassageCommand, planPassage, setOpening, unbar, unbarProblem } from './openings.ts';

/** Two floors, its walls at x = 320 and 420, y = 250 and 350. Stairs in its middle, a ladder before its left wall. */
const house: FeatureSpec = {
  kind: 'building',
  box: [370, 300, 100, 100],
  openings: [
    { kind: 'window', wall: 3 },
    { kind: 'window', wall: 3, level: 1 },
    { kind: 'door', wall: 0, barred: true },
    { kind: 'door', wall: 2 },
  ],
  stairs: [370, 300],
  ladder: { at: [316, 300], opening: 1 },
};
const bare: FeatureSpec = { kind: 'building', box: [370, 300, 100, 100] };
const tree: FeatureSpec = { kind: 'tree', at: [100, 100] };

const man = (
  at: readonly [number, number],
  level: number,
  others: readonly ModelSpec[] = [],
  spec: Partial<ModelSpec> = {},
  features: readonly FeatureSpec[] = [house, tree],
): State => acting({ features, models: [{ at, level, ...spec }, ...others] }, 0, 3);

const by = (type: 'stairs' | 'ladder', feature = 0): PassageCommand => ({ type, model: 0, feature });
const window = (type: 'climb' | 'jump', opening: number, feature = 0): PassageCommand => ({
  type,
  model: 0,
  feature,
  opening,
});

/** Where the passage leads [x, y, level] in mm, or the rule and reason that refuse it. */
function leads(state: State, command: PassageCommand, left = 3): string | readonly number[] {
  const plan = planPassage(state, activationOf(0, left), command);
  if (!plan.ok) return `${plan.refusal.rule} ${plan.refusal.reason}`;
  const { x, y, level } = plan.value.at;
  return [Math.round(toMm(x) * 10) / 10, Math.round(toMm(y) * 10) / 10, level];
}

describe('passages of a building', () => {
  test.each<[string, State, PassageCommand, string | readonly number[]]>([
    ['SK-MOV-11 climbing in', man([309.8, 300], 0), window('climb', 0), [330, 300, 0]],
    ['SK-MOV-11 climbing out', man([330, 304], 0), window('climb', 0), [310, 304, 0]],
    [
      'SK-MOV-11 a friend within, straight on',
      man([309.8, 300], 0, [{ at: [331, 290] }]),
      window('climb', 0),
      [330, 310.2, 0],
    ],
    [
      'SK-MOV-11 friends within, all along it',
      man([309.8, 300], 0, [{ at: [331, 288] }, { at: [331, 312] }]),
      window('climb', 0),
      'SK-MOV-11 sk.act.noRoom',
    ],
    ['SK-MOV-11 not the window upstairs', man([309.8, 300], 0), window('climb', 1), 'SK-MOV-11 sk.act.upperWindow'],
    ['SK-MOV-11 not a door', man([370, 239.8], 0), window('climb', 2), 'SK-MOV-11 sk.act.noWindow'],
    ['SK-MOV-11 no such window', man([309.8, 300], 0), window('climb', 9), 'SK-MOV-11 sk.act.noWindow'],
    ['SK-MOV-11 too far from it', man([309.4, 300], 0), window('climb', 0), 'SK-MOV-11 sk.act.notAtWindow'],
    ['SK-GEO-17 no building', man([309.8, 300], 0), window('climb', 0, 1), 'SK-GEO-17 sk.act.noBuilding'],
    ['SK-GEO-17 nothing there', man([309.8, 300], 0), window('climb', 0, 7), 'SK-GEO-17 sk.act.noBuilding'],
    ['SK-MOV-13 up the stairs', man([385, 300], 0), by('stairs'), [385, 300, 1]],
    ['SK-MOV-13 down the stairs', man([385, 305], 1), by('stairs'), [385, 305, 0]],
    [
      'SK-MOV-13 one upstairs on their end',
      man([385, 300], 0, [{ at: [352, 300], level: 1 }]),
      by('stairs'),
      [390.5, 300, 1],
    ],
    [
      'SK-MOV-13 one upstairs beside their end',
      man([385, 300], 0, [{ at: [350, 300], level: 1 }]),
      by('stairs'),
      [385, 300, 1],
    ],
    [
      'SK-MOV-13 one upstairs above their end',
      man([370, 285], 0, [{ at: [370, 318], level: 1 }]),
      by('stairs'),
      [370, 279.5, 1],
    ],
    ['SK-MOV-13 one downstairs on their end', man([385, 300], 0, [{ at: [352, 300] }]), by('stairs'), [385, 300, 1]],
    [
      'SK-MOV-13 one out of action on their end',
      man([385, 300], 0, [{ at: [352, 300], level: 1, out: 'killed' }]),
      by('stairs'),
      [385, 300, 1],
    ],
    ['SK-MOV-13 one downstairs, going down', man([385, 300], 1, [{ at: [352, 300] }]), by('stairs'), [390.5, 300, 0]],
    ['SK-MOV-13 not from afar', man([391, 300], 0), by('stairs'), 'SK-MOV-13 sk.act.notAtStairs'],
    [
      'SK-MOV-13 not from outside',
      man([309.8, 300], 0, [], {}, [{ ...house, stairs: [326, 300] }]),
      by('stairs'),
      'SK-MOV-13 sk.act.notAtStairs',
    ],
    ['SK-MOV-13 none there', man([385, 300], 0, [], {}, [bare]), by('stairs'), 'SK-MOV-13 sk.act.noStairs'],
    ['SK-MOV-14 up the ladder', man([309.8, 300], 0), by('ladder'), [330, 300, 1]],
    ['SK-MOV-14 down the ladder', man([330, 300], 1), by('ladder'), [309.9, 300.8, 0]],
    ['SK-MOV-14 a friend above', man([309.8, 300], 0, [{ at: [331, 290], level: 1 }]), by('ladder'), [330, 310.2, 1]],
    [
      'SK-MOV-14 friends above, all along the window',
      man([309.8, 300], 0, [
        { at: [331, 288], level: 1 },
        { at: [331, 312], level: 1 },
      ]),
      by('ladder'),
      'SK-MOV-14 sk.act.noRoom',
    ],
    ['SK-MOV-14 not from within', man([330, 300], 0), by('ladder'), 'SK-MOV-14 sk.act.notAtLadder'],
    ['SK-MOV-14 not from afar', man([300, 310], 0), by('ladder'), 'SK-MOV-14 sk.act.notAtLadder'],
    ['SK-MOV-14 not from a hill', man([309.8, 300], 1), by('ladder'), 'SK-MOV-14 sk.act.notAtLadder'],
    ['SK-MOV-14 not from elsewhere upstairs', man([390, 300], 1), by('ladder'), 'SK-MOV-14 sk.act.notAtLadder'],
    ['SK-MOV-14 none there', man([309.8, 300], 0, [], {}, [bare]), by('ladder'), 'SK-MOV-14 sk.act.noLadder'],
    ['SK-MOV-15 a jump', man([330.2, 300], 1), window('jump', 1), [310, 300, 0]],
    ['SK-MOV-14 a jump out of a door', man([370, 339.8], 0), window('jump', 3), 'SK-MOV-14 sk.act.noWindow'],
    ['SK-MOV-14 a jump out of nothing', man([330.2, 300], 1), window('jump', 9), 'SK-MOV-14 sk.act.noWindow'],
    ['SK-MOV-14 a jump from the ground', man([330.2, 300], 0), window('jump', 0), 'SK-MOV-14 sk.act.groundWindow'],
    ['SK-MOV-14 a jump from afar', man([345, 300], 1), window('jump', 1), 'SK-MOV-14 sk.act.notAtWindow'],
    [
      'SK-MOV-18 a rider',
      man([305, 300], 0, [], { specials: ['mounted'] }),
      window('climb', 0),
      'SK-MOV-18 sk.act.rider',
    ],
    [
      'SK-MOV-16 a fallen man',
      man([309.8, 300], 0, [], { posture: 'fallen' }),
      window('climb', 0),
      'SK-MOV-16 sk.act.fallen',
    ],
    [
      'SK-HTH-27 one in combat',
      man([309.8, 300], 0, [{ at: [300, 317], player: 1 }]),
      window('climb', 0),
      'SK-HTH-27 sk.act.engaged',
    ],
    [
      'SK-MOV-11 one in contact with a fallen enemy',
      man([309.8, 300], 0, [{ at: [300, 317], player: 1, posture: 'fallen' }]),
      window('climb', 0),
      [330, 300, 0],
    ],
  ])('%s', (_, state, command, expected) => {
    expect(leads(state, command)).toEqual(expected);
  });

  test('SK-MOV-11, -13, -14: one action, up or down a ladder two, for an Engineer one', () => {
    const costs = (state: State, command: PassageCommand) =>
      [0, 1, 2].map((left) => typeof leads(state, command, left) !== 'string');
    expect(costs(man([309.8, 300], 0), window('climb', 0))).toEqual([false, true, true]);
    expect(costs(man([385, 300], 0), by('stairs'))).toEqual([false, true, true]);
    expect(costs(man([309.8, 300], 0), by('ladder'))).toEqual([false, false, true]);
    expect(costs(man([309.8, 300], 0, [], { specials: ['engineer'] }), by('ladder'))).toEqual([false, true, true]);
    expect(costs(man([330.2, 300], 1), window('jump', 1))).toEqual([false, true, true]);
  });

  test('SK-HTH-13: into contact with enemies beyond, not with friends, nor with those touched before; a jump with none', () => {
    const into = (state: State, command: PassageCommand) => {
      const plan = planPassage(state, activationOf(0, 3), command);
      return plan.ok ? plan.value.into : null;
    };
    const within: readonly ModelSpec[] = [{ at: [350.2, 300], player: 1 }, { at: [330, 320.3] }];
    expect(into(man([309.8, 300], 0, within), window('climb', 0))).toEqual([1]);
    // Across the window it touched the fallen one before.
    expect(
      into(
        man([309.8, 300], 0, [{ at: [335, 313], player: 1, posture: 'fallen', specials: ['mounted'] }]),
        window('climb', 0),
      ),
    ).toEqual([]);
    expect(into(man([330.2, 300], 1, [{ at: [310, 320.2], player: 1 }]), window('jump', 1))).toEqual([]);
  });

  test.each<[PassageCommand, readonly [number, number], number, string, number, number]>([
    [window('climb', 0), [309.8, 300], 0, 'SK-MOV-11', 0, 0],
    [by('stairs'), [385, 300], 0, 'SK-MOV-13', 1, 0],
    [by('ladder'), [309.8, 300], 0, 'SK-MOV-14', 0, 0],
    [window('jump', 1), [330.2, 300], 1, 'SK-MOV-15', 0, 1],
  ])('SK-MOV-13, SK-MOV-15: carried out: %s', (command, at, level, rule, moves, falls) => {
    const state = man(at, level);
    const plan = planPassage(state, activationOf(0, 3), command);
    if (!plan.ok) throw new Error('refused');
    const draft = draftOf(state);
    applyPassage(draft, activationOf(0, 3), command, plan.value);
    const { x, y, level: now, moves: counted } = draft.models[0] as Model;
    expect({ x, y, level: now, moves: counted }).toEqual({ ...plan.value.at, moves });
    expect(draft.events[0]).toEqual({
      type: 'moved',
      rule,
      model: 0,
      x,
      y,
      level: now,
      how: command.type,
      broken: false,
    });
    const { frames } = closeDraft(draft);
    expect(frames.slice(2)).toEqual(falls > 0 ? [{ at: 'fall', model: 0, levels: 1 }] : []);
  });
});

describe('barred doors', () => {
  const problem = (state: State, opening: number, feature = 0, left = 3) => {
    const found = unbarProblem(state, activationOf(0, left), feature, opening);
    return found && `${found.rule} ${found.reason}`;
  };

  test('SK-MOV-10: who may unbar which', () => {
    expect(problem(man([370, 260], 0), 2)).toBe(null);
    expect(problem(man([370, 260], 0), 2, 0, 0)).toBe('SK-ACN-5 sk.act.tooDear');
    expect(problem(man([370, 339.8], 0), 3)).toBe('SK-MOV-10 sk.act.notBarred');
    expect(problem(man([330, 300], 0), 0)).toBe('SK-MOV-10 sk.act.notBarred');
    expect(problem(man([330, 300], 0), 9)).toBe('SK-MOV-10 sk.act.notBarred');
    expect(problem(man([370, 260], 0), 2, 1)).toBe('SK-GEO-17 sk.act.noBuilding');
    expect(problem(man([370, 260], 0), 2, 9)).toBe('SK-GEO-17 sk.act.noBuilding');
    expect(problem(man([370, 239.8], 0), 2)).toBe('SK-MOV-10 sk.act.barredOutside');
    expect(problem(man([370, 262], 0), 2)).toBe('SK-MOV-10 sk.act.notAtDoor');
    expect(problem(man([370, 260], 1), 2)).toBe('SK-MOV-10 sk.act.notAtDoor');
    expect(problem(man([370, 260], 0, [], { posture: 'fallen' }), 2)).toBe('SK-MOV-16 sk.act.fallen');
  });

  test('SK-MOV-10: another house is not inside this one', () => {
    const other: FeatureSpec = { kind: 'building', box: [370, 200, 100, 99] };
    expect(problem(man([370, 239], 0, [], {}, [house, other]), 2)).toBe('SK-MOV-10 sk.act.barredOutside');
  });

  test('SK-MOV-10: that door alone is open then', () => {
    const draft = draftOf(man([370, 260], 0, [], {}, [{ ...house, id: 'inn' }]));
    const before = draft.features[0] as BuildingFeature;
    unbar(draft, activationOf(0, 3), 0, 2);
    const after = draft.features[0] as BuildingFeature;
    expect(after.openings.map((o, i) => o === before.openings[i])).toEqual([true, true, false, true]);
    expect(after.openings[2]).toEqual({ ...before.openings[2], barred: false });
    expect(draft.events).toEqual([{ type: 'unbarred', rule: 'SK-MOV-10', model: 0, feature: 'inn' }]);
    setOpening(draft, 0, 3, { bashed: true });
    expect((draft.features[0] as BuildingFeature).openings.map(({ bashed }) => bashed ?? false)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

import { STEPS_PER_MM } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { acting, activationOf, type FeatureSpec, type ModelSpec, type PositionSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import type { Model, State } from '../state/state.ts';
import { coversMoveAction, moveActionOffers, moveActionProblem } from './moveActions.ts';

/** One step in millimetres. */
const STEP = 1 / STEPS_PER_MM;

const man = (
  rest: Omit<PositionSpec, 'models'> = {},
  spec: Partial<ModelSpec> = {},
  others: readonly ModelSpec[] = [],
): State => acting({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });

/** What model 0 is offered besides Moves, in words: the action, and what or whom it is done to. */
function offered(state: State, change: Partial<Activation> = {}): readonly string[] {
  return moveActionOffers(state, activationOf(0, 3, change)).flatMap((offer) => {
    if (offer.type === 'move') return [];
    const { type, model: _, ...rest } = offer as Command & { readonly model: number };
    return [[type, ...Object.values(rest)].join(' ')];
  });
}

/** A man who carries the first object. */
const laden = (rest: Omit<PositionSpec, 'models'>, others: readonly ModelSpec[] = []): State =>
  man({ things: [{ at: [300, 300], carrier: 0 }], ...rest }, { object: 0 }, others);

const fence = (y: number): FeatureSpec => ({ kind: 'fence', from: [280, y], to: [320, y] });
const lowWall = (y: number): FeatureSpec => ({ kind: 'lowWall', from: [280, y], to: [320, y] });
const hedge = (y: number): FeatureSpec => ({ kind: 'hedge', from: [280, y], to: [320, y] });
const highWall = (y: number): FeatureSpec => ({ kind: 'highWall', from: [280, y], to: [320, y] });
/** Two floors; its left wall is just before the man. */
const house = (left = 310.2): FeatureSpec => ({
  kind: 'building',
  box: [left + 50, 300, 100, 100],
  openings: [
    { kind: 'door', wall: 3, along: 50, barred: true },
    { kind: 'window', wall: 3, along: 58 },
    { kind: 'window', wall: 3, along: 50, level: 1 },
    { kind: 'window', wall: 0 },
  ],
  stairs: [left + 20, 300],
  ladder: { at: [left - 4, 300], opening: 2 },
});

describe('what is offered besides Moves', () => {
  test.each<[string, State, readonly string[]]>([
    ['SK-MOV-17: nothing on an empty table', man(), []],
    ['SK-MOV-17: to go prone with Tomahawks', man({ variant: 'SDT' }), ['prone']],
    ['SK-MOV-18: a rider may dismount', man({ variant: 'SDT' }, { specials: ['mounted'] }), ['dismount']],
    ['SK-MOV-16: a fallen man may stand up', man({}, { posture: 'fallen' }), ['stand']],
    ['SK-MOV-16: a prone man may stand up', man({ variant: 'SDT' }, { posture: 'prone' }), ['stand']],
    ['SK-SCN-1: to take what he touches', man({ things: [{ at: [350, 300] }, { at: [305, 300] }] }), ['take 1']],
    ['SK-SCN-1: to drop what he carries', laden({}), ['drop']],
    [
      'SK-SCN-1: to hand it to a friend he touches',
      laden({}, [{ at: [320.2, 300] }, { at: [279.8, 300], player: 1, posture: 'fallen' }, { at: [300, 350] }]),
      ['drop', 'hand 1'],
    ],
    [
      'SK-SCN-3: to carry it off',
      acting({
        scenario: 'foragingMission',
        things: [{ at: [300, 560], carrier: 0 }],
        models: [{ at: [300, 560], object: 0 }],
      }),
      ['drop', 'carryOff'],
    ],
    ['SK-MOV-12: to bash the fence he touches', man({ features: [hedge(260), fence(310.5)] }), ['bash 1 -1']],
    ['SK-MOV-12: not a fence a step farther off', man({ features: [fence(310.5 + STEP)] }), []],
    ['SK-MOV-12: no hedge, no high wall', man({ features: [hedge(310), highWall(290)] }), []],
    ['SK-SPR-3: no low wall', man({ features: [lowWall(310)] }), []],
    [
      'SK-SPR-3: an Engineer the low wall',
      man({ features: [lowWall(310)] }, { specials: ['engineer'] }),
      ['bash 0 -1'],
    ],
    [
      'SK-MOV-12, -18: a rider bashes nothing',
      man({ features: [fence(315)] }, { specials: ['mounted'] }),
      ['dismount'],
    ],
    ['SK-MOV-11, -12, -14: before a house', man({ features: [house()] }), ['ladder 0', 'bash 0 0', 'climb 0 1']],
    ['SK-MOV-11: too far from the house', man({ features: [house(330)] }), []],
    ['SK-MOV-10 to -13: inside a house', man({ features: [house(284)] }), ['stairs 0']],
    [
      'SK-MOV-10 to -12: inside, at the door',
      man({ features: [house(289.8)] }),
      ['stairs 0', 'unbar 0 0', 'bash 0 0', 'climb 0 1'],
    ],
    [
      'SK-MOV-13, -14: upstairs, at the window',
      man({ features: [house(289.8)] }, { level: 1 }),
      ['stairs 0', 'ladder 0', 'jump 0 2'],
    ],
    ['SK-MOV-18: no rider goes in', man({ features: [house(315.2)] }, { specials: ['mounted'] }), ['dismount']],
  ])('%s', (_, state, expected) => {
    expect(offered(state)).toEqual(expected);
  });

  test('SK-ACN-5: nothing without actions; SK-SPR-2: a charge before all else', () => {
    const state = man({ things: [{ at: [305, 300] }] }, { specials: ['elan'] }, [{ at: [350, 300], player: 1 }]);
    expect(moveActionOffers(state, activationOf(0, 0))).toEqual([]);
    expect(moveActionOffers(state, activationOf(0, 1)).length).toBeGreaterThan(5);
    const charging = moveActionOffers(state, activationOf(0, 3, { mustCharge: true }));
    expect(charging.length).toBeGreaterThan(0);
    expect(charging.every(({ type }) => type === 'move')).toBe(true);
    expect(offered(state, { mustCharge: true, acted: true })).toEqual(['take 0']);
    const take: Command = { type: 'take', model: 0, thing: 0 };
    expect(moveActionProblem(state, activationOf(0, 3, { mustCharge: true }), take)?.rule).toBe('SK-SPR-2');
    expect(moveActionProblem(state, activationOf(0, 3, { mustCharge: true, acted: true }), take)).toBe(null);
    expect(moveActionProblem(state, activationOf(0, 3), take)).toBe(null);
  });

  test('SK-ACN-5: any legal Move is covered by the offers, other actions are not; no other command is an action', () => {
    const state = man({ things: [{ at: [305, 300] }] });
    const { x, y } = state.models[0] as Model;
    const moving = (far: number): Command => ({ type: 'move', model: 0, x: x + far, y, sprint: false });
    expect(coversMoveAction(state, activationOf(0, 3), moving(1237))).toBe(true);
    expect(coversMoveAction(state, activationOf(0, 3), moving(9999))).toBe(false);
    expect(coversMoveAction(state, activationOf(0, 3), { type: 'take', model: 0, thing: 0 })).toBe(false);
    expect(
      moveActionProblem(state, activationOf(0, 3), { type: 'endActivation', model: 0 } as unknown as Command),
    ).toEqual({
      rule: 'SK-ACN-5',
      reason: 'sk.act.none',
      facts: {},
    });
  });
});

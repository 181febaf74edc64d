/** What is left of the game limits what the captain prepares. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { captainsChoice, newMind, termsOf } from '../../../test/captain.ts';
import { acting, type ModelSpec, position, type PositionSpec } from '../../../test/positions.ts';
import type { State } from '../../state/state.ts';
import { withModel } from '../outlook.ts';
import { holdingsOf } from '../value/holdings.ts';
import { surroundingsOf } from '../surroundings.ts';
import { aheadOf } from './horizon.ts';
import { outlookIn } from './mind.ts';
import { diceStake } from './nomination.ts';
import { LOAD } from './prices.ts';
import { room } from './room.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });

/** The last player turn of all; the same with one of the enemy's after it; and one more of one's own after that. */
const LAST = { gameTurn: 12, maxGameTurns: 12, waiting: [] } as const satisfies PositionSpec;
const LAST_BUT_ONE = { ...LAST, waiting: [1] } as const satisfies PositionSpec;
const BEFORE = { ...LAST, gameTurn: 11 } as const satisfies PositionSpec;

describe('SK-END-6 the turns that are left', () => {
  it.each([
    ['the last', LAST, 0, { own: 0, foes: 0 }],
    ['the enemy has one more', LAST_BUT_ONE, 0, { own: 0, foes: 1 }],
    ['seen by the enemy', LAST_BUT_ONE, 1, { own: 1, foes: 0 }],
    ['a game turn more', BEFORE, 0, { own: 1, foes: 1 }],
    ['SK-SCN-2 the last of a scenario', { ...LAST, maxGameTurns: 40, scenario: 'forlornHope' }, 0, { own: 0, foes: 0 }],
  ] as const)('%s', (_, spec, player, ahead) => {
    expect(aheadOf(position(spec), player)).toEqual(ahead);
  });
});

/** The worth of a man's place, all over the table, in steps of 40 mm. */
function places(spec: PositionSpec): readonly number[] {
  const leader = red(60, 560, { specials: ['leader'] });
  const state = position({ ...spec, models: [red(300, 500), leader, blue(300, 300), blue(340, 300)] });
  const outlook = outlookIn(newMind(), state, 0);
  const worths: number[] = [];
  for (let x = 40; x < 600; x += 40) {
    for (let y = 40; y < 600; y += 40) {
      const there = withModel(state, 0, { x: steps(x), y: steps(y) });
      worths.push(outlook.station?.(outlook, there, 0, surroundingsOf(there, 0, outlook.foes)) ?? Number.NaN);
    }
  }
  return worths;
}

describe('a place', () => {
  it('is worth nothing where nobody has a turn left, wherever it is', () => {
    for (const worth of places(LAST)) expect(worth).toBeCloseTo(0, 12);
    expect(places(BEFORE).some((worth) => Math.abs(worth) > 1)).toBe(true);
  });

  it('is worth its safety alone where only the enemy has one', () => {
    const worths = places(LAST_BUT_ONE);
    const worthAt = (x: number, y: number): number => worths[(x / 40 - 1) * 14 + y / 40 - 1] as number;
    expect(worthAt(320, 320)).toBeLessThan(worthAt(320, 560));
  });
});

describe('a standoff', () => {
  const models = [red(300, 500), red(340, 500), ...[300, 340, 380].map((x) => blue(x, 300))];
  const dangerAt = (gameTurn: number, more: PositionSpec, fallen = 0): number => {
    let state = position({ models, gameTurn, ...more });
    for (let man = 0; man < fallen; man += 1) state = withModel(state, man, { posture: 'out', out: 'wounded' });
    return termsOf(state, 'red')['danger'] as number;
  };

  it('of which neither side can win by waiting makes both bolder, each man who fell later', () => {
    expect(dangerAt(6, {})).toBe(dangerAt(1, {}));
    expect(dangerAt(7, {}) / dangerAt(6, {})).toBeCloseTo(0.35, 9);
    expect(dangerAt(10, {}, 1)).toBe(dangerAt(1, {}, 1));
    expect(dangerAt(11, {}, 1) / dangerAt(10, {}, 1)).toBeCloseTo(0.35, 9);
    expect(dangerAt(7, { scenario: 'own' }) / dangerAt(6, { scenario: 'own' })).toBeCloseTo(0.35, 9);
    expect(dangerAt(7, { scenario: 'foragingMission' })).toBe(dangerAt(1, { scenario: 'foragingMission' }));
  });

  it('SK-SCN-8 of an own scenario is one as in any other game without a time of its own, which nobody holds out', () => {
    const held = (scenario: 'own' | 'pickUp') =>
      [0, 1].map((player) => holdingsOf(position({ models, gameTurn: 20, scenario }), player));
    expect(held('own')).toEqual(held('pickUp'));
  });
});

describe('the last turn', () => {
  const worthOf = (state: State, type: 'reload' | 'shoot' | 'stand'): number => {
    const mind = newMind();
    const command = room.choices(mind, state, 'red').find((one) => one.type === type);
    if (command === undefined) throw new Error(`no ${type}`);
    return room.expected(mind, state, 'red', command) ?? 0;
  };

  it('is not for going nearer', () => {
    const far = (spec: PositionSpec) => acting({ ...spec, models: [red(300, 560), blue(300, 60)] }, 0, 1);
    expect(captainsChoice(far(BEFORE), 'red').type).toBe('move');
    expect(captainsChoice(far(LAST), 'red').type).toBe('stop');
  });

  it('spares no load for a better shot', () => {
    const shot = (spec: PositionSpec) =>
      worthOf(acting({ ...spec, models: [red(300, 500), blue(300, 300)] }, 0, 1), 'shoot');
    expect(shot(LAST) - shot(BEFORE)).toBeCloseTo(LOAD, 9);
  });

  it('is for loading only where a shot follows', () => {
    const loads = (spec: PositionSpec, left: number, weapon: 'musket' | 'rifle' = 'musket') =>
      worthOf(
        acting({ ...spec, models: [red(300, 400, { loaded: false, weapons: [weapon] }), blue(300, 300)] }, 0, left),
        'reload',
      );
    expect(loads(BEFORE, 2)).toBeGreaterThan(0);
    expect(loads(LAST, 2)).toBe(0);
    expect(loads(LAST, 3)).toBeGreaterThan(0);
    // SK-RNG-18. A rifle is not fired in the turn in which it is loaded.
    expect(loads(LAST, 3, 'rifle')).toBe(0);
  });

  it('is not for standing up, unless somebody has a turn after it', () => {
    const ups = (spec: PositionSpec) =>
      worthOf(
        acting({ ...spec, models: [red(300, 500, { posture: 'fallen', loaded: false }), blue(300, 60)] }, 0, 1),
        'stand',
      );
    expect(ups(LAST)).toBe(0);
    expect(ups(LAST_BUT_ONE)).toBeGreaterThan(0);
  });

  it('is staked as a whole: nothing that it loses is made good', () => {
    const loss = (spec: PositionSpec) => {
      const models = [red(300, 420), red(340, 420), red(260, 420), blue(300, 330), blue(340, 330)];
      const outlook = outlookIn(newMind(), position({ ...spec, models }), 0);
      const one = diceStake(outlook, 0, 3, false, false);
      return one.loss / one.gain;
    };
    expect(loss(LAST)).toBeGreaterThan(loss(BEFORE));
  });
});

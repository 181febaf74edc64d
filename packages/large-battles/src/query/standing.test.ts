import { begin, decide, DEFAULT_ORDERS, type StandingOrders } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { largeBattles } from '../ruleset.ts';
import { suggestedDeployment } from '../setup/suggestedDeployment.ts';
import type { State } from '../state/state.ts';
import { battlefield, withUnit } from '../../test/positions.ts';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { activationName, afterHolding, phaseName, standing } from './standing.ts';

const HOLD = { type: 'hold' };

/** The first scenario, deployed as suggested. */
function deployed() {
  const made = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let battle = made.value;
  for (const side of [0, 1] as const) {
    const seat = battle.state.field.sides[side].id;
    for (const command of [...suggestedDeployment(battle.state, side), { type: 'ready' }]) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error(`${answer.refusal.rule} ${answer.refusal.reason}`);
      battle = answer.battle;
    }
  }
  return battle;
}

/** A general of blue who stands before his units. */
const threatened = (): State =>
  battlefield({
    units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }, { at: [800, 200], side: 1 }],
    generals: [
      { brigade: 0, at: [500, 1050] },
      { brigade: 1, side: 1, at: [500, 300] },
    ],
  });

/** France's first unit acts so many millimetres before a battalion of Britain, which may react; nobody else is near. */
function window(gap: number): State {
  const { state } = deployed();
  const find = (side: number, skip: number) =>
    state.field.units.findIndex((unit, i) => unit.side === side && unit.arm === 'infantry' && i > skip);
  const [actor, answerer] = [find(0, -1), find(1, -1)];
  const units = state.units.map((unit, i) => ({
    ...unit,
    status: i === actor || i === answerer ? ('table' as const) : ('waiting' as const),
    formation: 'line' as const,
    x: 900 * 64,
    // Both are 15 mm deep and face each other.
    y: (i === actor ? 300 : 300 + 15 + gap) * 64,
    facing: i === actor ? 180 * 16 : 0,
  }));
  const activation = {
    unit: actor,
    left: 2,
    moves: 0,
    taken: 0,
    fired: false,
    rallied: false,
    gunsMoved: false,
    moved: false,
  };
  const acting = {
    at: 'acting',
    mode: 'own',
    side: 0,
    doings: [{ ...activation, seenBy: [answerer], near: [] }],
    chance: 1,
    asked: true,
    doubleFailure: false,
    general: -1,
    over: false,
  };
  const frames = [acting, { at: 'window', side: 1, dice: 1, immediate: false, last: false }];
  return { ...state, units, phase: 2, active: 0, frames: frames as unknown as State['frames'] };
}

const near = window(100);
const far = window(400);
const answer = (state: State, orders: Partial<StandingOrders> = {}) =>
  standing(state, 'britain', { ...DEFAULT_ORDERS, ...orders });

describe('standing orders', () => {
  it('by default ask when the acting enemy could attack, and hold while the chance comes back', () => {
    expect(answer(near)).toBeNull();
    expect(answer(far)).toEqual(HOLD);
  });

  it('always ask, never ask, or ask when the enemy is within a Short', () => {
    expect(answer(far, { ask: 'always' })).toBeNull();
    expect(answer(near, { ask: 'never' })).toEqual(HOLD);
    expect(answer(near, { ask: 'near' })).toEqual(HOLD);
    expect(answer(window(79), { ask: 'near' })).toBeNull();
  });

  it('hold for this activation, for this phase, and not for another one', () => {
    expect(answer(near, { ask: 'always', holdUntil: activationName(near) })).toEqual(HOLD);
    expect(answer(near, { ask: 'always', holdUntil: phaseName(near) })).toEqual(HOLD);
    expect(answer({ ...near, phase: 3 }, { holdUntil: phaseName(near) })).toBeNull();
  });

  it('put no question about a unit that is left out', () => {
    const unit = near.units.findIndex(({ status }, i) => status === 'table' && near.field.units[i]?.side === 1);
    expect(answer(near, { silent: [`unit-${unit}`] })).toEqual(HOLD);
    expect(answer(near, { silent: ['unit-999'] })).toBeNull();
  });

  it('put the same question once in an activation, and again in the next phase', () => {
    const held = { ...DEFAULT_ORDERS, ...afterHolding(near, DEFAULT_ORDERS) };
    expect(standing(near, 'britain', held)).toEqual(HOLD);
    const next = { ...near, phase: 3 };
    expect(standing(next, 'britain', held)).toBeNull();
    expect(afterHolding(next, held).declined.every((one) => one.startsWith(phaseName(next)))).toBe(true);
  });

  it('answer nothing but chances to react', () => {
    const begun = deployed();
    expect(answer(begun.state, { ask: 'never' })).toBeNull();
    expect(decide(begun, 'britain', HOLD).ok).toBe(false);
  });

  it('LB-PROX-06 LB-LEAD-20 settle what the rules force in the shortest way, if they are to, and nothing else', () => {
    const crowded = battlefield({
      units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }, { at: [500, 240], side: 1 }],
    });
    const t = playing(withUnit(withUnit(crowded, 1, { violation: true }), 2, { violation: true }));
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]);
    const settle = { ...DEFAULT_ORDERS, settle: true };
    expect(standing(t.state, 'blue', DEFAULT_ORDERS)).toBeNull();
    expect(standing(t.state, 'red', settle)).toBeNull();
    const answered = standing(t.state, 'blue', settle);
    const lengths = t.offered('blue', 'correct').map(({ move }) => move.distance);
    expect(new Set(lengths).size).toBeGreaterThan(1);
    expect(answered).toMatchObject({ type: 'correct', move: { distance: Math.min(...lengths) } });
    t.blue(answered as NonNullable<typeof answered>);
    expect(t.state.units.some(({ violation }) => violation)).toBe(false);
    // A chance to react is asked about as before.
    expect(answer(near, { settle: true })).toBeNull();

    const frame = { at: 'reposition', general: 1, side: 1, rule: 'LB-LEAD-19' } as const;
    const driven = new Playing({ ...threatened(), frames: [frame] });
    const places = driven.offered('blue', 'reposition');
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 500 * 64, y - 300 * 64);
    const to = standing(driven.state, 'blue', settle);
    expect(to?.type === 'reposition' && far(to)).toBe(Math.min(...places.map(far)));
    expect(standing(driven.state, 'blue', DEFAULT_ORDERS)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { charge, playing } from '../../test/playing.ts';
import type { Troop } from '../scenarios/position.ts';
import { cm } from '../state/lengths.ts';
import { orderOdds, orderPreview } from './index.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });

describe('what an order promises as it is given', () => {
  it('SIP-ACT-1 SIP-MEL-6 a charge with its activation', () => {
    const { state } = playing({ units: [red({ dp: 2 }), foe(38), spare] });
    const { activation, melee } = orderPreview(state, charge(0, 1));
    expect(activation?.chance).toBeCloseTo(1 / 2);
    const odds = orderOdds(state, charge(0, 1));
    expect(odds.succeeds).toBeCloseTo((melee?.chargerWins ?? 0) / 2);
    expect(odds.targetDisrupted).toBeCloseTo((melee?.defenderDisrupted ?? 0) / 2);
    expect(odds.ownDisrupted).toBeCloseTo((melee?.chargerDisrupted ?? 0) / 2);
  });

  it('SIP-CHG-10 a routing unit that is caught whenever the charge begins', () => {
    const { state } = playing({ units: [red({ dp: 2 }), foe(38, { status: 'routing', dp: 4 }), spare] });
    expect(orderOdds(state, charge(0, 1))).toEqual({ succeeds: 1 / 2, targetDisrupted: 1 / 2, ownDisrupted: 0 });
  });

  it('SIP-ACT-8 a move and fire with the shot that it keeps where it stands if it fails', () => {
    const go = {
      type: 'moveFire',
      unit: 0,
      target: 1,
      fireFirst: false,
      turn: 0,
      turnAfter: 0,
      distance: cm(5),
    } as const;
    const near = playing({ units: [red({ dp: 2 }), foe(40), spare] }).state;
    const short = { ...go, distance: cm(1) };
    // In range before and after the move: the same two dice at the same score.
    expect(orderOdds(near, short).succeeds).toBeCloseTo(orderPreview(near, short).shot?.disrupts ?? 0);
    const far = playing({ units: [red({ dp: 2 }), foe(46), spare] }).state;
    expect(orderOdds(far, go).succeeds).toBeCloseTo((orderPreview(far, go).shot?.disrupts ?? 0) / 2);
  });

  it('SIP-RAL-2 a rally; and nothing for a move', () => {
    const { state } = playing({ units: [red({ dp: 2 }), foe(60), spare] });
    expect(orderOdds(state, { type: 'rally', unit: 0, command: -1 }).succeeds).toBeCloseTo(1 / 3);
    const move = { type: 'move', unit: 0, turn: 0, turnAfter: 0, distance: cm(1) } as const;
    expect(orderOdds(state, move).succeeds).toBe(0);
  });
});

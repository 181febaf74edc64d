/** LB-LEAD-23..27: Brigades that have lost their Leader, and the one who takes his place. */
import { decide as judged } from '../turn/machine.ts';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type GeneralSpec, type UnitSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { covers, offers } from '../turn/machine.ts';
import { leaderlessBrigades } from './replacements.ts';

const LOST = { at: [0, 0], status: 'gone', fate: 'lost' } as const;
const UNITS: readonly UnitSpec[] = [
  { at: [500, 900], brigade: 0 },
  { at: [900, 900], brigade: 1 },
  { at: [900, 100], side: 1, brigade: 2 },
];
const table = (generals: readonly GeneralSpec[], units = UNITS): State =>
  battlefield({ brigades: [0, 0, 1], units, generals });
const asked = (state: State): State => ({
  ...state,
  frames: [
    { at: 'phase', side: 1, over: false },
    { at: 'replace', side: 0 },
  ],
});
const nominate = (brigade: number, x = 900): Command => ({
  type: 'nominate',
  brigade,
  x: steps(x),
  y: steps(960),
  facing: 0,
});

describe('Brigades without a Leader', () => {
  it('LB-LEAD-23 are those of the side that lost theirs, and still have a unit on the table', () => {
    const state = table([
      { brigade: 0, ...LOST },
      { brigade: 1, side: 0, ...LOST },
      { brigade: 2, side: 1, ...LOST },
    ]);
    expect([leaderlessBrigades(state, 0), leaderlessBrigades(state, 1)]).toEqual([[0, 1], [2]]);
    const led = table([
      { brigade: 0, at: [500, 960] },
      { brigade: 1, side: 0, ...LOST },
    ]);
    expect(leaderlessBrigades(led, 0)).toEqual([1]);
    const gone = table(
      [
        { brigade: 0, ...LOST },
        { brigade: 1, side: 0, ...LOST },
      ],
      UNITS.map((unit, i) => (i === 0 ? { ...unit, status: 'eliminated' } : unit)),
    );
    expect(leaderlessBrigades(gone, 0)).toEqual([1]);
    expect(leaderlessBrigades(table([{ brigade: 0, at: [1, 1] }]), 0)).toEqual([]);
  });
});

describe('a new Leader', () => {
  const state = asked(
    table([
      { brigade: 0, at: [500, 960] },
      { brigade: 1, side: 0, ...LOST, q: 3, traits: { active: true } },
    ]),
  );
  const told = (command: Command): unknown => {
    const decision = judged(state, 'red', command);
    return decision.ok ? 'ok' : [decision.refusal.rule, decision.refusal.reason.replace('lb.refusal.', '')];
  };

  it('LB-LEAD-26 is placed by his side, and nothing else is done before', () => {
    expect(told(nominate(1))).toBe('ok');
    expect(told(nominate(0))).toEqual(['LB-LEAD-25', 'notLeaderless']);
    expect(told(nominate(1, 1500))).toEqual(['LB-LEAD-27', 'outOfSpan']);
    expect(told({ type: 'stop' })).toEqual(['LB-LEAD-26', 'placeLeader']);
    expect([nominate(1), nominate(0)].map((command) => covers(state, 'red', command))).toEqual([true, false]);
    expect(covers(state, 'red', { type: 'stop' })).toBe(false);
    expect(offers(state, 'red').every((offer) => offer.type === 'nominate' && offer.brigade === 1)).toBe(true);
  });

  it('LB-LEAD-27 comes fresh, one worse than the one before', () => {
    const decision = judged(state, 'red', nominate(1));
    expect(decision.ok && decision.state.generals[1]).toEqual({
      x: steps(900),
      y: steps(960),
      facing: 0,
      status: 'table',
      unit: -1,
      q: 4,
      activated: false,
      reacted: false,
      spent: false,
      rerolled: false,
      activeUsed: false,
      replacement: true,
      fate: 'none',
      orders: 0,
    });
  });
});

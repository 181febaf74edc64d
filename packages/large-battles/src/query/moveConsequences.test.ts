import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { moveConsequences, rideConsequences, threatOf } from './moveConsequences.ts';

function moved(state: State, unit: number, x: number, y: number): State {
  return { ...state, units: state.units.map((u, i) => (i === unit ? { ...u, x: steps(x), y: steps(y) } : u)) };
}

/** `[message, pieces, effect]` of each consequence of a move of unit 0, to millimetres. */
function told(spec: BattlefieldSpec, x: number, y: number) {
  const before = battlefield(spec);
  return moveConsequences(before, moved(before, 0, x, y), 0).map(({ what, pieces, effect }) => [what, pieces, effect]);
}

const LEADER = { brigade: 0, at: [900, 1000] } as const;

describe('consequences of a move', () => {
  it('LB-UNIT-13: a unit leaves the span of its Leader and comes back', () => {
    const far = { units: [{ at: [900, 900] }], generals: [LEADER] } as const;
    expect(told(far, 900, 600)).toEqual([['lb.after.command.lost', [0], 'worse']]);
    expect(told({ units: [{ at: [900, 600] }], generals: [LEADER] }, 900, 900)).toEqual([
      ['lb.after.command.gained', [0], 'better'],
    ]);
  });

  it('LB-UNIT-13: a General who rides off leaves those he commands', () => {
    const before = battlefield({ units: [{ at: [900, 900] }], generals: [LEADER] });
    const generals = before.generals.map((g, i) => (i === 0 ? { ...g, x: steps(100), y: steps(100) } : g));
    expect(rideConsequences(before, { ...before, generals }, 0).map(({ what }) => what)).toEqual([
      'lb.after.command.lost',
    ]);
  });

  it('LB-BOMB-05, LB-BOMB-01: guns that bear on it, loaded or not; limbered guns do not', () => {
    const guns = { kind: 'battery', side: 1, at: [900, 200], facing: 180 } as const;
    const units = [
      { at: [400, 700] },
      { ...guns, loaded: false },
      { ...guns, at: [900, 140], formation: 'limbered' },
    ] as const;
    expect(told({ units }, 900, 500)).toContainEqual(['lb.after.guns.in', [1], 'worse']);
    expect(told({ units: [{ at: [900, 500] }, units[1]] }, 400, 700)).toContainEqual([
      'lb.after.guns.out',
      [1],
      'better',
    ]);
  });

  it('LB-APP-02: within an Approach of a unit that has it ahead; never of guns or squares', () => {
    const enemy = { side: 1, at: [900, 400], facing: 180 } as const;
    const place = [900, 475] as const;
    expect(told({ units: [{ at: [900, 900] }, enemy] }, ...place)).toContainEqual([
      'lb.after.approach.in',
      [1],
      'worse',
    ]);
    expect(told({ units: [{ at: [900, 900] }, { ...enemy, formation: 'square' }] }, ...place)).toEqual([]);
    expect(told({ units: [{ at: [900, 900] }, { ...enemy, facing: 0 }] }, ...place)).toEqual([]);
  });

  it('LB-TERR-09: cover in a wood against the guns that reach it there', () => {
    const units = [{ at: [900, 700] }, { kind: 'battery', side: 1, at: [900, 200], facing: 180 }] as const;
    const terrain = [{ kind: 'wood', points: [800, 550, 1000, 550, 1000, 650, 800, 650] }] as const;
    const found = told({ units, terrain }, 900, 555);
    expect(found).toContainEqual(['lb.after.cover.gained', [1], 'better']);
  });

  it('LB-PROX-02: a friend that would be too near', () => {
    const units = [{ at: [900, 900] }, { at: [900, 700] }] as const;
    expect(told({ units }, 900, 725)).toEqual([['lb.after.near.in', [1], 'worse']]);
    expect(told({ units }, 900, 800)).toEqual([]);
  });

  it('LB-REACT-03: of the enemies it is exposed to, those that may still react', () => {
    const enemy = { side: 1, at: [900, 400], facing: 180 } as const;
    const spec = { units: [{ at: [900, 900] }, enemy, { ...enemy, at: [1040, 400], reacted: true }] } as const;
    const before = battlefield(spec);
    const after = moved(before, 0, 970, 475);
    const window = { at: 'window', side: 1, last: false, immediate: false, dice: 1 } as never;
    const found = moveConsequences(before, { ...after, frames: [window] }, 0);
    expect(found.filter(({ what }) => what === 'lb.after.react').map(({ pieces }) => pieces)).toEqual([[1]]);
  });
});

describe('what a unit threatens', () => {
  const strip = (spec: BattlefieldSpec) => {
    const found = threatOf(battlefield(spec), 0);
    return (
      found && [toMm(found[1] ?? 0) - toMm(found[7] ?? 0), toMm((found[2] ?? 0) - (found[0] ?? 0))].map(Math.round)
    );
  };

  it('LB-BOMB-05, LB-APP-02: guns 3L ahead, others their move, squares and limbered guns nothing', () => {
    const { l, s } = battlefield().field.sticks;
    expect(strip({ units: [{ kind: 'battery', at: [900, 900] }] })).toEqual([Math.round(3 * toMm(l)), 60]);
    expect(strip({ units: [{ at: [900, 900] }] })).toEqual([Math.round(toMm(s)), 120]);
    expect(strip({ units: [{ at: [900, 900], formation: 'square' }] })).toBeNull();
    expect(strip({ units: [{ kind: 'battery', at: [900, 900], formation: 'limbered' }] })).toBeNull();
  });
});

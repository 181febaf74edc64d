import { frontCentre } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import { sizeOf } from '../ground/footprints.ts';
import type { UnitActivation } from '../state/frames.ts';
import type { Formation, State } from '../state/state.ts';
import {
  formCost,
  formOffers,
  type Mover,
  planFormationChange,
  planFormationInCombat,
  planTurnInCombat,
} from './index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
function asks(
  state: State,
  formation: Formation,
  facing = 0,
  activation: Partial<UnitActivation> = {},
  mode: Mover['mode'] = 'own',
) {
  return verdict(planFormationChange(state, mover(state, 0, activation, mode), formation, facing * 16));
}

describe('refused changes of formation', () => {
  const town: BattlefieldSpec = { terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }] };
  it.each<readonly [string, State, Formation, number, Readonly<Record<string, string>>]>([
    ['LB-UNIT-05 off the table', alone({ status: 'eliminated' }), 'square', 0, { formation: 'square' }],
    ['LB-BUA-04 in a town', alone({ formation: 'garrison', sector: 0 }, town), 'square', 0, { formation: 'square' }],
    ['LB-FORM-04 with no facing', alone({ kind: 'battery', formation: 'limbered' }), 'unlimbered', 360, {}],
    ['LB-FORM-03 with another facing', alone(), 'square', 10, { formation: 'square' }],
    ['LB-FORM-02 none', alone(), 'line', 0, { formation: 'line' }],
    [
      'LB-FORM-05 onto an enemy',
      alone({ formation: 'attackColumn' }, { units: [{ side: 1, at: [950, 592], formation: 'attackColumn' }] }),
      'line',
      0,
      { enemy: 'unit-1' },
    ],
    [
      'LB-LEAD-18 onto an enemy General',
      alone({ formation: 'attackColumn' }, { generals: [{ side: 1, brigade: 1, at: [945, 590] }] }),
      'line',
      0,
      { enemy: 'leader-1' },
    ],
    [
      'LB-TERR-05 astride a stream',
      alone({ formation: 'attackColumn' }, { terrain: [{ kind: 'stream', points: [945, 500, 945, 700] }] }),
      'line',
      0,
      {},
    ],
    ['LB-FORM-01 of another arm', alone(), 'nonsense'.repeat(9) as Formation, 0, { formation: 'nonsense'.repeat(5) }],
  ])('%s: names the unit', (title, state, formation, facing, facts) => {
    const answer = planFormationChange(state, mover(state, 0), formation, facing * 16);
    expect(answer.ok ? 'ok' : answer.refusal.rule).toBe(title.split(' ')[0]);
    expect(answer.ok ? null : answer.refusal.facts).toMatchObject({ unit: 'unit-0', ...facts });
  });

  it('LB-LEAD-18 LB-TERR-05 clear of a General, and of a stream, by a little', () => {
    const general = (x: number) =>
      alone({ formation: 'attackColumn' }, { generals: [{ side: 1, brigade: 1, at: [x, 590] }] });
    expect(asks(general(967), 'line')).toBe('LB-LEAD-18');
    expect(asks(general(968), 'line')).toBe('ok');
    const stream = (x: number) =>
      alone({ formation: 'attackColumn' }, { terrain: [{ kind: 'stream', points: [x, 500, x, 700] }] });
    expect(asks(stream(959), 'line')).toBe('LB-TERR-05');
    expect(asks(stream(961), 'line')).toBe('ok');
  });
});

describe('changes of formation of a Grand Battery', () => {
  const grand = battlefield({
    units: [
      { kind: 'battery', formation: 'limbered', at: [0, 0], status: 'joined' },
      { kind: 'battery', formation: 'limbered', at: [900, 600], battery: 0 },
    ],
  });

  it('LB-OPT-02 LB-FORM-04 keeps the middle of its front: 80 mm deep limbered, 40 unlimbered', () => {
    const laid = granted(planFormationChange(grand, mover(grand, 1), 'unlimbered', 0));
    expect(inMm(laid)).toEqual({ x: 900, y: 580, facing: 0 });
  });

  it('LB-OPT-02 LB-FORM-05 needs room for 120 mm', () => {
    const house = (x: number): State => ({
      ...grand,
      field: battlefield({
        units: [
          { kind: 'battery', formation: 'limbered', at: [0, 0], status: 'joined' },
          { kind: 'battery', formation: 'limbered', at: [900, 600], battery: 0 },
        ],
        terrain: [{ kind: 'building', box: [x, 580, 4, 4] }],
      }).field,
    });
    const to = (state: State) => verdict(planFormationChange(state, mover(state, 1), 'unlimbered', 0));
    expect(to(house(956))).toBe('LB-TERR-04');
    expect(to(house(965))).toBe('ok');
  });
});

describe('offered changes of formation', () => {
  it('LB-FORM-01 LB-FORM-03 each other formation of the arm, with the same facing', () => {
    const state = alone({ facing: 30 });
    expect(formOffers(state, mover(state, 0))).toEqual(
      ['attackColumn', 'marchColumn', 'square'].map((formation) => ({ formation, facing: 480 })),
    );
  });

  it('LB-FORM-04 guns unlimber ahead, aslant, to the flanks or to the rear', () => {
    const state = alone({ kind: 'battery', formation: 'limbered', facing: 90 });
    expect(formOffers(state, mover(state, 0)).map(({ facing }) => facing / 16)).toEqual([
      90, 112.5, 67.5, 135, 45, 180, 0, 270,
    ]);
  });

  it('LB-SPEC-01 none that costs more actions than are left', () => {
    const state = alone({ traits: { conscript: true } });
    expect(formOffers(state, mover(state, 0, { left: 1 }))).toEqual([]);
    expect(formOffers(state, mover(state, 0, { left: 2 }))).toHaveLength(3);
  });
});

describe('changes of formation', () => {
  it('LB-FORM-01 are open between any two formations of the arm', () => {
    const infantry = ['line', 'attackColumn', 'marchColumn', 'square'] as const;
    for (const from of infantry) {
      for (const to of infantry)
        if (from !== to) expect(asks(alone({ formation: from }), to), `${from} ${to}`).toBe('ok');
    }
    expect(asks(alone({ kind: 'dragoons' }), 'column')).toBe('ok');
    expect(asks(alone({ kind: 'dragoons', formation: 'column' }), 'line')).toBe('ok');
    expect(asks(alone({ kind: 'battery' }), 'limbered')).toBe('ok');
    expect(asks(alone({ kind: 'battery', formation: 'limbered' }), 'unlimbered')).toBe('ok');
  });

  it('LB-FORM-01 gives no arm the formations of another', () => {
    expect(asks(alone(), 'column')).toBe('LB-FORM-01');
    expect(asks(alone(), 'garrison')).toBe('LB-FORM-01');
    expect(asks(alone({ kind: 'dragoons' }), 'square')).toBe('LB-FORM-01');
    expect(asks(alone({ kind: 'battery' }), 'line')).toBe('LB-FORM-01');
    expect(asks(alone(), 'line')).toBe('LB-FORM-02');
  });

  it('LB-FORM-02 costs one action, LB-SPEC-01 LB-SPEC-15 two for Conscript and Militia', () => {
    expect(formCost(alone(), 0)).toBe(1);
    expect(asks(alone(), 'square', 0, { left: 1 })).toBe('ok');
    expect(asks(alone(), 'square', 0, { left: 0 })).toBe('LB-FORM-02');
    for (const [trait, rule] of [
      ['conscript', 'LB-SPEC-01'],
      ['militia', 'LB-SPEC-15'],
    ] as const) {
      const state = alone({ traits: { [trait]: true } });
      expect(formCost(state, 0)).toBe(2);
      expect(asks(state, 'square', 0, { left: 2 })).toBe('ok');
      expect(asks(state, 'square', 0, { left: 1 })).toBe(rule);
    }
  });

  it('LB-FORM-03 lays the new footprint behind the front-centre, facing kept', () => {
    for (const facing of [0, 90, 217]) {
      for (const to of ['attackColumn', 'marchColumn', 'square'] as const) {
        const state = alone({ facing });
        const at = granted(planFormationChange(state, mover(state, 0), to, facing * 16));
        expect(at.facing).toBe(facing * 16);
        const before = frontCentre(state.units[0]!, sizeOf(state.field, state.field.units[0]!, 'line'));
        expect(frontCentre(at, sizeOf(state.field, state.field.units[0]!, to))).toEqual(before);
      }
    }
    expect(inMm(granted(planFormationChange(alone(), mover(alone(), 0), 'marchColumn', 0)))).toEqual({
      x: 900,
      y: 622.5,
      facing: 0,
    });
    expect(asks(alone(), 'square', 90)).toBe('LB-FORM-03');
  });

  it('LB-FORM-04 unlimbers in any facing, turned about the centre of where it is laid', () => {
    const state = alone({ kind: 'battery', formation: 'limbered' });
    // The head is at 560; unlimbered it lies 40 mm deep behind it.
    for (const facing of [0, 45, 180, 300]) {
      expect(inMm(granted(planFormationChange(state, mover(state, 0), 'unlimbered', facing * 16)))).toEqual({
        x: 900,
        y: 580,
        facing,
      });
    }
    expect(asks(alone({ kind: 'battery' }), 'limbered', 90)).toBe('LB-FORM-03');
    expect(verdict(planFormationChange(state, mover(state, 0), 'unlimbered', Number.NaN))).toBe('LB-FORM-04');
  });

  it('LB-FORM-05 needs room: no friend, enemy, closed ground or table edge under it', () => {
    const line = { formation: 'attackColumn' } as const;
    expect(asks(alone(line, { units: [{ at: [965, 600], formation: 'square' }] }), 'line')).toBe('LB-PASS-01');
    expect(asks(alone(line, { units: [{ side: 1, at: [965, 600], formation: 'square' }] }), 'line')).toBe('LB-FORM-05');
    expect(asks(alone(line, { terrain: [{ kind: 'building', box: [950, 590, 20, 20] }] }), 'line')).toBe('LB-TERR-04');
    expect(asks(alone({ ...line, at: [55, 600] }), 'line')).toBe('LB-MOVE-27');
    expect(asks(alone({ ...line, at: [60, 600] }), 'line')).toBe('ok');
    expect(asks(alone(line, { terrain: [{ kind: 'hedge', points: [950, 500, 950, 700] }] }), 'line')).toBe(
      'LB-MOVE-32',
    );
    expect(asks(alone(line, { terrain: [{ kind: 'stream', points: [950, 500, 950, 700] }] }), 'line')).toBe(
      'LB-TERR-05',
    );
    expect(asks(alone(line, { generals: [{ brigade: 1, at: [950, 600] }] }), 'line')).toBe('LB-LEAD-18');
  });

  it('LB-FORM-05 does not come to 1S of an enemy by it, unless it was there before', () => {
    const column = { formation: 'attackColumn' } as const;
    // Enemy beside: 110 mm from the column's side, 80 from the line's.
    const beside = (mm: number): UnitSpec => ({ side: 1, at: [900 + 30 + mm + 22.5, 600], formation: 'square' });
    expect(asks(alone(column, { units: [beside(110)] }), 'line')).toBe('LB-FORM-05');
    expect(asks(alone(column, { units: [beside(110.2)] }), 'line')).toBe('ok');
    expect(asks(alone(column, { units: [beside(79)] }), 'line')).toBe('ok');
  });

  it('LB-FORM-05 does not apply inside the Approach procedure', () => {
    const state = alone(
      { formation: 'attackColumn' },
      { units: [{ side: 1, at: [900 + 30 + 110 + 22.5, 600], formation: 'square' }] },
    );
    expect(verdict(planFormationInCombat(state, 0, 'line', 0))).toBe('ok');
    const onFriend = alone({ formation: 'attackColumn' }, { units: [{ at: [965, 600], formation: 'square' }] });
    expect(verdict(planFormationInCombat(onFriend, 0, 'line', 0))).toBe('LB-PASS-01');
  });

  it('LB-APP-40 turns up to 90 degrees or about inside the Approach, onto no unit', () => {
    const state = alone();
    const turn = (degrees: number) => verdict(planTurnInCombat(state, 0, degrees * 16));
    expect([90, 270, 180, 1].map(turn)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect([91, 135, 269, 0].map(turn)).toEqual(['LB-APP-40', 'LB-APP-40', 'LB-APP-40', 'LB-APP-40']);
    const friend = alone({}, { units: [{ at: [900, 560], formation: 'attackColumn' }] });
    expect(verdict(planTurnInCombat(friend, 0, 90 * 16))).toBe('LB-PASS-01');
  });

  it('LB-REACT-17 lets Reserve units form in reaction; LB-CINC-06 gives the free move to moving alone', () => {
    const state = alone({ brigade: -1 });
    expect(asks(state, 'square', 0, {}, 'reaction')).toBe('ok');
    expect(asks(alone(), 'square', 0, {}, 'free')).toBe('LB-CINC-06');
  });

  it('LB-PROX-01 holds for the last action, a change of formation too', () => {
    const column = alone({ formation: 'attackColumn' }, { units: [{ at: [900 + 30 + 60 + 60, 600] }] });
    expect(asks(column, 'line', 0, { left: 1 })).toBe('LB-PROX-01');
    expect(asks(column, 'line', 0, { left: 2 })).toBe('ok');
    const conscripts = alone(
      { formation: 'attackColumn', traits: { conscript: true } },
      { units: [{ at: [900 + 30 + 60 + 60, 600] }] },
    );
    expect(asks(conscripts, 'line', 0, { left: 2 })).toBe('LB-PROX-01');
    expect(asks(conscripts, 'line', 0, { left: 3 })).toBe('ok');
  });

  it('LB-FORM-04 offers eight facings to a battery that unlimbers, one to all others', () => {
    const guns = alone({ kind: 'battery', formation: 'limbered' });
    const facings = formOffers(guns, mover(guns, 0)).map((offer) => offer.facing);
    expect(new Set(facings).size).toBe(8);
    const limbering = alone({ kind: 'battery' });
    expect(formOffers(limbering, mover(limbering, 0))).toEqual([{ formation: 'limbered', facing: 0 }]);
  });

  it('LB-FORM-02 offers exactly the accepted changes', () => {
    const state = alone(
      { kind: 'battery', formation: 'limbered' },
      { units: [{ at: [945, 580], formation: 'attackColumn', facing: 90 }] },
    );
    const acting = mover(state, 0);
    const offers = formOffers(state, acting);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThan(8);
    for (const { formation, facing } of offers)
      expect(verdict(planFormationChange(state, acting, formation, facing))).toBe('ok');
    expect(formOffers(alone(), mover(alone(), 0)).map((o) => o.formation)).toEqual([
      'attackColumn',
      'marchColumn',
      'square',
    ]);
  });
});

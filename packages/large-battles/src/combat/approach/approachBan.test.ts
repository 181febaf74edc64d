import { describe, expect, it } from 'vitest';
import { field, start } from '../../../test/deploying.ts';
import type { Mover } from '../../movement/mover.ts';
import type { State, Unit } from '../../state/state.ts';
import { approachBan, attackBan } from './approachBan.ts';

const indexOf = (arm: 'infantry' | 'cavalry' | 'artillery') => field.units.findIndex((profile) => profile.arm === arm);
const FOOT = indexOf('infantry');
const HORSE = indexOf('cavalry');
const GUNS = indexOf('artillery');

/** A unit of a brigade in line, changed as asked. */
function stateWith(unit: number, change: Partial<Unit> = {}): State {
  const units = start.units.map(
    (one, i): Unit => (i === unit ? { ...one, formation: 'line', brigade: 0, ...change } : one),
  );
  return { ...start, units };
}

const moving = (unit: number, mode: Mover['mode']): Mover => ({ unit, side: 0, mode }) as Mover;
const ruleOf = (ban: ReturnType<typeof approachBan>) => (ban === null ? null : [ban.rule, ban.reason]);

describe('units that cannot Approach', () => {
  it.each([
    ['LB-APP-02', 'gunsNeverApproach', GUNS, {}],
    ['LB-FORM-08', 'squareMayNotApproach', FOOT, { formation: 'square' }],
    ['LB-BUA-17', 'garrisonMayNotApproach', FOOT, { sector: 0 }],
    ['LB-UNIT-07', 'tooDisordered', FOOT, { dis: 3 }],
    ['LB-CINC-05', 'reserveStays', FOOT, { brigade: -1 }],
  ] as const)('%s %s', (rule, reason, unit, change) => {
    const ban = approachBan(stateWith(unit, change), moving(unit, 'own'));
    expect(ruleOf(ban)).toEqual([rule, `lb.refusal.${reason}`]);
    expect(ban?.facts).toMatchObject({ unit: field.units[unit]?.id });
  });

  it('LB-APP-02 all others can, in their own activation, up to DIS 2', () => {
    for (const unit of [FOOT, HORSE]) {
      expect(approachBan(stateWith(unit, { dis: 2 }), moving(unit, 'own'))).toBeNull();
    }
  });
});

describe('modes in which a unit cannot attack', () => {
  it.each([
    ['LB-REACT-17', 'reserveStays', HORSE, 'reaction', { brigade: -1 }],
    ['LB-REACT-06', 'infantryReaction', FOOT, 'reaction', {}],
    ['LB-APP-07', 'cavalryReactsInLine', HORSE, 'reaction', { formation: 'column' }],
    ['LB-LEAD-06', 'noApproachInGroup', FOOT, 'group', {}],
    ['LB-CINC-08', 'noApproachOnMarch', FOOT, 'reserve', {}],
    ['LB-CINC-07', 'noApproachOnMarch', FOOT, 'free', {}],
    ['LB-PROX-07', 'noApproachOnMarch', FOOT, 'correct', {}],
  ] as const)('%s %s', (rule, reason, unit, mode, change) => {
    const ban = attackBan(stateWith(unit, change), moving(unit, mode));
    expect(ruleOf(ban)).toEqual([rule, `lb.refusal.${reason}`]);
    expect(ban?.facts).toMatchObject({ unit: field.units[unit]?.id });
  });

  it('LB-APP-07 cavalry in line attacks in reaction', () => {
    expect(attackBan(stateWith(HORSE), moving(HORSE, 'reaction'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type AttackerCase, attackerUseProblem, type DefenderCase, defenderUseProblem } from './allowedActions.ts';

const DEFENDER: DefenderCase = {
  attacker: 'infantry',
  defender: 'infantry',
  inSector: false,
  flanked: false,
  limbered: false,
  won: [0, 2],
  a: 1,
  d: 2,
  done: [],
};
const ATTACKER: AttackerCase = { attacker: 'infantry', a: 2, done: [], allGone: false };

const said = (answer: ReturnType<typeof defenderUseProblem>) =>
  answer === null
    ? null
    : { rule: answer.rule, reason: answer.reason.replace('lb.refusal.fight.', ''), ...answer.facts };

describe('actions after an Approach', () => {
  it('LB-APP-24 LB-APP-44 need an action that is left, cavalry too', () => {
    const refused = { rule: 'LB-APP-24', reason: 'actionsMissing', needed: 1, left: 0 };
    expect(said(defenderUseProblem({ ...DEFENDER, d: 0 }, 'retreat'))).toEqual(refused);
    for (const attacker of ['infantry', 'cavalry'] as const) {
      expect(said(attackerUseProblem({ ...ATTACKER, attacker, a: 0 }, 'contact'))).toEqual(refused);
      expect(said(attackerUseProblem({ ...ATTACKER, attacker, a: 1 }, 'contact'))).toBeNull();
    }
  });

  it('LB-APP-26 LB-APP-32 are refused in another order, with what came before', () => {
    const refused = { reason: 'orderOfUses', after: 'turn', asked: 'retreat' };
    expect(said(defenderUseProblem({ ...DEFENDER, flanked: true, done: ['turn'] }, 'retreat'))).toEqual({
      rule: 'LB-APP-26',
      ...refused,
    });
    expect(said(attackerUseProblem({ ...ATTACKER, done: ['retreat'] }, 'contact'))).toEqual({
      rule: 'LB-APP-32',
      reason: 'orderOfUses',
      after: 'retreat',
      asked: 'contact',
    });
  });

  it('LB-APP-28 cancel one of A’s actions as long as A has any, whatever came before', () => {
    const refused = { rule: 'LB-APP-28', reason: 'nothingToCancel' };
    expect(said(defenderUseProblem({ ...DEFENDER, a: 0 }, 'cancel'))).toEqual(refused);
    expect(said(defenderUseProblem({ ...DEFENDER, a: 0 }, 'retreat'))).toBeNull();
    for (const a of [1, 2]) {
      expect(said(defenderUseProblem({ ...DEFENDER, a, done: ['form', 'retreat'] }, 'cancel'))).toBeNull();
    }
  });

  it('LB-APP-27 LB-APP-29 let D into Contact in front: infantry not at 1-1, cavalry at any result', () => {
    const oneAll = { ...DEFENDER, won: [1, 1], d: 1 } as const;
    const cavalry = { ...oneAll, defender: 'cavalry' } as const;
    const refused = (reason: string) => ({ rule: 'LB-APP-27', reason });
    expect(said(defenderUseProblem(oneAll, 'contact'))).toEqual(refused('oneAllNoContact'));
    expect(said(defenderUseProblem(DEFENDER, 'contact'))).toBeNull();
    expect(said(defenderUseProblem(cavalry, 'contact'))).toBeNull();
    expect(said(defenderUseProblem({ ...cavalry, attacker: 'cavalry' }, 'contact'))).toBeNull();
    for (const each of [DEFENDER, cavalry])
      expect(said(defenderUseProblem({ ...each, flanked: true }, 'contact'))).toEqual(refused('flankedNoContact'));
  });

  it('LB-APP-27 LB-APP-30 let D turn in flank alone, and guns go back only with their teams', () => {
    expect(said(defenderUseProblem(DEFENDER, 'turn'))).toEqual({ rule: 'LB-APP-27', reason: 'turnsInFrontOnly' });
    expect(said(defenderUseProblem({ ...DEFENDER, flanked: true }, 'turn'))).toBeNull();
    const guns = { ...DEFENDER, defender: 'artillery' } as const;
    expect(said(defenderUseProblem(guns, 'retreat'))).toEqual({ rule: 'LB-APP-30', reason: 'notLimbered' });
    expect(said(defenderUseProblem({ ...guns, limbered: true }, 'retreat'))).toBeNull();
    expect(said(defenderUseProblem(guns, 'form'))).toBeNull();
  });

  it('LB-APP-37 leave the attacker a formation alone once the defender is gone', () => {
    const gone = { ...ATTACKER, allGone: true };
    expect(said(attackerUseProblem(gone, 'form'))).toBeNull();
    expect(said(attackerUseProblem(gone, 'contact'))).toEqual({ rule: 'LB-APP-37', reason: 'onlyFormation' });
    expect(said(attackerUseProblem({ ...gone, done: ['form', 'retreat'] }, 'form'))).toMatchObject({
      rule: 'LB-APP-37',
      reason: 'orderOfUses',
    });
  });
});

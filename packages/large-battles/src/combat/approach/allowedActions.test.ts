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
  it('LB-APP-24 need an action that is left', () => {
    const refused = { rule: 'LB-APP-24', reason: 'actionsMissing', needed: 1, left: 0 };
    expect(said(defenderUseProblem({ ...DEFENDER, d: 0 }, 'retreat'))).toEqual(refused);
    expect(said(attackerUseProblem({ ...ATTACKER, a: 0 }, 'contact'))).toEqual(refused);
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

/** Answers that only the battle's own judge knows: told fights are laid on a table and played by its rules. */
import { describe, expect, it } from 'vitest';
import { adjudicate, type Outcomes } from './index.ts';

const line = { arm: 'infantry' };
const horse = { arm: 'cavalry' };

function answer<K extends 'approach' | 'contact'>(kind: K, situation: object): Outcomes[K] {
  const judged = adjudicate(kind, situation);
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  return judged.value;
}

/** The rule against each use, or "allowed". */
const rulesOf = (situation: object): readonly string[] =>
  answer('approach', situation).uses.map(({ refused }) => refused?.rule ?? 'allowed');
const by = (side: string, use: string, more: object = {}) => ({ by: side, use, ...more });

describe('uses of actions that are told without a formation', () => {
  it('LB-FORM-02 LB-FORM-08 a square that forms anew is no square, and may counter-attack', () => {
    const told = answer('approach', {
      attacker: { ...line, formation: 'attackColumn' },
      defender: { ...line, formation: 'square' },
      dice: { attacker: [5, 1, 1], defender: [6, 6, 4] },
      uses: [by('defender', 'form'), by('defender', 'contact')],
    });
    expect(told.uses.map(({ refused }) => refused)).toEqual([null, null]);
    expect(told.end).toBe('contactByDefender');
  });

  it('LB-APP-30 guns that form limber, and may then retreat', () => {
    const told = answer('approach', {
      attacker: line,
      defender: { arm: 'artillery' },
      dice: { attacker: [1, 1, 1], defender: [6, 5, 4] },
      uses: [by('defender', 'form')],
    });
    expect(told.may.defender).toContain('retreat');
  });
});

describe('reasons of the judge', () => {
  it('LB-APP-12 a defender that fell in the Approach is no longer in the fight', () => {
    const worn = { ...line, dis: 3 };
    const dice = { attacker: [6, 2, 1], defender: [5, 4, 3] };
    const uses = [by('defender', 'cancel', { defender: 0 }), by('defender', 'retreat', { defender: 1 })];
    expect(rulesOf({ attacker: line, defender: [worn, line], dice, uses })).toEqual(['LB-APP-12', 'allowed']);
  });

  it('LB-FORM-02 LB-SPEC-15 what it costs to form comes before what may be formed', () => {
    const dice = { attacker: [6, 3, 3], defender: [5, 4, 2] };
    const uses = [by('defender', 'form', { formation: 'column' })];
    const defender = { ...line, traits: ['militia'] };
    expect(rulesOf({ attacker: line, defender, dice, uses })).toEqual(['LB-FORM-02']);
    expect(rulesOf({ attacker: line, defender: line, dice, uses })).toEqual(['LB-FORM-01']);
  });

  it('LB-APP-31 LB-ARMY-05 at army level a unit that cavalry charges is told that it could only form square', () => {
    const dice = { attacker: [4, 3, 3], defender: [6, 5, 4] };
    const uses = [by('defender', 'form', { formation: 'attackColumn' })];
    const flank = true; // It may turn, so its owner is asked.
    expect(rulesOf({ level: 'army', attacker: horse, defender: line, flank, dice, uses })).toEqual(['LB-APP-31']);
  });

  it('LB-APP-35 cavalry that falls back from one that evaded does so by the rule of the evasion', () => {
    const told = answer('approach', {
      attacker: horse,
      defender: horse,
      kept: 1,
      dice: { attacker: [6, 2, 2], defender: [5, 4, 3] },
      uses: [by('defender', 'retreat'), by('defender', 'waive'), by('attacker', 'retreat')],
    });
    expect(told.movement).toEqual({ who: 'attacker', distance: { stick: 'L', mm: 180 }, rule: 'LB-APP-35' });
  });
});

describe('what follows a Contact', () => {
  it('LB-CON-19 LB-CON-24 a unit beaten in flank by one that fell has nobody left to turn to', () => {
    const beaten = (dis: number) =>
      answer('contact', {
        attacker: { ...line, dis },
        defender: line,
        flank: true,
        dice: { attacker: [6, 1, 1], defender: [5, 4, 1] },
      });
    const [lived, fell] = [beaten(1), beaten(3)].map(({ attacker, defenders: [unit] }) => [
      attacker.eliminated,
      ...(unit?.events ?? []).map(({ what }) => what),
    ]);
    expect(lived).toEqual([false, 'turnsToFace', 'retreats']);
    expect(fell).toEqual([true, 'retreats']);
  });

  it('LB-BRK-09 Impetuous cavalry has no choice but to break through into the next unit that it has beaten', () => {
    const told = (traits: readonly string[]) =>
      answer('contact', {
        attacker: { ...horse, traits },
        defender: [
          { ...horse, c: 3 },
          { ...horse, c: 3, dis: 3 },
        ],
        dice: { attacker: [6, 5, 1], defender: [5, 4, 3] },
      }).may;
    expect(told(['impetuous'])).toEqual(['breakthrough']);
    expect(told([])).toEqual(['carry', 'stay', 'recall', 'breakthrough']);
  });

  it('LB-BUA-20 a beaten attacker goes out of the town even where the defender fell, and never into its sector', () => {
    const inside = { arm: 'infantry', formation: 'garrison' };
    const told = answer('contact', {
      attacker: inside,
      defender: { ...inside, dis: 3 },
      dice: { attacker: [5, 5, 4], defender: [6, 3, 3] },
    });
    expect(told.defenders[0]?.eliminated).toBe(true);
    expect(told.attacker.events.map(({ what }) => what)).toEqual(['leavesSector']);
  });
});

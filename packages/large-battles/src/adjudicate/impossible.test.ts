/** What the rules forbid is refused with the rule and the place; its legal neighbour is judged. */
import { describe, expect, it } from 'vitest';
import { adjudicate, type AdjudicationKind } from './index.ts';

const line = { arm: 'infantry' };
const column = { arm: 'infantry', formation: 'attackColumn' };
const square = { arm: 'infantry', formation: 'square' };
const open = { ...square, dis: 3 };
const garrison = { arm: 'infantry', formation: 'garrison' };
const horse = { arm: 'cavalry' };
const guns = { arm: 'artillery' };

/** Place and rule of each fault. */
function faults(kind: AdjudicationKind, situation: object): readonly string[] {
  const judged = adjudicate(kind, situation);
  return judged.ok ? [] : judged.problems.map(({ path, rule }) => `${path} ${rule}`);
}

const approach = (attacker: object, defender: unknown, more: object = {}) =>
  faults('approach', { attacker, defender, ...more });
const contact = (attacker: object, defender: unknown, more: object = {}) =>
  faults('contact', { attacker, defender, ...more });

describe('units that cannot be', () => {
  it('LB-ARMY-05 at army level infantry and cavalry have no formations; guns have, and line is filled in', () => {
    const army = { level: 'army' };
    expect(approach(line, square, army)).toEqual(['defender.formation LB-ARMY-05']);
    expect(approach(column, line, army)).toEqual(['attacker.formation LB-ARMY-05']);
    expect(contact(horse, { ...horse, formation: 'column' }, army)).toEqual(['defender.formation LB-ARMY-05']);
    expect(faults('bombardment', { ...army, battery: guns, target: square })).toEqual(['target.formation LB-ARMY-05']);
    expect(approach({ ...line, formation: 'none' }, line, army)).toEqual([]);
    expect(approach(line, { ...guns, formation: 'limbered' }, army)).toEqual([]);
    expect(contact(line, garrison, army)).toEqual([]);
  });

  it('LB-FORM-01 at division level every unit has a formation', () => {
    expect(approach({ ...line, formation: 'none' }, line)).toEqual(['attacker.formation LB-FORM-01']);
    expect(contact(line, [line, { ...horse, formation: 'none' }], { mover: 'defender' })).toEqual([
      'defender[1].formation LB-FORM-01',
    ]);
  });

  it('LB-SKIR-01 LB-ARMY-17 a battalion has at most Sk 3; at army level the sum stands', () => {
    const many = { ...line, sk: 12 };
    expect(approach(many, line)).toEqual(['attacker.sk LB-SKIR-01']);
    expect(approach({ ...line, sk: 3 }, line)).toEqual([]);
    expect(approach(many, line, { level: 'army' })).toEqual([]);
  });

  it('LB-GEO-11 a square has no flank', () => {
    expect(approach(line, square, { flank: true })).toEqual(['flank LB-GEO-11']);
    expect(contact(line, [line, square], { flank: [true, true] })).toEqual(['flank[1] LB-GEO-11']);
    expect(approach(line, [line, square], { flank: [true, false] })).toEqual([]);
  });

  it('LB-BUA-26 a garrison shares its fight with no unit in the open', () => {
    expect(approach(column, [line, garrison])).toEqual(['defender[1] LB-BUA-26']);
    expect(approach(column, [garrison])).toEqual([]);
  });
});

describe('attackers that cannot be', () => {
  it('LB-APP-02 LB-FORM-08 LB-UNIT-07 no guns, no square, no unit at DIS 3 makes an Approach', () => {
    expect(approach(guns, line)).toEqual(['attacker.arm LB-APP-02']);
    expect(approach(square, line)).toEqual(['attacker.formation LB-FORM-08']);
    expect(approach({ ...line, dis: 3 }, line)).toEqual(['attacker.dis LB-UNIT-07']);
    expect(approach({ ...line, dis: 2 }, line)).toEqual([]);
  });

  it('LB-APP-03 cavalry comes only at a square at DIS 3, infantry at any', () => {
    expect(approach(horse, square)).toEqual(['defender LB-APP-03']);
    expect(contact(horse, { ...square, dis: 2 })).toEqual(['defender LB-APP-03']);
    expect([approach(horse, open), contact(horse, open), approach(line, square), contact(line, square)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('LB-APP-02 LB-FORM-08 LB-UNIT-08 a Contact has no guns or square as attacker, but a unit now at DIS 3', () => {
    expect(contact(guns, line)).toEqual(['attacker.arm LB-APP-02']);
    expect(contact(square, line)).toEqual(['attacker.formation LB-FORM-08']);
    expect(contact({ ...line, dis: 3 }, line)).toEqual([]);
  });

  it('LB-APP-08 infantry never moves into Contact with cavalry, which may counter-charge it', () => {
    expect(contact(line, horse, { mover: 'attacker' })).toEqual(['mover LB-APP-08']);
    expect(contact(line, [line, horse], { mover: 'attacker' })).toEqual(['mover LB-APP-08']);
    expect(contact(line, horse, { mover: 'defender' })).toEqual([]);
    expect(contact(line, horse)).toEqual([]);
  });

  it('LB-TERR-11 cavalry that infantry attacked has come out, and left its position', () => {
    const dice = (more: object) => {
      const judged = adjudicate('contact', {
        attacker: line,
        defender: horse,
        position: { higher: 'defender' },
        ...more,
      });
      return judged.ok ? judged.value.defence.total : null;
    };
    expect(dice({})).toBe(6);
    expect(dice({ mover: 'defender' })).toBe(6);
  });

  it('LB-APP-30 LB-APP-31 LB-APP-27 LB-FORM-08 not every defender may counter-attack', () => {
    const counter = { mover: 'defender' };
    expect(contact(line, guns, counter)).toEqual(['mover LB-APP-30']);
    expect(contact(horse, line, counter)).toEqual(['mover LB-APP-31']);
    expect(contact(line, line, { ...counter, flank: true })).toEqual(['mover LB-APP-27']);
    expect(contact(line, square, counter)).toEqual(['mover LB-FORM-08']);
    expect(contact(line, [guns, line], counter)).toEqual([]);
    expect(contact(horse, horse, counter)).toEqual([]);
  });

  it('LB-BRK-01 LB-BRK-03 LB-BRK-05 LB-SPEC-11 only cavalry breaks through, not worn, not into a firm square', () => {
    const through = { breakthrough: true };
    const keen = { ...horse, traits: ['impetuous'] };
    expect(contact(line, line, through)).toEqual(['breakthrough LB-BRK-01']);
    expect(contact(horse, horse, { ...through, mover: 'defender' })).toEqual(['mover LB-BRK-03']);
    expect(contact({ ...horse, dis: 3 }, line, through)).toEqual(['attacker.dis LB-BRK-05']);
    expect(contact(horse, open, through)).toEqual(['defender LB-BRK-05']);
    expect(contact(keen, square, through)).toEqual(['defender LB-BRK-05']);
    expect(contact({ ...keen, dis: 3 }, open, through)).toEqual([]);
    expect(contact(horse, line, through)).toEqual([]);
  });
});

describe('shots that cannot be', () => {
  const shot = (battery: object, target: object) => faults('bombardment', { battery: { ...guns, ...battery }, target });
  it('LB-BOMB-01 guns fire loaded and unlimbered', () => {
    expect(shot({ loaded: false }, line)).toEqual(['battery.loaded LB-BOMB-01']);
    expect(shot({ formation: 'limbered' }, line)).toEqual(['battery.formation LB-BOMB-01']);
    expect(shot({}, { ...guns, formation: 'limbered', loaded: false })).toEqual([]);
  });
  it('LB-BOMB-18 a garrison is hit through its sector', () => {
    expect(shot({}, garrison)).toEqual(['target.formation LB-BOMB-18']);
    expect(shot({}, { arm: 'sector', garrison: {} })).toEqual([]);
  });
});

describe('uses of actions', () => {
  /** The rule against each use of an Approach that gives each side one action, or "allowed". */
  function rules(situation: object, uses: readonly object[]): readonly string[] {
    const dice = { attacker: [6, 5, 2], defender: [6, 4, 3] };
    const judged = adjudicate('approach', { dice, ...situation, uses });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    return judged.value.uses.map(({ refused }) => refused?.rule ?? 'allowed');
  }
  const form = (by: string, formation: string) => ({ by, use: 'form', formation });

  it('LB-FORM-02 no unit forms as it is, and no square drives cavalry back by forming square', () => {
    expect(rules({ attacker: line, defender: line }, [form('defender', 'line')])).toEqual(['LB-FORM-02']);
    expect(rules({ attacker: line, defender: line }, [form('attacker', 'line')])).toEqual(['LB-FORM-02']);
    const charged = { attacker: horse, defender: [open, { ...line, dis: 0 }] };
    expect(rules(charged, [{ ...form('defender', 'square'), defender: 1 }])).toEqual(['allowed']);
    const lone = { attacker: horse, defender: open, dice: { attacker: [4, 3, 2], defender: [5, 4, 2] } };
    expect(rules(lone, [form('defender', 'square')])).toEqual(['LB-FORM-02']);
  });

  it('LB-FORM-01 LB-ARMY-05 it forms only what its arm forms, at army level nothing', () => {
    expect(rules({ attacker: line, defender: line }, [form('defender', 'unlimbered')])).toEqual(['LB-FORM-01']);
    expect(rules({ attacker: line, defender: line }, [form('attacker', 'column')])).toEqual(['LB-FORM-01']);
    expect(rules({ attacker: line, defender: line }, [form('defender', 'attackColumn')])).toEqual(['allowed']);
    const army = { level: 'army', attacker: line, defender: line };
    expect(rules(army, [form('defender', 'attackColumn')])).toEqual(['LB-ARMY-05']);
  });

  it('LB-APP-26 LB-APP-30 guns that limbered may then retreat; a unit that formed square stays out of Contact', () => {
    const dice = { attacker: [6, 2, 2], defender: [5, 4, 3, 3] };
    const ask = { attacker: line, defender: guns, dice };
    expect(rules(ask, [form('defender', 'limbered'), { by: 'defender', use: 'retreat' }])).toEqual([
      'allowed',
      'allowed',
    ]);
    const won = { attacker: line, defender: line, dice: { attacker: [6, 5, 4], defender: [1, 1, 1] } };
    expect(rules(won, [form('attacker', 'square'), { by: 'attacker', use: 'contact' }])).toEqual([
      'allowed',
      'LB-FORM-08',
    ]);
  });

  it('LB-ARMY-05 LB-APP-22 at army level forming is not among the choices', () => {
    const asked = (level: string, dis: number) => {
      const judged = adjudicate('approach', {
        level,
        attacker: line,
        defender: { ...line, dis },
        dice: { attacker: [6, 5, 4], defender: [1, 1, 1] },
      });
      return judged.ok ? judged.value.may.attacker : null;
    };
    expect(asked('division', 0)).toContain('form');
    expect(asked('army', 0)).not.toContain('form');
    expect(asked('division', 3)).toEqual(['carry', 'turn', 'form']);
    expect(asked('army', 3)).toEqual(['carry', 'turn']);
  });
});

describe('actions', () => {
  const elite = { ...line, traits: ['elite'] };
  it('LB-ACT-07 LB-SPEC-07 an Approach has two actions left after the move that arrives, with Elite three', () => {
    expect(approach(line, line, { bought: 2 })).toEqual([]);
    expect(approach(line, line, { bought: 3 })).toEqual(['bought LB-ACT-07']);
    expect(approach(line, line, { bought: 1, kept: 1 })).toEqual([]);
    expect(approach(line, line, { bought: 1, kept: 2 })).toEqual(['kept LB-ACT-07']);
    expect(approach(elite, line, { bought: 3 })).toEqual([]);
    expect(approach(elite, line, { bought: 4 })).toEqual(['bought LB-ACT-07']);
  });
  it('LB-ACT-07 LB-APP-21 a Contact has what the Approach left and gave, less the action to move in', () => {
    expect(contact(line, line, { attack: { bought: 3 } })).toEqual([]);
    expect(contact(line, line, { attack: { bought: 4 } })).toEqual(['attack.bought LB-ACT-07']);
    expect(contact(line, line, { defence: { bought: 2 } })).toEqual([]);
    expect(contact(line, line, { defence: { bought: 2 }, mover: 'defender' })).toEqual(['defence.bought LB-ACT-07']);
    expect(contact(line, line, { defence: { bought: 1 }, mover: 'defender' })).toEqual([]);
  });
  it('LB-ACT-07 LB-BOMB-06 two actions may be added to the one that fires', () => {
    const fire = (added: number, traits: readonly string[] = []) =>
      faults('bombardment', { battery: { ...guns, traits }, target: line, added });
    expect(fire(2)).toEqual([]);
    expect(fire(3)).toEqual(['added LB-ACT-07']);
    expect(fire(3, ['guard'])).toEqual([]);
  });
});

describe('skirmishers of a target', () => {
  it('LB-BOMB-08 spoil the aim at short range alone, and only if the target has some', () => {
    const spoilt = (target: object, range = 'short') =>
      faults('bombardment', { battery: guns, target, range, skirmishersSpoil: true });
    const light = { ...line, sk: 1 };
    expect(spoilt(light)).toEqual([]);
    for (const range of ['medium', 'long']) expect(spoilt(light, range)).toEqual(['skirmishersSpoil LB-BOMB-08']);
    for (const other of [line, horse, guns, { arm: 'sector' }]) {
      expect(spoilt(other)).toEqual(['skirmishersSpoil LB-BOMB-08']);
    }
  });
});

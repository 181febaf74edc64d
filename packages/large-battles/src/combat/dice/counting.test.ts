/** Chapters 12 to 15: how many dice a shot or a fight is worth, and which rule gives each. */
import { type Tally, total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { type ContactFacts, countApproach, countContact, countShot, type ShotFacts } from './counting.ts';
import { baseDice, type Fighter, readyToFire, unloadedBattery } from './fighter.ts';

const PLAIN = {
  cuirass: false,
  determined: false,
  impetuous: false,
  lance: false,
  light: false,
  strong: false,
  wavering: false,
  weak: false,
};
const infantry: Fighter = {
  arm: 'infantry',
  cavalryClass: null,
  calibre: null,
  formation: 'line',
  c: 4,
  sk: 0,
  dis: 0,
  loaded: false,
  traits: PLAIN,
  batteries: 1,
};
const cavalry: Fighter = { ...infantry, arm: 'cavalry', cavalryClass: 'light' };
const guns: Fighter = { ...infantry, arm: 'artillery', calibre: 'medium', formation: 'unlimbered', c: 0, loaded: true };
const square: Fighter = { ...infantry, formation: 'square' };

/** What a rule adds to a tally. */
const by = (tally: Tally, rule: string): number => total(tally.filter((line) => line.rule === rule));

const approach = (attacker: Fighter, defender: Fighter | readonly Fighter[], more: object = {}) => {
  const defenders = Array.isArray(defender) ? (defender as readonly Fighter[]) : [defender as Fighter];
  return countApproach({
    level: 'division',
    attacker,
    defenders,
    flank: defenders.map(() => false),
    bought: 0,
    attackPosition: [],
    defencePosition: [],
    ...more,
  });
};
const side = (units: readonly Fighter[]) => ({ units, bought: 0, leaderDice: 0, charismatic: false, flank: false });
const contact = (a: Fighter, d: Fighter | readonly Fighter[], more: Partial<ContactFacts> = {}) =>
  countContact({
    level: 'division',
    attack: side([a]),
    defence: side(Array.isArray(d) ? (d as readonly Fighter[]) : [d as Fighter]),
    position: [],
    ...more,
  });
const shot = (target: Fighter | null, more: Partial<ShotFacts> = {}) =>
  countShot({
    level: 'division',
    battery: guns,
    target,
    range: 'medium',
    added: 0,
    cover: [],
    skirmishersSpoil: false,
    ...more,
  });

describe('base dice', () => {
  it.each([
    ['line', 4],
    ['attackColumn', 3],
    ['marchColumn', 2],
    ['square', 2],
  ] as const)('LB-CD-01 infantry in %s rolls %i', (formation, dice) => {
    expect(baseDice('division', { ...infantry, formation }, 'combat').add).toBe(dice);
    expect(baseDice('division', { ...infantry, formation }, 'target').add).toBe(dice);
  });

  it.each([
    ['light', 4],
    ['dragoons', 5],
    ['heavy', 6],
  ] as const)('LB-CD-01 LB-UNIT-04 %s cavalry rolls %i in line and 3 in column', (cavalryClass, dice) => {
    expect(baseDice('division', { ...cavalry, cavalryClass }, 'combat').add).toBe(dice);
    expect(baseDice('division', { ...cavalry, cavalryClass, formation: 'column' }, 'combat').add).toBe(3);
  });

  it.each([
    ['light', 3],
    ['medium', 4],
    ['heavy', 5],
  ] as const)(
    'LB-CD-01 LB-CD-02 LB-CD-03 a %s battery rolls %i, firing, fired at, or loaded in a fight',
    (calibre, dice) => {
      const battery = { ...guns, calibre };
      expect(baseDice('division', battery, 'fire')).toMatchObject({ rule: 'LB-CD-01', add: dice });
      expect(baseDice('division', battery, 'combat')).toMatchObject({ rule: 'LB-CD-03', add: dice });
      for (const loaded of [true, false])
        for (const formation of ['limbered', 'unlimbered'] as const)
          expect(baseDice('division', { ...battery, loaded, formation }, 'target')).toMatchObject({
            rule: 'LB-CD-02',
            add: dice,
          });
    },
  );

  it('LB-CD-03 LB-CD-04 in a fight a battery that has fired, or is limbered, rolls 2', () => {
    expect(baseDice('division', { ...guns, loaded: false }, 'combat')).toMatchObject({ rule: 'LB-CD-03', add: 2 });
    expect(baseDice('division', { ...guns, formation: 'limbered' }, 'combat')).toMatchObject({
      rule: 'LB-CD-04',
      add: 2,
    });
    expect([readyToFire(guns), unloadedBattery(guns), unloadedBattery({ ...guns, formation: 'limbered' })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('LB-BUA-13 a garrison rolls 3', () => {
    const garrison = { rule: 'LB-BUA-13', add: 3, what: 'lb.tally.garrison' };
    expect(baseDice('division', { ...infantry, formation: 'garrison' }, 'combat')).toEqual(garrison);
  });

  it('LB-ARMY-09 at army level formations count for nothing', () => {
    expect(baseDice('army', square, 'combat')).toMatchObject({ rule: 'LB-ARMY-09', add: 4 });
    expect(baseDice('army', { ...cavalry, formation: 'line' }, 'combat')).toMatchObject({ rule: 'LB-ARMY-09', add: 4 });
    expect(baseDice('army', { ...cavalry, cavalryClass: 'heavy', formation: 'column' }, 'combat').add).toBe(6);
  });

  it('LB-OPT-01 LB-BOMB-21 a Grand Battery adds both batteries, and each modifier once', () => {
    const grand = { ...guns, batteries: 2 };
    expect(total(shot(infantry, { battery: grand, range: 'short' }).attack)).toBe(9);
    const once = shot({ ...infantry, dis: 1 }, { battery: { ...grand, dis: 2 }, range: 'long', added: 2 });
    expect(once.attack.map(({ rule, add }) => `${rule} ${add}`)).toEqual([
      'LB-OPT-01 8',
      'LB-BOMB-06 -1',
      'LB-BOMB-06 2',
      'LB-UNIT-06 1',
    ]);
    expect(once.defence.map(({ rule, add }) => `${rule} ${add}`)).toEqual(['LB-CD-01 4', 'LB-UNIT-06 2']);
    expect(baseDice('division', grand, 'fire').rule).toBe('LB-OPT-01');
    const rules = (['fire', 'target', 'combat'] as const).map((wanted) => baseDice('division', guns, wanted).rule);
    expect(rules).toEqual(['LB-CD-01', 'LB-CD-02', 'LB-CD-03']);
    expect(total(approach(infantry, grand).defence)).toBe(8);
    expect(total(approach(infantry, { ...grand, loaded: false }).defence)).toBe(4);
  });

  it('LB-UNIT-03 C is no number of dice', () => {
    expect(total(approach({ ...infantry, c: 6 }, { ...infantry, c: 6 }).attack)).toBe(4);
    const dice = (a: Fighter, d: Fighter, more: object = {}) => {
      const { attack, defence } = approach(a, d, more);
      return [total(attack), total(defence)];
    };
    const better = { ...infantry, c: 6 };
    expect([dice(better, infantry), dice(infantry, better)]).toEqual([
      [5, 4],
      [4, 5],
    ]);
    expect([dice(better, better), dice(better, guns), dice(guns, better)]).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ]);
    expect(dice(better, infantry, { level: 'army' })).toEqual([6, 4]); // LB-ARMY-06
  });
});

describe('bombardment', () => {
  it('LB-BOMB-06 calibre, range, actions added and the DIS of the target', () => {
    const dice = (more: Partial<ShotFacts>, dis = 0): number => total(shot({ ...infantry, dis }, more).attack);
    expect([dice({ range: 'short' }), dice({}), dice({ range: 'long' })]).toEqual([5, 4, 3]);
    expect([dice({ added: 1 }), dice({ added: 2 })]).toEqual([5, 6]);
    expect([dice({}, 1), dice({}, 3)]).toEqual([5, 7]);
  });

  it('LB-BOMB-07 the target adds its cover and the DIS of the battery', () => {
    const dice = (more: Partial<ShotFacts>): number => total(shot(infantry, more).defence);
    expect(dice({ cover: [{ rule: 'LB-TERR-09', add: 2, what: '' }] })).toBe(6);
    expect(dice({ battery: { ...guns, dis: 2 } })).toBe(6);
  });

  it('LB-BOMB-06 LB-BOMB-07 every die has its own line and its rule, and nothing adds nothing', () => {
    expect(shot(infantry)).toEqual({
      attack: [{ rule: 'LB-CD-01', add: 4, what: 'lb.tally.mediumBattery' }],
      defence: [{ rule: 'LB-CD-01', add: 4, what: 'lb.tally.infantry.line' }],
    });
    const near = shot({ ...infantry, dis: 1 }, { range: 'short', added: 2, battery: { ...guns, dis: 3 } });
    expect(near.attack.map(({ rule, add }) => `${rule} ${add}`)).toEqual([
      'LB-CD-01 4',
      'LB-BOMB-06 1',
      'LB-BOMB-06 2',
      'LB-UNIT-06 1',
    ]);
    expect(near.defence.map(({ rule, add }) => `${rule} ${add}`)).toEqual(['LB-CD-01 4', 'LB-UNIT-06 3']);
    expect(by(shot(infantry, { range: 'long' }).attack, 'LB-BOMB-06')).toBe(-1);
  });

  it('LB-UNIT-06 LB-APP-14 LB-CON-05 every DIS of the enemy is a die in fire, Approach and Contact', () => {
    const shaken = { ...infantry, dis: 2 };
    expect(by(shot(shaken).attack, 'LB-UNIT-06')).toBe(2);
    expect(by(shot(infantry, { battery: { ...guns, dis: 1 } }).defence, 'LB-UNIT-06')).toBe(1);
    expect(by(approach(infantry, shaken).attack, 'LB-UNIT-06')).toBe(2);
    expect(by(approach(shaken, infantry).defence, 'LB-UNIT-06')).toBe(2);
    expect(by(contact(infantry, shaken).attack, 'LB-UNIT-06')).toBe(2);
    expect(by(contact(shaken, infantry).defence, 'LB-UNIT-06')).toBe(2);
  });

  it('LB-BOMB-08 skirmishers spoil the aim by one die', () => {
    expect(by(shot(infantry, { skirmishersSpoil: true }).attack, 'LB-BOMB-08')).toBe(-1);
  });

  it('LB-BOMB-18 a sector rolls 3; DIS counts neither way, range and actions do', () => {
    const count = shot(null, {
      battery: { ...guns, dis: 3 },
      range: 'short',
      added: 1,
      cover: [{ rule: 'x', add: 2, what: '' }],
    });
    expect([total(count.attack), total(count.defence)]).toEqual([6, 3]);
    expect(count.defence).toEqual([{ rule: 'LB-BOMB-18', add: 3, what: 'lb.tally.sector' }]);
  });

  it('LB-DICE-11 every side rolls at least one die', () => {
    const weak = { ...guns, calibre: 'light' as const };
    const count = shot(infantry, { battery: weak, range: 'long', skirmishersSpoil: true });
    expect(total(count.attack)).toBe(1);
    const none = countShot({
      ...count,
      level: 'division',
      battery: { ...weak, batteries: 0 },
      target: infantry,
      range: 'long',
      added: 0,
      cover: [],
      skirmishersSpoil: true,
    });
    expect(total(none.attack)).toBe(1);
    expect(by(none.attack, 'LB-DICE-11')).toBe(3);
    // One die is enough: nothing is added to it.
    expect(by(count.attack, 'LB-DICE-11')).toBe(0);
    expect(count.attack.filter((line) => line.rule === 'LB-DICE-11')).toEqual([]);
  });

  it('LB-SPEC-14 a lance is no help against guns', () => {
    const lancers = { ...cavalry, traits: { ...PLAIN, lance: true } };
    expect(total(shot(lancers).defence)).toBe(4);
  });
});

describe('Approach', () => {
  it('LB-APP-19 each action spent is a die', () => {
    expect(by(approach(infantry, infantry, { bought: 2 }).attack, 'LB-APP-19')).toBe(2);
  });

  it('LB-APP-14 LB-APP-15 of two plain units neither has more than its base dice', () => {
    const line = [{ rule: 'LB-CD-01', add: 4, what: 'lb.tally.infantry.line' }];
    expect(approach(infantry, infantry)).toEqual({ attack: line, defence: line });
  });

  it('LB-APP-14 LB-APP-15 either side adds the position it holds', () => {
    const position = (add: number) => [{ rule: 'LB-TERR-11', add, what: '' }];
    const count = approach(infantry, infantry, { attackPosition: position(1), defencePosition: position(2) });
    expect([total(count.attack), total(count.defence)]).toEqual([5, 6]);
  });

  it('LB-APP-14 +2 in flank or rear', () => {
    expect(by(approach(infantry, infantry, { flank: [true] }).attack, 'LB-APP-14')).toBe(2);
  });

  it('LB-APP-14 +3 only for cavalry against a square', () => {
    const shaky = { ...square, dis: 3 };
    expect(by(approach(cavalry, shaky).attack, 'LB-APP-14')).toBe(3);
    expect(by(approach(infantry, shaky).attack, 'LB-APP-14')).toBe(0);
    expect(by(approach(cavalry, infantry).attack, 'LB-APP-14')).toBe(0);
  });

  it('LB-APP-11 LB-APP-14 the +3 and the other modifiers must hold for all of several defenders', () => {
    expect(by(approach(cavalry, [{ ...square, dis: 3 }, infantry]).attack, 'LB-APP-14')).toBe(0);
    expect(
      by(
        approach(cavalry, [
          { ...square, dis: 3 },
          { ...square, dis: 3 },
        ]).attack,
        'LB-APP-14',
      ),
    ).toBe(3);
  });

  it('LB-APP-15 the target has no dice for flank, actions or squares', () => {
    const { defence } = approach(cavalry, { ...square, dis: 3 }, { flank: [true], bought: 2 });
    expect(total(defence)).toBe(2);
  });

  it('LB-APP-16 gives +1 to the higher C whatever the difference', () => {
    for (const c of [5, 6, 8]) {
      expect(by(approach({ ...infantry, c }, infantry).attack, 'LB-APP-16')).toBe(1);
      expect(by(approach(infantry, { ...infantry, c }).defence, 'LB-APP-16')).toBe(1);
    }
    const level = approach(infantry, infantry);
    expect(by(level.attack, 'LB-APP-16') + by(level.defence, 'LB-APP-16')).toBe(0);
  });

  it('LB-APP-16 no better C against artillery', () => {
    expect(by(approach({ ...infantry, c: 6 }, guns).attack, 'LB-APP-16')).toBe(0);
  });

  it('LB-APP-17 LB-SKIR-03 LB-SKIR-05 +1 to the higher Sk, by how much does not matter, against artillery too', () => {
    for (const sk of [1, 3]) expect(by(approach({ ...infantry, sk }, infantry).attack, 'LB-APP-17')).toBe(1);
    expect(by(approach({ ...infantry, sk: 1 }, { ...infantry, sk: 2 }).defence, 'LB-APP-17')).toBe(1);
    expect(by(approach({ ...infantry, sk: 2 }, { ...infantry, sk: 2 }).defence, 'LB-APP-17')).toBe(0);
    expect(by(approach({ ...infantry, sk: 1 }, guns).attack, 'LB-APP-17')).toBe(1);
  });

  it('LB-APP-17 none when cavalry Approaches infantry', () => {
    expect(by(approach(cavalry, { ...infantry, sk: 3 }).defence, 'LB-APP-17')).toBe(0);
    expect(by(approach(cavalry, [{ ...infantry, sk: 3 }, cavalry]).defence, 'LB-APP-17')).toBe(0);
  });

  it('LB-APP-18 cavalry counts as Sk 0 when infantry Approaches it', () => {
    expect(by(approach({ ...infantry, sk: 1 }, cavalry).attack, 'LB-APP-17')).toBe(1);
    expect(by(approach({ ...infantry, sk: 1 }, { ...cavalry, sk: 2 }).attack, 'LB-APP-17')).toBe(1);
  });

  it('LB-SPEC-13 LB-SPEC-14 a fresh Lance gives +1 in Approach and Contact, either way', () => {
    const lancers = { ...cavalry, traits: { ...PLAIN, lance: true } };
    expect(by(approach(lancers, infantry).attack, 'LB-SPEC-13')).toBe(1);
    expect(by(approach(infantry, lancers).defence, 'LB-SPEC-13')).toBe(1);
    expect(by(contact(lancers, infantry).attack, 'LB-SPEC-13')).toBe(1);
    expect(by(approach({ ...lancers, dis: 1 }, infantry).attack, 'LB-SPEC-13')).toBe(0);
    expect(by(approach(infantry, [infantry, lancers, lancers]).defence, 'LB-SPEC-13')).toBe(1);
  });

  it('LB-FAQ-03 against guns the better C is no die, the better Sk is one', () => {
    const strong = { ...infantry, c: 6, sk: 2 };
    for (const tally of [approach(strong, guns).attack, approach(guns, strong).defence]) {
      expect([by(tally, 'LB-APP-16'), by(tally, 'LB-APP-17')]).toEqual([0, 1]);
    }
    // Beside guns infantry is compared as ever, and its C is the one that counts.
    expect(by(approach(strong, [guns, infantry]).attack, 'LB-APP-16')).toBe(1);
    expect(by(approach({ ...infantry, c: 0 }, [guns, infantry]).defence, 'LB-APP-16')).toBe(1);
  });

  it('LB-APP-11 LB-FAQ-04 several defenders: base dice are added, the highest DIS, the best C and Sk count once', () => {
    const many = approach({ ...infantry, c: 5, sk: 1, dis: 1 }, [
      { ...infantry, dis: 2, c: 6, sk: 0 },
      { ...infantry, dis: 1, c: 4, sk: 2, formation: 'attackColumn' },
      guns,
    ]);
    expect(by(many.defence, 'LB-CD-01') + by(many.defence, 'LB-CD-03')).toBe(4 + 3 + 4);
    expect(by(many.attack, 'LB-UNIT-06')).toBe(2);
    expect(by(many.defence, 'LB-UNIT-06')).toBe(1);
    expect(by(many.defence, 'LB-APP-16')).toBe(1);
    expect(by(many.defence, 'LB-APP-17')).toBe(1);
  });

  it('LB-APP-11 flank counts only if it holds for all of them', () => {
    expect(by(approach(infantry, [infantry, infantry], { flank: [true, false] }).attack, 'LB-APP-14')).toBe(0);
    expect(by(approach(infantry, [infantry, infantry], { flank: [true, true] }).attack, 'LB-APP-14')).toBe(2);
  });

  it('LB-ARMY-06 at army level better C is the difference, in Approach and Contact', () => {
    const strong = { ...infantry, c: 7 };
    expect(by(approach(strong, infantry, { level: 'army' }).attack, 'LB-ARMY-06')).toBe(3);
    expect(by(contact(infantry, strong, { level: 'army' }).defence, 'LB-ARMY-06')).toBe(3);
  });
});

describe('Contact', () => {
  it('LB-CON-05 dice for actions, a Leader, Charismatic, better C once, not against artillery', () => {
    const { attack } = contact({ ...infantry, c: 6 }, infantry, {
      attack: { units: [{ ...infantry, c: 6 }], bought: 2, leaderDice: 3, charismatic: true, flank: false },
    });
    expect(total(attack)).toBe(4 + 2 + 3 + 1 + 1);
    expect(total(contact({ ...infantry, c: 6 }, guns).attack)).toBe(4);
    expect(total(contact(guns, { ...infantry, c: 6 }).defence)).toBe(4);
  });

  it('LB-CON-05 every die has its own line and its rule, and nothing adds nothing', () => {
    const { attack, defence } = contact(
      { ...infantry, c: 6 },
      { ...infantry, dis: 1 },
      {
        attack: { units: [{ ...infantry, c: 6 }], bought: 2, leaderDice: 3, charismatic: true, flank: false },
      },
    );
    expect(attack.map(({ rule, add }) => `${rule} ${add}`)).toEqual([
      'LB-CD-01 4',
      'LB-CON-05 2',
      'LB-LEAD-13 3',
      'LB-SPEC-33 1',
      'LB-UNIT-06 1',
      'LB-CON-05 1',
    ]);
    expect(defence).toEqual([{ rule: 'LB-CD-01', add: 4, what: 'lb.tally.infantry.line' }]);
  });

  it('LB-CON-05 LB-APP-11 the higher C of a side is that of its best unit, on either side', () => {
    const better = { ...infantry, c: 5 };
    expect(by(contact(infantry, [infantry, better]).defence, 'LB-CON-05')).toBe(1);
    expect(by(contact(infantry, [better, guns, infantry]).defence, 'LB-CON-05')).toBe(1);
    expect(by(contact(better, [better, infantry]).attack, 'LB-CON-05')).toBe(0);
  });

  it('LB-CON-05 LB-SKIR-03 skirmishers are no help in Contact', () => {
    expect(total(contact({ ...infantry, sk: 3 }, infantry).attack)).toBe(4);
  });

  it('LB-CON-06 +2 in flank, +2 for cavalry on infantry not in square, never both', () => {
    const flanking = { attack: { ...side([cavalry]), flank: true } };
    expect(total(contact(infantry, infantry, { attack: { ...side([infantry]), flank: true } }).attack)).toBe(6);
    expect(total(contact(cavalry, infantry).attack)).toBe(6);
    expect(total(contact(cavalry, infantry, flanking).attack)).toBe(6);
    expect(total(contact(cavalry, square).attack)).toBe(4);
    expect(total(contact(cavalry, cavalry).attack)).toBe(4);
  });

  it('LB-CON-06 a cavalry that defends has its +2 as well', () => {
    expect(by(contact(infantry, cavalry).defence, 'LB-CON-06')).toBe(2);
  });

  it('LB-CON-06 LB-APP-11 of several units all must ride, against several all must be on foot and out of square', () => {
    expect(by(contact(infantry, [cavalry, infantry]).defence, 'LB-CON-06')).toBe(0);
    expect(by(contact(infantry, [cavalry, cavalry]).defence, 'LB-CON-06')).toBe(2);
    expect(by(contact(cavalry, [infantry, square]).attack, 'LB-CON-06')).toBe(0);
    expect(by(contact(cavalry, [infantry, infantry]).attack, 'LB-CON-06')).toBe(2);
  });

  it('LB-CON-07 position is for D only', () => {
    const position = [{ rule: 'LB-TERR-10', add: 2, what: '' }];
    const count = contact(infantry, infantry, { position });
    expect([total(count.attack), total(count.defence)]).toEqual([4, 6]);
  });

  it('LB-ARMY-10 at army level cavalry has no +2 on infantry, but keeps the flank', () => {
    expect(total(contact(cavalry, infantry, { level: 'army' }).attack)).toBe(4);
    expect(
      total(contact(cavalry, infantry, { level: 'army', attack: { ...side([cavalry]), flank: true } }).attack),
    ).toBe(6);
  });
});

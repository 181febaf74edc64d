/** Chapter 15, LB-SEQ-08: Contact from the move in to the winner's choice. */
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { acting, closedIn, facingOff, placeOf, plainly, rollFilled, unitOf } from '../../../test/fighting.ts';
import type { Playing } from '../../../test/scriptedPlay.ts';
import type { BattlefieldSpec, GeneralSpec, UnitSpec } from '../../../test/positions.ts';
import { actionsFor } from './addedDice.ts';

const cavalry = { kind: 'lightCavalry' } as const;

/** Closed in, nothing added, these dice. D enters with 1 DIS more than given. */
const clash = (
  a: Partial<UnitSpec>,
  d: Partial<UnitSpec>,
  attack: number[],
  defence: number[],
  others: readonly UnitSpec[] = [],
): Playing => rollFilled(plainly(closedIn(facingOff(a, d, others))), attack, defence);
const led = (spec: BattlefieldSpec, ...generals: readonly GeneralSpec[]): BattlefieldSpec => ({ ...spec, generals });
/** Two enemies at 1S at once: the front of the first, and a corner of the second that lies beside the way. */
const BESIDE_THE_WAY: readonly UnitSpec[] = [
  { at: [900, 707.5] },
  { side: 1, at: [870, 560], formation: 'attackColumn' },
  { side: 1, at: [965, 544.68], formation: 'attackColumn', facing: 225 },
];
const kinds = (t: Playing, seat: string): string[] => [...new Set(t.offers(seat).map((offer) => offer.type))].sort();

describe('moving in', () => {
  it('LB-CON-01 LB-CON-02 LB-SEQ-08 straight ahead until the footprints touch', () => {
    const t = closedIn(facingOff({}, {}));
    expect(t.event('intoContact')).toMatchObject({ unit: 0, against: [1] });
    expect(placeOf(t, 0).y).toBeCloseTo(575 + 7.5, 1);
  });

  it('LB-CON-02 any touch counts; no unit is shifted to line up', () => {
    const t = closedIn(facingOff({}, { at: [1010, 567.5] }));
    expect(placeOf(t, 0).x).toBeCloseTo(900, 1);
    expect(placeOf(t, 1)).toMatchObject({ x: 1010, y: 567.5 });
  });

  it('LB-CON-03 LB-APP-12 units not touched drop out', () => {
    const t = acting({ units: [{ at: [900, 707.5] }, { side: 1, at: [835, 567.5] }, { side: 1, at: [965, 555] }] }, 1);
    t.red({ type: 'approach', unit: 0, sector: -1 });
    expect(t.event('approached').defenders).toEqual([1]);
    const both = acting(
      { units: [{ at: [900, 707.5] }, { side: 1, at: [835, 567.5] }, { side: 1, at: [965, 567.5] }] },
      1,
    );
    rollFilled(both.red({ type: 'approach', unit: 0, sector: -1 }), [6, 5, 5], [5, 1, 1]).red({
      type: 'contact',
      unit: 0,
    });
    expect(both.frame('combat').combat.defenders).toEqual([1, 2]);
  });

  it('LB-CON-03 one that was at 1S and is not touched drops out', () => {
    const t = acting({ units: BESIDE_THE_WAY }, 1).red({ type: 'approach', unit: 0, sector: -1 });
    expect(t.event('approached').defenders).toEqual([1, 2]);
    rollFilled(t, [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    expect(t.event('intoContact').against).toEqual([1]);
    expect(t.frame('combat').combat).toMatchObject({ defenders: [1], flank: [false], passive: [false] });
  });

  it.each([
    ['front', 180, [false, false]],
    ['flank', 90, [false, true]],
  ] as const)('LB-CON-03 LB-GEO-12 a line touches one that the column had passed by, in his %s', (_, facing, flank) => {
    const y = facing === 180 ? 560 : 545;
    const t = acting(
      {
        units: [
          { at: [900, 715], formation: 'attackColumn' },
          { side: 1, at: [900, 560], formation: 'attackColumn' },
          { side: 1, at: [965, y], formation: 'attackColumn', facing },
        ],
      },
      1,
    ).red({ type: 'approach', unit: 0, sector: -1 });
    expect(t.event('approached').defenders).toEqual([1]);
    rollFilled(t, [5, 4, 4], [5, 3, 3]);
    t.red({ type: 'form', unit: 0, formation: 'line', facing: 0 }).red({ type: 'contact', unit: 0 });
    expect(t.event('intoContact').against).toEqual([1, 2]);
    expect(t.frame('combat').combat.flank).toEqual(flank);
  });

  it('LB-APP-42 over a hedge close before the target: the target makes room, and is fought', () => {
    const hedge = { terrain: [{ kind: 'hedge', points: [700, 581, 1100, 581] }] } as const;
    const t = closedIn(facingOff({}, {}, [], hedge));
    expect(t.event('intoContact').against).toEqual([1]);
    expect(placeOf(t, 0).y + 7.5).toBeLessThanOrEqual(581);
    expect(placeOf(t, 1).y).toBeCloseTo(567.5 - 9, 0);
  });

  it('LB-CON-04 LB-TERR-11 a counter-attack changes no roles, and costs D its position', () => {
    const hedge = { terrain: [{ kind: 'hedge', points: [700, 580, 1100, 580] }] } as const;
    const t = acting(facingOff({}, {}, [], hedge), 2)
      .red({ type: 'approach', unit: 0, sector: -1 })
      .red({ type: 'spend', dice: 0 });
    rollFilled(t, [5, 1, 1], [6, 5, 5]);
    t.blue({ type: 'contact', unit: 1 });
    plainly(t);
    rollFilled(t, [4, 1, 1], [4, 1, 1]);
    const { attacker, defenders, defence, settled, winner } = t.event('contactRolled');
    expect([attacker, defenders]).toEqual([0, [1]]);
    expect(defence.some((line) => line.rule.startsWith('LB-TERR'))).toBe(false);
    expect([settled, winner]).toEqual(['disorder', 'd']);
  });

  it('LB-TERR-11 LB-TERR-13 a unit that counter-attacks has no cover of the wood, though the fight is in it', () => {
    const wood = { terrain: [{ kind: 'wood', box: [900, 600, 400, 300] }] } as const;
    const t = acting(facingOff({}, {}, [], wood), 1).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [5, 1, 1], [6, 5, 5]).blue({ type: 'contact', unit: 1 });
    rollFilled(plainly(t), [6], [5]);
    expect(t.event('contactRolled').defence.map((line) => line.rule)).not.toContain('LB-TERR-13');
  });

  it('LB-CON-03 LB-APP-12 a counter-attack fights every enemy it touches, with the actions of the unit that made it', () => {
    // Two red lines side by side; the second of two blue ones comes down between them.
    const t = acting(
      {
        units: [
          { at: [900, 707.5] },
          { side: 1, at: [838, 567.5] },
          { side: 1, at: [962, 567.5] },
          { at: [1024, 662.5], dis: 1 },
        ],
      },
      1,
    ).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [5, 1, 1], [6, 5, 5]);
    expect(unitOf(t, 0).dis).toBe(1);
    t.blue({ type: 'contact', unit: 2 });
    expect(t.event('intoContact')).toMatchObject({ unit: 2, against: [0, 3] });
    expect(t.frame('combat').combat).toMatchObject({ defenders: [2], joined: [3], d: [1], flank: [false] });
    expect(t.offered('blue', 'declare').map((offer) => offer.bought)).toEqual([0, 1]);
    t.blue({ type: 'declare', bought: 1, leader: 0, charismatic: false });
    rollFilled(t, [5, 2, 1], [6, 3, 3]);
    expect(total(t.event('contactRolled').attack)).toBe(8);
    expect(total(t.event('contactRolled').defence)).toBe(4 + 1 + 1);
    expect(t.reasons.filter((line) => line.startsWith('disordered') || line.startsWith('retreated'))).toEqual([
      'disordered LB-CON-13',
      'disordered LB-CON-13',
      'retreated LB-CON-16',
      'retreated LB-CON-16',
      'disordered LB-CON-17',
      'disordered LB-CON-17',
    ]);
    expect([unitOf(t, 0).dis, unitOf(t, 1).dis, unitOf(t, 2).dis, unitOf(t, 3).dis]).toEqual([3, 0, 0, 3]);
  });

  /** Two red lines side by side; the second of two blue ones comes down between them and touches both. */
  const betweenTwo = (rest: BattlefieldSpec = {}): Playing => {
    const t = acting(
      {
        units: [
          { at: [900, 707.5] },
          { side: 1, at: [838, 567.5] },
          { side: 1, at: [962, 567.5] },
          { at: [1024, 662.5] },
        ],
        ...rest,
      },
      1,
    ).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [5, 1, 1], [6, 5, 5]).blue({ type: 'contact', unit: 2 });
    return plainly(t);
  };

  it('LB-OPT-03 LB-CON-03 a unit drawn into the fight without DIS is worn like the others', () => {
    const t = rollFilled(betweenTwo({ switches: { wornUnits: true } }), [5, 3, 1], [6, 2, 1]);
    expect(t.event('contactRolled').winner).toBe('d');
    t.blue({ type: 'stay' });
    expect([unitOf(t, 0).worn, unitOf(t, 2).worn, unitOf(t, 3).worn]).toEqual([false, false, true]);
  });

  it('LB-CON-20 two winners choose once each', () => {
    const t = rollFilled(betweenTwo(), [6, 3, 1], [5, 2, 1]);
    expect(t.event('contactRolled').winner).toBe('a');
    expect([t.waits, t.frame('combat').queue]).toEqual(['red exploit', [0, 3]]);
    t.red({ type: 'stay' });
    expect([t.waits, t.frame('combat').queue]).toEqual(['red exploit', [3]]);
    expect(t.red({ type: 'stay' }).waits).toBe('red slot');
  });

  it('LB-CON-07 D keeps its position if it stays', () => {
    const wood = { terrain: [{ kind: 'wood', box: [900, 540, 300, 90] }] } as const;
    const t = rollFilled(plainly(closedIn(facingOff({}, {}, [], wood))), [6], [5]);
    expect(t.event('contactRolled').defence.some((line) => line.rule === 'LB-TERR-13' && line.add === 1)).toBe(true);
  });

  it('LB-CON-07 LB-TERR-10 judges height where the units stood before the move into Contact', () => {
    const hill = { terrain: [{ kind: 'gentleHill', box: [900, 560, 300, 80] }] } as const;
    const t = rollFilled(plainly(closedIn(facingOff({}, {}, [], hill))), [6], [5]);
    expect(t.event('contactRolled').defence).toContainEqual({ rule: 'LB-TERR-10', add: 1, what: 'lb.reason.higher' });
  });

  it('LB-CON-07 counts the position of the units touched alone', () => {
    const wood = { kind: 'wood', box: [980, 545, 90, 60] } as const;
    const t = acting({ units: BESIDE_THE_WAY, terrain: [wood] }, 1).red({ type: 'approach', unit: 0, sector: -1 });
    expect(t.event('approached').defenders).toEqual([1, 2]);
    rollFilled(t, [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    expect(t.frame('combat').combat).toMatchObject({ defenders: [1], position: [] });
  });

  it('LB-CON-07 LB-APP-42 a unit shifted from its hedge is fought as behind it', () => {
    const hedge = { terrain: [{ kind: 'hedge', points: [700, 581, 1100, 581] }] } as const;
    const t = plainly(closedIn(facingOff({}, {}, [], hedge)));
    expect(placeOf(t, 1).y).toBeLessThan(567);
    const behind = { rule: 'LB-TERR-12', add: 1, what: 'lb.reason.behind.hedge' };
    expect(t.frame('combat').combat.position).toEqual([behind]);
    expect(rollFilled(t, [6], [5]).event('contactRolled').defence).toContainEqual(behind);
  });

  it('LB-CON-08 no unit is passive in Contact', () => {
    const t = rollFilled(plainly(closedIn(facingOff({}, { facing: 90, at: [900, 515] }))), [6, 2, 1], [5, 4, 1]);
    expect(unitOf(t, 0).dis).toBe(1);
    // Passive in the Approach, not in the Contact it leads to.
    const flanked = acting(facingOff({}, { facing: 90, at: [900, 515] }), 1).red({
      type: 'approach',
      unit: 0,
      sector: -1,
    });
    expect(flanked.frame('combat').combat.passive).toEqual([true]);
    rollFilled(flanked, [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    expect(flanked.frame('combat').combat.passive).toEqual([false]);
  });

  it('LB-SKIR-02 LB-SKIR-03 skirmishers add nothing to Contact dice', () => {
    const t = plainly(closedIn(facingOff({ sk: 3 }, {})));
    expect(total(rollFilled(t, [6], [5]).event('contactRolled').attack)).toBe(5); // 4, and 1 for the DIS of D
  });
});

describe('declaring', () => {
  it('LB-CON-05 A turns its own actions into dice, D those of the unit that moved in, else none', () => {
    const { combat } = closedIn(facingOff({}, {})).frame('combat');
    const pair = { ...combat, a: 2, defenders: [1, 3], d: [1, 2] };
    const actions = (mover: number) => (['a', 'd'] as const).map((role) => actionsFor({ ...pair, mover }, role));
    expect([0, 1, 3].map(actions)).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  it('LB-CON-09 A declares first, then D; dice from actions left', () => {
    const t = closedIn(led(facingOff({}, {}), { brigade: 1, side: 1, unit: 1 }));
    expect(t.waits).toBe('red declareA');
    expect(t.refused('red', { type: 'declare', bought: 2, leader: 0, charismatic: false })).toBe('LB-CON-05');
    t.red({ type: 'declare', bought: 1, leader: 0, charismatic: false });
    expect(t.waits).toBe('blue declareD');
    t.blue({ type: 'declare', bought: 0, leader: 2, charismatic: false });
    rollFilled(t, [6], [5]);
    expect(total(t.event('contactRolled').attack)).toBe(6);
    expect(total(t.event('contactRolled').defence)).toBe(6);
  });

  it('LB-LEAD-13 an attached Leader adds up to 3 dice, and only then', () => {
    const t = closedIn(led(facingOff({}, {}), { brigade: 0, unit: 0 }));
    expect(t.refused('red', { type: 'declare', bought: 0, leader: 4, charismatic: false })).toBe('LB-LEAD-13');
    const alone = closedIn(led(facingOff({}, {}), { brigade: 0, at: [900, 1000] }));
    expect(alone.refused('red', { type: 'declare', bought: 0, leader: 1, charismatic: false })).toBe('LB-LEAD-13');
  });

  it('LB-LEAD-14 LB-LEAD-15 he is tested with as many dice afterwards, and spent', () => {
    const t = closedIn(led(facingOff({}, {}), { brigade: 0, unit: 0 }));
    t.red({ type: 'declare', bought: 0, leader: 2, charismatic: false });
    rollFilled(t, [6, 3, 1], [5, 2, 1]);
    expect(t.waits).toBe('dice generalTest');
    expect(t.state.generals[0]).toMatchObject({ spent: true, status: 'attached' });
    t.roll([3, 1]);
    expect(t.eventTypes).toContain('generalLost');
  });

  it('LB-SPEC-33 LB-SPEC-34 a Charismatic Leader in span gives one die, risks one, beside Leader dice', () => {
    const t = closedIn(led(facingOff({}, {}), { brigade: 0, unit: 0, traits: { charismatic: true } }));
    t.red({ type: 'declare', bought: 0, leader: 1, charismatic: true });
    rollFilled(t, [6, 3, 1], [5, 2, 1]);
    expect(t.asks).toBe('LB-LEAD-14');
    t.roll([4]);
    expect(t.asks).toBe('LB-SPEC-33');
    t.roll([4]);
    expect(t.state.generals[0]?.status).toBe('attached');
  });

  it('LB-SPEC-34 LB-LEAD-14 the risks are run in order, those of A first; a Leader lost runs no second one', () => {
    const both = led(
      facingOff({}, {}),
      { brigade: 0, unit: 0, traits: { charismatic: true } },
      { brigade: 1, side: 1, unit: 1 },
    );
    const t = closedIn(both).red({ type: 'declare', bought: 0, leader: 1, charismatic: true });
    t.blue({ type: 'declare', bought: 0, leader: 2, charismatic: false });
    rollFilled(t, [6, 3, 1], [5, 2, 2]);
    expect(t.frame('generalTest')).toMatchObject({ general: 0, dice: 1, rule: 'LB-LEAD-14' });
    t.roll([1]);
    expect(t.frame('generalTest')).toMatchObject({ general: 1, dice: 2, rule: 'LB-LEAD-14' });
    t.roll([4, 4]);
    expect(t.waits).toBe('red exploit');
    expect(t.state.generals[0]?.status).toBe('gone');
    expect(t.state.generals[1]).toMatchObject({ spent: true, status: 'attached' });
  });

  it('LB-CON-09 a side with nothing to add is not asked', () => {
    const t = closedIn(facingOff({}, {}));
    expect(t.waits).toBe('red declareA');
    t.red({ type: 'declare', bought: 0, leader: 0, charismatic: false });
    expect(t.waits).toBe('dice combat');
    const one = acting(facingOff({}, {}), 1).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(one, [6, 5, 1], [5, 4, 1]).red({ type: 'contact', unit: 0 });
    expect(one.waits).toBe('dice combat');
  });

  it('LB-SPEC-33 no other Leader gives that die', () => {
    const plain = closedIn(led(facingOff({}, {}), { brigade: 0, unit: 0 }));
    expect(plain.refused('red', { type: 'declare', bought: 0, leader: 0, charismatic: true })).toBe('LB-SPEC-33');
  });

  it('LB-SPEC-33 not out of command, not after his replacement', () => {
    const far = closedIn(led(facingOff({}, {}), { brigade: 0, at: [100, 1100], traits: { charismatic: true } }));
    expect(far.refused('red', { type: 'declare', bought: 0, leader: 0, charismatic: true })).toBe('LB-SPEC-33');
    const dead = led(facingOff({}, {}), { brigade: 0, unit: 0, traits: { charismatic: true }, replacement: true });
    expect(closedIn(dead).refused('red', { type: 'declare', bought: 0, leader: 0, charismatic: true })).toBe(
      'LB-SPEC-33',
    );
  });
});

describe('re-rolls in Contact', () => {
  it('LB-SPEC-18 LB-SPEC-24 LB-DICE-14 Strong re-rolls; Weak gives the enemy a re-roll of his own', () => {
    const strong = clash({ traits: { strong: true } }, {}, [6, 3, 1], [5, 2, 1]);
    expect(strong.waits).toBe('red contactReroll');
    strong.red({ type: 'reroll', die: 2 }).roll([4]);
    expect(strong.event('contactRolled').faces[0]).toEqual([6, 3, 4, 1, 1]);
    const weak = clash({ traits: { weak: true } }, {}, [6, 3, 1], [5, 2, 1]);
    expect(weak.waits).toBe('blue contactReroll');
    weak.blue({ type: 'reroll', die: 0 }).roll([6]);
    expect(weak.event('combatRerolled')).toMatchObject({ rule: 'LB-SPEC-24', of: 'd' });
  });
});

describe('results', () => {
  it('LB-CON-10 LB-CON-16 the loser goes back M, front to the enemy, into attack column', () => {
    const t = clash({}, {}, [6, 2, 1], [5, 4, 3]);
    expect(t.event('contactRolled').winner).toBe('a');
    expect(t.event('retreated')).toMatchObject({ unit: 1, rule: 'LB-CON-16' });
    const at = placeOf(t, 1);
    expect(unitOf(t, 1).formation).toBe('attackColumn');
    expect(at.facing).toBe(180);
    expect(575 - (at.y + 15)).toBeCloseTo(120, 1); // front edge
    // A column stays one: nothing is told of it.
    const column = clash({}, { formation: 'attackColumn' }, [6, 2, 1], [5, 4, 3]);
    expect([column.eventTypes.includes('retreated'), column.eventTypes.includes('formed')]).toEqual([true, false]);
  });

  it('LB-CON-16 LB-RET-02 LB-PASS-02 if a friend stands where the column would, it goes on through him', () => {
    const through = (friend: Partial<UnitSpec>): Playing =>
      clash({}, {}, [6, 2, 1], [5, 4, 3], [{ side: 1, at: [900, 420], ...friend }]);
    const t = through({});
    expect(unitOf(t, 1).formation).toBe('attackColumn');
    expect(placeOf(t, 1).y + 15).toBeLessThanOrEqual(412.5);
    expect(unitOf(t, 2).dis).toBe(1);
    // The place of one that is gone is free.
    const gone = through({ status: 'eliminated' });
    expect(placeOf(gone, 1).y + 15).toBeCloseTo(455, 1);
  });

  it('LB-CON-16 LB-RET-05 it stands in a wood, but on no building', () => {
    const behind = (kind: 'wood' | 'building'): Playing => {
      const spec = facingOff({}, {}, [], { terrain: [{ kind, box: [900, 420, 40, 30] }] });
      return rollFilled(plainly(closedIn(spec)), [6, 2, 1], [5, 4, 3]);
    };
    expect(placeOf(behind('wood'), 1).y + 15).toBeCloseTo(455, 1);
    expect(placeOf(behind('building'), 1).y + 15).toBeLessThanOrEqual(405);
  });

  it('LB-CON-16 LB-GEO-18 with the table edge close behind it has no room for a column, and stays a line', () => {
    const t = closedIn({ units: [{ at: [900, 272.5] }, { side: 1, at: [900, 132.5] }] });
    rollFilled(plainly(t), [6, 2, 1], [5, 4, 3]);
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', formation: 'line', facing: 2880 });
    expect(placeOf(t, 1)).toMatchObject({ x: 900, y: 12.5 });
    expect(t.eventTypes).not.toContain('formed');
  });

  it('LB-RET-07 LB-CON-17 beaten so near to the edge that it would leave the table it is lost, and not pursued', () => {
    const t = closedIn({ units: [{ at: [900, 207.5] }, { side: 1, at: [900, 67.5] }] });
    rollFilled(plainly(t), [6, 3, 3], [5, 4, 2]);
    expect(t.reasons).toContain('eliminated LB-RET-07');
    expect(t.eventTypes).not.toContain('formed');
    expect(t.eventTypes).not.toContain('pursued');
  });

  it('LB-RET-06 beaten with an enemy behind it is lost', () => {
    const t = clash({}, {}, [6, 2, 1], [5, 4, 3], [{ at: [900, 480] }]);
    expect(t.reasons).toContain('eliminated LB-RET-06');
  });

  it('LB-LEAD-17 LB-LEAD-18 a General ridden over by the beaten is tested before anything else', () => {
    const over = (general: GeneralSpec): Playing =>
      rollFilled(plainly(closedIn(led(facingOff({}, {}), general))), [6, 3, 1], [5, 2, 2]);
    const leader = over({ brigade: 0, at: [900, 480] });
    expect([leader.waits, leader.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
    expect(leader.frame('combat').combat.riddenDown).toEqual([]);
    leader.roll([1, 4]);
    expect(leader.waits).toBe('red exploit');
    expect(over({ cinc: true, at: [900, 480] }).asks).toBe('LB-CINC-12');
  });

  it('LB-CON-16 cavalry goes back L, into line', () => {
    const t = clash({ ...cavalry, formation: 'column' }, cavalry, [5, 2, 1], [6, 2, 1]);
    expect(t.event('retreated')).toMatchObject({ unit: 0 });
    expect(unitOf(t, 0).formation).toBe('line');
    expect(placeOf(t, 0).y - 15 - 575).toBeCloseTo(180, 1); // front edge
  });

  it('LB-CON-16 LB-TERR-05 it goes on until its new formation stands clear of a stream', () => {
    const behind = { terrain: [{ kind: 'stream', points: [700, 430, 1100, 430] }] } as const;
    const spec = facingOff({}, {}, [], behind);
    const t = rollFilled(plainly(closedIn(spec)), [6, 2, 1], [5, 4, 3]);
    expect(unitOf(t, 1).formation).toBe('attackColumn');
    const { x, y } = placeOf(t, 1);
    expect(x).toBe(900);
    expect(y + 15).toBeCloseTo(430, 0); // the line stood clear of it, 120 mm back
  });

  it('LB-CON-12 LB-CON-15 a battery beaten is gone, and its second die still counts', () => {
    const t = clash({}, { kind: 'battery' }, [6, 2, 1], [5, 4, 1]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(unitOf(t, 0).dis).toBe(1);
  });

  it('LB-CON-12 LB-CON-18 a line beaten by cavalry is gone: it does not retreat, nor is it pursued', () => {
    const t = clash(cavalry, {}, [6, 3, 3], [5, 2, 1]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    for (const type of ['retreated', 'formed', 'pursued'] as const) expect(t.eventTypes).not.toContain(type);
  });

  it('LB-CON-13 LB-CON-14 the second die: 1 DIS, 2 if the winner doubled', () => {
    expect(unitOf(clash({}, {}, [6, 3, 1], [5, 2, 2]), 1).dis).toBe(2);
    expect(unitOf(clash({}, {}, [6, 4, 1], [5, 2, 2]), 1).dis).toBe(3);
  });

  it('LB-CON-17 LB-RET-10 pursuit comes after the retreat', () => {
    const t = clash({}, {}, [6, 3, 3], [5, 3, 2]);
    const order = t.eventTypes.filter((type) => type === 'retreated' || type === 'pursued');
    expect(order).toEqual(['retreated', 'pursued']);
    expect(unitOf(t, 1).dis).toBe(3);
  });

  it('LB-CON-18 a square does not pursue', () => {
    const t = acting(facingOff({ formation: 'attackColumn' }, { formation: 'square', c: 6 }), 1).red({
      type: 'approach',
      unit: 0,
      sector: -1,
    });
    rollFilled(t, [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [5, 2, 1], [6, 3, 3]);
    expect(t.eventTypes).not.toContain('pursued');
    expect(unitOf(t, 0).dis).toBe(1);
    expect(unitOf(t, 1).formation).toBe('square');
  });

  it('LB-CON-19 a winner eliminated by the second die does not pursue; the loser retreats all the same', () => {
    const t = acting(facingOff({ dis: 2 }, {}), 2)
      .red({ type: 'approach', unit: 0, sector: -1 })
      .red({ type: 'spend', dice: 0 });
    rollFilled(t, [5, 1, 1, 1], [6, 1, 1, 1, 1, 1]);
    t.blue({ type: 'waive' }).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [6, 3, 3], [5, 4, 1]);
    expect(unitOf(t, 0).status).toBe('eliminated');
    expect(t.eventTypes).toContain('retreated');
    expect(t.eventTypes).not.toContain('pursued');
    expect(unitOf(t, 1).dis).toBe(0);
    expect(t.waits).toBe('blue phase'); // the dead carry nothing
  });

  it('LB-CON-20 LB-CON-21 the winner may carry the position, straight ahead by the way to the loser’s centre', () => {
    const t = clash({}, {}, [6, 3, 1], [5, 2, 2]);
    expect(t.waits).toBe('red exploit');
    expect(kinds(t, 'red')).toEqual(['carry', 'stay']);
    t.red({ type: 'carry' });
    expect(placeOf(t, 0).y).toBeCloseTo(567.5, 1);
    expect(t.waits).toBe('red slot');
  });

  it('LB-CON-20 infantry may do nothing else', () => {
    const t = clash({}, {}, [6, 3, 1], [5, 2, 2]);
    expect(t.reasons).toEqual([
      'contactRolled LB-CON-10',
      'disordered LB-CON-13',
      'retreated LB-CON-16',
      'formed LB-CON-16',
      'shaken LB-VIC-08',
    ]);
    expect(t.refused('red', { type: 'waive' })).toBe('LB-CON-20');
    expect(t.refused('red', { type: 'fallBack' })).toBe('LB-BRK-01');
    expect(t.refused('red', { type: 'breakthrough' })).toBe('LB-BRK-01');
    expect(t.red({ type: 'stay' }).waits).toBe('red slot');
    // Not even if its enemy is gone.
    const alone = clash({}, { kind: 'battery' }, [6, 3, 1], [5, 2, 1]);
    expect(unitOf(alone, 1).status).toBe('eliminated');
    expect(kinds(alone, 'red')).toEqual(['carry', 'stay']);
    expect(alone.refused('red', { type: 'breakthrough' })).toBe('LB-BRK-01');
    expect(alone.refused('red', { type: 'fallBack' })).toBe('LB-BRK-01');
  });

  it('LB-CON-21 the position is ahead of the winner, or there is none to carry', () => {
    const t = clash({ ...cavalry, dis: 2 }, { ...cavalry, facing: 90, at: [900, 545] }, [5, 2, 1], [6, 4, 1]);
    expect(unitOf(t, 0).status).toBe('eliminated');
    expect(t.waits).toBe('blue exploit');
    expect(kinds(t, 'blue')).toEqual(['fallBack', 'stay']);
    expect(t.refused('blue', { type: 'carry' })).toBe('LB-CON-21');
  });

  it('LB-LEAD-17 LB-LEAD-18 carrying the position over a General tests him', () => {
    // He stands by the second enemy, who is not touched and nearer to A than he is.
    const t = closedIn({ units: BESIDE_THE_WAY, generals: [{ brigade: 1, side: 1, at: [921, 547.5] }] });
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 2]);
    expect(t.waits).toBe('red exploit');
    t.red({ type: 'carry' });
    expect([t.waits, t.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
  });

  it('LB-CON-21 batteries and squares do not carry', () => {
    const t = clash({}, { kind: 'battery' }, [5, 2, 1], [6, 3, 1]);
    expect(t.waits).toBe('red slot');
  });

  it('LB-CON-22 LB-CON-23 cavalry without DIS from the Contact suffers 1, winner or loser, after the pursuit', () => {
    const winner = clash(cavalry, {}, [6, 3, 1], [5, 2, 1]);
    expect(unitOf(winner, 0).dis).toBe(1);
    const loser = clash(cavalry, cavalry, [5, 3, 1], [6, 2, 2]);
    expect(unitOf(loser, 0).dis).toBe(1); // lost, unhurt by the dice, worn
    expect(unitOf(loser, 1).dis).toBe(2); // 1 of the Approach, 1 of the second die
    const hurt = clash(cavalry, {}, [6, 2, 1], [5, 3, 1]);
    expect(unitOf(hurt, 0).dis).toBe(1);
  });

  it.each([
    ['wins unhurt', cavalry, [5, 2, 1], [6, 3, 1], 'd', 1],
    ['wins, but not unhurt', cavalry, [5, 3, 1], [6, 2, 1], 'd', 0],
    ['loses unhurt', cavalry, [6, 2, 1], [5, 3, 1], 'a', 1],
    ['loses, and is hurt', cavalry, [6, 3, 1], [5, 2, 1], 'a', 0],
  ] as const)(
    'LB-CON-22 defending cavalry is worn too where it took no DIS: it %s',
    (_, a, attack, defence, winner, worn) => {
      const t = clash(a, cavalry, [...attack], [...defence]);
      expect(t.event('contactRolled').winner).toBe(winner);
      const wears = t.eventsOf('disordered').filter(({ rule, unit }) => rule === 'LB-CON-22' && unit === 1);
      expect(wears).toHaveLength(worn);
    },
  );

  it('LB-CON-22 foot and guns are never worn by a Contact', () => {
    const t = clash({}, {}, [6, 2, 1], [5, 3, 1]);
    expect(t.event('contactRolled').winner).toBe('a');
    expect(t.reasons.filter((reason) => reason.endsWith('LB-CON-22'))).toEqual([]);
  });

  it('LB-CON-24 LB-CON-25 beaten in flank it first turns opposite to the winner, then goes back along his line', () => {
    const t = rollFilled(plainly(closedIn(facingOff({}, { facing: 90, at: [900, 515] }))), [6, 3, 1], [5, 2, 2]);
    const at = placeOf(t, 1);
    expect(at.facing).toBe(180);
    expect(at.y).toBeLessThan(515 - 100);
  });

  it('LB-CON-11 LB-SPEC-02 cuirassiers win the tie against less DIS', () => {
    const heavy = { kind: 'heavyCavalry', traits: { cuirass: true }, dis: 2 } as const;
    const t = clash(heavy, cavalry, [6, 1, 1], [6, 5, 5]);
    expect(t.event('contactRolled')).toMatchObject({ winner: 'a', settled: 'cuirass', ladder: 'LB-SPEC-02' });
  });

  it('LB-CON-05 LB-CON-06 flank counts in Contact too, cavalry on foot +2', () => {
    const flank = rollFilled(plainly(closedIn(facingOff({}, { facing: 90, at: [900, 515] }))), [6], [5]);
    expect(flank.event('contactRolled').attack).toContainEqual({ rule: 'LB-CON-06', add: 2, what: 'lb.tally.flank' });
    const horse = clash(cavalry, {}, [6], [5]);
    expect(horse.event('contactRolled').attack).toContainEqual({
      rule: 'LB-CON-06',
      add: 2,
      what: 'lb.tally.cavalryOnFoot',
    });
  });

  it('LB-CD-05 a battery that defended loaded and won is marked fired', () => {
    const t = clash({}, { kind: 'battery' }, [5, 2, 1], [6, 3, 1]);
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', loaded: false });
    // Beaten it is gone, and nothing is told of its guns.
    expect(clash({}, { kind: 'battery' }, [6, 2, 1], [5, 4, 1]).eventTypes).not.toContain('discharged');
  });

  it('LB-CON-08 LB-CD-05 taken in flank its guns are passive in the Approach, not in Contact', () => {
    const spec = facingOff({}, { kind: 'battery', facing: 90, at: [900, 545] });
    const t = rollFilled(plainly(closedIn(spec)), [5, 2, 1], [6, 3, 1]);
    expect(t.event('contactRolled').winner).toBe('d');
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', loaded: false });
  });

  it('LB-SEQ-08 guns that defended loaded are marked fired before the winners choose', () => {
    const units = [
      { at: [900, 707.5] as const },
      { side: 1 as const, at: [865, 560] as const, formation: 'attackColumn' as const },
      { side: 1 as const, at: [935, 555] as const, kind: 'battery' as const },
    ];
    const t = rollFilled(plainly(closedIn({ units })), [5, 2, 1], [6, 3, 1]);
    expect(t.waits).toBe('blue exploit');
    expect(t.reasons).toContain('discharged LB-CD-05');
    expect(unitOf(t, 2).loaded).toBe(false);
  });

  it('LB-LEAD-17 LB-LEAD-18 an enemy General in the way of the move into Contact is tested with 2 dice', () => {
    const t = closedIn(led(facingOff({}, {}), { brigade: 1, side: 1, at: [860, 610] }));
    expect(t.waits).toBe('dice generalTest');
    expect(t.asks).toBe('LB-LEAD-17');
    t.roll([1, 4]);
    expect(t.eventTypes).toContain('generalLost');
    expect(t.waits).toBe('red declareA');
  });
});

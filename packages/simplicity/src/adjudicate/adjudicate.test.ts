import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplicityMessages } from '../text/messages/index.ts';
import { adjudicate, oddsOf, SITUATION_KINDS, situationSchema } from './index.ts';
import type { Situation, SituationKind } from './situations.ts';

function judged<K extends SituationKind>(kind: K, situation: Situation<K>) {
  const found = adjudicate(kind, situation);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** Rule and place of each fault. */
function faults(kind: SituationKind, situation: unknown) {
  const found = adjudicate(kind, situation);
  return found.ok ? [] : found.problems.map(({ path, rule }) => `${path} ${rule}`);
}

describe('the worked examples, on a real table', () => {
  it('EX-1, EX-5, SIP-AP-1: action points', () => {
    expect(judged('points', { commands: 3, dice: [4] }).points).toBe(7);
    expect(judged('points', { commands: 0, dice: [6] }).points).toBe(6);
    expect(judged('points', { commands: 1 })).toMatchObject({ points: null, wants: { rule: 'SIP-AP-1', count: 1 } });
  });

  it('EX-6, EX-7, EX-8, SIP-ACT-2, SIP-ACT-3, SIP-ACT-6: activation', () => {
    const charge = judged('activation', { unit: { kind: 'line', dp: 2 }, order: 'charge', dice: [3] });
    expect(charge).toMatchObject({ needed: 4, result: 'confused', modifiers: { total: 0 } });
    const raw = { kind: 'line', class: 'raw', dp: 3 } as const;
    const moves = judged('activation', { unit: raw, order: 'move', commandNear: true, dice: [5] });
    expect(moves).toMatchObject({ needed: 5, result: 'obeys', modifiers: { total: 0 } });
    expect(moves.modifiers.lines).toHaveLength(2);
    const elite = { kind: 'line', class: 'elite', dp: 1 } as const;
    expect(judged('activation', { unit: elite, order: 'move', commandNear: true, dice: [1] }).result).toBe('obeys');
  });

  it('SIP-ACT-1, SIP-ACT-8: no roll in good order; what a failed move and fire leaves', () => {
    expect(judged('activation', { unit: { kind: 'line' }, order: 'move' })).toMatchObject({
      needed: null,
      result: 'obeys',
      wants: null,
    });
    const failed = judged('activation', { unit: { kind: 'light', dp: 1 }, order: 'moveFire', dice: [2] });
    expect(failed.result).toBe('firesOnly');
    expect(failed.odds).toEqual([
      { what: 'obeys', chance: 4 / 6 },
      { what: 'firesOnly', chance: 1 - 4 / 6 },
    ]);
  });

  it('EX-9, EX-10, SIP-FIR-4, SIP-FIR-7: a volley after half a move; a target in cover', () => {
    const moved = judged('fire', {
      firer: { kind: 'line' },
      target: { kind: 'line', class: 'raw', dp: 1 },
      range: 9,
      moved: true,
      dice: [4, 5, 6, 2, 3],
    });
    expect(moved).toMatchObject({ score: { total: 5 }, target: { dp: 2 }, wants: null });
    const covered = judged('fire', {
      firer: { kind: 'light' },
      target: { kind: 'line', class: 'elite' },
      range: 7,
      cover: true,
      dice: [4, 6, 5, 1, 4, 2, 3, 4],
    });
    expect(covered.target.dp).toBe(0);
    expect(covered.steps.map(({ type }) => type)).toEqual(['fired', 'saved', 'converted']);
    expect(covered.steps[2]).toMatchObject({ needed: 5, disrupted: false, unit: 'target' });
  });

  it('EX-11 to EX-14, EX-30, SIP-FIR-1, SIP-FIR-6, SIP-BRK-7, SIP-CNV-1, SIP-MOV-13, SIP-VAR-2: guns and broken units', () => {
    const guns = { kind: 'footArtillery', dp: 1 } as const;
    const far = judged('fire', { firer: guns, target: { kind: 'line' }, range: 52, dice: [6, 5, 6, 4] });
    expect(far).toMatchObject({ dice: { total: 3 }, score: { total: 6 }, target: { dp: 1 } });
    const horse = { firer: { kind: 'horseArtillery' }, target: { kind: 'lightCavalry', dp: 1 }, moved: true } as const;
    expect(judged('fire', { ...horse, range: 18, dice: [6, 6, 3, 1, 3] }).target.dp).toBe(1);
    expect(faults('fire', { ...horse, range: 25 })).toEqual(['range SIP-FIR-6']);
    const battery = { kind: 'footArtillery', dp: 3 } as const;
    const destroyed = { firer: { kind: 'line' }, target: battery, range: 6, dice: [4, 4, 5, 6, 4] } as const;
    expect(judged('fire', destroyed)).toMatchObject({ score: { total: 5 }, target: { status: 'removed' } });
    expect(judged('fire', { ...destroyed, limbered: true, dice: [4, 3, 2, 1, 1] }).score.total).toBe(4);
    const foot = { ...destroyed, target: { kind: 'line' }, limbered: true } as const;
    expect(faults('fire', foot)).toEqual(['limbered SIP-MOV-13']);
    const raw = { kind: 'line', class: 'raw', dp: 3 } as const;
    const routs = judged('fire', { firer: { kind: 'line' }, target: raw, range: 10, dice: [4, 5, 6, 4] });
    expect(routs.target).toMatchObject({ status: 'routing', moved: 15 });
    const classic = { firer: { kind: 'line', dp: 3 }, target: { kind: 'line' }, range: 8, classic: true } as const;
    expect(judged('fire', { ...classic, dice: [4, 4, 1, 2, 4] }).target.dp).toBe(1);
  });

  it('SIP-FIR-8, SIP-CMD-4: a DP removes a routing target; the general with a unit hit is at risk', () => {
    const at = { firer: { kind: 'line' }, range: 5, dice: [6, 6, 6, 6, 2] } as const;
    expect(judged('fire', { ...at, target: { kind: 'line' }, routing: true }).target.status).toBe('removed');
    const led = judged('fire', { ...at, target: { kind: 'line', general: true } });
    expect(led.wants).toMatchObject({ rule: 'SIP-CMD-4', count: 1 });
  });

  it('EX-15, EX-16, SIP-MEL-6, SIP-MEL-7: line against line', () => {
    const line = { kind: 'line' } as const;
    const won = judged('melee', {
      charger: line,
      defender: { ...line, dp: 2 },
      dice: [4, 2, 5, 3, 4, 1, 2, 4],
    });
    expect(won).toMatchObject({
      winner: 'charger',
      charger: { fate: { dp: 0 } },
      defender: { fate: { dp: 3, moved: 10, status: 'ready' } },
    });
    const lost = judged('melee', { charger: line, defender: line, dice: [4, 6, 1, 2, 5, 4, 3, 1, 1, 4] });
    expect(lost).toMatchObject({
      winner: 'defender',
      charger: { fate: { dp: 0, moved: 10 } },
      defender: { fate: { dp: 1, moved: 0 } },
    });
  });

  it('EX-17, EX-18, SIP-MEL-4, SIP-MEL-12: horse in front and in flank', () => {
    const horse = { kind: 'heavyCavalry' } as const;
    const front = judged('melee', {
      charger: horse,
      defender: { kind: 'line' },
      dice: [4, 6, 2, 1, 3, 3, 5, 1, 5, 3],
    });
    expect(front).toMatchObject({
      charger: { score: { total: 4 }, fate: { dp: 1, moved: 10 } },
      defender: { score: { total: 3 }, fate: { dp: 0 } },
    });
    const flank = judged('melee', {
      charger: horse,
      defender: { kind: 'line', dp: 3 },
      flank: true,
      dice: [3, 5, 2, 6, 5, 3, 6],
    });
    expect(flank).toMatchObject({
      charger: { score: { total: 3 }, fate: { dp: 1 } },
      defender: { score: { total: 5 }, fate: { status: 'removed' } },
    });
  });

  it('EX-19, EX-20, SIP-MEL-11, SIP-MEL-13: guns overrun; horse with support, recalled', () => {
    const guns = judged('melee', {
      charger: { kind: 'lightCavalry' },
      defender: { kind: 'footArtillery' },
      dice: [4, 4, 2, 3, 6, 2, 1, 3, 2],
    });
    expect(guns).toMatchObject({ winner: 'charger', defender: { fate: { status: 'removed' } } });
    expect(guns.odds[0]).toMatchObject({ loser: 'defender', what: 'destroyed' });
    expect(guns.odds[0]?.chance).toBeCloseTo(0.556, 3);
    const horse = judged('melee', {
      charger: { kind: 'heavyCavalry', supports: 2 },
      defender: { kind: 'heavyCavalry', class: 'elite', supports: 1 },
      dice: [3, 3, 1, 2, 4, 1, 1, 2, 2, 5],
    });
    expect(horse).toMatchObject({
      charger: { score: { total: 3 }, fate: { dp: 1, moved: 10 } },
      defender: { score: { total: 4 }, fate: { dp: 0, moved: 10 } },
    });
  });

  it('EX-21, SIP-MEL-2, SIP-MEL-4: a general leads the charge on a garrison', () => {
    const told = judged('melee', {
      charger: { kind: 'line', dp: 1, general: true },
      defender: { kind: 'line', class: 'raw' },
      ground: 'section',
      dice: [5, 6, 4, 5, 4, 4, 2, 1, 6, 2],
    });
    expect(told).toMatchObject({
      winner: 'charger',
      charger: { dice: { total: 4 }, score: { total: 5 }, fate: { dp: 2 } },
      defender: { fate: { dp: 1 } },
    });
  });

  it('SIP-MEL-4: every number of supports counts, four at most; light infantry stands better in cover', () => {
    for (const kind of ['line', 'heavyCavalry', 'footArtillery'] as const) {
      for (const supports of [1, 2, 3, 4]) {
        const even = { charger: { kind: 'heavyCavalry', supports }, defender: { kind, supports } } as const;
        const told = judged('melee', even);
        for (const { lines } of [told.charger.score, told.defender.score])
          expect(lines.filter(({ what }) => what === 'sip.score.support')).toEqual([]);
        const more = judged('melee', { ...even, defender: { kind, supports: supports - 1 } });
        expect(more.charger.score.lines.some(({ what }) => what === 'sip.score.support')).toBe(true);
      }
    }
    const light = judged('melee', { charger: { kind: 'line' }, defender: { kind: 'light' }, ground: 'cover' });
    expect(light).toMatchObject({ charger: { score: { total: 4 } }, defender: { score: { total: 5 } } });
  });

  it('SIP-MEL-2: a general beside any defender counts a die, from the flank too', () => {
    for (const kind of ['line', 'lightCavalry', 'horseArtillery'] as const) {
      for (const flank of [false, true]) {
        const told = judged('melee', { charger: { kind: 'heavyCavalry' }, defender: { kind, general: true }, flank });
        expect(told.defender.dice.total).toBe(5);
      }
    }
    const garrison = { kind: 'light', general: true } as const;
    expect(
      judged('melee', { charger: { kind: 'line' }, defender: garrison, ground: 'section' }).defender.dice.total,
    ).toBe(5);
  });

  it('EX-22, EX-23, SIP-RAL-2, SIP-RAL-5, SIP-RAL-8: rallies', () => {
    const unit = { kind: 'line', dp: 2 } as const;
    expect(judged('rally', { unit, dice: [4] })).toMatchObject({ needed: 5, result: 'fails' });
    expect(judged('rally', { unit, dice: [4, 5] }).result).toBe('rallies');
    expect(faults('rally', { unit, dice: [5, 5] })).toEqual(['dice SIP-RAL-6']);
    const elite = { kind: 'line', class: 'elite' } as const;
    expect(judged('rally', { unit: elite, routing: true, dice: [4] }).result).toBe('rallies');
    expect(judged('rally', { unit: { kind: 'line', class: 'raw', dp: 3 } }).odds[0]?.chance).toBeCloseTo(1 / 6, 9);
  });

  it('EX-24, EX-25, SIP-BRK-2, SIP-BRK-3, SIP-BRK-6, SIP-INT-4: a rout, and friends in the way', () => {
    expect(judged('rout', { unit: { kind: 'lightCavalry' }, edge: 30 }).unit.status).toBe('removed');
    expect(judged('rout', { unit: { kind: 'lightCavalry' }, edge: 38 }).unit).toMatchObject({ moved: 37.5 });
    const blocked = judged('rout', { unit: { kind: 'line' }, edge: 40, enemy: 10 });
    expect(blocked.steps.at(-1)).toMatchObject({ type: 'removed', why: 'blocked', unit: 'unit' });
    expect(judged('passing', { unit: { kind: 'line', dp: 2 }, friends: 1, dice: [5] }).unit.dp).toBe(3);
    const broken = judged('passing', { unit: { kind: 'line', dp: 3 }, friends: 3, dice: [4, 6] });
    expect(broken).toMatchObject({ unit: { status: 'routing' }, wants: null });
  });

  it('SIP-CMD-4: generals at risk', () => {
    expect(judged('risk', { after: 'won', dice: [5] }).result).toBe('safe');
    expect(judged('risk', { after: 'lost', dice: [5] })).toMatchObject({ lostAt: 5, result: 'lost' });
    expect(judged('risk', { after: 'fire' }).odds[0]).toEqual({ what: 'lost', chance: 1 / 6 });
  });

  it('EX-28, EX-31, SIP-VIC-1, SIP-VIC-3: the army breaks; points at the limit', () => {
    const told = judged('victory', { first: { units: 7, removed: 3, routing: 1 }, second: { units: 7 } });
    expect(told).toMatchObject({ losses: [4, 0], limits: [4, 4], result: 'second', rule: 'SIP-VIC-1' });
    // A has made B lose 2 units and 1 routing, and holds 3; B has made A lose 2 units and a Command base.
    const draw = judged('victory', {
      first: { units: 8, removed: 2, commandsLost: 1, commands: 1, objectives: [3] },
      second: { units: 8, removed: 2, routing: 1, commands: 1 },
      last: true,
    });
    expect(draw.points?.map(({ total }) => total)).toEqual([8, 6]);
    expect(draw).toMatchObject({ result: 'draw', rule: 'SIP-VIC-3' });
    expect(judged('victory', { first: { units: 8 }, second: { units: 8, removed: 2 } }).result).toBe('goesOn');
  });
});

describe('the odds', () => {
  it('are those of the catalogue’s table', () => {
    const line = { kind: 'line' } as const;
    const fire = (target: Situation<'fire'>['target'], more = {}) =>
      oddsOf(judged('fire', { firer: line, target, range: 5, ...more }))[0]?.chance;
    expect(fire({ ...line, class: 'raw' })).toBeCloseTo(0.646, 3);
    expect(fire({ ...line, class: 'elite' })).toBeCloseTo(0.333, 3);
    expect(fire(line, { cover: true })).toBeCloseTo(0.281, 3);
    const melee = (situation: Situation<'melee'>) => oddsOf(judged('melee', situation)).map(({ chance }) => chance);
    const garrison = melee({ charger: line, defender: line, ground: 'section' });
    expect(garrison[0]).toBeCloseTo(0.197, 3);
    expect(garrison[3]).toBeCloseTo(0.697, 3);
    expect(garrison[2]).toBeCloseTo(0.406, 3);
    const flank = melee({ charger: { kind: 'heavyCavalry' }, defender: line, flank: true });
    expect(flank[0]).toBeCloseTo(0.741, 3);
  });
});

describe('what cannot be', () => {
  it('is refused with its place and its rule', () => {
    const line = { kind: 'line' } as const;
    expect(faults('melee', { charger: line, defender: { kind: 'lightCavalry' } })).toEqual(['charger.kind SIP-CHG-1']);
    expect(faults('melee', { charger: { kind: 'light' }, defender: line })).toEqual(['charger.kind SIP-CHG-1']);
    expect(faults('melee', { charger: line, defender: line, ground: 'section', flank: true })).toEqual([
      'flank SIP-CHG-8',
    ]);
    expect(faults('melee', { charger: line, defender: { kind: 'footArtillery' }, ground: 'section' })).toEqual([
      'defender.kind SIP-TER-7',
    ]);
    expect(faults('fire', { firer: { kind: 'heavyCavalry' }, target: line, range: 5 })).toEqual([
      'firer.kind SIP-FIR-9',
    ]);
    expect(faults('fire', { firer: line, target: line, range: 11 })).toEqual(['range SIP-FIR-1']);
    expect(faults('fire', { firer: line, target: line, range: 5, dice: [1, 2, 3] })).toEqual(['dice SIP-FIR-3']);
    // Too few for a later roll: what came before is told, and what is wanted.
    const covered = { firer: line, target: line, range: 5, cover: true, dice: [5, 5, 5, 1, 6] } as const;
    expect(judged('fire', covered)).toMatchObject({
      steps: [{ type: 'fired', hits: 3 }],
      wants: { rule: 'SIP-FIR-7', count: 3, given: 1 },
    });
    expect(faults('fire', { firer: line, target: line, range: 5, dice: [1, 1, 1, 1, 1] })).toEqual(['dice SIP-GEN-5']);
    expect(faults('rally', { unit: { kind: 'footArtillery', dp: 1 } })).toEqual(['unit SIP-RAL-1']);
    expect(faults('rally', { unit: line })).toEqual(['unit SIP-RAL-1']);
    expect(faults('passing', { unit: { kind: 'light', dp: 1 }, friends: 1 })).toEqual(['unit.kind SIP-INT-4']);
    expect(faults('activation', { unit: { kind: 'light', dp: 1 }, order: 'charge' })).toEqual(['order SIP-CHG-1']);
    expect(faults('activation', { unit: { kind: 'lightCavalry', dp: 1 }, order: 'moveFire' })).toEqual([
      'order SIP-FIR-9',
    ]);
    expect(faults('rout', { unit: line, edge: 10, enemy: 20 })).toEqual(['enemy SIP-BRK-3']);
    expect(faults('victory', { first: { units: 2, removed: 3 }, second: { units: 2 } })).toEqual([
      'first.removed SIP-VIC-1',
    ]);
    expect(faults('victory', { first: { units: 2, removed: 2, objectives: [3] }, second: { units: 2 } })).toEqual([
      'first.objectives SIP-VIC-4',
    ]);
    expect(faults('fire', { firer: line, target: line, range: 5, __proto__: null, extra: 1 })).toEqual([
      'extra KERNEL-FORMAT',
    ]);
  });

  it('names units by their kinds', () => {
    const found = adjudicate('fire', { firer: { kind: 'line' }, target: { kind: 'light' }, range: 11 });
    const [fault] = found.ok ? [] : found.problems;
    expect(fault?.facts).toMatchObject({ unit: 'sip.unit.line', enemy: 'sip.unit.light', range: 11, most: 10 });
    expect(simplicityMessages[fault?.reason ?? '']).toBeDefined();
  });

  it('never throws on any input, and settles every situation with enough dice', () => {
    const kinds = ['line', 'light', 'heavyCavalry', 'lightCavalry', 'footArtillery', 'horseArtillery'] as const;
    const unit = fc.record(
      {
        kind: fc.constantFrom(...kinds),
        class: fc.constantFrom('raw', 'regular', 'elite' as const),
        dp: fc.integer({ min: 0, max: 3 }),
        general: fc.boolean(),
      },
      { requiredKeys: ['kind'] },
    );
    const fighter = fc.tuple(unit, fc.integer({ min: 0, max: 4 })).map(([one, supports]) => ({ ...one, supports }));
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 24 });
    const melee = fc.record({
      charger: fighter,
      defender: fighter,
      flank: fc.boolean(),
      ground: fc.constantFrom('open', 'uphill', 'obstacle', 'cover', 'section' as const),
      classic: fc.boolean(),
      dice,
    });
    const fire = fc.record({
      firer: unit,
      target: unit,
      range: fc.integer({ min: 0, max: 60 }),
      moved: fc.boolean(),
      cover: fc.boolean(),
      limbered: fc.boolean(),
      routing: fc.boolean(),
      dice,
    });
    const order = fc.constantFrom('move', 'charge', 'moveFire' as const);
    fc.assert(
      fc.property(melee, fire, fc.record({ unit, order, dice }), (one, two, three) => {
        adjudicate('melee', one);
        adjudicate('fire', two);
        adjudicate('activation', three);
        adjudicate('rally', { unit: three.unit, dice: three.dice });
        adjudicate('rout', { unit: three.unit, edge: two.range });
        adjudicate('passing', { unit: three.unit, friends: 3, dice: three.dice });
      }),
      { numRuns: 150 },
    );
  });

  it('has a schema of every kind', () => {
    for (const kind of SITUATION_KINDS) expect(situationSchema(kind)).toHaveProperty('properties');
  });
});

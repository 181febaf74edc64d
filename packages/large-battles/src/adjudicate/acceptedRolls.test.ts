/** Random rolls and scores: `adjudicate` answers just those that a battle lets happen, and as it does. */
import { type Tally, total } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battlefield, type GeneralSpec, type UnitSpec } from '../../test/positions.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import type { Frame, RollFrame } from '../state/frames.ts';
import type { SideIndex, State } from '../state/state.ts';
import { zoneOf } from '../ground/zones.ts';
import { automaticSuccesses } from '../turn/activationStandard.ts';
import { pending } from '../turn/machine.ts';
import { penetration, scoreAgainst, spearhead } from '../victory/victory.ts';
import { adjudicate, type AdjudicationKind } from './index.ts';

const face = fc.integer({ min: 1, max: 6 });
const faces = (count: number) => fc.array(face, { minLength: count, maxLength: count });

/** The answer, or the rules of its faults. */
function asked(kind: AdjudicationKind, situation: object) {
  const judged = adjudicate(kind, situation);
  return judged.ok
    ? { value: judged.value as unknown as Record<string, unknown>, rules: [] }
    : { value: null, rules: judged.problems.map(({ rule }) => rule) };
}

/** Where the frames of a roll stand in a battle: red's phase, or blue's if red reacts. */
function inBattle(state: State, frame: Frame, active: SideIndex = 0): Playing {
  return new Playing({ ...state, active, frames: [{ at: 'phase', side: active, over: false }, frame] });
}

const TRAITS = ['elan', 'elite', 'guard', 'opportunistic', 'unpredictable'] as const;
const BY = ['unit', 'leader', 'cinc', 'group', 'reserve'] as const;

const roll = fc.record({
  by: fc.constantFrom(...BY),
  traits: fc.subarray([...TRAITS]),
  q: fc.integer({ min: 2, max: 6 }),
  dis: fc.integer({ min: 0, max: 3 }),
  inCommand: fc.boolean(),
  reaction: fc.boolean(),
  faces: faces(3),
  chosen: fc.integer({ min: 1, max: 3 }),
  /** Are just as many dice told as are rolled? */
  counted: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
  count: fc.integer({ min: 1, max: 3 }),
  average: fc.option(fc.integer({ min: 2, max: 5 })),
});
type Roll = typeof roll extends fc.Arbitrary<infer T> ? T : never;

/** Unit 0 of red with its Leader, near or far, and its CinC; blue's unit 2 stands far off. */
function table({ by, traits, q, dis, inCommand }: Roll): State {
  // LB-CINC-08: pressed on because it is not within its Leader's span.
  const led = inCommand && by !== 'reserve';
  const generals: GeneralSpec[] = [
    { brigade: 0, at: [900, led ? 760 : 1900], q },
    { brigade: 1, side: 1, at: [900, 100] },
    { cinc: true, side: 0, at: [300, 1900], q },
  ];
  const own: UnitSpec = { at: [900, 700], q, dis, traits: Object.fromEntries(traits.map((one) => [one, true])) };
  return battlefield({ units: [own, { at: [1300, 700] }, { side: 1, at: [900, 200] }], generals, height: 2000 });
}

/** The frame of this roll, or null where a battle has none. */
function frameOf(told: Roll, state: State): RollFrame | null {
  const { by, reaction, chosen } = told;
  const general = by === 'leader' || by === 'group' ? 0 : by === 'cinc' || by === 'reserve' ? 2 : -1;
  const of = by === 'unit' || by === 'reserve';
  if (reaction && (by === 'group' || by === 'reserve')) return null;
  if (by === 'reserve' && chosen > 2) return null;
  return {
    at: 'activationRoll',
    purpose: reaction ? (of ? 'reactUnit' : 'reactGeneral') : by,
    side: 0,
    unit: of ? 0 : -1,
    general,
    units: by === 'group' ? [0, 1] : [],
    dice: chosen,
    automatic: of ? automaticSuccesses(state, 0, reaction) : 0,
  };
}

describe('activation rolls', () => {
  it('LB-ACT-07 LB-ACT-08 LB-REACT-01 LB-REACT-06 LB-REACT-16 LB-CINC-08 LB-SPEC-21 are answered if and as a battle has them', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(roll, (told) => {
        const { by, traits, q, dis, inCommand, reaction, chosen, average } = told;
        const state = table(told);
        const frame = frameOf(told, state);
        const wanted = frame === null ? 0 : frame.dice - frame.automatic;
        const rolled = told.faces.slice(0, told.counted ? wanted : told.count);
        const dice = { faces: rolled, chosen, ...(average === null ? {} : { average }) };
        const { value, rules } = asked('activation', { by, traits, q, dis, inCommand, reaction, dice });
        // What the dice seat is asked for is what may be told.
        const handfuls =
          frame === null || wanted === 0
            ? []
            : (pending(inBattle(state, frame, reaction ? 1 : 0).state)[0]?.dice ?? []);
        const possible =
          frame !== null &&
          (rolled.length === 0 || rolled.length === wanted) &&
          (average === null || handfuls.length === 2);
        expect(value !== null, JSON.stringify([rules, handfuls])).toBe(possible);
        if (value === null || frame === null) {
          refused++;
          return;
        }
        // An Unpredictable unit cannot be judged without its Average die.
        if (handfuls.length === 2 && average === null) {
          expect(value['quality']).toBeNull();
          return;
        }
        // No dice told, or none rolled: there is nothing to compare.
        if (rolled.length === 0) return;
        accepted++;
        const t = inBattle(state, frame, reaction ? 1 : 0);
        t.roll(rolled, ...(handfuls.length === 2 ? [[average as number]] : []));
        if (t.waits.endsWith('rerollChoice')) t.red({ type: 'keep' });
        const event = t.event('activationRolled');
        expect({
          quality: event.quality,
          bonus: total(event.bonus),
          successes: event.successes,
          failures: event.failures,
          actions: event.actions,
          rule: event.rule,
        }).toEqual({
          quality: value['quality'],
          bonus: total(value['bonus'] as Tally),
          successes: value['successes'],
          failures: value['failures'],
          actions: value['actions'],
          rule: reaction ? 'LB-REACT-04' : 'LB-ACT-08',
        });
      }),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(80);
    expect(refused).toBeGreaterThan(80);
  });

  it('LB-ACT-07 LB-SPEC-05 LB-SPEC-16 no roll has more than three dice with its automatic success', () => {
    const three = { dice: { faces: [6, 6, 6] }, q: 4 };
    expect(asked('activation', three).rules).toEqual([]);
    expect(asked('activation', { ...three, traits: ['elan'] }).rules).toEqual(['LB-SPEC-05']);
    expect(asked('activation', { ...three, traits: ['elan'], dis: 1 }).rules).toEqual([]);
    expect(asked('activation', { ...three, traits: ['opportunistic'], reaction: true }).rules).toEqual(['LB-SPEC-16']);
    expect(asked('activation', { dice: { faces: [6, 6] }, q: 4, traits: ['elan'] }).value).toMatchObject({
      actions: 3,
    });
  });
});

describe('first initiative and roles', () => {
  it('LB-ACT-02 LB-ACT-03 go as a battle has them', () => {
    const state = battlefield({ units: [{ at: [900, 700] }, { side: 1, at: [900, 200] }] });
    fc.assert(
      fc.property(faces(3), faces(3), (red, blue) => {
        const t = new Playing({ ...state, frames: [{ at: 'firstInitiative' }] }).roll(red, blue);
        const { first, rule } = t.event('initiativeRolled');
        expect(asked('initiative', { dice: [red, blue] }).value).toMatchObject({ first, rule });
      }),
      { numRuns: 150 },
    );
    for (const dice of [
      [
        [1, 2],
        [1, 2, 3],
      ],
      [
        [1, 2, 7],
        [1, 2, 3],
      ],
      [[1, 2, 3]],
    ]) {
      expect(asked('initiative', { dice }).value).toBeNull();
    }
  });

  it('LB-SET-04 LB-SPEC-17 count a Scout unit of the side as one', () => {
    const scouts = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(face, face, scouts, scouts, (a, b, own, theirs) => {
        const troop = (side: SideIndex, count: number): UnitSpec[] =>
          Array.from({ length: 4 }, (_, i) => ({ side, at: [200 + 200 * i, 900], traits: { scout: i < count } }));
        const state = battlefield({ units: [...troop(0, own), ...troop(1, theirs)] });
        const t = new Playing({ ...state, frames: [{ at: 'rolesRoll' }] }).roll([a], [b]);
        const { winner, tallies } = t.event('rolesRolled');
        expect(asked('roles', { dice: [a, b], scouts: [own, theirs] }).value).toMatchObject({
          chooses: winner,
          tallies,
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('tests of Generals', () => {
  const TESTS = {
    leaderDice: 'LB-LEAD-14',
    charismatic: 'LB-SPEC-33',
    unitEliminated: 'LB-LEAD-16',
    contacted: 'LB-LEAD-17',
  } as const;
  /** LB-LEAD-14, LB-SPEC-33, LB-LEAD-16, LB-LEAD-17: dice of each test. */
  const DICE = { leaderDice: null, charismatic: 1, unitEliminated: 3, contacted: 2 } as const;
  const told = fc.record({
    test: fc.constantFrom(
      'leaderDice' as const,
      'charismatic' as const,
      'unitEliminated' as const,
      'contacted' as const,
    ),
    cinc: fc.boolean(),
    added: fc.integer({ min: 1, max: 3 }),
    faces: fc.array(face, { minLength: 1, maxLength: 3 }),
    q: fc.integer({ min: 2, max: 5 }),
  });

  it('LB-LEAD-14 LB-LEAD-16 LB-LEAD-17 LB-LEAD-27 LB-CINC-12 LB-CINC-13 LB-VIC-05 are answered if and as a battle has them', () => {
    let accepted = 0;
    fc.assert(
      fc.property(told, ({ test, cinc, added, faces: rolled, q }) => {
        const { value, rules } = asked('survival', {
          test,
          who: cinc ? 'cinc' : 'leader',
          added,
          q,
          faces: rolled,
        });
        const dice = DICE[test] ?? added;
        const known = !cinc || test === 'contacted';
        expect(value !== null, JSON.stringify(rules)).toBe(known && rolled.length === dice);
        if (value === null) return;
        accepted++;
        const general = cinc ? 2 : 0;
        const rule = cinc ? 'LB-CINC-12' : TESTS[test];
        const state = battlefield({
          units: [{ at: [900, 700] }, { side: 1, at: [900, 200] }],
          generals: [
            { brigade: 0, at: [900, 760], q },
            { cinc: true, side: 0, at: [300, 1000], q },
          ],
        });
        const reposition = test === 'unitEliminated' || test === 'contacted';
        const t = inBattle(state, { at: 'generalTest', rule, general, dice, reposition }).roll(rolled);
        const { survived } = t.event('generalTested');
        expect(value).toMatchObject({
          rule,
          survives: survived,
          points: (t.state.sides[0].lossHalves - state.sides[0].lossHalves) / 2,
          placedAnew: t.waits === 'red reposition',
        });
        expect(value['replacement']).toEqual(survived || cinc ? null : { rule: 'LB-LEAD-27', q: Math.min(q + 1, 5) });
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(60);
  });
});

describe('the score against a side', () => {
  const enemy = fc.record({
    arm: fc.constantFrom('infantry' as const, 'cavalry' as const, 'artillery' as const),
    zone: fc.integer({ min: 0, max: 3 }),
    dis: fc.integer({ min: 0, max: 3 }),
    inCommand: fc.boolean(),
    supported: fc.boolean(),
  });
  type Enemy = typeof enemy extends fc.Arbitrary<infer T> ? T : never;
  const KIND = { infantry: 'infantry', cavalry: 'dragoons', artillery: 'battery' } as const;

  /** Blue's units in red's half, far apart, each with a Brigade, perhaps a Leader and a battery that supports it. */
  function table(enemies: readonly Enemy[], lost: readonly boolean[]): State {
    const height = 1200;
    const units: UnitSpec[] = [
      { at: [100, 1100] },
      ...lost.map((): UnitSpec => ({ at: [0, 0], status: 'eliminated' })),
    ];
    const generals: GeneralSpec[] = [];
    enemies.forEach(({ arm, zone, dis, inCommand, supported }, i) => {
      const brigade = 1 + i;
      // Later ones stand a little less deep in their zone.
      const at = [400 + 900 * i, 500 + 200 * zone + 80 - 5 * i] as const;
      units.push({ side: 1, brigade, kind: KIND[arm], at, dis, facing: 180 });
      if (supported) units.push({ side: 1, brigade, kind: 'battery', at: [at[0], at[1] - 150], facing: 180 });
      if (inCommand) generals.push({ side: 1, brigade, at: [at[0] + 120, at[1] - 100] });
    });
    const laid = battlefield({
      units,
      generals,
      brigades: [0, ...enemies.map(() => 1 as const)],
      width: 900 * (enemies.length + 1),
      height,
    });
    return { ...laid, brigades: laid.brigades.map((one, i) => (i === 0 ? { ...one, lost: lost.length } : one)) };
  }

  it('LB-VIC-03 LB-VIC-04 LB-VIC-05 LB-VIC-07 LB-VIC-11 LB-VIC-12 is that of a battle', () => {
    let deep = 0;
    const enemies = fc.array(enemy, { minLength: 0, maxLength: 4 });
    fc.assert(
      fc.property(
        enemies,
        fc.array(fc.boolean(), { maxLength: 3 }),
        fc.nat(2),
        fc.nat(2),
        (told, lost, generals, shaken) => {
          const sorted = [...told].sort((a, b) => b.zone - a.zone);
          const bare = table(sorted, lost);
          const points = 2 * lost.length;
          const [first, second] = bare.sides;
          const sides = [{ ...first, lossHalves: points + 4 * generals, shakenPoints: shaken }, second] as const;
          const state: State = { ...bare, sides };
          const brigades = Array.from({ length: shaken }, () => ({ units: 3, shakenBefore: true }));
          const { value } = asked('breakpoint', {
            brigades,
            lost: lost.map(() => ({ arm: 'infantry' })),
            generalsLost: generals,
            enemies: sorted,
          });
          const score = (value?.['score'] as { readonly total: number } | undefined)?.total;
          expect(score, JSON.stringify(sorted)).toBe(total(scoreAgainst(state, 0)));
          const counts = spearhead(state, 0);
          if (counts >= 0 && total(penetration(state, 0)) > 0) {
            deep++;
            const zone = zoneOf(state.field, 0, 1, state.units[counts]?.y ?? 0);
            expect(sorted[value?.['spearhead'] as number]?.zone).toBe(zone);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(deep).toBeGreaterThan(40);
  });

  it('LB-VIC-01 LB-VIC-04 LB-VIC-08 refuses Brigades, units and points that no battle has', () => {
    const brigade = { units: 4, lost: 1 };
    const faults = (situation: object) => asked('breakpoint', situation).rules;
    expect(faults({ brigades: [brigade, brigade], units: 10 })).toEqual([]);
    expect(faults({ brigades: [brigade, brigade], units: 9 })).toEqual(['LB-VIC-01']);
    expect(faults({ brigades: [{ units: 0, lost: 0 }] })).toEqual(['LB-VIC-08']);
    expect(faults({ brigades: [{ units: 0, lost: 1 }] })).toEqual([]);
    const lost = [{ arm: 'infantry' }];
    expect(faults({ brigades: [brigade], lost })).toEqual([]);
    expect(faults({ brigades: [brigade, brigade], lost })).toEqual(['LB-VIC-04']);
    expect(faults({ brigades: [brigade, brigade], lost, lossPoints: 2.5 })).toEqual([]);
    expect(faults({ brigades: [brigade, brigade] })).toEqual([]);
    expect(faults({ lossPoints: 2.25 })).toEqual(['LB-VIC-04']);
  });
});

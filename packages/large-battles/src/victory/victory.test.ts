import { breakPoint } from './breakPoint.ts';
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import {
  battlefield,
  type BattlefieldSpec,
  type Kind,
  NO_TRAITS,
  type UnitSpec,
  withUnit,
} from '../../test/positions.ts';
import type { Side, SideIndex, State, Traits, UnitProfile } from '../state/state.ts';
import {
  advance,
  brigadeDis,
  brigadeStrength,
  idleSpearhead,
  isOnTheVerge,
  isShaken,
  judgePhaseEnd,
  judgeSuddenDeath,
  lossOf,
  penetration,
  scoreAgainst,
  shakenLimit,
  spearhead,
} from './victory.ts';
import { openDraft } from '../state/draft.ts';

const PLAIN = { stubborn: false, timid: false };

function profile(change: Partial<UnitProfile>, traits: Partial<Traits> = {}): UnitProfile {
  const state = battlefield({ units: [{ at: [900, 600] }] });
  return { ...(state.field.units[0] as UnitProfile), ...change, traits: { ...NO_TRAITS, ...traits } };
}

/** A Brigade of red battalions well apart, with these DIS; those that are `null` are eliminated. */
function brigadeOf(dis: readonly (number | null)[]): State {
  const units = dis.map(
    (d, i): UnitSpec => ({ at: [250 + 200 * i, 1000], dis: d ?? 4, status: d === null ? 'eliminated' : 'table' }),
  );
  const state = battlefield({ units });
  const lost = dis.filter((d) => d === null).length;
  return { ...state, brigades: state.brigades.map((b, i) => (i === 0 ? { ...b, lost } : b)) };
}

function withSide(state: State, side: SideIndex, change: Partial<Side>): State {
  const changed = { ...state.sides[side], ...change };
  return { ...state, sides: side === 0 ? [changed, state.sides[1]] : [state.sides[0], changed] };
}

describe('Break Point and losses', () => {
  it.each([
    [21, PLAIN, 10],
    [17, PLAIN, 8],
    [14, PLAIN, 7],
  ])('LB-VIC-01 half the units rounded down: B12 and scenario 1 (%i units)', (units, cinc, expected) => {
    expect(breakPoint(units, cinc)).toBe(expected);
  });

  it('LB-VIC-01 W52: 17 units Timid 7, 17 Stubborn 9, 15 plain 7', () => {
    expect(breakPoint(17, { stubborn: false, timid: true })).toBe(7);
    expect(breakPoint(17, { stubborn: true, timid: false })).toBe(9);
    expect(breakPoint(15, PLAIN)).toBe(7);
  });

  it.each([
    [1, false, false],
    [1, false, true],
    [1, true, true],
    [2, false, true],
    [3, false, true],
    [2, false, false],
  ])(
    'LB-VIC-16 nobody is beaten before the battle begins: %i units, Stubborn %s, Timid %s',
    (units, stubborn, timid) => {
      expect(breakPoint(units, { stubborn, timid })).toBe(1);
    },
  );

  it('LB-SPEC-40 LB-SPEC-41 Timid takes one off, Stubborn rounds up; an even number it leaves alone', () => {
    expect(breakPoint(16, { stubborn: false, timid: true })).toBe(7);
    expect(breakPoint(16, { stubborn: true, timid: false })).toBe(8);
  });

  it('LB-VIC-02 both traits: rounded up, then one less', () => {
    expect(breakPoint(17, { stubborn: true, timid: true })).toBe(8);
  });

  it.each<[string, UnitProfile, number]>([
    ['Guard infantry', profile({}, { guard: true }), 3],
    ['Guard cavalry', profile({ arm: 'cavalry', cavalryClass: 'light' }, { guard: true }), 3],
    ['Elite cavalry', profile({ arm: 'cavalry', cavalryClass: 'light' }, { elite: true }), 3],
    ['Elite heavy cavalry', profile({ arm: 'cavalry', cavalryClass: 'heavy' }, { elite: true }), 3],
    ['Elite infantry', profile({}, { elite: true }), 2],
    ['artillery', profile({ arm: 'artillery', calibre: 'light' }), 2],
    ['heavy cavalry', profile({ arm: 'cavalry', cavalryClass: 'heavy' }), 2],
    ['dragoons', profile({ arm: 'cavalry', cavalryClass: 'dragoons' }), 1],
    ['light cavalry', profile({ arm: 'cavalry', cavalryClass: 'light' }), 1],
    ['line infantry', profile({}), 1],
    ['Expendable infantry', profile({}, { expendable: true }), 0.5],
    ['Expendable cavalry', profile({ arm: 'cavalry', cavalryClass: 'heavy' }, { expendable: true }), 1],
  ])('LB-VIC-04 LB-SPEC-08 %s', (_name, unit, points) => {
    expect(lossOf(unit) / 2).toBe(points);
  });

  it('LB-VIC-06 special rules count, not names: Guards with Elite alone cost 2; Guard beats Elite; Expendable replaces both', () => {
    expect(lossOf(profile({ name: 'lb.unit.walloon-guards' }, { elite: true })) / 2).toBe(2);
    expect(lossOf(profile({}, { elite: true, guard: true })) / 2).toBe(3);
    expect(lossOf(profile({}, { guard: true, expendable: true })) / 2).toBe(0.5);
  });
});

describe('Shaken Brigades', () => {
  it('LB-VIC-08 LB-SCN-09 B13 a Brigade of 6 is Shaken at 7 DIS, of 5 at 6', () => {
    expect(shakenLimit(brigadeOf([0, 0, 0, 0, 0, 0]), 0)).toBe(7);
    expect(shakenLimit(brigadeOf([0, 0, 0, 0, 0]), 0)).toBe(6);
  });

  it('LB-VIC-08 W50 six units with six DIS hold, with seven they are Shaken', () => {
    expect(isShaken(brigadeOf([2, 1, 1, 1, 1, 0]), 0)).toBe(false);
    expect(isShaken(brigadeOf([2, 1, 1, 1, 1, 1]), 0)).toBe(true);
  });

  it('LB-VIC-09 LB-FAQ-02 B16 one of five lost, the rest fresh: 4 against 4, not Shaken', () => {
    const state = brigadeOf([null, 0, 0, 0, 0]);
    expect([brigadeDis(state, 0), brigadeStrength(state, 0)]).toEqual([4, 4]);
    expect(isShaken(state, 0)).toBe(false);
  });

  it('LB-VIC-09 W49 one of five lost and one DIS left: 5 against 4, Shaken', () => {
    const state = brigadeOf([null, 1, 0, 0, 0]);
    expect([brigadeDis(state, 0), brigadeStrength(state, 0)]).toEqual([5, 4]);
    expect(isShaken(state, 0)).toBe(true);
  });

  it('LB-VIC-09 LB-CINC-11 W51 a Reserve unit that joins raises the limit at once', () => {
    const before = brigadeOf([null, 1, 1, 0, 0, 0, 0]);
    expect([brigadeDis(before, 0), brigadeStrength(before, 0), isShaken(before, 0)]).toEqual([6, 6, false]);
    expect(isShaken(brigadeOf([null, 2, 1, 0, 0, 0, 0]), 0)).toBe(true);
    const joined = brigadeOf([null, 1, 1, 0, 0, 0, 0, 0]);
    expect([brigadeDis(joined, 0), brigadeStrength(joined, 0), isShaken(joined, 0)]).toEqual([6, 7, false]);
  });

  it('LB-VIC-10 a Brigade wiped out is Shaken; one without a loss and without a unit deployed is not', () => {
    expect(isShaken(brigadeOf([null, null]), 0)).toBe(true);
    expect(isShaken(brigadeOf([]), 0)).toBe(false);
  });
});

/**
 * Red (bottom) has come into the blue half (y below 600). Each spearhead has a friend 100 mm away that is itself
 * out of command, and the Leader beside it.
 */
function inBlueHalf(unit: UnitSpec, extra: Partial<BattlefieldSpec> = {}): State {
  const [x, y] = unit.at;
  return battlefield({
    units: [unit, { at: [x, y + 120], dis: 3 }],
    generals: [{ brigade: 0, at: [x + 100, y + 60] }],
    ...extra,
  });
}

describe('penetration', () => {
  it.each<[Kind, number, number]>([
    ['infantry', 599, 1],
    ['infantry', 401, 1],
    ['infantry', 399, 2],
    ['infantry', 201, 2],
    ['infantry', 199, 3],
    ['lightCavalry', 500, 0],
    ['dragoons', 399, 1],
    ['heavyCavalry', 201, 1],
    ['lightCavalry', 100, 2],
    ['infantry', 601, 0],
  ])('LB-VIC-11 %s with its centre at y = %i scores %i', (kind, y, points) => {
    expect(total(penetration(inBlueHalf({ kind, at: [900, y] }), 1))).toBe(points);
  });

  it('LB-VIC-11 the score is only against the side whose half it is', () => {
    const state = inBlueHalf({ at: [900, 300] });
    expect(total(penetration(state, 1))).toBe(2);
    expect(total(penetration(state, 0))).toBe(0);
  });

  it('LB-VIC-11 (1) it needs another of its units within 1L', () => {
    const state = battlefield({
      units: [{ at: [900, 300] }, { at: [900, 300 + 180 + 15] }],
      generals: [{ brigade: 0, at: [1000, 350] }],
    });
    expect(total(penetration(state, 1))).toBe(2); // a gap of just 180 mm
    expect(total(penetration(withUnit(state, 1, { y: 300 + 180 + 15 + 0.2 }), 1))).toBe(0);
    expect(total(penetration(withUnit(state, 1, { status: 'eliminated' }), 1))).toBe(0);
  });

  it('LB-VIC-11 (1) the supporting unit must be in sight: a wood between them blocks it', () => {
    const clear = inBlueHalf({ at: [900, 300] });
    expect(total(penetration(clear, 1))).toBe(2);
    const wooded = inBlueHalf({ at: [900, 300] }, { terrain: [{ kind: 'wood', box: [900, 360, 600, 60] }] });
    expect(total(penetration(wooded, 1))).toBe(0);
  });

  it('LB-VIC-11 (2) it must be in command', () => {
    const state = inBlueHalf({ at: [900, 300] }, { generals: [{ brigade: 0, at: [900, 900] }] });
    expect(total(penetration(state, 1))).toBe(0);
  });

  it('LB-VIC-11 tells why the unit furthest into the half scores nothing there, and is silent where it scores', () => {
    const deep = { at: [900, 300] } as const;
    expect(idleSpearhead(inBlueHalf(deep), 1)).toBeNull();
    expect(idleSpearhead(inBlueHalf(deep), 0)).toBeNull();
    expect(idleSpearhead(inBlueHalf({ ...deep, dis: 3 }), 1)).toEqual({ unit: 0, why: 'disorder' });
    const far = { generals: [{ brigade: 0, at: [900, 900] as const }] };
    expect(idleSpearhead(inBlueHalf(deep, far), 1)).toEqual({ unit: 0, why: 'command' });
    const alone = withUnit(inBlueHalf(deep), 1, { status: 'eliminated' });
    expect(idleSpearhead(alone, 1)).toEqual({ unit: 0, why: 'alone' });
    // Guns never score, nor light cavalry in zone 1: there is nothing to explain.
    expect(idleSpearhead(inBlueHalf({ kind: 'lightCavalry', at: [900, 500], dis: 3 }), 1)).toBeNull();
  });

  it.each([
    [2, 2],
    [3, 0],
  ])('LB-VIC-11 LB-UNIT-07 (3) with DIS %i it counts %i', (dis, points) => {
    expect(total(penetration(inBlueHalf({ at: [900, 300], dis }), 1))).toBe(points);
  });

  it('LB-VIC-11 W54 the nearest is disqualified, the next decides: dragoons in zone 2 score 1', () => {
    const state = battlefield({
      units: [
        { at: [900, 150], dis: 3 },
        { kind: 'dragoons', at: [900, 300], dis: 1 },
        { at: [900, 450] },
        { at: [900, 500] },
      ],
      generals: [{ brigade: 0, at: [1000, 320] }],
    });
    expect(spearhead(state, 1)).toBe(1);
    expect(total(penetration(state, 1))).toBe(1);
  });

  it('LB-VIC-12 guns are skipped, however far forward', () => {
    const state = battlefield({
      units: [{ kind: 'battery', at: [900, 100] }, { at: [900, 250] }],
      generals: [{ brigade: 0, at: [1000, 200] }],
    });
    expect(spearhead(state, 1)).toBe(1);
    expect(total(penetration(state, 1))).toBe(2);
  });

  it('LB-VIC-12 the first that qualifies is used even if it scores nothing: cavalry in zone 1 hides the infantry behind', () => {
    const state = battlefield({
      units: [{ kind: 'lightCavalry', at: [900, 450] }, { at: [900, 550] }],
      generals: [{ brigade: 0, at: [1000, 500] }],
    });
    expect(spearhead(state, 1)).toBe(0);
    expect(penetration(state, 1)).toEqual([]);
    expect(advance(state, 0)).toBe(1);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'LB-VIC-11 of infantry and cavalry on one level the infantry counts, in whatever order they are listed',
    (infantry, cavalry) => {
      const units: UnitSpec[] = [];
      units[infantry] = { at: [800, 300] };
      units[cavalry] = { kind: 'dragoons', at: [1000, 300] };
      const state = battlefield({ units, generals: [{ brigade: 0, at: [900, 360] }] });
      expect(spearhead(state, 1)).toBe(infantry);
      expect(total(penetration(state, 1))).toBe(2);
    },
  );

  it('LB-VIC-12 nearness is by centres, not by corners', () => {
    const state = battlefield({
      units: [
        { kind: 'lightCavalry', at: [600, 299], formation: 'line' },
        { at: [800, 300], facing: 90 },
      ],
      generals: [{ brigade: 0, at: [700, 350] }],
    });
    // The corner of the turned battalion lies nearer to the baseline than any of the cavalry.
    expect(spearhead(state, 1)).toBe(0);
    expect(spearhead(withUnit(state, 0, { y: 301 }), 1)).toBe(1);
  });
});

/** Blue's Break Point is 8. Losses against each side as given, red infantry at `y` in the blue half. */
function score(against: readonly [number, number], redY = 900, blueY = 250): State {
  let state = battlefield({
    units: [
      { at: [600, redY] },
      { at: [600, redY + 100], dis: 3 },
      { at: [1200, blueY], side: 1 },
      { at: [1200, blueY - 100], side: 1, dis: 3 },
    ],
    generals: [
      { brigade: 0, at: [700, redY + 50] },
      { brigade: 1, side: 1, at: [1300, blueY - 50] },
    ],
    breakPoints: [8, 8],
  });
  state = withSide(state, 0, { lossHalves: 2 * against[0] });
  return withSide(state, 1, { lossHalves: 2 * against[1] });
}

function judged(state: State, side: SideIndex) {
  const draft = openDraft(state);
  judgePhaseEnd(draft, side);
  return { outcome: draft.outcome, suddenDeath: draft.suddenDeath, events: draft.events };
}

describe('the end of a phase', () => {
  it('LB-VIC-04 LB-VIC-13 a side is on the verge when the dearest unit it has left may break it, be it by half a point', () => {
    // Everybody stands in their own half: no penetration.
    const state = score([0, 0], 900);
    const { breakPoint } = state.field.sides[1];
    const at = (points: number, of = state) => withSide(of, 1, { lossHalves: 2 * points });
    expect([2, 1, 0.5, 0].map((left) => isOnTheVerge(at(breakPoint - left), 1))).toEqual([false, true, true, false]);
    const own = state.field.units.findIndex(({ side }) => side === 1);
    const units = state.field.units.map((unit, i) => (i === own ? { ...unit, arm: 'artillery' as const } : unit));
    const withGuns = { ...state, field: { ...state.field, units } };
    expect([3, 2].map((left) => isOnTheVerge(at(breakPoint - left, withGuns), 1))).toEqual([false, true]);
    expect(isOnTheVerge(at(breakPoint - 2, withUnit(withGuns, own, { status: 'eliminated' })), 1)).toBe(false);
    expect(isOnTheVerge(at(breakPoint - 1), 0)).toBe(false);
    expect(
      isOnTheVerge(
        { ...at(breakPoint - 1), outcome: { winner: 'red', reason: 'lb.end.broken' } as State['outcome'] },
        1,
      ),
    ).toBe(false);
  });

  it('LB-VIC-14 in the last tie-break both sides are on the verge', () => {
    const state = { ...score([0, 0], 900), suddenDeath: true };
    expect([isOnTheVerge(state, 0), isOnTheVerge(state, 1)]).toEqual([true, true]);
  });

  it('LB-VIC-03 the score is losses, Shaken points and penetration, each with its rule', () => {
    const state = withSide(score([0, 3], 300), 1, { lossHalves: 6, shakenPoints: 2 });
    const tally = scoreAgainst(state, 1);
    expect(tally.map((reason) => [reason.rule, reason.add])).toEqual([
      ['LB-VIC-05', 3],
      ['LB-VIC-07', 2],
      ['LB-VIC-11', 2],
    ]);
    expect(total(scoreAgainst(withUnit(state, 0, { y: 900 }), 1))).toBe(5);
  });

  it('LB-VIC-04 LB-VIC-05 distinguishes lost units and lost Generals', () => {
    let state = score([0, 0]);
    state = withUnit(state, 2, { status: 'eliminated' });
    state = withSide(state, 1, { lossHalves: 2 + 4 });
    expect(scoreAgainst(state, 1).map((reason) => [reason.rule, reason.add])).toEqual([
      ['LB-VIC-04', 1],
      ['LB-VIC-05', 2],
    ]);
  });

  it('LB-VIC-13 W55 losses 6 and enemy infantry in zone 2 make 8 of 8: lost; pushed back to zone 1, 7: play on', () => {
    const lost = judged(score([0, 6], 300), 1);
    expect(lost.outcome).toEqual({ winner: 'red', rule: 'LB-VIC-13', reason: 'lb.end.broken' });
    expect(lost.events.map((event) => event.type)).toEqual(['scored', 'ended']);
    expect(judged(score([0, 6], 500), 1).outcome).toBeNull();
  });

  it('LB-VIC-13 LB-VIC-15 LB-SEQ-11 only the side whose phase ends is tested: the other has its own phase to undo it', () => {
    expect(judged(score([0, 20]), 0).outcome).toBeNull();
    expect(judged(score([0, 20]), 1).outcome?.winner).toBe('red');
    expect(judged(score([8, 0]), 1).outcome).toBeNull();
    expect(judged(score([8, 0]), 0).outcome?.winner).toBe('blue');
    expect(judged(score([7.5, 0]), 0).outcome).toBeNull();
  });

  it('LB-VIC-14 both over: the side further into the enemy half wins, whichever phase ends', () => {
    for (const side of [0, 1] as const) {
      expect(judged(score([9, 9], 300, 650), side).outcome).toEqual({
        winner: 'red',
        rule: 'LB-VIC-14',
        reason: 'lb.end.deeper',
      });
      expect(judged(score([9, 9], 550, 850), side).outcome?.winner).toBe('blue');
    }
  });

  it('LB-VIC-14 zones count, not millimetres; none at all is less than zone 1', () => {
    expect(advance(score([9, 9], 550), 0)).toBe(1);
    expect(judged(score([9, 9], 550, 250), 1).outcome?.winner).toBe('red');
    expect(judged(score([9, 9], 450, 610), 1).outcome).toBeNull();
  });

  it('LB-VIC-14 level: no winner yet, and the last tie-break begins with an event', () => {
    const level = judged(score([9, 9]), 0);
    expect(level.outcome).toBeNull();
    expect(level.suddenDeath).toBe(true);
    expect(level.events.map((event) => [event.type, event.rule])).toEqual([
      ['scored', 'LB-SEQ-11'],
      ['suddenDeath', 'LB-VIC-14'],
    ]);
  });

  it('LB-VIC-15 LB-SEQ-11 once it is on it replaces the test at the end of a phase', () => {
    const state = { ...score([0, 20]), suddenDeath: true };
    expect(judged(state, 1).outcome).toBeNull();
    expect(judged(state, 1).events.map((event) => event.type)).toEqual(['scored']);
  });

  it.each<[readonly [boolean, boolean], string | null]>([
    [[true, false], 'blue'],
    [[false, true], 'red'],
    [[true, true], null],
    [[false, false], null],
  ])('LB-VIC-14 LB-VIC-15 units lost %j after an action: %s wins', (lost, winner) => {
    const draft = openDraft({ ...score([9, 9]), suddenDeath: true });
    judgeSuddenDeath(draft, lost);
    expect(draft.outcome?.winner ?? null).toBe(winner);
    if (winner !== null) expect(draft.outcome).toMatchObject({ rule: 'LB-VIC-15', reason: 'lb.end.lastTieBreak' });
    const off = openDraft(score([9, 9]));
    judgeSuddenDeath(off, lost);
    expect(off.outcome).toBeNull();
  });

  it.each<[readonly SideIndex[], string | null]>([
    [[0], 'blue'],
    [[1], 'red'],
    [[0, 1], null],
  ])('LB-VIC-15 sides %j with no unit left in the last tie-break: the battle is over, %s wins', (gone, winner) => {
    const [red, blue] = score([9, 9]).field.sides;
    const empty = (state: State): State => ({
      ...state,
      units: state.units.map((u, i) =>
        gone.includes((state.field.units[i] as UnitProfile).side) ? { ...u, status: 'eliminated' } : u,
      ),
    });
    const outcome = {
      winner,
      rule: 'LB-VIC-15',
      reason: winner === null ? 'lb.end.nobodyLeft' : 'lb.end.lastStanding',
    };
    expect([red.id, blue.id, null]).toContain(winner);
    // as it begins, at the end of a phase of one that began before, and after an action that cost both a unit
    for (const side of [0, 1] as const) {
      const begins = judged(empty(score([9, 9])), side);
      expect(begins.outcome).toEqual(outcome);
      expect(begins.events.map(({ type }) => type)).toEqual(['scored', 'suddenDeath', 'ended']);
      expect(judged({ ...empty(score([9, 9])), suddenDeath: true }, side).outcome).toEqual(outcome);
    }
    const draft = openDraft({ ...empty(score([9, 9])), suddenDeath: true });
    judgeSuddenDeath(draft, [true, true]);
    expect(draft.outcome).toEqual(outcome);
    // a unit that has yet to come is one that can be lost
    const waits = empty(score([9, 9]));
    const back = waits.units.map((u): typeof u => (u.status === 'eliminated' ? { ...u, status: 'waiting' } : u));
    expect(judged({ ...waits, units: back }, 0).outcome).toBeNull();
  });

  it('LB-SEQ-11 an event gives the scores of both sides with both Break Points', () => {
    const scored = judged(score([1, 2.5]), 0).events[0];
    expect(scored).toMatchObject({ type: 'scored', rule: 'LB-SEQ-11', breakPoints: [8, 8] });
    if (scored?.type === 'scored') expect(scored.against.map(total)).toEqual([1, 2.5]);
  });
});

describe('zones seen from both baselines', () => {
  it('LB-VIC-11 LB-GEO-14 blue in the red half scores by the same bands, counted from the red baseline', () => {
    const state = battlefield({
      units: [
        { at: [900, 1050], side: 1 },
        { at: [900, 950], side: 1, dis: 3 },
      ],
      generals: [{ brigade: 1, side: 1, at: [1000, 1000] }],
    });
    expect(total(penetration(state, 0))).toBe(3);
    expect(total(penetration(withUnit(state, 0, { y: 999 }), 0))).toBe(2);
  });
});

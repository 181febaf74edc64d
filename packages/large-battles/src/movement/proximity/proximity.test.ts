import { seededRandomInt } from '@drumhead/engine';
import { moved, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../../test/answers.ts';
import { actingIn } from '../../../test/fighting.ts';
import {
  battlefield,
  type BattlefieldSpec,
  activation,
  mover,
  type TerrainSpec,
  type UnitSpec,
  withUnit,
} from '../../../test/positions.ts';
import { Playing } from '../../../test/scriptedPlay.ts';
import type { Command, Move } from '../../state/commands.ts';
import type { ActingFrame, UnitActivation } from '../../state/frames.ts';
import { formOffers } from '../formationChange.ts';
import { type Mover, moveOffers, planMove, townOffers } from '../index.ts';
import { canCure } from './cure.ts';
import {
  correctionOffers,
  findCure,
  markViolations,
  mayStop,
  nearAtStart,
  ownViolation,
  proximityLimit,
  planCorrection,
  violationsOf,
} from './proximity.ts';
import type { State, Unit } from '../../state/state.ts';
import { changeUnit, openDraft } from '../../state/draft.ts';

/** Moves of the lattice at random, a few of each kind that goes somewhere. */
function drawn(pick: (below: number) => number, count: number): readonly Move[] {
  return Array.from({ length: count }, (): readonly Move[] => {
    const distance = 1 + pick(steps(180));
    return [
      { kind: 'straight', distance },
      { kind: 'backward', distance },
      { kind: 'lateral', side: pick(2) === 0 ? 'left' : 'right', distance },
      { kind: 'oblique', angle: pick(1441) - 720, distance },
      { kind: 'shift', direction: pick(5760), distance: 1 + pick(steps(50)) },
      { kind: 'fast', direction: pick(5760), distance: pick(3) === 0 ? pick(300) : distance, facing: pick(5760) },
      { kind: 'road', road: 'road', distance: distance * (1 - 2 * pick(2)), facing: pick(5760) },
    ];
  }).flat();
}

/** Two red lines side by side, `mm` apart; what else is said. */
function pair(
  mm: number,
  first: Partial<UnitSpec> = {},
  second: Partial<UnitSpec> = {},
  rest: BattlefieldSpec = {},
): State {
  return battlefield({
    ...rest,
    units: [{ at: [900, 600], ...first }, { at: [900 + 120 + mm, 600], ...second }, ...(rest.units ?? [])],
  });
}
const ahead = (mm: number) => ({ kind: 'straight', distance: steps(mm) }) as const;
const aside = (side: 'left' | 'right', mm: number) => ({ kind: 'lateral', side, distance: steps(mm) }) as const;

/** Straight moves every 5 mm in every 15 degrees. */
function fineNet(): Move[] {
  const lengths = Array.from({ length: 30 }, (_, i) => steps(5 * (i + 1)));
  return lengths.flatMap((distance): Move[] => [
    { kind: 'straight', distance },
    { kind: 'backward', distance },
    { kind: 'lateral', side: 'left', distance },
    { kind: 'lateral', side: 'right', distance },
    ...[-720, -480, -240, 240, 480, 720].map((angle) => ({ kind: 'oblique', angle, distance }) as const),
    ...Array.from({ length: 24 }, (_, i) => ({ kind: 'shift', direction: 240 * i, distance }) as const),
  ]);
}

describe('the proximity rule', () => {
  it('LB-PROX-01 LB-PROX-02 is broken at 1VS and kept beyond it', () => {
    expect(proximityLimit(pair(0).field)).toBe(steps(50));
    expect(violationsOf(pair(50), 0)).toEqual([1]);
    expect(violationsOf(pair(50.1), 0)).toEqual([1]);
    expect(violationsOf(pair(50.2), 0)).toEqual([]);
  });

  it('LB-PROX-03 spares artillery, whichever of the two it is', () => {
    expect(violationsOf(pair(20, { kind: 'battery' }), 0)).toEqual([]);
    expect(violationsOf(pair(20, { kind: 'battery' }), 1)).toEqual([]);
  });

  it('LB-PROX-03 spares units parted by a linear obstacle', () => {
    const line = (kind: 'hedge' | 'wall' | 'stream' | 'road') =>
      violationsOf(pair(30, {}, {}, { terrain: [{ kind, points: [975, 500, 975, 700] }] }), 0);
    expect(line('hedge')).toEqual([]);
    expect(line('wall')).toEqual([]);
    expect(line('stream')).toEqual([]);
    expect(line('road')).toEqual([1]);
    // A hedge that does not lie between.
    expect(violationsOf(pair(30, {}, {}, { terrain: [{ kind: 'hedge', points: [975, 300, 975, 500] }] }), 0)).toEqual([
      1,
    ]);
  });

  it('LB-PROX-01 is about friends, not enemies', () => {
    expect(violationsOf(pair(20, {}, { side: 1 }), 0)).toEqual([]);
    expect(violationsOf(pair(20, {}, { status: 'eliminated' }), 0)).toEqual([]);
  });

  it('LB-PROX-09 does not count Generals', () => {
    expect(
      violationsOf(battlefield({ units: [{ at: [900, 600] }], generals: [{ brigade: 0, at: [900, 630] }] }), 0),
    ).toEqual([]);
  });

  it('LB-BUA-09 LB-BUA-10 keeps units off a sector held by a friend; neighbouring garrisons stand as they are', () => {
    const town = (mm: number) =>
      battlefield({
        units: [
          { at: [840, 600 - 60 - mm - 7.5] },
          { at: [900, 600], sector: 0, formation: 'garrison' },
          { at: [1020, 600], sector: 1, formation: 'garrison' },
        ],
        terrain: [
          { kind: 'sector', box: [900, 600, 120, 120] },
          { kind: 'sector', box: [1020, 600, 120, 120] },
        ],
      });
    expect(violationsOf(town(50), 0)).toEqual([1]);
    expect(violationsOf(town(51), 0)).toEqual([]);
    expect(violationsOf(town(51), 1)).toEqual([]);
    expect(violationsOf(town(51), 2)).toEqual([]);
  });
});

describe('when it is tested', () => {
  const asks = (
    state: State,
    move: Parameters<typeof planMove>[2],
    change: Partial<UnitActivation>,
    mode: Mover['mode'] = 'own',
  ) => verdict(planMove(state, mover(state, 0, change, mode), move));

  it('LB-PROX-04 LB-PROX-05 may be broken on the way, not by the last action', () => {
    expect(asks(pair(90), aside('right', 45), { left: 2 })).toBe('ok');
    expect(asks(pair(90), aside('right', 45), { left: 1 })).toBe('LB-PROX-01');
    expect(asks(pair(90), aside('right', 39), { left: 1 })).toBe('ok');
  });

  it('LB-PROX-04 is tested when the unit has done, by whatever it was moved', () => {
    for (const mode of ['own', 'reaction', 'group'] as const) {
      const t = actingIn(pair(90), 0, 2, {}, mode).red({ type: 'move', unit: 0, move: aside('right', 45) });
      expect(
        t.state.units.map((u) => u.violation),
        mode,
      ).toEqual([false, false]); // not yet
      expect(t.refused('red', { type: 'stop' }), mode).toBe('LB-PROX-05');
      t.red({ type: 'move', unit: 0, move: aside('left', 45) });
      expect(
        t.state.units.map((u) => u.violation),
        mode,
      ).toEqual([false, false]);
      expect(
        t.state.frames.some((frame) => frame.at === 'acting'),
        mode,
      ).toBe(false);
    }
    // What has gone meanwhile is not asked.
    const gone = withUnit(pair(30), 0, { status: 'eliminated' });
    expect(mayStop(gone, mover(gone, 0, { moved: true, near: [] }))).toBeNull();
    const near = mover(pair(30), 0, { moved: true, near: [] });
    expect(mayStop(pair(30), near)).toMatchObject({
      rule: 'LB-PROX-05',
      facts: { unit: 'unit-0', friend: 'unit-1', gap: 30, limit: 50 },
    });
  });

  it('LB-PROX-05 a violation that was there before may remain while the unit stays where it is', () => {
    const near = nearAtStart(pair(30), 0);
    expect(near).toEqual([{ unit: 1, gap: steps(30) }]);
    const t = actingIn(pair(30), 0, 1);
    expect(t.red({ type: 'stop' }).waits).toBe('red slot');
    expect(t.state.units.map((u) => u.violation)).toEqual([false, false]);
  });

  it('LB-PROX-05 once it moves, its last action ends clear of friends that were too near before as of any others', () => {
    expect(asks(pair(30), aside('left', 10), { left: 1 })).toBe('LB-PROX-01');
    expect(asks(pair(30), aside('left', 20), { left: 1 })).toBe('LB-PROX-01');
    expect(asks(pair(30), aside('left', 21), { left: 1 })).toBe('ok');
    const t = actingIn(pair(30), 0, 2);
    t.red({ type: 'move', unit: 0, move: aside('left', 10) });
    expect(t.refused('red', { type: 'stop' })).toBe('LB-PROX-05');
    expect(t.refused('red', { type: 'move', unit: 0, move: aside('left', 10) })).toBe('LB-PROX-01');
    expect(t.red({ type: 'move', unit: 0, move: aside('left', 11) }).waits).toBe('red slot');
    expect(t.state.units.map((u) => u.violation)).toEqual([false, false]);
  });

  it('LB-PROX-05 a column that began behind a friend does not end too near beyond him', () => {
    const column = { formation: 'attackColumn', at: [900, 650] } as const;
    const state = battlefield({ units: [column, { at: [900, 600] }, { at: [300, 600] }] });
    expect(nearAtStart(state, 0)).toEqual([{ unit: 1, gap: steps(27.5) }]);
    const beyond = (gap: number): Move => ({ kind: 'straight', distance: steps(27.5 + 15 + 30 + gap) });
    const last = mover(state, 0, { left: 1 });
    expect(verdict(planMove(state, last, beyond(47.5)))).toBe('LB-PROX-01');
    expect(verdict(planMove(state, last, { kind: 'backward', distance: steps(23) }))).toBe('ok');
  });

  it('LB-PROX-05 its last action is not wasted on anything else while it stands nearer than before', () => {
    const t = actingIn(pair(30, { dis: 2 }, {}, { generals: [{ brigade: 0, at: [900, 660] }] }), 0, 2);
    t.red({ type: 'move', unit: 0, move: aside('right', 10) });
    expect(t.refused('red', { type: 'rally', unit: 0 })).toBe('LB-PROX-05');
    expect(t.offered('red', 'rally')).toEqual([]);
  });

  it('LB-PROX-05 LB-PROX-06 one that ends nearer than before is marked, one that ends no nearer is not', () => {
    const marked = (before: number): boolean[] => {
      const state = pair(30, {}, {}, { units: [{ at: [300, 600] }] });
      const t = actingIn(state, 2, 1, {}, 'group');
      const frame = t.frame('acting');
      const spent = activation(state, 0, { left: 0, moved: true, near: [{ unit: 1, gap: steps(before) }] });
      const group = { ...frame, doings: [spent, ...frame.doings] };
      const played = new Playing({ ...t.state, frames: t.state.frames.map((f) => (f === frame ? group : f)) });
      return played.red({ type: 'stop' }).state.units.map((u) => u.violation);
    };
    expect(marked(40)).toEqual([true, false, false]);
    expect(marked(30)).toEqual([false, false, false]);
  });

  it('LB-PROX-05 lets a unit of a group come near one that still has actions', () => {
    const frame = (left: number): ActingFrame => ({
      at: 'acting',
      mode: 'group',
      side: 0,
      doings: [activation(pair(90), 0, { left: 1 }), activation(pair(90), 1, { left })],
      chance: 0,
      asked: false,
      doubleFailure: false,
      general: 0,
      over: false,
    });
    const group = (left: number): State => ({ ...pair(90), frames: [frame(left)] });
    expect(asks(group(1), aside('right', 45), { left: 1 }, 'group')).toBe('ok');
    expect(asks(group(0), aside('right', 45), { left: 1 }, 'group')).toBe('LB-PROX-01');
    expect(asks(group(1), aside('right', 45), { left: 1 }, 'own')).toBe('LB-PROX-01');
  });

  it('LB-PROX-05 does not let a unit stop in a violation of its own making that it can still cure', () => {
    const near = pair(30);
    const stops = (change: Partial<UnitActivation>) =>
      verdict(mayStop(near, mover(near, 0, { moved: true, ...change })));
    expect(stops({ left: 1, near: [] })).toBe('LB-PROX-05');
    expect(stops({ left: 1 })).toBe('ok');
    expect(stops({ left: 0, near: [] })).toBe('ok');
    const clear = pair(60);
    expect(verdict(mayStop(clear, mover(clear, 0, { left: 1 })))).toBe('ok');
  });

  it('LB-PROX-05 lets it stop where no action of its own can cure it', () => {
    // Three moves are made; turned or formed anew it would still be within 50 mm.
    const state = battlefield({
      units: [{ at: [900, 600], formation: 'attackColumn' }, { at: [900 + 30 + 30 + 60, 600] }],
    });
    const last = mover(state, 0, { left: 1, moves: 3, near: [] });
    expect(moveOffers(state, last)).toEqual([]);
    expect(verdict(mayStop(state, last))).toBe('ok');
    const moving = mover(state, 0, { left: 1, moves: 2, near: [] });
    expect(verdict(mayStop(state, moving))).toBe('LB-PROX-05');
  });

  it('LB-PROX-05 finds the cure that no offer names', () => {
    const inCrowd = battlefield({
      units: [
        { at: [900, 600] },
        { at: [851, 679] },
        { at: [750, 591], facing: 225 },
        { at: [854, 800], facing: 225, formation: 'attackColumn' },
      ],
    });
    const last = mover(inCrowd, 0, { left: 1, moves: 3, near: [] });
    expect([moveOffers(inCrowd, last), formOffers(inCrowd, last)]).toEqual([[], []]);
    expect(verdict(mayStop(inCrowd, last))).toBe('LB-PROX-05');
    const t = actingIn(inCrowd, 0, 1, { moves: 3, moved: true, near: [] });
    expect(t.refused('red', { type: 'stop' })).toBe('LB-PROX-05');
    const [cure] = t.offers('red');
    expect(cure).toMatchObject({ type: 'move', move: { kind: 'rotate' } });
    expect(violationsOf(t.red(cure as Command).state, 0)).toEqual([]);
  });

  it('LB-PROX-05 LB-MOVE-32 finds the cure beyond a hedge', () => {
    const column = { formation: 'attackColumn' } as const;
    const state = battlefield({
      units: [
        { at: [900, 600], ...column },
        { at: [912, 656], facing: 135, ...column },
        { at: [865, 618], ...column },
        { at: [963, 419], facing: 135 },
      ],
      terrain: [{ kind: 'hedge', points: [500, 528, 1300, 560] }],
    });
    const last = mover(state, 0, { left: 1, moved: true, near: [] });
    expect(moveOffers(state, last)).toEqual([]);
    expect(verdict(mayStop(state, last))).toBe('LB-PROX-05');
  });

  it('LB-PROX-05 finds the cure that leaves a friend as far off as he was', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], formation: 'square' },
        { at: [930, 609], facing: 315 },
        { at: [949, 752], facing: 90, formation: 'attackColumn' },
      ],
    });
    const stops = (gap: number) => {
      const last = mover(state, 0, { left: 1, moved: true, near: [{ unit: 1, gap }] });
      expect(moveOffers(state, last)).toEqual([]);
      return verdict(mayStop(state, last));
    };
    expect(stops(2122)).toBe('LB-PROX-05');
    expect(stops(steps(50))).toBe('ok');
  });

  it('LB-PROX-05 LB-BUA-10 a unit that can enter a town can be cured', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { at: [960, 600], formation: 'marchColumn' },
      ],
      terrain: [{ kind: 'sector', box: [900, 510, 120, 120] }],
    });
    const last = mover(state, 0, { left: 1, moves: 3, moved: true, near: [] });
    expect([moveOffers(state, last), formOffers(state, last)]).toEqual([[], []]);
    expect(townOffers(state, last)).toMatchObject([{ type: 'enter' }]);
    expect(verdict(mayStop(state, last))).toBe('LB-PROX-05');
  });

  it('LB-PROX-05 finds a cure wherever a fine net of moves finds one', () => {
    const pick = seededRandomInt('crowds');
    const one = (most: number) => (['line', 'attackColumn', 'square'] as const)[pick(most)] ?? 'line';
    let cured = 0;
    for (let i = 0; i < 400; i++) {
      const crowd = Array.from({ length: 2 + pick(4) }, (): UnitSpec => {
        return { at: [690 + pick(420), 390 + pick(420)], facing: 45 * pick(8), formation: one(2) };
      });
      const state = battlefield({ units: [{ at: [900, 600], formation: one(3) }, ...crowd] });
      const last = mover(state, 0, { left: 1, moved: true, near: [] });
      if (ownViolation(state, last) === null || moveOffers(state, last).length > 0) continue;
      if (!fineNet().some((move) => verdict(planMove(state, last, move)) === 'ok')) continue;
      cured++;
      expect(canCure(state, last), JSON.stringify(crowd)).toBe(true);
    }
    expect(cured).toBeGreaterThan(2);
  });

  it('LB-PROX-05 finds a cure that lies between whole degrees', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], formation: 'square' },
        { at: [957, 581], facing: 230 },
        { at: [925, 708], formation: 'attackColumn' },
        { at: [925, 543], facing: 180 },
      ],
    });
    const last = mover(state, 0, { left: 1, moved: true, near: [] });
    expect(moveOffers(state, last)).toEqual([]);
    const inDegrees = Array.from({ length: 360 }, (_, degree) =>
      Array.from({ length: 320 }, (_, i): Move => ({ kind: 'shift', direction: 16 * degree, distance: 10 * (i + 1) })),
    ).flat();
    expect(inDegrees.filter((move) => verdict(planMove(state, last, move)) === 'ok')).toEqual([]);
    expect(verdict(mayStop(state, last))).toBe('LB-PROX-05');
    const cure = findCure(state, last) as Move;
    expect(verdict(planMove(state, last, cure))).toBe('ok');
  });

  it('LB-PROX-05 finds a roomy cure past the many places that miss one by a hair', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { at: [910.046875, 727.609375], facing: 90 },
        { at: [834.078125, 689.296875], facing: 45 },
        { at: [791.6875, 553.1875], facing: 45 },
        { at: [794, 511.640625], facing: 225 },
        { at: [992.515625, 709.046875], facing: 90 },
        { at: [1053.015625, 624.75], facing: 225 },
        { at: [1074.4375, 784.625], facing: 112, side: 1 },
      ],
      terrain: [
        { kind: 'hedge', points: [795, 562, 1044, 652] },
        { kind: 'stream', points: [931, 781, 933, 420] },
        { kind: 'building', box: [989, 587, 60, 40] },
      ],
    });
    const last = mover(state, 0, { left: 1, moved: true, near: [] });
    expect(moveOffers(state, last)).toEqual([]);
    const cure = findCure(state, last) as Move;
    expect(verdict(planMove(state, last, cure))).toBe('ok');
  });

  it('LB-PROX-05 answers anew when something has changed, in a draft as well', () => {
    const state = battlefield({
      units: [{ at: [900, 600], formation: 'attackColumn' }, { at: [900 + 30 + 30 + 60, 600] }],
    });
    const last = mover(state, 0, { left: 1, moves: 3, near: [] });
    const draft = openDraft(state);
    expect([findCure(state, last), findCure(draft, last)]).toEqual([null, null]);
    changeUnit(draft, 1, { x: steps(1300) });
    expect(findCure(draft, last)).not.toBeNull();
    expect(findCure(state, last)).toBeNull();
    expect(findCure(state, mover(state, 0, { left: 1, moves: 2, near: [] }))).not.toBeNull();
  });

  it('LB-PROX-05 where it finds no cure, no move of the lattice is one, with enemies and terrain about', () => {
    const pick = seededRandomInt('hemmed in');
    const around = (least: number, most: number): UnitSpec => {
      const to = moved({ x: steps(900), y: steps(600), facing: 0 }, pick(5760), steps(least + pick(most - least)));
      return { at: [toMm(to.x), toMm(to.y)], facing: pick(4) === 0 ? pick(360) : 45 * pick(8) };
    };
    const anywhere = () => [700 + pick(400), 400 + pick(400)] as const;
    const some = (...pieces: readonly TerrainSpec[]) => pieces.filter(() => pick(4) === 0);
    let none = 0;
    for (let i = 0; i < 50; i++) {
      const own = (
        [
          { formation: 'line' },
          { formation: 'attackColumn' },
          { formation: 'square' },
          { formation: 'marchColumn' },
        ] as const
      )[pick(4)];
      const friends = Array.from({ length: 4 + pick(4) }, () => around(60, 170));
      const enemies = Array.from({ length: pick(4) }, (): UnitSpec => ({ ...around(110, 300), side: 1 }));
      const terrain = some(
        { kind: 'hedge', points: [...anywhere(), ...anywhere()] },
        { kind: 'stream', points: [...anywhere(), ...anywhere()] },
        { kind: 'wood', box: [...anywhere(), 120, 120] },
        { kind: 'building', box: [...anywhere(), 60, 40] },
        { kind: 'road', id: 'road', points: [900, 300, 895 + pick(10), 600, ...anywhere()] },
      );
      const units = [{ at: [900, 600], ...own } as const, ...friends, ...enemies];
      const state = battlefield({ units, terrain });
      const last = mover(state, 0, { left: 1, moved: true, near: pick(2) ? [] : [{ unit: 1, gap: pick(3200) }] });
      if (ownViolation(state, last) === null || findCure(state, last) !== null) continue;
      none++;
      const missed = drawn(pick, 300).filter((move) => verdict(planMove(state, last, move)) === 'ok');
      expect(missed, JSON.stringify({ units, terrain })).toEqual([]);
    }
    expect(none).toBeGreaterThan(2);
  }, 120_000);

  it('LB-PROX-01 asks every kind of last move', () => {
    const state = battlefield({ units: [{ at: [900, 600], formation: 'attackColumn' }, { at: [900, 685] }] });
    expect(asks(state, { kind: 'rotate', angle: 1440 }, { left: 1 })).toBe('LB-PROX-01');
    expect(asks(state, { kind: 'aboutFace' }, { left: 1 })).toBe('ok');
  });
});

describe('involuntary violations', () => {
  it('LB-PROX-06 LB-RET-09 are marked for those named, and the marks go when they are clear', () => {
    const draft = openDraft(pair(30));
    markViolations(draft);
    expect(draft.units.map((u) => u.violation)).toEqual([false, false]);
    markViolations(draft, [0]);
    expect(draft.units.map((u) => u.violation)).toEqual([true, false]);
    const apart = openDraft(withUnit(withUnit(pair(30), 0, { violation: true }), 1, { x: 1200 }));
    markViolations(apart);
    expect(apart.units.map((u) => u.violation)).toEqual([false, false]);
  });

  it('LB-PROX-06 a mark stays as long as the two stand too near, whichever units are checked', () => {
    const state = pair(30, {}, {}, { units: [{ at: [300, 600] }] });
    const draft = openDraft(withUnit(state, 0, { violation: true }));
    markViolations(draft);
    markViolations(draft, [2]);
    expect(draft.units.map((u) => u.violation)).toEqual([true, false, false]);
    markViolations(draft, [0, 1]);
    expect(draft.units.map((u) => u.violation)).toEqual([true, true, false]);
  });

  it('LB-PROX-06 nothing is written where no mark changes', () => {
    const clear = pair(60);
    const draft = openDraft(clear);
    markViolations(draft);
    markViolations(draft, [0, 1]);
    expect(draft.units).toBe(clear.units);
    const near = withUnit(pair(30), 0, { violation: true });
    const again = openDraft(near);
    markViolations(again, [0]);
    expect(again.units).toBe(near.units);
  });

  it('LB-PROX-08 need not be cured first in the own phase', () => {
    const state = withUnit(pair(30), 0, { violation: true });
    const acting = mover(state, 0, { left: 2 });
    expect(verdict(planMove(state, acting, ahead(80)))).toBe('ok');
    expect(verdict(mayStop(state, acting))).toBe('ok');
  });

  const marked = (mm: number, first: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}) =>
    withUnit(pair(mm, first, {}, rest), 0, { violation: true });
  const corrects = (state: State, unit: number, move: (Command & { type: 'correct' })['move']) =>
    verdict(planCorrection(state, 0, { type: 'correct', unit, move }));

  it('LB-PROX-06 are corrected by either unit going back or aside until more than 1VS off', () => {
    const state = marked(30);
    expect(corrects(state, 0, aside('left', 20))).toBe('LB-PROX-06');
    expect(corrects(state, 0, aside('left', 20.2))).toBe('ok');
    expect(corrects(state, 1, aside('right', 20.2))).toBe('ok');
    expect(corrects(state, 1, { kind: 'backward', distance: steps(60) })).toBe('ok');
    expect(corrects(state, 0, ahead(60) as never)).toBe('LB-PROX-06');
    expect(corrects(pair(30), 0, aside('left', 30))).toBe('LB-PROX-06');
  });

  it('LB-PROX-06 LB-PROX-05 clear of one friend it may not come nearer to another that was too near already', () => {
    const between = (mm: number) => marked(30, {}, { units: [{ at: [900 - 120 - mm, 600] }] });
    expect(corrects(between(40), 0, aside('left', 20.2))).toBe('LB-PROX-06');
    expect(corrects(between(80), 0, aside('left', 20.2))).toBe('ok');
    expect(corrects(between(40), 1, aside('right', 20.2))).toBe('ok');
  });

  it('LB-PROX-06 offers a cure wherever there is one, however narrow the room between two friends', () => {
    for (const room of [0.3, 0.4, 0.9, 1.7, 2.5]) {
      const between = marked(30, {}, { units: [{ at: [900 - 120 - 70 - room, 600] }] });
      const left = correctionOffers(between, 0).filter(
        (offer) => offer.type === 'correct' && offer.unit === 0 && offer.move.kind === 'lateral',
      );
      expect(left, `${room} mm`).toHaveLength(1);
    }
  });

  it('LB-PROX-07 goes up to M or L, over any terrain, facing kept', () => {
    expect(corrects(marked(30), 0, aside('left', 120))).toBe('ok');
    expect(corrects(marked(30), 0, aside('left', 121))).toBe('LB-PROX-07');
    expect(corrects(marked(30, { kind: 'dragoons', at: [930, 600] }), 0, aside('left', 180))).toBe('ok');
    expect(corrects(marked(30, { kind: 'dragoons', at: [930, 600] }), 0, aside('left', 181))).toBe('LB-PROX-07');
    const woods = marked(30, {}, { terrain: [{ kind: 'wood', box: [900, 600, 600, 100] }] });
    expect(corrects(woods, 0, aside('left', 120))).toBe('ok');
    expect(inMm(granted(planCorrection(woods, 0, { type: 'correct', unit: 0, move: aside('left', 100) })))).toEqual({
      x: 800,
      y: 600,
      facing: 0,
    });
  });

  it('LB-PROX-07 does not come to 1S of an enemy, onto a unit or onto closed terrain', () => {
    const enemy: UnitSpec = { side: 1, at: [900 - 60 - 22.5 - 120, 600], formation: 'square' };
    expect(corrects(marked(30, {}, { units: [enemy] }), 0, aside('left', 39))).toBe('ok');
    expect(corrects(marked(30, {}, { units: [enemy] }), 0, aside('left', 40))).toBe('LB-MOVE-29');
    const friend: UnitSpec = { kind: 'battery', at: [900, 660] };
    expect(corrects(marked(30, {}, { units: [friend] }), 0, { kind: 'backward', distance: steps(60) })).toBe(
      'LB-PASS-01',
    );
    expect(corrects(marked(30, {}, { units: [friend] }), 0, { kind: 'backward', distance: steps(90) })).toBe('ok');
    const brook: BattlefieldSpec = { terrain: [{ kind: 'stream', points: [800, 500, 800, 700] }] };
    expect(corrects(marked(30, {}, brook), 0, aside('left', 60))).toBe('LB-TERR-05');
    const house: BattlefieldSpec = { terrain: [{ kind: 'building', box: [900, 660, 20, 20] }] };
    expect(corrects(marked(30, {}, house), 0, { kind: 'backward', distance: steps(60) })).toBe('LB-TERR-04');
    // Terrain is ignored in passing.
    expect(corrects(marked(30, {}, house), 0, { kind: 'backward', distance: steps(90) })).toBe('ok');
  });

  it('LB-PROX-06 offers only cures, and none where none exists', () => {
    const state = marked(30);
    const offers = correctionOffers(state, 0);
    expect(offers.length).toBeGreaterThanOrEqual(4);
    for (const offer of offers) {
      const { unit } = offer as Command & { type: 'correct' };
      const to = granted(planCorrection(state, 0, offer));
      const after: State = { ...state, units: state.units.map((u, i): Unit => (i === unit ? { ...u, ...to } : u)) };
      expect(violationsOf(after, unit)).toEqual([]);
    }
    const shortest = offers.find((o) => o.type === 'correct' && o.unit === 0 && o.move.kind === 'lateral');
    expect(shortest?.type === 'correct' ? toMm(shortest.move.distance) : 0).toBeCloseTo(20.1, 1);
    expect(correctionOffers(pair(30), 0)).toEqual([]);
    expect(correctionOffers(state, 1)).toEqual([]);
    const hemmed = marked(
      30,
      {},
      {
        terrain: [
          { kind: 'building', box: [740, 600, 180, 300] },
          { kind: 'building', box: [900, 680, 500, 140] },
        ],
        units: [{ side: 1, at: [1240, 600], facing: 90, formation: 'square' }],
      },
    );
    expect(correctionOffers(hemmed, 0).every((o) => o.type === 'correct' && o.unit === 1)).toBe(true);
  });
});

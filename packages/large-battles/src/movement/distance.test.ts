import { steps } from '@drumhead/table';
import { actingIn } from '../../test/fighting.ts';
import { describe, expect, it } from 'vitest';
import { inMm, granted, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { planMove } from './index.ts';

/** One red unit at 900, 600 looking up, and what else is said. */
function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}

function asks(state: State, move: Move): string {
  return verdict(planMove(state, mover(state, 0), move));
}

const ahead = (mm: number): Move => ({ kind: 'straight', distance: steps(mm) });
const back = (mm: number): Move => ({ kind: 'backward', distance: steps(mm) });
const aside = (mm: number): Move => ({ kind: 'lateral', side: 'left', distance: steps(mm) });
const oblique = (degrees: number, mm: number): Move => ({ kind: 'oblique', angle: degrees * 16, distance: steps(mm) });
const fast = (degrees: number, mm: number, facing: number): Move => ({
  kind: 'fast',
  direction: degrees * 16,
  distance: steps(mm),
  facing: facing * 16,
});
const shift = (degrees: number, mm: number): Move => ({ kind: 'shift', direction: degrees * 16, distance: steps(mm) });

/** The wood lies ahead of a line at 900, 600: its lower edge is `mm` before the front edge. */
const woodAhead = (mm: number): BattlefieldSpec => ({
  terrain: [{ kind: 'wood', box: [900, 592.5 - mm - 100, 400, 200] }],
});

describe('table M1', () => {
  it('LB-MOVE-02 moves each formation by its distance of table M1 and not a step further', () => {
    const table: [Partial<UnitSpec>, number, Move['kind']][] = [
      [{ formation: 'line' }, 80, 'straight'],
      [{ formation: 'attackColumn' }, 120, 'straight'],
      [{ formation: 'marchColumn' }, 120, 'fast'],
      [{ formation: 'square' }, 50, 'shift'],
      [{ kind: 'dragoons', formation: 'line' }, 180, 'straight'],
      [{ kind: 'lightCavalry', formation: 'column' }, 180, 'fast'],
      [{ kind: 'battery', formation: 'limbered' }, 120, 'fast'],
      [{ kind: 'horseBattery', formation: 'limbered' }, 180, 'fast'],
      [{ kind: 'battery', formation: 'unlimbered' }, 50, 'shift'],
      [{ kind: 'horseBattery', formation: 'unlimbered' }, 50, 'shift'],
    ];
    for (const [unit, mm, kind] of table) {
      const move = (distance: number): Move =>
        kind === 'fast'
          ? { kind, direction: 0, distance, facing: 0 }
          : kind === 'shift'
            ? { kind, direction: 0, distance }
            : { kind: 'straight', distance };
      expect(asks(alone(unit), move(steps(mm))), JSON.stringify(unit)).toBe('ok');
      expect(asks(alone(unit), move(steps(mm) + 1)), JSON.stringify(unit)).toBe('LB-MOVE-02');
    }
  });

  it('LB-MOVE-02 always allows less, and nothing that is no distance', () => {
    expect(asks(alone(), { kind: 'straight', distance: 1 })).toBe('ok');
    for (const distance of [0, -64, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(asks(alone(), { kind: 'straight', distance })).toBe('LB-MOVE-02');
    }
  });

  it('LB-GEO-01 takes the sticks of the scale', () => {
    expect(asks(alone({}, { scale: '6mm' }), ahead(50))).toBe('ok');
    expect(asks(alone({}, { scale: '6mm' }), ahead(51))).toBe('LB-MOVE-02');
    expect(asks(alone({}, { scale: '28mm' }), ahead(120))).toBe('ok');
    expect(asks(alone({}, { scale: '28mm' }), ahead(121))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-03 ends after three moves; turning on the spot is no move', () => {
    const state = alone();
    const third = mover(state, 0, { moves: 2, left: 2 });
    const fourth = mover(state, 0, { moves: 3, left: 1 });
    expect(verdict(planMove(state, third, ahead(80)))).toBe('ok');
    expect(verdict(planMove(state, fourth, ahead(10)))).toBe('LB-MOVE-03');
    expect(verdict(planMove(state, fourth, { kind: 'rotate', angle: 160 }))).toBe('ok');
    expect(verdict(planMove(state, fourth, { kind: 'aboutFace' }))).toBe('ok');
  });
});

describe('directions', () => {
  const arrival = (state: State, move: Move) => inMm(granted(planMove(state, mover(state, 0), move)));

  it('LB-MOVE-04 goes straight ahead at full distance', () => {
    expect(arrival(alone(), ahead(80))).toEqual({ x: 900, y: 520, facing: 0 });
    expect(arrival(alone({ facing: 90 }), ahead(80))).toEqual({ x: 980, y: 600, facing: 90 });
  });

  it('LB-MOVE-05 goes obliquely up to 45 degrees either way at full distance, facing kept', () => {
    const at = arrival(alone({ formation: 'attackColumn' }), oblique(45, 120));
    expect(at.facing).toBe(0);
    expect(at.x).toBeCloseTo(900 + 84.853, 1);
    expect(at.y).toBeCloseTo(600 - 84.853, 1);
    expect(arrival(alone(), oblique(-45, 80)).x).toBeCloseTo(900 - 56.569, 1);
    expect(asks(alone(), { kind: 'oblique', angle: 721, distance: 64 })).toBe('LB-MOVE-08');
    expect(asks(alone(), { kind: 'oblique', angle: -721, distance: 64 })).toBe('LB-MOVE-08');
    expect(asks(alone(), oblique(45, 80.1))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-06 goes exactly sideways, reduced by one step', () => {
    expect(arrival(alone(), aside(50))).toEqual({ x: 850, y: 600, facing: 0 });
    expect(arrival(alone({ facing: 180 }), aside(50))).toEqual({ x: 950, y: 600, facing: 180 });
    expect(asks(alone(), { kind: 'lateral', side: 'right', distance: steps(50) + 1 })).toBe('LB-MOVE-15');
  });

  it('LB-MOVE-07 goes straight back, reduced by one step', () => {
    expect(arrival(alone({ formation: 'attackColumn' }), back(80))).toEqual({ x: 900, y: 680, facing: 0 });
    expect(asks(alone({ formation: 'attackColumn' }), back(80.1))).toBe('LB-MOVE-15');
  });

  it('LB-MOVE-08 gives formed troops no direction between those', () => {
    expect(asks(alone(), oblique(60, 40))).toBe('LB-MOVE-08');
    expect(asks(alone(), shift(135, 20))).toBe('LB-MOVE-08');
    expect(asks(alone(), { kind: 'lateral', side: 'up' as 'left', distance: 64 })).toBe('LB-MOVE-08');
  });

  it('LB-MOVE-19 shifts a square up to VS in any direction, facing kept', () => {
    const square = alone({ formation: 'square', facing: 30 });
    expect(arrival(square, shift(90, 50))).toEqual({ x: 950, y: 600, facing: 30 });
    expect(arrival(square, shift(180, 50))).toEqual({ x: 900, y: 650, facing: 30 });
    expect(asks(square, shift(45, 50.1))).toBe('LB-MOVE-02');
    expect(asks(square, ahead(20))).toBe('LB-MOVE-19');
    const t = actingIn(square).red({ type: 'move', unit: 0, move: shift(90, 50) });
    expect(t.event('moved').rule).toBe('LB-MOVE-19');
  });

  it('LB-MOVE-20 prolongs unlimbered guns up to VS in any direction, facing kept', () => {
    const guns = alone({ kind: 'battery' });
    expect(arrival(guns, shift(270, 50))).toEqual({ x: 850, y: 600, facing: 0 });
    expect(asks(guns, shift(0, 50.1))).toBe('LB-MOVE-02');
    expect(asks(guns, ahead(20))).toBe('LB-MOVE-20');
    for (const move of [
      shift(90, 50),
      { kind: 'rotate', angle: 160 },
      { kind: 'wheel', pivot: 'left', angle: 16 },
    ] as const) {
      expect(actingIn(guns).red({ type: 'move', unit: 0, move }).event('moved').rule).toBe('LB-MOVE-20');
    }
  });

  it('LB-MOVE-33 limbers guns before they march', () => {
    expect(asks(alone({ kind: 'battery' }), fast(0, 20, 0))).toBe('LB-MOVE-33');
    expect(asks(alone({ kind: 'battery', formation: 'limbered' }), fast(0, 120, 0))).toBe('ok');
  });
});

describe('the ladder of reductions', () => {
  it('LB-MOVE-14 LB-MOVE-15 reduce a manoeuvre L to M, M to S, S to VS', () => {
    const table: [Partial<UnitSpec>, number][] = [
      [{ kind: 'dragoons' }, 120],
      [{ formation: 'attackColumn' }, 80],
      [{ formation: 'line' }, 50],
    ];
    for (const [unit, mm] of table) {
      for (const move of [back, aside]) {
        expect(asks(alone(unit), move(mm))).toBe('ok');
        expect(asks(alone(unit), move(mm + 0.1))).toBe('LB-MOVE-15');
      }
    }
  });

  it('LB-MOVE-15 LB-TERR-02 reduces a move that touches difficult ground at its start, on the way or at its end', () => {
    for (const kind of ['wood', 'rough', 'swamp', 'steepHill'] as const) {
      const ground = (y: number): BattlefieldSpec => ({ terrain: [{ kind, box: [900, y, 60, 20] }] });
      // Under the line, half-way, and just where it would end.
      for (const y of [600, 560, 512]) {
        expect(asks(alone({}, ground(y)), ahead(80)), `${kind} at ${y}`).toBe('LB-MOVE-15');
      }
      expect(asks(alone({}, ground(600)), ahead(50)), kind).toBe('ok');
      expect(asks(alone({}, ground(600)), ahead(50.1)), kind).toBe('LB-MOVE-15');
      // Beyond the end: nothing is touched.
      expect(asks(alone({}, ground(502.5)), ahead(80)), kind).toBe('ok');
    }
  });

  it('LB-GEO-17 does not take lying along the edge of a wood for touching it', () => {
    expect(asks(alone({}, woodAhead(80)), ahead(80))).toBe('ok');
    expect(asks(alone({}, woodAhead(79.9)), ahead(80))).toBe('LB-MOVE-15');
    expect(asks(alone({}, woodAhead(0)), back(50))).toBe('ok');
  });

  it('LB-TERR-07 takes a gentle hill for open ground', () => {
    expect(asks(alone({}, { terrain: [{ kind: 'gentleHill', box: [900, 550, 300, 300] }] }), ahead(80))).toBe('ok');
  });

  it('LB-MOVE-15 LB-TERR-03 reduces a move over a linear obstacle', () => {
    for (const kind of ['hedge', 'fence', 'ditch', 'wall'] as const) {
      const hedge: BattlefieldSpec = { terrain: [{ kind, points: [700, 570, 1100, 570] }] };
      expect(asks(alone({}, hedge), ahead(80)), kind).toBe('LB-MOVE-15');
      // 22.5 mm to the hedge and 15 mm of depth: 37.5 clear it.
      expect(asks(alone({}, hedge), ahead(50)), kind).toBe('ok');
    }
  });

  it('LB-MOVE-16 takes two steps for two causes', () => {
    const column = { formation: 'attackColumn' } as const;
    expect(asks(alone(column, woodAhead(-50)), back(50))).toBe('ok');
    expect(asks(alone(column, woodAhead(-50)), back(50.1))).toBe('LB-MOVE-16');
    // A hedge inside the wood: M to S to VS.
    const both: BattlefieldSpec = {
      terrain: [
        { kind: 'wood', box: [900, 500, 400, 400] },
        { kind: 'hedge', points: [700, 575, 1100, 575] },
      ],
    };
    expect(asks(alone(column, both), ahead(50))).toBe('ok');
    expect(asks(alone(column, both), ahead(50.1))).toBe('LB-MOVE-16');
  });

  it('LB-MOVE-16 lets no infantry line manoeuvre in difficult ground', () => {
    expect(asks(alone({}, woodAhead(-50)), back(10))).toBe('LB-MOVE-16');
    expect(asks(alone({}, woodAhead(-50)), aside(10))).toBe('LB-MOVE-16');
    expect(asks(alone({}, woodAhead(-50)), { kind: 'wheel', pivot: 'left', angle: 32 })).toBe('LB-MOVE-16');
  });

  it('LB-MOVE-15 counts each cause once, however many hedges and woods there are', () => {
    const many: BattlefieldSpec = {
      terrain: [
        { kind: 'wood', box: [900, 560, 400, 20] },
        { kind: 'rough', box: [900, 540, 400, 20] },
      ],
    };
    expect(asks(alone({ kind: 'dragoons' }, many), ahead(120))).toBe('ok');
    expect(asks(alone({ kind: 'dragoons' }, many), ahead(121))).toBe('LB-MOVE-15');
  });

  it('LB-MOVE-17 LB-SPEC-12 spare Light units every reduction by terrain, not that of a manoeuvre', () => {
    const light = { traits: { light: true } };
    const ground: BattlefieldSpec = {
      terrain: [
        { kind: 'wood', box: [900, 500, 400, 400] },
        { kind: 'hedge', points: [700, 570, 1100, 570] },
      ],
    };
    expect(asks(alone(light, ground), ahead(80))).toBe('ok');
    expect(asks(alone(light, ground), back(50))).toBe('ok');
    expect(asks(alone(light, ground), back(51))).toBe('LB-MOVE-15');
  });

  it('LB-MOVE-18 nails guns and squares to difficult ground, but lets them turn', () => {
    for (const unit of [{ formation: 'square' }, { kind: 'battery' }] as const) {
      const state = alone(unit, woodAhead(-50));
      expect(asks(state, shift(0, 1))).toBe('LB-MOVE-18');
      expect(asks(state, { kind: 'rotate', angle: 160 })).toBe('ok');
    }
    expect(asks(alone({ kind: 'battery' }, woodAhead(-50)), { kind: 'wheel', pivot: 'left', angle: 16 })).toBe(
      'LB-MOVE-18',
    );
  });

  it('LB-MOVE-23 reduces Fast units by ground and obstacles: L to M to S for both (W57)', () => {
    const column = { kind: 'dragoons', formation: 'column' } as const;
    const ground: BattlefieldSpec = {
      terrain: [
        { kind: 'rough', box: [900, 500, 400, 300] },
        { kind: 'hedge', points: [700, 555, 1100, 555] },
      ],
    };
    expect(asks(alone(column, ground), fast(0, 80.1, 45))).toBe('LB-MOVE-16');
    // 30 mm of half depth, 15 to the hedge: the tail clears it after 75 mm.
    expect(asks(alone(column, ground), fast(0, 80, 0))).toBe('ok');
  });

  it('LB-MOVE-34 lets foot guns that have fired turn and limber, not move; horse guns may', () => {
    const foot = alone({ kind: 'battery' });
    const horse = alone({ kind: 'horseBattery' });
    const after = (state: State, move: Move) => verdict(planMove(state, mover(state, 0, { fired: true }), move));
    expect(after(foot, shift(0, 20))).toBe('LB-MOVE-34');
    expect(after(foot, { kind: 'wheel', pivot: 'left', angle: 160 })).toBe('LB-MOVE-34');
    expect(after(foot, { kind: 'rotate', angle: 160 })).toBe('ok');
    expect(after(horse, shift(0, 20))).toBe('ok');
  });

  it('LB-CINC-05 keeps unassigned Reserve units where they are; LB-REACT-17 lets them turn in reaction', () => {
    const state = alone({ brigade: -1 });
    expect(asks(state, ahead(20))).toBe('LB-CINC-05');
    const reacting = mover(state, 0, {}, 'reaction');
    expect(verdict(planMove(state, reacting, ahead(20)))).toBe('LB-REACT-17');
    expect(verdict(planMove(state, reacting, { kind: 'rotate', angle: 320 }))).toBe('ok');
  });

  it('LB-BUA-04 moves no garrison that has not left its sector', () => {
    const state = battlefield({
      units: [{ at: [900, 600], sector: 0, formation: 'garrison' }],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    expect(asks(state, ahead(20))).toBe('LB-BUA-04');
  });
});

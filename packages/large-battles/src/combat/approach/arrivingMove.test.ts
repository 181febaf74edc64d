import { gap, quadOf, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../../test/positions.ts';
import { footprintOf, quadOfUnit } from '../../ground/footprints.ts';
import type { UnitActivation } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { approachOffers, type Mover, planApproach } from '../../movement/index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
function tries(state: State, sector = -1, activation: Partial<UnitActivation> = {}, mode: Mover['mode'] = 'own') {
  return planApproach(state, mover(state, 0, activation, mode), sector);
}
const asks = (...given: Parameters<typeof tries>): string => verdict(tries(...given));
/** A blue line whose front is `mm` before a red line's at 900, 600; `x` its middle. */
const enemyAhead = (mm: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  side: 1,
  at: [900, 600 - 15 - mm],
  ...more,
});
const withEnemy = (mm: number, own: Partial<UnitSpec> = {}, theirs: Partial<UnitSpec> = {}): State =>
  alone(own, { units: [enemyAhead(mm, theirs)] });

describe('who may Approach', () => {
  it('LB-APP-02 infantry in its own activation only', () => {
    expect(asks(withEnemy(150))).toBe('ok');
    expect(asks(withEnemy(150), -1, {}, 'reaction')).toBe('LB-REACT-06');
  });

  it('LB-APP-02 artillery never, limbered or not', () => {
    const guns = { kind: 'battery', formation: 'limbered', at: [900, 640] } as const;
    expect(asks(withEnemy(150, guns))).toBe('LB-APP-02');
    expect(asks(withEnemy(150, { kind: 'battery' }))).toBe('LB-APP-02');
    expect(approachOffers(withEnemy(150, guns), mover(withEnemy(150, guns), 0))).toEqual([]);
  });

  it('LB-UNIT-07 nobody at disorder 3', () => {
    expect(asks(withEnemy(150, { dis: 2 }))).toBe('ok');
    expect(asks(withEnemy(150, { dis: 3 }))).toBe('LB-UNIT-07');
  });

  it('LB-LEAD-06 LB-CINC-07 LB-CINC-08 LB-CINC-05 not in a group, nor on the way from the Reserve', () => {
    expect(asks(withEnemy(150), -1, {}, 'group')).toBe('LB-LEAD-06');
    expect(asks(withEnemy(150), -1, {}, 'free')).toBe('LB-CINC-07');
    expect(asks(withEnemy(150), -1, {}, 'reserve')).toBe('LB-CINC-08');
    expect(asks(withEnemy(150, { brigade: -1 }))).toBe('LB-CINC-05');
  });

  it('LB-FORM-08 no square', () => {
    expect(asks(withEnemy(150, { formation: 'square' }))).toBe('LB-FORM-08');
  });

  it('LB-APP-07 LB-REACT-07 cavalry in reaction in line only', () => {
    const line = { kind: 'dragoons' } as const;
    expect(asks(withEnemy(200, line))).toBe('ok');
    expect(asks(withEnemy(200, line), -1, {}, 'reaction')).toBe('ok');
    expect(asks(withEnemy(200, { ...line, formation: 'column' }))).toBe('ok');
    expect(asks(withEnemy(200, { ...line, formation: 'column' }), -1, {}, 'reaction')).toBe('LB-APP-07');
  });

  it('LB-APP-03 cavalry on no square below disorder 3', () => {
    const square = { formation: 'square' } as const;
    const dragoons = { kind: 'dragoons' } as const;
    expect(asks(withEnemy(200, dragoons, { ...square, dis: 2 }))).toBe('LB-APP-03');
    expect(asks(withEnemy(200, dragoons, { ...square, dis: 3 }))).toBe('ok');
    expect(asks(withEnemy(120, {}, { ...square, dis: 0 }))).toBe('ok');
  });

  it('LB-MOVE-03 the arriving move counts among the three', () => {
    expect(asks(withEnemy(150), -1, { moves: 2 })).toBe('ok');
    expect(asks(withEnemy(150), -1, { moves: 3 })).toBe('LB-MOVE-03');
  });
});

describe('the move that arrives', () => {
  it('LB-APP-04 stops at 1S of an enemy ahead', () => {
    const state = withEnemy(150);
    const found = granted(tries(state));
    expect(inMm(found.arrival)).toEqual({ x: 900, y: 530, facing: 0 });
    expect(found).toMatchObject({ defenders: [1], sector: -1, riddenDown: [] });
  });

  it('LB-APP-04 needs the enemy within its distance: 80 mm of move and 80 to stop', () => {
    expect(asks(withEnemy(160))).toBe('ok');
    expect(asks(withEnemy(160.1))).toBe('LB-APP-04');
    expect(asks(withEnemy(260, { kind: 'dragoons', at: [900, 607.5] }))).toBe('ok');
    expect(asks(withEnemy(261, { kind: 'dragoons', at: [900, 607.5] }))).toBe('LB-APP-04');
  });

  it('LB-MOVE-28 LB-GEO-08 stops within the tolerance of 1S at any facing', () => {
    for (let facing = 0; facing < 360; facing += 7) {
      const state = alone({ facing, at: [900, 600], formation: 'attackColumn' });
      const u = state.units[0]!;
      // An enemy 170 mm off along the facing, itself turned any which way.
      const rad = (facing * Math.PI) / 180;
      const enemy: UnitSpec = {
        side: 1,
        at: [900 + Math.sin(rad) * 190, 600 - Math.cos(rad) * 190],
        facing: (facing * 3 + 11) % 360,
        formation: 'attackColumn',
      };
      const both = alone({ facing, formation: 'attackColumn' }, { units: [enemy] });
      const found = granted(tries(both));
      const left = gap(quadOf(found.arrival, footprintOf(both, 0)), quadOfUnit(both, 1));
      expect(left).toBeGreaterThan(steps(80) - 2);
      expect(left).toBeLessThan(steps(80) + 3);
      expect(u.formation).toBe('attackColumn');
    }
  });

  it('LB-APP-05 LB-APP-43 is straight ahead in the facing it has, for columns too', () => {
    const column = withEnemy(150, { kind: 'dragoons', formation: 'column', facing: 20 });
    // Turned by 20 degrees the strip passes the enemy by.
    expect(asks(column)).toBe('ok');
    expect(granted(tries(column)).arrival.facing).toBe(320);
    expect(asks(withEnemy(150, { facing: 90 }))).toBe('LB-APP-04');
  });

  it('LB-APP-06 LB-MOVE-30 fights nobody outside its arc', () => {
    // 30 mm aside of the strip and reached first.
    expect(asks(withEnemy(120, {}, { at: [1050, 465] }))).toBe('LB-MOVE-30');
    // The one ahead is reached before him: that one is fought, alone.
    const both = alone({}, { units: [enemyAhead(100), { side: 1, at: [1060, 480] }] });
    expect(granted(tries(both)).defenders).toEqual([1]);
    // The other way round there is no Approach.
    const wrong = alone({}, { units: [enemyAhead(140), { side: 1, at: [1060, 500] }] });
    expect(asks(wrong)).toBe('LB-MOVE-30');
  });

  it('LB-APP-10 fights all it reaches at once', () => {
    const two = alone(
      {},
      {
        units: [
          { side: 1, at: [870, 435], formation: 'attackColumn' },
          { side: 1, at: [935, 435], formation: 'attackColumn' },
        ],
      },
    );
    expect(granted(tries(two)).defenders).toEqual([1, 2]);
    const later = alone(
      {},
      {
        units: [
          { side: 1, at: [870, 435], formation: 'attackColumn' },
          { side: 1, at: [935, 434], formation: 'attackColumn' },
        ],
      },
    );
    expect(granted(tries(later)).defenders).toEqual([1]);
    const within = alone(
      {},
      {
        units: [
          { side: 1, at: [870, 435], formation: 'attackColumn' },
          { side: 1, at: [935, 434.95], formation: 'attackColumn' },
        ],
      },
    );
    expect(granted(tries(within)).defenders).toEqual([1, 2]);
  });

  it('LB-MOVE-15 LB-MOVE-23 is shortened by the ground', () => {
    const wood: BattlefieldSpec['terrain'] = [{ kind: 'wood', box: [900, 560, 400, 40] }];
    const at = (mm: number) => alone({}, { units: [enemyAhead(mm)], terrain: wood });
    expect(asks(at(130))).toBe('ok');
    expect(asks(at(131))).toBe('LB-MOVE-15');
  });

  it('LB-MOVE-27 needs a free way: no building, and no friend to stop upon', () => {
    const house: BattlefieldSpec['terrain'] = [{ kind: 'building', box: [900, 550, 20, 20] }];
    expect(asks(alone({}, { units: [enemyAhead(150)], terrain: house }))).toBe('LB-TERR-04');
    expect(asks(alone({}, { units: [enemyAhead(150), { at: [900, 525] }] }))).toBe('LB-PASS-01');
    expect(asks(alone({}, { units: [enemyAhead(150), { at: [900, 560] }] }))).toBe('ok');
  });

  it('LB-PROX-03 may stop near a friend', () => {
    const state = alone({}, { units: [enemyAhead(150), { at: [1025, 530] }] });
    expect(asks(state, -1, { left: 1 })).toBe('ok');
  });

  it('LB-APP-42 is measured as usual across an obstacle, even if it stops astride of it', () => {
    const hedge: BattlefieldSpec['terrain'] = [{ kind: 'hedge', points: [700, 552, 1100, 552] }];
    expect(asks(alone({}, { units: [enemyAhead(125)], terrain: hedge }))).toBe('ok');
  });

  it('LB-MOVE-31 is open on an enemy already within 1S and ahead, where it stands', () => {
    const found = granted(tries(withEnemy(60)));
    expect(inMm(found.arrival)).toEqual({ x: 900, y: 600, facing: 0 });
    expect(found.defenders).toEqual([1]);
    expect(asks(withEnemy(60, { facing: 180 }))).toBe('LB-APP-04');
  });

  it('LB-MOVE-31 brings it no nearer to one beside it on the way to another', () => {
    const beside: UnitSpec = { side: 1, at: [1030, 530], formation: 'attackColumn', facing: 270 };
    expect(asks(alone({}, { units: [enemyAhead(150), beside] }))).toBe('LB-MOVE-31');
    // It may leave one behind it, and pass along one beside it.
    expect(asks(alone({}, { units: [enemyAhead(150), { side: 1, at: [900, 655] }] }))).toBe('ok');
    expect(asks(alone({}, { units: [enemyAhead(150), { side: 1, at: [1027.5, 600], facing: 90 }] }))).toBe('ok');
  });

  it('LB-TERR-05 LB-MOVE-27 is stopped by a stream on the way', () => {
    const stream: BattlefieldSpec['terrain'] = [{ kind: 'stream', points: [700, 560, 1100, 560] }];
    expect(asks(alone({}, { units: [enemyAhead(150)], terrain: stream }))).toBe('LB-TERR-05');
    const beyond: BattlefieldSpec['terrain'] = [{ kind: 'stream', points: [700, 480, 1100, 480] }];
    expect(asks(alone({}, { units: [enemyAhead(150)], terrain: beyond }))).toBe('ok');
  });

  it('LB-MOVE-03 LB-APP-04 is offered only while a move is left', () => {
    const state = withEnemy(150);
    expect(approachOffers(state, mover(state, 0, { moves: 2 }))).toEqual([{ sector: -1 }]);
    expect(approachOffers(state, mover(state, 0, { moves: 3 }))).toEqual([]);
  });

  it('LB-LEAD-17 LB-LEAD-18 tells which Generals it rides down', () => {
    const state = alone(
      {},
      {
        units: [enemyAhead(150)],
        generals: [
          { brigade: 1, at: [900, 560] },
          { brigade: 0, at: [880, 560] },
        ],
      },
    );
    expect(granted(tries(state)).riddenDown).toEqual([1]);
    const touched = alone({}, { units: [enemyAhead(150)], generals: [{ brigade: 1, at: [900, 507.5] }] });
    expect(granted(tries(touched)).riddenDown).toEqual([1]);
    const clear = alone({}, { units: [enemyAhead(150)], generals: [{ brigade: 1, at: [900, 507] }] });
    expect(granted(tries(clear)).riddenDown).toEqual([]);
  });
});

describe('flank', () => {
  /** Blue looks left (270); red comes up to its right or left side. */
  it('LB-GEO-13 refuses to end on the flank of an enemy in whose arc it began', () => {
    // Blue's line looks down but is turned so that red, straight below and to the side, is outside its arc at the stop.
    const state = alone({}, { units: [enemyAhead(150, { facing: 90 })] });
    expect(mover(state, 0).activation.seenBy).toEqual([]);
    expect(asks(state)).toBe('ok');
    expect(asks(state, -1, { seenBy: [1] })).toBe('LB-GEO-13');
  });

  it('LB-GEO-13 lets it end in front of him', () => {
    expect(asks(withEnemy(150), -1, { seenBy: [1] })).toBe('ok');
  });

  it('LB-GEO-11 has no meaning against a square', () => {
    expect(asks(withEnemy(140, {}, { formation: 'square', facing: 90 }), -1, { seenBy: [1] })).toBe('ok');
  });
});

describe('built-up areas', () => {
  /** A garrison in a sector whose near side is `mm` before a red front at 592.5, or where said. */
  const town = (unit: Partial<UnitSpec>, sideAt: number, more: readonly UnitSpec[] = []) =>
    battlefield({
      units: [
        { at: [900, 600], ...unit },
        { side: 1, at: [900, sideAt - 60], sector: 0, formation: 'garrison' },
        ...more,
      ],
      terrain: [{ kind: 'sector', box: [900, sideAt - 60, 120, 120] }],
    });
  const storm = { formation: 'attackColumn' } as const;

  it('LB-BUA-11 is attacked by an attack column, from 1S of the side', () => {
    const found = granted(tries(town(storm, 425), 0));
    expect(found).toMatchObject({ defenders: [1], sector: 0 });
    expect(toMm(found.arrival.y)).toBe(520);
    expect(asks(town({}, 450), 0)).toBe('LB-BUA-12');
    expect(asks(town({ formation: 'marchColumn' }, 450), 0)).toBe('LB-BUA-12');
    // One that stands within 1S of it already as well.
    expect(asks(town({}, 550), 0)).toBe('LB-BUA-11');
    expect(asks(town(storm, 550), 0)).toBe('ok');
  });

  it('LB-BUA-12 keeps everybody else beyond 1S of a garrison', () => {
    expect(asks(town({ kind: 'dragoons' }, 400), 0)).toBe('LB-BUA-12');
    const beside: UnitSpec = { side: 1, at: [1000, 435] };
    expect(asks(town({ kind: 'dragoons', at: [940, 600] }, 442.5, [beside]))).toBe('LB-BUA-12');
  });

  it('LB-BUA-26 is attacked alone; reached together with others, A chooses', () => {
    const beside: UnitSpec = { side: 1, at: [1010, 435], formation: 'attackColumn' };
    const state = town({ ...storm, at: [960, 600] }, 450, [beside]);
    expect(granted(tries(state, 0)).defenders).toEqual([1]);
    expect(granted(tries(state)).defenders).toEqual([2]);
    expect(approachOffers(state, mover(state, 0))).toEqual([{ sector: -1 }, { sector: 0 }]);
  });

  it('LB-APP-06 attacks no sector that it does not reach', () => {
    expect(asks(town(storm, 380), 0)).toBe('LB-APP-04');
    expect(asks(withEnemy(150, storm), 0)).toBe('LB-APP-06');
  });

  it('LB-APP-06 LB-BUA-26 a garrison is nobody in the open', () => {
    const state = town(storm, 425);
    expect(asks(state, -1)).toBe('LB-APP-06');
    expect(approachOffers(state, mover(state, 0))).toEqual([{ sector: 0 }]);
  });
});

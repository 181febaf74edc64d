import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type UnitSpec } from '../../test/positions.ts';
import { coverAgainst, levelOf, positionBonus } from './terrainEffects.ts';

type Ground = NonNullable<BattlefieldSpec['terrain']>[number];
const wood: Ground = { kind: 'wood', box: [900, 400, 300, 200] };

/** Red (0) fights blue (1), whose front is 80 mm ahead; `ground` lies about. */
function fight(ground: readonly Ground[], red: Partial<UnitSpec> = {}, blue: Partial<UnitSpec> = {}) {
  return battlefield({
    units: [
      { at: [900, 600], ...red },
      { side: 1, at: [900, 505], ...blue },
    ],
    terrain: ground,
  });
}
/** What the defender (blue) gets, and what the attacker gets. */
const gives = (
  ground: readonly Ground[],
  red: Partial<UnitSpec> = {},
  blue: Partial<UnitSpec> = {},
  step: 'approach' | 'contact' = 'approach',
) => {
  const state = fight(ground, red, blue);
  return [total(positionBonus(state, 'defender', 1, 0, step)), total(positionBonus(state, 'attacker', 0, 1, step))];
};

describe('hills', () => {
  it('LB-TERR-07 takes the level under the centre of the unit', () => {
    const hills: Ground[] = [
      { kind: 'gentleHill', box: [900, 600, 400, 400] },
      { kind: 'gentleHill', box: [900, 600, 100, 100], level: 2 },
    ];
    const at = (x: number, y: number) => levelOf(battlefield({ units: [{ at: [x, y] }], terrain: hills }), 0);
    expect([at(900, 600), at(840, 600), at(690, 600)]).toEqual([2, 1, 0]);
  });

  it('LB-TERR-10 LB-TERR-11 give +1 to the higher side in the Approach, to the defender alone in Contact', () => {
    const under = (y: number): Ground[] => [{ kind: 'gentleHill', box: [900, y, 300, 60] }];
    expect(gives(under(505))).toEqual([1, 0]);
    expect(gives(under(600))).toEqual([0, 1]);
    expect(gives(under(505), {}, {}, 'contact')).toEqual([1, 0]);
    expect(gives(under(600), {}, {}, 'contact')).toEqual([0, 0]);
    expect(gives([{ kind: 'gentleHill', box: [900, 550, 400, 400] }])).toEqual([0, 0]);
  });
});

describe('positions in combat', () => {
  it('LB-TERR-10 gives +1 in difficult ground and woods, to the defender alone', () => {
    for (const kind of ['wood', 'rough', 'swamp', 'steepHill'] as const) {
      const level = kind === 'steepHill' ? { level: 1 } : {};
      expect(gives([{ kind, box: [900, 505, 300, 60], ...level }]), kind).toEqual([1, 0]);
    }
    expect(gives([{ kind: 'rough', box: [900, 600, 300, 60] }])).toEqual([0, 0]);
    expect(gives([{ kind: 'road', points: [900, 0, 900, 1200] }])).toEqual([0, 0]);
  });

  it('LB-GEO-17 needs half of the footprint in it', () => {
    expect(gives([{ kind: 'rough', box: [840, 505, 120, 60] }])).toEqual([1, 0]);
    expect(gives([{ kind: 'rough', box: [839, 505, 120, 60] }])).toEqual([0, 0]);
  });

  it('LB-TERR-12 gives +1 behind a soft obstacle and +2 behind a hard one', () => {
    const line = (kind: Ground['kind'], y = 530): Ground => ({ kind, points: [700, y, 1100, y] });
    for (const kind of ['hedge', 'fence', 'ditch', 'stream'] as const)
      expect(gives([line(kind)]), kind).toEqual([1, 0]);
    expect(gives([line('wall')])).toEqual([2, 0]);
    // Within 1VS of the defender: his front is at 512.5.
    expect(gives([line('wall', 562.5)])).toEqual([2, 0]);
    expect(gives([line('wall', 563)])).toEqual([0, 0]);
    // Not between the two.
    expect(gives([line('wall', 490)])).toEqual([0, 0]);
    expect(gives([{ kind: 'wall', points: [500, 530, 700, 530] }])).toEqual([0, 0]);
  });

  it('LB-TERR-12 LB-APP-42 counts an obstacle that both touch as lying between', () => {
    const wall: Ground = { kind: 'wall', points: [700, 512.5, 1100, 512.5] };
    const state = battlefield({ units: [{ at: [900, 520] }, { side: 1, at: [900, 505] }], terrain: [wall] });
    expect(total(positionBonus(state, 'defender', 1, 0, 'contact'))).toBe(2);
  });

  it('LB-TERR-10 gives +2 within 1VS behind a building; a destroyed sector gives nothing', () => {
    expect(gives([{ kind: 'building', box: [900, 550, 60, 20] }])).toEqual([2, 0]);
    expect(gives([{ kind: 'building', box: [900, 572, 60, 10] }])).toEqual([0, 0]);
    expect(gives([{ kind: 'sector', box: [900, 550, 60, 20] }])).toEqual([2, 0]);
    expect(gives([{ kind: 'sector', box: [900, 550, 60, 20], dis: 7 }])).toEqual([0, 0]);
  });

  it('LB-TERR-10 takes the best single position', () => {
    const many: Ground[] = [
      { kind: 'gentleHill', box: [900, 505, 300, 60] },
      { kind: 'wood', box: [900, 505, 300, 60] },
      { kind: 'hedge', points: [700, 530, 1100, 530] },
    ];
    expect(gives(many)).toEqual([1, 0]);
    expect(gives([...many, { kind: 'wall', points: [700, 540, 1100, 540] }])).toEqual([2, 0]);
    const state = fight([...many, { kind: 'wall', points: [700, 540, 1100, 540] }]);
    expect(positionBonus(state, 'defender', 1, 0, 'approach')).toEqual([
      { rule: 'LB-TERR-12', add: 2, what: 'lb.reason.behind.wall' },
    ]);
  });

  it('LB-TERR-10 takes the best, whatever lies first', () => {
    const wall: Ground = { kind: 'wall', points: [700, 540, 1100, 540] };
    const hedge: Ground = { kind: 'hedge', points: [700, 530, 1100, 530] };
    const hill: Ground = { kind: 'gentleHill', box: [900, 505, 300, 60] };
    expect([gives([wall, hedge]), gives([wall, hill]), gives([hedge, hill])]).toEqual([
      [2, 0],
      [2, 0],
      [1, 0],
    ]);
    const told = (...ground: readonly Ground[]) => positionBonus(fight([...ground]), 'defender', 1, 0, 'approach');
    const behind = { rule: 'LB-TERR-12', add: 1, what: 'lb.reason.behind.hedge' };
    expect(told(hedge, hill)).toEqual([behind]);
    expect(told(hedge, { kind: 'fence', points: [700, 535, 1100, 535] })).toEqual([behind]);
    const swamp: Ground = { kind: 'swamp', box: [900, 505, 300, 60] };
    expect(told(swamp)).toEqual([{ rule: 'LB-TERR-10', add: 1, what: 'lb.reason.in.swamp' }]);
    // One that gives nothing does not undo one that does.
    expect(told(hedge, { kind: 'rough', box: [600, 505, 30, 60] })).toEqual([behind]);
    expect(told(hedge, { kind: 'wall', points: [700, 470, 1100, 470] })).toEqual([behind]);
  });

  it('LB-TERR-13 counts a wood if either unit is in it, unless the attacker is Light', () => {
    const underRed: Ground = { kind: 'wood', box: [900, 600, 300, 60] };
    expect(gives([underRed])).toEqual([1, 0]);
    const light = { traits: { light: true } };
    expect(gives([underRed], light)).toEqual([0, 0]);
    expect(gives([underRed], { kind: 'lightCavalry', ...light })).toEqual([0, 0]);
    // A Light defender changes nothing.
    expect(gives([underRed], {}, light)).toEqual([1, 0]);
  });

  it('LB-TERR-14 lets Light attackers deny other difficult ground, not obstacles or elevation', () => {
    const light = { traits: { light: true } };
    for (const kind of ['rough', 'swamp'] as const) {
      const ground: Ground = { kind, box: [900, 505, 300, 60] };
      expect([gives([ground]), gives([ground], light)], kind).toEqual([
        [1, 0],
        [0, 0],
      ]);
      expect(gives([ground], { kind: 'lightCavalry', ...light }), kind).toEqual([0, 0]);
      expect(gives([ground], {}, light), kind).toEqual([1, 0]);
      expect(gives([ground], { kind: 'battery', ...light }), kind).toEqual([1, 0]);
    }
    expect(gives([{ kind: 'hedge', points: [700, 530, 1100, 530] }], light)).toEqual([1, 0]);
    expect(gives([{ kind: 'gentleHill', box: [900, 505, 300, 60] }], light)).toEqual([1, 0]);
    expect(gives([{ kind: 'steepHill', box: [900, 505, 300, 60] }], light)).toEqual([1, 0]);
  });

  it('LB-TERR-15 burdens cavalry in a wood with nothing else', () => {
    const underBoth: Ground = { kind: 'wood', box: [900, 550, 300, 300] };
    expect(gives([underBoth], { kind: 'dragoons' }, { kind: 'dragoons' })).toEqual([1, 0]);
  });
});

describe('cover against guns', () => {
  /** The battery is red, 300 mm off; the target blue at 900, 505. */
  const covers = (ground: readonly Ground[], blue: Partial<UnitSpec> = {}) => {
    const state = battlefield({
      units: [
        { kind: 'battery', at: [900, 820] },
        { side: 1, at: [900, 505], ...blue },
      ],
      terrain: ground,
    });
    return total(coverAgainst(state, 0, 1));
  };

  it('LB-TERR-08 LB-TERR-09 give soft +1 and hard +2 behind an obstacle within 1VS that the fire line crosses', () => {
    const line = (kind: Ground['kind'], y: number): Ground => ({ kind, points: [700, y, 1100, y] });
    for (const kind of ['hedge', 'fence', 'ditch'] as const) expect(covers([line(kind, 530)]), kind).toBe(1);
    expect(covers([line('wall', 530)])).toBe(2);
    expect(covers([line('stream', 530)])).toBe(0);
    expect(covers([line('wall', 562.5)])).toBe(2);
    expect(covers([line('wall', 563)])).toBe(0);
    expect(covers([line('wall', 490)])).toBe(0);
    expect(covers([{ kind: 'wall', points: [910, 530, 1100, 530] }])).toBe(0);
  });

  it('LB-TERR-09 covers units in rough ground, or in a wood or on its edge; not in a swamp or on a hill', () => {
    expect(covers([{ kind: 'rough', box: [900, 505, 300, 60] }])).toBe(1);
    expect(covers([{ kind: 'rough', box: [820, 505, 120, 60] }])).toBe(0);
    expect(covers([{ kind: 'swamp', box: [900, 505, 300, 60] }])).toBe(0);
    expect(covers([{ kind: 'gentleHill', box: [900, 505, 300, 60] }])).toBe(0);
    expect(covers([{ kind: 'steepHill', box: [900, 505, 300, 60] }])).toBe(0);
    expect(covers([{ kind: 'wood', box: [900, 455, 300, 100] }])).toBe(1);
    expect(covers([wood], { at: [900, 507.5] })).toBe(0);
  });

  it('LB-TERR-09 gives hard cover to a unit partly hidden by a building', () => {
    expect(covers([{ kind: 'building', box: [850, 600, 40, 40] }])).toBe(2);
    expect(covers([{ kind: 'sector', box: [850, 600, 40, 40], dis: 7 }])).toBe(2);
    expect(covers([{ kind: 'building', box: [1100, 600, 40, 40] }])).toBe(0);
  });

  it('LB-TERR-09 takes the best cover, whatever lies first, with its reason', () => {
    const wall: Ground = { kind: 'wall', points: [700, 530, 1100, 530] };
    const rough: Ground = { kind: 'rough', box: [900, 505, 300, 60] };
    const hedge: Ground = { kind: 'hedge', points: [700, 540, 1100, 540] };
    expect([covers([wall, rough]), covers([wall, hedge]), covers([hedge, wall])]).toEqual([2, 2, 2]);
    const state = battlefield({
      units: [
        { kind: 'battery', at: [900, 820] },
        { side: 1, at: [900, 505] },
      ],
      terrain: [hedge, rough],
    });
    expect(coverAgainst(state, 0, 1)).toEqual([{ rule: 'LB-TERR-09', add: 1, what: 'lb.reason.cover.hedge' }]);
  });

  it('LB-TERR-09 takes the best single cover', () => {
    expect(
      covers([
        { kind: 'rough', box: [900, 505, 300, 60] },
        { kind: 'wall', points: [700, 530, 1100, 530] },
      ]),
    ).toBe(2);
    expect(
      covers([
        { kind: 'rough', box: [900, 505, 300, 60] },
        { kind: 'hedge', points: [700, 530, 1100, 530] },
      ]),
    ).toBe(1);
  });
});

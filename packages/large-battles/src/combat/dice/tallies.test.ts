/** What the table adds to the dice of a shot and a fight: ranges, skirmishers, cover, and positions of several units. */
import type { Tally } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type UnitSpec } from '../../../test/positions.ts';
import { newCombat } from '../beginCombat.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { approachTallies, bombardTallies, rangeOf, shotDistance, skirmishersSpoilAim } from './tallies.ts';

/** Rules and dice of the lines that ground, walls and skirmishers give. */
const lines = (tally: Tally, ...rules: readonly string[]): (string | number)[] =>
  tally.filter((line) => rules.includes(line.rule)).flatMap((line) => [line.rule, line.add]);

describe('a shot', () => {
  it('LB-BOMB-05 LB-GEO-08 a limit of range, met to a tenth of a millimetre, belongs to the nearer one; beyond 3L there is none', () => {
    const { field } = battlefield();
    const { l } = field.sticks;
    const at = (distance: number) => [rangeOf(field, distance + TOLERANCE), rangeOf(field, distance + TOLERANCE + 1)];
    expect(at(l)).toEqual(['short', 'medium']);
    expect(at(2 * l)).toEqual(['medium', 'long']);
    expect(at(3 * l)).toEqual(['long', null]);
  });

  it('LB-BOMB-09 LB-BOMB-18 the range to a town is that to the square of the sector', () => {
    const state = battlefield({
      units: [{ kind: 'battery', at: [900, 900] }],
      terrain: [{ kind: 'sector', box: [900, 640, 120, 120] }],
    });
    expect(shotDistance(state, 0, -1, 0)).toBe(steps(180));
    expect(shotDistance(state, 0, -1, 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('LB-BOMB-08 only infantry has skirmishers before it, and 1M is met to a tenth of a millimetre', () => {
    // The battery's front edge is at 880.
    const spoilt = (target: Partial<UnitSpec>): boolean =>
      skirmishersSpoilAim(
        battlefield({
          units: [
            { kind: 'battery', at: [900, 900] },
            { side: 1, at: [900, 752.5], sk: 1, ...target },
          ],
        }),
        0,
        1,
      );
    expect(spoilt({})).toBe(true);
    expect(spoilt({ at: [900, 752.4] })).toBe(true);
    expect(spoilt({ at: [900, 752.3] })).toBe(false);
    expect(spoilt({ kind: 'dragoons', at: [900, 755] })).toBe(false);
  });

  it('LB-BOMB-06 LB-BOMB-07 LB-BOMB-08 LB-TERR-09 whoever is fired at has his cover, skirmishers and kind', () => {
    const state = battlefield({
      units: [
        { side: 1, at: [900, 780], sk: 1 },
        { kind: 'battery', at: [900, 900] },
      ],
      terrain: [{ kind: 'wood', box: [900, 780, 200, 60] }],
    });
    const { attack, defence } = bombardTallies(state, 1, 0, -1, 0);
    expect(lines(attack, 'LB-BOMB-08')).toEqual(['LB-BOMB-08', -1]);
    expect(lines(defence, 'LB-CD-01', 'LB-TERR-09')).toEqual(['LB-CD-01', 4, 'LB-TERR-09', 1]);
  });
});

describe('positions of several', () => {
  type Ground = NonNullable<BattlefieldSpec['terrain']>[number];
  /** Red's line before two blue columns, 80 mm off, on this ground. */
  const fight = (...terrain: readonly Ground[]) =>
    approachTallies(
      battlefield({
        units: [
          { at: [900, 600] },
          { side: 1, at: [865, 497.5], formation: 'attackColumn' },
          { side: 1, at: [935, 497.5], formation: 'attackColumn' },
        ],
        terrain,
      }),
      newCombat(0, 0, [1, 2], -1),
    );
  const left: Ground = { kind: 'wood', box: [865, 497.5, 60, 40] };
  const right: Ground = { kind: 'wood', box: [935, 497.5, 60, 40] };
  const wallLeft: Ground = { kind: 'wall', points: [830, 520, 898, 520] };
  const wallRight: Ground = { kind: 'wall', points: [902, 520, 970, 520] };

  it('LB-TERR-10 LB-APP-11 the best of the defenders’ positions counts, once', () => {
    expect(fight().defence.filter((line) => line.rule.startsWith('LB-TERR'))).toEqual([]);
    expect(lines(fight(left).defence, 'LB-TERR-12', 'LB-TERR-13')).toEqual(['LB-TERR-13', 1]);
    expect(lines(fight(left, right).defence, 'LB-TERR-12', 'LB-TERR-13')).toEqual(['LB-TERR-13', 1]);
    expect(lines(fight(left, wallRight).defence, 'LB-TERR-12', 'LB-TERR-13')).toEqual(['LB-TERR-12', 2]);
    expect(lines(fight(right, wallLeft).defence, 'LB-TERR-12', 'LB-TERR-13')).toEqual(['LB-TERR-12', 2]);
  });

  it('LB-TERR-11 LB-APP-11 the attacker stands higher only if he does so against each of them', () => {
    const under = (x: number, y: number, width: number): Ground => ({ kind: 'gentleHill', box: [x, y, width, 50] });
    const his = under(900, 600, 200);
    expect(lines(fight(his).attack, 'LB-TERR-10')).toEqual(['LB-TERR-10', 1]);
    expect(lines(fight(his, under(865, 497.5, 68)).attack, 'LB-TERR-10')).toEqual([]);
    expect(lines(fight(his, under(935, 497.5, 68)).attack, 'LB-TERR-10')).toEqual([]);
    expect(lines(fight().attack, 'LB-TERR-10')).toEqual([]);
  });
});

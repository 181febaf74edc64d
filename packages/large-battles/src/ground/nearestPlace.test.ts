import { refusal } from '@drumhead/engine';
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import { openDraft } from '../state/draft.ts';
import type { DeploymentArea } from '../state/state.ts';
import { nearestStand, ringOf } from './nearestPlace.ts';

/** A table of 900 by 600: red's zones are 100 deep, its first from y 300 to 400. */
const FIELD = battlefield({ width: 900, height: 600 });
const AREA: DeploymentArea = {
  zones: [1],
  within: null,
  beyond: null,
  across: { from: steps(200), to: steps(500) },
  lateral: true,
  inCommand: false,
  formations: null,
};
type Place = readonly [number, number];

/** Where a thing wanted at this place stands, if it may stand where `allows` says; and the last place that was tried. */
function stands(wanted: Place, allows: (x: number, y: number) => boolean, state = FIELD) {
  let last: Place = [0, 0];
  const found = nearestStand(
    openDraft(state),
    0,
    AREA,
    { x: steps(wanted[0]), y: steps(wanted[1]) },
    (_draft, _side, { x, y }) => {
      last = [toMm(x), toMm(y)];
      return allows(toMm(x), toMm(y)) ? null : refusal('LB-SET-12', 'lb.refusal.deploy.zone', {});
    },
  );
  return { at: found === null ? null : [toMm(found.x), toMm(found.y)], last };
}

/** The least square distance from a place to one of the centimetre grid about it in the area that is allowed. */
function least([px, py]: Place, allows: (x: number, y: number) => boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = -60; i <= 60; i++) {
    for (let j = -60; j <= 60; j++) {
      const [x, y] = [px + 10 * i, py + 10 * j];
      if (x < 200 || x > 500 || y < 300 || y > 400 || !allows(x, y)) continue;
      best = Math.min(best, (x - px) * (x - px) + (y - py) * (y - py));
    }
  }
  return best;
}

describe('the nearest place', () => {
  it('LB-SET-12 is the wanted one if it is allowed', () => {
    expect(stands([333, 351], () => true).at).toEqual([333, 351]);
  });

  it('LB-SET-12 is pushed into the area first', () => {
    expect(stands([100, 100], () => true).at).toEqual([200, 300]);
    expect(stands([700, 590], () => true).at).toEqual([500, 400]);
  });

  const GROUNDS: readonly (readonly [string, (x: number, y: number) => boolean])[] = [
    ['left of a line', (x) => x < 260],
    ['right of a line', (x) => x > 480],
    ['above a line', (_x, y) => y < 315],
    ['below a line', (_x, y) => y > 388],
    ['aslant above', (x, y) => x + y < 560],
    ['aslant below', (x, y) => x + y > 860],
    ['in a far corner', (x, y) => x <= 202 && y >= 398],
    ['in the other', (x, y) => x >= 498 && y <= 302],
    ['outside a circle', (x, y) => (x - 340) * (x - 340) + (y - 350) * (y - 350) > 45 * 45],
    ['left outside or far right', (x) => x < 200 || x > 480],
    ['right outside or far left', (x) => x > 500 || x < 220],
    ['on single spots', (x, y) => (x * 7 + y * 13) % 170 === 0],
  ];

  it.each(GROUNDS)('LB-SET-12 is no farther than any of a grid of 10 mm: %s', (_name, allows) => {
    for (const wanted of [
      [340, 350],
      [200, 300],
      [500, 400],
      [420, 310],
    ] as const) {
      const { at, last } = stands(wanted, allows);
      const far = least(wanted, allows);
      const by =
        at === null
          ? Number.POSITIVE_INFINITY
          : ((at[0] as number) - wanted[0]) ** 2 + ((at[1] as number) - wanted[1]) ** 2;
      expect(by, wanted.join()).toBe(far);
      // It is left standing there.
      if (at !== null) expect(last).toEqual(at);
    }
  });

  it('LB-SET-12 of places equally near the one above, else the one to the left', () => {
    expect(stands([340, 350], (x, y) => x !== 340 || y !== 350).at).toEqual([340, 340]);
    expect(stands([340, 350], (x, y) => y === 350 && x !== 340).at).toEqual([330, 350]);
  });

  it('LB-SET-12 is none where nothing is allowed', () => {
    expect(stands([340, 350], () => false).at).toBeNull();
  });

  it('LB-SET-12 LB-GEO-06 the grid is half as wide again for 28 mm figures', () => {
    const large = battlefield({ width: 900, height: 600, scale: '28mm' });
    expect(stands([340, 350], (x) => x > 340, large).at).toEqual([355, 350]);
  });

  it('LB-SET-12 a ring has every cell once', () => {
    const cells = [...ringOf(2)].map(([i, j]) => `${i} ${j}`);
    expect(cells).toHaveLength(16);
    expect(new Set(cells).size).toBe(16);
    for (const [i, j] of ringOf(2)) expect(Math.max(Math.abs(i), Math.abs(j))).toBe(2);
  });
});

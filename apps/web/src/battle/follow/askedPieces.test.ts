// Which pieces a decision brings into sight, on golden battles of all rule sets; and that they are seen on every window.
import { begin, decide, DICE } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { goldenRecords } from '../../../../../scripts/golden.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import {
  areaAround,
  type Camera,
  type Extent,
  framed,
  grown,
  LEAST_ROOM,
  LEGIBLE,
  type Point,
  toScreen,
} from '../../table/camera.ts';
import { followed, withMostOf } from '../../table/followed.ts';
import { mm } from '../../table/units.ts';

/** What states have, each rule set its own. */
interface Fielded {
  readonly field: Readonly<Record<string, number>>;
}

const tableOf = ({ field }: Fielded): Extent => ({
  width: mm(field['side'] ?? field['width'] ?? 0),
  height: mm(field['side'] ?? field['height'] ?? field['depth'] ?? 0),
});

/** A view far away from where the others acted last. */
const AWAY: Camera = { scale: 3, x: -900, y: -900 };
/** Width, height, what lies over the head and the foot of the table. */
const WINDOWS = [
  [390, 840, 100, 300],
  [320, 640, 90, 250],
  [1072, 850, 0, 0],
] as const;

it.each([
  ['large-battles', 'peninsular-clash-ss', 0],
  ['skirmish', 'shakos-assault-at-the-farm-ss', 0],
  ['skirmish', 'tomahawks-assault-at-the-farm-ss', 0],
  // Who begins, and units that come onto the table.
  ['simplicity', 'crossroads-ss', 18],
] as const)('%s, %s: decisions have pieces, which come into the free part of any window', async (id, name, nothing) => {
  const screen = await loadScreen(id);
  const golden = goldenRecords(id).find((one) => one.name === name);
  if (!screen || !golden) throw new Error('no golden battle');
  const begun = begin(screen.ruleset, golden.header.setup);
  if (!begun.ok) throw new Error('not begun');
  const report = await screen.report();
  let battle = begun.value;
  const found = { nothing: 0, own: 0, others: 0 };
  for (const [seat, command] of golden.orders) {
    const { state } = battle;
    if (seat !== DICE && !screen.isDeploying(state) && screen.ruleset.offers(state, seat).length > 1) {
      const { about, usable } = await screen.askedPieces(state, seat);
      const places = [...about, ...usable].map((piece) => report.placeOf(state, piece)).filter((at) => at !== null);
      const area = areaAround(places);
      found[area === null ? 'nothing' : about.length > 0 ? 'others' : 'own'] += 1;
      const table = tableOf(state as Fielded);
      for (const [width, height, top, low] of area ? WINDOWS : []) {
        const free = { left: 0, top, width, height: height - top - low };
        const inTheTurnOfAnother = { kept: null, closest: 1.1 };
        const to =
          area && about.length > 0
            ? followed(AWAY, area, free, table, { width, height }, inTheTurnOfAnother)
            : withMostOf(places, AWAY, free, table);
        const isIn = (at: Point) => {
          const { x, y } = toScreen(to, at);
          return x >= 0 && x <= width && y >= top && y <= height - low;
        };
        const seen = places.filter(isIn).length;
        // Who decides in their own turn sees most of what they may use, where all of that fits in large enough.
        const fit = area !== null && framed(grown(area, LEAST_ROOM), free, 0, AWAY.scale).scale >= LEGIBLE;
        const most = fit ? Math.ceil((places.length * 2) / 3) : 1;
        const least = about.length > 0 ? places.length : most;
        expect(seen, [seat, ...about, ...usable].join()).toBeGreaterThanOrEqual(least);
      }
    }
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    ({ battle } = answer);
  }
  expect(found.own).toBeGreaterThan(200);
  expect(found.nothing).toBe(nothing);
  if (id === 'large-battles') expect(found.others, 'reactions').toBeGreaterThan(50);
});

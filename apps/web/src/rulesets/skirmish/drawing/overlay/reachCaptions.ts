/** Rings of shots and outlines of moves, each with its caption. Pure. */
import { signed } from '@drumhead/content';
import { type ModelProfile, type moveReaches, rangesOf, type State } from '@drumhead/skirmish/screen';
import type { Messages } from '../../../../i18n/index.ts';
import type { Point } from '../../../../table/camera.ts';
import type { EdgeCaption } from '../../../../table/troops/captions.ts';
import { ahead, mm, toFacing } from '../../../../table/units.ts';
import type { TableKey } from '../../screen/messages.ts';

type Weapon = ModelProfile['weapons'][number];

export interface Band {
  readonly key: string;
  /** In millimetres. */
  readonly radius: number;
  readonly modifier: number;
  /** The first of the weapons that have this ring. */
  readonly weapon: Weapon;
}

export interface ReachCaption extends EdgeCaption {
  readonly key: string;
}

/** The rings of the weapons that can shoot now; weapons alike share theirs. */
export function bandsOf(state: State, model: number): readonly Band[] {
  const ranges = rangesOf(state, model).filter(({ refusal }) => refusal === null);
  const all = ranges.flatMap(({ weapon, bands }) =>
    bands.map(
      ({ radius, modifier }): Band => ({ key: `shot ${radius} ${modifier}`, radius: mm(radius), modifier, weapon }),
    ),
  );
  return all.filter(({ key }, i) => all.findIndex((one) => one.key === key) === i);
}

/** Rings of several weapons have their names: a musket and a tomahawk may have the same modifier. `side`: of the table, in millimetres. */
export function bandCaptions(
  { t, translate }: Pick<Messages<TableKey>, 't' | 'translate'>,
  bands: readonly Band[],
  spot: Point,
  side: number,
): readonly ReachCaption[] {
  const isSeveral = bands.some(({ weapon }) => weapon !== bands[0]?.weapon);
  return bands.map(({ key, radius, modifier, weapon }) => ({
    key,
    text: isSeveral
      ? t('web.sk.range.of', { weapon: translate(`sk.weapon.${weapon}`), modifier: signed(modifier) })
      : t('web.sk.range', { modifier: signed(modifier) }),
    places: ringPlaces(spot, radius, side),
  }));
}

export const reachCaptions = (
  translate: Messages<TableKey>['translate'],
  reaches: ReturnType<typeof moveReaches>,
): readonly ReachCaption[] =>
  reaches.map(({ actions, outline }) => ({
    key: `moves ${actions}`,
    text: translate('web.sk.reach', { count: actions }),
    places: outlinePlaces(outline),
  }));

/** Where a ring may be named: in front, where the enemy mostly is, else round about it. */
const AROUND = [0, 30, -30, 60, -60, 90, -90, 180] as const;

/** Places of a ring that lie on the table. */
function ringPlaces({ x, y }: Point, radius: number, side: number): readonly Point[] {
  return AROUND.map((turn) => {
    const way = ahead(toFacing(turn));
    return { x: x + way.x * radius, y: y + way.y * radius };
  }).filter((at) => Math.min(at.x, at.y) > 0 && Math.max(at.x, at.y) < side);
}

/** The ends of an outline: its lowest, rightmost and leftmost corners. */
function outlinePlaces(outline: readonly number[]): readonly Point[] {
  const corners = outline.flatMap((x, i) => (i % 2 === 0 ? [{ x: mm(x), y: mm(outline[i + 1] ?? 0) }] : []));
  const end = (worth: (corner: Point) => number) =>
    corners.reduce<Point | null>((found, one) => (found && worth(found) >= worth(one) ? found : one), null);
  return [end(({ y }) => y), end(({ x }) => x), end(({ x }) => -x)].filter((one) => one !== null);
}

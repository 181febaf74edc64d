/**
 * A sensible deployment for any side on any table: Brigades side by side, battalions in attack columns in front, guns
 * between them, cavalry behind or outside, the Reserve behind the middle. Every place is legal.
 */
import { memoizeBy } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { nearestStand } from '../ground/nearestPlace.ts';
import { areaOfGeneral, areaOfUnit, formationsAtDeployment, placeGeneral, placeUnit } from './placing.ts';
import { facingOf, startState } from '../scenarios/startState.ts';
import type { Arm, Field, Formation, Placement, SideIndex, UnitProfile } from '../state/state.ts';
import { cincOf } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft, openDraft } from '../state/draft.ts';
import { zoneDepth } from '../ground/zones.ts';

/** Formations of each arm, the preferred first. */
const FORMED: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: ['attackColumn', 'line', 'marchColumn', 'square', 'none'],
  cavalry: ['line', 'column', 'none'],
  artillery: ['unlimbered', 'limbered'],
};
/** mm at 15 mm scale: from column to column, and from row to row, with a little over 1VS between them. */
const ACROSS = 114;
const DEEP = 86;
/** mm: distance of the front row behind the edge of its foremost zone. */
const BACK = 30;
/** Further places to try for a Leader without room for all his troops, in mm across and forward. */
const LEADER_TRIES: readonly (readonly [number, number])[] = [
  [0, -60],
  [-80, 0],
  [80, 0],
  [-160, -40],
  [160, -40],
  [-240, 0],
  [240, 0],
  [0, -120],
  [-320, -60],
  [320, -60],
];

const PLANS = [memoizeBy((field: Field) => planOf(field, 0)), memoizeBy((field: Field) => planOf(field, 1))] as const;

/** Suggested places of a side: the scenario's own, or else those of the plan. */
export function suggestedPlaces(field: Field, side: SideIndex): readonly Placement[] {
  const given = field.suggested.filter(
    ({ what, index }) => (what === 'unit' ? field.units[index] : field.generals[index])?.side === side,
  );
  if (given.length > 0 || field.setUp === 'given') return given;
  return PLANS[side](field);
}

/** Where a side stands that is deployed in one tap: those of the plan also where its scenario suggests none. */
export function readyPlaces(field: Field, side: SideIndex): readonly Placement[] {
  const suggested = suggestedPlaces(field, side);
  return suggested.length > 0 ? suggested : PLANS[side](field);
}

/** A place seen from the side's own baseline: across the table from its left edge, forward from the baseline. */
interface Seen {
  readonly across: number;
  readonly forward: number;
}

interface Plan {
  /** With all that is placed so far. */
  draft: Draft;
  readonly field: Field;
  readonly side: SideIndex;
  readonly placements: Placement[];
}

function mm(field: Field, length: number): number {
  return steps(length * field.factor);
}

function planOf(field: Field, side: SideIndex): readonly Placement[] {
  const plan: Plan = { draft: openDraft(startState(field)), field, side, placements: [] };
  const brigades = inLine(field, side);
  const band = zoneDepth(field);
  const room = (field.width - 2 * band) / Math.max(1, brigades.length);
  brigades.forEach((brigade, i) => {
    const middle = band + room * (i + 0.5);
    placeBrigade(plan, brigade, { across: middle, forward: Math.min(2, foremost(field, brigade)) * band });
  });
  placeBrigade(plan, -1, { across: field.width / 2, forward: band });
  return plan.placements;
}

/** How many zones lie between the baseline and the front of a Brigade: where it may stand in the last one alone, one. */
const foremost = (field: Field, brigade: number): number =>
  Math.max(
    ...field.units.map((unit, i) => (unit.brigade === brigade ? 4 - Math.min(...areaOfUnit(field, i).zones) : 1)),
  );

/** Brigades of the side from left to right: those without a battalion outside, first one wing then the other. */
function inLine(field: Field, side: SideIndex): readonly number[] {
  const own = field.brigades.flatMap((brigade, i) => (brigade.side === side ? [i] : []));
  const foot = (brigade: number) => field.units.some((unit) => unit.brigade === brigade && unit.arm === 'infantry');
  const wings = own.filter((brigade) => !foot(brigade));
  const left = wings.filter((_, i) => i % 2 === 1);
  const right = wings.filter((_, i) => i % 2 === 0);
  return [...left, ...own.filter(foot), ...right];
}

/** LB-SET-09, -11, -13: the General, then his troops in command around him; another place for him if they lack room. */
function placeBrigade(plan: Plan, brigade: number, front: Seen): void {
  const { field, side } = plan;
  const general = brigade < 0 ? cincOf({ field }, side) : brigade;
  const troops = field.units.flatMap((unit, i) => (unit.side === side && unit.brigade === brigade ? [i] : []));
  let best = tryBrigade(plan, general, troops, front);
  for (const [across, forward] of LEADER_TRIES) {
    if (best.placements.length > troops.length) break;
    const edge = { across: front.across + mm(field, across), forward: front.forward + mm(field, forward) };
    const tried = tryBrigade(plan, general, troops, edge);
    if (tried.placements.length > best.placements.length) best = tried;
  }
  plan.draft = best.draft;
  plan.placements.push(...best.placements);
}

/** The plan of one Brigade alone, on a copy of the table as it is. */
function tryBrigade({ draft, field, side }: Plan, general: number, troops: readonly number[], front: Seen): Plan {
  const tried: Plan = { draft: openDraft(draft), field, side, placements: [] };
  const leader = standGeneral(tried, general, {
    across: front.across,
    forward: front.forward - mm(field, BACK + 1.5 * DEEP),
  });
  if (leader === null) return tried;
  tried.placements.push(leader);
  for (const { unit, at } of rows(field, troops, front)) {
    const found = standUnit(tried, unit, at);
    if (found !== null) tried.placements.push(found);
  }
  return tried;
}

/** The order of placing, and the wanted place of each unit. */
function rows(field: Field, troops: readonly number[], front: Seen): { readonly unit: number; readonly at: Seen }[] {
  const of = (arm: Arm) => troops.filter((unit) => (field.units[unit] as UnitProfile).arm === arm);
  const [foot, horse, guns] = [of('infantry'), of('cavalry'), of('artillery')];
  const heavy = horse.filter((unit) => (field.units[unit] as UnitProfile).cavalryClass === 'heavy');
  const other = horse.filter((unit) => !heavy.includes(unit));
  const fighting = foot.length > 0 ? foot : other;
  const perRow = Math.max(1, Math.ceil(fighting.length / (fighting.length > 8 ? 3 : fighting.length > 3 ? 2 : 1)));
  const lines: number[][] = [];
  for (let i = 0; i < fighting.length; i += perRow) lines.push(fighting.slice(i, i + perRow));
  const [first = []] = lines;
  const half = Math.ceil(first.length / 2);
  lines[0] = [...first.slice(0, half), ...guns, ...first.slice(half)];
  if (fighting !== other) lines.push(other);
  if (heavy.length > 0) lines.push(heavy);
  return lines.flatMap((line, row) =>
    line.map((unit, i) => ({
      unit,
      at: {
        across: front.across + mm(field, (i - (line.length - 1) / 2) * ACROSS),
        forward: front.forward - mm(field, BACK + row * DEEP),
      },
    })),
  );
}

// --- on the working copy -----------------------------------------------------------------------------------------------

function lookedUp(
  field: Field,
  side: SideIndex,
  { across, forward }: Seen,
): { readonly x: number; readonly y: number } {
  const y = field.sides[side].baseline === 'top' ? forward : field.height - forward;
  return { x: Math.round(across), y: Math.round(y) };
}

function standUnit({ draft, field, side }: Plan, unit: number, at: Seen): Placement | null {
  const { arm } = field.units[unit] as UnitProfile;
  const open_ = formationsAtDeployment(field, unit);
  const facing = facingOf(field, side);
  for (const formation of FORMED[arm].filter((wanted) => open_.includes(wanted))) {
    const wanted = { type: 'place', unit, ...lookedUp(field, side, at), facing, formation } as const;
    const found = nearestStand(draft, side, areaOfUnit(field, unit), wanted, placeUnit);
    if (found !== null) return { what: 'unit', index: unit, facing, x: found.x, y: found.y, formation };
  }
  changeUnit(draft, unit, { status: 'waiting', x: 0, y: 0 });
  return null;
}

function standGeneral({ draft, field, side }: Plan, general: number, at: Seen): Placement | null {
  const facing = facingOf(field, side);
  const wanted = { type: 'placeGeneral', general, ...lookedUp(field, side, at), facing } as const;
  const found = nearestStand(draft, side, areaOfGeneral(field, general), wanted, placeGeneral);
  if (found !== null) return { what: 'general', index: general, facing, x: found.x, y: found.y, formation: null };
  changeGeneral(draft, general, { status: 'waiting', x: 0, y: 0 });
  return null;
}

/**
 * The orders offered to one unit, rallies apart. What its sources have listed is kept with the unit; in another state only
 * those sources list anew on whose area or target something has changed.
 */
import { memoizeBy } from '@drumhead/engine';
import { type Footprint, type Standing, standingOf } from '../ground/footprints.ts';
import { areApart, type Box, boxAround } from '../ground/sweep.ts';
import { type Field, type SideIndex, SIDES, type State, type Unit } from '../state/state.ts';
import { isOnTable, sideOf, standAlike, unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import { attackSource } from './attackOffers.ts';
import { RETIRE_SOURCE, TOWARDS_SOURCE, TURN_SOURCES } from './moveOffers.ts';
import { type SourceOffers, type OfferSource, type Reach, reachOf } from './offerSources.ts';
import { ENTER_SOURCE, ROAD_SOURCE } from './otherOffers.ts';
import { SECTION_SOURCE } from './sectionOffers.ts';

const OPEN_SOURCES: readonly OfferSource[] = [
  ...TURN_SOURCES,
  RETIRE_SOURCE,
  ROAD_SOURCE,
  ENTER_SOURCE,
  TOWARDS_SOURCE,
];

/** By side, in the open and in a section, in the order in which offers are listed. */
const sourcesBySide = memoizeBy(({ units }: Field) =>
  SIDES.map((side) => {
    const attacks = units.flatMap((profile, target) => (profile.side === side ? [] : [attackSource(target)]));
    return { open: [...OPEN_SOURCES, ...attacks], section: [SECTION_SOURCE, ...attacks] };
  }),
);

function sourcesOf(state: State, unit: number): readonly OfferSource[] {
  const { open, section } = sourcesBySide(state.field)[sideOf(state, unit)] as ReturnType<typeof sourcesBySide>[number];
  return unitOf(state, unit).section >= 0 ? section : open;
}

interface KeptSource extends SourceOffers {
  readonly key: number;
}

interface Kept {
  readonly table: Pick<State, 'field' | 'terrain' | 'edges'>;
  /** How all stood when the offers were last found to hold. */
  standing: Standing;
  readonly listed: readonly KeptSource[];
  /** Around the areas of all its sources: null, if none has one. */
  readonly area: Box | null;
  readonly offers: readonly Order[];
}

/** By unit, for a battle. */
const keptOffers = memoizeBy((_field: Field): (Kept | undefined)[] => []);

/** The offers of the units of a state. */
export function unitOffersIn(state: State): (unit: number) => readonly Order[] {
  const standing = standingOf(state);
  const keptByUnit = keptOffers(state.field);
  // Most units were listed last in the same state.
  const changesOf = new Map<Standing, readonly Change[]>([[standing, []]]);
  const changesSince = (before: Standing): readonly Change[] => {
    const changes = changesOf.get(before) ?? changesBetween(before, standing);
    changesOf.set(before, changes);
    return changes;
  };
  return (unit) => {
    const kept = keptByUnit[unit];
    const isKnown = kept !== undefined && isSameTable(kept.table, state);
    const known = isKnown && standAlike(kept.standing.units[unit] as Unit, unitOf(state, unit)) ? kept : null;
    const changes = known === null ? [] : changesSince(known.standing);
    const now =
      known !== null && isUntouched(known, sideOf(state, unit), changes) ? known : relist(state, unit, known, changes);
    now.standing = standing;
    keptByUnit[unit] = now;
    return now.offers;
  };
}

/** Only friends stand otherwise, and none of them near any source: no need to look at these one by one. */
function isUntouched({ area, table }: Kept, side: SideIndex, changes: readonly Change[]): boolean {
  return changes.every(
    ({ unit, boxes }) =>
      table.field.units[unit]?.side === side && (area === null || boxes.every((box) => areApart(box, area))),
  );
}

function relist(state: State, unit: number, known: Kept | null, changes: readonly Change[]): Kept {
  let reach: Reach | null = null;
  const listed = sourcesOf(state, unit).map((source, i): KeptSource => {
    const kept = known?.listed[i];
    const key = source.key === null ? 0 : source.key(state, unit);
    if (kept?.key === key && !isConcerned(source, kept, changes)) return kept;
    reach ??= reachOf(state, unit);
    const { offers, area } = source.list(reach);
    return { offers, area, key };
  });
  if (known !== null && reach === null) return known;
  const { field, terrain, edges } = state;
  const offers = listed.flatMap((one) => one.offers);
  const area = listed.reduce<Box | null>((all, one) => joined(all, one.area), null);
  return { table: { field, terrain, edges }, standing: standingOf(state), listed, area, offers };
}

function joined(a: Box | null, b: Box | null): Box | null {
  return a === null || b === null ? (a ?? b) : boxAround(a, b);
}

function isSameTable(a: Kept['table'], b: State): boolean {
  return a.field === b.field && a.terrain === b.terrain && a.edges === b.edges;
}

/** A unit that stands otherwise than it did: where it stood, and where it stands. */
interface Change {
  readonly unit: number;
  readonly boxes: readonly Box[];
}

function changesBetween(before: Standing, now: Standing): Change[] {
  const changes: Change[] = [];
  for (let unit = 0; unit < now.units.length; unit++) {
    const was = before.units[unit] as Unit;
    const is = now.units[unit] as Unit;
    if (was === is || standAlike(was, is)) continue;
    const boxes = [before, now].flatMap(({ units, footprints }) =>
      isOnTable(units[unit] as Unit) ? [(footprints[unit] as Footprint).quad] : [],
    );
    changes.push({ unit, boxes });
  }
  return changes;
}

function isConcerned({ target }: OfferSource, { area }: SourceOffers, changes: readonly Change[]): boolean {
  for (const { unit, boxes } of changes) {
    if (unit === target) return true;
    if (area !== null) for (const box of boxes) if (!areApart(box, area)) return true;
  }
  return false;
}

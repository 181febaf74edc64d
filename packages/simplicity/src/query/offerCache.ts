/**
 * What is offered of each unit stays as it is while the unit stands where it stands and nothing stirs on the ground that
 * it depends on: an order lists anew only what it concerns. What is kept says nothing about how the battle came about;
 * another battle, or a state of long ago, is compared with the one listed last and pays for the difference.
 */
import { footprintOf, isOnTable, sideOf, standAlike } from '../ground/footprints.ts';
import type { Order } from '../turn/orders.ts';
import { NOWHERE, type Part, type Trial, trialOf } from './orderGenerators.ts';
import { slotsOf } from '../slots.ts';
import type { Field, Piece, State, Unit } from '../state/state.ts';
import type { Box } from '../ground/sweep.ts';

/** The offers of a part, and on what they depend. */
interface Kept {
  readonly offers: readonly Order[];
  readonly area: Box;
  readonly by: number;
}

interface Listing {
  /** Whether anything is to be listed anew; whether all of it. */
  stale: boolean;
  moved: boolean;
  /** By its parts; null while it is to be listed anew. */
  parts: (Kept | null)[];
  all: readonly Order[];
}

let field: Field | null = null;
let terrain: readonly Piece[] = [];
let edges: State['edges'] | null = null;
/** The units as they were when listed last, and the ground each stood on. */
let seen: Unit[] = [];
let stood: (Box | null)[] = [];
let listings: Listing[] = [];

/** The offers of any unit of this state that may be given an order; rallies and Command bases apart. */
export function keptOffers(state: State): (unit: number) => readonly Order[] {
  if (state.field !== field || state.terrain !== terrain || state.edges !== edges) forget(state);
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    const before = seen[i];
    if (u === before) continue;
    seen[i] = u;
    if (before === undefined || !standAlike(u, before)) stir(state, i);
  }
  return (unit) => {
    const listing = listings[unit] as Listing;
    if (listing.stale) listAnew(state, unit, listing);
    return listing.all;
  };
}

function forget(state: State): void {
  ({ field, terrain, edges } = state);
  seen = [];
  stood = state.units.map(() => null);
  listings = state.units.map(() => ({ stale: true, moved: true, parts: [], all: [] }));
}

/** A unit has come, gone, turned or changed: whom does that concern? */
function stir(state: State, unit: number): void {
  const before = stood[unit] ?? null;
  const now = isOnTable(state.units[unit] as Unit) ? footprintOf(state, unit).quad : null;
  stood[unit] = now;
  const own = listings[unit] as Listing;
  own.stale = true;
  own.moved = true;
  const side = sideOf(state, unit);
  for (let i = 0; i < listings.length; i++) {
    const listing = listings[i] as Listing;
    if (listing.moved) continue;
    if (sideOf(state, i) !== side) {
      listing.stale = true;
      // The last parts are those against each of the units.
      listing.parts[listing.parts.length - listings.length + unit] = null;
    }
    if (before !== null) strike(listing, before);
    if (now !== null) strike(listing, now);
  }
}

/** Parts that depend on this ground are listed anew. */
function strike(listing: Listing, box: Box): void {
  const { parts } = listing;
  for (let i = 0; i < parts.length; i++) {
    if (!isOn(parts[i], box)) continue;
    parts[i] = null;
    listing.stale = true;
  }
}

function isOn(kept: Kept | null | undefined, box: Box): boolean {
  if (kept === null || kept === undefined) return false;
  const { area } = kept;
  return area.minX <= box.maxX && area.maxX >= box.minX && area.minY <= box.maxY && area.maxY >= box.minY;
}

function listAnew(state: State, unit: number, listing: Listing): void {
  const trial = trialOf(state, unit);
  const { parts, entries } = slotsOf(state, unit);
  if (listing.moved) listing.parts = new Array(parts.length).fill(null);
  const all: Order[] = [];
  for (let i = 0; i < parts.length; i++) {
    const own = entries[i] as readonly number[];
    if (own.length === 0) continue;
    const part = parts[i] as Part;
    const by = part.varies(trial);
    let kept = listing.parts[i] ?? null;
    if (kept === null || kept.by !== by) {
      kept = listed(trial, part, own, by);
      listing.parts[i] = kept;
    }
    for (let k = 0; k < kept.offers.length; k++) all.push(kept.offers[k] as Order);
  }
  listing.all = all;
  listing.stale = false;
  listing.moved = false;
}

const NOTHING: readonly Order[] = [];

/** Every entry of a part is judged. */
function listed(trial: Trial, part: Part, entries: readonly number[], by: number): Kept {
  if (part.isIdle(trial)) return { offers: NOTHING, area: NOWHERE, by };
  const offers: Order[] = [];
  for (let i = 0; i < entries.length; i++) {
    const order = part.at(trial, entries[i] as number);
    if (order !== null) offers.push(order);
  }
  return { offers, area: part.area(trial), by };
}

/**
 * What is offered of each unit stays as it is while the unit stands where it stands and nothing stirs on the ground that
 * it depends on: an order lists anew only what it concerns. What is kept says nothing about how the battle came about;
 * another battle, or a state of long ago, is compared with the one listed last and pays for the difference.
 */
import { bodyOf, isOnTable, sideOf } from './geometry.ts';
import type { Around } from './around.ts';
import type { Order } from './orders.ts';
import type { Field, Piece, State, Unit } from './state.ts';
import type { Box } from './sweep.ts';
import {
  againstPart,
  aroundOrders,
  FIELD_PARTS,
  GARRISON_PARTS,
  isListed,
  nearestEnemy,
  NOTHING,
  type Part,
  turnTowards,
  wayPart,
} from './unitOffers.ts';

/** A part is null while it is to be listed anew. */
interface Listing {
  /** Whether anything is to be listed anew; whether all of it. */
  stale: boolean;
  moved: boolean;
  parts: (Part | null)[];
  /** SIP-MOV-2: a turn to the nearest enemy; which turn it was. */
  towards: Part | null;
  turn: number;
  /** By the index of the enemy; its own side's stay as they are. */
  against: (Part | null)[];
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
    if (before === undefined || !standsAlike(u, before)) stir(state, i);
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
  listings = state.units.map(() => ({
    stale: true,
    moved: true,
    parts: [],
    towards: null,
    turn: 0,
    against: [],
    all: [],
  }));
}

/** All that others see of a unit. */
function standsAlike(a: Unit, b: Unit): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing && a.status === b.status && a.section === b.section;
}

/** A unit has come, gone, turned or changed: whom does that concern? */
function stir(state: State, unit: number): void {
  const before = stood[unit] ?? null;
  const now = isOnTable(state.units[unit] as Unit) ? bodyOf(state, unit).quad : null;
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
      listing.against[unit] = null;
    }
    if (before !== null) strike(listing, before);
    if (now !== null) strike(listing, now);
  }
}

/** Parts that depend on this ground are listed anew. */
function strike(listing: Listing, box: Box): void {
  const { parts, against } = listing;
  for (let i = 0; i < parts.length; i++) {
    if (!isOn(parts[i], box)) continue;
    parts[i] = null;
    listing.stale = true;
  }
  for (let i = 0; i < against.length; i++) {
    if (!isOn(against[i], box)) continue;
    against[i] = null;
    listing.stale = true;
  }
  if (isOn(listing.towards, box)) {
    listing.towards = null;
    listing.stale = true;
  }
}

function isOn(part: Part | null | undefined, box: Box): boolean {
  if (part === null || part === undefined) return false;
  const { area } = part;
  return area.minX <= box.maxX && area.maxX >= box.minX && area.minY <= box.maxY && area.maxY >= box.minY;
}

function listAnew(state: State, unit: number, listing: Listing): void {
  let found: Around | null = null;
  const surroundings = (): Around => (found ??= aroundOrders(state, unit));
  const garrison = (state.units[unit] as Unit).section >= 0;
  const makers = garrison ? GARRISON_PARTS : FIELD_PARTS;
  if (listing.moved) {
    listing.parts = makers.map(() => null);
    listing.towards = null;
    listing.against = state.units.map((_, i) => (sideOf(state, i) === sideOf(state, unit) ? NOTHING : null));
  }
  const all: Order[] = [];
  const add = ({ offers }: Part): void => {
    for (const order of offers) all.push(order);
  };
  makers.forEach((make, i) => {
    add((listing.parts[i] ??= make(surroundings())));
  });
  add(garrison ? NOTHING : towardsPart(state, unit, listing, surroundings));
  for (let i = 0; i < listing.against.length; i++)
    add((listing.against[i] ??= againstPart(state, unit, i, surroundings)));
  listing.all = all;
  listing.stale = false;
  listing.moved = false;
}

/** Turned to the nearest enemy, where no other turn is the same. */
function towardsPart(state: State, unit: number, listing: Listing, surroundings: () => Around): Part {
  const enemy = nearestEnemy(state, unit);
  const turn = enemy < 0 ? 0 : turnTowards(state, unit, enemy);
  if (listing.towards !== null && listing.turn === turn) return listing.towards;
  listing.turn = turn;
  listing.towards = isListed(turn) ? NOTHING : wayPart(surroundings(), turn);
  return listing.towards;
}

/** LB-BUA-14, -18, -19, -20: the retreat of a unit beaten in a sector of a town. */
import { refusal, type Refusal } from '@drumhead/engine';
import { normalise } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { disorder, eliminate } from './losses.ts';
import { suffersPassage } from './retreats.ts';
import {
  enterSector,
  isDestroyed,
  isOpen,
  leaveSector,
  neighboursOf,
  occupantOf,
  sectorBeyond,
} from '../ground/sectors.ts';
import type { State, Unit } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/** The way straight on from the attack: the friends it passes, and the place beyond them. */
export interface WayOut {
  /** Sectors of friends on the way (LB-BUA-18). */
  readonly passed: readonly number[];
  /** The last sector it passes before the open, or before `into`. */
  readonly last: number;
  /** The empty sector it enters, or -1. */
  readonly into: number;
  /** An enemy holds the next sector. */
  readonly enemy: boolean;
}

/** The occupant of a sector, from the point of view of the beaten unit. */
export type Held = 'empty' | 'friend' | 'enemy';

/** LB-BUA-14, -18. Past so many friends, then out of the town, into a sector, or onto an enemy. */
export function wayThrough(straight: readonly Held[]): {
  readonly passed: number;
  readonly end: 'out' | 'into' | 'enemy';
} {
  const passed = straight.findIndex((held) => held !== 'friend');
  if (passed < 0) return { passed: straight.length, end: 'out' };
  return { passed, end: straight[passed] === 'empty' ? 'into' : 'enemy' };
}

/** LB-BUA-18. Straight on through the town, by the sides facing `out`. */
export function wayOut(state: State, unit: number, out: number): WayOut {
  const from = (state.units[unit] as Unit).sector;
  const line = sectorsOn(state, from, out);
  const { passed, end } = wayThrough(line.map((sector) => heldFor(state, unit, sector)));
  return {
    passed: line.slice(0, passed),
    last: passed === 0 ? from : (line[passed - 1] as number),
    into: end === 'into' ? (line[passed] as number) : -1,
    enemy: end === 'enemy',
  };
}

/** The sectors in a row along the sides facing `out`, up to the edge of the town (LB-BUA-21). */
function sectorsOn(state: State, from: number, out: number): readonly number[] {
  const line: number[] = [];
  for (let next = sectorBeyond(state, from, out); next >= 0 && !isDestroyed(state, next); ) {
    line.push(next);
    next = sectorBeyond(state, next, out);
  }
  return line;
}

function heldFor(state: State, unit: number, sector: number): Held {
  const occupant = occupantOf(state, sector, unit);
  if (occupant < 0) return 'empty';
  const friend = state.field.units[occupant]?.side === state.field.units[unit]?.side;
  return friend ? 'friend' : 'enemy';
}

/**
 * LB-BUA-18, -19. The ways open to the beaten unit: first straight on (sector -1 unless that leads into an empty sector
 * at once), then the other empty sectors next to it.
 */
export function waysOut(state: State, unit: number, out: number): readonly (Command & { type: 'retire' })[] {
  const way = wayOut(state, unit, out);
  const straight = way.passed.length === 0 ? way.into : -1;
  const ways: (Command & { type: 'retire' })[] = [{ type: 'retire', unit, sector: straight }];
  for (const sector of neighboursOf(state, (state.units[unit] as Unit).sector)) {
    if (sector !== straight && isOpen(state, sector, unit)) ways.push({ type: 'retire', unit, sector });
  }
  return ways;
}

/** LB-BUA-19. Why it may not go that way, or null. */
export function retireProblem(
  ways: readonly (Command & { type: 'retire' })[],
  asked: Command & { type: 'retire' },
): Refusal | null {
  if (ways.some((way) => way.unit === asked.unit && way.sector === asked.sector)) return null;
  return refusal('LB-BUA-19', 'lb.refusal.noWayOut');
}

/** LB-BUA-14, -18. Carries the retreat out; returns the Generals ridden down outside. */
export function retire(
  draft: Draft,
  unit: number,
  out: number,
  sector: number,
  fallen: EliminatedUnit[],
): readonly number[] {
  if (sector >= 0) {
    enterSector(draft, unit, sector, 'LB-BUA-18');
    return [];
  }
  const way = wayOut(draft, unit, out);
  for (const through of way.passed) {
    const friend = occupantOf(draft, through, unit);
    if (suffersPassage(draft, friend)) disorder(draft, friend, 1, 'LB-BUA-18', fallen);
  }
  if (way.enemy) eliminate(draft, unit, 'LB-BUA-18', fallen);
  else if (way.into >= 0) enterSector(draft, unit, way.into, 'LB-BUA-18');
  else return leaveSector(draft, unit, normalise(out), 'LB-BUA-14', fallen, way.last);
  return [];
}

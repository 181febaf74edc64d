/** Tables of units: footprints, rates, ranges, points (chapters 2, 7, 9 and 21). */
import type { Size } from '@drumhead/table';
import { cm } from './lengths.ts';
import type { Kind, UnitClass, UnitProfile } from './state.ts';

export const KINDS = ['line', 'light', 'heavyCavalry', 'lightCavalry', 'footArtillery', 'horseArtillery'] as const;
export const CLASSES = ['raw', 'regular', 'elite'] as const;

export type Arm = 'foot' | 'cavalry' | 'artillery';

interface Traits {
  readonly arm: Arm;
  /** SIP-MOV-1. Rate in steps. */
  readonly rate: number;
  /** SIP-FRC-4. */
  readonly size: BaseSize;
  /** SIP-FIR-1, -2. Effective range and long range, 0 where it has none. */
  readonly effective: number;
  readonly long: number;
  /** SIP-MOV-4. Turns cost nothing. */
  readonly turnsFreely: boolean;
}

/** A base, and the radius of the circle around it. */
interface BaseSize extends Size {
  readonly outer: number;
}

function baseSize(width: number, depth: number): BaseSize {
  return { width, depth, outer: outerOf({ width, depth }) };
}

/** The radius of the circle around a footprint, in whole steps, rounding allowed for. */
export function outerOf({ width, depth }: Size): number {
  return Math.ceil(Math.sqrt(width * width + depth * depth) / 2) + 1;
}

const BASE = baseSize(cm(6), cm(3));
const GUNS = baseSize(cm(4), cm(4));
const GRENADIERS = baseSize(cm(8), cm(3));

export const KIND: Readonly<Record<Kind, Traits>> = {
  line: { arm: 'foot', rate: cm(10), size: BASE, effective: cm(10), long: 0, turnsFreely: false },
  // SIP-FIR-2: as far as line infantry.
  light: { arm: 'foot', rate: cm(12), size: BASE, effective: cm(10), long: 0, turnsFreely: true },
  heavyCavalry: { arm: 'cavalry', rate: cm(20), size: BASE, effective: 0, long: 0, turnsFreely: false },
  lightCavalry: { arm: 'cavalry', rate: cm(25), size: BASE, effective: 0, long: 0, turnsFreely: true },
  footArtillery: { arm: 'artillery', rate: cm(10), size: GUNS, effective: cm(40), long: cm(60), turnsFreely: false },
  horseArtillery: { arm: 'artillery', rate: cm(20), size: GUNS, effective: cm(20), long: cm(40), turnsFreely: false },
};

/** What is the same for all units of a kind. */
export function traitsOf({ kind }: Pick<UnitProfile, 'kind'>): Traits {
  return KIND[kind];
}

/** SIP-FRC-4. Command bases. */
export const COMMAND_BASE_SIZE: Size = { width: cm(2.5), depth: cm(2.5) };
/** SIP-MOV-1. */
export const COMMAND_BASE_RATE = cm(25);
/** SIP-CMD-1. */
export const COMMAND_RADIUS = cm(10);

/** SIP-FRC-1..4. Elite line stands in two ranks of eight. */
export function sizeOf(profile: Pick<UnitProfile, 'kind' | 'class'>): BaseSize {
  return profile.kind === 'line' && profile.class === 'elite' ? GRENADIERS : traitsOf(profile).size;
}

export function armOf(profile: Pick<UnitProfile, 'kind'>): Arm {
  return traitsOf(profile).arm;
}

/** SIP-MOV-1. In steps. */
export function rateOf(profile: Pick<UnitProfile, 'kind'>): number {
  return traitsOf(profile).rate;
}

/** SIP-LST-1. */
export const POINTS: Readonly<Record<Kind, Readonly<Record<UnitClass, number>>>> = {
  line: { raw: 3, regular: 4, elite: 6 },
  light: { raw: 3, regular: 4, elite: 6 },
  heavyCavalry: { raw: 4, regular: 5, elite: 7 },
  lightCavalry: { raw: 3, regular: 4, elite: 6 },
  footArtillery: { raw: 3, regular: 4, elite: 5 },
  horseArtillery: { raw: 3, regular: 4, elite: 5 },
};
/** SIP-LST-1. */
export const COMMAND_POINTS = 4;

/** SIP-CLS-1, SIP-ACT-3: what class adds to an activation or rally die. */
export const CLASS_MODIFIER: Readonly<Record<UnitClass, number>> = { raw: -1, regular: 0, elite: 1 };

/** SIP-CNV-1, SIP-CLS-1. Least face that turns 1, 2, 3, 4 hits into a DP, by the class of the target; 1: automatic. */
export const CONVERSION: Readonly<Record<UnitClass, readonly [number, number, number, number]>> = {
  raw: [4, 3, 2, 1],
  regular: [5, 4, 3, 2],
  elite: [6, 5, 4, 3],
};

/** SIP-BRK-1. */
export const BREAKS_AT = 4;
/** SIP-BRK-2. How far a unit routs, in steps. */
export function routOf(profile: Pick<UnitProfile, 'kind'>): number {
  return Math.round(rateOf(profile) * 1.5);
}
/** SIP-FIR-3, SIP-MEL-2. */
export const DICE = 4;

/** Appearance of units by kind: bases, men and uniform (SIP-FRC-2, -3). */
import { armOf, sizeOf, type SideIndex, type UnitProfile } from '@drumhead/simplicity/screen';
import { mm } from '../../../../table/units.ts';
import type { Arm } from '../../../../table/troops/Body.tsx';
import { type BaseKind, basesInk, generalInk, type Ink } from '../../../../table/troops/figures.ts';
import { type Uniform, uniformOf } from '../../../../table/troops/uniforms.ts';

/** The drawing of a unit, to be scaled so that it fills its footprint. */
export interface Look {
  /** Before scaling. */
  readonly width: number;
  readonly depth: number;
  readonly scale: number;
  readonly arm: Arm;
  readonly uniform: Uniform;
  readonly inks: readonly Ink[];
}

const ARMS = { foot: 'infantry', cavalry: 'cavalry', artillery: 'artillery' } as const;

/** The men are twice those of a 15 mm base, guns a third larger. */
const SCALE = { foot: 2, cavalry: 2, artillery: 1.34 } as const;

function baseOf({ kind }: UnitProfile, limbered: boolean): BaseKind {
  if (kind === 'line') return 'foot';
  if (kind === 'light') return 'open';
  return kind === 'heavyCavalry' || kind === 'lightCavalry' ? 'rank' : limbered ? 'limber' : 'gun';
}

const drawn = new Map<string, Look>();

export function lookOf(profile: UnitProfile, seed: number, limbered: boolean): Look {
  const key = `${profile.uniform}/${profile.side}/${profile.kind}/${profile.class}/${limbered}/${seed % 3}`;
  const known = drawn.get(key);
  if (known) return known;
  const arm = armOf(profile);
  const scale = SCALE[arm];
  const size = sizeOf(profile);
  const [width, depth] = [mm(size.width) / scale, mm(size.depth) / scale];
  const uniform = uniformOf(profile.uniform, profile.side);
  const base = { kind: baseOf(profile, limbered), x: 0, y: 0, turn: 0, width, depth };
  const inks = basesInk([base], uniform, profile.kind === 'horseArtillery', seed % 3);
  const look = { width, depth, scale, arm: ARMS[arm], uniform, inks };
  drawn.set(key, look);
  return look;
}

const officers = new Map<string, readonly Ink[]>();

/** The coat of an army's first battalion. */
export function officerInk(uniform: string, side: SideIndex): readonly Ink[] {
  const key = `${uniform}/${side}`;
  const known = officers.get(key) ?? generalInk(uniformOf(uniform, side), false);
  officers.set(key, known);
  return known;
}

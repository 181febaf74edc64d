/** Appearance of units by kind: bases, men and uniform (SIP-FRC-2, -3). */
import { armOf, sizeOf, type SideIndex, type UnitProfile } from '@drumhead/simplicity/screen';
import { mm } from '../../../../table/units.ts';
import { type BaseKind, type basesInk, generalInk, type Ink } from '../../../../table/troops/figures.ts';
import { type Uniform, uniformOf } from '../../../../table/troops/uniforms.ts';

/** The drawing of a unit, to be scaled so that it fills its footprint. */
export interface Look {
  /** Before scaling. */
  readonly width: number;
  readonly depth: number;
  readonly scale: number;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly uniform: Uniform;
  readonly bases: Parameters<typeof basesInk>[0];
  readonly horseGun: boolean;
}

const ARMS = { foot: 'infantry', cavalry: 'cavalry', artillery: 'artillery' } as const;

/** Men are smaller than on the bases of Large Battles: a unit here is 40 mm wide. */
const SCALE = 0.85;

function baseOf({ kind }: Pick<UnitProfile, 'kind'>, limbered: boolean): BaseKind {
  if (kind === 'line') return 'foot';
  if (kind === 'light') return 'open';
  return kind === 'heavyCavalry' || kind === 'lightCavalry' ? 'rank' : limbered ? 'limber' : 'gun';
}

const drawn = new Map<string, Look>();

export function lookOf(profile: Pick<UnitProfile, 'uniform' | 'side' | 'kind' | 'class'>, limbered: boolean): Look {
  const key = `${profile.uniform}/${profile.side}/${profile.kind}/${profile.class}/${limbered}`;
  const known = drawn.get(key);
  if (known) return known;
  const arm = armOf(profile);
  const size = sizeOf(profile);
  const [width, depth] = [mm(size.width) / SCALE, mm(size.depth) / SCALE];
  const uniform = uniformOf(profile.uniform, profile.side);
  const base = { kind: baseOf(profile, limbered), x: 0, y: 0, turn: 0, width, depth };
  const horseGun = profile.kind === 'horseArtillery';
  const look = { width, depth, scale: SCALE, arm: ARMS[arm], uniform, bases: [base], horseGun };
  drawn.set(key, look);
  return look;
}

const officers = new Map<string, readonly Ink[]>();

/** The coat of an army's first battalion. */
export function officerInk(uniform: string, side: SideIndex): readonly Ink[] {
  const key = `${uniform}/${side}`;
  const known = officers.get(key) ?? generalInk(uniformOf(uniform, side), false, 180);
  officers.set(key, known);
  return known;
}

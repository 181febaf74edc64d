/** Facts of a shot or volley, independent of a table: the shooters and their target. */
import { modelAt, profileAt } from '../../state/abilities.ts';
import { coverFrom } from './cover.ts';
import type { Fighter } from '../handToHand/meleeFacts.ts';
import type { ShotFrame } from '../../state/frames.ts';
import { isWithin } from '../../ground/geometry.ts';
import type { CoverGrade } from '../../ground/terrain.ts';
import { rangeModifier } from './ranges.ts';
import type { Special } from '../../armies/specials.ts';
import type { State } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';

export interface Shooter {
  readonly c: number;
  readonly specials: readonly Special[];
  /** SK-RNG-3. Modifier of the weapon at its range. */
  readonly modifier: number;
  readonly mounted: boolean;
  /** SK-RNG-11. The target is more than L away. */
  readonly far: boolean;
}

export interface ShotFacts {
  readonly variant: Variant;
  readonly shooters: readonly Shooter[];
  readonly target: Pick<Fighter, 'c' | 'specials' | 'posture' | 'mounted'>;
  /** SK-GRP-17. The best cover against any of the shooters. */
  readonly cover: CoverGrade;
  readonly aimed: boolean;
  /** SK-NAT-2 declared. */
  readonly steady: boolean;
}

/** The facts of a shot in the current position. */
export function shotFacts(state: State, shot: ShotFrame): ShotFacts {
  const { target } = shot;
  const { c, specials } = profileAt(state, target);
  const { posture, mounted } = modelAt(state, target);
  const far = state.field.sticks.l;
  return {
    variant: state.field.variant,
    shooters: shot.shooters.map((shooter, i) => ({
      c: profileAt(state, shooter).c,
      specials: profileAt(state, shooter).specials,
      modifier: rangeModifier(state, shooter, shot.weapons[i] as number, target) ?? 0,
      mounted: modelAt(state, shooter).mounted,
      far: !isWithin(state, shooter, target, far),
    })),
    target: { c, specials, mounted, posture: posture === 'fallen' || posture === 'prone' ? posture : 'standing' },
    cover: coverAgainst(state, shot),
    aimed: shot.aimed,
    steady: shot.steady,
  };
}

/** SK-GRP-17. Cover against one shooter is cover against all; the best counts. */
export function coverAgainst(state: State, shot: ShotFrame): CoverGrade {
  let best: CoverGrade = 0;
  for (const shooter of shot.shooters) {
    const { grade } = coverFrom(state, shooter, shot.target);
    if (grade > best) best = grade;
  }
  return best;
}

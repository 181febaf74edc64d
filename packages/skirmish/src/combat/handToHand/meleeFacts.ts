/** Facts of a fight hand to hand, independent of a table: the two fighters and how they came together. */
import { modelAt, profileAt } from '../../state/abilities.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import { contactBetween, engagedWith, has, isStanding } from '../../ground/geometry.ts';
import { higher, inBroken } from '../../ground/terrain.ts';
import { bracedBy } from './handWeapons.ts';
import type { Special } from '../../armies/specials.ts';
import type { Weapon } from '../../armies/weapons.ts';
import type { State } from '../../state/state.ts';

export interface Fighter {
  readonly c: number;
  /** Weapons at hand, without a thrown tomahawk. */
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
  readonly posture: 'standing' | 'fallen' | 'prone';
  /** Whether it fights mounted; not while horse and rider are down (SK-HTH-24). */
  readonly mounted: boolean;
  /** SK-SPR-11. */
  readonly inBroken: boolean;
  /** SK-HTH-15. Standing enemies in contact. */
  readonly enemies: number;
}

export interface MeleeFacts {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly powerful: boolean;
  /** SK-HTH-13. */
  readonly ambush: boolean;
  /** SK-SPR-2. The attacker moved into contact in this activation. */
  readonly movedIn: boolean;
  /** SK-HTH-21. */
  readonly charge: boolean;
  /** SK-NAT-3 declared. */
  readonly vorwaerts: boolean;
  /** SK-HTH-25. */
  readonly parting: boolean;
  /** SK-HTH-14. The side on higher ground, and whether an obstacle, window or doorway lies between them. */
  readonly above: 'attacker' | 'defender' | null;
  readonly across: boolean;
  /** SK-HTH-22. Number of friends that brace the defender against horse. */
  readonly braced: number;
}

function fighterOf(state: State, model: number): Fighter {
  const { c, weapons, specials } = profileAt(state, model);
  const { posture, mounted, tomahawk } = modelAt(state, model);
  return {
    c,
    weapons: tomahawk === null ? weapons : weapons.filter((weapon) => weapon !== 'tomahawk'),
    specials,
    posture: posture === 'fallen' || posture === 'prone' ? posture : 'standing',
    mounted: mounted && isStanding(state, model),
    inBroken: has(state, model, 'mounted') && inBroken(state, model),
    enemies: engagedWith(state, model).length,
  };
}

/** The facts of an attack in the current position. */
export function meleeFacts(state: State, frame: MeleeFrame): MeleeFacts {
  const { attacker, defender, powerful, ambush, movedIn, charge, vorwaerts, parting } = frame;
  const across = contactBetween(state, attacker, defender);
  return {
    attacker: fighterOf(state, attacker),
    defender: fighterOf(state, defender),
    powerful,
    ambush,
    movedIn,
    charge: charge !== null,
    vorwaerts,
    parting,
    above: higher(state, attacker, defender) ? 'attacker' : higher(state, defender, attacker) ? 'defender' : null,
    across: across === 'obstacle' || across === 'door',
    braced: bracedBy(state, defender),
  };
}

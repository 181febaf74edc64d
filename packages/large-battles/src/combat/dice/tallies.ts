/** Every count of dice of the battle on the table as a tally, the same before, during and after the roll. */
import type { Tally } from '@drumhead/engine';
import { gap, type Quad } from '@drumhead/table';
import { inFrontalArc } from '../../ground/arcs.ts';
import {
  type ContactFacts,
  countApproach,
  countContact,
  countShot,
  type Range,
  type ShotFacts,
  type Tallies,
} from './counting.ts';
import { type Fighter, fighterOf } from './fighter.ts';
import { distanceBetween, quadOfUnit } from '../../ground/footprints.ts';
import type { Combat } from '../../state/combatFrame.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { quadOfSector } from '../../ground/sectors.ts';
import type { Field, State, Unit, UnitProfile } from '../../state/state.ts';
import { coverAgainst, positionBonus } from '../../ground/terrainEffects.ts';

const NOTHING: Tally = [];
/** LB-BUA-13: a garrison, or D across the wall to the next sector (LB-BUA-17). */
export const SECTOR_POSITION: Tally = [{ rule: 'LB-BUA-13', add: 2, what: 'lb.tally.hardCover' }];

/** LB-BOMB-05. */
export function rangeOf(field: Field, distance: number): Range | null {
  const { l } = field.sticks;
  if (distance <= l + TOLERANCE) return 'short';
  if (distance <= 2 * l + TOLERANCE) return 'medium';
  return distance <= 3 * l + TOLERANCE ? 'long' : null;
}

/** LB-BOMB-09. From footprint to footprint. */
export function shotDistance(state: State, battery: number, target: number, sector: number): number {
  if (target >= 0) return distanceBetween(state, battery, target);
  const quad: Quad | null = quadOfSector(state, sector);
  return quad === null ? Number.POSITIVE_INFINITY : gap(quadOfUnit(state, battery), quad);
}

/** LB-BOMB-08. The target's skirmishers spoil the aim of guns in front of it. */
export function skirmishersSpoilAim(state: State, battery: number, target: number): boolean {
  const { arm } = state.field.units[target] as UnitProfile;
  if (arm !== 'infantry' || (state.units[target] as Unit).sk < 1) return false;
  if (distanceBetween(state, battery, target) > state.field.sticks.m + TOLERANCE) return false;
  return inFrontalArc(state, target, battery);
}

export function shotFacts(state: State, battery: number, target: number, sector: number, added: number): ShotFacts {
  const range = rangeOf(state.field, shotDistance(state, battery, target, sector)) ?? 'long';
  return {
    level: state.field.level,
    battery: fighterOf(state, battery),
    target: target >= 0 ? fighterOf(state, target) : null,
    range,
    added,
    cover: target >= 0 ? coverAgainst(state, battery, target) : NOTHING,
    skirmishersSpoil: target >= 0 && skirmishersSpoilAim(state, battery, target),
  };
}

/** LB-BOMB-06, -07, -18. */
export function bombardTallies(state: State, battery: number, target: number, sector: number, added: number): Tallies {
  return countShot(shotFacts(state, battery, target, sector, added));
}

/** The better of two positions, counted once (LB-TERR-10, LB-APP-11). */
function best(found: Tally, other: Tally): Tally {
  const a = found[0];
  const b = other[0];
  return b !== undefined && (a === undefined || b.add > a.add) ? other : found;
}

/** LB-CON-04, -07: D's position in a Contact, as the units stand. */
export function positionInContact(state: State, combat: Combat): Tally {
  return defendersPosition(state, combat, 'contact');
}

/** D's best position among its units. */
function defendersPosition(state: State, combat: Combat, step: 'approach' | 'contact'): Tally {
  if (combat.sector >= 0) return SECTOR_POSITION;
  let position = NOTHING;
  for (const d of combat.defenders) {
    position = best(position, positionBonus(state, 'defender', d, combat.attacker, step));
  }
  return position;
}

/** LB-TERR-11. A is higher only if it stands higher than every unit it attacks. */
function attackersPosition(state: State, combat: Combat): Tally {
  if (combat.sector >= 0) return NOTHING;
  let position = NOTHING;
  for (const d of combat.defenders) {
    position = positionBonus(state, 'attacker', combat.attacker, d, 'approach');
    if (position.length === 0) return NOTHING;
  }
  return position;
}

function fightersOf(state: State, units: readonly number[]): Fighter[] {
  return units.map((unit) => fighterOf(state, unit));
}

/** LB-APP-11, -14, -15. */
export function approachTallies(state: State, combat: Combat): Tallies {
  return countApproach({
    level: state.field.level,
    attacker: fighterOf(state, combat.attacker),
    defenders: fightersOf(state, combat.defenders),
    flank: combat.flank,
    bought: combat.bought,
    attackPosition: attackersPosition(state, combat),
    defencePosition: defendersPosition(state, combat, 'approach'),
  });
}

/** All units of a side of a Contact (LB-CON-03, -04). */
export function unitsOf(combat: Combat, side: 'a' | 'd'): readonly number[] {
  return side === 'd' ? combat.defenders : [combat.attacker, ...combat.joined];
}

export function contactFacts(state: State, combat: Combat): ContactFacts {
  return {
    level: state.field.level,
    attack: {
      units: fightersOf(state, unitsOf(combat, 'a')),
      bought: combat.contactBought[0],
      leaderDice: combat.leaderDice[0],
      charismatic: combat.charismatic[0],
      flank: combat.flank.every(Boolean),
    },
    defence: {
      units: fightersOf(state, combat.defenders),
      bought: combat.contactBought[1],
      leaderDice: combat.leaderDice[1],
      charismatic: combat.charismatic[1],
      flank: false,
    },
    position: combat.position ?? positionInContact(state, combat),
  };
}

/** LB-CON-05..07. */
export function contactTallies(state: State, combat: Combat): Tallies {
  return countContact(contactFacts(state, combat));
}

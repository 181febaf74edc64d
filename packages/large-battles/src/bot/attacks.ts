/** Possible attacks: how soon, and with what result. */
import { gap, stripMeets } from '@drumhead/table';
import { memoizeBy, type Tally } from '@drumhead/engine';
import { fighterOf, unloadedBattery } from '../combat/dice/fighter.ts';
import { mayStorm, ralliedFormation } from '../movement/formationRules.ts';
import { lengthOf, rungOf } from '../movement/distance.ts';
import type { Field, Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { SECTOR_POSITION } from '../combat/dice/tallies.ts';
import { neighboursOf } from '../ground/sectors.ts';
import { expectedApproach, type Clash, expectedStorm } from './odds/expectedApproach.ts';
import type { Expected } from './odds/expectedContact.ts';
import { armyValuesOf, worthLostOf } from './armyValue.ts';
import { centreDistance, unitPlace } from './places.ts';

/** A possible attack. */
export interface Attack {
  /** Actions until the Approach is rolled, the arriving move included. */
  readonly needs: number;
  /** It need not turn first. */
  readonly ahead: boolean;
  /** In flank or rear. */
  readonly flank: boolean;
  /** The expected result with 0, 1 or 2 actions to spare. */
  readonly expected: readonly Expected[];
}

/** The most actions to plan with. */
export const FAR = 3;
const SPARE = 2;

/** The formation in which the unit would attack. */
function attackFormation(field: Field, u: Unit): Formation {
  if (u.formation === 'square') return 'line';
  // A garrison attacks in the open after leaving its sector (LB-BUA-04).
  return u.sector >= 0 ? ralliedFormation(field) : u.formation;
}

/** Quick check: gap in steps within which `attacker` could Approach in {@link FAR} actions. */
export function reachOf(field: Field, profile: UnitProfile, u: Unit, actions: number): number {
  if (profile.arm === 'artillery' || u.dis >= 3) return -1;
  return field.sticks.s + actions * lengthOf(field, rungOf(profile, attackFormation(field, u)), 0);
}

/** Horse that needs no more actions than these to charge a unit is near to it. */
const NEAR = 2;

/** May enemy horse soon charge the unit? */
export function isHorseNear({ field, units }: State, unit: number): boolean {
  const { side } = field.units[unit] as UnitProfile;
  const u = units[unit] as Unit;
  return units.some((e, foe) => {
    const profile = field.units[foe] as UnitProfile;
    if (profile.side === side || profile.arm !== 'cavalry' || e.status !== 'table') return false;
    return centreDistance(u, e) <= reachOf(field, profile, e, NEAR);
  });
}

/** The attack of one unit on another with at most `actions`, or null if there is none. */
export function attackOn(state: State, attacker: number, target: number, actions: number): Attack | null {
  const { field } = state;
  const u = state.units[attacker] as Unit;
  const t = state.units[target] as Unit;
  const profile = field.units[attacker] as UnitProfile;
  const reach = reachOf(field, profile, u, actions);
  if (reach < 0) return null;
  if (profile.arm === 'cavalry' && t.formation === 'square' && t.dis < 3) return null; // LB-APP-03
  if (t.sector >= 0 && u.sector >= 0 && neighboursOf(state, u.sector).includes(t.sector)) {
    return storming(state, attacker, target, actions);
  }
  const formation = attackFormation(field, u);
  if (t.sector >= 0 && (profile.arm !== 'infantry' || !mayStorm(formation))) return null; // LB-BUA-11
  const own = unitPlace(state, attacker).quad;
  const its = unitPlace(state, target).quad;
  if (
    own.minX - reach > its.maxX ||
    its.minX - reach > own.maxX ||
    own.minY - reach > its.maxY ||
    its.minY - reach > own.maxY
  ) {
    return null;
  }
  const far = gap(own, its);
  if (far > reach) return null;
  const speed = lengthOf(field, rungOf(profile, formation), 0);
  const moves = Math.max(1, Math.ceil((far - field.sticks.s) / speed));
  const square = u.formation === 'square';
  const inside = u.sector >= 0; // It leaves by the side that faces the enemy.
  const turns = square || inside || stripMeets(own, its) ? 0 : 1;
  const needs = moves + turns + (square || inside ? 1 : 0);
  if (needs > actions) return null;
  const flank = t.formation !== 'square' && t.sector < 0 && !stripMeets(its, own);
  return {
    needs,
    ahead: turns === 0 && !square && !inside,
    flank,
    expected: expectedOf(state, attacker, target, flank, formation),
  };
}

/** LB-BUA-17: on the garrison of the next sector, for one action. */
function storming(state: State, attacker: number, target: number, actions: number): Attack | null {
  if (actions < 1) return null;
  return { needs: 1, ahead: true, flank: false, expected: expectedOf(state, attacker, target, false, 'garrison') };
}

/** Results already derived in a battle, by everything that decides them. */
const resultsOf = memoizeBy((_field: Field) => new Map<string, readonly Expected[]>());

/** Everything about a unit that matters in a fight; the level is the battle's. */
function keyOf(state: State, unit: number, formation: Formation): string {
  const u = state.units[unit] as Unit;
  const kind = armyValuesOf(state.field).kinds[unit] as number;
  return `${kind},${formation},${u.dis},${u.sk},${u.loaded ? 'loaded' : 'unloaded'},${u.battery >= 0 ? 'grand' : 'single'}`;
}

function expectedOf(
  state: State,
  attacker: number,
  target: number,
  flank: boolean,
  formation: Formation,
): readonly Expected[] {
  const t = state.units[target] as Unit;
  const known = resultsOf(state.field);
  const place = positionOf(state, attacker, target);
  const fighters = `${keyOf(state, attacker, formation)};${keyOf(state, target, t.formation)}`;
  const key = `${fighters};${flank ? 'flank' : 'front'},${place}`;
  let expected = known.get(key);
  if (expected === undefined) {
    const clash = clashOf(state, attacker, target, flank, formation, place);
    const list: Expected[] = [];
    for (let spare = 0; spare <= SPARE; spare++) {
      list.push(formation === 'garrison' ? expectedStorm(clash, spare) : expectedApproach(clash, spare).expected);
    }
    expected = list;
    known.set(key, expected);
  }
  return expected;
}

/** The side with the better position: 1 the attacker, 2 the target, 3 a garrison, 0 neither (LB-TERR-10..14). */
function positionOf(state: State, attacker: number, target: number): number {
  if ((state.units[target] as Unit).sector >= 0) return 3;
  const own = unitPlace(state, attacker);
  const its = unitPlace(state, target);
  if (its.level > own.level) return 2;
  if (its.rough && !(state.field.units[attacker] as UnitProfile).traits.light) return 2;
  return own.level > its.level ? 1 : 0;
}

const NOTHING: Tally = [];
const HIGHER: Tally = [{ rule: 'LB-TERR-10', add: 1, what: 'lb.reason.higher' }];

function clashOf(
  state: State,
  attacker: number,
  target: number,
  flank: boolean,
  formation: Formation,
  place: number,
): Clash {
  const { field } = state;
  const a = { ...fighterOf(state, attacker), formation };
  const d = fighterOf(state, target);
  const position = place === 2 ? HIGHER : place === 3 ? SECTOR_POSITION : NOTHING;
  return {
    level: field.level,
    a,
    d: [d],
    worthA: worthLostOf(state, attacker),
    worthD: [worthLostOf(state, target)],
    flanked: flank,
    passive: flank || unloadedBattery(d),
    inSector: place === 3,
    goesHome: field.switches.chargeGoesHome,
    attackPosition: place === 1 ? HIGHER : NOTHING,
    defencePosition: position,
    contactPosition: position,
    wayBack: [0, 0],
    weights: [1, 1],
    known: new Map(),
  };
}

/** LB-BUA-11, -13, -17, LB-REACT-18: impossible fights about sectors, for the command line. */
import type { Problem } from '@drumhead/engine';
import { asList } from './given.ts';
import type { GivenUnit, Situation } from './schemas/index.ts';
import { mayStorm } from '../movement/formationRules.ts';
import { problem } from '@drumhead/content/schema';

type Given = Pick<Situation<'contact'>, 'level' | 'attacker' | 'defender'>;

/** Is a sector attacked? */
export function hasGarrison(defender: Given['defender']): boolean {
  return asList<GivenUnit>(defender).some(isGarrison);
}

/** Defenders attacked in flank or rear; never a garrison (LB-BUA-03). */
export function flanksOf({ defender, flank }: Pick<Situation<'contact'>, 'defender' | 'flank'>): readonly boolean[] {
  return asList<GivenUnit>(defender).map((unit, i) => {
    return !isGarrison(unit) && (typeof flank === 'boolean' ? flank : flank[i] === true);
  });
}

export function isGarrison(unit: GivenUnit): boolean {
  return unit.formation === 'garrison';
}

/** LB-BUA-11, -12: only infantry. */
function assailants({ attacker, defender }: Given): readonly Problem[] {
  return !hasGarrison(defender) || attacker.arm === 'infantry' ? [] : [notStorming()];
}

function notStorming(): Problem {
  return problem('attacker', 'lb.refusal.attackColumnOnly', {}, 'LB-BUA-11');
}

/** LB-BUA-11, -17: a garrison makes no Approach, and only units in attack column Approach it. */
export function approachProblems(given: Given): readonly Problem[] {
  if (isGarrison(given.attacker)) {
    return [problem('attacker.formation', 'lb.refusal.garrisonMayNotApproach', {}, 'LB-BUA-17')];
  }
  const { level, attacker } = given;
  // At army level there are no formations.
  const inColumn = level === 'army' || mayStorm(attacker.formation);
  return hasGarrison(given.defender) && !inColumn ? [notStorming()] : assailants(given);
}

/**
 * LB-BUA-17, LB-REACT-18: from the next sector only against a garrison; LB-BUA-13: a garrison does not come out to
 * fight.
 */
export function contactProblems(given: Given & { readonly mover: 'attacker' | 'defender' }): readonly Problem[] {
  if (given.mover === 'defender' && hasGarrison(given.defender)) {
    return [problem('mover', 'lb.refusal.fight.garrisonCancels', {}, 'LB-BUA-13')];
  }
  if (!isGarrison(given.attacker)) return assailants(given); // it may have changed formation in the Approach (LB-APP-32)
  const { dis } = given.attacker;
  if (!hasGarrison(given.defender)) {
    return [problem('attacker.formation', 'lb.refusal.garrisonMustLeave', {}, 'LB-BUA-17')];
  }
  return dis < 3 ? [] : [problem('attacker.dis', 'lb.refusal.tooDisordered', { dis }, 'LB-REACT-18')];
}

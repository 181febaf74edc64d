/** LB-BUA-03, -11, -13, -17, -20, LB-REACT-18: what a told fight about sectors leaves to say before it is laid out. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { asList } from './given.ts';
import type { GivenUnit, Situation } from './schemas/index.ts';

type Given = Pick<Situation<'contact'>, 'attacker' | 'defender'>;

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

/** LB-BUA-17: a garrison fights out of its sector only against the next one. */
export function sectorNeeded({ attacker, defender }: Given): readonly Problem[] {
  if (!isGarrison(attacker) || hasGarrison(defender)) return [];
  return [problem('attacker.formation', 'lb.refusal.garrisonMustLeave', {}, 'LB-BUA-17')];
}

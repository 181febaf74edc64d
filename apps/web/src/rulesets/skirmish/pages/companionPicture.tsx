/** A model of a real table, drawn from what the forms know of it. */
import { homeOf, type Special, type Weapon } from '@drumhead/skirmish';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { marksOf } from '../../../companion/schemaForm.ts';
import { ManFigure } from '../drawing/pieces/ManFigure.tsx';

export const picture: CompanionConfig['picture'] = ({ profile, weapons, specials }, given) => {
  const known = typeof profile === 'string' ? profile : '';
  const roster = homeOf(known)?.id;
  const uniform = given ?? roster;
  if (uniform === undefined) return null;
  const own = {
    weapons: marksOf(weapons, []) as readonly Weapon[],
    specials: marksOf(specials, []) as readonly Special[],
  };
  const model = roster === undefined ? { custom: { name: '', q: 0, c: 0, ...own } } : { profile: known };
  return { figure: <ManFigure model={model} roster={uniform} />, uniform };
};

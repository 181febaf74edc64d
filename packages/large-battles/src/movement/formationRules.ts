/** LB-FORM-01, LB-ARMY-05, -10: formations at each level, and the demands of the rules on them. */
import { refusal, type Refusal } from '@drumhead/engine';
import type { Arm, Field, Formation, UnitProfile } from '../state/state.ts';

type ByArm = Readonly<Record<Arm, readonly Formation[]>>;

const GUNS: readonly Formation[] = ['unlimbered', 'limbered'];

/** LB-FORM-01; LB-ARMY-05: at army level only guns have formations. The first is the default. */
const FORMATIONS: Readonly<Record<Field['level'], ByArm>> = {
  division: {
    infantry: ['line', 'attackColumn', 'marchColumn', 'square'],
    cavalry: ['line', 'column'],
    artillery: GUNS,
  },
  army: { infantry: ['none'], cavalry: ['none'], artillery: GUNS },
};

/** LB-FORM-01, LB-ARMY-05: the formations that units of an arm can take. */
export function formationsOf(field: Pick<Field, 'level'>, arm: Arm): readonly Formation[] {
  return FORMATIONS[field.level][arm];
}

/** Why the unit can never take the formation, or null. */
export function formationProblem(field: Field, profile: UnitProfile, formation: Formation): Refusal | null {
  const facts = { unit: profile.id, formation: String(formation).slice(0, 40) };
  if (formationsOf(field, profile.arm).includes(formation)) return null;
  if (field.level === 'army' && profile.arm !== 'artillery')
    return refusal('LB-ARMY-05', 'lb.refusal.noFormations', facts);
  return refusal('LB-FORM-01', 'lb.refusal.notItsFormation', facts);
}

/** Demands of the rules on a formation. Troops without formations meet every such demand (LB-ARMY-10). */
function troopsIn(...asked: readonly Formation[]): (formation: Formation) => boolean {
  return (formation) => formation === 'none' || asked.includes(formation);
}

/** LB-APP-07, LB-REACT-07: cavalry may Approach in reaction. */
export const maySurprise = troopsIn('line');
/** LB-BUA-11: infantry may attack a garrison. */
export const mayStorm = troopsIn('attackColumn');
/** LB-BUA-02: infantry may go into a sector. */
export const mayGarrison = troopsIn('attackColumn', 'marchColumn');
/** LB-TERR-06: as narrow as a bridge. */
export const fitsBridge = troopsIn('marchColumn', 'column', 'limbered');

/** LB-CON-16, LB-BUA-04, -14: the formation of infantry after a retreat, and outside a sector it has left. */
export function ralliedFormation(field: Pick<Field, 'level'>): Formation {
  return field.level === 'army' ? 'none' : 'attackColumn';
}

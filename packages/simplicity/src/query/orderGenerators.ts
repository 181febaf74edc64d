/** The parts of what a unit may be offered, rallies apart: in the order in which offers are listed. */
import type { State } from '../state/state.ts';
import { againstPart } from './attackOffers.ts';
import { ENTER_PART, RETIRE_PART, ROAD_PART } from './otherOffers.ts';
import { GARRISON_PART } from './garrisonOffers.ts';
import type { Part } from './orderGenerator.ts';
import { TOWARDS_PART, TURN_PARTS } from './moveOffers.ts';

export { entriesAgainst, farthestFor, isCharge, orderAgainst } from './attackOffers.ts';
export { NOWHERE, type Part, type Trial, trialOf, turnTo } from './orderGenerator.ts';

const FIELD_PARTS: readonly Part[] = [...TURN_PARTS, RETIRE_PART, ROAD_PART, ENTER_PART, TOWARDS_PART];
const GARRISON_PARTS: readonly Part[] = [GARRISON_PART];

/** For battles of so many units, made once: a part knows nothing of a battle but an index. */
const lists: { readonly field: readonly Part[]; readonly garrison: readonly Part[] }[] = [];

/** The parts of units in the open or in a section; the last ones are those against each of the units, in their order. */
export function partsOf({ units }: State, inSection: boolean): readonly Part[] {
  const { field, garrison } = (lists[units.length] ??= listsFor(units.length));
  return inSection ? garrison : field;
}

function listsFor(units: number): (typeof lists)[number] {
  const against = Array.from({ length: units }, (_, target) => againstPart(target));
  return { field: [...FIELD_PARTS, ...against], garrison: [...GARRISON_PARTS, ...against] };
}

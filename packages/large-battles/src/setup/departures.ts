/** SCN-LEAVE-1. Units that the scenario's own rules let go leave the table. */
import { leadersWithoutUnitsLeave, testShaken } from '../morale/losses.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';
import type { Unit } from '../state/state.ts';

/** Takes units off together, which are not lost; a General who is with one stays, unless nobody is left for him to lead. */
export function leaveTable(draft: Draft, units: readonly number[]): void {
  for (const unit of units) takeOff(draft, unit);
  // LB-VIC-08: no Brigade is Shaken by the order in which its units leave.
  testShaken(draft);
  leadersWithoutUnitsLeave(draft);
}

function takeOff(draft: Draft, unit: number): void {
  const { x, y, facing } = draft.units[unit] as Unit;
  draft.generals.forEach((general, i) => {
    if (general.status === 'attached' && general.unit === unit)
      changeGeneral(draft, i, { status: 'table', unit: -1, x, y, facing });
  });
  // SCN-LEAVE-2: as those who are still to come, it is neither there nor lost.
  changeUnit(draft, unit, { status: 'waiting', violation: false });
}

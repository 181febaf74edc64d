/** LB-SEQ-07 step 10, LB-SEQ-08 step 11: the end of the fight. */
import { pop, emit } from '@drumhead/engine';
import type { CombatFrame } from '../state/combatFrame.ts';
import { cleanUp, disorder } from '../morale/losses.ts';
import type { Unit, UnitProfile } from '../state/state.ts';
import { changeUnit } from '../state/changes.ts';
import { type Work } from '../state/draft.ts';
import { discharge } from './discharge.ts';
import { alive, draft, type Draft, keepingFallen, type Step, testRiddenDown } from './combatStep.ts';

/** Marks batteries that fired, settles Worn, removes the frame, and starts SEQ-09. */
export function finishCombat(work: Work, _frame: CombatFrame, c: Draft): void {
  discharge(work, c);
  if (work.field.switches.wornUnits) wearInfantry(work, c);
  pop(work);
  cleanUp(work, c.fallen);
  testRiddenDown(work, c.riddenDown);
}

/** LB-OPT-03, -04. */
function wearInfantry(work: Work, c: Draft): void {
  for (const unit of c.fighters) {
    if (!alive(work, unit) || c.hurt.includes(unit)) continue;
    if ((work.field.units[unit] as UnitProfile).arm !== 'infantry') continue;
    const wornBefore = (work.units[unit] as Unit).worn;
    changeUnit(work, unit, { worn: !wornBefore });
    if (wornBefore) keepingFallen(c, (fallen) => disorder(work, unit, 1, 'LB-OPT-03', fallen));
    else emit(work, { type: 'becameWorn', rule: 'LB-OPT-03', unit });
  }
}

export const combatEnd: Step = {
  rule: 'LB-ACT-19',
  asks: () => 'auto',
  auto(work, frame) {
    finishCombat(work, frame, draft(frame.combat));
  },
};

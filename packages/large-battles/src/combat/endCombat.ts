/** LB-SEQ-07 step 10, LB-SEQ-08 step 11: the end of the fight. */
import { pop, emit } from '@drumhead/engine';
import type { CombatFrame } from '../state/combatFrame.ts';
import { cleanUp, disorder } from '../morale/losses.ts';
import type { Unit, UnitProfile } from '../state/state.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import { discharge } from './discharge.ts';
import { isOnTable, draftCombat, type CombatDraft, keepingFallen, type Step, testRiddenDown } from './combatStep.ts';

/** Marks batteries that fired, settles Worn, removes the frame, and starts SEQ-09. */
export function finishCombat(draft: Draft, _frame: CombatFrame, c: CombatDraft): void {
  discharge(draft, c);
  if (draft.field.switches.wornUnits) wearInfantry(draft, c);
  pop(draft);
  cleanUp(draft, c.fallen);
  testRiddenDown(draft, c.riddenDown);
}

/** LB-OPT-03, -04. */
function wearInfantry(draft: Draft, c: CombatDraft): void {
  for (const unit of c.fighters) {
    if (!isOnTable(draft, unit) || c.hurt.includes(unit)) continue;
    if ((draft.field.units[unit] as UnitProfile).arm !== 'infantry') continue;
    const wornBefore = (draft.units[unit] as Unit).worn;
    changeUnit(draft, unit, { worn: !wornBefore });
    if (wornBefore) keepingFallen(c, (fallen) => disorder(draft, unit, 1, 'LB-OPT-03', fallen));
    else emit(draft, { type: 'becameWorn', rule: 'LB-OPT-03', unit });
  }
}

export const combatEnd: Step = {
  rule: 'LB-ACT-19',
  asks: () => 'auto',
  auto(draft, frame) {
    finishCombat(draft, frame, draftCombat(frame.combat));
  },
};

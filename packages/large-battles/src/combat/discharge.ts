/** LB-CD-05. Batteries that used their loaded dice in a fight count as fired at its end. */
import { emit } from '@drumhead/engine';
import { fighterOf, readyToFire } from './dice/fighter.ts';
import type { Combat } from '../state/combatFrame.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import { isOnTable, type CombatDraft, withUnit } from './combatStep.ts';

/** Batteries of D that have rolled their loaded dice in this fight; passive ones did not fire. */
export function loadedBatteries(draft: Draft, combat: Combat): readonly number[] {
  let list = combat.discharged;
  combat.defenders.forEach((d, i) => {
    if (combat.passive[i] !== true && readyToFire(fighterOf(draft, d))) list = withUnit(list, d);
  });
  return list;
}

/** Marks those still on the table as fired. */
export function discharge(draft: Draft, c: CombatDraft): void {
  for (const unit of c.discharged) {
    if (!isOnTable(draft, unit)) continue;
    changeUnit(draft, unit, { loaded: false });
    emit(draft, { type: 'discharged', rule: 'LB-CD-05', unit });
  }
  c.discharged = [];
}

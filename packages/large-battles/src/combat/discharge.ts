/** LB-CD-05. Batteries that used their loaded dice in a fight count as fired at its end. */
import { emit } from '@drumhead/engine';
import { fighterOf, readyToFire } from './dice/fighter.ts';
import type { Combat } from '../state/combatFrame.ts';
import { changeUnit } from '../state/changes.ts';
import { type Work } from '../state/draft.ts';
import { alive, type Draft, withUnit } from './combatStep.ts';

/** Batteries of D that have rolled their loaded dice in this fight; passive ones did not fire. */
export function loadedBatteries(work: Work, combat: Combat): readonly number[] {
  let list = combat.discharged;
  combat.defenders.forEach((d, i) => {
    if (combat.passive[i] !== true && readyToFire(fighterOf(work, d))) list = withUnit(list, d);
  });
  return list;
}

/** Marks those still on the table as fired. */
export function discharge(work: Work, c: Draft): void {
  for (const unit of c.discharged) {
    if (!alive(work, unit)) continue;
    changeUnit(work, unit, { loaded: false });
    emit(work, { type: 'discharged', rule: 'LB-CD-05', unit });
  }
  c.discharged = [];
}

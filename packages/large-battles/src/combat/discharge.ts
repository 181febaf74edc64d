/** LB-CD-05. Batteries that used their loaded dice in a fight have fired when it is over. */
import { fighterOf, readyToFire } from '../fighter.ts';
import type { Combat } from '../frames.ts';
import type { Unit } from '../state.ts';
import { changeUnit } from '../units.ts';
import { tell, type Work } from '../work.ts';
import { alive, type Draft, withUnit } from './step.ts';

/** Batteries of D that rolled their loaded dice; passive ones did not fire. */
export function loadedBatteries(
  work: Work,
  combat: Combat,
  already: readonly number[],
  passive: readonly boolean[],
): readonly number[] {
  let list = already;
  combat.defenders.forEach((d, i) => {
    if (passive[i] === true) return;
    const f = fighterOf(work, d);
    if (f.arm === 'artillery' && readyToFire(f)) list = withUnit(list, d);
  });
  return list;
}

/** They are marked now, those that still stand. */
export function discharge(work: Work, c: Draft): void {
  for (const unit of c.discharged) {
    if (!alive(work, unit) || !(work.units[unit] as Unit).loaded) continue;
    changeUnit(work, unit, { loaded: false });
    tell(work, { type: 'discharged', rule: 'LB-CD-05', unit });
  }
  c.discharged = [];
}

/** What a model lets go of when it falls, flees or goes Out: its object, and a Flag Bearer his flag (SK-SCN-1, SK-SPR-6). */
import { modelAt } from './abilities.ts';
import { has, ownerOf } from './geometry.ts';
import type { Thing } from './state.ts';
import { changeModel, setThing, tell, type Work } from './work.ts';

/** SK-SCN-1. It drops the object it carries, where it is. */
export function dropCarried(work: Work, model: number): void {
  const { object, x, y, level } = modelAt(work, model);
  const thing = work.things[object];
  if (thing === undefined) return;
  setThing(work, object, { ...thing, x, y, level, carrier: -1 });
  changeModel(work, model, { object: -1 });
  tell(work, { type: 'thing', rule: 'SK-SCN-1', model, thing: object, done: 'dropped' });
}

/** SK-SPR-6. A Flag Bearer who goes Out leaves his flag behind as an object. */
export function leaveFlag(work: Work, model: number): void {
  if (!has(work, model, 'flagBearer')) return;
  const { x, y, level } = modelAt(work, model);
  const flag: Thing = { kind: 'flag', x, y, level, carrier: -1, scored: -1, owner: ownerOf(work, model) };
  const thing = work.things.length;
  setThing(work, thing, flag);
  tell(work, { type: 'thing', rule: 'SK-SPR-6', model, thing, done: 'dropped' });
}

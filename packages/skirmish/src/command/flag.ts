/** SK-SPR-6. A Flag Bearer who goes Out leaves the flag as an object that others may pick up. */
import { emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { has, ownerOf } from '../ground/geometry.ts';
import type { Thing } from '../state/state.ts';
import { setThing, type Draft } from '../state/draft.ts';

export function leaveFlag(draft: Draft, model: number): void {
  if (!has(draft, model, 'flagBearer')) return;
  const { x, y, level } = modelAt(draft, model);
  const flag: Thing = { kind: 'flag', x, y, level, carrier: -1, scored: -1, owner: ownerOf(draft, model) };
  const thing = draft.things.length;
  setThing(draft, thing, flag);
  emit(draft, { type: 'thing', rule: 'SK-SPR-6', model, thing, done: 'dropped' });
}

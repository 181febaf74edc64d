/** Orders to choose from a list, beyond the sample of offers. */
import type { Command } from '@drumhead/simplicity/screen';
import { longestMarches } from './marches.ts';
import { unitPlace } from './places.ts';
import { isOrdering, type Scene } from './scene.ts';
import { chargeTo } from './turned.ts';

/** Charges on enemies that no offer charges, and the longest marches by each road where none is offered. */
export function moreOrders(scene: Scene, unit: number): readonly Command[] {
  const { state, side, offers } = scene;
  const u = state.units[unit];
  if (!isOrdering(scene) || u?.status !== 'ready' || u.ordered) return [];
  const charged = new Set(offers.flatMap((one) => (one.type === 'charge' && one.unit === unit ? [one.target] : [])));
  const charges = state.units.flatMap((_, target) => {
    const place = unitPlace(state, target);
    if (!place || state.field.units[target]?.side === side || charged.has(target)) return [];
    return chargeTo(scene, unit, target, place) ?? [];
  });
  return [...charges, ...longestMarches(scene, unit)];
}

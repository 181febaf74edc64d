import type { Command } from '@drumhead/large-battles';
import { judge, type Scene, sceneOf } from './scene.ts';
import type { Interaction } from './tool.ts';

/** The chosen unit or General with so many dice; a brigade not opened yet is opened with it. */
export function activated({ selected }: Pick<Interaction, 'selected'>, scene: Scene, dice: number): readonly Command[] {
  const isIts = (offer: Command): boolean =>
    (offer.type === 'activate' && selected?.what === 'unit' && offer.unit === selected.index && offer.dice === dice) ||
    (offer.type === 'activateGeneral' &&
      selected?.what === 'general' &&
      offer.general === selected.index &&
      offer.dice === dice);
  const offered = scene.offers.find(isIts);
  if (offered !== undefined) return [offered];
  const brigade = selected?.what === 'unit' ? scene.state.units[selected.index]?.brigade : undefined;
  const open = scene.offers.find((offer) => offer.type === 'open' && offer.brigade === brigade);
  if (open === undefined) return [];
  const judged = judge(scene, open);
  if (!judged.ok) return [];
  const then = sceneOf(judged.after, scene.seat, scene.rules).offers.find(isIts);
  return then === undefined ? [] : [open, then];
}

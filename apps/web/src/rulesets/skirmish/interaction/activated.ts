import type { Command } from '@drumhead/skirmish/screen';
import { judge, type Scene, sceneOf } from './scene.ts';
import type { Interaction } from './tool.ts';

/** Nominated, and given the dice; an Unpredictable model rolls before its dice are chosen. */
export function activated({ selected }: Pick<Interaction, 'selected'>, scene: Scene, dice: number): readonly Command[] {
  const nominate: Command = { type: 'nominate', model: selected };
  if (!scene.offers.some((offer) => offer.type === 'nominate' && offer.model === selected)) return [];
  const judged = judge(scene, nominate);
  if (!judged.ok) return [];
  const { offers } = sceneOf(judged.after, scene.seat, scene.rules);
  const chosen = offers.find((offer) => offer.type === 'dice' && offer.dice === dice && !offer.charge);
  return chosen === undefined ? [] : [nominate, chosen];
}

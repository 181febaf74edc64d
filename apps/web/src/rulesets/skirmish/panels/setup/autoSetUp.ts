/** Automatic set-up: dice are rolled openly, pieces go to random legal places. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import { randomInt } from '../../../../app/randomInt.ts';
import { autoAnswer } from '../../../../battle/host/autoAnswer.ts';
import type { Scene } from '../../interaction/scene.ts';
import { currentScene } from '../../interaction/store.ts';
import { suggestedDeployment } from '../../screen/suggestedDeployment.ts';

/** One of the places offered for the next piece. */
export const layingByChance = ({ offers }: Scene): Command | null => offers[randomInt(offers.length)] ?? null;

const one = (command: Command | null | undefined): readonly Command[] | null => (command ? [command] : null);

/** The answer to a terrain decision; null for other decisions. */
function terrain(scene: Scene): readonly Command[] | null {
  if (scene.pending === null) return null;
  if (scene.frame?.at === 'placeFeature') return one(layingByChance(scene));
  return scene.frame?.at === 'placeWhen'
    ? one(scene.offers.find((offer) => offer.type === 'placeWhen' && offer.atOnce))
    : null;
}

/** Places the seat's remaining terrain, up to the choice of edges. */
export const layAll = (seat: Seat): Promise<void> =>
  autoAnswer(currentScene, (scene) => (scene.seat === seat ? terrain(scene) : null));

/** SK-SEQ-1. Sets up everything up to the first player turn, for all people at this screen. Scouts stay put. */
export const setUpAll = (): Promise<void> => autoAnswer(currentScene, answers);

function answers(scene: Scene): readonly Command[] | null {
  const { frame, pending, state, player, offers } = scene;
  if (pending === null) return null;
  switch (frame?.at) {
    case 'roleChoice':
    case 'edge':
      return one(offers[randomInt(offers.length)]);
    case 'deploy':
      return [...suggestedDeployment(state, player), { type: 'ready' }];
    case 'scouts':
      return one(offers.find(({ type }) => type === 'stop'));
    default:
      return terrain(scene);
  }
}

/** A set-up laid and deployed for the player: rolled in the open as ever, each piece at one of the places the rules leave. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import { randomInt, goOn } from '../../../../battle/autoAnswer.ts';
import type { Scene } from '../../interaction/scene.ts';
import { currentScene } from '../../interaction/store.ts';
import { suggestedDeployment } from '../../screen/suggestedDeployment.ts';

/** One of the places offered for the next piece. */
export const layingByChance = ({ offers }: Scene): Command | null => offers[randomInt(offers.length)] ?? null;

const one = (command: Command | null | undefined): readonly Command[] | null => (command ? [command] : null);

/** What is said about the terrain, or null where something else is asked. */
function terrain(scene: Scene): readonly Command[] | null {
  if (scene.pending === null) return null;
  if (scene.frame?.at === 'placeFeature') return one(layingByChance(scene));
  return scene.frame?.at === 'placeWhen'
    ? one(scene.offers.find((offer) => offer.type === 'placeWhen' && offer.atOnce))
    : null;
}

/** The terrain that this seat has still to lay, up to the choice of edges. */
export const layAll = (seat: Seat): Promise<void> =>
  goOn(currentScene, (scene) => (scene.seat === seat ? terrain(scene) : null));

/** SK-SEQ-1. Everything up to the first player turn, for every person at this screen. Scouts stay where they are. */
export const setUpAll = (): Promise<void> => goOn(currentScene, answers);

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

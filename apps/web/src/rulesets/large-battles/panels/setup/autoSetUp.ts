/** Set-up without the pains: what the person at the screen would have to say, said for him by the rules' own means. */
import type { Command } from '@drumhead/large-battles';
import { terrainOfTurn } from '@drumhead/large-battles/pickup';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { randomInt, goOn } from '../../../../battle/autoAnswer.ts';
import type { Scene } from '../../interaction/scene.ts';
import { currentScene } from '../../interaction/store.ts';

/** What fills the zone whose turn it is. */
export function terrainNow({ state }: Scene): readonly Command[] {
  return terrainOfTurn(state, randomInt);
}

function answers(scene: Scene): readonly Command[] | null {
  switch (scene.frame?.at) {
    case 'plusRule':
    case 'chooseRole':
      return scene.offers.slice(0, 1);
    case 'layTerrain':
      return terrainNow(scene);
    case 'deploy':
    case 'deployBrigade':
      return [...suggestedDeployment(scene.state, scene.side), { type: 'ready' }];
    default:
      return null;
  }
}

/** Everything up to the first phase, for every person at this screen. */
export const setUpAll = (): Promise<void> => goOn(currentScene, (scene) => (scene.pending ? answers(scene) : null));

/** The terrain that is left: of one seat, or of everybody at this screen. */
export function layRest(seat: string | null): Promise<void> {
  return goOn(currentScene, (scene) =>
    scene.pending && scene.frame?.at === 'layTerrain' && (seat === null || scene.seat === seat) ? answers(scene) : null,
  );
}

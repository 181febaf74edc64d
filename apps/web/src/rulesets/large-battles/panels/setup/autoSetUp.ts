/** Automatic set-up: answers every decision of the person by means of the rules. */
import type { Command } from '@drumhead/large-battles';
import { terrainOfTurn } from '@drumhead/large-battles/pickup';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { randomInt } from '../../../../app/randomInt.ts';
import { autoAnswer } from '../../../../battle/host/autoAnswer.ts';
import type { Scene } from '../../interaction/scene.ts';
import { currentScene } from '../../interaction/store.ts';

/** Commands that fill the current zone. */
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

/** Sets up everything up to the first phase, for all people at this screen. */
export const setUpAll = (): Promise<void> =>
  autoAnswer(currentScene, (scene) => (scene.pending ? answers(scene) : null));

/** Places the remaining terrain of one seat, or of all people at this screen. */
export function layRest(seat: string | null): Promise<void> {
  return autoAnswer(currentScene, (scene) =>
    scene.pending && scene.frame?.at === 'layTerrain' && (seat === null || scene.seat === seat) ? answers(scene) : null,
  );
}

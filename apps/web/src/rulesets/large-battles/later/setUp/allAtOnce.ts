/** Set-up without the pains: what the person at the screen would have to say, said for him by the rules' own means. */
import type { Command } from '@drumhead/large-battles';
import { terrainOfTurn } from '@drumhead/large-battles/pickup';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { host } from '../../../../battle/index.ts';
import type { Scene } from '../../scene.ts';
import { sceneNow } from '../../store.ts';

/** Far more decisions than any set-up has. */
const MOST = 200;

function anyOf(n: number): number {
  return Math.floor(Math.random() * n);
}

/** What fills the zone whose turn it is. */
export function terrainNow({ state }: Scene): readonly Command[] {
  return terrainOfTurn(state, anyOf);
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

/** Until nobody else is deciding, rolling or being kept. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if (!host.store.getState().busy) return resolve();
    const stop = host.store.subscribe(({ busy }) => {
      if (busy) return;
      stop();
      resolve();
    });
    return undefined;
  });
}

async function goOn(may: (scene: Scene) => boolean): Promise<void> {
  for (let guard = 0; guard < MOST; guard++) {
    await quiet();
    const hosted = host.store.getState();
    if (hosted.handover !== null) {
      host.takeOver();
      continue;
    }
    const scene = sceneNow();
    if (!scene?.pending || !may(scene)) return;
    const commands = answers(scene);
    if (commands === null || !(await host.orderAll(commands))) return;
  }
}

/** Everything up to the first phase, for every person at this screen. */
export const setUpAll = (): Promise<void> => goOn(() => true);

/** The terrain that is left: of one seat, or of everybody at this screen. */
export function layRest(seat: string | null): Promise<void> {
  return goOn((scene) => scene.frame?.at === 'layTerrain' && (seat === null || scene.seat === seat));
}

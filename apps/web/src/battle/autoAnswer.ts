/** Answers decisions of the people at the screen for them, such as a whole set-up. */
import type { Command } from '@drumhead/engine';
import { host } from './index.ts';

/** More decisions than any set-up has. */
const MOST = 200;

/** Resolves when nothing is being decided, rolled or saved. */
function untilIdle(): Promise<void> {
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

/** Sends answers until there are none; `answers` gives null where the person must answer. */
export async function autoAnswer<Scene>(
  currentScene: () => Scene | null,
  answers: (scene: Scene) => readonly Command[] | null,
): Promise<void> {
  for (let guard = 0; guard < MOST; guard++) {
    await untilIdle();
    if (host.store.getState().handover !== null) {
      host.takeOver();
      continue;
    }
    const scene = currentScene();
    const commands = scene && answers(scene);
    if (commands === null || commands.length === 0 || !(await host.orderAll(commands))) return;
  }
}

/** Answers decisions of the people at the screen for them, such as a whole set-up. */
import type { Command } from '@drumhead/engine';
import { follower, onScreen } from '../index.ts';

/** More decisions than any set-up has. */
const MOST = 200;

/** Resolves when nothing is being decided, rolled or saved, and all of it is shown. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    follower.skip();
    if (!follower.store.getState().busy) return resolve();
    const stop = follower.store.subscribe(({ busy }) => {
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
    const { handover, session } = onScreen.getState();
    if (handover !== null && session?.local) {
      session.local.takeOver();
      continue;
    }
    const scene = currentScene();
    const commands = scene && answers(scene);
    if (commands === null || commands.length === 0 || !(await session?.order(...commands))) return;
  }
}

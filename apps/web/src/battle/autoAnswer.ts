/** A set-up that makes itself: what the people at the screen would have to say, said for them by the rules' own means. */
import type { Command } from '@drumhead/engine';
import { host } from './index.ts';

/** Far more decisions than any set-up has. */
const MOST = 200;

/** One of so many, by chance. */
export function randomInt(n: number): number {
  return Math.floor(Math.random() * n);
}

/** Until nobody else is deciding, rolling or being kept. */
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

/** Goes on as long as there is an answer to what the scene asks; null: there is none, or the person is to give it. */
export async function goOn<Scene>(
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

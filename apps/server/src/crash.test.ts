import { expect, it } from 'vitest';
import { ServerProcess } from '../test/child.ts';
import { crashing, timeFor } from '../test/crashing.ts';
import { newDatabase } from '../test/serving.ts';

/** Kills: a few in every test run, `DRUMHEAD_KILLS=100 npx vitest run apps/server/src/crash.test.ts` for the long run. */
const KILLS = Number(process.env['DRUMHEAD_KILLS'] ?? 2);

it(
  `a server that is killed ${KILLS} times loses no answered order, and gives none twice`,
  async () => {
    const server = new ServerProcess(newDatabase());
    await server.start();
    try {
      await expect(crashing([server], KILLS, 'kill -9')).resolves.toBeUndefined();
    } finally {
      await server.kill();
    }
  },
  timeFor(KILLS),
);

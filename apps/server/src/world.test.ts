/** The server in a world that a test hands in: no net, no clock, and no chance of this machine. */
import { expect, it } from 'vitest';
import { playersOf } from '../test/playing.ts';
import { newDatabase } from '../test/serving.ts';
import { serverOn } from './app.ts';
import type { Socket } from './live/socket.ts';
import { REAL, type World } from './world.ts';

/** Whose time stands still, and whose chance counts up; `timers`: those that wait. */
function stillWorld() {
  const timers = new Set<() => void>();
  let drawn = 0;
  const wait = (_ms: number, then: () => void) => {
    timers.add(then);
    return () => void timers.delete(then);
  };
  const random = (bytes: number) => Buffer.alloc(bytes, (drawn += 1));
  const world: World = {
    now: () => 1_800_000_000_000,
    steady: () => 0,
    after: wait,
    every: wait,
    soon: () => REAL.soon(),
    random,
  };
  return { world, timers };
}

/** What a stranger and somebody who makes a table are told, and which timers are left once the server has ended. */
async function visited() {
  const { world, timers } = stillWorld();
  const server = await serverOn({ database: newDatabase(), pages: '', world });
  const headers = { host: 'localhost', origin: 'http://localhost' };
  const payload = {
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    players: playersOf(['france', 'austria']),
    mine: 'france',
  };
  const made = await server.ask({ method: 'POST', url: '/api/tables', headers, payload });
  const closed = await new Promise((done) => {
    const heard: (() => void)[] = [];
    const socket: Socket = {
      bufferedAmount: 0,
      send: () => undefined,
      ping: () => undefined,
      close(code, why) {
        done([code, why, server.counts().sockets]);
        // As in every net, the other side answers later.
        queueMicrotask(() => {
          for (const one of heard) one();
        });
      },
      terminate: () => undefined,
      on: (event: string, then: (data: Buffer, isBinary: boolean) => void) =>
        event === 'close' && heard.push(() => then(Buffer.alloc(0), false)),
      once: (_event: 'close', then: () => void) => heard.push(then),
    };
    const knock = { headers, url: '/live/none?seat=france', socket: { remoteAddress: '127.0.0.1' } };
    const shut = (then: () => void): void => void heard.push(then);
    server.visit(knock, {
      isShut: () => false,
      sendAway: done,
      open: (opened) => opened(socket),
      onceShut: shut,
    });
  });
  await server.close();
  return { status: made.statusCode, made: made.body, cookie: made.headers['set-cookie'], closed, left: timers.size };
}

it('takes all of its chance from its world, and leaves no timer and no socket there', async () => {
  const [one, other] = [await visited(), await visited()];
  expect(one).toEqual(other);
  expect(one.status).toBe(200);
  expect(one.closed).toEqual([1013, 'protocol.away.seat', 1]);
  expect(one.left).toBe(0);
});

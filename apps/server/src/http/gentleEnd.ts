/**
 * Connections that end while the other side still sends. What a system has received and nobody read makes it answer the
 * end with a reset, and a reset may overtake the answer: the other side would learn that it is over, and not why.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { REAL, type World } from '../world.ts';

type Timer = Pick<World, 'after'>;

/** Milliseconds in which the other side may read its answer and stop sending. */
const PATIENCE = 1000;

/** Says that nothing more comes, drops what is still received, and is gone when the other side has ended, or after a second. */
export function endGently(socket: Duplex, world: Timer, last = ''): void {
  socket.once(
    'close',
    world.after(PATIENCE, () => socket.destroy()),
  );
  socket.end(last);
  socket.resume();
}

/** From now on the server ends its connections so where it answers a request without reading all of it. */
export function endsGently(server: Server, world: Timer = REAL): void {
  const requests = new WeakMap<Duplex, IncomingMessage>();
  const isAsked = (request: IncomingMessage): unknown => requests.set(request.socket, request);
  server.prependListener('request', isAsked);
  // Without a listener of its own, a server tells by itself to go on, and goes on as with every request.
  if (server.listenerCount('checkContinue') > 0) server.prependListener('checkContinue', isAsked);
  server.on('connection', (socket) => {
    const endNow = socket.destroySoon.bind(socket);
    // What the server calls after the last answer of a connection.
    socket.destroySoon = () => {
      const request = requests.get(socket);
      if (request === undefined || request.complete) return endNow();
      request.resume();
      return endGently(socket, world);
    };
  });
}

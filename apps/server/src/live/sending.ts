/** Sends to a socket, unless its reader is so slow that what waits for it would fill the memory. */
import type { Socket } from './socket.ts';

/** `most`: bytes that may wait. Beyond that the connection ends; its page comes again, and is told what it lacks. */
export function sendTo(
  socket: Pick<Socket, 'bufferedAmount' | 'send' | 'terminate'>,
  text: string,
  most: number,
): void {
  if (socket.bufferedAmount > most) socket.terminate();
  else socket.send(text);
}

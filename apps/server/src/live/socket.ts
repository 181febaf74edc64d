/** A live connection as the server sees it: of `ws`, or of the net of a simulation. */
import type { IncomingMessage } from 'node:http';

export interface Socket {
  /** Bytes that wait for the other side. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  /** `why`: a message key. */
  close(code: number, why?: string): void;
  /** Ends it at once. */
  terminate(): void;
  on(event: 'message', heard: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close' | 'error', heard: () => void): unknown;
  once(event: 'close', heard: () => void): unknown;
}

/** Of a request for a connection, what is looked at. */
export type Knock = Pick<IncomingMessage, 'headers' | 'url'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Where a request for a connection came in. */
export interface Door {
  /** Whoever knocked is gone. */
  isShut(): boolean;
  /** Lets nobody in: a status of HTTP. */
  sendAway(status: number): void;
  open(opened: (socket: Socket) => void): void;
  /** Whoever knocked is gone, or what was opened is closed. */
  onceShut(then: () => void): void;
}

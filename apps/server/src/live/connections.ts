/** Live connections: one socket for a seat, or a watcher, of one battle. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE, readClientMessage } from '@drumhead/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Rooms } from '../battles/rooms.ts';
import type { Room } from '../battles/room.ts';
import type { Member } from '../battles/telling.ts';
import { addressOf } from '../http/addressOf.ts';
import { type Allowance, allowance, type Holding, holding } from '../http/limits.ts';
import { isFromOwnPage, namesThisServer } from '../http/sameOrigin.ts';
import { sessionIn } from '../http/session.ts';
import type { Storage } from '../storage/storage.ts';

/** Milliseconds between pings; who has not answered the last one is gone. */
const PING = 20_000;
/** Bytes that may wait for a slow reader. */
const MOST_UNSENT = 1 << 20;
/** Sockets of a session, of an address, and watchers of a battle. */
const SOCKETS = 8;
const ADDRESS_SOCKETS = 50;
const WATCHERS = 50;
/** The service begins anew: come again. */
const RESTARTS = 1012;
/** The seat is another's now. */
const POLICY = 1008;

export interface ConnectionNeeds {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly names: readonly string[];
  readonly proxies: readonly string[];
  /** Messages of one session in a second. */
  readonly messages: number;
  now(): number;
  report(what: string, error: unknown): void;
}

export interface Connections {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the connections of a seat of a battle, but those of one session: its link was renewed. */
  getUp(battle: string, seat: string, but: string): void;
  close(): void;
}

interface Comer {
  readonly session: string;
  readonly address: string;
  readonly room: Room;
  readonly seat: string | null;
}

export function connectionsOn(needs: ConnectionNeeds): Connections {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const messages: Allowance = allowance(needs.messages, 1000);
  const bySession: Holding = holding(SOCKETS);
  const byAddress: Holding = holding(ADDRESS_SOCKETS);
  const alive = new WeakSet<WebSocket>();
  const comers = new Map<WebSocket, Comer>();

  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      else {
        alive.delete(socket);
        socket.ping();
      }
    }
  }, PING);
  timer.unref();

  /** Who this is, or the status with which he is sent away. */
  async function comerOf(request: IncomingMessage): Promise<Comer | number> {
    const { headers, url } = request;
    if (!namesThisServer(headers, needs.names)) return 421;
    if (!isFromOwnPage(headers)) return 403;
    const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
    const battle = /^\/live\/([\w-]{1,40})$/.exec(pathname)?.[1];
    const session = sessionIn(headers.cookie);
    if (battle === undefined) return 404;
    if (session === null) return 401;
    const table = await needs.storage.tableOf(battle);
    if (table === null) return 404;
    const seats = await needs.storage.seatsOf(session, table);
    const seat = searchParams.get('seat') ?? '';
    if (!seats.includes(seat)) return 403;
    const room = await needs.rooms.room(battle);
    if (room === null) return 404;
    const watchers = [...room.members].filter((member) => member.seat === null).length;
    if (seat === '' && watchers >= WATCHERS) return 503;
    return { session, address: addressOf(request, needs.proxies), room, seat: seat === '' ? null : seat };
  }

  function welcome(socket: WebSocket, comer: Comer): void {
    const { session, room, seat } = comer;
    comers.set(socket, comer);
    let hasJoined = false;
    let viewsAlone = false;
    const member: Member = {
      seat,
      sent: 0,
      view: null,
      get viewsAlone() {
        return viewsAlone;
      },
      send(text) {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else socket.send(text);
      },
    };
    const fault = (reason: string, path?: string): void =>
      member.send(JSON.stringify({ t: 'fault', reason, ...(path === undefined ? {} : { path }) }));
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    let isGone = false;
    socket.on('close', () => {
      isGone = true;
      comers.delete(socket);
      room.leave(member);
    });
    socket.on('message', (data: Buffer, isBinary) => {
      alive.add(socket);
      if (!messages.take(session, needs.now())) return fault('protocol.fault.rate');
      const read = isBinary ? null : readClientMessage(data.toString('utf8'));
      if (read?.ok !== true) return fault('protocol.fault.message', read?.problems[0]?.path);
      const message = read.value;
      if (message.t === 'join' && !hasJoined) {
        hasJoined = true;
        viewsAlone = message.form === 'view';
        room.join(member, message.from).then(
          () => isGone && room.leave(member),
          (error: unknown) => {
            needs.report('joining a battle failed', error);
            socket.close(RESTARTS);
          },
        );
      } else if (hasJoined) void room.take(member, message);
      else fault('protocol.fault.join');
      return undefined;
    });
  }

  return {
    upgrade(request, socket, head) {
      const sendAway = (status: number): void => {
        socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      };
      socket.on('error', () => socket.destroy());
      comerOf(request).then(
        (comer) => {
          if (typeof comer === 'number') return sendAway(comer);
          const { session, address } = comer;
          if (!bySession.take(session)) return sendAway(429);
          if (!byAddress.take(address)) {
            bySession.giveBack(session);
            return sendAway(429);
          }
          socket.once('close', () => {
            bySession.giveBack(session);
            byAddress.giveBack(address);
          });
          return server.handleUpgrade(request, socket, head, (opened) => welcome(opened, comer));
        },
        (error: unknown) => {
          needs.report('a connection failed', error);
          sendAway(500);
        },
      );
    },
    getUp(battle, seat, but) {
      for (const [socket, comer] of comers) {
        const sitsThere = comer.room.id === battle && (comer.seat ?? '') === seat;
        if (sitsThere && comer.session !== but) socket.close(POLICY);
      }
    },
    close() {
      clearInterval(timer);
      for (const socket of server.clients) socket.close(RESTARTS);
      server.close();
    },
  };
}

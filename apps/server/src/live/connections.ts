/** Live connections: one socket for a seat, or a watcher, of one battle. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE, readClientMessage, type ServerMessage } from '@drumhead/protocol';
import type { AwayKey } from '@drumhead/protocol/messages';
import { WebSocketServer } from 'ws';
import type { Rooms } from '../battles/rooms.ts';
import type { Room } from '../battles/room.ts';
import type { Member } from '../battles/telling.ts';
import { callerOf } from '../http/callerOf.ts';
import { endGently } from '../http/gentleEnd.ts';
import { type Allowance, allowance, type Amount, amountOf } from '../limits.ts';
import { isFromOwnPage, namesThisServer } from '../http/sameOrigin.ts';
import { sessionIn } from '../http/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { Cancel, World } from '../world.ts';
import { type PlaceLimits, placesOn } from './places.ts';
import { sendTo } from './sending.ts';
import type { Lists } from './lists.ts';
import { tellList } from './listSocket.ts';
import type { Door, Knock, Socket } from './socket.ts';

/** Milliseconds between pings; a socket that has not answered the last one is ended. */
const PING = 20_000;
/** The service begins anew: come again. */
const RESTARTS = 1012;
/** Not now: come again. */
const TRY_LATER = 1013;
/** The seat is another's now: a page that hears it does not come again. */
const POLICY = 1008;

export interface ConnectionNeeds extends PlaceLimits {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly battleLists: Lists;
  readonly now: () => number;
  readonly names: readonly string[];
  readonly proxies: readonly string[];
  /** Messages of one session in a second. */
  readonly messages: number;
  /** Milliseconds in which a socket must join. */
  readonly joining: number;
  /** Milliseconds in which a socket must answer that it is to close. */
  readonly closing: number;
  /** Watchers of a battle. */
  readonly watchers: Amount;
  /** Bytes that may wait for a slow reader. */
  readonly unsent: number;
  /** Did whoever runs the server ban somebody who comes from this network? */
  readonly isBanned: (owner: string, address: string) => boolean;
  readonly world: World;
  report(what: string, error: unknown): void;
}

export interface Connections {
  /** Somebody wants a connection: lets him in, or tells him why not. */
  visit(knock: Knock, door: Door): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the connections of those who no longer sit where they are connected: a link was renewed. */
  checkSeats(battle: string): Promise<void>;
  /** Ends the connections of those who were banned since they came. */
  checkBans(): Promise<void>;
  /** Ends the connections of a browser that is signed in, or out. */
  endSession(session: string): void;
  /** Tells all to come again, and lets nobody in until that is over: another process is there for them. */
  release(isOn: boolean): void;
  /** Open connections. */
  count(): number;
  /** Tells all to come again, and ends those that do not answer in time. */
  close(): Promise<void>;
}

/** Where the list of one's own battles is told; no battle has this name. */
const MINE = 'mine';

/** A request for a connection, let in. */
interface Client {
  readonly session: string;
  readonly address: string;
  /** Or {@link MINE}. */
  readonly battle: string;
  readonly seat: string | null;
  /** Of the looks at seats, those that came before it was let in. */
  readonly looks: number;
}

export function connectionsOn(needs: ConnectionNeeds): Connections {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const messages: Allowance = allowance(needs.messages, 1000);
  const places = placesOn(needs);
  const alive = new WeakSet<Socket>();
  /** Open sockets, and what ends their part in a battle at once. */
  const clients = new Map<
    Socket,
    { readonly client: Client; readonly getUp: (code: number, why?: AwayKey) => void; readonly member: Member | null }
  >();

  /** How often seats were looked at here. */
  let looks = 0;
  /** Those that were turned away, too, until they have read why. */
  const open = new Set<Socket>();
  let isClosed = false;
  let isReleased = false;

  const stop = needs.world.every(PING, () => {
    for (const socket of open) {
      if (!alive.has(socket)) socket.terminate();
      else {
        alive.delete(socket);
        socket.ping();
      }
    }
  });

  /** The session and seat of a request, or the status that refuses a page of others, or why it has no place. */
  async function clientOf(request: Knock): Promise<Client | number | AwayKey> {
    const { headers, url } = request;
    const before = looks;
    if (!namesThisServer(headers, needs.names)) return 421;
    if (!isFromOwnPage(headers)) return 403;
    const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
    const battle = /^\/live\/([\w-]{1,40})$/.exec(pathname)?.[1];
    const session = sessionIn(headers.cookie);
    if (battle === undefined) return 404;
    if (session === null) return 'protocol.away.seat';
    const given = searchParams.get('seat') ?? '';
    const seat = given === '' ? null : given;
    const address = callerOf(request, needs.proxies);
    if (battle === MINE) return { session, address, battle, seat, looks: before };
    if (!(await sits({ session, battle, seat }))) return 'protocol.away.seat';
    if (await isBanned({ session, address })) return 'protocol.away.banned';
    return { session, address, battle, seat, looks: before };
  }

  /** As it is stored now. */
  async function sits(client: Pick<Client, 'session' | 'battle' | 'seat'>): Promise<boolean> {
    const { session, battle, seat } = client;
    const { storage } = needs;
    const owner = await storage.ownerOf(session);
    if ((await storage.sidesOf(owner, battle))?.includes(seat ?? '') === true) return true;
    // The browser may have been signed in between: then its seats are those of an account.
    return (await storage.ownerOf(session)) !== owner && sits(client);
  }

  const isBanned = async ({ session, address }: Pick<Client, 'session' | 'address'>): Promise<boolean> =>
    needs.isBanned(await needs.storage.ownerOf(session), address);

  /** A key that got into other hands shows so. */
  async function tellDevices({ battle, seat }: Client, member: Member): Promise<void> {
    if (seat === null) return;
    const count = await needs.storage.devicesAt(battle, seat);
    member.send(JSON.stringify({ t: 'devices', count } satisfies ServerMessage));
  }

  /** It has a while to read why. */
  function terminateLater(socket: Socket): void {
    socket.once(
      'close',
      needs.world.after(needs.closing, () => socket.terminate()),
    );
  }

  const tryLater = (socket: Socket, why: AwayKey): void => socket.close(TRY_LATER, why);

  /** Counts it among the open ones, until it is closed; what ends its part at once. `leave`: what is done then. */
  function attend(
    socket: Socket,
    client: Client,
    member: Member | null,
    leave: () => void,
  ): (code: number, why?: AwayKey) => void {
    const getUp = (code: number, why?: AwayKey): void => {
      leave();
      socket.close(code, why);
    };
    clients.set(socket, { client, getUp, member });
    socket.on('pong', () => alive.add(socket));
    // It is being closed already, with the reason: what ended it at once would take the reason away. It has a while to read it.
    socket.on('error', () => {
      leave();
      terminateLater(socket);
    });
    socket.on('close', () => {
      clients.delete(socket);
      leave();
    });
    return getUp;
  }

  function welcomeToList(socket: Socket, client: Client): void {
    const leave = tellList(socket, client.session, {
      ...needs,
      lists: needs.battleLists,
      messages,
      heard: () => alive.add(socket),
      moved: () => getUp(RESTARTS),
      failed(error) {
        needs.report('a list of battles could not be opened', error);
        getUp(RESTARTS);
      },
    });
    const getUp = attend(socket, client, null, leave);
  }

  function welcome(socket: Socket, client: Client): void {
    if (client.battle === MINE) return welcomeToList(socket, client);
    const { session, battle, seat } = client;
    let joined: Promise<Room | null> | null = null;
    let room: Room | null = null;
    let isGone = false;
    let viewsAlone = false;
    // Its battle may be let go of meanwhile: nobody waits in a room before joining.
    const cancelLate = needs.world.after(needs.joining, () => tryLater(socket, 'protocol.away.slow'));
    const member: Member = {
      seat,
      sent: 0,
      view: null,
      get viewsAlone() {
        return viewsAlone;
      },
      send: (text) => sendTo(socket, text, needs.unsent),
      drop: () => socket.close(RESTARTS),
    };
    let endOthers = (): void => undefined;
    const leave = (): void => {
      isGone = true;
      cancelLate();
      endOthers();
      room?.leave(member);
    };
    const getUp = attend(socket, client, member, leave);
    // Who sits where changed while it was let in, and nobody found it here: a browser was signed out, perhaps.
    const wasMissed = looks > client.looks;
    const fault = (reason: string, path?: string): void =>
      member.send(JSON.stringify({ t: 'fault', reason, ...(path === undefined ? {} : { path }) }));

    /** Other battles that wait for whoever sits here. */
    async function followOthers(): Promise<void> {
      const owner = await needs.storage.ownerOf(session);
      if (isGone) return;
      endOthers = needs.battleLists.followOthers(owner, battle, (tables) =>
        member.send(JSON.stringify({ t: 'waiting', tables } satisfies ServerMessage)),
      );
    }

    /** Takes its place in the battle; null where there is none for it. */
    async function join(from: number): Promise<Room | null> {
      const found = await needs.rooms.room(battle);
      // Of what another process changed before this battle was read nobody is told any more: a new link, perhaps.
      if ((needs.storage.shared || wasMissed) && !(await sits(client))) getUp(POLICY);
      if (isGone) return null;
      const watchers = found === null ? 0 : found.members().filter((one) => one.seat === null).length;
      if (found === null || (seat === null && watchers >= amountOf(needs.watchers))) {
        tryLater(socket, found === null ? 'protocol.away.closed' : 'protocol.away.watchers');
        return null;
      }
      room = found;
      found
        .join(member, from)
        .then(() => (isGone ? undefined : tellDevices(client, member)))
        .then(() => (isGone || seat === null ? undefined : followOthers()))
        // Also where the database cannot say who else sits there: nothing that fails here may end the process.
        .catch((error: unknown) => {
          needs.report('joining a battle failed', error);
          socket.close(RESTARTS);
        })
        // It may have gone before it had joined.
        .finally(() => isGone && found.leave(member));
      return found;
    }

    socket.on('message', (data: Buffer, isBinary) => {
      // A seat that is another's now orders nothing more, however long its socket takes to close.
      if (isGone) return undefined;
      alive.add(socket);
      if (!messages.take(session, needs.world.steady())) return fault('protocol.fault.rate');
      const read = isBinary ? null : readClientMessage(data.toString('utf8'));
      if (read?.ok !== true) return fault('protocol.fault.message', read?.problems[0]?.path);
      const message = read.value;
      if (message.t === 'ping') return member.send(JSON.stringify({ t: 'pong' }));
      if (message.t === 'join' && joined === null) {
        cancelLate();
        viewsAlone = message.form === 'view';
        joined = join(message.from);
        joined.catch((error: unknown) => {
          needs.report('a battle could not be opened', error);
          socket.close(RESTARTS);
        });
      } else if (joined === null) fault('protocol.fault.join');
      else {
        joined.then(
          (found) => found?.take(member, message),
          () => undefined,
        );
      }
      return undefined;
    });
  }

  function visit(knock: Knock, door: Door): void {
    const opened = (then: (socket: Socket) => void): void =>
      door.open((socket) => {
        open.add(socket);
        // The next ping must not end it before it has read or said anything.
        alive.add(socket);
        socket.on('close', () => open.delete(socket));
        then(socket);
      });
    const tellWhy = (why: AwayKey): void => {
      const address = callerOf(knock, needs.proxies);
      if (!places.turnedAway.take(address)) return door.sendAway(429);
      door.onceShut(() => places.turnedAway.giveBack(address));
      return opened((socket) => {
        socket.on('error', () => undefined);
        tryLater(socket, why);
        terminateLater(socket);
      });
    };
    clientOf(knock).then(
      (client) => {
        // Gone meanwhile: its end was told before, and nothing that is taken now would be given back.
        if (door.isShut()) return undefined;
        if (isClosed || isReleased) return door.sendAway(503);
        if (typeof client === 'number') return door.sendAway(client);
        if (typeof client === 'string') return tellWhy(client);
        const place = places.take({ ...client, isWatching: client.seat === null && client.battle !== MINE });
        if (typeof place === 'string') return tellWhy(place);
        door.onceShut(() => place.giveBack());
        return opened((socket) => welcome(socket, client));
      },
      (error: unknown) => {
        needs.report('a connection failed', error);
        if (door.isShut()) return undefined;
        return isClosed ? door.sendAway(503) : tellWhy('protocol.away.closed');
      },
    );
  }

  return {
    visit,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      visit(request, {
        isShut: () => socket.destroyed,
        sendAway(status) {
          endGently(socket, needs.world, `HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        },
        open: (opened) => server.handleUpgrade(request, socket, head, opened),
        onceShut: (then) => socket.once('close', then),
      });
    },
    release(isOn) {
      isReleased = isOn;
      if (isOn) for (const socket of open) socket.close(RESTARTS);
    },
    count: () => open.size,
    async checkSeats(battle) {
      looks += 1;
      for (const { client, getUp, member } of clients.values()) {
        if (client.battle !== battle || member === null) continue;
        try {
          if (await sits(client)) await tellDevices(client, member);
          else getUp(POLICY);
        } catch (error) {
          // Nobody would look again: it comes anew, if it still sits there.
          needs.report('a seat was not checked', error);
          getUp(RESTARTS);
        }
      }
    },
    async checkBans() {
      for (const { client, getUp, member } of clients.values())
        if (member !== null && (await isBanned(client))) getUp(TRY_LATER, 'protocol.away.banned');
    },
    endSession(session) {
      looks += 1;
      // It comes again, if it still sits there.
      for (const { client, getUp } of clients.values()) if (client.session === session) getUp(RESTARTS);
    },
    async close() {
      isClosed = true;
      stop();
      const closed = [...open].map((socket) => new Promise<void>((done) => socket.once('close', done)));
      for (const socket of open) socket.close(RESTARTS);
      server.close();
      const cancel: Cancel = needs.world.after(needs.closing, () => {
        for (const socket of open) socket.terminate();
      });
      await Promise.all(closed);
      cancel();
    },
  };
}

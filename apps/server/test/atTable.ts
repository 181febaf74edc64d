/** A room and those who sit in it, without a network: storage may be made to fail. */
import type { Command } from '@drumhead/engine';
import {
  afterMessage,
  type ClientBattle,
  type ClockSettings,
  type ClientMessage,
  joinedBattle,
  type ServerMessage,
} from '@drumhead/protocol';
import { sealOf } from '@drumhead/protocol/dice';
import { rulesets } from '@drumhead/rulesets';
import type { Room } from '../src/battles/room.ts';
import { roomsOf } from '../src/battles/rooms.ts';
import type { Member } from '../src/battles/telling.ts';
import type { Thinker } from '../src/battles/thinker.ts';
import decisionOf from '../src/battles/thinkingWorker.ts';
import { newSecret } from '../src/http/keys.ts';
import { tablesOn } from '../src/http/tables.ts';
import { openDatabase } from '../src/storage/open.ts';
import { type Storage, storageOn } from '../src/storage/storage.ts';
import { REAL } from '../src/world.ts';
import type { Made } from './client.ts';
import { newDatabase } from './serving.ts';

/** Somebody in a room: what was said to it, and what it holds by that. */
export class Sitter implements Member {
  readonly seat: string;
  readonly viewsAlone: boolean;
  readonly heard: ServerMessage[] = [];
  held: ClientBattle | null = null;
  mismatch: string | null = null;
  isDropped = false;
  sent = 0;
  view: unknown = null;

  constructor(seat: string, viewsAlone = false) {
    this.seat = seat;
    this.viewsAlone = viewsAlone;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    const moved =
      message.t === 'joined' ? joinedBattle(message, rulesets) : this.held && afterMessage(this.held, message);
    if (moved?.ok) this.held = moved.client;
    else if (moved) this.mismatch = moved.mismatch;
  }

  drop(): void {
    this.isDropped = true;
  }

  faults(): readonly string[] {
    return this.heard.flatMap((message) => (message.t === 'fault' ? [message.reason] : []));
  }

  /** What it is offered. */
  offers(): readonly Command[] {
    if (this.held === null) return [];
    const { known, view } = this.held.held;
    const isAsked = known.ruleset.pending(view).some(({ seat }) => seat === this.seat);
    return isAsked ? known.ruleset.offers(view, this.seat) : [];
  }
}

export interface AtTable {
  readonly made: Made;
  readonly room: Room;
  /** The same battle in another process. */
  readonly other: Room;
  readonly storage: Storage;
  readonly database: string;
  readonly reported: readonly string[];
  readonly send: (sitter: Sitter, message: ClientMessage) => Promise<void>;
  /** Milliseconds since 1970, by which the rooms go; `off`: for so many since the last line the server did not stand; `overdue`: a note of it. */
  readonly time: { now: number; isSure: boolean; off: number; overdue: () => Promise<void> | null };
  /** Battles whose seats a room had looked at anew. */
  readonly lookedAt: readonly string[];
  /** What somebody at the table is told of it. */
  look(session?: string | null): Promise<unknown>;
  /** Looks at the battle in memory, as after a note that was overdue. */
  readonly lookAt: () => Promise<void>;
  /** Another battle at this table. */
  roomFor(battle: string): Promise<Room>;
  /** The text of the record, for one who sits there. */
  record(session?: string): Promise<string>;
}

const HOST = 'host';

/** Thinks in this thread. */
const inThisThread: Thinker = { think: (question) => decisionOf(question), close: () => Promise.resolve() };

/** `through`: what the room is given in place of the storage. `mostLines`: of a battle. */
export async function atTable(
  wanted: {
    readonly ruleset: string;
    readonly scenario: string | null;
    readonly setup?: unknown;
    readonly players: Readonly<Record<string, string>>;
    readonly clock?: ClockSettings;
    readonly delay?: number;
  },
  through: (storage: Storage) => Storage = (storage) => storage,
  thinker: Thinker = inThisThread,
  mostLines = 20_000,
): Promise<AtTable> {
  const time: AtTable['time'] = { now: 0, isSure: true, off: 0, overdue: () => null };
  const database = newDatabase();
  const storage = storageOn(await openDatabase(database));
  const tables = tablesOn(
    storage,
    () => time.now,
    () => Promise.resolve(),
    () => Promise.resolve([]),
    REAL,
  );
  const mine = Object.keys(wanted.players).find((seat) => wanted.players[seat] === 'person');
  const answer = await tables.make(HOST, { ...wanted, mine });
  if (!answer.ok) throw new Error(answer.error);
  const made = answer.value as Made;
  const reported: string[] = [];
  const lookedAt: string[] = [];
  const needs = {
    storage: through(storage),
    mostLines,
    now: () => time.now,
    world: { ...REAL, steady: () => time.now },
    isTimeSure: () => time.isSure,
    stoodSince: (at: number) => time.now - at - time.off,
    overdue: () => time.overdue(),
    secret: () => newSecret(REAL),
    thinker,
    mayWrite: () => Promise.resolve(true),
    counting: {
      order: () => undefined,
      refusal: () => undefined,
      differs: (who: string) => void reported.push(`differs: ${who}`),
    },
    async seatsMayDiffer(battle: string) {
      lookedAt.push(battle);
    },
    report: (what: string, error: unknown) => void reported.push(`${what}: ${String(error)}`),
  };
  const rooms = roomsOf(needs);
  const room = await rooms.room(made.battle);
  const others = roomsOf(needs);
  const other = await others.room(made.battle);
  rooms.close();
  others.close();
  if (room === null || other === null) throw new Error('no room');
  return {
    made,
    room,
    other,
    storage,
    database,
    reported,
    lookedAt,
    time,
    async look(session: string | null = HOST) {
      const given = await tables.look(session, made.table);
      return given.ok ? given.value : null;
    },
    lookAt: () => rooms.lookAt(),
    async roomFor(battle) {
      const found = await rooms.room(battle);
      if (found === null) throw new Error('no room');
      return found;
    },
    send: (sitter, message) => room.take(sitter, message),
    async record(session = HOST) {
      const given = await tables.record(session, made.table, null);
      if (!given.ok) throw new Error(given.error);
      return (given.value as { readonly text: string }).text;
    },
  };
}

/** The salt of a seat. */
export const saltOf = ({ battle }: Made, { seat }: Sitter): string => sealOf(battle, seat, '0'.repeat(32)).slice(0, 32);

/** Everybody who is a person sits down and binds the dice. */
export async function sitDown({ made, room, send }: AtTable): Promise<readonly Sitter[]> {
  const sitters = Object.keys(made.keys)
    .filter((seat) => seat !== '')
    .map((seat) => new Sitter(seat));
  for (const sitter of sitters) await room.join(sitter, 0);
  for (const one of sitters) await send(one, { t: 'seal', seal: sealOf(made.battle, one.seat, saltOf(made, one)) });
  for (const one of sitters) await send(one, { t: 'salt', salt: saltOf(made, one) });
  return sitters;
}

/** The battles in memory: read when somebody comes, let go when everybody has left. */
import { versionOf } from '@drumhead/rulesets';
import { readHeader } from '@drumhead/engine';
import type { RoomNeeds } from './battleHost.ts';
import { type Room, roomOf } from './room.ts';

/** How long a battle stays after the last one left, and how often other processes' writes are looked for; ms. */
const LINGERS = 60_000;
const LOOKS = 2_000;

export interface Rooms {
  /** The room of this battle; null if there is none, or none yet. */
  room(id: string): Promise<Room | null>;
  /** Goes on with battles that wait for nobody but the server, as after a restart. */
  wake(): Promise<void>;
  /** Looks at these battles, or at all, where they are in memory: something else than an order changed them. */
  lookAt(battles?: readonly string[]): Promise<void>;
  /** Battles in memory. */
  count(): number;
  close(): void;
}

export function roomsOf(needs: RoomNeeds): Rooms {
  const rooms = new Map<string, Promise<Room | null>>();
  const emptySince = new Map<string, number>();
  let isClosed = false;

  function forget(id: string): void {
    rooms.delete(id);
    emptySince.delete(id);
  }

  async function opened(id: string): Promise<Room | null> {
    // Nobody plays before all lists are open; until then its header holds examples.
    if ((await needs.storage.sealedLists(id)) !== null) return null;
    const stored = await needs.storage.battle(id);
    if (stored === null) return null;
    const header = readHeader(`${stored.header}\n`);
    if (!header.ok) throw new Error(`battle ${id} has no header`);
    const known = await versionOf(header.value.ruleset, header.value.rulesVersion);
    if (known === null) throw new Error(`battle ${id} needs rules that are not kept`);
    return roomOf(needs, stored, known);
  }

  async function look(): Promise<void> {
    // One battle that cannot be read or told must not hold up the others.
    const found = await Promise.allSettled(rooms.values());
    const open = found.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
    for (const room of open) {
      if (room.members().length > 0 || room.isBusy()) emptySince.delete(room.id);
      else if (!emptySince.has(room.id)) emptySince.set(room.id, needs.world.steady());
      else if (needs.world.steady() - (emptySince.get(room.id) ?? 0) > LINGERS) {
        forget(room.id);
      }
    }
    if (needs.storage.shared) await refresh(open);
    await tellWatchers(open);
    await goOn(open.filter((room) => room.isStalled()));
  }

  async function tellWatchers(open: readonly Room[]): Promise<void> {
    await Promise.all(
      open.map((room) =>
        room.tellWatchers().catch((error: unknown) => needs.report(`battle ${room.id}: watchers were not told`, error)),
      ),
    );
  }

  async function goOn(open: readonly Room[]): Promise<void> {
    await Promise.all(
      open.map((room) =>
        room.goOn().catch((error: unknown) => needs.report(`battle ${room.id} does not go on`, error)),
      ),
    );
  }

  /** Reads what other processes wrote to these battles. */
  async function refresh(open: readonly Room[]): Promise<void> {
    const marks = await needs.storage.marks(open.map(({ id }) => id));
    // Whoever runs the server removed it.
    for (const { id } of open) if (marks[id] === undefined) forget(id);
    const news = open.flatMap((room) => {
      const mark = marks[room.id];
      return mark === undefined ? [] : [{ room, mark }];
    });
    await Promise.all(
      news.map(({ room, mark }) =>
        room.refresh(mark).catch((error: unknown) => {
          needs.report(`battle ${room.id}: others' orders were not read`, error);
        }),
      ),
    );
  }

  async function hear(battles: readonly string[] = [...rooms.keys()]): Promise<void> {
    const found = await Promise.all(battles.flatMap((id) => rooms.get(id) ?? []));
    await refresh(found.flatMap((room) => room ?? []));
  }

  needs.storage.onHint((battles) => {
    hear(battles).catch((error: unknown) => needs.report("others' orders were not read", error));
  });

  let isLooking = false;
  const stop = needs.world.every(LOOKS, () => {
    // A database that is slow must not be asked the same again before it answered.
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => needs.report('looking after battles failed', error))
      .finally(() => {
        isLooking = false;
      });
  });

  async function roomCalled(id: string): Promise<Room | null> {
    emptySince.set(id, needs.world.steady());
    let room = rooms.get(id);
    if (room === undefined) {
      room = opened(id);
      rooms.set(id, room);
    }
    // Of several that waited for it one may have begun to read it anew.
    const forgetThis = (): void => {
      if (rooms.get(id) === room) forget(id);
    };
    try {
      const found = await room;
      if (found === null) forgetThis();
      return found;
    } catch (error) {
      forgetThis();
      throw error;
    }
  }

  return {
    room: roomCalled,
    async wake() {
      for (const id of await needs.storage.unattended()) {
        if (isClosed) return;
        const room = await roomCalled(id).catch((error: unknown) => {
          needs.report(`battle ${id} does not go on`, error);
          return null;
        });
        if (room !== null) await goOn([room]);
      }
    },
    lookAt: hear,
    count: () => rooms.size,
    close() {
      isClosed = true;
      stop();
    },
  };
}

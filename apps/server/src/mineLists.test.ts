/** Lists of battles: what changes while they are read, and clocks that were not kept. */
import type { MyBattle } from '@drumhead/protocol/mine';
import { expect, it } from 'vitest';
import type { Room } from './battles/room.ts';
import { mineOn } from './http/mine.ts';
import type { Naming } from './http/naming.ts';
import { listsOn } from './live/lists.ts';
import type { StoredMine } from './storage/mineRows.ts';
import type { Storage } from './storage/storage.ts';
import { REAL } from './world.ts';

/** Whatever was promised by now is done. */
const settled = () => new Promise(setImmediate);

it('a list is told again where one of its battles changed, or somebody sat down, while it was read', async () => {
  let change: (what: readonly string[]) => void = () => undefined;
  const reads: ((n: number) => void)[] = [];
  const waiting: (() => void)[] = [];
  const faults: unknown[] = [];
  const lists = listsOn({
    storage: {
      shared: false,
      marks: async () => ({}),
      playsOthers: async () => true,
      onChange: (heard) => {
        change = heard;
      },
      haveChanged: (what) => change(what),
    },
    mine: {
      open: () =>
        new Promise((done) =>
          reads.push((n) => done([{ row: { battle: 'b', n } as MyBattle<Naming>, mark: { count: n, changes: 0 } }])),
        ),
      invited: async () => ({}),
      inviters: async () => [],
    },
    world: {
      ...REAL,
      after(_ms, then) {
        waiting.push(then);
        return () => undefined;
      },
    },
    now: () => 0,
    report: (_what, error) => void faults.push(error),
  });
  const told: number[] = [];
  lists.follow('ada', async (battles) => void told.push(battles[0]?.n ?? 0));
  /** The list is read as it was before `meanwhile`. */
  const read = async (n: number, meanwhile: () => void): Promise<void> => {
    for (const then of waiting.splice(0)) then();
    await settled();
    meanwhile();
    reads.shift()?.(n);
    await settled();
  };
  await read(1, () => change(['another', 'b']));
  await read(2, () => lists.moved('ada'));
  await read(3, () => {
    change(['another']);
    lists.moved('grace');
  });
  await read(4, () => undefined);
  expect(told).toEqual([1, 2, 3]);
  expect(faults).toEqual([]);
  lists.close();
});

it('a list is told again at the next look where a battle went on since it was read, though nobody said so', async () => {
  let look: () => void = () => undefined;
  const waiting: (() => void)[] = [];
  let count = 1;
  const lists = listsOn({
    storage: {
      shared: true,
      marks: async () => ({ b: { count, changes: 0 } }),
      playsOthers: async () => true,
      onChange: () => undefined,
      haveChanged: () => undefined,
    },
    mine: {
      open: async () => [{ row: { battle: 'b', n: count } as MyBattle<Naming>, mark: { count, changes: 0 } }],
      invited: async () => ({}),
      inviters: async () => [],
    },
    world: {
      ...REAL,
      after(_ms, then) {
        waiting.push(then);
        return () => undefined;
      },
      every(_ms, then) {
        look = then;
        return () => undefined;
      },
    },
    now: () => 0,
    report: (_what, error) => expect.fail(String(error)),
  });
  const told: number[] = [];
  lists.follow('ada', async (battles) => void told.push(battles[0]?.n ?? 0));
  await settled();
  const looked = async (): Promise<void> => {
    look();
    await settled();
    for (const then of waiting.splice(0)) then();
    await settled();
  };
  // Before the first look, and after it.
  for (const next of [2, 2, 3, 3]) {
    count = next;
    await looked();
  }
  expect(told).toEqual([1, 2, 3]);
  lists.close();
});

it.each([
  ['is the one that is kept beside the last line', 7, false, 90],
  ['is read from the battle where a line came after the one that is kept', 6, false, 50],
  ['is left out where that battle cannot be read', 6, true, undefined],
])('the clock of a battle %s', async (_name, keptAt, isBroken, left) => {
  const clock = { kind: 'turns', bank: 100, gain: 0, cap: 100 } as const;
  const stored: StoredMine = {
    table: 't',
    battle: 'b',
    seat: 'france',
    header: '{"ruleset":"simplicity","scenario":null}',
    league: null,
    players: { france: 'person' },
    chairs: { france: 'france' },
    names: {},
    taken: ['france'],
    count: 2,
    changes: 0,
    at: 7,
    settings: { clock },
    pauses: [],
    clock: { left: { france: 90 }, awaited: [], at: keptAt },
    bond: { seals: {}, salts: {}, at: 1 },
    told: [],
    missing: null,
    isDeclined: false,
  };
  const read = { settings: clock, left: { france: 50 }, awaited: [], at: 7, pause: null };
  const mine = mineOn({
    storage: { openBattlesOf: async () => [stored] } as unknown as Storage,
    rooms: {
      async room() {
        if (isBroken) throw new Error('rules that are not kept');
        return { clock: () => read } as unknown as Room;
      },
    },
    now: () => 8,
  });
  const [listed] = await mine.open('ada');
  expect(listed?.row.clock?.left['france']).toBe(left);
});

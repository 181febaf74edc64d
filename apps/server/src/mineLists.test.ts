/** Lists of battles, where something changes while they are read. */
import type { MyBattle } from '@drumhead/protocol/mine';
import { expect, it } from 'vitest';
import type { Naming } from './http/naming.ts';
import { listsOn } from './live/lists.ts';
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
      open: () => new Promise((done) => reads.push((n) => done([{ battle: 'b', n } as MyBattle<Naming>]))),
      invited: async () => ({}),
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

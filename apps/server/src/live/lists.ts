/** Tells people of their battles as they change: whoever looks at the list of his, and whoever plays another one meanwhile. */
import { byUrgency, type MyBattle, waitsForMe } from '@drumhead/protocol/mine';
import type { Mine } from '../http/mine.ts';
import type { Naming } from '../http/naming.ts';
import { personHint, type Storage } from '../storage/storage.ts';
import type { Mark } from '../storage/stored.ts';
import type { Cancel, World } from '../world.ts';

type Battles = readonly MyBattle<Naming>[];
type Tell = (battles: Battles, invited: number, inviters: readonly string[]) => Promise<void>;

/** Somebody who is told. */
interface Follower {
  readonly owner: string;
  /** What is said where he sat down or got up. */
  readonly hint: string;
  /** The battle he plays, which he sees for himself; null: none. */
  readonly but: string | null;
  readonly tell: Tell;
  /** How far the battles of his list were when it was read, and how many tables were set for him. */
  listed: ReadonlyMap<string, Mark>;
  invited: number;
}

export interface Lists {
  /** Tells of all battles of somebody at once, and again when one of them changes; returns how to end that. */
  follow(owner: string, tell: Tell): Cancel;
  /**
   * Tells of the other battles that wait for somebody who plays one: the names of their tables, the most urgent first; at
   * first only where there are any.
   */
  followOthers(owner: string, battle: string, tell: (tables: readonly string[]) => void): Cancel;
  /** Somebody sat down somewhere, or got up. */
  moved(owner: string): void;
  close(): void;
}

export interface ListNeeds {
  readonly storage: Pick<Storage, 'shared' | 'marks' | 'onChange' | 'haveChanged' | 'playsOthers'>;
  readonly mine: Pick<Mine, 'open' | 'invited' | 'inviters'>;
  readonly world: World;
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
}

/** Milliseconds in which what changes is told together; and after which other processes' changes are looked for. */
const TOGETHER = 300;
const LOOKS = 2000;

export function listsOn({ storage, mine, world, now, report }: ListNeeds): Lists {
  const followers = new Set<Follower>();
  const due = new Set<Follower>();
  let cancelDue: Cancel | null = null;
  let isTelling = false;
  /** What changed while a list is read: it may be told as it was before. */
  let changed = new Set<string>();
  let isLooking = false;

  async function tellOne(follower: Follower): Promise<void> {
    const { owner, but } = follower;
    changed = new Set();
    // Most people play one battle at a time: after a restart they all come at once, and this must cost next to nothing.
    const isAlone = but !== null && !(await storage.playsOthers(owner, but));
    const found = isAlone ? [] : await mine.open(owner);
    follower.listed = new Map(found.map(({ row, mark }) => [row.battle, mark]));
    const battles = found.map(({ row }) => row);
    // Whoever plays a battle is told of others alone.
    if (but === null) follower.invited = (await mine.invited([owner]))[owner] ?? 0;
    if (!followers.has(follower)) return;
    if (concerns(follower, [...changed])) soon([follower]);
    await follower.tell(battles, follower.invited, follower.invited === 0 ? [] : await mine.inviters(owner));
  }

  /** One after the other: a list is some queries, and orders come first. */
  async function tellDue(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (due.size > 0) {
      const [next] = due;
      if (next === undefined) break;
      due.delete(next);
      if (!followers.has(next)) continue;
      try {
        await tellOne(next);
      } catch (error) {
        report('a list of battles was not told', error);
        // The database may be gone for a while.
        if (followers.has(next)) later(next, LOOKS);
      }
    }
    isTelling = false;
  }

  const waiting = new Set<Cancel>();
  function later(follower: Follower, ms: number): void {
    const cancel = world.after(ms, () => {
      waiting.delete(cancel);
      due.add(follower);
      void tellDue();
    });
    waiting.add(cancel);
  }

  function soon(some: Iterable<Follower>): void {
    for (const follower of some) due.add(follower);
    if (due.size === 0 || cancelDue !== null) return;
    cancelDue = world.after(TOGETHER, () => {
      cancelDue = null;
      void tellDue();
    });
  }

  const concerns = ({ hint, but, listed }: Follower, changes: readonly string[]): boolean =>
    changes.some((one) => one === hint || (one !== but && listed.has(one)));
  const listing = (changes: readonly string[]): readonly Follower[] =>
    [...followers].filter((one) => concerns(one, changes));

  storage.onChange((changes) => {
    if (isTelling) for (const one of changes) changed.add(one);
    soon(listing(changes));
  });

  /** Hints of other processes may be lost. */
  async function look(): Promise<void> {
    const others = ({ listed, but }: Follower) => [...listed].filter(([id]) => id !== but);
    const marks = await storage.marks([...new Set([...followers].flatMap(others).map(([id]) => id))]);
    const isOld = ([id, mark]: readonly [string, Mark]): boolean =>
      marks[id]?.count !== mark.count || marks[id].changes !== mark.changes;
    soon([...followers].filter((one) => others(one).some(isOld)));
    const lists = [...followers].filter(({ but }) => but === null);
    const invited = await mine.invited([...new Set(lists.map(({ owner }) => owner))]);
    soon(lists.filter((one) => invited[one.owner] !== undefined && invited[one.owner] !== one.invited));
  }

  const stop = storage.shared
    ? world.every(LOOKS, () => {
        if (isLooking || followers.size === 0) return;
        isLooking = true;
        look()
          .catch((error: unknown) => report('lists of battles were not looked at', error))
          .finally(() => {
            isLooking = false;
          });
      })
    : () => undefined;

  function added(told: Pick<Follower, 'owner' | 'but' | 'tell'>): Cancel {
    const follower: Follower = { ...told, hint: personHint(told.owner), listed: new Map(), invited: 0 };
    followers.add(follower);
    due.add(follower);
    void tellDue();
    return () => {
      followers.delete(follower);
      due.delete(follower);
    };
  }

  return {
    follow: (owner, tell) => added({ owner, but: null, tell }),
    followOthers(owner, battle, tell) {
      let before = '';
      const told = async (battles: Battles): Promise<void> => {
        const others = battles.filter((one) => one.battle !== battle && waitsForMe(one));
        const tables = byUrgency(others, now()).map(({ table }) => table);
        if (tables.join() === before) return;
        before = tables.join();
        tell(tables);
      };
      return added({ owner, but: battle, tell: told });
    },
    moved: (owner) => storage.haveChanged([personHint(owner)]),
    close() {
      stop();
      cancelDue?.();
      for (const cancel of waiting) cancel();
      followers.clear();
    },
  };
}

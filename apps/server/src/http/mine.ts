/** The list of somebody's battles: what his seats may know of each, and nothing more. */
import { type ClockNews, newClock } from '@drumhead/protocol';
import type { FinishedBattle, MyBattle } from '@drumhead/protocol/mine';
import { clockNewsOf } from '../battles/battleHost.ts';
import { missingParts } from '../battles/bonding.ts';
import { peopleOf } from '../battles/live.ts';
import type { Rooms } from '../battles/rooms.ts';
import type { StoredFinished, StoredMine } from '../storage/mineRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Mark } from '../storage/stored.ts';
import { type Answer, ok, refused } from './answers.ts';
import { LISTED } from './challenges.ts';
import { type Naming, namingIn } from './naming.ts';

/** Battles of a list: more than anybody plays at a time; and those that are over. */
const MOST = 100;
const MOST_FINISHED = 200;

/** A battle as somebody is told of it, and how far it was then. */
export interface Listed {
  readonly row: MyBattle<Naming>;
  readonly mark: Mark;
}

export interface Mine {
  /** Battles that go on, the newest tables first. */
  open(owner: string): Promise<readonly Listed[]>;
  /** How many tables people whom they have met have set for each of these. */
  invited(owners: readonly string[]): Promise<Readonly<Record<string, number>>>;
  /** Names of those who have set them for one of these; who gave none has none here. */
  inviters(owner: string): Promise<readonly string[]>;
  finished(owner: string | null): Promise<Answer>;
  /** The battle that is played at a table, as the seat of whoever asks may know it. */
  glance(owner: string | null, table: string): Promise<Answer>;
}

export interface MineNeeds {
  readonly storage: Storage;
  readonly rooms: Pick<Rooms, 'room'>;
  readonly now: () => number;
}

export function mineOn({ storage, rooms, now }: MineNeeds): Mine {
  /** Kept beside the lines; where a process of before that was kept wrote the last one, the battle itself is read. */
  async function clockOf({
    battle,
    settings,
    clock,
    pauses,
    players,
    count,
    at: last,
  }: StoredMine): Promise<ClockNews | null> {
    if (settings.clock === undefined) return null;
    const at = now();
    const begun = count === 0 ? newClock(settings.clock, peopleOf({ players }), at) : clock;
    if (begun === null || begun.at < (last ?? 0)) {
      // One that cannot be read must not hold up the others.
      const room = await rooms.room(battle).catch(() => null);
      return room?.clock() ?? null;
    }
    return clockNewsOf({ ...begun, settings: settings.clock }, pauses, at);
  }

  async function openBattle(stored: StoredMine): Promise<Listed> {
    const { bond, missing, told, at, count, changes } = stored;
    // Before the first line the parts of the dice are awaited, of which nobody is told before somebody has sent his; and
    // before them those who have not sat down.
    const unbound = (): readonly string[] => {
      const people = peopleOf(stored);
      const free = people.filter((seat) => !stored.taken.includes(stored.chairs[seat] ?? seat));
      return free.length > 0 ? free : missingParts({ people, bond });
    };
    const waits = missing ?? (count === 0 ? unbound() : told);
    const row: MyBattle<Naming> = {
      ...aboutIn(stored),
      waits,
      since: at ?? (bond.at === 0 ? null : bond.at),
      clock: await clockOf(stored),
      ...(stored.isDeclined ? { isDeclined: true } : {}),
    };
    return { row, mark: { count, changes } };
  }

  return {
    async open(owner) {
      const stored = await storage.openBattlesOf(owner, MOST);
      const all = await Promise.all(stored.map(openBattle));
      // Whoever has several seats at a table sees it once, by the seat that must decide.
      const first = new Map<string, Listed>();
      for (const one of all) {
        const { row } = one;
        const other = first.get(row.table)?.row;
        if (other === undefined || (row.waits.includes(row.seat) && !other.waits.includes(other.seat)))
          first.set(row.table, one);
      }
      return [...first.values()];
    },
    invited: (owners) => storage.countInvitations(owners, now() - LISTED),
    async inviters(owner) {
      const tables = await storage.invitations(owner, now() - LISTED);
      const names = await Promise.all(tables.map(({ table }) => storage.namesAt(table)));
      return [...new Set(names.flatMap((bySide) => Object.values(bySide)))];
    },
    async finished(owner) {
      const stored = owner === null ? [] : await storage.finishedBattlesOf(owner, MOST_FINISHED);
      const battles = stored.map(
        (one): FinishedBattle<Naming> => ({
          ...aboutIn(one),
          winner: one.winner,
          at: one.at ?? 0,
          hasPage: one.hasPage,
        }),
      );
      return ok({ battles });
    },
    async glance(owner, table) {
      const seats = owner === null ? [] : await storage.seatsOf(owner, table);
      const game = seats.some((chair) => chair !== '') ? (await storage.table(table))?.games.at(-1) : undefined;
      const seat = Object.keys(game?.chairs ?? {}).find((side) => seats.includes(game?.chairs[side] ?? ''));
      const room = game === undefined || seat === undefined ? null : await rooms.room(game.battle);
      if (game === undefined || seat === undefined || room === null) return refused(404, 'no battle of yours');
      return ok({ battle: game.battle, seat, ...room.glance(seat) });
    },
  };
}

function aboutIn(stored: StoredMine | StoredFinished) {
  const { table, battle, seat, header, players, chairs, names, taken, count: n, league } = stored;
  const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as {
    readonly ruleset: string;
    readonly scenario: string | null;
  };
  const seats = Object.entries(players).map(([side, player]) => ({
    seat: side,
    player,
    taken: player !== 'person' || taken.includes(chairs[side] ?? ''),
    name: names[chairs[side] ?? ''] ?? null,
  }));
  const about = { table, battle, seat, ruleset, scenario, naming: namingIn(header), seats, n };
  return league === null ? about : { ...about, league };
}

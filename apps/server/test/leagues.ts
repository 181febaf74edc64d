/** A club and its league through the storage of either database, by one process or by several at once: the same must come of it. */
import { leagueTables } from '../src/clubs/leagueTables.ts';
import type { LeagueSettings } from '../src/clubs/league.ts';
import { stepOf } from '../src/clubs/step.ts';
import { leagueRunnerOn } from '../src/clubs/runner.ts';
import type { Storage } from '../src/storage/storage.ts';
import { REAL } from '../src/world.ts';
import { HILL } from './playing.ts';

const DAY = 24 * 3_600_000;
const FIRST = 1_800_000_000_000;
const SETTINGS: LeagueSettings = {
  name: 'Winter League',
  kind: 'swiss',
  rounds: 2,
  game: { ruleset: HILL.ruleset, scenario: HILL.scenario },
  sides: ['austria', 'france'],
  pace: { kind: 'turns', days: 7 },
  first: FIRST,
};
const [FOUNDER, ...OTHERS] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

/** `processes`: storages of one database. Nobody comes to any battle; one deletes his account, and one leaves. */
export async function leagueIn(processes: readonly [Storage, ...Storage[]]): Promise<unknown> {
  const [storage] = processes;
  const member = (name: string) => ({ owner: `${name} of leagues`, name, joined: 1, seen: 1 });
  const made = [
    await storage.createClub({ id: 'club', name: 'Club', created: 1 }, { ...member(FOUNDER), number: 1 }, 1),
    await storage.createClub({ id: 'second', name: 'Second', created: 1 }, { ...member(FOUNDER), number: 1 }, 1),
  ];
  // All at once, through any process: each gets a number of his own.
  await Promise.all(
    OTHERS.map((name, index) => (processes[index % processes.length] ?? storage).joinClub('club', member(name), 9)),
  );
  const numbers = (await storage.club('club'))?.members.map(({ number }) => number);
  await storage.createLeague({ id: 'league', club: 'club', settings: SETTINGS, entries: [] }, 1);
  const joined = [];
  for (const [lot, name] of [FOUNDER, ...OTHERS].entries())
    joined.push(await storage.joinLeague('league', { owner: member(name).owner, name, lot }, 5));
  joined.push(await storage.joinLeague('league', { owner: 'late', name: 'Late', lot: 9 }, 5));
  let now = FIRST;
  const stood = (since: number): number => now - since;
  const stepAtOnce = () =>
    Promise.all(
      [...processes, storage].map(async (one) => {
        const done = await one.stepLeague(
          'league',
          now,
          (league, standing) => stepOf(league, now, stood, standing),
          (league, round) => leagueTables(league, round, now, REAL),
        );
        return done !== null;
      }),
    );
  const first = (await stepAtOnce()).filter(Boolean).length;
  const rounds = (await storage.league('league'))?.rounds.map(({ number, pairs, out }) => ({ number, pairs, out }));
  const own = (await storage.openBattlesOf(member(FOUNDER).owner, 9)).length;
  await storage.forget(member('Ben').owner);
  await storage.leaveLeague('league', member('Cleo').owner);
  // As processes do it, all of them, for as long as it takes.
  const ended: string[] = [];
  const runners = processes.map((one) =>
    leagueRunnerOn({
      storage: one,
      rooms: { room: async () => null },
      now: () => now,
      isTimeSure: () => true,
      stoodSince: stood,
      world: { random: (bytes) => REAL.random(bytes), every: () => () => undefined },
      report: (what) => ended.push(what),
    }),
  );
  const reminded: (readonly string[])[] = [];
  for (let day = 0; day < 22; day++) {
    await Promise.all(runners.map((runner) => runner.look()));
    const due = await storage.claimNotices(now, 1, 1000);
    reminded.push(due.flatMap(({ kind, seat }) => (kind === 'reminder' ? [seat] : [])).sort());
    now += DAY;
  }
  for (const runner of runners) await runner.close();
  const league = await storage.league('league');
  return {
    made,
    numbers,
    joined,
    first,
    rounds,
    own,
    ended,
    reminded: [reminded[12], reminded[13]],
    state: league?.state,
    entries: league?.entries.map(({ name, until }) => [name, until]),
    results: league?.battles.map(({ round, board, game, entries, result }) => [round, board, game, entries, result]),
    acts: (await storage.actsOf('league')).map(({ what, round, entries, points }) => [what, round, entries, points]),
    held: ((await storage.heldBy(member(FOUNDER).owner)) as { readonly clubs: readonly unknown[] }).clubs.length,
  };
}

/** Looks after leagues, so that nobody has to: any number of processes do it together, each league by one of them at a time. */
import type { Rooms } from '../battles/rooms.ts';
import { personHint, type Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { nextTimes } from './calendar.ts';
import { isPlayable, leagueTables } from './leagueTables.ts';
import { stepOf } from './step.ts';

/** Milliseconds between two looks; a league is looked after once in a minute, and when something is due. */
const LOOKS = 10_000;
const AGAIN = 60_000;
/** Leagues of one look, and steps of one league: a round ends, and the next one begins. */
const TOGETHER = 20;
const STEPS = 4;
/** Part of a round before its end at which those are reminded who have not come to a battle of it. */
const REMINDED = 4;

export interface LeagueRunnerNeeds {
  readonly storage: Storage;
  readonly rooms: Pick<Rooms, 'room'>;
  readonly now: () => number;
  /** May somebody's time be said to be up? */
  readonly isTimeSure: () => boolean;
  /** Milliseconds since `at` in which the server stood. */
  readonly stoodSince: (at: number) => number;
  readonly world: Pick<World, 'random' | 'every'>;
  readonly report: (what: string, error: unknown) => void;
}

export interface LeagueRunner {
  /** Does what is due. */
  look(): Promise<void>;
  /** Does what can be done in this league, whether or not it is due. */
  tend(league: string): Promise<void>;
  close(): Promise<void>;
}

export function leagueRunnerOn(needs: LeagueRunnerNeeds): LeagueRunner {
  const { storage, rooms, now, world, report } = needs;
  let looking: Promise<void> | null = null;

  async function stepAgain(id: string): Promise<boolean> {
    const at = now();
    const done = await storage.stepLeague(
      id,
      at,
      (league, standing) => {
        const step = stepOf(league, at, needs.stoodSince, standing);
        if (step === null || step.begins === null || isPlayable(league)) return step;
        // The rules have changed since, and no hand can help: it ends as it stands.
        const acts = [{ what: 'unplayable', round: step.begins.number, entries: [], points: 0 } as const];
        return { ...step, begins: null, state: 'over', acts };
      },
      (league, round) => leagueTables(league, round, at, world),
    );
    // Lists of battles are told anew to those who sit there.
    if (done !== null && done.battles.length > 0)
      storage.haveChanged([...done.battles, ...done.owners.map(personHint)]);
    return done !== null;
  }

  async function tend(id: string): Promise<void> {
    // While clocks disagree nobody's time is up, and no round begins.
    if (!needs.isTimeSure()) return;
    for (let steps = 0; steps < STEPS && (await stepAgain(id)); steps++);
    for (const { battle, loser } of await storage.openEnds(id)) {
      await (await rooms.room(battle))?.end(loser);
      await storage.closeLeagueBattle(battle);
    }
    for (const battle of await storage.unattendedIn(id)) await (await rooms.room(battle))?.goOn();
    const league = await storage.league(id);
    if (league === null || league.state === 'over') return;
    const last = league.rounds.at(-1);
    if (last?.isOver === false) {
      const reminded = last.ends - (last.ends - last.began) / REMINDED;
      if (now() >= reminded) await storage.remindLeague(id, last.number, now(), reminded);
    }
    const due = last?.isOver === false ? last.ends : nextTimes(league, now()).begins;
    if (due > now()) await storage.leagueDue(id, due);
  }

  async function lookOnce(): Promise<void> {
    if (!needs.isTimeSure()) return;
    const due = await storage.claimLeagues(now(), now() + AGAIN, TOGETHER);
    // One that cannot be looked after must not hold up the others: it is looked after again in a minute.
    for (const id of due) await tend(id).catch((error: unknown) => report(`league ${id} does not go on`, error));
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  const stop = world.every(LOOKS, () => {
    look().catch((error: unknown) => report('leagues were not looked after', error));
  });
  return {
    look,
    tend,
    async close() {
      stop();
      await looking?.catch(() => undefined);
    },
  };
}

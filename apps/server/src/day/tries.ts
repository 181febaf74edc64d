/** Tries at the battle of the day: each is played again before it counts, and the first of a session counts alone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DayCounts, type DayPosition, MOST_ORDERS, positionOn, positionPath, utcDay } from '@drumhead/bots';
import { anything, list, read, record, text } from '@drumhead/content/schema';
import { type Command, COMMAND_LIMITS, type Order, plainCopy } from '@drumhead/engine';
import { dayPlaces, type DayScores } from '@drumhead/protocol';
import { type Answer, ok, refused } from '../http/answers.ts';
import type { Storage } from '../storage/storage.ts';
import type { TryJudge } from './tryJudge.ts';

/** Whoever began before midnight of UTC may end after it. */
const DAYS_OPEN = 2;

const sentTry = record({ orders: list(record({ seat: text(200), command: anything }, {}), 1, MOST_ORDERS) }, {});

export interface Tries {
  scores(owner: string | null, ruleset: string, day: string): Promise<Answer>;
  add(owner: string, ruleset: string, day: string, body: unknown): Promise<Answer>;
}

export interface TryNeeds {
  readonly storage: Storage;
  /** The folder of the built page, in which the positions lie. */
  readonly pages: string;
  readonly now: () => number;
  readonly judge: TryJudge;
}

export function triesOn({ storage, pages, now, judge }: TryNeeds): Tries {
  const days = join(pages, 'days');
  const fileOf = async <T>(path: string): Promise<T> => JSON.parse(await readFile(join(days, path), 'utf8')) as T;

  /** The position of a day; null: this build has none of these rules. */
  async function positionOf(ruleset: string, day: number): Promise<DayPosition | null> {
    const counts = await fileOf<DayCounts>('counts.json').catch((): DayCounts => ({}));
    const count = Object.hasOwn(counts, ruleset) ? counts[ruleset] : undefined;
    return count === undefined ? null : fileOf<DayPosition>(positionPath(ruleset, positionOn(day, count)));
  }

  async function scoresFor(owner: string | null, ruleset: string, day: number): Promise<DayScores> {
    const found = await storage.dayScores(ruleset, day);
    const yours = owner === null ? null : await storage.dayScoreOf(owner, ruleset, day);
    const players = found.reduce((sum, { count }) => sum + count, 0);
    return { players, places: yours === null ? [] : dayPlaces(found), yours };
  }

  const dayIn = (given: string): number | null => (/^\d{1,6}$/.test(given) ? Number(given) : null);

  return {
    async scores(owner, ruleset, given) {
      const day = dayIn(given);
      return day === null ? refused(404, 'there is no such day') : ok(await scoresFor(owner, ruleset, day));
    },
    async add(owner, ruleset, given, body) {
      const day = dayIn(given);
      const today = utcDay(now());
      if (day === null || day > today) return refused(404, 'there is no such day');
      // A later try is practice.
      if ((await storage.dayScoreOf(owner, ruleset, day)) !== null) return ok(await scoresFor(owner, ruleset, day));
      if (day <= today - DAYS_OPEN) return refused(410, 'the day is over');
      const sent = read(body, sentTry);
      // What is nested too deeply would not even reach the thread.
      if (!sent.ok || !sent.value.orders.every(({ command }) => plainCopy(command, COMMAND_LIMITS).ok))
        return refused(400, 'orders: what was ordered');
      const position = await positionOf(ruleset, day);
      if (position === null) return refused(404, 'there is no such battle');
      const orders = sent.value.orders.map(({ seat, command }): Order => ({ seat, command: command as Command }));
      const judged = await judge.judge({ position, day, orders });
      if (judged === null) return refused(503, 'too many tries at once');
      if (!judged.ok) return refused(400, `${judged.fault}: command ${judged.at}`);
      // Of two that come at once the first counts.
      await storage.addDayScore({ owner, ruleset, day, score: judged.result.score, at: now() });
      return ok(await scoresFor(owner, ruleset, day));
    },
  };
}

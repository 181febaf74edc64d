/** Open challenges: somebody made a table and waits for whoever wants to play. */
import { read, record, text } from '@drumhead/content/schema';
import { scriptOf } from '@drumhead/engine';
import { playerName } from '@drumhead/protocol';
import { commitmentOf } from '@drumhead/protocol/dice';
import { calledAt, NAME_TAKEN } from '../account/names.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { anyKey, digestOf, keyFault, keyFrom, newKey } from './keys.ts';
import { namingIn, withoutTexts } from './naming.ts';
import { against, type Answer, ok, refused } from './answers.ts';

/** A challenge that nobody took is listed for so many milliseconds, and so many of them. */
export const LISTED = 14 * 24 * 3_600_000;
const MOST = 100;

/** `next`: the key that the seat is to have, made by the page, so that an answer which is lost can be had again. */
const givenSeat = record({ seat: text(200) }, { name: text(200), next: anyKey });
/** `next`: what the keys of its free seats come from, likewise. */
const givenNext = record({}, { next: anyKey });

export interface Challenges {
  list(session: string | null): Promise<Answer>;
  take(session: string, table: string, body: unknown): Promise<Answer>;
  remove(session: string | null, table: string, body: unknown): Promise<Answer>;
}

/** `seatsDiffer`: somebody sits at a seat of this battle beside others. */
export function challengesOn(
  storage: Storage,
  now: () => number,
  seatsDiffer: (battle: string) => Promise<void>,
  world: World,
): Challenges {
  return {
    async list(session) {
      const since = now() - LISTED;
      const kept = session === null ? [] : await storage.invitations(session, since);
      const found = [...kept, ...(await storage.challenges(session, since, MOST))];
      const names = await Promise.all(found.map(({ table }) => storage.namesAt(table)));
      const challenges = found.map(({ table, host, hours, created, header, settings, free, isForReader }, i) => {
        const { ruleset, scenario, setup } = JSON.parse(header.split('\n')[0] ?? '') as {
          readonly ruleset: string;
          readonly scenario: string;
          readonly setup: unknown;
        };
        return {
          table,
          ruleset,
          scenario,
          // Everybody reads the list: what its makers wrote by hand stays at the table.
          naming: withoutTexts(namingIn(header), scriptOf(setup) !== undefined),
          /** Those who sit there. */
          names: Object.values(names[i] ?? {}),
          free,
          clock: settings.clock ?? null,
          advice: settings.advice === true,
          shown: settings.shown ?? 'private',
          hours,
          created,
          yours: host === session,
          /** Somebody who was met before has set it for the reader. */
          forYou: isForReader,
        };
      });
      return ok({ challenges });
    },
    async take(session, table, body) {
      const asked = read(body, givenSeat);
      if (!asked.ok) return refused(400, 'seat: one of those that are free');
      const { seat } = asked.value;
      const name = asked.value.name === undefined ? undefined : playerName(asked.value.name);
      if (name === null) return refused(400, 'name: letters, digits and a few signs');
      const called = await calledAt(storage, session, name);
      if (!called.ok) return NAME_TAKEN;
      const key = asked.value.next ?? newKey(world);
      const fault = keyFault(key);
      if (fault !== null) return refused(400, fault);
      const isTaken = await storage.takeChallenge(session, table, {
        seat,
        keyHash: digestOf(key),
        since: now() - LISTED,
      });
      const games = isTaken ? ((await storage.table(table))?.games ?? []) : [];
      const [game] = games;
      if (game === undefined) return refused(409, 'this seat is not free');
      for (const one of games) await seatsDiffer(one.battle);
      if (called.name !== undefined) await storage.nameSeat(table, seat, called.name);
      const { battle, secret } = game;
      return ok({ table, battle, seat, key, commit: commitmentOf(battle, secret) });
    },
    async remove(session, table, body) {
      const asked = read(body ?? {}, givenNext);
      if (!asked.ok) return against(asked.problems);
      // One that was for him, and is not wanted.
      if (session !== null && (await storage.declineInvitation(session, table, now()))) {
        // Whoever waits there is told, in words that name nobody.
        storage.haveChanged((await storage.table(table))?.games.map(({ battle }) => battle) ?? []);
        return ok({ keys: {} });
      }
      const next = asked.value.next ?? newKey(world);
      const fault = keyFault(next);
      if (fault !== null) return refused(400, fault);
      const keyHash = (seat: string): string => digestOf(keyFrom(next, seat));
      const free = session === null ? null : await storage.removeChallenge(session, table, keyHash);
      if (free === null) return refused(404, 'no challenge of yours');
      return ok({ keys: Object.fromEntries(free.map((seat) => [seat, keyFrom(next, seat)])) });
    },
  };
}

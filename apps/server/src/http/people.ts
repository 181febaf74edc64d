/** People one has met at a table: what was played with each, and whom one wants to meet no more. */
import { createHmac } from 'node:crypto';
import { flag, read, record, text } from '@drumhead/content/schema';
import type { Storage } from '../storage/storage.ts';
import type { StoredMeeting } from '../storage/peopleRows.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { LISTED } from './challenges.ts';
import { namingIn } from './naming.ts';

/** Battles that are looked at: more than anybody plays in years. */
const MOST = 1000;

/** Tables of one that may be kept for another at a time. */
const MOST_KEPT = 5;

const given = record({ blocked: flag }, {});
const kept = record({ table: text(40) }, {});

export interface People {
  list(owner: string | null): Promise<Answer>;
  /** Blocks somebody, or no more. He is not told. */
  change(owner: string | null, id: string, body: unknown): Promise<Answer>;
  /** Challenges somebody to a table of one's own. */
  challenge(owner: string | null, id: string, body: unknown): Promise<Answer>;
}

export interface PeopleNeeds {
  readonly storage: Pick<Storage, 'meetingsOf' | 'blockedBy' | 'setBlocked' | 'invite'>;
  /** Nobody without it can tell of two names that they are of the same person. */
  readonly key: string;
  readonly now: () => number;
  /** Somebody's list of challenges differs. */
  readonly moved: (owner: string) => void;
}

export function peopleOn({ storage, key, now, moved }: PeopleNeeds): People {
  /** Of another as this one knows him: others know him by other names. */
  const idOf = (owner: string, other: string): string =>
    createHmac('sha256', key).update(`drumhead-person-1\n${owner}\n${other}`).digest('base64url').slice(0, 22);

  async function otherCalled(owner: string | null, id: string): Promise<string | undefined> {
    const meetings = owner === null ? [] : await storage.meetingsOf(owner, MOST);
    return meetings.find((meeting) => owner !== null && idOf(owner, meeting.other) === id)?.other;
  }

  return {
    async list(owner) {
      if (owner === null) return ok({ people: [] });
      const [meetings, blocked] = await Promise.all([storage.meetingsOf(owner, MOST), storage.blockedBy(owner)]);
      const others = [...new Set(meetings.map(({ other }) => other))];
      const people = others.map((other) => {
        const met = meetings.filter((meeting) => meeting.other === other);
        return {
          id: idOf(owner, other),
          ...aboutIn(met),
          isGuest: !isAccount(other),
          isBlocked: blocked.includes(other),
        };
      });
      return ok({ people: people.sort((a, b) => b.last.at - a.last.at) });
    },
    async change(owner, id, body) {
      const asked = read(body, given);
      if (!asked.ok) return against(asked.problems);
      const other = await otherCalled(owner, id);
      if (owner === null || other === undefined) return refused(404, 'nobody you have met');
      await storage.setBlocked(owner, other, asked.value.blocked);
      for (const one of [owner, other]) moved(one);
      return ok({});
    },
    async challenge(owner, id, body) {
      const asked = read(body, kept);
      if (!asked.ok) return against(asked.problems);
      const other = await otherCalled(owner, id);
      if (owner === null || other === undefined) return refused(404, 'nobody you have met');
      // Also where one blocks the other: then it is on no list.
      const at = now();
      const isKept = await storage.invite(owner, other, asked.value.table, { at, since: at - LISTED, most: MOST_KEPT });
      if (!isKept) return refused(409, 'no table of yours with a free seat, or too many for this person');
      moved(other);
      return ok({});
    },
  };
}

/** Sessions are digests; see `ownerName`. */
const isAccount = (owner: string): boolean => owner.startsWith('account:');

/** `met`: battles with one person, the newest tables first. */
function aboutIn(met: readonly StoredMeeting[]) {
  const [first] = met;
  if (first === undefined) throw new Error('nobody was met');
  const last = met.reduce((latest, one) => (one.at > latest.at ? one : latest), first);
  const { ruleset, scenario } = JSON.parse(last.header.split('\n')[0] ?? '') as {
    readonly ruleset: string;
    readonly scenario: string | null;
  };
  const over = met.filter((one) => one.over);
  const count = (is: (one: StoredMeeting) => boolean): number => over.filter(is).length;
  return {
    name: met.find(({ name }) => name !== null)?.name ?? null,
    battles: met.length,
    won: count(({ winner, seat }) => winner === seat),
    drawn: count(({ winner }) => winner === null),
    lost: count(({ winner, theirs }) => winner === theirs),
    last: {
      table: last.table,
      ruleset,
      scenario,
      naming: namingIn(last.header),
      over: last.over,
      seat: last.seat,
      theirs: last.theirs,
      at: last.at,
    },
  };
}

/** People one has met at a table: what was played with each, and whom one wants to meet no more. */
import { createHmac } from 'node:crypto';
import { flag, read, record, text } from '@drumhead/content/schema';
import type { Storage } from '../storage/storage.ts';
import type { StoredFinished } from '../storage/mineRows.ts';
import type { StoredMeeting } from '../storage/peopleRows.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { LISTED } from './challenges.ts';
import { archivedIn } from './battlePages.ts';
import { namingIn } from './naming.ts';
import { knownUntil } from './watched.ts';

/** Battles that are looked at: more than anybody plays in years. */
const MOST = 1000;

/** Tables of one that may be kept for another at a time. */
const MOST_KEPT = 5;

const given = record({}, { blocked: flag, muted: flag }, ['blocked', 'muted']);
const own = record({ hidden: flag }, {});
const kept = record({ table: text(40) }, {});

export interface People {
  list(owner: string | null): Promise<Answer>;
  /** Somebody one has met: his games, what he offers, what everybody may see of him; his name alone where he wants that. */
  look(owner: string | null, id: string): Promise<Answer>;
  /** What others see of oneself. */
  changeOwn(owner: string | null, body: unknown): Promise<Answer>;
  /** Blocks somebody, or no more, or reads nothing of him. He is not told. */
  change(owner: string | null, id: string, body: unknown): Promise<Answer>;
  /** Challenges somebody to a table of one's own. */
  challenge(owner: string | null, id: string, body: unknown): Promise<Answer>;
}

export interface PeopleNeeds {
  readonly storage: Pick<
    Storage,
    | 'meetingsOf'
    | 'blockedBy'
    | 'setBlocked'
    | 'hushedBy'
    | 'setHushed'
    | 'hiddenAmong'
    | 'setHidden'
    | 'invite'
    | 'finishedBattlesOf'
    | 'challenges'
    | 'publicPagesOf'
    | 'haveChanged'
  >;
  /** Nobody without it can tell of two names that they are of the same person. */
  readonly key: string;
  readonly now: () => number;
  /** Somebody's list of challenges differs. */
  readonly moved: (owner: string) => void;
  /** Others are to be told of what changed in these battles. */
  readonly lookAt: (battles: readonly string[]) => Promise<void>;
}

export function peopleOn({ storage, key, now, moved, lookAt }: PeopleNeeds): People {
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
      const [meetings, blocked, hushed] = await Promise.all([
        storage.meetingsOf(owner, MOST),
        storage.blockedBy(owner),
        storage.hushedBy(owner),
      ]);
      const others = [...new Set(meetings.map(({ other }) => other))];
      const people = others.map((other) => {
        const met = meetings.filter((meeting) => meeting.other === other);
        return {
          id: idOf(owner, other),
          ...aboutIn(met),
          isGuest: !isAccount(other),
          isBlocked: blocked.includes(other),
          isMuted: hushed.includes(other),
        };
      });
      const isHidden = (await storage.hiddenAmong([owner])).length > 0;
      return ok({ people: people.sort((a, b) => b.last.at - a.last.at), isHidden });
    },
    async look(owner, id) {
      const other = await otherCalled(owner, id);
      if (owner === null || other === undefined) return refused(404, 'nobody you have met');
      const [meetings, hidden, blocked, hushed] = await Promise.all([
        storage.meetingsOf(owner, MOST),
        storage.hiddenAmong([other]),
        storage.blockedBy(owner),
        storage.hushedBy(owner),
      ]);
      const met = meetings.filter((meeting) => meeting.other === other);
      const person = {
        id,
        ...aboutIn(met),
        isGuest: !isAccount(other),
        isBlocked: blocked.includes(other),
        isMuted: hushed.includes(other),
      };
      if (hidden.length > 0) return ok({ person, isHidden: true, games: [], tables: [], pages: [] });
      const at = now();
      const [finished, challenges, pages] = await Promise.all([
        storage.finishedBattlesOf(other, MOST),
        storage.challenges(owner, at - LISTED, MOST),
        storage.publicPagesOf(other, at, MOST_PAGES),
      ]);
      return ok({
        person,
        isHidden: false,
        games: gamesIn(finished, met, at),
        tables: challenges.filter(({ host }) => host === other).map(({ table }) => table),
        pages: pages.map(archivedIn),
      });
    },
    async changeOwn(owner, body) {
      const asked = read(body, own);
      if (!asked.ok) return against(asked.problems);
      if (owner === null) return refused(404, 'nobody you have met');
      await storage.setHidden(owner, asked.value.hidden);
      return ok({});
    },
    async change(owner, id, body) {
      const asked = read(body, given);
      if (!asked.ok) return against(asked.problems);
      const other = await otherCalled(owner, id);
      if (owner === null || other === undefined) return refused(404, 'nobody you have met');
      const { blocked, muted } = asked.value;
      // Battles of both are told anew: what was said there is shown no more, or again.
      if (muted !== undefined) {
        const battles = await storage.setHushed(owner, other, muted);
        storage.haveChanged(battles);
        await lookAt(battles);
      }
      if (blocked === undefined) return ok({});
      await storage.setBlocked(owner, other, blocked);
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

/** Battles of a page of a person. */
const MOST_PAGES = 6;

/** What somebody played against people, by rule set, and how it ended; and what of that with the reader. */
function gamesIn(finished: readonly StoredFinished[], met: readonly StoredMeeting[], now: number) {
  const rulesetIn = (header: string): string =>
    (JSON.parse(header.split('\n')[0] ?? '') as { readonly ruleset: string }).ruleset;
  const isBetweenPeople = ({ players }: StoredFinished): boolean =>
    Object.values(players).filter((player) => player === 'person').length > 1;
  // Where watchers are told late, that a battle is over is told late to all but its players.
  const isKnown = ({ battle, settings, at }: StoredFinished): boolean =>
    (at ?? 0) <= knownUntil(settings, now) || met.some((one) => one.battle === battle);
  const played = finished
    .filter((one) => isBetweenPeople(one) && isKnown(one))
    .map((one) => ({ ...one, ruleset: rulesetIn(one.header) }));
  const withYou = met.filter(({ over }) => over).map((one) => ({ ...one, ruleset: rulesetIn(one.header) }));
  return [...new Set(played.map(({ ruleset }) => ruleset))].sort().map((ruleset) => {
    const all = played.filter((one) => one.ruleset === ruleset);
    const won = all.filter(({ winner, seat }) => winner === seat).length;
    const drawn = all.filter(({ winner }) => winner === null).length;
    return {
      ruleset,
      played: all.length,
      won,
      drawn,
      lost: all.length - won - drawn,
      withYou: withYou.filter((one) => one.ruleset === ruleset).length,
    };
  });
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

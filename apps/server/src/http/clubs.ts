/** Clubs: a name, whoever has come by its link, when they meet, what they play. Members see all of it, others the name. */
import { calledAt, NAME_TAKEN } from '../account/names.ts';
import { createHmac } from 'node:crypto';
import { flag, nullable, read, record, text, whole } from '@drumhead/content/schema';
import { playerName } from '@drumhead/protocol';
import { nextTimes } from '../clubs/calendar.ts';
import type { StoredClub } from '../storage/clubRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { anyKey, digestOf, newKey, newName } from './keys.ts';
import { namingIn } from './naming.ts';

/** Clubs that somebody is in, people in a club, evenings that are to come, and battles that are listed. */
const MOST_CLUBS = 20;
const MOST_MEMBERS = 200;
const MOST_EVENINGS = 50;
const MOST_TABLES = 200;
/** Milliseconds for which an evening that has begun is still there. */
const LASTS = 6 * 3_600_000;
const LONGEST_WORDS = 120;
const YEAR = 366 * 24 * 3_600_000;

const newClub = record({ name: text(200), mine: text(200) }, {});
const joining = record({ key: anyKey, name: text(200) }, {});
const named = record({ name: text(200) }, {});
const newEvening = record({ at: whole(0, 2 ** 50), words: nullable(text(LONGEST_WORDS)) }, {});
const coming = record({ comes: flag }, {});
const setTable = record({ table: text(40) }, {});
/** Null: as a watcher. */
const givenSeat = record({ seat: nullable(text(200)) }, {});

export interface Clubs {
  list(owner: string | null): Promise<Answer>;
  make(owner: string, body: unknown): Promise<Answer>;
  look(owner: string | null, club: string): Promise<Answer>;
  /** By the key of its link. */
  join(owner: string, club: string, body: unknown): Promise<Answer>;
  /** Goes by another name there, also in leagues to come. */
  rename(owner: string | null, club: string, body: unknown): Promise<Answer>;
  /** Leaves; or the founder sends somebody else away, and the old link leads nowhere. */
  leave(owner: string | null, club: string, member: string): Promise<Answer>;
  /** Another link; the old one leads nowhere. */
  newLink(owner: string | null, club: string): Promise<Answer>;
  addEvening(owner: string | null, club: string, body: unknown): Promise<Answer>;
  removeEvening(owner: string | null, club: string, evening: string): Promise<Answer>;
  come(owner: string | null, club: string, evening: string, body: unknown): Promise<Answer>;
  setTable(owner: string | null, club: string, body: unknown): Promise<Answer>;
  sit(owner: string | null, club: string, table: string, body: unknown): Promise<Answer>;
}

/** A stranger cannot tell a club that is there from one that is not, but by its link. */
export const NOT_A_MEMBER = refused(403, 'you are no member of this club');

/** The club, for a member of it alone. */
export async function clubFor(storage: Storage, owner: string | null, id: string): Promise<StoredClub | null> {
  const club = owner === null ? null : await storage.club(id);
  return club?.members.some((member) => member.owner === owner) === true ? club : null;
}

export interface ClubNeeds {
  readonly storage: Storage;
  /** What the keys of links come from. */
  readonly key: string;
  readonly now: () => number;
  readonly world: Pick<World, 'random'>;
}

export function clubsOn({ storage, key, now, world }: ClubNeeds): Clubs {
  const linkOf = ({ id, links }: Pick<StoredClub, 'id' | 'links'>): string =>
    createHmac('sha256', key).update(`drumhead-club-1\n${id}\n${links}`).digest('base64url').slice(0, 22);

  /** Does it for a member; `work` is given the club. */
  async function asMember(
    owner: string | null,
    id: string,
    work: (club: StoredClub, owner: string) => Promise<Answer>,
  ): Promise<Answer> {
    const club = await clubFor(storage, owner, id);
    return club === null || owner === null ? NOT_A_MEMBER : work(club, owner);
  }

  return {
    async list(owner) {
      return ok({ clubs: owner === null ? [] : await storage.clubsOf(owner) });
    },
    async make(owner, body) {
      const asked = read(body, newClub);
      if (!asked.ok) return against(asked.problems);
      const [name, mine] = [playerName(asked.value.name), playerName(asked.value.mine)];
      if (name === null || mine === null) return refused(400, WRONG_NAME);
      const called = await calledAt(storage, owner, mine);
      if (!called.ok) return NAME_TAKEN;
      const at = now();
      const club = { id: newName(world), name, created: at };
      const founder = { owner, number: 1, name: called.name ?? mine, joined: at, seen: at };
      if (!(await storage.createClub(club, founder, MOST_CLUBS))) return refused(409, 'you are in too many clubs');
      return ok({ club: club.id, key: linkOf({ ...club, links: 0 }) });
    },
    async look(owner, id) {
      const club = await storage.club(id);
      if (club === null) return refused(404, 'no such club');
      const you = club.members.find((member) => member.owner === owner);
      if (you === undefined || owner === null) return ok({ name: club.name, you: null });
      const at = now();
      await storage.sawClub(id, owner, at);
      const [evenings, tables, leagues] = await Promise.all([
        storage.evenings(id, at - LASTS),
        storage.clubTables(id, owner, MOST_TABLES),
        storage.leaguesOf(id),
      ]);
      const numberOf = (one: string): number | null =>
        club.members.find((member) => member.owner === one)?.number ?? null;
      return ok({
        name: club.name,
        created: club.created,
        you: you.number,
        /** Whoever may send others away. */
        isFounder: club.members[0]?.owner === owner,
        key: linkOf(club),
        members: club.members.map(({ owner: _hidden, ...member }) => member),
        evenings: evenings.map(({ owner: by, comings, ...evening }) => ({
          ...evening,
          yours: by === owner,
          come: comings.flatMap((one) => (one.comes ? (numberOf(one.owner) ?? []) : [])),
          youCome: comings.find((one) => one.owner === owner)?.comes ?? null,
        })),
        tables: tables.map(({ header, chairs, names, players, ...table }) => {
          const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as {
            ruleset: string;
            scenario: string;
          };
          const seats = Object.keys(players).map((seat) => {
            return { seat, player: players[seat], name: names[chairs[seat] ?? seat] ?? null };
          });
          return { ...table, ruleset, scenario, naming: namingIn(header), seats };
        }),
        leagues: leagues.map(({ id: league, settings, state, rounds, entries }) => ({
          league,
          name: settings.name,
          kind: settings.kind,
          state,
          round: rounds.length,
          rounds: settings.rounds,
          ends: rounds.at(-1)?.isOver === false ? rounds.at(-1)?.ends : null,
          begins:
            state === 'over' || rounds.at(-1)?.isOver === false ? null : nextTimes({ settings, rounds }, at).begins,
          players: entries.filter(({ until }) => until === null).length,
          plays: entries.some((entry) => entry.owner === owner && entry.until === null),
        })),
      });
    },
    async join(owner, id, body) {
      const asked = read(body, joining);
      if (!asked.ok) return against(asked.problems);
      const name = playerName(asked.value.name);
      if (name === null) return refused(400, WRONG_NAME);
      const called = await calledAt(storage, owner, name);
      if (!called.ok) return NAME_TAKEN;
      const club = await storage.club(id);
      if (club === null || digestOf(linkOf(club)) !== digestOf(asked.value.key))
        return refused(403, 'this link leads to no club');
      if ((await storage.clubsOf(owner)).length >= MOST_CLUBS) return refused(409, 'you are in too many clubs');
      const member = { owner, name: called.name ?? name, joined: now(), seen: now() };
      return (await storage.joinClub(id, member, MOST_MEMBERS)) ? ok({ club: id }) : refused(409, 'the club is full');
    },
    rename: (who, id, body) =>
      asMember(who, id, async (_club, owner) => {
        const asked = read(body, named);
        if (!asked.ok) return against(asked.problems);
        const name = playerName(asked.value.name);
        if (name === null) return refused(400, WRONG_NAME);
        const called = await calledAt(storage, owner, name);
        if (!called.ok) return NAME_TAKEN;
        await storage.joinClub(id, { owner, name: called.name ?? name, joined: now(), seen: now() }, MOST_MEMBERS);
        return ok({});
      }),
    leave: (who, id, number) =>
      asMember(who, id, async ({ members }, owner) => {
        const member = members.find((one) => String(one.number) === number);
        if (member === undefined) return refused(404, 'no such member');
        if (member.owner !== owner && members[0]?.owner !== owner) return refused(403, 'only the founder may');
        await storage.leaveClub(id, member.owner);
        // Whoever was sent away has the link.
        if (member.owner !== owner) await storage.renewClubLink(id);
        return ok({});
      }),
    newLink: (who, id) =>
      asMember(who, id, async () => {
        await storage.renewClubLink(id);
        const club = await storage.club(id);
        return club === null ? NOT_A_MEMBER : ok({ key: linkOf(club) });
      }),
    addEvening: (who, id, body) =>
      asMember(who, id, async (_club, owner) => {
        const asked = read(body, newEvening);
        if (!asked.ok) return against(asked.problems);
        const { at } = asked.value;
        const words = asked.value.words?.trim() ?? '';
        if (!/^[\p{L}\p{N}\p{P}\p{Zs}]*$/u.test(words)) return refused(400, 'words: letters, digits and a few signs');
        if (at < now() - LASTS || at > now() + YEAR) return refused(400, 'at: within a year');
        const there = await storage.evenings(id, now() - LASTS);
        if (there.length >= MOST_EVENINGS) return refused(409, 'too many evenings');
        const evening = newName(world);
        await storage.addEvening({ id: evening, club: id, owner, at, words });
        await storage.setComing(id, evening, owner, true);
        return ok({ evening });
      }),
    removeEvening: (who, id, evening) =>
      asMember(who, id, async (_club, owner) =>
        (await storage.removeEvening(id, evening, owner)) ? ok({}) : refused(403, 'this evening is not yours'),
      ),
    come: (who, id, evening, body) =>
      asMember(who, id, async (_club, owner) => {
        const asked = read(body, coming);
        if (!asked.ok) return against(asked.problems);
        const { comes } = asked.value;
        return (await storage.setComing(id, evening, owner, comes)) ? ok({}) : refused(404, 'no such evening');
      }),
    setTable: (who, id, body) =>
      asMember(who, id, async (_club, owner) => {
        const asked = read(body, setTable);
        if (!asked.ok) return against(asked.problems);
        const isSet = await storage.setClubTable(id, asked.value.table, owner, now());
        return isSet ? ok({}) : refused(409, 'no table of yours, or it is set already');
      }),
    sit: (who, id, table, body) =>
      asMember(who, id, async (_club, owner) => {
        const asked = read(body, givenSeat);
        if (!asked.ok) return against(asked.problems);
        const seat = asked.value.seat ?? '';
        // Nobody else has its key any more.
        const isSat = await storage.sitInClub(id, table, owner, seat, digestOf(newKey(world)));
        if (!isSat) return refused(409, 'this seat is not free');
        const battle = (await storage.table(table))?.games.at(-1)?.battle ?? '';
        return ok({ table, battle, seat });
      }),
  };
}

const WRONG_NAME = 'name: letters, digits and a few signs';

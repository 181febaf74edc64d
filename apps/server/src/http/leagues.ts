/** Leagues of clubs: made once, after that they run by themselves. Members of the club see all of it. */
import { NAME_TAKEN, nameKey } from '../account/names.ts';
import {
  choice,
  constant,
  dictionary,
  list,
  nullable,
  read,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';
import { playerName } from '@drumhead/protocol';
import { rulesets } from '@drumhead/rulesets';
import { clockOf, nextTimes } from '../clubs/calendar.ts';
import { gotIn, type League, type LeagueSettings, pointsFor } from '../clubs/league.ts';
import { standingsOf } from '../clubs/pairing/standings.ts';
import { isZone } from '../notices/quiet.ts';
import type { LeagueBattleNow } from '../storage/leagueReads.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { namingFrom, sidesFrom } from './begun.ts';
import { clubFor, NOT_A_MEMBER } from './clubs.ts';
import { newName } from './keys.ts';
import { namingIn } from './naming.ts';

/** Leagues of a club that are not over, those who play in one, and computer players among them: two of these think for long. */
const MOST_LEAGUES = 5;
const MOST_PLAYERS = 64;
const MOST_COMPUTERS = 2;
const YEAR = 366 * 24 * 3_600_000;
/** A round may have begun a moment ago by the clock of whoever asks. */
const TOLERANCE = 3_600_000;
/** Of equal ones who is first is drawn from so many lots. */
const LOTS = 2 ** 31;

const newLeague = record(
  {
    name: text(200),
    kind: choice(['swiss', 'robin']),
    rounds: whole(1, 15),
    ruleset: choice(rulesets.map(({ id }) => id)),
    scenario: nullable(text(200)),
    pace: tagged('kind', [
      record({ kind: constant('turns'), days: whole(1, 28) }, {}),
      record({ kind: constant('evening'), hours: whole(1, 12), zone: text(60) }, {}),
    ]),
    first: whole(0, 2 ** 50),
    /** What they are called, and how they play. */
    computers: list(
      record({ player: choice(['recruit', 'corporal', 'captain']), name: text(200) }, {}),
      0,
      MOST_COMPUTERS,
    ),
  },
  { setup: dictionary(200) },
);

export interface Leagues {
  /** Whoever makes it is in it. */
  make(owner: string | null, club: string, body: unknown): Promise<Answer>;
  look(owner: string | null, league: string): Promise<Answer>;
  join(owner: string | null, league: string): Promise<Answer>;
  leave(owner: string | null, league: string): Promise<Answer>;
}

export interface LeagueNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: Pick<World, 'random'>;
  /** Does what can be done in a league at once. */
  readonly tend: (league: string) => Promise<void>;
}

export function leaguesOn({ storage, now, world, tend }: LeagueNeeds): Leagues {
  const lot = (): number => world.random(4).readUInt32BE(0) % LOTS;

  async function leagueFor(owner: string | null, id: string) {
    const league = await storage.league(id);
    const club = league === null ? null : await clubFor(storage, owner, league.club);
    return league === null || club === null || owner === null ? null : { league, club, owner };
  }

  return {
    async make(owner, clubId, body) {
      const asked = read(body, newLeague);
      if (!asked.ok) return against(asked.problems);
      const club = await clubFor(storage, owner, clubId);
      const you = club?.members.find((member) => member.owner === owner);
      if (club === null || owner === null || you === undefined) return NOT_A_MEMBER;
      const { kind, rounds, pace, first, ruleset, scenario, setup, computers } = asked.value;
      const name = playerName(asked.value.name);
      const names = computers.map((one) => playerName(one.name));
      if (name === null || names.includes(null)) return refused(400, 'name: letters, digits and a few signs');
      // A computer player goes by the name of nobody.
      for (const one of names) if (await storage.isClosedName('', nameKey(one ?? ''))) return NAME_TAKEN;
      if (pace.kind === 'evening' && !isZone(pace.zone)) return refused(400, 'pace.zone: no such zone');
      if (first < now() - TOLERANCE || first > now() + YEAR) return refused(400, 'first: within a year');
      const game = { ruleset, scenario, ...(setup === undefined ? {} : { setup }) };
      const sides = sidesOf(game);
      if (!sides.ok) return sides;
      const open = (await storage.leaguesOf(clubId)).filter(({ state }) => state !== 'over');
      if (open.length >= MOST_LEAGUES) return refused(409, 'too many leagues at a time');
      const id = newName(world);
      const settings: LeagueSettings = { name, kind, rounds, game, sides: sides.value, pace, first };
      const person = { owner, player: 'person', name: you.name };
      const bots = computers.map(({ player }, index) => ({ owner: null, player, name: names[index] ?? null }));
      const entries = [person, ...bots].map((one, index) => {
        return { ...one, entry: index + 1, lot: lot(), since: 1, until: null };
      });
      await storage.createLeague({ id, club: clubId, settings, entries }, now());
      return ok({ league: id });
    },
    async look(owner, id) {
      const found = await leagueFor(owner, id);
      if (found === null) return NOT_A_MEMBER;
      const { league, club } = found;
      const [acts, battles] = await Promise.all([storage.actsOf(id), storage.leagueBattlesNow(id)]);
      return ok({ club: { id: club.id, name: club.name }, ...shown(league, found.owner, battles, now()), acts });
    },
    async join(owner, id) {
      const found = await leagueFor(owner, id);
      if (found === null) return NOT_A_MEMBER;
      const you = found.club.members.find((member) => member.owner === found.owner);
      const who = { owner: found.owner, name: you?.name ?? '', lot: lot() };
      const isIn = await storage.joinLeague(id, who, MOST_PLAYERS);
      return isIn ? ok({}) : refused(409, 'you are in it, or it is over or full');
    },
    async leave(owner, id) {
      const found = await leagueFor(owner, id);
      if (found === null) return NOT_A_MEMBER;
      if (!(await storage.leaveLeague(id, found.owner))) return refused(409, 'you are not in it, or it is over');
      // Who was to meet him need not wait.
      await tend(id);
      return ok({});
    },
  };
}

/** Both sides of a game. */
function sidesOf(
  game: LeagueSettings['game'],
): { readonly ok: true; readonly value: readonly [string, string] } | (Answer & { readonly ok: false }) {
  const begun = sidesFrom(game);
  if (!begun.ok) return begun;
  const [first, second, ...others] = begun.seats;
  // A name that every object has is found where nothing was written.
  if (first === undefined || second === undefined || others.length > 0 || first in {} || second in {})
    return { ok: false, status: 400, error: 'setup: a battle of two sides' };
  return { ok: true, value: [first, second] };
}

function shown(league: League, owner: string, battlesNow: readonly LeagueBattleNow[], now: number) {
  const { settings, state, entries, rounds, battles } = league;
  const got = gotIn(league);
  const own = entries.filter((entry) => entry.owner === owner);
  const you = own.find(({ until }) => until === null) ?? own[0];
  const next = rounds.length + 1;
  const hasNext = state !== 'over' && (settings.kind === 'robin' || next <= settings.rounds);
  const [first] = battlesNow;
  return {
    name: settings.name,
    kind: settings.kind,
    rounds: settings.rounds,
    sides: settings.sides,
    ruleset: settings.game.ruleset,
    scenario: settings.game.scenario,
    naming: first === undefined ? namingFrom(settings.game) : namingIn(first.header),
    pace: settings.pace,
    bank: clockOf(settings).bank,
    state,
    you: you === undefined ? null : { entry: you.entry, isIn: you.until === null },
    entries: entries.map(({ entry, name, player, since, until }) => {
      const isOut = until !== null && until <= Math.max(1, rounds.length + (state === 'over' ? 0 : 1));
      return { entry, name, player, since, isOut };
    }),
    standings: standingsOf(
      entries.map(({ entry }) => entry),
      got,
    ),
    played: rounds.map(({ number, began, ends, isOver, out }) => ({
      number,
      began,
      ends,
      isOver,
      out,
      battles: battles
        .filter(({ round }) => round === number)
        .map(({ round: _same, result, ...battle }) => {
          const stands = battlesNow.find((one) => one.battle === battle.battle);
          return {
            ...battle,
            result: result && { ...result, points: battle.entries.map((entry) => pointsFor(result, entry)) },
            lines: stands?.lines ?? 0,
            isOver: stands?.over ?? true,
            /** It was deleted. */
            isGone: stands === undefined,
            awaited: settings.sides.flatMap((side, index) =>
              stands?.awaited.includes(side) === true && result === null ? [battle.entries[index]] : [],
            ),
          };
        }),
    })),
    next: hasNext ? { number: next, begins: nextTimes(league, now).begins } : null,
  };
}

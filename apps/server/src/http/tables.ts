/** Tables over HTTP: make one, look at it, sit down, give out a new link, take the record home. */
import { RANKS } from '@drumhead/bots';
import { choice, dictionary, flag, type Infer, nullable, read, record, text, whole } from '@drumhead/content/schema';
import type { Seat } from '@drumhead/engine';
import { playerName, SHOWN } from '@drumhead/protocol';
import { commitmentOf } from '@drumhead/protocol/dice';
import { rulesets } from '@drumhead/rulesets';
import { calledAt, NAME_TAKEN } from '../account/names.ts';
import { isZone } from '../notices/quiet.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { BySeat, StoredGame, StoredTable, TableSettings } from '../storage/stored.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { begunFrom } from './begun.ts';
import { dailyHours } from './dailyHours.ts';
import { anyKey, digestOf, keyFault, keyFrom, nameFrom, newKey, newName, newSecret } from './keys.ts';
import { knownLists, sealedIn, takeList } from './sealedLists.ts';
import { namingIn } from './naming.ts';
import { recordAnswer } from './records.ts';
import { battleAt, knownUntil, tableAt } from './watched.ts';

const NAME = 200;

/** Milliseconds: 90 days are more than anybody waits. */
const LONGEST = 90 * 24 * 3_600_000;
/** Minutes: a day. */
const LONGEST_DELAY = 24 * 60;
const clock = record(
  { kind: choice(['live', 'turns']), bank: whole(1000, LONGEST), gain: whole(0, LONGEST), cap: whole(0, LONGEST) },
  {},
);

const newTable = record(
  {
    ruleset: choice(rulesets.map(({ id }) => id)),
    scenario: nullable(text(NAME)),
    /** By seat: `person`, or the name of a computer player. */
    players: dictionary(NAME),
    /** The seat of the one who makes the table. */
    mine: text(NAME),
  },
  {
    setup: dictionary(NAME),
    clock,
    challenge: record({ hours: nullable(dailyHours) }, {}),
    /** What the one who makes the table wants to be called. */
    name: text(NAME),
    /** Minutes after which watchers are told of what happened. */
    delay: whole(0, LONGEST_DELAY),
    /** The people choose their lists in secret, such as squads; in the set-up stands what could be in the place of others'. */
    lists: flag,
    /** Everybody may ask the computer for advice. */
    advice: flag,
    /** Who sees the pages of its battles when they are over: whoever sits down agrees to that. */
    shown: choice(SHOWN),
    /** Made by the page: the same table and keys come of it, so that an answer which is lost can be had again. */
    next: anyKey,
  },
);
/** `next`: the key that the seat is to have, made by the page, so that an answer which is lost can be had again. */
/** `isKept`: the name is one that the device has from before, and nobody typed it now: it takes no other's place. */
const givenKey = record({ key: anyKey }, { name: text(NAME), isKept: flag, next: anyKey });
const givenSeat = record({ seat: text(NAME) }, {});

export interface Tables {
  make(session: string, body: unknown): Promise<Answer>;
  look(session: string | null, table: string): Promise<Answer>;
  sit(session: string, table: string, body: unknown): Promise<Answer>;
  newLink(session: string, table: string, body: unknown): Promise<Answer>;
  /** Takes what was chosen in secret for a seat. */
  list(session: string, table: string, body: unknown): Promise<Answer>;
  /** `battle`: one that was played there; null for the last one. */
  record(session: string | null, table: string, battle: string | null): Promise<Answer>;
}

/** `''` is the seat of watchers. */
const WATCHING = '';

/**
 * `seatsDiffer`: somebody no longer sits where he sat in this battle. `awaited`: the seats that must decide now in a
 * battle.
 */
export function tablesOn(
  storage: Storage,
  now: () => number,
  seatsDiffer: (battle: string) => Promise<void>,
  awaited: (battle: string) => Promise<readonly Seat[]>,
  world: World,
): Tables {
  async function make(session: string, body: unknown): Promise<Answer> {
    const asked = read(body, newTable);
    if (!asked.ok) return against(asked.problems);
    const { mine } = asked.value;
    const begun = begunFrom(asked.value);
    if (!begun.ok) return begun;
    const { seats } = begun;
    const players = asked.value.players as BySeat;
    const wrong = playersFault(players, seats, mine);
    if (wrong !== null) return refused(400, wrong);
    const people = seats.filter((seat) => players[seat] === 'person');
    const name = nameIn(asked.value);
    if (name === null) return refused(400, WRONG_NAME);
    const called = await calledAt(storage, session, name);
    if (!called.ok) return NAME_TAKEN;
    const { challenge } = asked.value;
    if (challenge !== undefined && people.length < 2) return refused(400, 'challenge: a seat that is free');
    const isSecret = asked.value.lists === true;
    const sealed = isSecret ? sealedIn({ ...asked.value, setup: asked.value.setup ?? null }, people) : null;
    if (isSecret && sealed === null) return refused(400, 'lists: a set-up whose people choose something');
    const shown = sealed === null ? begun : begunFrom({ ...asked.value, setup: sealed.setup });
    if (!shown.ok) return shown;
    if (challenge?.hours && !isZone(challenge.hours.zone)) return refused(400, 'challenge.hours.zone: no such zone');
    const next = asked.value.next ?? newKey(world);
    const fault = keyFault(next);
    if (fault !== null) return refused(400, fault);
    const table = nameFrom(next);
    // A host who had the keys of seats that anybody may take could sit down there as well, and see what is hidden.
    const isGiven = (seat: Seat): boolean => challenge === undefined || seat === mine || seat === WATCHING;
    const all = [...people, WATCHING].map(
      (seat) => [seat, isGiven(seat) ? keyFrom(next, seat) : newKey(world)] as const,
    );
    const given = Object.fromEntries(all.filter(([seat]) => isGiven(seat)));
    const anew = { battle: newName(world), secret: newSecret(world) };
    const open = challenge === undefined ? undefined : { hours: challenge.hours, created: now() };
    const about = {
      id: table,
      created: new Date(now()).toISOString(),
      settings: settingsIn(asked.value),
      keys: Object.fromEntries(all.map(([seat, key]) => [seat, digestOf(key)])),
      battle: { id: anew.battle, header: shown.header, players, bond: { secret: anew.secret, seals: {}, salts: {} } },
      host: { session, seat: mine, name: called.name ?? null },
      ...(sealed === null ? {} : { lists: sealed.lists }),
    };
    const made = (await storage.createTable(about, open))
      ? anew
      : await madeBefore(session, table, { header: shown.header, keyHash: digestOf(given[mine] ?? '') });
    if (made === null) return refused(409, 'next: another table was made with it');
    const { battle, secret } = made;
    const commit = commitmentOf(battle, secret);
    return ok({ table, battle, seat: mine, keys: given, commit, naming: namingIn(shown.header) });
  }

  /** Its maker, who never heard that the table was made, sits down there again; null: it is not what he asks for, or not his. */
  async function madeBefore(
    session: string,
    table: string,
    { header, keyHash }: { readonly header: string; readonly keyHash: string },
  ) {
    const [first] = (await storage.table(table))?.games ?? [];
    if (first?.header !== header) return null;
    const sat = await storage.sit(session, table, keyHash);
    if (sat === null) return null;
    // With the answer the cookie was lost, by which a challenge is one's own.
    await storage.hostChallenge(table, session);
    if (sat.isBeside) await seatsDiffer(first.battle);
    return first;
  }

  /** The table as this session may know it. */
  async function tableFor(session: string | null, id: string): Promise<StoredTable | null> {
    const table = await storage.table(id);
    const isPlayer = session !== null && sits(await storage.seatsOf(session, id));
    if (table === null || isPlayer) return table;
    return tableAt(storage, table, knownUntil(table.settings, now()));
  }

  return {
    make,
    async look(session, table) {
      const found = await tableFor(session, table);
      if (found === null) return refused(404, 'no such table');
      const game = lastOf(found);
      const { battle, header, players, chairs, over, secret } = game;
      const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as { ruleset: string; scenario: string };
      const [taken, names, members] = await Promise.all([
        storage.takenSeats(table),
        storage.namesAt(table),
        storage.accountSeats(table),
      ]);
      const seats = Object.entries(players).map(([seat, player]) => ({
        seat,
        player,
        taken: player !== 'person' || taken.includes(chairs[seat] ?? ''),
        name: names[chairs[seat] ?? ''] ?? null,
        ...(taken.includes(chairs[seat] ?? '') && !members.includes(chairs[seat] ?? '') ? { isGuest: true } : {}),
      }));
      const yours = (session === null ? null : await storage.sidesOf(session, battle)) ?? [];
      const { settings, games } = found;
      const own = yours.filter((seat) => seat !== WATCHING);
      const devices = Object.fromEntries(
        await Promise.all(own.map(async (seat) => [seat, await storage.devicesAt(battle, seat)] as const)),
      );
      // Only those who sit there may have a battle read for it.
      const isTold = sits(yours) || (yours.length > 0 && settings.delay === undefined);
      const lists = knownLists(header, await storage.sealedLists(battle), yours, isTold);
      const waits = !isTold || over ? [] : (lists?.missing ?? (await awaited(battle)));
      const about = {
        ruleset,
        scenario,
        naming: namingIn(header),
        over,
        seats,
        yours,
        devices,
        waits,
        lists,
        clock: settings.clock ?? null,
        delay: settings.delay ?? 0,
        shown: settings.shown ?? 'private',
        // Against computer players alone there is nobody to agree with.
        advice: settings.advice === true || seats.filter(({ player }) => player === 'person').length === 1,
      };
      return ok({ battle, ...about, commit: commitmentOf(battle, secret), score: scoreOf(games, game) });
    },
    async sit(session, table, body) {
      const asked = read(body, givenKey);
      const name = asked.ok ? nameIn(asked.value) : undefined;
      if (name === null) return refused(400, WRONG_NAME);
      const called = await calledAt(storage, session, name);
      if (!called.ok) return NAME_TAKEN;
      const next = (asked.ok ? asked.value.next : undefined) ?? newKey(world);
      const fault = keyFault(next);
      if (fault !== null) return refused(400, fault);
      const sat = asked.ok ? await storage.sit(session, table, digestOf(asked.value.key), digestOf(next)) : null;
      const found = sat === null ? null : await tableFor(session, table);
      if (sat === null || found === null) return refused(403, 'this link leads to no seat');
      const { seat: chair } = sat;
      const { battle, chairs } = lastOf(found);
      // Whoever sits there already is told.
      if (sat.isBeside) for (const game of found.games) await seatsDiffer(game.battle);
      // Watchers speak without a name.
      if (called.name !== undefined && chair !== WATCHING) {
        const isKept = asked.ok && asked.value.isKept === true;
        if (!isKept || (await storage.namesAt(table))[chair] === undefined)
          await storage.nameSeat(table, chair, called.name);
      }
      const seat = chair === WATCHING ? WATCHING : Object.keys(chairs).find((side) => chairs[side] === chair);
      return ok({ table, battle, seat, ...(sat.isNewKey ? { key: next } : {}) });
    },
    async newLink(session, table, body) {
      const asked = read(body, givenSeat);
      const found = await storage.table(table);
      const game = found === null ? null : lastOf(found);
      const seats = game === null ? null : await storage.sidesOf(session, game.battle);
      if (!asked.ok || game === null || !seats?.includes(asked.value.seat))
        return refused(403, 'this is not your seat');
      const { seat } = asked.value;
      const key = newKey(world);
      await storage.renewKey(table, game.chairs[seat] ?? seat, digestOf(key), session);
      for (const { battle } of found?.games ?? []) await seatsDiffer(battle);
      return ok({ table, seat, key });
    },
    list: (session, table, body) => takeList(storage, session, table, body, now()),
    async record(session, table, battleId) {
      const found = await tableFor(session, table);
      const game = found?.games.find((one) => battleId === null || one.battle === battleId);
      const seats = session === null ? [] : await storage.seatsOf(session, table);
      const until = found === null || sits(seats) ? Number.POSITIVE_INFINITY : knownUntil(found.settings, now());
      const id = battleId ?? (found === null ? null : lastOf(found).battle);
      // Asked before the battle is read: lists that are opened in between must not leave examples in its place.
      const isSealed = game !== undefined && seats.length > 0 && (await storage.sealedLists(game.battle)) !== null;
      if (isSealed) return refused(409, 'something is still hidden');
      const stored = game === undefined || id === null || seats.length === 0 ? null : await storage.battle(id);
      if (stored === null) return refused(404, 'no such table, or no seat at it');
      return recordAnswer(battleAt(stored, until));
    },
  };
}

const WRONG_NAME = 'name: letters, digits and a few signs';

/** Undefined where none is given; null where it is none. */
const nameIn = ({ name }: { readonly name?: string | undefined }): string | null | undefined =>
  name === undefined ? undefined : playerName(name);

/** Is one of these the seat of a player? */
const sits = (seats: readonly string[]): boolean => seats.some((seat) => seat !== WATCHING);

function settingsIn({ clock: time, delay, advice, shown = 'private' }: Asked): TableSettings {
  return {
    ...(time === undefined ? {} : { clock: time }),
    ...(delay === undefined || delay === 0 ? {} : { delay }),
    ...(advice === true ? { advice } : {}),
    ...(shown === 'private' ? {} : { shown }),
  };
}

/** The battle that is being played. */
function lastOf({ games }: StoredTable): StoredGame {
  const last = games.at(-1);
  if (last === undefined) throw new Error('a table has a battle');
  return last;
}

/** What each has won, by the side it has now; `draws` are nobody's. */
function scoreOf(games: readonly StoredGame[], { chairs }: StoredGame) {
  const over = games.filter((game) => game.over);
  const won = (side: Seat): number =>
    over.filter((game) => game.winner !== null && game.chairs[game.winner] === chairs[side]).length;
  return {
    games: games.map(({ battle, over: isOver, winner }) => ({ battle, over: isOver, winner })),
    won: Object.fromEntries(Object.keys(chairs).map((side) => [side, won(side)])),
    draws: over.filter(({ winner }) => winner === null).length,
  };
}

type Asked = Infer<typeof newTable>;

function playersFault(players: Readonly<Record<string, unknown>>, seats: readonly Seat[], mine: Seat): string | null {
  const names = Object.keys(players);
  // A name that every object has is found where nothing was written.
  if (seats.some((seat) => seat in {})) return 'setup: a side needs another name';
  if (names.length !== seats.length || !seats.every((seat) => names.includes(seat)))
    return 'players: one for each side';
  const isKnown = (player: unknown): boolean => player === 'person' || RANKS.some((rank) => rank === player);
  if (!Object.values(players).every(isKnown)) return `players: person, ${RANKS.join(', ')}`;
  return players[mine] === 'person' ? null : 'mine: a seat that a person plays';
}

/** Tables over HTTP: make one, look at it, sit down, give out a new link, take the record home. */
import { readPlayerName } from '@drumhead/bots';
import { choice, dictionary, type Infer, nullable, read, record, text } from '@drumhead/content/schema';
import { begin, type AnyRuleset, checkOf, closing, readRecord, type Seat, writeHeader } from '@drumhead/engine';
import { commitmentOf } from '@drumhead/protocol/dice';
import { rulesetById, rulesets, rulesetsFor } from '@drumhead/rulesets';
import { recordText } from '../battles/live.ts';
import type { BySeat, Storage } from '../storage/storage.ts';
import { digestOf, newKey, newName, newSecret } from './keys.ts';

/** Computer players that decide at once: the captain thinks too long for a server that others wait for. */
const BOTS = ['recruit', 'corporal'];
/** Characters of a set-up. */
const LONGEST_SETUP = 256 * 1024;
const NAME = 200;

const newTable = record(
  {
    ruleset: choice(rulesets.map(({ id }) => id)),
    scenario: nullable(text(NAME)),
    /** By seat: `person`, or the name of a computer player. */
    players: dictionary(NAME),
    /** The seat of the one who makes the table. */
    mine: text(NAME),
  },
  { setup: dictionary(NAME) },
);
const givenKey = record({ key: text(60, '[A-Za-z0-9_-]+') }, {});
const givenSeat = record({ seat: text(NAME) }, {});

/** Why a request is not done. */
export interface RefusedRequest {
  readonly status: number;
  readonly error: string;
}
export type Answer = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & RefusedRequest);

const refused = (status: number, error: string): Answer => ({ ok: false, status, error });
const ok = (value: unknown): Answer => ({ ok: true, value });

export interface Tables {
  make(session: string, body: unknown): Promise<Answer>;
  look(session: string | null, table: string): Promise<Answer>;
  sit(session: string, table: string, body: unknown): Promise<Answer>;
  newLink(session: string, table: string, body: unknown): Promise<Answer>;
  record(session: string | null, table: string): Promise<Answer>;
}

/** `''` is the seat of watchers. */
const WATCHING = '';

/** `getUp`: ends the connections of a seat of a battle, but those of one session. */
export function tablesOn(
  storage: Storage,
  now: () => number,
  getUp: (battle: string, seat: Seat, but: string) => void,
): Tables {
  async function make(session: string, body: unknown): Promise<Answer> {
    const asked = read(body, newTable);
    if (!asked.ok) return refused(400, `${asked.problems[0]?.path}: ${asked.problems[0]?.reason}`);
    const { mine } = asked.value;
    const begun = begunFrom(asked.value);
    if (!begun.ok) return begun;
    const { header, seats } = begun;
    const players = asked.value.players as BySeat;
    const fault = playersFault(players, seats, mine);
    if (fault !== null) return refused(400, fault);
    const people = seats.filter((seat) => players[seat] === 'person');
    const keys = Object.fromEntries([...people, WATCHING].map((seat) => [seat, newKey()]));
    const table = newName();
    const battle = newName();
    const bond = { secret: newSecret(), seals: {}, salts: {} };
    await storage.createTable({
      id: table,
      created: new Date(now()).toISOString(),
      keys: Object.fromEntries(Object.entries(keys).map(([seat, key]) => [seat, digestOf(key)])),
      battle: { id: battle, header, players, bond },
    });
    await storage.sit(session, table, digestOf(keys[mine] ?? ''));
    return ok({ table, battle, seat: mine, keys, commit: commitmentOf(battle, bond.secret) });
  }

  return {
    make,
    async look(session, table) {
      const found = await storage.table(table);
      if (found === null) return refused(404, 'no such table');
      const { battle, header, players, over, secret } = found;
      const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as { ruleset: string; scenario: string };
      const taken = await storage.takenSeats(table);
      const seats = Object.entries(players).map(([seat, player]) => ({
        seat,
        player,
        taken: player !== 'person' || taken.includes(seat),
      }));
      const yours = session === null ? [] : await storage.seatsOf(session, table);
      return ok({ battle, ruleset, scenario, over, seats, yours, commit: commitmentOf(battle, secret) });
    },
    async sit(session, table, body) {
      const asked = read(body, givenKey);
      const seat = asked.ok ? await storage.sit(session, table, digestOf(asked.value.key)) : null;
      const found = seat === null ? null : await storage.table(table);
      return found === null ? refused(403, 'this link leads to no seat') : ok({ table, battle: found.battle, seat });
    },
    async newLink(session, table, body) {
      const asked = read(body, givenSeat);
      const seats = await storage.seatsOf(session, table);
      if (!asked.ok || !seats.includes(asked.value.seat)) return refused(403, 'this is not your seat');
      const key = newKey();
      await storage.renewKey(table, asked.value.seat, digestOf(key), session);
      const found = await storage.table(table);
      if (found !== null) getUp(found.battle, asked.value.seat, session);
      return ok({ table, seat: asked.value.seat, key });
    },
    async record(session, table) {
      const found = await storage.table(table);
      const seats = session === null ? [] : await storage.seatsOf(session, table);
      const stored = found === null || seats.length === 0 ? null : await storage.battle(found.battle);
      if (stored === null) return refused(404, 'no such table, or no seat at it');
      const written = recordText(stored);
      const played = readRecord(written, await rulesetsFor(written));
      if (!played.ok || played.written === null) throw new Error(`battle ${stored.id} cannot be read`);
      const { battle, written: whole } = played;
      // Checks and commands tell what is hidden.
      const isOpen = [...battle.ruleset.seats(battle.state), null].every((seat) =>
        battle.ruleset.isOpen(battle.state, seat),
      );
      if (!isOpen) return refused(409, 'something is still hidden');
      return ok({ text: whole.text + closing(whole.tip, battle).text, check: checkOf(battle) });
    },
  };
}

type Asked = Infer<typeof newTable>;

/** The beginning of the record, or why there is no such battle. */
function begunFrom({
  ruleset: id,
  scenario,
  setup,
  players,
}: Asked):
  | { readonly ok: true; readonly header: string; readonly seats: readonly Seat[] }
  | (Answer & { readonly ok: false }) {
  const ruleset = rulesetById(id) as AnyRuleset;
  const given = setup ?? (scenario === null ? null : ruleset.scenario(scenario));
  if (JSON.stringify(given).length > LONGEST_SETUP) return { ok: false, status: 413, error: 'the set-up is too long' };
  const begun = begin(ruleset, given);
  if (!begun.ok) {
    const [problem] = begun.problems;
    return { ok: false, status: 400, error: `${problem?.path}: ${problem?.reason}` };
  }
  const header = writeHeader(begun.value, { scenario, seats: players as BySeat }).text.trimEnd();
  return { ok: true, header, seats: ruleset.seats(begun.value.state) };
}

function playersFault(players: Readonly<Record<string, unknown>>, seats: readonly Seat[], mine: Seat): string | null {
  const names = Object.keys(players);
  if (names.length !== seats.length || !seats.every((seat) => names.includes(seat)))
    return 'players: one for each side';
  const isKnown = (player: unknown): boolean =>
    player === 'person' || (typeof player === 'string' && BOTS.includes(player) && readPlayerName(player) !== null);
  if (!Object.values(players).every(isKnown)) return `players: person, ${BOTS.join(', ')}`;
  return players[mine] === 'person' ? null : 'mine: a seat that a person plays';
}

// Battles that are known beforehand, dice too: the same orders go to both servers, and the floor stores the same lines.
import { begin, seededRandomInt, writeHeader } from '@drumhead/engine';
import { commitmentOf, sealOf } from '@drumhead/protocol/dice';
import { knowledgeOf } from '@drumhead/rulesets';
import { goOn } from '../../apps/server/src/battles/automatic.ts';
import { trimmed } from '../../apps/server/src/battles/live.ts';
import { recordWriterOn } from '../../apps/server/src/battles/recordWriter.ts';
import { liveFrom } from '../../apps/server/src/battles/reading.ts';
import type { NewTable } from '../../apps/server/src/storage/stored.ts';

/** An order of a seat, and all lines that are stored for it. */
export interface BenchOrder {
  readonly seat: string;
  readonly command: object;
  readonly lines: readonly string[];
}

export interface BenchBattle {
  readonly table: NewTable;
  readonly seats: readonly string[];
  /** Lines that bind the dice, before the first order. */
  readonly opening: readonly string[];
  readonly orders: readonly BenchOrder[];
}

/** Nothing is hidden in them, so that both seats are sent lines. */
const SCENARIOS = [
  ['simplicity', 'windmill-ridge'],
  ['skirmish', 'shakos-pick-up'],
] as const;

const AT = 1_800_000_000_000;
const hex = (text: string, digits: number): string =>
  sealOf('bench', '', Buffer.from(text).toString('hex')).slice(0, digits);

/** The n-th battle, with at most so many orders. `time`: of all its lines, milliseconds since 1970. */
export function benchBattle(n: number, most: number, time = AT): BenchBattle {
  const [id, scenario] = SCENARIOS[n % SCENARIOS.length] as (typeof SCENARIOS)[number];
  const known = knowledgeOf(id);
  const { ruleset } = known;
  const begun = begin(ruleset, ruleset.scenario(scenario));
  if (!begun.ok) throw new Error('no battle');
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, 'person']));
  const name = `bench-${n}`;
  const salts = Object.fromEntries(seats.map((seat) => [seat, hex(`${name} ${seat}`, 32)]));
  const seals = Object.fromEntries(seats.map((seat) => [seat, sealOf(name, seat, salts[seat] ?? '')]));
  const bond = { secret: hex(name, 64), seals, salts };
  const battle = {
    id: name,
    header: writeHeader(begun.value, { scenario, seats: players }).text.trimEnd(),
    players,
    bond,
  };
  const chairs = Object.fromEntries(seats.map((seat) => [seat, seat]));
  const side = {
    bond,
    bondAt: 0,
    standing: {},
    question: null,
    pauses: [],
    freeText: false,
    muted: [],
    hushed: {},
    next: null,
    refused: [],
    changes: 0,
  };
  let live = liveFrom({ ...battle, table: '', settings: {}, chairs, side, count: 0, lines: [] }, [ruleset]);
  const answering = { standing: new Map(), quick: () => null, report: () => undefined };
  const opening = recordWriterOn(live, side, () => time);
  opening.line({ dice: { battle: name, commit: commitmentOf(name, bond.secret), seals, salts } });
  goOn(opening, answering);
  live = opening.live();
  const choose = seededRandomInt(name);
  const orders: BenchOrder[] = [];
  while (orders.length < most && !live.over) {
    const asked = ruleset.pending(live.battle.state)[0];
    if (asked === undefined) break;
    const { seat } = asked;
    const offers = ruleset.offers(ruleset.view(live.battle.state, seat), seat);
    const command = offers[choose(offers.length)];
    const writer = recordWriterOn(live, side, () => time);
    if (command === undefined || writer.order(seat, command) !== null) break;
    goOn(writer, answering);
    orders.push({ seat, command, lines: writer.lines().map(({ text }) => text) });
    live = trimmed(writer.live());
  }
  const keys = Object.fromEntries(['', ...seats].map((seat) => [seat, hex(`${name} key ${seat}`, 64)]));
  const table: NewTable = { id: `table-${n}`, created: '', settings: {}, keys, battle };
  return { table, seats, opening: opening.lines().map(({ text }) => text), orders };
}

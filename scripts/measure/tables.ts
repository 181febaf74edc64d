// The fullest table of each rule set: the golden battle with most troops, when one of them may first be moved.
import { type AnyRuleset, begin, type Battle, type Command, decide, type Seat, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { type Golden, goldenRecords } from '../golden.ts';

/** States of all rule sets have one list or the other. */
interface Troops {
  readonly units?: readonly unknown[];
  readonly models?: readonly unknown[];
}

export interface FullTable {
  readonly golden: string;
  readonly troops: number;
  /** A piece that may be dragged, by its name on the page. */
  readonly piece: string;
  readonly record: string;
}

const troopsOf = ({ units, models }: Troops): number => (units ?? models ?? []).length;

/** The piece that an order moves, or null. */
function moved(command: Command): string | null {
  if (command.type !== 'move') return null;
  const { unit, model } = command as { readonly unit?: number; readonly model?: number };
  return unit === undefined ? `model-${model}` : `unit-${unit}`;
}

function begun(ruleset: AnyRuleset, { name, header }: Golden): Battle {
  const battle = begin(ruleset, header.setup);
  if (!battle.ok) throw new Error(`${name} does not begin`);
  return battle.value;
}

export function fullTable(id: string): FullTable {
  const ruleset = rulesetById(id);
  if (!ruleset) throw new Error(`There is no rule set ${id}.`);
  const sizes = goldenRecords(id, ruleset.version).map((golden) => ({
    golden,
    troops: troopsOf(begun(ruleset, golden).state as Troops),
  }));
  const { golden, troops } = sizes.reduce((a, b) => (b.troops > a.troops ? b : a));
  let battle = begun(ruleset, golden);
  for (const [seat, command] of golden.orders) {
    const asked = ruleset.pending(battle.state)[0]?.seat;
    const offers: readonly Command[] = asked === undefined ? [] : ruleset.offers(battle.state, asked);
    const piece = offers.map(moved).find((name) => name !== null);
    if (piece) {
      const seats = Object.fromEntries(ruleset.seats(battle.state).map((one: Seat) => [one, 'human']));
      const record = writeRecord(battle, { scenario: golden.header.scenario, seats });
      return { golden: golden.name, troops, piece, record };
    }
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`${golden.name} does not replay`);
    battle = answer.battle;
  }
  throw new Error(`Nothing moves in ${golden.name}.`);
}

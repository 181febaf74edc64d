// The battles of the benches: random battles through the public calls, and the golden battles for figures that
// need the same states twice. The golden ones were played by computer players, as most battles are.
import {
  type AnyRuleset,
  type Battle,
  type Command,
  isEnvelope,
  onePlayer,
  playState,
  type Roll,
  type Seat,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Seconds, from some beginning. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e9;

/** One decision: the state, the seat that decides and its command. */
export interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly command: Command | Roll;
}

/** Golden battles of a rule set as moments, the longest cut after `most` commands. */
export function goldenBattles(ruleset: AnyRuleset, count: number, most = 400): readonly (readonly Moment[])[] {
  const records = goldenRecords(ruleset.id);
  return Array.from({ length: count }, (_, i) => {
    const golden = records[i % records.length];
    if (golden === undefined) throw new Error(`no golden records of ${ruleset.id}`);
    const moments: Moment[] = [];
    let before: Battle | null = null;
    replayGolden(ruleset, { ...golden, orders: golden.orders.slice(0, most) }, (battle) => {
      const { last } = battle;
      if (before !== null && last !== null)
        moments.push({ state: before.state, seat: last.seat, command: last.command });
      before = battle;
    });
    return moments;
  });
}

/** Random play of the ready scenarios in turn, every offer listed, until the time is up: commands and seconds. */
export function randomPlay(
  ruleset: AnyRuleset,
  milliseconds: number,
  from: number,
): { readonly commands: number; readonly battles: number; readonly seconds: number } {
  const began = now();
  const end = began + milliseconds / 1000;
  let commands = 0;
  let battles = 0;
  while (now() < end) {
    const seed = from + battles;
    const state = firstState(ruleset, seed);
    const pick = seededRandomInt(seed);
    const players = onePlayer(ruleset.seats(state), (_view, _seat, offers) => offers[pick(offers.length)] as Command);
    playState(
      ruleset,
      state,
      { players, dice: seededDice(seed) },
      { until: () => commands % 64 === 0 && now() >= end, onStep: () => void commands++ },
    );
    battles++;
  }
  return { commands, battles, seconds: now() - began };
}

function firstState(ruleset: AnyRuleset, number: number): unknown {
  // Those of the books: what is measured stays the same.
  const scenarios = ruleset.scenarios.filter((one) => !isEnvelope(ruleset.scenario(one)));
  const id = scenarios[number % scenarios.length] as string;
  const made = ruleset.create(ruleset.scenario(id));
  if (!made.ok) throw new Error(`${id} is not sound: ${JSON.stringify(made.problems)}`);
  return made.value;
}

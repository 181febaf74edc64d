// What an accepted command costs, on the way of golden battles: judged alone, judged and written as a line of a record of
// format 2 (chain and checks), and judged with the running hash that every command had up to version 0.2.0. One run, the
// three ways in turn. Prints microseconds a command (the median of the rounds) and their ratios, as JSON.
import {
  type AnyRuleset,
  type Battle,
  begin,
  decide,
  firstHash,
  nextHash,
  writeHeader,
  writeLine,
} from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { type Golden, goldenRecords } from '../scripts/golden.ts';
import { quantile } from './spread.ts';

const ROUNDS = 9;
/** Golden battles of a rule set, and commands of each. */
const BATTLES = 6;
const LONGEST = 500;

/** What a host does after every accepted command. */
type After = (battle: Battle) => void;

const WAYS: Readonly<Record<string, (begun: Battle) => After>> = {
  judged: () => () => undefined,
  written(begun) {
    let { tip } = writeHeader(begun, { scenario: null, seats: {} });
    return (battle) => void ({ tip } = writeLine(tip, battle.last as NonNullable<typeof battle.last>, battle));
  },
  runningHash(begun) {
    let hash = firstHash(begun);
    return (battle) => {
      const { last } = battle;
      if (last !== null) hash = nextHash(hash, last, battle);
    };
  },
};

/** Microseconds a command. */
function played(ruleset: AnyRuleset, golden: readonly Golden[], way: (begun: Battle) => After): number {
  let commands = 0;
  let time = 0;
  for (const { header, orders } of golden) {
    const begun = begin(ruleset, structuredClone(header.setup));
    if (!begun.ok) throw new Error('refused');
    let battle = begun.value;
    const after = way(battle);
    const start = performance.now();
    for (const [seat, command] of orders.slice(0, LONGEST)) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error('refused');
      battle = answer.battle;
      after(battle);
    }
    time += performance.now() - start;
    commands += battle.count;
  }
  return (time * 1000) / commands;
}

for (const ruleset of rulesets) {
  const golden = goldenRecords(ruleset.id, ruleset.version)
    .filter(({ orders }) => orders.length >= LONGEST / 2)
    .slice(0, BATTLES);
  const times = Object.keys(WAYS).map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, way] of Object.values(WAYS).entries()) {
      const time = played(ruleset, golden, way);
      // The first round warms the program up.
      if (round > 0) times[i]?.push(time);
    }
  }
  const [judged = 0, written = 0, hashed = 0] = times.map((list) => quantile(list, 0.5));
  const figures = { judgedUs: judged, writtenUs: written, runningHashUs: hashed };
  const ratios = { judgedToHashed: judged / hashed, writtenToHashed: written / hashed };
  console.log(JSON.stringify({ ruleset: ruleset.id, battles: golden.length, ...figures, ...ratios }));
}

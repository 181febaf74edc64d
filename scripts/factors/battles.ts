// Battles between captains who count every term by a factor drawn at random, played once and kept, a line each.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullName, playerCalled } from '@drumhead/bots';
import { playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { manifests } from '../../apps/cli/src/rulesets.ts';
import { root } from '../lib.mjs';

export interface FactorPlan {
  readonly ruleset: string;
  readonly battles: number;
  readonly seed: string;
}

/** One battle. Seen from the first seat. */
export interface Sample {
  /** By term, the logarithm of the first side's factor less that of the second. */
  readonly less: readonly number[];
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number;
  /** What stands against the enemy as a share of his limit, less the same for oneself. */
  readonly margin: number;
}

/** Any of these, each as likely. */
const FACTORS = [1 / 2, 5 / 8, 4 / 5, 1, 5 / 4, 8 / 5, 2] as const;
/** A battle of so many commands is given up, and counts as drawn. */
const MOST = 20_000;

/** The battles of a plan, and the terms that they ask about. */
export function played(
  { ruleset: id, battles, seed }: FactorPlan,
  note: (line: string) => void,
): { readonly terms: readonly string[]; readonly samples: readonly Sample[] } {
  const known = knowledgeOf(id);
  const setups = manifests.find(({ ruleset }) => ruleset.id === id)?.arenaSetups() ?? [];
  const folder = join(root, '.cache', 'factors');
  mkdirSync(folder, { recursive: true });
  const captain = fullName({ rank: 'captain', weights: {} }, known.room);
  const file = join(folder, `${id}@${known.ruleset.version}_${captain}_${seed}.jsonl`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A line that was being written when the run was cut is taken out.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  if (lines !== text) writeFileSync(file, lines);
  const samples = lines
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Sample);
  for (let number = samples.length; number < battles; number++) {
    const sample = battle(known, setups, `${seed}/${number}`);
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    samples.push(sample);
    if (samples.length % 20 === 0) note(`${samples.length} of ${battles}`);
  }
  return { terms: known.room?.terms.map(({ key }) => key) ?? [], samples: samples.slice(0, battles) };
}

/** The battle that follows from a seed. */
export function battle(known: Known, setups: readonly unknown[], seed: string): Sample {
  const { ruleset, room } = known;
  const draw = seededRandomInt(seed);
  const begun = ruleset.create(setups[draw(setups.length)]);
  if (!begun.ok || room === null) throw new Error(`nothing to play: ${ruleset.id}`);
  const seats = ruleset.seats(begun.value).slice(0, 2);
  const factors = seats.map(() => room.terms.map(() => FACTORS[draw(FACTORS.length)] ?? 1));
  const players = Object.fromEntries(
    ruleset.seats(begun.value).map((seat) => {
      const own = factors[seats.indexOf(seat)];
      const weights = room.terms.map(({ key, weight }, i) => [key, weight * (own?.[i] ?? 1)] as const);
      return [seat, playerCalled({ rank: 'captain', weights: Object.fromEntries(weights) }, known, `${seed}/${seat}`)];
    }),
  );
  let commands = 0;
  const end = playState(
    ruleset,
    begun.value,
    { players, dice: seededDice(`${seed}/dice`) },
    {
      until: () => commands >= MOST,
      onStep: () => {
        commands++;
      },
    },
  );
  const winner = ruleset.outcome(end)?.winner ?? null;
  const shares = new Map(ruleset.summary(end).scores.map((one) => [one.seat, one.against / Math.max(1, one.limit)]));
  const [first = '', second = ''] = seats;
  return {
    less: room.terms.map((_, i) => Math.log((factors[0]?.[i] ?? 1) / (factors[1]?.[i] ?? 1))),
    score: winner === null ? 0.5 : winner === first ? 1 : 0,
    margin: (shares.get(second) ?? 0) - (shares.get(first) ?? 0),
  };
}

// Positions of recorded battles as facts with what came of them: for the weights of the chance of victory, and for their
// test.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DICE, readRecord, stepsOf } from '@drumhead/engine';
import { rulesetsFor, versionOf } from '@drumhead/rulesets';
import { chancesOf, type Facts, type Prospects, type Weights } from '../../apps/web/src/report/chance.ts';
import { weigherOf } from '../../apps/web/src/report/weigher.ts';
import { prospects as largeBattles } from '../../apps/web/src/rulesets/large-battles/report/prospects.ts';
import { prospects as simplicity } from '../../apps/web/src/rulesets/simplicity/report/prospects.ts';
import { prospects as skirmish } from '../../apps/web/src/rulesets/skirmish/report/prospects.ts';
import { fit, type Sample } from './fit.ts';

export const PROSPECTS: Readonly<Record<string, Prospects<never>>> = {
  'large-battles': largeBattles,
  skirmish,
  simplicity,
};

const KEPT = fileURLToPath(new URL('../../tests/chance/', import.meta.url));

/** Positions taken of a battle, evenly spread. */
const OF_BATTLE = 12;
const DIGITS = 3;

/** Positions of battles that the weights were not fitted to. */
export function keptSamples(ruleset: string): readonly Sample[] {
  const lines = gunzipSync(readFileSync(join(KEPT, `${ruleset}.jsonl.gz`))).toString('utf8');
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);
}

/** How many of the moments at which a side was given about so much it went on to win. */
export interface Tenth {
  readonly moments: number;
  /** Mean chance given, and the part that was won. */
  readonly given: number;
  readonly won: number;
}

/** The chances that weights give in samples, from the lowest tenth to the highest. */
export function tenths(samples: readonly Sample[], weights: Weights): readonly Tenth[] {
  const each = samples.flatMap(({ facts, winner }) =>
    chancesOf(facts, weights).map((given, side) => ({ given, won: side === winner ? 1 : 0 })),
  );
  return Array.from({ length: 10 }, (_, i) => {
    const own = each.filter(({ given }) => Math.min(9, Math.floor(given * 10)) === i);
    const mean = (pick: (one: (typeof own)[number]) => number) =>
      own.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, own.length);
    return { moments: own.length, given: mean(({ given }) => given), won: mean(({ won }) => won) };
  });
}

/** Fits the weights of a rule set to records, keeps samples of the other half, and says what it found. */
export async function fitted(ruleset: string, folders: readonly string[]): Promise<readonly string[]> {
  const prospects = PROSPECTS[ruleset];
  if (prospects === undefined) throw new Error(`There is no rule set ${ruleset}.`);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.battle.jsonl'))
      .map((file) => join(folder, file)),
  );
  const halves: [Sample[], Sample[]] = [[], []];
  let battles = 0;
  for (const file of files.sort()) {
    const found = await samplesIn(readFileSync(file, 'utf8'), prospects);
    if (found.length > 0) halves[battles++ % 2]?.push(...found);
  }
  const [learnt, kept] = halves;
  const { sides, draw } = fit(learnt);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(
    join(KEPT, `${ruleset}.jsonl.gz`),
    gzipSync(`${kept.map((sample) => JSON.stringify(sample)).join('\n')}\n`),
  );
  const percent = (part: number) => `${Math.round(100 * part)} %`;
  return [
    `battles: ${battles}, positions: ${learnt.length} + ${kept.length}`,
    `weights: sides [${sides.map(short).join(', ')}], draw [${draw.map(short).join(', ')}]`,
    `loss: ${short(lossOf(kept, { sides, draw }))}`,
    ...tenths(kept, { sides, draw })
      .filter(({ moments }) => moments > 0)
      .map(({ moments, given, won }) => `given ${percent(given)}, won ${percent(won)} of ${moments}`),
  ];
}

/** Mean negative logarithm of the chance that was given to the side that won; the less, the better. */
function lossOf(samples: readonly Sample[], weights: Weights): number {
  const losses = samples.map(({ facts, winner }) => {
    const chances = chancesOf(facts, weights);
    const drawn = 1 - chances.reduce((sum, chance) => sum + chance, 0);
    return -Math.log(Math.max(1e-6, winner === null ? drawn : (chances[winner] as number)));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}

const short = (value: number): number => Number(value.toFixed(DIGITS));

/** Evenly spread decisions of a battle that is over, as the after-action page knows them. */
async function samplesIn(record: string, prospects: Prospects<never>): Promise<readonly Sample[]> {
  const read = readRecord(record, await rulesetsFor(record));
  if (!read.ok) throw new Error(read.reason);
  const { ruleset, state } = read.battle;
  const outcome = ruleset.outcome(state);
  const known = await versionOf(ruleset.id, ruleset.version);
  if (outcome === null || known === null) return [];
  const winner = outcome.winner === null ? null : ruleset.seats(state).indexOf(outcome.winner);
  const weigh = weigherOf(known);
  const asked = stepsOf(read.battle).filter(({ state: at }) => isBattle(at) && isDecided(ruleset.pending(at)));
  return Array.from({ length: Math.min(OF_BATTLE, asked.length) }, (_, i) => {
    const at = asked[Math.floor(((i + 0.5) * asked.length) / OF_BATTLE)]?.state;
    return { facts: rounded(prospects.facts(at as never, weigh(at))), winner };
  }).filter(({ facts }) => winner !== null || facts.draw !== null);
}

/** Past the set-up. */
const isBattle = (state: unknown): boolean => {
  const { phase = 0, gameTurn = 0 } = state as { readonly phase?: number; readonly gameTurn?: number };
  return phase > 0 || gameTurn > 0;
};

const isDecided = (pending: readonly { readonly seat: string }[]): boolean =>
  pending.length > 0 && pending[0]?.seat !== DICE;

const rounded = ({ sides, draw, winsDraws }: Facts): Facts => ({
  sides: sides.map((facts) => facts.map(short)),
  draw: draw && draw.map(short),
  winsDraws,
});

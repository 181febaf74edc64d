// Learns the net of a rule set from its battles, tries it on others, and writes both down.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type KnownTerm,
  PARTS,
  positionReader,
  termsOf,
  type ValueWeights,
  weightsIn,
  WEIGHT_PARTS,
} from '@drumhead/bots';
import { type Net, stepsOf } from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { goldenRecords, replayGolden } from '../golden.ts';
import { root } from '../lib.mjs';
import type { Sample } from './battle.ts';
import { type BrainPlan, played } from './battles.ts';
import { fit, type Restraint } from './fit.ts';
import { brierByQuarter, brierOf, lossOf, tenthsOf, type Tried } from './gates.ts';

/**
 * How strongly what the sides hold is drawn to nothing, and each term of the captain to the slope of his whole worth: the
 * strengths that do best on battles left out are taken.
 */
const RIDGES = [100, 300, 1000, 3000] as const;
const RIDGES_OF_CAPTAIN = [3, 30, 300] as const;
const FOLDS = 5;
/** Of so many tried positions one is kept for the tests. */
const KEPT = 2;

export async function brain(plan: BrainPlan, note: (line: string) => void): Promise<readonly string[]> {
  const known = knowledgeOf(plan.ruleset);
  const learnt = await played(plan, 'learn', note);
  const tried = await played(plan, 'try', note);
  note('learning …');
  const ridge = bestRidge(learnt, known);
  const weights = fit(learnt.flat(), restraintOf(learnt.flat(), known, ridge));
  const net = netOf(plan, known, weights, learnt);
  const samples = tried.flat();
  const before = known.value === null ? null : weightsIn(known.value.net, known);
  const lines = [
    `${learnt.length} battles, ${learnt.flat().length} positions; ridges ${ridge.ofCaptain} and ${ridge.ofHoldings}`,
    `tried on ${tried.length} battles, ${samples.length} positions`,
    ...(before === null ? [] : [`before: ${told(samples, before)}`]),
    `now: ${told(samples, weights)}`,
    ...tenthsOf(samples, weights)
      .filter(({ moments }) => moments > 0)
      .map(({ moments, given, won }) => `given ${given.toFixed(2)}, won ${won.toFixed(2)} of ${moments}`),
  ];
  writeNet(plan.ruleset, net);
  keep(plan.ruleset, samples);
  return lines;
}

const told = (samples: readonly Tried[], weights: ValueWeights): string =>
  [
    `Brier ${brierOf(samples, weights).toFixed(4)}`,
    `by quarter ${brierByQuarter(samples, weights)
      .map((brier) => brier.toFixed(3))
      .join(' ')}`,
    `log loss ${lossOf(samples, weights).toFixed(4)}`,
  ].join(', ');

interface Ridge {
  readonly ofCaptain: number;
  readonly ofHoldings: number;
}

/** The ridges under which battles left out of the fit are told best. */
function bestRidge(battles: readonly (readonly Sample[])[], known: Known): Ridge {
  const ridges = RIDGES.flatMap((ofHoldings) => RIDGES_OF_CAPTAIN.map((ofCaptain) => ({ ofCaptain, ofHoldings })));
  const losses = ridges.map((ridge) => {
    let sum = 0;
    for (let fold = 0; fold < FOLDS; fold++) {
      const learnt = battles.filter((_, i) => i % FOLDS !== fold).flat();
      const left = battles.filter((_, i) => i % FOLDS === fold).flat();
      sum += lossOf(left, fit(learnt, restraintOf(learnt, known, ridge)));
    }
    return sum;
  });
  return ridges[losses.indexOf(Math.min(...losses))] as Ridge;
}

/** A number that hardly varies says little, so each is held back by how much it varies. */
function restraintOf(samples: readonly Sample[], known: Known, ridge: Ridge): Restraint {
  const terms = termsOf(known);
  const draws = known.value?.drawTerms.length ?? 0;
  const slope = slopeOfCaptain(samples, terms, draws);
  const spread = terms.map((_, i) => {
    const squares = samples.flatMap(({ position }) => position.sides.map((own) => ((own[i] as number) / PARTS) ** 2));
    return squares.reduce((sum, one) => sum + one, 0) / Math.max(1, squares.length);
  });
  return {
    signs: terms.map(({ sign }) => sign),
    ridge: terms.map(
      ({ ofCaptain }, i) =>
        (ofCaptain === null ? ridge.ofHoldings : ridge.ofCaptain) * Math.max(SMALL, spread[i] as number),
    ),
    expected: terms.map(({ ofCaptain }) => slope * (ofCaptain ?? 0)),
    draws,
  };
}
/** Numbers that never vary are held at what is expected of them. */
const SMALL = 1e-4;

/** How much the whole worth of a captain counts, where nothing else is known. */
function slopeOfCaptain(samples: readonly Sample[], terms: readonly KnownTerm[], draws: number): number {
  const worths = samples.map(({ position, winner }) => ({
    position: {
      ...position,
      sides: position.sides.map((own) => [own.reduce((sum, n, i) => sum + n * (terms[i]?.ofCaptain ?? 0), 0)]),
    },
    winner,
  }));
  const { sides } = fit(worths, { signs: [1], ridge: [SMALL], expected: [0], draws });
  return (sides[0] as number) / WEIGHT_PARTS;
}

function netOf(
  { battles, tried, seed, captain }: BrainPlan,
  known: Known,
  { sides, draw }: ValueWeights,
  learnt: readonly (readonly Sample[])[],
): Net {
  const named = (keys: readonly string[], weights: readonly number[]): Record<string, number> =>
    Object.fromEntries(keys.map((key, i) => [key, weights[i] as number] as const).filter(([, weight]) => weight !== 0));
  return {
    rules: known.ruleset.version,
    room: known.value?.version ?? 0,
    sides: named(
      termsOf(known).map(({ key }) => key),
      sides,
    ),
    draw: named(known.value?.drawTerms ?? [], draw),
    battles,
    tried,
    players: `captain@${captain}`,
    seed,
    data: hashOf(learnt),
    reads: readsOf(known),
  };
}

const hashOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

/** Positions of a golden battle that tell whether the numbers still mean the same. */
const KNOWN_POSITIONS = 20;

/** The hash of the numbers of some positions of the first golden battle. */
export function readsOf(known: Known): string {
  const [golden] = goldenRecords(known.ruleset.id);
  if (golden === undefined) throw new Error(`There is no golden battle of ${known.ruleset.id}.`);
  const states = stepsOf(replayGolden(known.ruleset, golden)).map(({ state }) => state);
  const read = positionReader(known);
  return hashOf(
    Array.from({ length: KNOWN_POSITIONS }, (_, i) =>
      read(states[Math.floor(((i + 0.5) / KNOWN_POSITIONS) * states.length)]),
    ),
  );
}

function writeNet(ruleset: string, net: Net): void {
  const body = JSON.stringify(net, null, 2)
    .replaceAll(/"([A-Za-z]+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/([^{,])\n/g, '$1,\n')
    .replace(/,\n$/, '\n');
  writeFileSync(
    join(root, 'packages', ruleset, 'src', 'bot', 'value', 'net.ts'),
    [
      `/** Learnt weights of the chance of victory, in parts of ${WEIGHT_PARTS}: written by \`npm run brain -- ${ruleset}\`. */`,
      "import type { Net } from '@drumhead/engine';",
      '',
      `export const net: Net = ${body};`,
      '',
    ].join('\n'),
  );
}

const keptIn = (ruleset: string): string => join(root, 'tests', 'value', `${ruleset}.jsonl.gz`);

/** Keeps tried positions for the tests. */
export function keep(ruleset: string, samples: readonly Tried[]): void {
  mkdirSync(join(root, 'tests', 'value'), { recursive: true });
  const lines = samples.filter((_, i) => i % KEPT === 0).map((sample) => JSON.stringify(sample));
  writeFileSync(keptIn(ruleset), gzipSync(`${lines.join('\n')}\n`));
}

/** Positions of battles that nothing was learnt from. */
export function savedSamples(ruleset: string): readonly Tried[] {
  return gunzipSync(readFileSync(keptIn(ruleset)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Tried);
}

// The learnt chance of victory against battles whose victors are known and that nothing was learnt from.
import {
  chancesIn,
  positionReader,
  SCRIPT_TERMS,
  scriptPosition,
  scriptWeights,
  termsOf,
  valuer,
  type ValuePosition,
  weightsIn,
} from '@drumhead/bots';
import { begin, DICE, stepsOf } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { savedSamples, readsOf } from '../scripts/brain/brain.ts';
import { fit } from '../scripts/brain/fit.ts';
import { brierOf, errorBeyondLuck, inQuarter, tenthsOf } from '../scripts/brain/gates.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Fewer moments of a tenth say little, for those of one battle are alike. */
const ENOUGH = 100;
const NEAR = 0.1;
const FAR = 0.16;
/** The error of a coin. */
const COIN = 0.25;

describe.each(rulesets.map(({ id }) => id))('the chance of victory in %s', (id) => {
  const known = knowledgeOf(id);
  const { value } = known;
  if (value === null) throw new Error(`no value of ${id}`);
  const weights = weightsIn(value.net, known);
  const samples = savedSamples(id);

  it('is learnt from battles of these rules and these numbers', () => {
    const { net } = value;
    expect([net.rules, net.room]).toEqual([known.ruleset.version, value.version]);
    const keys = termsOf(known).map(({ key }) => key);
    for (const key of Object.keys(net.sides)) expect(keys).toContain(key);
    for (const key of Object.keys(net.draw)) expect(value.drawTerms).toContain(key);
    expect(net.battles).toBeGreaterThanOrEqual(160);
    expect(readsOf(known), `the numbers mean something else: npm run brain -- ${id}`).toBe(net.reads);
  });

  it('is right about as often as it says', () => {
    for (const { given, won, moments } of tenthsOf(samples, weights)) {
      if (moments >= ENOUGH)
        expect(Math.abs(given - won), `given ${given}, won ${won} of ${moments}`).toBeLessThan(NEAR);
    }
  });

  it('knows more than a coin, and more than at the beginning, from the second quarter of a battle on', () => {
    const [first = 0, ...later] = [0, 1, 2, 3].map((quarter) => brierOf(inQuarter(samples, quarter), weights));
    // Even battles are hardly told from a coin at their beginning.
    for (const error of later) expect(error).toBeLessThan(Math.min(first, COIN));
  });

  it('never falls by more of what helps, nor rises by more of what harms', () => {
    const signs = termsOf(known).map(({ sign }) => sign);
    for (const { position } of samples.filter((_, i) => i % 10 === 0)) {
      const [before = 0] = chancesIn(position, weights);
      signs.forEach((sign, i) => {
        if (sign === 0) return;
        const [after = 0] = chancesIn(withMore(position, i, sign), weights);
        expect(after, termsOf(known)[i]?.key).toBeGreaterThanOrEqual(before - 1e-12);
      });
    }
  });

  it('leaves nothing over but draws, and is certain once a battle is over', () => {
    for (const { position } of samples) {
      const sum = chancesIn(position, weights).reduce((a, b) => a + b, 0);
      expect(sum).toBeLessThanOrEqual(1 + 1e-9);
      if (position.draw === null) expect(sum).toBeCloseTo(1, 9);
    }
    const [golden] = goldenRecords(id);
    if (golden === undefined) throw new Error('no golden battle');
    const { state } = replayGolden(known.ruleset, golden);
    const winner = known.ruleset.outcome(state)?.winner ?? null;
    expect(valuer(known)?.(state)).toEqual(known.ruleset.seats(state).map((seat) => (seat === winner ? 1 : 0)));
  });

  it('reads a position alike whatever was read before', () => {
    const [golden] = goldenRecords(id);
    if (golden === undefined) throw new Error('no golden battle');
    const asked = stepsOf(replayGolden(known.ruleset, golden))
      .map(({ state }) => state)
      .filter((state) => known.ruleset.pending(state).some(({ seat }) => seat !== DICE));
    const some = [0.3, 0.6, 0.9].map((part) => asked[Math.floor(part * asked.length)]);
    const reader = positionReader(known);
    const inTurn = some.map((state) => reader(state));
    expect(some.map((state) => positionReader(known)(structuredClone(state)))).toEqual(inTurn);
    for (const { sides } of inTurn) for (const number of sides.flat()) expect(Number.isInteger(number)).toBe(true);
  });
});

describe('the chance of victory under a scenario’s own rules', () => {
  const samples = savedSamples('own-rules');

  it('is right about as often as it says, and knows more than a coin', () => {
    for (const { given, won, moments } of tenthsOf(samples, scriptWeights)) {
      // Of six scenarios that are alike in nothing.
      if (moments >= ENOUGH)
        expect(Math.abs(given - won), `given ${given}, won ${won} of ${moments}`).toBeLessThan(FAR);
    }
    const quarters = [0, 1, 2, 3].map((quarter) => brierOf(inQuarter(samples, quarter), scriptWeights));
    const [first = 0, ...later] = quarters;
    // As even battles are hardly told from a coin at their beginning.
    for (const error of later) expect(error).toBeLessThan(Math.min(first, COIN));
    expect(scriptWeights.sides).toHaveLength(SCRIPT_TERMS.length);
  });

  it('rises with points, the more the nearer the limit is, and leaves nothing over', () => {
    const chance = (ahead: number, left: number) =>
      chancesIn(scriptPosition([0.5, -0.5], { ahead, stake: 4, left }), scriptWeights);
    for (const left of [1, 4, 16]) {
      const all = [-6, -2, 0, 2, 6].map((ahead) => chance(ahead, left)[0] ?? 0);
      expect([...all].sort((a, b) => a - b)).toEqual(all);
    }
    expect(chance(2, 1)[0]).toBeGreaterThan(chance(2, 16)[0] ?? 1);
    expect(chance(-2, 1)[0]).toBeLessThan(chance(-2, 16)[0] ?? 0);
    const [first = 0, second = 0] = chance(3, 5);
    expect(first + second).toBeCloseTo(1, 9);
  });

  it('is asked of the script alone where there is one', () => {
    const known = knowledgeOf('large-battles');
    const read = positionReader(known);
    const told = (name: string) => {
      const begun = begin(known.ruleset, known.ruleset.scenario(name));
      if (!begun.ok || known.value === null) throw new Error(name);
      const { state } = begun.value;
      const alone = chancesIn(read(state), weightsIn(known.value.net, known));
      return { alone, told: valuer(known)?.(state), script: known.value.script?.(state) };
    };
    const byTheBook = told('raab');
    expect(byTheBook.script).toBeNull();
    expect(byTheBook.told).toEqual(byTheBook.alone);
    // Before the first of sixteen turns; France needs no lead.
    const quatreBras = told('quatre-bras');
    expect(quatreBras.script).toMatchObject({ left: 17, stake: 5 });
    expect(quatreBras.told).not.toEqual(quatreBras.alone);
  });
});

/** The first seat has one more of a number. */
function withMore(position: ValuePosition, index: number, by: number): ValuePosition {
  const sides = position.sides.map((own, side) =>
    own.map((number, i) => (side === 0 && i === index ? number + 64 * by : number)),
  );
  return { ...position, sides };
}

const held = (signs: readonly number[]) => ({
  signs,
  ridge: signs.map(() => 0.5),
  expected: signs.map(() => 0),
  draws: 1,
});
const position = (sides: readonly (readonly number[])[], draw: readonly number[] | null, winsDraws: number | null) => ({
  sides: sides.map((own) => own.map((number) => 64 * number)),
  draw: draw?.map((number) => 64 * number) ?? null,
  winsDraws,
});

it('a fit finds the weights again by which battles were decided, and leaves out one of a wrong sign', () => {
  // Every outcome as often as its chance says, in many battles of each position.
  const weights = { sides: [6144, -2048], draw: [-2867] };
  const samples = [-1, -0.5, 0.25, 0.75].flatMap((lead) =>
    [-1, 1].flatMap((other) => {
      const at = position(
        [
          [lead, other],
          [-lead, -other],
        ],
        [1],
        null,
      );
      const [first = 0, second = 0] = chancesIn(at, weights);
      const times = (part: number, winner: number | null) =>
        Array.from({ length: Math.round(1000 * part) }, () => ({ position: at, winner }));
      return [...times(first, 0), ...times(second, 1), ...times(1 - first - second, null)];
    }),
  );
  const found = fit(samples, held([1, -1]));
  expect((found.sides[0] as number) / 4096).toBeCloseTo(1.5, 1);
  expect((found.sides[1] as number) / 4096).toBeCloseTo(-0.5, 1);
  expect((found.draw[0] as number) / 4096).toBeCloseTo(-0.7, 1);
  expect(fit(samples, held([1, 1])).sides[1]).toBe(0);
});

it('victories of a side that wins draws count for its lead and for draws alike', () => {
  const at = position([[1], [-1]], [1], 1);
  const found = fit(
    Array.from({ length: 100 }, (_, i) => ({ position: at, winner: i % 2 })),
    held([1]),
  );
  expect(chancesIn(at, found)[1]).toBeCloseTo(0.5, 1);
});

it('the error of a chance beyond the luck of its results is, over all that they may be, the square of what it is off', () => {
  const times = 5;
  for (const [given, truth] of [
    [0.3, 0.3],
    [0.5, 0.3],
    [0.9, 0.5],
  ] as const) {
    let mean = 0;
    for (let results = 0; results < 2 ** times; results++) {
      const came = Array.from({ length: times }, (_, i) => (results >> i) & 1);
      const won = came.filter((one) => one === 1).length;
      mean += truth ** won * (1 - truth) ** (times - won) * errorBeyondLuck({ given, came });
    }
    expect(mean).toBeCloseTo((given - truth) ** 2, 12);
  }
});

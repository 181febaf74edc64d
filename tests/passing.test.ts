// Chances to react that pass without a question: what a captain would have made of them, played out die by die.
import { captainPlayer, costOfPassing, LEAST_STAKE, mayPass, standingAnswer, valuer } from '@drumhead/bots';
import { type Command, DEFAULT_ORDERS, DICE, outcomesOf, type Seat } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

const known = knowledgeOf('large-battles');
const { ruleset, room } = known;
const chancesIn = valuer(known);
if (room === null || chancesIn === null) throw new Error('no captain');
/** States that are read for a plan: a tenth of what is read in play, for the test's sake. */
const READS = 60;
const captain = captainPlayer(ruleset, room, { nodes: READS });

interface Window {
  readonly view: unknown;
  readonly seat: Seat;
  readonly pass: Command;
}

/** Some of the chances of a battle between corporals that standing orders leave to be judged. */
function windows(name: string, each: number): readonly Window[] {
  const record = goldenRecords('large-battles').find((one) => one.name === name);
  if (record === undefined) throw new Error(`no record ${name}`);
  const found: Window[] = [];
  replayGolden(ruleset, record, ({ state }) => {
    const seat = ruleset.pending(state)[0]?.seat ?? DICE;
    const view = ruleset.view(state, seat);
    const pass = seat === DICE ? null : (ruleset.passes?.(view, seat) ?? null);
    if (pass && ruleset.standing(view, seat, DEFAULT_ORDERS) === null) found.push({ view, seat, pass });
  });
  return found.filter((_, i) => i % each === 0);
}

/** More results than these are not played out one by one. */
const MOST = 1300;

/**
 * How the seat stands, on the mean over all dice, once a captain has used what he reacts with and the enemy lets it
 * happen; null: too many dice.
 */
function playedOut(state: unknown, seat: Seat, depth = 0): number | null {
  const waiting = ruleset.pending(state)[0];
  if (waiting?.seat === DICE) {
    const all = depth > 3 ? null : outcomesOf(ruleset, state, MOST);
    let sum = 0;
    for (const { chance, state: next } of all ?? []) {
      const one = playedOut(next, seat, depth + 1);
      if (one === null) return null;
      sum += chance * one;
    }
    return all && sum;
  }
  const pass = waiting && waiting.seat !== seat ? (ruleset.passes?.(state, waiting.seat) ?? null) : null;
  const isActing = waiting?.seat === seat && waiting.decision === 'acting';
  const given = isActing ? captain.choose(state, seat, ruleset.offers(state, seat)) : pass;
  const next = given && ruleset.decide(state, isActing ? seat : (waiting?.seat ?? ''), given);
  if (next?.ok) return playedOut(next.state, seat, depth);
  const chances = chancesIn?.(state) ?? [];
  const draw = Math.max(0, 1 - chances.reduce((all, one) => all + one, 0));
  return (chances[ruleset.seats(state).indexOf(seat)] ?? 0) + draw / 2;
}

it('LB-REACT-09 no chance passes unasked by which a captain would stand two points higher', () => {
  let passed = 0;
  let asked = 0;
  for (const { view, seat, pass } of [...windows('to-vienna-ss', 4), ...windows('raab-ss', 5)]) {
    const may = mayPass(known, view, seat, pass, { reads: READS });
    const cost = costOfPassing(known, view, seat, pass, { reads: READS }) ?? 1;
    expect(may).toBe(cost < LEAST_STAKE);
    const best = captain.choose(view, seat, ruleset.offers(view, seat));
    const silent = [`unit-${Object(best).unit}`];
    if (best.type === 'react') expect(mayPass(known, view, seat, pass, { reads: READS, silent })).toBe(true);
    const after = (command: Command): number | null => {
      const decision = ruleset.decide(view, seat, command);
      return decision.ok ? playedOut(decision.state, seat) : null;
    };
    const [taken, held] = [after(best), after(pass)];
    if (taken === null || held === null) continue;
    expect(taken - held).toBeCloseTo(cost, 9);
    if (may) passed++;
    else asked++;
  }
  expect(passed).toBeGreaterThan(3);
  expect(asked).toBeGreaterThan(0);
});

it('LB-REACT-09 who wants every question gets it, and who wants none gets none', () => {
  const [one] = windows('retschow-ss', 1000);
  if (!one) throw new Error('no chance');
  expect(standingAnswer(known, one.view, one.seat, { ...DEFAULT_ORDERS, ask: 'always' })).toBeNull();
  expect(standingAnswer(known, one.view, one.seat, { ...DEFAULT_ORDERS, ask: 'never' })).toEqual(one.pass);
});

// The luck of golden battles of every rule set: what a throw is expected to bring is the mean over all its dice.
import { type AnyRuleset, type BattleEvent, DICE, type DiceRequest, stepsOf } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { luckOf, type RollReader, type SideRoll, rollsIn } from '../apps/web/src/report/luck.ts';
import { rollReader as largeBattles } from '../apps/web/src/rulesets/large-battles/report/rolls.ts';
import { rollReader as simplicity } from '../apps/web/src/rulesets/simplicity/report/rolls.ts';
import { rollReader as skirmish } from '../apps/web/src/rulesets/skirmish/report/rolls.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

type Read = () => RollReader<unknown, BattleEvent>;

/** Rolls with more results are left out: four dice. */
const MOST = 6 ** 4;

/** Every result of these handfuls, die by die, each as likely. */
function* results(handfuls: readonly DiceRequest[]): Generator<readonly (readonly number[])[]> {
  const [first, ...rest] = handfuls;
  if (!first) return yield [];
  for (const others of results(rest)) for (const faces of dice(first.count, first.faces)) yield [faces, ...others];
}

function* dice(count: number, faces: readonly number[]): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (const others of dice(count - 1, faces)) for (const face of faces) yield [face, ...others];
}

const resultsOf = (handfuls: readonly DiceRequest[]) =>
  handfuls.reduce((product, { count, faces }) => product * faces.length ** count, 1);

/** The throws of each result; null where some result leaves a throw open, such as one that may be rolled again, or ends one. */
function allThrows(ruleset: AnyRuleset, read: Read, state: unknown): readonly (readonly SideRoll[])[] | null {
  const handfuls = ruleset.pending(state).find(({ seat }) => seat === DICE)?.dice;
  if (!handfuls || resultsOf(handfuls) > MOST) return null;
  const found = [...results(handfuls)].map((faces) => {
    const answer = ruleset.decide(state, DICE, { type: 'roll', faces });
    if (!answer.ok) throw new Error(answer.refusal.reason);
    const throwsOf = read();
    return answer.events.flatMap((event) => throwsOf(answer.state, event));
  });
  // Where a die is rolled again, the others lie already.
  const rolled = handfuls.reduce((sum, { count }) => sum + count, 0);
  const isWhole = (one: readonly SideRoll[]) => one.length > 0 && one.every(({ attempts }) => attempts <= rolled);
  return found.every(isWhole) ? found : null;
}

describe.each([
  ['large-battles', 'peninsular-clash-ss', largeBattles as Read, ['activation', 'reaction', 'approach', 'contact']],
  ['skirmish', 'tomahawks-rangers-ss', skirmish as Read, ['activation', 'shot', 'handToHand', 'morale']],
  ['simplicity', 'windmill-ridge-ss', simplicity as Read, ['activation', 'fire', 'conversion', 'rally', 'melee']],
])('the luck of %s', (id, name, read, kinds) => {
  const ruleset = rulesetById(id) as AnyRuleset;
  const golden = goldenRecords(id).find((one) => one.name === name);
  if (!golden) throw new Error(`There is no golden record ${name}.`);

  it('expects of every throw what all its dice give: the mean, and each number of successes', () => {
    const met = new Set<string>();
    let asked = 0;
    replayGolden(ruleset, golden, ({ state, count }) => {
      // Every throw of the first turns, and a sample of the later ones.
      if (count > 250 && count % 3 !== 0) return;
      const all = allThrows(ruleset, read, state);
      if (all === null) return;
      asked += 1;
      const sums = new Map<string, number>();
      for (const { side, kind, successes, expected, chances } of all.flat()) {
        met.add(kind);
        const add = (key: string, by: number) => sums.set(key, (sums.get(key) ?? 0) + by);
        add(`${side} ${kind}`, successes - expected);
        // Each number of successes as often as its chance says.
        for (const [n, chance] of chances.entries()) add(`${side} ${kind} ${n}`, (successes === n ? 1 : 0) - chance);
      }
      for (const [key, sum] of sums) expect(Math.abs(sum), `${key} before command ${count + 1}`).toBeLessThan(1e-6);
    });
    expect(asked).toBeGreaterThan(20);
    for (const kind of kinds.slice(0, 2)) expect([...met]).toContain(kind);
  });

  it('counts every kind of throw, and both sides', () => {
    const battle = replayGolden(ruleset, golden);
    const luck = luckOf(rollsIn(stepsOf(battle), read()), 2);
    for (const { attempts, expected, kinds: own } of luck) {
      expect(attempts).toBeGreaterThan(20);
      for (const { kind, attempts: tried, successes } of own) expect(successes, kind).toBeLessThanOrEqual(tried);
      expect(expected).toBeCloseTo(
        own.reduce((sum, one) => sum + one.expected, 0),
        9,
      );
    }
    for (const kind of kinds) expect(luck.some((one) => one.kinds.some((found) => found.kind === kind))).toBe(true);
  });
});

it('a die that is rolled again counts with both its faces', () => {
  const read = largeBattles();
  const state = { field: { units: [{ side: 0 }, { side: 1 }], generals: [] } } as never;
  const told = [
    { type: 'rerolled', rule: 'LB-CINC-03', die: 1, from: 2, to: 5 },
    {
      type: 'activationRolled',
      rule: 'LB-ACT-08',
      side: 1,
      unit: 1,
      general: -1,
      reaction: false,
      quality: 4,
      bonus: [],
      faces: [6, 5, 1],
      average: 0,
      automatic: 0,
      successes: 2,
      failures: 1,
      actions: 2,
    },
    { type: 'combatRerolled', rule: 'LB-DICE-12', of: 'd', from: 1, to: 6 },
    {
      type: 'contactRolled',
      rule: 'LB-CON-10',
      attacker: 0,
      defenders: [1],
      attack: [],
      defence: [],
      faces: [
        [5, 5, 5],
        [6, 4, 4],
      ],
      winner: 'd',
      ladder: null,
      settled: 'dice',
      second: 'W',
      doubled: false,
      third: 'W',
    },
  ] as const;
  const [activation, attack, defence] = told.flatMap((event) => read(state, event as never));
  // Of four dice 6 2 1 and then 5, two succeed on 4 or more.
  expect(activation).toMatchObject({ side: 1, kind: 'activation', attempts: 4, expected: 2, successes: 2 });
  // 5 5 5 against 4 4 1, as they fell at first.
  expect(attack).toMatchObject({ side: 0, kind: 'contact', successes: 3 });
  expect(defence).toMatchObject({ side: 1, successes: 0 });
  expect(attack?.expected).toBeCloseTo(defence?.expected ?? 0, 12);
});

it.each(['bombarded', 'approachRolled', 'contactRolled'])(
  '%s: pairs won are expected as all dice give them',
  (type) => {
    const state = { field: { units: [{ side: 1 }, { side: 0 }], generals: [] } } as never;
    const read = largeBattles();
    const sums = [0, 0];
    const byCount = new Map<string, number>();
    let results = 0;
    for (const a of dice(3, [1, 2, 3, 4, 5, 6])) {
      for (const d of dice(2, [1, 2, 3, 4, 5, 6])) {
        results += 1;
        const event = { type, rule: 'LB-APP-20', battery: 0, attacker: 0, defenders: [1], faces: [a, d] };
        for (const { side, successes, expected, chances } of read(state, event as never)) {
          sums[side] = (sums[side] ?? 0) + successes - expected;
          for (const [n, chance] of chances.entries()) {
            const key = `${side} ${n}`;
            byCount.set(key, (byCount.get(key) ?? 0) + (successes === n ? 1 : 0) - chance);
          }
        }
      }
    }
    expect(results).toBe(6 ** 5);
    for (const sum of [...sums, ...byCount.values()]) expect(Math.abs(sum)).toBeLessThan(1e-6);
  },
);

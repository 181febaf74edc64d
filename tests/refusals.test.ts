/**
 * Every refusal cites a rule that the catalogue has and that decides somewhere, in words that are written for it: over recorded
 * battles, with orders that are bent at random.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRuleset, type Command, type Refusal, seededRandomInt } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { simplicity } from '@drumhead/simplicity';
import { skirmish } from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

const RULESETS: readonly AnyRuleset[] = [largeBattles, skirmish, simplicity];
/** Golden battles of a rule set, and moments of each. */
const BATTLES = 8;
const EVERY = 9;
/** Orders that are tried at each moment. */
const TRIED = 12;

type Pick = (below: number) => number;

/** The order with one thing in it, at any depth, changed. */
function bent(command: Command, pick: Pick): Command {
  const places: ((value: unknown) => void)[] = [];
  const values: unknown[] = [];
  const copy = structuredClone(command);
  const walk = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (key === 'type') continue;
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>);
      else {
        places.push((next) => (holder[key] = next));
        values.push(value);
      }
    }
  };
  walk(copy as unknown as Record<string, unknown>);
  const at = pick(Math.max(1, places.length));
  const value = values[at];
  if (typeof value === 'number') places[at]?.([pick(30), value + pick(20_001) - 10_000, value * 2, -value][pick(4)]);
  if (typeof value === 'boolean') places[at]?.(!value);
  return copy;
}

/** Texts of the sources that may refuse. */
function sourcesOf(ruleset: string): readonly string[] {
  const folder = join(import.meta.dirname, '..', 'packages', ruleset, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('text'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** Does a function refuse in these words by this rule? Where the rule comes from elsewhere, does anybody decide by it? */
function isWritten({ rule, reason }: Refusal, sources: readonly string[]): boolean {
  const words = `'${reason}'`;
  const places = sources.flatMap((source) => source.split(words).slice(0, -1));
  return places.some((before) => {
    const written: readonly string[] = /\([^()]*$/.exec(before)?.[0].match(/[A-Z]+-[A-Z]+-\d+/g) ?? [];
    return written.length === 0 ? sources.some((source) => source.includes(`'${rule}'`)) : written.includes(rule);
  });
}

const catalogueOf = (ruleset: string): ReadonlySet<string> =>
  new Set(
    (
      JSON.parse(readFileSync(join(import.meta.dirname, '..', 'packages', ruleset, 'catalogue.json'), 'utf8')) as {
        readonly id: string;
      }[]
    ).map(({ id }) => id),
  );

it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'a refusal of %s cites a rule that decides it',
  (id, ruleset) => {
    const pick = seededRandomInt(`refusals of ${id}`);
    const found = new Map<string, Refusal>();
    for (const golden of goldenRecords(id).slice(0, BATTLES)) {
      let moments = 0;
      let before: readonly Command[] = [];
      replayGolden(ruleset, golden, ({ state }) => {
        moments += 1;
        if (moments % EVERY !== 0) return;
        for (const { seat, dice } of ruleset.pending(state)) {
          if (dice !== undefined) continue;
          const offers = ruleset.offers(state, seat);
          // Also orders of other moments: they are too late here, or too early.
          const asked = [...offers, ...before];
          for (let i = 0; i < TRIED && asked.length > 0; i++) {
            const answer = ruleset.decide(state, seat, bent(asked[pick(asked.length)] as Command, pick));
            if (!answer.ok) found.set(`${answer.refusal.rule} ${answer.refusal.reason}`, answer.refusal);
          }
          before = [...before, ...offers].slice(-40);
        }
      });
    }
    const catalogue = catalogueOf(id);
    const sources = sourcesOf(id);
    const ours = [...found.values()].filter(({ rule }) => !rule.startsWith('KERNEL-'));
    expect(ours.length).toBeGreaterThan(20);
    const faults = ours.filter((refusal) => !catalogue.has(refusal.rule) || !isWritten(refusal, sources));
    expect(faults.map(({ rule, reason }) => `${rule} ${reason}`)).toEqual([]);
  },
);

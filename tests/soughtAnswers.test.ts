// Answers that people look for are asked of the judge at every decision of golden battles: what is refused is refused by
// a rule of the catalogue, in words, and never as an order that makes no sense.
import { type AnyRuleset, type Command, DICE } from '@drumhead/engine';
import * as large from '@drumhead/large-battles/screen';
import * as simple from '@drumhead/simplicity/screen';
import * as skirmish from '@drumhead/skirmish/screen';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

interface Refused {
  readonly kind: string;
  readonly rule: string;
  readonly reason: string;
}

function refusedIn(ruleset: AnyRuleset, name: string, sought: (state: never, side: never) => readonly Command[]) {
  const refused = new Map<string, Refused>();
  const golden = goldenRecords(ruleset.id).find((one) => one.name === name);
  if (!golden) throw new Error(`no golden battle ${name}`);
  let [asked, open] = [0, 0];
  replayGolden(ruleset, golden, ({ state }) => {
    for (const { seat } of ruleset.pending(state)) {
      if (seat === DICE) continue;
      asked++;
      const view = ruleset.view(state, seat);
      const side = ruleset.seats(state).indexOf(seat);
      const kinds = new Set(ruleset.offers(view, seat).map(({ type }) => type));
      for (const command of sought(view as never, side as never)) {
        const decision = ruleset.decide(view, seat, command);
        if (decision.ok) open++;
        else if (!kinds.has(command.type)) {
          const { rule, reason } = decision.refusal;
          refused.set(`${command.type} ${reason}`, { kind: command.type, rule, reason });
        }
      }
    }
  });
  return { refused: [...refused.values()], asked, open };
}

const SETS = [
  [large.largeBattles, 'peninsular-clash-ss', large.soughtAnswers, /^LB-/],
  [skirmish.skirmish, 'shakos-pick-up-ss', skirmish.soughtAnswers, /^SK-/],
  [simple.simplicity, 'windmill-ridge-ss', simple.soughtAnswers, /^SIP-/],
] as const;

describe.each(SETS)('answers that people look for, %#', (ruleset, name, sought, catalogue) => {
  it('are refused by rules of the catalogue alone', () => {
    const { refused, asked, open } = refusedIn(ruleset, name, sought);
    expect(asked).toBeGreaterThan(50);
    expect(open).toBeGreaterThan(asked / 2);
    expect(refused.length).toBeGreaterThan(2);
    expect(refused.filter(({ rule }) => !catalogue.test(rule))).toEqual([]);
  });
});

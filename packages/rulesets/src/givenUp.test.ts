import { isGivenUp } from '@drumhead/content/story';
import { begin, decide, RESIGN } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { rulesets } from './index.ts';

it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s: a story knows who gave up', (_id, ruleset) => {
  for (const id of ruleset.scenarios) {
    const begun = begin(ruleset, ruleset.scenario(id));
    if (!begun.ok) throw new Error(id);
    const [seat = ''] = ruleset.seats(begun.value.state);
    const answer = decide(begun.value, seat, RESIGN);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    const outcome = ruleset.outcome(answer.battle.state);
    // Of three players, two play on.
    if (outcome !== null) expect(isGivenUp(outcome), outcome.reason).toBe(true);
    else expect(ruleset.seats(begun.value.state).length).toBeGreaterThan(2);
  }
  expect(isGivenUp({ reason: `${ruleset.id}.end.broken` })).toBe(false);
});

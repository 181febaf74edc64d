import { endOf } from '@drumhead/content/story';
import { type AnyRuleset, begin, decide, RESIGN } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { largeBattles } from './largeBattles.ts';
import { simplicity } from './simplicity.ts';
import { skirmish } from './skirmish.ts';

it.each([largeBattles, skirmish, simplicity])(
  'a story of $ruleset.id knows who gave up',
  ({ ruleset: own, chronicle }) => {
    const ruleset = own as AnyRuleset;
    let state: unknown;
    for (const id of ruleset.scenarios) {
      const begun = begin(ruleset, ruleset.scenario(id));
      if (!begun.ok) throw new Error(id);
      ({ state } = begun.value);
      const [seat = ''] = ruleset.seats(begun.value.state);
      const answer = decide(begun.value, seat, RESIGN);
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      const ended = endOf(chronicle, answer.battle);
      // Of three players, two play on.
      if (ended !== null) expect(ended.isGivenUp, id).toBe(true);
      else expect(ruleset.seats(begun.value.state).length).toBeGreaterThan(2);
    }
    const beaten = { ...ruleset, outcome: () => ({ winner: null, rule: 'X', reason: `${ruleset.id}.end.broken` }) };
    expect(endOf(chronicle, { ruleset: beaten, state })?.isGivenUp).toBe(false);
  },
);

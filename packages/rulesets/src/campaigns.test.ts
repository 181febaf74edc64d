/** Ready scenarios that are acts of a campaign. */
import { begin, DRAW, envelopeOf, nextAct, rulesSetup } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { rulesets } from './index.ts';

const acts = rulesets.flatMap((ruleset) =>
  ruleset.scenarios.flatMap((id) => {
    const { campaign } = envelopeOf(ruleset.scenario(id)) ?? {};
    return campaign === undefined ? [] : [{ ruleset, id, campaign }];
  }),
);

it.each(acts)('$id leads to the act after it, which begins however it was won', ({ ruleset, id, campaign }) => {
  expect(campaign.next === undefined).toBe(campaign.act === campaign.of);
  if (campaign.next === undefined) return;
  const file = ruleset.scenario(id);
  const begun = begin(ruleset, file);
  if (!begun.ok) throw new Error(id);
  const printed = ruleset.scenario(campaign.next);
  for (const winner of [...ruleset.seats(begun.value.state), null]) {
    const next = nextAct(file, winner, printed);
    expect([winner, next?.campaign?.act, next?.campaign?.won]).toEqual([winner, campaign.act + 1, [winner ?? DRAW]]);
    expect([winner, begin(ruleset, next).ok]).toEqual([winner, true]);
    const isChanged = JSON.stringify(rulesSetup(next)) !== JSON.stringify(rulesSetup(printed));
    expect([winner, isChanged]).toEqual([winner, campaign.after?.[winner ?? DRAW] !== undefined]);
  }
});

import { begin, decide, OFFER_DRAW } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { rulesets } from './index.ts';
import { releasedVersion } from './versions.ts';

/** The first scenario of a rule set as it was then: its ground was no outline yet. */
function firstOf(id: string): unknown {
  const ruleset = rulesets.find((one) => one.id === id);
  const { grown: _later, ...setup } = Object(ruleset?.scenario(ruleset.scenarios[0] ?? '')) as { grown?: unknown };
  return setup;
}

describe('a version that was released before there were watchers', () => {
  it('LB-SET-08 shows a watcher neither of two secret deployments', async () => {
    const kept = await releasedVersion('large-battles', 2);
    const scenario = rulesets[0]?.scenario('peninsular-clash');
    const begun = kept && begin(kept.ruleset, scenario);
    if (!kept || !begun?.ok) throw new Error('there is no battle');
    const { ruleset } = kept;
    let battle = begun.value;
    for (const seat of ruleset.seats(battle.state)) {
      const placing = ruleset.offers(battle.state, seat).find(({ type }) => type === 'place');
      const answer = decide(battle, seat, placing);
      if (!answer.ok || answer.events.length === 0) throw new Error('nothing was placed');
      battle = answer.battle;
      expect(answer.events.flatMap((event) => ruleset.hears(battle.state, event, null) ?? [])).toEqual([]);
      expect(answer.events.map((event) => ruleset.hears(battle.state, event, seat))).toEqual(answer.events);
    }
    const placed = (state: unknown) =>
      (state as { units: readonly { status: string }[] }).units.filter(({ status }) => status === 'table').length;
    const [one = ''] = ruleset.seats(battle.state);
    expect(placed(battle.state)).toBe(2);
    expect(placed(ruleset.view(battle.state, one))).toBe(1);
    expect(placed(ruleset.view(battle.state, null))).toBe(0);
    expect(placed(ruleset.view(battle.state, 'nobody'))).toBe(0);
    expect([one, null].map((seat) => ruleset.isOpen(battle.state, seat))).toEqual([false, false]);
  });

  it.each([
    ['skirmish', 2],
    ['simplicity', 1],
  ])('of %s tells everything, as it has no secrets', async (id, version) => {
    const kept = await releasedVersion(id, version);
    const event = { type: 'any', rule: 'KERNEL-TURN' };
    const made = kept && kept.ruleset.create(firstOf(id));
    if (!kept || !made?.ok) throw new Error('there is no battle');
    for (const seat of [...kept.ruleset.seats(made.value), null]) {
      expect(kept.ruleset.hears(made.value, event, seat)).toBe(event);
      expect(kept.ruleset.view(made.value, seat)).toBe(made.value);
      expect(kept.ruleset.isOpen(made.value, seat)).toBe(true);
    }
  });
});

// The page offers a draw only where the answer is another.
it.each([
  ['large-battles', 2],
  ['skirmish', 2],
  ['simplicity', 1],
])('%s@%i was released before there were draws: none of its sides may offer one', async (id, version) => {
  const kept = await releasedVersion(id, version);
  const made = kept && kept.ruleset.create(firstOf(id));
  if (!kept || !made?.ok) throw new Error('there is no battle');
  for (const seat of kept.ruleset.seats(made.value)) {
    const answer = kept.ruleset.decide(made.value, seat, OFFER_DRAW);
    expect(answer.ok ? 'accepted' : answer.refusal.rule).toMatch(/^KERNEL-/);
    expect(kept.ruleset.covers(made.value, seat, OFFER_DRAW)).toBe(false);
  }
});

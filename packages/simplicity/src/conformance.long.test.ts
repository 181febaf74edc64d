import { evaluation } from './bot/index.ts';
import { probe } from './testing.ts';
import { DEFAULT_ORDERS, hashOf, onePlayer, playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { checkConformance } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { withAutoDeploy } from './query/standing.ts';
import { simplicity } from './ruleset.ts';
import type { Command } from './state/commands.ts';
import type { State } from './state/state.ts';

/** Battles of each scenario: two in every test run, `DRUMHEAD_BATTLES=1000 npm test -- simplicity/src/conformance` for the long run. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 2);

function seatsOf(id: string): readonly string[] {
  const made = simplicity.create(simplicity.scenario(id));
  return made.ok ? simplicity.seats(made.value) : [];
}

describe.each(simplicity.scenarios)('%s', (id) => {
  it('SIP-GEN-7 keeps the promises of every rule set', () => {
    const report = checkConformance({ ...simplicity, ...probe }, simplicity.scenario(id), {
      seeds: 2,
      steps: 120,
      every: 17,
      setups: 20,
      evaluation,
      orders: [{ ...DEFAULT_ORDERS, holdUntil: withAutoDeploy(null, seatsOf(id)[0] ?? '') }],
    });
    expect(report.battles).toBe(2);
  }, 300_000);

  it('SIP-VIC-1 SIP-VIC-2 SIP-TRN-1 random battles end by the rules, with no broken invariant', () => {
    for (let seed = 1; seed <= BATTLES; seed++) {
      const made = simplicity.create(simplicity.scenario(id));
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const random = seededRandomInt(seed);
      const players = onePlayer<State, Command>(
        simplicity.seats(made.value),
        (_view, _seat, offers) => offers[random(offers.length)] as Command,
      );
      let commands = 0;
      const onStep = ({ state }: { readonly state: State }): void => {
        commands += 1;
        const faults = probe.faults(state);
        if (faults.length > 0) throw new Error(`seed ${seed}, command ${commands}: ${faults.join('; ')}`);
        expect(commands).toBeLessThan(20_000);
      };
      const state = playState(simplicity, made.value, { players, dice: seededDice(seed) }, { onStep });
      expect(state.outcome).not.toBeNull();
      expect(state.gameTurn).toBeLessThanOrEqual(state.field.turnLimit);
      expect(hashOf(state)).toMatch(/^[0-9a-f]+$/);
    }
  }, 36_000_000);
});

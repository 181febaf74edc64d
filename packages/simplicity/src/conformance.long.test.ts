import { readFileSync } from 'node:fs';
import { evaluation } from './bot/index.ts';
import { probe } from './testing.ts';
import {
  DEFAULT_ORDERS,
  hashOf,
  onePlayer,
  playState,
  seededDice,
  seededRandomInt,
  type Script,
} from '@drumhead/engine';
import { checkConformance, lookAlike, scriptSecrets } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { withAutoDeploy } from './query/standing.ts';
import { simplicity } from './ruleset.ts';
import type { Command } from './state/commands.ts';
import type { State } from './state/state.ts';
import { simplicity as whole } from './wholeRuleset.ts';

/** Battles of each scenario: three in every test run, `DRUMHEAD_BATTLES=1000 npm test -- simplicity/src/conformance` for the long run. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 3);

/** A decision of a random battle, and what was offered then. */
interface Asked {
  readonly state: State;
  readonly seat: string;
  readonly offers: string;
}

/** A random battle to its end, with every decision in it. Throws on a broken invariant. */
function walked(id: string, seed: number): { readonly asked: readonly Asked[]; readonly end: State } {
  const made = simplicity.create(simplicity.scenario(id));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const random = seededRandomInt(seed);
  const asked: Asked[] = [];
  const players = onePlayer<State, Command>(simplicity.seats(made.value), (state, seat, offers) => {
    asked.push({ state, seat, offers: JSON.stringify(offers) });
    return offers[random(offers.length)] as Command;
  });
  let commands = 0;
  const onStep = ({ state }: { readonly state: State }): void => {
    commands += 1;
    const faults = probe.faults(state);
    if (faults.length > 0) throw new Error(`seed ${seed}, command ${commands}: ${faults.join('; ')}`);
    if (commands >= 20_000) throw new Error(`${id}, seed ${seed} never ends`);
  };
  return { asked, end: playState(simplicity, made.value, { players, dice: seededDice(seed) }, { onStep }) };
}

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

  it('SIP-VIC-1 SIP-VIC-2 SIP-TRN-1 SIP-GEN-7 random battles end by the rules; no state is broken, and each offers the same however a battle came to it', () => {
    for (let seed = 1; seed <= BATTLES; seed++) {
      const { asked, end } = walked(id, seed);
      expect(end.outcome).not.toBeNull();
      expect(end.gameTurn).toBeLessThanOrEqual(end.field.turnLimit);
      expect(hashOf(end)).toMatch(/^[0-9a-f]+$/);
      for (const { state, seat, offers } of asked) {
        expect(JSON.stringify(simplicity.offers(JSON.parse(JSON.stringify(state)), seat))).toBe(offers);
      }
      // Back and forth in one battle: each listing finds what another left.
      const jump = seededRandomInt(seed);
      for (let i = 0; i < asked.length; i++) {
        const { state, seat, offers } = asked[jump(asked.length)] as Asked;
        expect(JSON.stringify(simplicity.offers(state, seat))).toBe(offers);
      }
    }
  }, 36_000_000);
});

describe('rules of the scenario’s own, of which one side does not know all', () => {
  const path = new URL('../../../examples/scenarios/simplicity-own-rules.json', import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly script: Script };

  it('SCN-HID-1 SCN-TELL-1 keeps the promises of every rule set', () => {
    const report = checkConformance({ ...whole, ...probe, secrets: scriptSecrets }, file, {
      seeds: 1,
      steps: 200,
      every: 23,
      setups: 5,
      evaluation,
      openOrders: true,
    });
    expect(report.battles).toBe(1);
  }, 300_000);

  it.each(['france', null])(
    'SCN-HID-1 nothing tells %s when help comes, or what is told the other side',
    (seat) => {
      const later = JSON.parse(
        JSON.stringify(file).replace('"turn":6', '"turn":7').replace('A rider brings word', 'Somebody says'),
      ) as unknown;
      expect(lookAlike(whole, [file, later], seat, 1, 400)).toBeGreaterThan(60);
    },
    300_000,
  );
});

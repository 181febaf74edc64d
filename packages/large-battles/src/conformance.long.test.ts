import { readFileSync } from 'node:fs';
import {
  hashOf,
  isEnvelope,
  onePlayer,
  playState,
  type Script,
  type Seat,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import { checkConformance, lookAlike, scriptSecrets } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { eager } from '../test/boldPlayer.ts';
import { largeBattles } from './ruleset.ts';
import type { Command } from './state/commands.ts';
import { evaluation } from './bot/index.ts';
import { probe } from './testing.ts';
import type { State } from './state/state.ts';

const setup = largeBattles.scenario('peninsular-clash');

/** Battles of the long run: a hundred in every test run, `DRUMHEAD_BATTLES=10000 npm test -- conformance` at night. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 100);

describe('Large Battles keeps the promises of every rule set', () => {
  it('LB-GEN-04 offers and judge agree, views hide, records replay, in whole battles', () => {
    const report = checkConformance({ ...largeBattles, ...probe }, setup, {
      seeds: 3,
      steps: 2500,
      every: 9,
      setups: 60,
      evaluation,
    });
    expect(report.commands).toBe(3 * 2500);
  }, 300_000);

  it('in the deployment and the first phases at every single moment', () => {
    checkConformance({ ...largeBattles, ...probe }, setup, { seeds: [11, 12], steps: 160, setups: 0, evaluation });
  }, 300_000);

  it(`LB-GEN-09 LB-ACT-17 ${BATTLES} random battles end by the rules, with no broken invariant`, () => {
    const ends = fightBattles('peninsular-clash', BATTLES);
    expect([...ends.keys()].every((reason) => reason.startsWith('lb.end.'))).toBe(true);
    expect(ends.has('lb.end.resigned')).toBe(false);
  }, 3_600_000);
});

// Scenarios with rules of their own are walked in tests/scenarioExamples.test.ts.
const ofTheBook = largeBattles.scenarios.filter((id) => !isEnvelope(largeBattles.scenario(id)));

describe.each(ofTheBook.filter((id) => id !== 'peninsular-clash'))('%s', (id) => {
  it('LB-GEN-10 keeps the promises of every rule set', () => {
    const report = checkConformance({ ...largeBattles, ...probe }, largeBattles.scenario(id), {
      seeds: 2,
      steps: 500,
      every: 19,
      setups: 10,
      evaluation,
    });
    expect(report.commands).toBe(2 * 500);
  }, 300_000);

  const battles = Math.ceil(BATTLES / 25);
  it(`LB-GEN-10 LB-GEN-09 ${battles} random battles end by the rules, with no broken invariant`, () => {
    const ends = fightBattles(id, battles);
    expect([...ends.keys()].every((reason) => reason.startsWith('lb.end.'))).toBe(true);
    expect(ends.has('lb.end.resigned')).toBe(false);
  }, 3_600_000);
});

/** Fights so many battles of players who close in, invariants looked at on the way: how often each ended how. */
function fightBattles(id: string, battles: number): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (let battle = 1; battle <= battles; battle++) {
    const random = seededRandomInt(battle);
    const made = largeBattles.create(largeBattles.scenario(id));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const players = onePlayer<State, Command>(largeBattles.seats(made.value), (_view, _seat, offers) =>
      eager(offers, random),
    );
    let commands = 0;
    const onStep = ({ state }: { readonly state: State }): void => {
      commands++;
      const faults = commands % 7 === 0 ? probe.faults(state) : [];
      if (faults.length > 0) throw new Error(`${id}, battle ${battle}, command ${commands}: ${faults.join('; ')}`);
      if (commands > 500_000) throw new Error(`${id}, battle ${battle} never ends`);
    };
    const state = playState(largeBattles, made.value, { players, dice: seededDice(battle) }, { onStep });
    expect(probe.faults(state)).toEqual([]);
    const reason = state.outcome?.reason ?? '';
    ends.set(reason, (ends.get(reason) ?? 0) + 1);
  }
  return ends;
}

describe('determinism', () => {
  it('the first state of the scenario is the same everywhere', () => {
    const made = largeBattles.create(setup);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const again = largeBattles.create(JSON.parse(JSON.stringify(setup)));
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(hashOf(again.value)).toBe(hashOf(made.value));
  });
});

describe('rules of the scenario’s own, of which one side does not know all', () => {
  const path = new URL('../../../examples/scenarios/large-battles-own-rules.json', import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly script: Script };

  it('SCN-HID-1 SCN-TELL-1 keeps the promises of every rule set', () => {
    const secrets = (state: State, seat: Seat | null) => [...probe.secrets(state, seat), ...scriptSecrets(state, seat)];
    const report = checkConformance({ ...largeBattles, ...probe, secrets }, file, {
      seeds: 1,
      steps: 240,
      every: 23,
      setups: 5,
      evaluation,
      openOrders: true,
    });
    expect(report.battles).toBe(1);
  }, 300_000);

  it.each(['french', null])(
    'SCN-HID-1 nothing tells %s when help comes',
    (seat) => {
      const later = JSON.parse(JSON.stringify(file).replace('"turn":6', '"turn":7')) as unknown;
      expect(lookAlike(largeBattles, [file, later], seat, 1, 400)).toBeGreaterThan(60);
    },
    300_000,
  );
});

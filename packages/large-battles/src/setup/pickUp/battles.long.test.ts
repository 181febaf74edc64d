import { probe } from '../../testing.ts';
import { hashOf, onePlayer, playState, type StateStep, seededDice, seededRandomInt } from '@drumhead/engine';
import { checkConformance } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { eager } from '../../../test/boldPlayer.ts';
import { begun, randomPickUp, told, until } from '../../../test/pickUps.ts';
import { largeBattles } from '../../ruleset.ts';
import type { Command } from '../../state/commands.ts';
import type { Event } from '../../state/events.ts';
import type { State } from '../../state/state.ts';

/** Battles of the long run: a few in every test run, `DRUMHEAD_BATTLES=1000 npm test -- pickup/battles` at night. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 12);
/** Every so many battles the set-up too is played by taking what is offered, instead of generated and suggested. */
const BY_OFFERS = 4;

type Said = readonly [seat: string, command: Parameters<typeof largeBattles.decide>[2]];

/** Plays a random pick-up battle to its end; what was said after the set-up was generated, for a replay. */
function fought(seed: number): { readonly start: State; readonly end: State; readonly said: readonly Said[] } {
  const whole = seed % BY_OFFERS === 0;
  const file = randomPickUp(seed);
  const start = whole ? begun(file) : until(begun(file), seed, (decision) => decision === 'firstInitiative');
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(start), (_view, _seat, offers) => eager(offers, random));
  const said: Said[] = [];
  const onStep = ({ state, seat, command }: StateStep<State, Command, Event>): void => {
    said.push([seat, command]);
    if (said.length % 7 === 0) sound(state, seed, said.length);
    if (said.length > 500_000) throw new Error(`battle ${seed} never ends`);
  };
  const end = playState(largeBattles, start, { players, dice: seededDice(seed) }, { onStep });
  return { start, end, said };
}

function sound(state: State, seed: number, commands: number): void {
  const faults = probe.faults(state);
  if (faults.length > 0) throw new Error(`battle ${seed}, command ${commands}: ${faults.join('; ')}`);
}

describe('pick-up battles', () => {
  it(`LB-GEN-10 ${BATTLES} between random Divisions end by the rules, break no invariant, and replay`, () => {
    const nations = new Map<string, number>();
    const ends = new Map<string, number>();
    for (let seed = 1; seed <= BATTLES; seed++) {
      const { start, end, said } = fought(seed);
      sound(end, seed, said.length);
      const reason = end.outcome?.reason ?? '';
      ends.set(reason, (ends.get(reason) ?? 0) + 1);
      for (const { division } of randomPickUp(seed).sides) {
        nations.set(division.nation, (nations.get(division.nation) ?? 0) + 1);
      }
      const again = said.reduce((state, [seat, command]) => told(state, seat, command), start);
      expect([seed, hashOf(again)]).toEqual([seed, hashOf(end)]);
    }
    expect([...ends.keys()].every((reason) => reason.startsWith('lb.end.'))).toBe(true);
    expect(ends.has('lb.end.resigned')).toBe(false);
    if (BATTLES >= 100) {
      expect(nations.size).toBe(6);
      process.stderr.write(`${JSON.stringify({ battles: BATTLES, nations: [...nations], ends: [...ends] })}\n`);
    }
  }, 36_000_000);
});

describe('LB-SEQ-10 a pick-up game keeps the promises of every rule set', () => {
  it('LB-SET-05 LB-SET-08 in its set-up, at every moment, both ways of deploying', () => {
    checkConformance({ ...largeBattles, ...probe }, randomPickUp(3, { deployment: 'hidden' }), {
      seeds: [1],
      steps: 110,
      every: 5,
      setups: 40,
    });
    checkConformance({ ...largeBattles, ...probe }, randomPickUp(4, { deployment: 'alternate' }), {
      seeds: [2],
      steps: 110,
      every: 5,
      setups: 0,
    });
  }, 300_000);
});

describe('LB-SET-09 LB-SET-12 a suggested deployment for everybody', () => {
  it('deploys random Divisions on random terrain, in secret and in turn, at every scale', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const random = randomPickUp(seed);
      const state = until(begun(random), seed, (decision) => decision === 'firstInitiative');
      expect([seed, state.units.filter((u) => u.status !== 'table').length]).toEqual([seed, 0]);
      expect([seed, state.generals.filter((g) => g.status !== 'table').length]).toEqual([seed, 0]);
    }
  }, 120_000);
});

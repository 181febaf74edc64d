/** Whole battles for a town behind a stream, both optional rules on: every promise holds, and the rules are reached. */
import { type Chooser, chooser, DICE, seededDice } from '@drumhead/engine';
import { checkConformance } from '@drumhead/engine/conformance';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { crossing } from '../test/crossing.ts';
import { eager } from '../test/eager.ts';
import type { Command } from './commands.ts';
import type { EventType } from './events.ts';
import { inOrder, suggestionOf } from './placing.ts';
import { largeBattles } from './ruleset.ts';
import type { State } from './state.ts';

/** What a battle for a town is about: two times of three it is done where it is open. */
const TOWN: ReadonlySet<Command['type']> = new Set(['enter', 'storm', 'leave', 'join', 'assign']);

/** A way into the town, or else the move that ends nearest to it: into it, once there. */
function townwards(state: State, seat: string, offers: readonly Command[], random: Chooser): Command | undefined {
  const there = offers.filter((offer) => TOWN.has(offer.type));
  if (there.length > 0) return there[random(there.length)];
  const ends = offers.flatMap((offer) => {
    if (offer.type !== 'move' || state.field.units[offer.unit]?.arm !== 'infantry') return [];
    const decision = largeBattles.decide(state, seat, offer);
    const moved = decision.ok ? decision.events.find((event) => event.type === 'moved') : undefined;
    return moved === undefined
      ? []
      : [{ offer, apart: Math.abs(moved.x - steps(900)) + Math.abs(moved.y - steps(600)) }];
  });
  return ends.sort((a, b) => a.apart - b.apart)[0]?.offer;
}

/** The battle with both sides deployed as the file suggests: the nearer the town, the sooner it is fought for. */
function deployed(): State {
  const made = largeBattles.create(crossing);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state: State = made.value;
  for (const { id } of state.field.sides) {
    const own = inOrder(state.field.suggested)
      .filter((p) => (p.what === 'unit' ? state.field.units : state.field.generals)[p.index]?.id.startsWith(id))
      .map(suggestionOf);
    for (const command of [...own, { type: 'ready' } as const]) {
      const decision = largeBattles.decide(state, id, command);
      if (!decision.ok) throw new Error(`${id}: ${JSON.stringify([command, decision.refusal])}`);
      state = decision.state;
    }
  }
  return state;
}

describe('a battle for a town', () => {
  it('LB-GEN-04 keeps every promise, with garbage and old offers', () => {
    const report = checkConformance(largeBattles, crossing, { seeds: 2, steps: 1500, every: 7, setups: 20 });
    expect(report.commands).toBe(2 * 1500);
  }, 300_000);

  it('LB-BUA-02 LB-BUA-04 LB-BUA-06 LB-BUA-17 LB-BUA-18 LB-OPT-01 LB-OPT-03 is played to its end by them', () => {
    const told = new Map<EventType, number>();
    for (let battle = 1; battle <= 20; battle++) {
      const random = chooser(battle);
      const dice = seededDice(battle);
      let state = deployed();
      for (let commands = 1; state.outcome === null; commands++) {
        const [waiting] = largeBattles.pending(state);
        if (waiting === undefined) throw new Error(`battle ${battle}: nobody decides after ${commands} commands`);
        const offers = largeBattles.offers(state, waiting.seat);
        const bold = (): Command =>
          (random(3) > 0 ? townwards(state, waiting.seat, offers, random) : undefined) ?? eager(offers, random);
        const command = waiting.seat === DICE ? dice.roll(waiting) : bold();
        const decision = largeBattles.decide(state, waiting.seat, command);
        if (!decision.ok) {
          throw new Error(`battle ${battle}, ${commands}: ${JSON.stringify([command, decision.refusal])}`);
        }
        state = decision.state;
        for (const { type } of decision.events) told.set(type, (told.get(type) ?? 0) + 1);
        const faults = commands % 5 === 0 ? largeBattles.faults(state) : [];
        if (faults.length > 0) throw new Error(`battle ${battle}, ${commands}: ${faults.join('; ')}`);
      }
    }
    const reached = ['entered', 'cameOut', 'stormed', 'joined', 'becameWorn'] as const;
    expect(reached.filter((type) => (told.get(type) ?? 0) < 1)).toEqual([]);
  }, 300_000);
});

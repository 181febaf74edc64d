import { seededRandomInt, DICE, openOf, seededDice } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { playing } from '../test/playing.ts';
import type { Command } from './state/commands.ts';
import { orderChoices, orderOffers } from './query/offers.ts';
import { simplicity } from './ruleset.ts';
import type { State } from './state/state.ts';

const textsOf = (commands: readonly Command[]): string[] => commands.map((command) => JSON.stringify(command)).sort();

/** A battle played by drawing, and what its decisions looked like. */
function drawnBattle(id: string, seed: number, look: (state: State, seat: string, offers: readonly Command[]) => void) {
  const made = simplicity.create(simplicity.scenario(id));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state: State = made.value;
  const random = seededRandomInt(seed);
  const dice = seededDice(seed);
  while (state.outcome === null) {
    const waiting = simplicity.pending(state)[0];
    if (waiting === undefined) throw new Error('nobody has a decision');
    const { seat } = waiting;
    if (seat !== DICE) look(state, seat, simplicity.offers(state, seat));
    const command = seat === DICE ? dice.roll(waiting) : simplicity.anyOffer?.(state, seat, random);
    if (!command) throw new Error(`${seat} draws nothing`);
    const answer = simplicity.decide(state, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify({ command, ...answer.refusal }));
    state = answer.state;
  }
}

describe.each(simplicity.scenarios)('%s: what is drawn is what is offered', (id) => {
  it('SIP-GEN-7 the entries that are open are the offers, none of them twice', () => {
    for (const seed of [21, 22]) {
      drawnBattle(id, seed, (state, _, offers) => {
        const frame = state.frames[state.frames.length - 1];
        if (frame?.at !== 'turn' || frame.step !== 'orders') return;
        // Two rides of one Command base may be the same; a draw knows the one.
        const listed = new Set(textsOf(orderOffers(state, frame.side)));
        expect(textsOf(openOf(orderChoices(state, frame.side)))).toEqual([...listed]);
        expect(offers.length).toBeGreaterThanOrEqual(listed.size);
      });
    }
  }, 120_000);

  it('SIP-GEN-7 the entries of a state are the same however the battle came to it', () => {
    const moments: { readonly state: State; readonly side: 0 | 1; readonly open: readonly string[] }[] = [];
    drawnBattle(id, 24, (state) => {
      const frame = state.frames[state.frames.length - 1];
      if (frame?.at !== 'turn' || frame.step !== 'orders') return;
      moments.push({ state, side: frame.side, open: textsOf(openOf(orderChoices(state, frame.side))) });
    });
    const jump = seededRandomInt(24);
    for (let i = 0; i < 60; i++) {
      const { state, side, open } = moments[jump(moments.length)] as (typeof moments)[number];
      expect(textsOf(openOf(orderChoices(state, side)))).toEqual(open);
    }
  }, 120_000);

  it('SIP-GEN-7 every offer of a moment is drawn, and nothing else', () => {
    let moment = 0;
    drawnBattle(id, 23, (state, seat, offers) => {
      moment += 1;
      if (moment % 29 !== 0) return;
      const random = seededRandomInt(moment);
      const drawn = new Set<string>();
      for (let i = 0; i < 16 * offers.length; i++)
        drawn.add(JSON.stringify(simplicity.anyOffer?.(state, seat, random)));
      expect([...drawn].sort()).toEqual([...new Set(textsOf(offers))]);
    });
  }, 120_000);
});

it('SIP-CHG-9 the charges of a unit with its Command base are drawn besides those without', () => {
  const t = playing({
    units: [{ at: [50, 30] }, { side: 1, at: [50, 38] }],
    commands: [{ at: [50, 27.3] }, { at: [50.5, 27.3] }],
  });
  const charges = openOf(orderChoices(t.state, 0)).filter(({ type }) => type === 'charge');
  expect(charges).toHaveLength(2);
  expect(charges.map((order) => (order.type === 'charge' ? order.command : null))).toEqual([-1, 0]);
});

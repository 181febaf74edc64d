import { hashOf, outcomesOf, RESIGN } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { beginAt } from '../adjudicate/table/positionFile.ts';
import { largeBattles } from '../index.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { contactPreview, rollOutcomes } from './preview.ts';

const side = (id: string, baseline: string, y: number, units: readonly object[]) => ({
  id,
  baseline,
  cinc: { x: 600, y: baseline === 'top' ? 60 : 840 },
  brigades: [{ id: `${id}-1`, leader: { x: 600, y }, units }],
});

function position(own: readonly object[], foes: readonly object[], moment: object, orders: readonly object[]): State {
  const begun = beginAt({
    format: 'drumhead-large-battles-position',
    version: 1,
    position: {
      width: 1200,
      height: 900,
      sides: [side('france', 'bottom', 700, own), side('britain', 'top', 160, foes)],
      active: 'france',
    },
    moment,
    orders,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return begun.value;
}

const foot = (id: string, x: number, y: number, more: object = {}) => ({
  id,
  kind: 'infantry',
  c: 2,
  sk: 0,
  x,
  y,
  ...more,
});

describe('results of the dice of a fight', () => {
  it('LB-BOMB-10 are those of all hands one by one', () => {
    const guns = { id: 'guns', kind: 'footArtillery', calibre: 'light', x: 600, y: 560 };
    const state = position(
      [guns],
      [{ ...guns, id: 'target', y: 380, dis: 2 }],
      { at: 'acting', units: ['guns'], actions: 1 },
      [{ type: 'fire', unit: 'guns', target: 'target' }],
    );
    const byState = (list: readonly { readonly chance: number; readonly state: State }[]) => {
      const sums = new Map<string, number>();
      for (const one of list) sums.set(hashOf(one.state), (sums.get(hashOf(one.state)) ?? 0) + one.chance);
      return sums;
    };
    const quick = byState(rollOutcomes(state) ?? []);
    const slow = byState(outcomesOf(largeBattles, state, 100_000) ?? []);
    expect([...quick.keys()].sort()).toEqual([...slow.keys()].sort());
    for (const [key, chance] of slow) expect(quick.get(key)).toBeCloseTo(chance, 9);
  });

  it('LB-CON-10 add up to the chance that the preview shows', () => {
    const begun = position(
      [foot('line', 600, 500, { formation: 'attackColumn' })],
      [foot('target', 600, 420)],
      { at: 'acting', units: ['line'], actions: 1 },
      [],
    );
    const state = upToContact(begun);
    const frame = state.frames[state.frames.length - 1];
    if (frame?.at !== 'combat' || frame.step !== 'contactRoll') throw new Error('no Contact');
    const outcomes = rollOutcomes(state) ?? [];
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const won = outcomes.filter(({ events }) =>
      events.some((event) => event.type === 'contactRolled' && (event as { readonly winner?: unknown }).winner === 'a'),
    );
    const { wins } = contactPreview(state, frame.combat);
    expect(won.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(wins, 9);
  });

  it('are none where no fight is rolled', () => {
    const state = position([foot('line', 600, 500)], [foot('target', 600, 300)], { at: 'phase' }, []);
    expect(rollOutcomes(state)).toBeNull();
    expect(largeBattles.decide(state, 'france', RESIGN).ok).toBe(true);
  });
});

/** Plays an Approach that is won by all its dice, and goes on into Contact until its dice are due. */
function upToContact(begun: State): State {
  let state = begun;
  for (let i = 0; i < 12; i++) {
    const frame = state.frames[state.frames.length - 1];
    if (frame?.at === 'combat' && frame.step === 'contactRoll') return state;
    const [waiting] = largeBattles.pending(state);
    if (!waiting) break;
    const command =
      waiting.seat === 'dice'
        ? {
            type: 'roll' as const,
            faces: (waiting.dice ?? []).map(({ count }, hand) => Array<number>(count).fill(hand === 0 ? 6 : 2)),
          }
        : forward(largeBattles.offers(state, waiting.seat));
    const answer = command && largeBattles.decide(state, waiting.seat, command);
    if (!answer?.ok) break;
    state = answer.state;
  }
  return state;
}

/** The offer that leads on into Contact. */
const forward = (offers: readonly Command[]): Command | undefined =>
  offers.find(({ type }) => type === 'approach' || type === 'contact' || type === 'declare') ?? offers[0];

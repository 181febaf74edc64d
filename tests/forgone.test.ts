// What passing or finishing gives away is what the judge would still let act: now, and in every slot that opens.
import { DICE } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { forgoneBy, largeBattles } from '@drumhead/large-battles/screen';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** The moments of a golden battle at which a side may pass. */
function momentsOf(most: number): readonly { readonly state: State; readonly seat: string; readonly side: 0 | 1 }[] {
  const moments: { readonly state: State; readonly seat: string; readonly side: 0 | 1 }[] = [];
  const [golden] = goldenRecords('large-battles');
  if (!golden) throw new Error('no golden battle');
  replayGolden(largeBattles, golden, (battle) => {
    const state = battle.state as State;
    const { seat } = largeBattles.pending(state)[0] ?? { seat: DICE };
    const at = state.frames.at(-1)?.at;
    if (seat === DICE || (at !== 'slot' && at !== 'phase') || moments.length === most) return;
    moments.push({ state, seat, side: state.field.sides[0].id === seat ? 0 : 1 });
  });
  return moments;
}

/** Units and Generals that may be activated in the open slot. */
function ableIn(state: State, seat: string): { readonly units: number; readonly generals: number } {
  const offers = largeBattles.offers(state, seat);
  const units = offers.flatMap((offer) => (offer.type === 'activate' ? [offer.unit] : []));
  const generals = offers.flatMap((offer) => (offer.type === 'activateGeneral' ? [offer.general] : []));
  return { units: new Set(units).size, generals: new Set(generals).size };
}

/** And in all slots that may still be opened. */
function ableYet(state: State, seat: string): { readonly units: number; readonly generals: number } {
  let sum = ableIn(state, seat);
  const closed = largeBattles.decide(state, seat, { type: 'close' });
  const phase = closed.ok ? closed.state : state;
  if (largeBattles.pending(phase)[0]?.seat !== seat || phase.phase !== state.phase) return sum;
  for (const offer of largeBattles.offers(phase, seat)) {
    const opened = offer.type === 'open' ? largeBattles.decide(phase, seat, offer) : null;
    const able = opened?.ok ? ableIn(opened.state, seat) : { units: 0, generals: 0 };
    sum = { units: sum.units + able.units, generals: sum.generals + able.generals };
  }
  return sum;
}

const given = (state: State, side: 0 | 1, type: 'pass' | 'close') => {
  const { units = 0, generals = 0 } = forgoneBy(state, side, { type }) ?? {};
  return { units, generals };
};

it('LB-ACT-23, LB-ACT-05 names in numbers what a passed initiative and a closed slot give away', () => {
  const moments = momentsOf(60);
  expect(moments.length).toBe(60);
  for (const { state, seat, side } of moments) {
    expect(given(state, side, 'close')).toEqual(ableIn(state, seat));
    expect(given(state, side, 'pass')).toEqual(ableYet(state, seat));
    expect(forgoneBy(state, side, { type: 'stop' })).toBe(null);
  }
});

it('LB-LEAD-15 counts a spent Leader whose slot is still to open', () => {
  const moment = momentsOf(60).find(({ state, seat }) => ableYet(state, seat).generals > 1);
  if (!moment) throw new Error('no such moment');
  const { state, seat, side } = moment;
  const spent: State = { ...state, generals: state.generals.map((general) => ({ ...general, spent: true })) };
  expect(given(spent, side, 'pass')).toEqual(ableYet(spent, seat));
  expect(given(spent, side, 'pass').generals).toBeGreaterThan(0);
});

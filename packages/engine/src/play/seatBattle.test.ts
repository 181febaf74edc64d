import { duel, type DuelCommand, SETUP } from '@drumhead/testkit/duel';
import { randomWalk } from '@drumhead/testkit';
import { describe, expect, test } from 'vitest';
import { type Order, seatBattleFrom, type Step, stepsOf, withOrder, withTakeBack, withView } from '../index.ts';

const { battle } = randomWalk(duel, { ...SETUP, rounds: 4 }, 3);

function begun(seat: string | null) {
  const made = seatBattleFrom(duel, battle.setup, seat);
  if (!made.ok) throw new Error('refused');
  return made.value;
}

function ordered(held: ReturnType<typeof begun>, order: Order): ReturnType<typeof begun> {
  const next = withOrder(held, order as Order<DuelCommand>);
  if (!next.ok) throw new Error(JSON.stringify(next.refusal));
  return next.held;
}

describe.each(['red', 'blue', null])('what %s holds', (seat) => {
  test('moves on by orders while the battle is open, else by views, and is the view at every moment', () => {
    let held = begun(seat);
    let withheld: Step[] = [];
    const forms = new Set<string>();
    for (const step of stepsOf(battle)) {
      const { number, events, state } = step;
      const heard = events.flatMap((event) => duel.hears(state, event, seat) ?? []);
      withheld.push(step);
      const isOpen = duel.isOpen(state, seat);
      forms.add(isOpen ? 'order' : 'view');
      if (isOpen) {
        held = withheld.reduce(ordered, held);
        withheld = [];
        expect(held.known).toMatchObject({ count: number, state });
      } else held = withView(held, { count: number, view: duel.view(state, seat), events: heard });
      expect(held.view).toEqual(duel.view(state, seat));
      expect(held.count).toBe(number);
      expect(held.steps.at(-1)).toMatchObject({ number, events: heard });
    }
    expect(held.steps.map(({ number }) => number)).toEqual(stepsOf(battle).map(({ number }) => number));
    expect(forms).toEqual(new Set(['order', 'view']));
  });
});

describe('a seat', () => {
  const guard = { seat: 'red', command: { type: 'guard', guard: 'red-low' } } as const;

  test('is told why an order is refused', () => {
    expect(withOrder(begun('red'), { seat: 'red', command: { type: 'strike' } })).toMatchObject({
      ok: false,
      refusal: { rule: 'DUEL-GRD-2' },
    });
  });

  test('goes back to where it was, and nowhere else', () => {
    const held = begun('red');
    const next = ordered(held, guard);
    expect(withTakeBack(next, 0)).toMatchObject({ count: 0, steps: [], view: held.view });
    expect(withTakeBack(next, 2)).toBeNull();
  });

  test('loses the later steps where a view goes back', () => {
    const held = begun('blue');
    const { view } = held;
    const on = withView(withView(held, { count: 1, view, events: [] }), { count: 2, view, events: [] });
    expect(withView(on, { count: 1, view, events: [] }).steps.map(({ number }) => number)).toEqual([1]);
  });
});

import { duel, SETUP } from '@drumhead/testkit/duel';
import { randomWalk } from '@drumhead/testkit';
import { describe, expect, test } from 'vitest';
import { begin, seatBattle, seatBattleFrom, stepsOf, withOrder, withTakeBack, withView } from './index.ts';

const { battle } = randomWalk(duel, { ...SETUP, rounds: 4 }, 3);

describe.each(['red', 'blue', null])('what %s holds', (seat) => {
  test('moves on by orders while the battle is open, else by views, and is the view at every moment', () => {
    const begun = seatBattleFrom(duel, battle.setup, seat);
    if (!begun.ok) throw new Error('refused');
    let held = begun.value;
    const forms = new Set<string>();
    for (const { number, seat: by, command, events, state } of stepsOf(battle)) {
      const hears = events.flatMap((event) => duel.hears(state, event, seat) ?? []);
      const next = withOrder(held, { seat: by, command });
      forms.add(next.ok ? 'order' : 'view');
      const isOpen = duel.isOpen(state, seat);
      if (next.ok && isOpen) ({ held } = next);
      else held = withView(held, { count: number, view: duel.view(state, seat), events: hears });
      expect(held.view).toEqual(duel.view(state, seat));
      expect(held.count).toBe(number);
      expect(held.steps.at(-1)).toMatchObject({ number, events: hears });
      // The host hands over the withheld commands when nothing is hidden any more.
      const whole = { ruleset: duel, state, count: number, setup: battle.setup, rolls: 0, lastDie: 0, last: null };
      if (isOpen && held.battle === null) held = { ...seatBattle({ ...whole, before: null }, seat), steps: held.steps };
    }
    expect(held.steps.map(({ number }) => number)).toEqual(stepsOf(battle).map(({ number }) => number));
    expect(forms).toEqual(new Set(['order', 'view']));
  });
});

describe('a seat', () => {
  const begun = begin(duel, SETUP);
  if (!begun.ok) throw new Error('refused');
  const guard = { seat: 'red', command: { type: 'guard', guard: 'red-low' } } as const;

  test('judges no order while something is hidden from it', () => {
    const first = withOrder(seatBattle(begun.value, 'blue'), guard);
    if (!first.ok) throw new Error('refused');
    // It learns of the order itself from nobody: a host sends the view.
    expect(first.held.battle).toBeNull();
    const other = { seat: 'blue', command: { type: 'guard', guard: 'blue-low' } } as const;
    expect(withOrder(first.held, other)).toEqual({ ok: false, refusal: null });
    expect(withTakeBack(first.held, 0)).toBeNull();
  });

  test('is told why an order is refused, and goes back', () => {
    const held = seatBattle(begun.value, 'red');
    expect(withOrder(held, { seat: 'red', command: { type: 'strike' } })).toMatchObject({
      ok: false,
      refusal: { rule: 'DUEL-GRD-2' },
    });
    const next = withOrder(held, guard);
    expect(next.ok && withTakeBack(next.held, 0)).toMatchObject({ count: 0, steps: [], view: held.view });
  });

  test('loses the later steps where a view goes back', () => {
    const held = seatBattle(begun.value, 'blue');
    const { view } = held;
    const on = withView(withView(held, { count: 1, view, events: [] }), { count: 2, view, events: [] });
    expect(withView(on, { count: 1, view, events: [] }).steps.map(({ number }) => number)).toEqual([1]);
  });
});

import type { Command } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { lastOrder, wayOf } from './way.ts';

/** Along a line: an order goes on by 100, and by 60 where it would enter the rough ground at 90. */
interface At {
  readonly state: number;
}
type Go = Command & { readonly to: number };
const go = (to: number): Go => ({ type: 'go', to });
const refusal = { rule: 'LB-MOVE-15', reason: 'rough', facts: {} };

function to(place: number) {
  const { legs } = wayOf<At, number, Go, never>({ state: 0 }, go(place), {
    judge: ({ state }, command) => {
      const allowed = command.to > 90 ? 60 : 100;
      return command.to - state > allowed
        ? { ok: false, command, refusal }
        : { ok: true, command, after: command.to, events: [] };
    },
    nearest: ({ state }, command) => go(command.to > 90 && state < 90 ? 90 : Math.min(command.to, state + 60)),
    sceneIn: (_, state) => ({ state }),
    next: ({ state }) => (state < place ? go(place) : null),
    left: (state) => place - state,
    leastGain: 0,
    mostLegs: 3,
    isWay: () => true,
  });
  const stops = legs.map(({ after }) => ({ x: after, y: 0 }));
  return lastOrder(legs, stops, legs.length - 1);
}

it('a place just inside rough ground takes another order: by how much, why, and what it costs without it', () => {
  expect(to(91)).toEqual({ over: 1, less: 1, refusal });
});

it('a place that one order reaches spares nothing', () => {
  expect(to(90)).toBeNull();
});

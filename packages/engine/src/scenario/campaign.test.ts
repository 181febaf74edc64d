import { expect, it } from 'vitest';
import { actsWon, nextAct } from './campaign.ts';

const act = (number: number, more: object = {}) => ({
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'duel',
  title: { en: `Act ${number}` },
  setup: { limit: 24, sides: [{ units: 5 }, { units: 6 }] },
  campaign: { title: { en: 'A war' }, act: number, of: 3, ...more },
});
const after = { red: [{ at: 'limit', value: 20 }], draw: [{ at: 'sides.1.units', value: 4 }] };

it('KERNEL-SCENARIO who wins an act changes the set-up of the next, which remembers it', () => {
  const first = act(1, { next: 'second', after });
  const second = { ...act(2, { next: 'third' }), balance: { battles: 9, players: 'captain', wins: {} } };
  const won = nextAct(first, 'red', second);
  expect(won?.setup).toEqual({ limit: 20, sides: [{ units: 5 }, { units: 6 }] });
  expect(nextAct(first, null, second)?.setup).toEqual({ limit: 24, sides: [{ units: 5 }, { units: 4 }] });
  expect(nextAct(first, 'blue', second)?.setup).toEqual(second.setup);
  // Its odds were those of the printed act.
  expect(won?.balance).toBeUndefined();
  const third = nextAct(won, 'blue', act(3));
  expect(third?.campaign?.won).toEqual(['red', 'blue']);
  expect(['red', 'blue', 'draw'].map((side) => actsWon(third?.campaign ?? {}, side))).toEqual([1, 1, 0]);
});

it('KERNEL-SCENARIO nothing follows the last act, a bare set-up, or a change without its place', () => {
  const first = act(1, { next: 'second', after: { red: [{ at: 'sides.2.units', value: 4 }] } });
  expect(nextAct(act(3), 'red', act(1))).toBeNull();
  expect(nextAct(first, 'red', act(2))).toBeNull();
  expect(nextAct(first, 'red', act(2).setup)).toBeNull();
  expect(nextAct(first.setup, 'red', act(2))).toBeNull();
});

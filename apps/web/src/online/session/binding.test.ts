/** Pages that bind the dice of a battle with a server that does as `apps/server/src/battles/binding.ts` says. */
import type { DiceBond, Seat } from '@drumhead/engine';
import type { ClientBattle, ClientMessage, DiceNews } from '@drumhead/protocol';
import { saltFor, sealOf } from '@drumhead/protocol/dice';
import { describe, expect, it } from 'vitest';
import { createBinding } from './binding.ts';

const BATTLE = 'b4ttl3';
const PEOPLE = ['britain', 'france'];
const OLD: DiceNews = { commit: 'c1', people: PEOPLE, seals: {}, salts: null };
const NEWS: DiceNews = { ...OLD, namesCommit: true };
const client = (dice: DiceNews) => ({ battle: BATTLE, dice }) as ClientBattle;
const own = (device: number): string => String(device).padStart(32, '0');

function page(seat: Seat = 'france', device = 1, gave: string[] = []) {
  const said: ClientMessage[] = [];
  let refusals = 0;
  const timers: (() => void)[] = [];
  const binding = createBinding({
    seat,
    salt: (commit) => saltFor(own(device), commit),
    gave: () => gave,
    give: (commit) => void gave.push(commit),
    refuse: () => {
      refusals += 1;
    },
    send: (message) => said.push(message) > 0,
    later: (_ms, then) => {
      timers.push(then);
      return () => void timers.splice(timers.indexOf(then), 1);
    },
  });
  return { binding, said, refusals: () => refusals, pass: () => timers.splice(0).forEach((then) => then()) };
}

const sealFor = (commit: string, device = 1, seat = 'france') => sealOf(BATTLE, seat, saltFor(own(device), commit));

it('a seal names its commitment, and no two commitments have one salt', () => {
  const { binding, said } = page();
  binding.came(client(NEWS));
  binding.heard(client({ ...NEWS, commit: 'c2' }), client(NEWS));
  binding.heard(
    client({ ...NEWS, commit: 'c2', seals: { france: 'f'.repeat(64) } }),
    client({ ...NEWS, commit: 'c2' }),
  );
  expect(said).toEqual([{ t: 'seal', seal: sealFor('c1'), commit: 'c1', anew: true }]);
  expect(sealFor('c1')).not.toBe(sealFor('c2'));
});

it('a page that was there before gives way to the one for which dice began anew, and seals if that does not', () => {
  const [before, last] = [page(), page('france', 2)];
  before.binding.came(client(NEWS));
  const sealed = client({ ...NEWS, seals: { france: sealFor('c1') } });
  before.binding.heard(sealed, client(NEWS));
  last.binding.came(sealed);
  expect(last.said).toEqual([{ t: 'seal', seal: sealFor('c1', 2), commit: 'c1', anew: true }]);
  const anew = client({ ...NEWS, commit: 'c2' });
  for (const { binding } of [before, last]) binding.heard(anew, sealed);
  expect(last.said.slice(1)).toEqual([{ t: 'seal', seal: sealFor('c2', 2), commit: 'c2' }]);
  expect(before.said).toHaveLength(1);
  before.pass();
  expect(before.said.slice(1)).toEqual([{ t: 'seal', seal: sealFor('c2'), commit: 'c2' }]);
});

it('a page that is left alone at its seat takes the place of the device that sealed', () => {
  const { binding, said } = page();
  binding.came(client(NEWS));
  const other = client({ ...NEWS, commit: 'c2', seals: { france: sealFor('c2', 2) } });
  binding.heard(other, client(NEWS));
  expect(said).toHaveLength(1);
  binding.left();
  expect(said.slice(1)).toEqual([{ t: 'seal', seal: sealFor('c2'), commit: 'c2', anew: true }]);
});

it('a page takes the place of a device of its seat that sealed and gives no salt, once all have sealed', () => {
  const { binding, said, pass } = page();
  const sealed = client({ ...NEWS, commit: 'c2', seals: { france: sealFor('c2', 2) } });
  binding.came(client(NEWS));
  binding.heard(sealed, client(NEWS));
  pass();
  expect(said).toHaveLength(1);
  binding.heard(client({ ...sealed.dice, seals: { ...sealed.dice.seals, britain: '0'.repeat(64) } }), sealed);
  expect(said).toHaveLength(1);
  pass();
  expect(said.slice(1)).toEqual([{ t: 'seal', seal: sealFor('c2'), commit: 'c2', anew: true }]);
});

it('a server of before gets what it can read, and one salt for all', () => {
  const { binding, said } = page();
  binding.came(client(OLD));
  const again = client({ ...OLD, commit: 'c2', seals: { france: sealFor('') } });
  binding.heard(again, client(OLD));
  binding.heard(client({ ...again.dice, seals: { ...again.dice.seals, britain: '0'.repeat(64) } }), again);
  const given = [
    { t: 'seal', seal: sealFor('') },
    { t: 'salt', salt: saltFor(own(1), '') },
  ];
  expect(said).toEqual(given);
  // That is known now, and sealed for nothing else.
  binding.came(client({ ...OLD, commit: 'c3' }));
  expect(said).toEqual(given);
  binding.came(client({ ...NEWS, commit: 'c3' }));
  expect(said.slice(2)).toEqual([{ t: 'seal', seal: sealFor('c3'), commit: 'c3', anew: true }]);
});

describe('a server that begins the dice anew once it may know them', () => {
  const britains = 'b'.repeat(64);
  const seals = { france: sealFor('c1'), britain: britains };
  const full = { ...NEWS, seals };
  const shown = (given: DiceBond['seals']) => [{ battle: BATTLE, commit: 'c1', seals: given, salts: {} }];
  const anew = { ...NEWS, commit: 'c2' };

  /** A page that gave its salt for the first dice; `again`: it was loaded anew since. */
  function given(again: boolean) {
    const gave: string[] = [];
    const before = page('france', 1, gave);
    before.binding.came(client(full));
    expect([gave, before.said.at(-1)]).toEqual([['c1'], { t: 'salt', salt: saltFor(own(1), 'c1'), commit: 'c1' }]);
    const now = again ? page('france', 1, gave) : before;
    now.said.splice(0);
    return now;
  }

  it.each([false, true])(
    'has no part of it without the line that shows what was given up; loaded anew: %s',
    (again) => {
      for (const givenUp of [[], shown({ france: seals.france }), shown({ ...seals, france: 'f'.repeat(64) })]) {
        const { binding, said, pass, refusals } = given(again);
        binding.came(client({ ...anew, givenUp }));
        binding.heard(client({ ...anew, givenUp }), client(full));
        pass();
        expect([said, refusals()]).toEqual([[], 1]);
      }
    },
  );

  it.each([false, true])('has it where the record tells of them; loaded anew: %s', (again) => {
    const { binding, said, pass, refusals } = given(again);
    binding.came(client({ ...anew, givenUp: shown(seals) }));
    pass();
    expect([said.map(({ t }) => t), refusals()]).toEqual([['seal'], 0]);
  });

  it('has none once they were bound', () => {
    const { binding, said, pass, refusals } = given(false);
    const bound = client({ ...full, salts: { france: saltFor(own(1), 'c1'), britain: '0'.repeat(32) } });
    binding.heard(bound, client(full));
    binding.heard(client({ ...anew, givenUp: shown(seals) }), bound);
    pass();
    expect([said, refusals()]).toEqual([[], 1]);
  });

  it('is not suspected by a tab that has heard less than another one of its device', () => {
    const { binding, said, pass, refusals } = page('france', 1, ['c2']);
    binding.came(client(NEWS));
    binding.heard(client({ ...anew, givenUp: shown(seals) }), client(NEWS));
    pass();
    expect([said.map(({ t }) => t), refusals()]).toEqual([['seal'], 0]);
  });
});

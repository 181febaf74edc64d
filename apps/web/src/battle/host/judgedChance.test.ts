import type { AskWhen, Command } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { memoryStorage } from '../records/storage.ts';
import { anyOffer, type Host, hostOn, now, oneWindow, seats, settled, stateOf } from './hostForTests.ts';
import type { MayPass } from './judgedChance.ts';

/** Orders of the person until a chance to react comes up, or was let pass: the troops deploy, and then do nothing. */
async function toAChance(host: Host, isThere: () => boolean, ask: AskWhen = 'matters'): Promise<void> {
  await host.battles.start(seats('human', 'recruit'));
  host.session.setStandingOrders({ ask });
  await settled(host);
  for (let orders = 0; orders < 400 && !isThere(); orders++) {
    const offers = largeBattles.offers(stateOf(host), 'france');
    const rest = offers.find(({ type }) => ['pass', 'close', 'stop', 'hold', 'waive', 'ready'].includes(type));
    await host.session.order((rest ?? offers[0]) as Command);
    await settled(host);
  }
}

const isAChance = (host: Host): boolean => (largeBattles.passes?.(stateOf(host), 'france') ?? null) !== null;

it('a chance that matters to no captain passes, and whoever asked for every question is asked', async () => {
  const judged: Parameters<MayPass>[] = [];
  const mayPass: MayPass = async (...asked) => judged.push(asked) > 0;
  const host = hostOn(memoryStorage(), anyOffer, oneWindow, mayPass);
  await toAChance(host, () => judged.length > 0);
  const [[, state, seat, pass] = []] = judged;
  expect([seat, pass]).toEqual(['france', { type: 'hold' }]);
  expect(largeBattles.passes?.(state as never, 'france')).toEqual(pass);
  expect(isAChance(host), 'nobody was asked').toBe(false);

  const asked = hostOn(memoryStorage(), anyOffer, oneWindow, mayPass);
  const before = judged.length;
  await toAChance(asked, () => isAChance(asked), 'always');
  expect(isAChance(asked)).toBe(true);
  expect(judged.length).toBe(before);
});

it('a chance that matters is put to the person', async () => {
  const host = hostOn(memoryStorage());
  await toAChance(host, () => isAChance(host));
  expect(isAChance(host)).toBe(true);
  expect(now(host).busy).toBe(false);
});

it('a chance is put to whoever wants every question while the captain judges it', async () => {
  let judged: unknown = null;
  const host: Host = hostOn(memoryStorage(), anyOffer, oneWindow, async (_ruleset, state) => {
    judged ??= state;
    host.session.setStandingOrders({ ask: 'always' });
    return true;
  });
  await toAChance(host, () => judged !== null);
  expect(stateOf(host)).toBe(judged);
});

// What passing or finishing gives away is what the judge would still let act.
import { largeBattles, type State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../../scripts/golden.ts';
import { forgoneBy } from './forgone.ts';
import { sceneOf } from './scene.ts';

it('LB-ACT-23 names in numbers what a passed initiative gives away', () => {
  const [golden] = goldenRecords('large-battles');
  if (!golden) throw new Error('no golden battle');
  let looked = 0;
  replayGolden(largeBattles, golden, ({ state }) => {
    const [asked] = largeBattles.pending(state as State);
    const scene = sceneOf(state as State, asked?.seat ?? '');
    const { frame } = scene;
    if (frame?.at !== 'slot' || !scene.pending) return;
    looked++;
    const units = new Set(scene.offers.flatMap((offer) => (offer.type === 'activate' ? [offer.unit] : [])));
    const generals = new Set(scene.offers.flatMap((one) => (one.type === 'activateGeneral' ? [one.general] : [])));
    const closing = forgoneBy(scene, { type: 'close' });
    expect([closing?.units ?? 0, closing?.generals ?? 0]).toEqual([units.size, generals.size]);
    const passing = forgoneBy(scene, { type: 'pass' });
    expect(passing?.units).toBeGreaterThanOrEqual(units.size);
    expect(forgoneBy(scene, { type: 'stop' })).toBe(null);
  });
  expect(looked).toBeGreaterThan(10);
});

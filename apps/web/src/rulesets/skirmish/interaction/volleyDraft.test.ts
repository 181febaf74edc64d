// Of all Leaders' volleys in a golden battle: the models that are taken at first can all fire, as well as any offered set.
import { total } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish';
import { volleyPreview } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../../scripts/golden.ts';
import { kindsOpen, orderOf } from './orderDraft.ts';
import { activationOf, judge, type Scene, sceneOf } from './scene.ts';
import { aimedAt, leftOut, newOrder } from './volleyDraft.ts';

const scenes: Scene[] = [];
for (const golden of goldenRecords('skirmish')) {
  if (scenes.length >= 12) break;
  replayGolden(skirmish, golden, ({ state }) => {
    const top = (state as State).frames.at(-1);
    if (scenes.length >= 12 || top?.at !== 'acting') return;
    const scene = sceneOf(state as State, skirmish.pending(state as State)[0]?.seat ?? '');
    if (kindsOpen(scene).includes('volley')) scenes.push(scene);
  });
}

it('SK-GRP-19 takes the best volley that can be fired, and says who is left out and why', () => {
  expect(scenes.length).toBeGreaterThan(3);
  let left = 0;
  for (const scene of scenes) {
    const leader = activationOf(scene)?.model ?? -1;
    const forming = newOrder(scene, leader, 'volley');
    const order = orderOf(scene, forming);
    const scoreOf = (asked: typeof order) => {
      const { attack, defence, shot } = volleyPreview(scene.state, asked);
      return shot && shot.shooters.length > 1 ? total(attack) - total(defence) : Number.NEGATIVE_INFINITY;
    };
    const offered = scene.offers.flatMap((offer) => (offer.type === 'order' && offer.kind === 'volley' ? [offer] : []));
    const best = Math.max(...offered.map(scoreOf));
    if (best === Number.NEGATIVE_INFINITY) continue;
    expect(judge(scene, order).ok).toBe(true);
    expect(volleyPreview(scene.state, order).silent).toEqual([]);
    expect(scoreOf(order)).toBe(best);
    for (const { refusal } of leftOut(scene, forming)) expect(refusal.rule).toMatch(/^SK-/);
    left += leftOut(scene, forming).length;
    for (const { target } of offered) expect(aimedAt(scene, forming, target).target).toBe(target);
  }
  expect(left).toBeGreaterThan(0);
});

// Of all Leaders' volleys in a golden battle: the models that are taken at first can all fire, as well as any offered set.
import { seededRandomInt, total } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish';
import { candidatesFor, shotPreview, volleyPreview } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../../scripts/golden.ts';
import { kindsOpen, orderOf, withKind } from './orderDraft.ts';
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
    const draft = newOrder(scene, leader, 'volley');
    const order = orderOf(scene, draft);
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
    for (const { refusal } of leftOut(scene, draft)) expect(refusal.rule).toMatch(/^SK-/);
    left += leftOut(scene, draft).length;
    for (const { target } of offered) expect(aimedAt(scene, draft, target).target).toBe(target);
  }
  expect(left).toBeGreaterThan(0);
});

/** The same squads, where chance has put them and loaded their arms: enemies near the Leader, his own men about where they were. */
function scattered({ state, seat }: Scene, leader: number, pick: (below: number) => number): Scene {
  const { x, y } = state.models[leader] as { readonly x: number; readonly y: number };
  const own = state.field.models[leader]?.player;
  const off = (): number => (pick(121) - 60) * 64;
  const models = state.models.map((model, i) => {
    const share = state.field.models[i]?.player === own ? 0 : 2 / 3;
    return {
      ...model,
      loaded: model.loaded.map(() => pick(5) > 0),
      x: Math.round(model.x + (x - model.x) * share) + off(),
      y: Math.round(model.y + (y - model.y) * share) + off(),
    };
  });
  return sceneOf({ ...state, models }, seat);
}

/** Models of which every choice is tried. */
const MOST = 7;

it('SK-GRP-19 wherever all stand, no other choice at any offered target is likelier to bring it down', () => {
  const pick = seededRandomInt('volleys');
  let compared = 0;
  let hits = 0;
  let empty = 0;
  for (const before of scenes)
    for (let times = 0; times < 8; times++) {
      const leader = activationOf(before)?.model ?? -1;
      const scene = scattered(before, leader, pick);
      const { state } = scene;
      if (!kindsOpen(scene).includes('volley')) continue;
      const draft = newOrder(scene, leader, 'volley');
      // Gathered round them all: an empty musket stays out, unless too few are loaded.
      const gathered = candidatesFor(state, leader, 'volley').map(({ model }) => model);
      const { chosen } = withKind(scene, { ...draft, gathered, chosen: [] }, 'volley');
      const isLoaded = (model: number) =>
        orderOf(scene, { ...draft, chosen: [model] }).weapons.every((weapon) => state.models[model]?.loaded[weapon]);
      if (chosen.filter(isLoaded).length > 1) expect(chosen.every(isLoaded)).toBe(true);
      if (chosen.length < gathered.length) empty++;
      /** Exactly; null where they cannot fire together now. */
      const chanceOf = (chosen: readonly number[], target: number): number | null => {
        const order = orderOf(scene, { ...draft, target, chosen });
        const { shot, silent } = volleyPreview(state, order);
        if (!shot || silent.length > 0 || shot.shooters.length < 2 || !judge(scene, order).ok) return null;
        const hits = shotPreview(state, shot).results.filter(({ loser }) => loser === target);
        return hits.reduce((sum, { chance }) => sum + chance, 0);
      };
      const best = chanceOf(draft.chosen, draft.target);
      const could = candidatesFor(state, leader, 'volley').flatMap(({ model, refusal }) => (refusal ? [] : [model]));
      const offered = scene.offers.flatMap((one) =>
        one.type === 'order' && one.kind === 'volley' ? [one.target] : [],
      );
      for (const target of new Set(offered))
        for (let choice = 1; choice < 1 << Math.min(MOST, could.length); choice++) {
          const chance = chanceOf(
            could.filter((_, i) => (choice >> i) & 1),
            target,
          );
          if (chance !== null) expect(best).toBeGreaterThanOrEqual(chance - 1e-9);
        }
      if (best === null) continue;
      compared += 1;
      hits += best;
      // Whoever may be ordered fires, is told why he does not, or could fire and would make it no better.
      const told = new Set(leftOut(scene, draft).map(({ model }) => model));
      for (const model of could.filter((one) => !draft.chosen.includes(one) && !told.has(one))) {
        const alone = orderOf(scene, { ...draft, chosen: [model] });
        expect(volleyPreview(state, alone).silent).toEqual([]);
      }
    }
  expect(empty).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(10);
  expect(hits / compared).toBeGreaterThan(0.1);
});

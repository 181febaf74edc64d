/** Who fires in a volley, and who is left out: asked of the rules that resolve it. Fetched with the panel of an order. */
import { type Refusal, total } from '@drumhead/engine';
import { candidatesFor, gatheredGroup, type OrderKind, volleyPreview } from '@drumhead/skirmish/screen';
import { emptyOrder, fires, type OrderDraft, offersOf, orderOf } from './orderDraft.ts';
import { judge, type Scene } from './scene.ts';

/** A new draft; of a volley the best set that can fire now. */
export function newOrder(scene: Scene, leader: number, kind: OrderKind): OrderDraft {
  const draft = emptyOrder(scene, leader, kind);
  const best = kind === 'volley' ? bestVolley(scene, -1) : null;
  return best ? { ...draft, chosen: best.shooters, target: best.target } : draft;
}

interface Volley {
  readonly shooters: readonly number[];
  readonly target: number;
}

/** The offered models that can fire together now with the best score; `target`: -1, or the only one. */
function bestVolley(scene: Scene, target: number): Volley | null {
  let best: Volley | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offersOf(scene, 'volley')) {
    const aimed = target < 0 ? offer : { ...offer, target };
    const { shot } = volleyPreview(scene.state, aimed);
    if (!shot || shot.shooters.length < 2) continue;
    const together = { ...aimed, members: shot.shooters, weapons: shot.weapons };
    const { attack, defence } = volleyPreview(scene.state, together);
    const score = total(attack) - total(defence);
    if (score <= most || !judge(scene, together).ok) continue;
    [best, most] = [{ shooters: shot.shooters, target: aimed.target }, score];
  }
  return best;
}

/** At another target. Models that nobody gathered are those that fire best at it. */
export function aimedAt(scene: Scene, draft: OrderDraft, target: number): OrderDraft {
  const best = draft.kind === 'volley' && draft.gathered.length === 0 ? bestVolley(scene, target) : null;
  return { ...draft, target, chosen: best?.shooters ?? draft.chosen };
}

export interface LeftOut {
  readonly model: number;
  readonly refusal: Refusal;
}

/** Models that are not members, and why: of those gathered, or of those that could be ordered to fire. */
export function leftOut(scene: Scene, draft: OrderDraft): readonly LeftOut[] {
  const { kind, leader, gathered, chosen, target } = draft;
  const { state } = scene;
  const asked =
    gathered.length > 0 || !fires(kind)
      ? gathered
      : candidatesFor(state, leader, kind).flatMap(({ model, refusal }) => (refusal ? [] : [model]));
  const others = gatheredGroup(state, leader, kind, asked).leftOut.filter(({ model }) => !chosen.includes(model));
  if (kind !== 'volley' || target < 0) return others;
  const known = new Set([...chosen, ...others.map(({ model }) => model)]);
  const silent = asked.flatMap((model) => {
    if (known.has(model)) return [];
    const alone = orderOf(scene, { ...draft, chosen: [model] });
    return volleyPreview(state, alone).silent.flatMap(({ refusal }) => (refusal ? [{ model, refusal }] : []));
  });
  return [...others, ...silent];
}

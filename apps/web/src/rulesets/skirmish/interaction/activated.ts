import { DICE, memoizeBy } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import { judge, type Scene, sceneIn, sceneOf } from './scene.ts';
import type { Interaction } from './tool.ts';

type Dice = Extract<Command, { readonly type: 'dice' }>;

/** The decision after nominating a model, by offers of its own; null where it cannot be nominated. */
export function nominated(scene: Scene, model: number): Scene | null {
  const judged = judge(scene, { type: 'nominate', model });
  return judged.ok ? sceneOf(judged.after, scene.seat, scene.rules) : null;
}

/** An Unpredictable model rolls before its dice are chosen: it has no choice yet. */
const diceOf = ({ offers }: Scene): readonly Dice[] =>
  offers.filter((offer): offer is Dice => offer.type === 'dice' && !offer.charge);

/** Nominated, and given the dice; a Move that was drawn before follows, as far as the actions go. */
export function activated(
  { selected, tool }: Pick<Interaction, 'selected' | 'tool'>,
  scene: Scene,
  dice: number,
): readonly Command[] {
  if (!scene.offers.some((offer) => offer.type === 'nominate' && offer.model === selected)) return [];
  const asked = nominated(scene, selected);
  const chosen = asked && diceOf(asked).find((offer) => offer.dice === dice);
  const drawn = tool.at === 'aimed' ? tool.aim : null;
  if (!chosen || (drawn && drawn.cost > dice)) return [];
  return [{ type: 'nominate', model: selected }, chosen, ...(drawn?.commands ?? [])];
}

/** Found so far in a scene, by model: a drag asks again at every frame. */
const actingIn = memoizeBy((_scene: Scene) => new Map<number, Scene | null>());

/** The model's decision if all its dice succeed, for planning its Moves before it is nominated; null without dice. */
export function actingAtBest(scene: Scene, model: number): Scene | null {
  const found = actingIn(scene);
  const known = found.get(model);
  if (known !== undefined) return known;
  const acting = rolledAtBest(scene, model);
  found.set(model, acting);
  return acting;
}

function rolledAtBest(scene: Scene, model: number): Scene | null {
  const asked = nominated(scene, model);
  const [most] = asked ? [...diceOf(asked)].sort((a, b) => b.dice - a.dice) : [];
  const thrown = asked && most ? judge(asked, most) : null;
  if (!asked || !most || !thrown?.ok) return null;
  const sixes = Array.from({ length: most.dice }, () => 6);
  const rolled = scene.rules.decide(thrown.after, DICE, { type: 'roll', faces: [sixes] });
  return rolled.ok ? sceneIn(asked, rolled.state) : null;
}

import { DICE } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import { memoizeByPiece } from '../../../battle/interaction/memoizeByPiece.ts';
import { judge, type Scene, sceneIn, sceneOf } from './scene.ts';

type Dice = Extract<Command, { readonly type: 'dice' }>;

/** The decision after nominating a model, by offers of its own; null where it cannot be nominated. */
export const nominated = memoizeByPiece((scene: Scene, model): Scene | null => {
  const judged = judge(scene, { type: 'nominate', model });
  return judged.ok ? sceneOf(judged.after, scene.seat, scene.rules) : null;
});

/** An Unpredictable model rolls before its dice are chosen: it has no choice yet. */
const diceOf = ({ offers }: Scene): readonly Dice[] =>
  offers.filter((offer): offer is Dice => offer.type === 'dice' && !offer.charge);

/** What is chosen, with the Move that was drawn for it before, if any. */
interface Chosen {
  readonly selected: number | null;
  readonly tool: {
    readonly at: string;
    readonly aim?: { readonly cost: number; readonly commands: readonly Command[] } | null;
  };
}

/** Nominated, and given the dice; a Move that was drawn before follows, as far as the actions go. */
export function activated({ selected, tool }: Chosen, scene: Scene, dice: number): readonly Command[] {
  if (selected === null) return [];
  if (!scene.offers.some((offer) => offer.type === 'nominate' && offer.model === selected)) return [];
  const asked = nominated(scene, selected);
  const chosen = asked && diceOf(asked).find((offer) => offer.dice === dice);
  const drawn = tool.at === 'aimed' ? tool.aim : null;
  if (!chosen || (drawn && drawn.cost > dice)) return [];
  return [{ type: 'nominate', model: selected }, chosen, ...(drawn?.commands ?? [])];
}

/** The model's decision if all its dice succeed, for planning its Moves before it is nominated; null without dice. */
export const actingAtBest = memoizeByPiece((scene: Scene, model): Scene | null => {
  const asked = nominated(scene, model);
  const [most] = asked ? [...diceOf(asked)].sort((a, b) => b.dice - a.dice) : [];
  const thrown = asked && most ? judge(asked, most) : null;
  if (!asked || !most || !thrown?.ok) return null;
  const sixes = Array.from({ length: most.dice }, () => 6);
  const rolled = scene.rules.decide(thrown.after, DICE, { type: 'roll', faces: [sixes] });
  return rolled.ok ? sceneIn(asked, rolled.state) : null;
});

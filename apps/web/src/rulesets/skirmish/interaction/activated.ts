import { DICE } from '@drumhead/engine';
import { type Activation, canDoSomething, type Command, NO_LIMITS, type State } from '@drumhead/skirmish/screen';
import { memoizeByPiece } from '../../../battle/interaction/memoizeByPiece.ts';
import { activationOf, judge, type Scene, sceneIn, sceneOf } from './scene.ts';

type Dice = Extract<Command, { readonly type: 'dice' }>;

/** The decision after nominating a model, by offers of its own; null where it cannot be nominated. */
export function nominated(scene: Scene, model: number): Scene | null {
  const judged = judge(scene, { type: 'nominate', model });
  return judged.ok ? sceneOf(judged.after, scene.seat, scene.rules) : null;
}

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

/** The model's decision if so many of its dice succeed, with the offers that it then has; null where it could do nothing. */
export function actingWith(scene: Scene, model: number, actions: number): Scene | null {
  const acting = actingAtBest(scene, model);
  const doing = acting && activationOf(acting);
  return doing ? actingIfAsked(scene, acting.state, { ...doing, left: actions }) : null;
}

/** The decision of a model in its next turn, as if it acted at once where it stands in this state. */
export function actingNext(scene: Scene, state: State, doing: Activation): Scene | null {
  const models = state.models.map((one, i) => (i === doing.model ? { ...one, attacked: false } : one));
  return actingIfAsked(scene, { ...state, models, frames: scene.state.frames }, { ...doing, left: 1 });
}

/** With this activation in place of the frame on top; null where its rules would not ask. */
function actingIfAsked(scene: Scene, state: State, doing: Activation): Scene | null {
  if (!canDoSomething(state, doing, NO_LIMITS)) return null;
  const acting = { at: 'acting', player: scene.player, doing, turnover: false } as const;
  return sceneOf({ ...state, frames: [...state.frames.slice(0, -1), acting] }, scene.seat, scene.rules);
}

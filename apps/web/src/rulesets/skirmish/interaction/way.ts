/** The way to a place: one Move, or several where one does not reach and actions are left. */
import type { Refusal } from '@drumhead/engine';
import type { Command, Event, State } from '@drumhead/skirmish/screen';
import type { Judged } from '../../../battle/moment.ts';
import { activationOf, judge, nearestTo, type Scene, sceneIn } from './scene.ts';

export type Step = Extract<Judged<State, Command, Event>, { readonly ok: true }>;

export interface Way {
  readonly steps: readonly Step[];
  /** Why it ends short of the place, or null. */
  readonly refusal: Refusal | null;
}

/** Most Moves of one way. */
const MOST_MOVES = 3;
/** A further Move must come nearer by this much, in steps (5 mm). */
const LEAST_GAIN = 320;

/** The command as asked, or its nearest legal form; a Move goes on while that brings it nearer. */
export function wayOf(scene: Scene, asked: Command): Way {
  const steps: Step[] = [];
  let refusal: Refusal | null = null;
  for (let at = scene; steps.length < MOST_MOVES; at = sceneIn(scene, (steps[steps.length - 1] as Step).after)) {
    if (steps.length > 0 && !goesOn(at, asked)) break;
    const judged = judge(at, asked);
    refusal = judged.ok ? null : judged.refusal;
    const nearest = judged.ok ? null : nearestTo(at, asked);
    const taken = judged.ok ? judged : nearest && judge(at, nearest);
    if (!taken?.ok || (steps.length > 0 && !judged.ok && gain(at.state, taken.after, asked) < LEAST_GAIN)) break;
    steps.push(taken);
    if (judged.ok || asked.type !== 'move') break;
  }
  return { steps, refusal };
}

/** Has the model actions left after a Move that touched nobody? */
function goesOn(scene: Scene, asked: Command): boolean {
  const activation = activationOf(scene);
  return (
    asked.type === 'move' && activation?.model === asked.model && activation.left > 0 && !activation.movedIntoContact
  );
}

/** How much nearer to the place the model of a Move comes, in steps. */
function gain(before: State, after: State, asked: Command): number {
  if (asked.type !== 'move') return 0;
  const far = ({ models }: State) => {
    const { x, y } = models[asked.model] ?? asked;
    return Math.hypot(asked.x - x, asked.y - y);
  };
  return far(before) - far(after);
}

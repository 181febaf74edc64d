/** The way of a model: a Move goes on with another one while actions are left and nobody is touched. */
import type { Command, Event, State } from '@drumhead/skirmish/screen';
import { type Way as AnyWay, wayOf as anyWayOf } from '../../../battle/interaction/way.ts';
import { activationOf, judge, nearestTo, type Scene, sceneIn } from './scene.ts';

type Way = AnyWay<Scene, State, Command, Event>;

/** A further Move must come nearer by this much, in steps (5 mm). */
const LEAST_GAIN = 320;
const MOST_MOVES = 3;

/** The command as asked, or its nearest legal form; a Move goes on while that brings it nearer. */
export function wayOf(scene: Scene, asked: Command): Way {
  return anyWayOf<Scene, State, Command, Event>(scene, asked, {
    judge,
    nearest: nearestTo,
    sceneIn,
    next: (at) => (goesOn(at, asked) ? asked : null),
    left: (state) => distanceLeft(state, asked),
    leastGain: LEAST_GAIN,
    mostLegs: MOST_MOVES,
    isWay: ({ type }) => type === 'move' || type === 'rideOn',
  });
}

/** Has the model actions left after a Move that touched nobody? */
function goesOn(scene: Scene, asked: Command): boolean {
  const activation = activationOf(scene);
  return (
    asked.type === 'move' && activation?.model === asked.model && activation.left > 0 && !activation.movedIntoContact
  );
}

function distanceLeft({ models }: State, asked: Command): number {
  if (asked.type !== 'move') return 0;
  const { x, y } = models[asked.model] ?? asked;
  return Math.hypot(asked.x - x, asked.y - y);
}

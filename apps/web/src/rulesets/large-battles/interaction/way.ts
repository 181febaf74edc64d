/** The way of a dragged unit: a move goes on with another one while the unit has actions left. */
import type { Command, Event, State, Unit } from '@drumhead/large-battles';
import type { Place } from '../../../table/troops/footprints.ts';
import { toSteps } from '../../../table/units.ts';
import { type Leg as AnyLeg, type Way as AnyWay, wayOf as anyWayOf } from '../../../battle/interaction/way.ts';
import type { Drag } from './drag.ts';
import { goesNowhere } from './goesNowhere.ts';
import { moveTowards } from './moveTowards.ts';
import { unitPlace } from './places.ts';
import { actingUnits, judge, type Scene } from './scene.ts';

export type Leg = AnyLeg<Scene, State, Command, Event>;
type Nearest = (scene: Scene, command: Command) => Command | null;
export type Way = AnyWay<Scene, State, Command, Event>;

/** A further move must bring the unit nearer by this much (15 mm): it costs an action. */
const LEAST_GAIN = toSteps(15);

/** No more moves fit into one activation (table A1). */
const MOST_MOVES = 3;

const isWay = ({ type }: Command): boolean => type === 'move' || type === 'ride';

/** Of a command that is no drag: as asked, or its nearest legal form. */
export const singleOrder = (scene: Scene, asked: Command, nearest: Nearest): Way =>
  anyWayOf<Scene, State, Command, Event>(scene, asked, {
    judge,
    nearest,
    sceneIn: ifEnemyHolds,
    next: () => null,
    left: () => 0,
    leastGain: 0,
    mostLegs: 1,
    isWay,
  });

/** A dragged move, with further ones while they bring the unit nearer. */
export function movesOf(scene: Scene, asked: Command, drag: Drag, mostLegs = MOST_MOVES): Way {
  const left = (state: State) => distanceLeft(state, drag);
  return anyWayOf<Scene, State, Command, Event>(scene, asked, {
    judge,
    nearest: nearestMove,
    sceneIn: ifEnemyHolds,
    next: (at) => (left(at.state) >= LEAST_GAIN ? furtherMove(at, drag) : null),
    left,
    leastGain: LEAST_GAIN,
    mostLegs,
    isWay,
  });
}

/** The closest legal form by the rules; none where that is no move at all. */
export function nearestMove({ rules, state, seat }: Scene, command: Command): Command | null {
  const near = rules.nearest(state, seat, command);
  return near && !goesNowhere(near) ? near : null;
}

function distanceLeft(state: State, { piece, to }: Drag): number {
  const place = unitPlace(state, piece.index);
  return place ? toSteps(Math.hypot(to.x - place.x, to.y - place.y)) : 0;
}

/** A move alone: an attack is an order of its own. */
function furtherMove(scene: Scene, drag: Drag): Command | null {
  const unit = drag.piece.index;
  const [now, place]: [Unit | undefined, Place | null] = [scene.state.units[unit], unitPlace(scene.state, unit)];
  if (!now || !place || !actingUnits(scene).some((one) => one.unit === unit)) return null;
  const move = moveTowards(scene.state.field, now, place, drag);
  const command: Command | null = move && { type: 'move', unit, move };
  return command && !goesNowhere(command) ? command : null;
}

/** The same decision after a move; a chance to react in between is taken as declined. Offers are those of the present. */
export function ifEnemyHolds(scene: Scene, state: State): Scene {
  const { rules, seat } = scene;
  let now = state;
  for (;;) {
    const waiting = rules.pending(now)[0];
    const held =
      waiting && waiting.seat !== seat && waiting.decision === 'window'
        ? rules.decide(now, waiting.seat, { type: 'hold' })
        : null;
    if (held?.ok) {
      now = held.state;
      continue;
    }
    const pending = waiting?.seat === seat ? waiting : null;
    return { ...scene, state: now, pending, frame: now.frames[now.frames.length - 1] ?? null };
  }
}

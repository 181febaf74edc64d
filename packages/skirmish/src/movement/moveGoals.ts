/** Places worth going to: cover, doors and windows, stairs, things, friends. */
import { modelAt } from '../state/abilities.ts';
import { isEnemy, radiusOf, surroundingsOf } from '../ground/geometry.ts';
import { type Place, TOUCH } from '../ground/terrain.ts';
import { terrainIndexOf } from '../ground/terrainIndex.ts';
import type { State } from '../state/state.ts';

/** A place worth going to (floats), and the distance from its centre at which to stop. */
export interface Goal {
  readonly middleX: number;
  readonly middleY: number;
  readonly stop: number;
}

/** Is (x, y) within `reach` of a place? */
function isInReach(from: Place, x: number, y: number, reach: number): boolean {
  return (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y) <= reach * reach;
}

/** Doors and windows, stairs, and things to be picked up (SK-MOV-10 to -14, SK-SCN-1, SK-RNG-21). */
export function goalsOf(state: State, model: number, reach: number): readonly Goal[] {
  const mover = modelAt(state, model);
  const goals: Goal[] = [];
  const want = (x: number, y: number, stop: number): void => {
    if (isInReach(mover, x, y, reach + stop)) goals.push({ middleX: x, middleY: y, stop });
  };
  if (!mover.mounted) addBuildings(state, model, reach, goals, want);
  for (const thing of state.things) {
    if (thing.carrier < 0 && thing.scored < 0 && thing.level === mover.level) want(thing.x, thing.y, 0);
  }
  if (mover.tomahawk !== null && mover.tomahawk.level === mover.level) want(mover.tomahawk.x, mover.tomahawk.y, 0);
  return goals;
}

function addBuildings(
  state: State,
  model: number,
  reach: number,
  goals: Goal[],
  want: (x: number, y: number, stop: number) => void,
): void {
  const mover = modelAt(state, model);
  const touching = radiusOf(state, model) + TOUCH / 2;
  for (const { feature } of terrainIndexOf(state.features).buildings) {
    for (const opening of feature.openings) {
      if (opening.level !== mover.level) continue;
      const x = (opening.x1 + opening.x2) / 2;
      const y = (opening.y1 + opening.y2) / 2;
      want(x, y, touching);
      // Through an open door, as far as the stick goes.
      if (opening.kind === 'door' && !opening.barred && isInReach(mover, x, y, reach))
        goals.push({ middleX: x, middleY: y, stop: -reach });
    }
    if (feature.stairs !== null) want(feature.stairs.x, feature.stairs.y, state.field.footRadius + touching);
    if (feature.ladder !== null && mover.level === 0) want(feature.ladder.x, feature.ladder.y, touching);
  }
}

/** The nearest trees and obstacles (SK-GEO-10). */
export function coversOf(state: State, model: number, reach: number, most: number): readonly Goal[] {
  const mover = modelAt(state, model);
  const stop = radiusOf(state, model) + TOUCH / 2;
  const found = new Nearest(mover, most);
  for (const { middleX, middleY } of terrainIndexOf(state.features).shelters) {
    if (isInReach(mover, middleX, middleY, reach + stop)) found.add(middleX, middleY, stop);
  }
  return found.goals;
}

/** Contact with the nearest friends, which forms groups (SK-GEO-14). */
export function friendsOf(state: State, model: number, reach: number, most: number): readonly Goal[] {
  const mover = modelAt(state, model);
  const found = new Nearest(mover, most);
  const { squares, close } = surroundingsOf(state, model);
  for (const other of close) {
    const far2 = squares[other] as number;
    const stop = touchingRim(state, model, other);
    const [least, most] = [stop + TOUCH, reach + stop];
    if (far2 > most * most || far2 <= least * least || isEnemy(state, model, other)) continue;
    const { x, y } = modelAt(state, other);
    found.add(x, y, stop);
  }
  return found.goals;
}

/** Collects the goals nearest to a place; earlier ones win ties. */
class Nearest {
  readonly goals: Goal[] = [];
  private readonly from: Place;
  private readonly most: number;
  private readonly fars: number[] = [];

  constructor(from: Place, most: number) {
    this.from = from;
    this.most = most;
  }

  add(x: number, y: number, stop: number): void {
    const far = (x - this.from.x) * (x - this.from.x) + (y - this.from.y) * (y - this.from.y);
    let at = this.fars.length;
    while (at > 0 && (this.fars[at - 1] as number) > far) at -= 1;
    if (at >= this.most) return;
    this.goals.splice(at, 0, { middleX: x, middleY: y, stop });
    this.fars.splice(at, 0, far);
    if (this.goals.length <= this.most) return;
    this.goals.pop();
    this.fars.pop();
  }
}

/** Distance between centres at which two bases touch, in the middle of the tolerance (steps). */
export function touchingRim(state: State, a: number, b: number): number {
  return radiusOf(state, a) + radiusOf(state, b) + TOUCH / 2;
}

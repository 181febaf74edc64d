/** Passages of a building: windows, stairs, ladders, jumps, barred doors (SK-MOV-10, -11, -13, -14). */
import { err, refusal, push, type Refusal, emit, type Result, ok } from '@drumhead/engine';
import { nearestWhole, pointSegmentGapSquared } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { contactsAt, has, isEnemy, isEngaged, isThere, radiusOf, touchedEnemies } from '../ground/geometry.ts';
import { buildingAt, type Place, TOUCH, touchesLadder, touchesOpening, touchesStairs } from '../ground/terrain.ts';
import type { Command, CommandType } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import { nearestStandingRoom } from '../ground/nearestStandingRoom.ts';
import type { BuildingFeature, Opening, State } from '../state/state.ts';
import { changeModel, setFeature, type Draft } from '../state/draft.ts';
import { spend } from '../turn/activationState.ts';
import { arrive } from './moveEffects.ts';
import { alongside, mirrored, nearestLanding, type Touched } from './landing.ts';
import { slowedDown } from './move.ts';
import { costProblem, lyingProblem } from './posture.ts';

export type PassageCommand = Extract<Command, { readonly type: 'climb' | 'stairs' | 'ladder' | 'jump' }>;

/** Where a passage leads, and its cost in actions. */
export interface PassagePlan {
  readonly at: Place;
  readonly actions: number;
  /** Enemies it comes into contact with. */
  readonly into: readonly number[];
}

/** All passages need a model that is Standing, on foot and not engaged (SK-MOV-18, SK-HTH-27). */
function freeOnFoot(state: State, model: number): Refusal | null {
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (modelAt(state, model).mounted) return refusal('SK-MOV-18', 'sk.act.rider');
  return isEngaged(state, model) ? refusal('SK-HTH-27', 'sk.act.engaged') : null;
}

/** SK-MOV-14, SK-SPR-3. */
function ladderCost(state: State, model: number): number {
  return has(state, model, 'engineer') ? 1 : 2;
}

/** The plan of a climb, stairs, ladder or jump, or why it is illegal. */
export function planPassage(state: State, activation: Activation, command: PassageCommand): Result<PassagePlan> {
  const { model } = activation;
  const problem = freeOnFoot(state, model);
  if (problem !== null) return err(problem);
  const building = state.features[command.feature];
  if (building?.kind !== 'building') return err(refusal('SK-GEO-17', 'sk.act.noBuilding'));
  const actions = command.type === 'ladder' ? ladderCost(state, model) : 1;
  const unpaid = costProblem(activation, actions);
  if (unpaid !== null) return err(unpaid);
  const found = placeBeyond(state, model, building, command);
  if (!found.ok) return found;
  const before = touchedEnemies(state, model);
  const into =
    command.type === 'jump'
      ? []
      : contactsAt(state, model, found.value).filter(
          (other) => isEnemy(state, model, other) && !before.includes(other),
        );
  return ok({ at: found.value, actions, into });
}

function placeBeyond(state: State, model: number, building: BuildingFeature, command: PassageCommand): Result<Place> {
  switch (command.type) {
    case 'climb':
      return throughWindow(state, model, building, command.opening);
    case 'stairs':
      return byStairs(state, model, building);
    case 'ladder':
      return byLadder(state, model, building);
    case 'jump':
      return outOfWindow(state, model, building, command.opening);
  }
}

/** SK-MOV-11. Climbing from contact with a window to contact on its other side. */
function throughWindow(state: State, model: number, building: BuildingFeature, opening: number): Result<Place> {
  const mover = modelAt(state, model);
  const window = building.openings[opening];
  if (window?.kind !== 'window') return err(refusal('SK-MOV-11', 'sk.act.noWindow'));
  if (window.level > 0) return err(refusal('SK-MOV-11', 'sk.act.upperWindow'));
  if (!touchesOpening(building, opening, mover.x, mover.y, mover.level, radiusOf(state, model))) {
    return err(refusal('SK-MOV-11', 'sk.act.notAtWindow'));
  }
  const place = beyondOpening(state, model, building, opening);
  return place === null ? err(refusal('SK-MOV-11', 'sk.act.noRoom')) : ok(place);
}

/** The nearest place that touches an opening on its other side. */
function beyondOpening(state: State, model: number, building: BuildingFeature, opening: number): Place | null {
  const { x, y, level } = modelAt(state, model);
  const window = building.openings[opening] as Opening;
  const { x1, y1, x2, y2 } = window;
  const radius = radiusOf(state, model);
  const inside = isInside(state, building, x, y);
  return nearestLanding(
    state,
    model,
    x,
    y,
    level,
    windowOf(state, building, window, radius, !inside),
    (px, py) => touches(x1, y1, x2, y2, px, py, radius) && isInside(state, building, px, py) !== inside,
    [mirrored(state, model, x, y, x1, y1, x2, y2), ...alongside(state, model, x1, y1, x2, y2)],
  );
}

/** What a base touches that stands at a window, inside its building or outside. */
function windowOf(
  state: State,
  building: BuildingFeature,
  { x1, y1, x2, y2 }: Opening,
  radius: number,
  inside: boolean,
): Touched {
  const half = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) / 2;
  return {
    x: nearestWhole((x1 + x2) / 2),
    y: nearestWhole((y1 + y2) / 2),
    reach: half + radius + TOUCH,
    line: [x1, y1, x2, y2],
    beside: radius + TOUCH,
    isAmiss: (x, y, stray) => isInside(state, building, x, y) !== inside && isOffWalls(building, x, y, stray),
  };
}

/** Is a place farther than this from all walls of a building? */
function isOffWalls({ points }: BuildingFeature, x: number, y: number, distance: number): boolean {
  let [fromX, fromY] = points.slice(-2) as [number, number];
  for (let i = 0; i < points.length; i += 2) {
    const [toX, toY] = [points[i] as number, points[i + 1] as number];
    if (pointSegmentGapSquared(fromX, fromY, toX, toY, x, y) <= distance * distance) return false;
    [fromX, fromY] = [toX, toY];
  }
  return true;
}

/** Does a base touch a segment? */
function touches(x1: number, y1: number, x2: number, y2: number, x: number, y: number, radius: number): boolean {
  const reach = radius + TOUCH;
  return pointSegmentGapSquared(x1, y1, x2, y2, x, y) <= reach * reach;
}

function isInside(state: State, building: BuildingFeature, x: number, y: number): boolean {
  const index = buildingAt(state, x, y);
  return index >= 0 && state.features[index] === building;
}

/** SK-MOV-13. Taking the stairs from one end to the other is a Move action. */
function byStairs(state: State, model: number, building: BuildingFeature): Result<Place> {
  const mover = modelAt(state, model);
  const { stairs } = building;
  const radius = radiusOf(state, model);
  if (stairs === null) return err(refusal('SK-MOV-13', 'sk.act.noStairs'));
  if (slowedDown(state, model)) return err(refusal('SK-SPR-18', 'sk.move.slow'));
  if (!isInside(state, building, mover.x, mover.y) || !touchesStairs(state, building, mover.x, mover.y, radius)) {
    return err(refusal('SK-MOV-13', 'sk.act.notAtStairs'));
  }
  const level = mover.level === 0 ? 1 : 0;
  const taken = onStairs(state, model, building, level);
  const place = nearestLanding(
    state,
    model,
    mover.x,
    mover.y,
    level,
    { x: stairs.x, y: stairs.y, reach: radius + state.field.footRadius + TOUCH },
    (x, y) =>
      isInside(state, building, x, y) &&
      touchesStairs(state, building, x, y, radius) &&
      !(taken && overlapsStairs(state, stairs, x, y, radius)),
  );
  return place === null ? err(refusal('SK-MOV-13', 'sk.act.stairsTaken')) : ok(place);
}

/** SK-MOV-13. Does another model stand on this end of the stairs? */
function onStairs(state: State, model: number, building: BuildingFeature, level: number): boolean {
  if (building.stairs === null) return false;
  for (let other = 0; other < state.models.length; other += 1) {
    if (other === model || !isThere(state, other)) continue;
    const there = modelAt(state, other);
    if (there.level !== level || !isInside(state, building, there.x, there.y)) continue;
    if (overlapsStairs(state, building.stairs, there.x, there.y, radiusOf(state, other))) return true;
  }
  return false;
}

function overlapsStairs(
  state: State,
  stairs: { readonly x: number; readonly y: number },
  x: number,
  y: number,
  radius: number,
): boolean {
  const reach = radius + state.field.footRadius;
  return (x - stairs.x) * (x - stairs.x) + (y - stairs.y) * (y - stairs.y) < reach * reach;
}

/** SK-MOV-14, SK-TER-18. Climbing between the foot of a ladder outside and the inside of its upper window. */
function byLadder(state: State, model: number, building: BuildingFeature): Result<Place> {
  const mover = modelAt(state, model);
  const { ladder } = building;
  if (ladder === null) return err(refusal('SK-MOV-14', 'sk.act.noLadder'));
  const radius = radiusOf(state, model);
  const window = building.openings[ladder.opening] as Opening;
  const { x1, y1, x2, y2 } = window;
  const inside = isInside(state, building, mover.x, mover.y);
  if (inside && touchesOpening(building, ladder.opening, mover.x, mover.y, mover.level, radius)) {
    const place = nearestLanding(
      state,
      model,
      mover.x,
      mover.y,
      0,
      { x: ladder.x, y: ladder.y, reach: radius + TOUCH },
      (x, y) => !isInside(state, building, x, y) && touchesLadder(building, x, y, radius),
    );
    return place === null ? err(refusal('SK-MOV-14', 'sk.act.noRoom')) : ok(place);
  }
  if (inside || mover.level !== 0 || !touchesLadder(building, mover.x, mover.y, radius)) {
    return err(refusal('SK-MOV-14', 'sk.act.notAtLadder'));
  }
  const place = nearestLanding(
    state,
    model,
    mover.x,
    mover.y,
    window.level,
    windowOf(state, building, window, radius, true),
    (x, y) => touches(x1, y1, x2, y2, x, y, radius) && isInside(state, building, x, y),
    [mirrored(state, model, mover.x, mover.y, x1, y1, x2, y2), ...alongside(state, model, x1, y1, x2, y2)],
  );
  return place === null ? err(refusal('SK-MOV-14', 'sk.act.noRoom')) : ok(place);
}

/** SK-MOV-14, -15. Jumping out of an upper window, with or without a ladder below it. */
function outOfWindow(state: State, model: number, building: BuildingFeature, opening: number): Result<Place> {
  const mover = modelAt(state, model);
  const window = building.openings[opening];
  if (window?.kind !== 'window') return err(refusal('SK-MOV-14', 'sk.act.noWindow'));
  if (window.level === 0) return err(refusal('SK-MOV-14', 'sk.act.groundWindow'));
  if (
    !isInside(state, building, mover.x, mover.y) ||
    !touchesOpening(building, opening, mover.x, mover.y, mover.level, radiusOf(state, model))
  ) {
    return err(refusal('SK-MOV-14', 'sk.act.notAtWindow'));
  }
  const { x1, y1, x2, y2 } = window;
  const [x, y] = mirrored(state, model, mover.x, mover.y, x1, y1, x2, y2);
  const place = nearestStandingRoom(state, model, x, y, mover.level - 1);
  return place === null ? err(refusal('SK-MOV-15', 'sk.act.noRoom')) : ok(place);
}

const RULES: Readonly<Record<PassageCommand['type'], string>> = {
  climb: 'SK-MOV-11',
  stairs: 'SK-MOV-13',
  ladder: 'SK-MOV-14',
  jump: 'SK-MOV-15',
};

export function applyPassage(
  draft: Draft,
  activation: Activation,
  command: PassageCommand,
  passing: PassagePlan,
): void {
  const { model } = activation;
  const before = modelAt(draft, model);
  const { x, y, level } = passing.at;
  const how: CommandType = command.type;
  changeModel(draft, model, { x, y, level, moves: how === 'stairs' ? before.moves + 1 : before.moves });
  emit(draft, { type: 'moved', rule: RULES[command.type], model, x, y, level, how, broken: false });
  arrive(draft, activation, passing.actions, passing.into);
  if (how === 'jump') push(draft, { at: 'fall', model, levels: before.level });
}

/** SK-MOV-10. A door is unbarred from inside, in contact. */
export function unbarProblem(state: State, activation: Activation, feature: number, opening: number): Refusal | null {
  const { model } = activation;
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  const building = state.features[feature];
  if (building?.kind !== 'building') return refusal('SK-GEO-17', 'sk.act.noBuilding');
  const door = building.openings[opening];
  if (door?.kind !== 'door' || !door.barred) return refusal('SK-MOV-10', 'sk.act.notBarred');
  const { x, y, level } = modelAt(state, model);
  if (!isInside(state, building, x, y)) return refusal('SK-MOV-10', 'sk.act.barredOutside');
  if (!touchesOpening(building, opening, x, y, level, radiusOf(state, model))) {
    return refusal('SK-MOV-10', 'sk.act.notAtDoor');
  }
  return costProblem(activation, 1);
}

export function unbar(draft: Draft, activation: Activation, feature: number, opening: number): void {
  const building = draft.features[feature] as BuildingFeature;
  setOpening(draft, feature, opening, { barred: false });
  emit(draft, { type: 'unbarred', rule: 'SK-MOV-10', model: activation.model, feature: building.id });
  spend(draft, 1);
}

/** Changes one opening of a building. */
export function setOpening(draft: Draft, feature: number, opening: number, change: Partial<Opening>): void {
  const building = draft.features[feature] as BuildingFeature;
  const openings = building.openings.map((o, i) => (i === opening ? { ...o, ...change } : o));
  setFeature(draft, feature, { ...building, openings });
}

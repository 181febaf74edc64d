/** SK-SCN-3. Carrying a counter off the table over one's own edge, which scores it and leaves the carrier safe. */
import { err, refusal, emit, total, type Result, ok } from '@drumhead/engine';
import { loseActions, spend } from '../turn/activationState.ts';
import type { Activation } from '../state/frames.ts';
import { isEngaged, ownerOf, radiusOf } from '../ground/geometry.ts';
import { slowedDown, planMove } from '../movement/move.ts';
import { modelAt } from '../state/abilities.ts';
import { costOfMove, reachOf } from '../movement/mover.ts';
import { lyingProblem } from '../movement/posture.ts';
import { brokenGroundOnWay } from '../movement/straightMove.ts';
import type { Edge, State, Thing } from '../state/state.ts';
import { changeModel, setThing, type Draft } from '../state/draft.ts';
import { checkForage } from '../victory/scenarioVictory.ts';

export interface CarryOffPlan {
  /** Where the centre of the model crosses the edge. */
  readonly x: number;
  readonly y: number;
  readonly actions: number;
  readonly broken: boolean;
}

/** The nearest point of an edge, and its distance. */
function exitAt(side: number, edge: Edge, x: number, y: number) {
  switch (edge) {
    case 'north':
      return { x, y: 0, far: y, in: [0, 1] as const };
    case 'south':
      return { x, y: side, far: side - y, in: [0, -1] as const };
    case 'west':
      return { x: 0, y, far: x, in: [1, 0] as const };
    case 'east':
      return { x: side, y, far: side - x, in: [-1, 0] as const };
  }
}

/**
 * SK-SCN-3, SK-MOV-19. The plan of one Move straight to the edge, long enough for the centre to reach it, or why it is
 * illegal.
 */
export function planCarryOff(state: State, activation: Activation): Result<CarryOffPlan> {
  const { model } = activation;
  const { x, y, object } = modelAt(state, model);
  if (state.field.scenario !== 'foragingMission' || state.things[object]?.kind !== 'supply') {
    return err(refusal('SK-MOV-19', 'sk.refusal.nothingCarriedOff'));
  }
  const lying = lyingProblem(state, model);
  if (lying !== null) return err(lying);
  const edge = state.squads[ownerOf(state, model)]?.edge;
  if (edge === null || edge === undefined) return err(refusal('SK-MOV-19', 'sk.refusal.nothingCarriedOff'));
  const exit = exitAt(state.field.side, edge, x, y);
  const radius = radiusOf(state, model);
  if (exit.far <= radius) return overTheEdge(state, activation, exit);
  const [inX, inY] = exit.in;
  const tried = planMove(state, activation, exit.x + inX * radius, exit.y + inY * radius, false);
  if (!tried.ok) return tried;
  const { actions, broken, reach, into } = tried.value;
  if (exit.far > reach || into.length > 0) return err(refusal('SK-SCN-3', 'sk.refusal.edgeTooFar'));
  return ok({ x: exit.x, y: exit.y, actions, broken: broken.length > 0 });
}

/** The plan for a base that already touches the edge. */
function overTheEdge(
  state: State,
  activation: Activation,
  { x, y }: { readonly x: number; readonly y: number },
): Result<CarryOffPlan> {
  const { model } = activation;
  if (isEngaged(state, model)) return err(refusal('SK-HTH-27', 'sk.act.engaged'));
  if (slowedDown(state, model)) return err(refusal('SK-SPR-18', 'sk.move.slow'));
  const at = modelAt(state, model);
  const { broken, shortens } = brokenGroundOnWay(state, model, at.x, at.y);
  const shortInBroken = shortens && reachOf(state, model, false).stick === 's';
  const actions = total(costOfMove(state, model, { crawls: false, leaves: false, shortInBroken, meets: false }));
  if (actions > activation.left)
    return err(refusal('SK-MOV-3', 'sk.act.tooDear', { cost: actions, left: activation.left }));
  return ok({ x, y, actions, broken: broken.length > 0 });
}

/** SK-SCN-3. The carrier leaves safely, which is no loss; the last counter ends the game. */
export function applyCarryOff(draft: Draft, { model }: Activation, { x, y, actions, broken }: CarryOffPlan): void {
  const thing = modelAt(draft, model).object;
  const { level } = modelAt(draft, model);
  changeModel(draft, model, { x, y, posture: 'out', out: 'safe', object: -1 });
  setThing(draft, thing, { ...(draft.things[thing] as Thing), x, y, carrier: -1, scored: ownerOf(draft, model) });
  emit(draft, { type: 'moved', rule: 'SK-SCN-3', model, x, y, level, how: 'exit', broken });
  emit(draft, { type: 'thing', rule: 'SK-SCN-3', model, thing, done: 'carriedOff' });
  emit(draft, { type: 'out', rule: 'SK-SCN-3', model, reason: 'safe' });
  spend(draft, actions);
  loseActions(draft, model);
  checkForage(draft);
}

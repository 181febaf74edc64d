/** SK-MOV-12. Bashing down a door, a fence or a low wall. */
import { D6, refusal, pop, push, type Refusal, type Tally, emit, total } from '@drumhead/engine';
import { nearestWhole, pointSegmentGapSquared } from '@drumhead/table';
import { modelAt, profileAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { has, radiusOf } from '../ground/geometry.ts';
import { FEATURES, isLinear, isUpstairs, TOUCH, touchesOpening } from '../ground/terrain.ts';
import type { BashFrame, Activation } from '../state/frames.ts';
import { type Handler } from '../turn/handler.ts';
import type { Feature, LineFeature, ModelProfile, State } from '../state/state.ts';
import { changeModel, setFeature, type Draft } from '../state/draft.ts';
import { setOpening } from './openings.ts';
import { costProblem, lyingProblem } from './posture.ts';

/** SK-MOV-12. Scores needed for doors; those for obstacles are in the table of features (SK-TER-16). */
export const PLAIN_DOOR = 7;
export const BARRED_DOOR = 9;

/** The score that brings it down, or 0 if it cannot be bashed. `opening` is -1 for the feature itself. */
export function bashNeeds(state: State, feature: number, opening: number): number {
  const what = state.features[feature];
  if (what === undefined) return 0;
  if (what.kind !== 'building') return opening < 0 && isLinear(what) ? FEATURES[what.kind].bash : 0;
  const door = what.openings[opening];
  if (door?.kind !== 'door' || door.bashed) return 0;
  return door.barred ? BARRED_DOOR : PLAIN_DOOR;
}

/** SK-MOV-12, SK-SPR-3, -20, -24. The model's modifiers. */
export function bashTally(state: State, model: number): Tally {
  return bashLines(profileAt(state, model));
}

export function bashLines({ c, weapons, specials }: Pick<ModelProfile, 'c' | 'weapons' | 'specials'>): Tally {
  const lines = [{ rule: 'SK-MOV-12', add: c, what: 'sk.bash.combat' }];
  if (specials.includes('strong')) lines.push({ rule: 'SK-SPR-20', add: 1, what: 'sk.bash.strong' });
  if (specials.includes('weak')) lines.push({ rule: 'SK-SPR-24', add: -1, what: 'sk.bash.weak' });
  if (weapons.includes('axe')) lines.push({ rule: 'SK-MOV-12', add: 2, what: 'sk.bash.axe' });
  if (specials.includes('engineer')) lines.push({ rule: 'SK-SPR-3', add: 2, what: 'sk.bash.engineer' });
  return lines.filter(({ add }) => add !== 0);
}

/** SK-MOV-12. Does this face bring it down? A natural 1 never succeeds. */
export function isBashedDown(face: number, tally: Tally, needed: number): boolean {
  return face > 1 && face + total(tally) >= needed;
}

/** SK-MOV-12, -18. Why the model may not bash this now, or null. */
export function bashProblem(state: State, activation: Activation, feature: number, opening: number): Refusal | null {
  const { model } = activation;
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  const basher = modelAt(state, model);
  if (basher.mounted) return refusal('SK-MOV-18', 'sk.act.rider');
  if (bashNeeds(state, feature, opening) === 0) return refusal('SK-MOV-12', 'sk.act.notBashable');
  const what = state.features[feature] as Feature;
  if (what.kind === 'lowWall' && !has(state, model, 'engineer')) return refusal('SK-SPR-3', 'sk.act.engineerOnly');
  if (!reaches(state, model, what, opening)) return refusal('SK-MOV-12', 'sk.act.notAtObstacle');
  if (basher.bashed) return refusal('SK-MOV-12', 'sk.act.bashedBefore');
  return costProblem(activation, 1);
}

function reaches(state: State, model: number, what: Feature, opening: number): boolean {
  const at = modelAt(state, model);
  const radius = radiusOf(state, model);
  if (what.kind === 'building') return touchesOpening(what, opening, at.x, at.y, at.level, radius);
  return !isUpstairs(state, at) && touchesLine(what as LineFeature, at.x, at.y, radius);
}

function touchesLine({ x1, y1, x2, y2 }: LineFeature, x: number, y: number, radius: number): boolean {
  const reach = radius + TOUCH;
  return pointSegmentGapSquared(x1, y1, x2, y2, x, y) <= reach * reach;
}

/** Does the model touch this feature, and is it a fence or wall? */
export function isAtBarrier(state: State, model: number, feature: number): boolean {
  const what = state.features[feature];
  if (what === undefined || !isLinear(what)) return false;
  const { x, y } = modelAt(state, model);
  return touchesLine(what, x, y, radiusOf(state, model));
}

/** SK-MOV-12. One attempt per model and turn. It is no attack. */
export function bash(draft: Draft, activation: Activation, feature: number, opening: number): void {
  changeModel(draft, activation.model, { bashed: true });
  spend(draft, 1);
  push(draft, { at: 'bash', model: activation.model, feature, opening });
}

export const bashHandler: Handler<BashFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-MOV-12',
  dice: (state, { model }) => [{ what: 'sk.dice.bash', owner: seatOf(state, model), count: 1, faces: D6 }],
  offers: () => [],
  act: () => refusal('SK-MOV-12', 'sk.refusal.diceFirst'),
  roll(draft, { model, feature, opening }, [[face = 1] = []]) {
    pop(draft);
    const what = draft.features[feature] as Feature;
    const tally = bashTally(draft, model);
    const needed = bashNeeds(draft, feature, opening);
    const done = isBashedDown(face, tally, needed);
    emit(draft, { type: 'bashed', rule: 'SK-MOV-12', model, face, tally, needed, done, feature: what.id });
    if (done) bringDown(draft, feature, opening);
  },
};

function seatOf(state: State, model: number): string | null {
  return state.field.players[state.field.models[model]?.player ?? -1]?.id ?? null;
}

/** SK-MOV-12. A fence disappears, a wall becomes rough ground, a door leaves an open doorway. */
function bringDown(draft: Draft, feature: number, opening: number): void {
  const what = draft.features[feature] as Feature;
  if (what.kind === 'building') setOpening(draft, feature, opening, { barred: false, bashed: true });
  else if (what.kind === 'lowWall') setFeature(draft, feature, rubbleOf(draft, what));
  else setFeature(draft, feature, { id: what.id, group: what.group, kind: 'gone' });
}

/** The rough ground that a low wall leaves: of the same length, as deep as the reach across an obstacle (SK-GEO-16). */
function rubbleOf(state: State, wall: LineFeature): Feature {
  const { id, group, x1, y1, x2, y2 } = wall;
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  const half = state.field.sticks.s / 20;
  const nx = nearestWhole(((y1 - y2) * half) / length);
  const ny = nearestWhole(((x2 - x1) * half) / length);
  const points = [x1 + nx, y1 + ny, x1 - nx, y1 - ny, x2 - nx, y2 - ny, x2 + nx, y2 + ny];
  return { id, group, kind: 'rough', points };
}

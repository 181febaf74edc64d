/** A finite sample of the Moves of a model. */
import { FULL_TURN } from '@drumhead/table';
import type { Activation } from '../state/frames.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { modelAt } from '../state/abilities.ts';
import { anyMove, MOST_BOXES } from './anyMove.ts';
import type { Judge } from './farthestAlong.ts';
import { planMove, slowedDown } from './move.ts';
import { contactAims, FEW, moveAims, moveSearchOf, planAim, type Sample, wayAt } from './moveAims.ts';
import { sprintProblem } from './mover.ts';
import { type MovePlan, postureProblem, startOf } from './straightMove.ts';

export type MoveCommand = Extract<Command, { readonly type: 'move' }>;

/** Legal Moves of the model that is acting. */
export function moveOffers(state: State, activation: Activation, sample: Sample = FEW): readonly MoveCommand[] {
  const { model, left, mustCharge, acted } = activation;
  if (left < 1 || postureProblem(modelAt(state, model)) !== null || slowedDown(state, model)) return [];
  const charging = mustCharge && !acted;
  const start = startOf(state, model);
  const offers = new MoveList(model);
  // SK-SPR-28: the plain stick, and the next longer one for Sprinters.
  for (const sprint of sprintProblem(state, model) === null ? [false, true] : [false]) {
    const judge: Judge = (x, y) => planMove(state, activation, x, y, sprint, start);
    // SK-SPR-2: a way through open ground is never a charge.
    const search = moveSearchOf(state, model, sprint, judge, !charging, start);
    const aims = charging ? contactAims(state, model, sprint) : moveAims(state, model, sprint, sample);
    for (const aim of aims) offers.add(planAim(search, aim));
  }
  return offers.list;
}

/** The directions of a search that must not miss a way: facing steps of 16 to a degree. */
const DEGREE = 16;

/**
 * SK-HTH-19. Can an engaged model leave combat with the actions it has? Every degree is tried, at every length where it
 * could stop, and then every end there is, so that no activation ends because the offers only sample Moves.
 */
export function canLeaveCombat(state: State, activation: Activation): boolean {
  const { model, left, mustCharge } = activation;
  if (left < 2 || mustCharge) return false;
  // Stryker disable next-line all: same: the judge refuses all Moves of such a model, this only spares the time
  if (postureProblem(modelAt(state, model)) !== null || slowedDown(state, model)) return false;
  const start = startOf(state, model);
  for (const sprint of sprintProblem(state, model) === null ? [false, true] : [false]) {
    const judge: Judge = (x, y) => planMove(state, activation, x, y, sprint, start);
    const search = moveSearchOf(state, model, sprint, judge, false, start);
    // Stryker disable all: same: a way along a degree ends where the search below finds it too, this only spares the time
    for (let facing = 0; facing < FULL_TURN; facing += DEGREE) {
      if (planAim(search, wayAt(facing)) !== null) return true;
    }
    // Stryker restore all
    const { x, y, reach } = search.room;
    if (anyMove(search, { x, y, half: reach.length }, () => false, { boxes: MOST_BOXES }) !== null) return true;
  }
  return false;
}

/** Collects Moves, each place once: the first stick that reaches it. */
export class MoveList {
  readonly list: MoveCommand[] = [];
  private readonly model: number;
  private readonly seen = new Set<number>();

  constructor(model: number) {
    this.model = model;
  }

  add(plan: MovePlan | null): void {
    if (plan === null) return;
    const { x, y, sprint } = plan;
    const place = x * 0x200000 + y;
    if (this.seen.has(place)) return;
    this.seen.add(place);
    this.list.push({ type: 'move', model: this.model, x, y, sprint });
  }
}

/** A good finite sample of the Moves of a model, listed or drawn from. */
import type { Choices } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { type Aim, Aims, FEW, type Sample, type MoveSearch, moveSearchOf, planAim } from './moveAims.ts';
import type { Judge } from './farthestAlong.ts';
import { noteMove, slowedDown, planMove } from './move.ts';
import { sprintProblem } from './mover.ts';
import { type MovePlan, postureProblem, type Start, startOf } from './straightMove.ts';

export type MoveCommand = Extract<Command, { readonly type: 'move' }>;

/** Moves of the model that is acting; every one would be accepted. */
export function moveOffers(state: State, activation: Activation, sample: Sample = FEW): readonly MoveCommand[] {
  const { model } = activation;
  if (!mayMove(state, activation)) return [];
  const offers = new Offers(model);
  const begin = trials(state, activation);
  for (const sprint of sticksOf(state, model)) {
    const aims = aimsOf(state, activation, sprint, sample);
    const trial = begin(sprint);
    for (let i = 0; i < aims.count; i += 1) {
      const aim = aims.at(i);
      if (aim !== null) offers.add(planAim(trial, aim));
    }
  }
  return offers.list;
}

/** The same few, each tried when it is drawn. */
export function moveChoices(state: State, activation: Activation): Choices<MoveCommand> {
  if (!mayMove(state, activation)) return NO_CHOICES;
  const { model } = activation;
  const begin = trials(state, activation);
  const plain = aimsOf(state, activation, false, FEW);
  const sprints = sprintProblem(state, model) === null ? aimsOf(state, activation, true, FEW) : null;
  return {
    count: plain.count + (sprints?.count ?? 0),
    at(i) {
      const moved =
        i < plain.count || sprints === null
          ? tryNew(begin(false), plain, i)
          : trySprint(begin(true), sprints, i - plain.count, begin(false), plain);
      if (moved === null) return null;
      noteMove(state, activation, moved);
      return moveOf(model, moved);
    },
  };
}

const NO_CHOICES: Choices<MoveCommand> = { count: 0, at: () => null };

function mayMove(state: State, { model, left }: Activation): boolean {
  return left >= 1 && postureProblem(modelAt(state, model)) === null && !slowedDown(state, model);
}

const PLAIN: readonly boolean[] = [false];
const BOTH: readonly boolean[] = [false, true];

/** The plain stick, and the next longer one where it may be taken (SK-SPR-28). */
function sticksOf(state: State, model: number): readonly boolean[] {
  return sprintProblem(state, model) === null ? BOTH : PLAIN;
}

/** Begins to try the Moves of the model that is acting with either stick. */
function trials(state: State, activation: Activation): (sprint: boolean) => MoveSearch {
  let start: Start | null = null;
  let plain: MoveSearch | null = null;
  let sprinting: MoveSearch | null = null;
  const begin = (sprint: boolean): MoveSearch => {
    const from = (start ??= startOf(state, activation.model));
    const judge: Judge = (x, y) => planMove(state, activation, x, y, sprint, from);
    // SK-SPR-2: no way through open ground is a charge.
    return moveSearchOf(state, activation.model, sprint, judge, !isCharging(activation), from);
  };
  return (sprint) => (sprint ? (sprinting ??= begin(true)) : (plain ??= begin(false)));
}

const isCharging = ({ mustCharge, acted }: Activation): boolean => mustCharge && !acted;

function aimsOf(state: State, activation: Activation, sprint: boolean, sample: Sample): Aims {
  return new Aims(state, activation.model, sprint, isCharging(activation), sample);
}

/** Two ways whose ends would lie so near (steps) to one another may come to the same place. */
const NEAR = 3;

/** Comes another way to the same place as this Move? */
function comesTo(trial: MoveSearch, { x, y, length }: MovePlan): (other: Aim) => boolean {
  const { room } = trial;
  const ux = (x - room.x) / length;
  const uy = (y - room.y) / length;
  return (other) => {
    if (other.how !== 'way' || Math.abs(other.ux * uy - other.uy * ux) * length > NEAR) return false;
    if (other.ux * ux + other.uy * uy <= 0) return false;
    const there = planAim(trial, other);
    return there !== null && there.x === x && there.y === y;
  };
}

/** A place that several ways come to is that one's which is found soonest. */
function tryNew(trial: MoveSearch, aims: Aims, i: number): MovePlan | null {
  const aim = aims.at(i);
  const moved = aim === null ? null : planAim(trial, aim);
  return moved === null || aims.someSooner(i, comesTo(trial, moved)) ? null : moved;
}

/** SK-SPR-28. What is in reach of the plain stick is not sprinted to. */
function trySprint(trial: MoveSearch, aims: Aims, i: number, plainTrial: MoveSearch, plain: Aims): MovePlan | null {
  const moved = tryNew(trial, aims, i);
  return moved === null || plain.some(comesTo(plainTrial, moved)) ? null : moved;
}

const moveOf = (model: number, { x, y, sprint }: MovePlan): MoveCommand => ({ type: 'move', model, x, y, sprint });

/** Collects Moves, each place once; a place in reach of the plain stick is not sprinted to. */
export class Offers {
  readonly list: MoveCommand[] = [];
  private readonly model: number;
  private readonly seen = new Set<number>();

  constructor(model: number) {
    this.model = model;
  }

  add(moved: MovePlan | null): boolean {
    if (moved === null) return false;
    const place = moved.x * 0x200000 + moved.y;
    if (this.seen.has(place)) return true;
    this.seen.add(place);
    this.list.push(moveOf(this.model, moved));
    return true;
  }
}

/** A good finite sample of the Moves of a model, listed or drawn from. */
import type { Choices } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
import type { Doing } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { type Aim, Aims, FEW, type Sample, type Trial, trialOf, tryAim } from './moveAims.ts';
import type { Judge } from './farthestAlong.ts';
import { noteMove, slowedDown, tryMove } from './move.ts';
import { sprintProblem } from './mover.ts';
import { type Moved, postureProblem, type Start, startOf } from './straightMove.ts';

export type MoveCommand = Extract<Command, { readonly type: 'move' }>;

/** Moves of the model that is acting; every one would be accepted. */
export function moveOffers(state: State, doing: Doing, sample: Sample = FEW): readonly MoveCommand[] {
  const { model } = doing;
  if (!mayMove(state, doing)) return [];
  const offers = new Offers(model);
  const begin = trials(state, doing);
  for (const sprint of sticksOf(state, model)) {
    const aims = aimsOf(state, doing, sprint, sample);
    const trial = begin(sprint);
    for (let i = 0; i < aims.count; i += 1) {
      const aim = aims.at(i);
      if (aim !== null) offers.add(tryAim(trial, aim));
    }
  }
  return offers.list;
}

/** The same few, each tried when it is drawn. */
export function moveChoices(state: State, doing: Doing): Choices<MoveCommand> {
  if (!mayMove(state, doing)) return NO_CHOICES;
  const { model } = doing;
  const begin = trials(state, doing);
  const plain = aimsOf(state, doing, false, FEW);
  const sprints = sprintProblem(state, model) === null ? aimsOf(state, doing, true, FEW) : null;
  return {
    count: plain.count + (sprints?.count ?? 0),
    at(i) {
      const moved =
        i < plain.count || sprints === null
          ? tryNew(begin(false), plain, i)
          : trySprint(begin(true), sprints, i - plain.count, begin(false), plain);
      if (moved === null) return null;
      noteMove(state, doing, moved);
      return moveOf(model, moved);
    },
  };
}

const NO_CHOICES: Choices<MoveCommand> = { count: 0, at: () => null };

function mayMove(state: State, { model, left }: Doing): boolean {
  return left >= 1 && postureProblem(modelAt(state, model)) === null && !slowedDown(state, model);
}

const PLAIN: readonly boolean[] = [false];
const BOTH: readonly boolean[] = [false, true];

/** The plain stick, and the next longer one where it may be taken (SK-SPR-28). */
function sticksOf(state: State, model: number): readonly boolean[] {
  return sprintProblem(state, model) === null ? BOTH : PLAIN;
}

/** Begins to try the Moves of the model that is acting with either stick. */
function trials(state: State, doing: Doing): (sprint: boolean) => Trial {
  let start: Start | null = null;
  let plain: Trial | null = null;
  let sprinting: Trial | null = null;
  const begin = (sprint: boolean): Trial => {
    const from = (start ??= startOf(state, doing.model));
    const judge: Judge = (x, y) => tryMove(state, doing, x, y, sprint, from);
    // SK-SPR-2: no way through open ground is a charge.
    return trialOf(state, doing.model, sprint, judge, !isCharging(doing), from);
  };
  return (sprint) => (sprint ? (sprinting ??= begin(true)) : (plain ??= begin(false)));
}

const isCharging = ({ mustCharge, acted }: Doing): boolean => mustCharge && !acted;

function aimsOf(state: State, doing: Doing, sprint: boolean, sample: Sample): Aims {
  return new Aims(state, doing.model, sprint, isCharging(doing), sample);
}

/** Two ways whose ends would lie so near (steps) to one another may come to the same place. */
const NEAR = 3;

/** Comes another way to the same place as this Move? */
function comesTo(trial: Trial, { x, y, length }: Moved): (other: Aim) => boolean {
  const { room } = trial;
  const ux = (x - room.x) / length;
  const uy = (y - room.y) / length;
  return (other) => {
    if (other.how !== 'way' || Math.abs(other.ux * uy - other.uy * ux) * length > NEAR) return false;
    if (other.ux * ux + other.uy * uy <= 0) return false;
    const there = tryAim(trial, other);
    return there !== null && there.x === x && there.y === y;
  };
}

/** A place that several ways come to is that one's which is found soonest. */
function tryNew(trial: Trial, aims: Aims, i: number): Moved | null {
  const aim = aims.at(i);
  const moved = aim === null ? null : tryAim(trial, aim);
  return moved === null || aims.someSooner(i, comesTo(trial, moved)) ? null : moved;
}

/** SK-SPR-28. What is in reach of the plain stick is not sprinted to. */
function trySprint(trial: Trial, aims: Aims, i: number, plainTrial: Trial, plain: Aims): Moved | null {
  const moved = tryNew(trial, aims, i);
  return moved === null || plain.some(comesTo(plainTrial, moved)) ? null : moved;
}

const moveOf = (model: number, { x, y, sprint }: Moved): MoveCommand => ({ type: 'move', model, x, y, sprint });

/** Collects Moves, each place once; a place in reach of the plain stick is not sprinted to. */
export class Offers {
  readonly list: MoveCommand[] = [];
  private readonly model: number;
  private readonly seen = new Set<number>();

  constructor(model: number) {
    this.model = model;
  }

  add(moved: Moved | null): boolean {
    if (moved === null) return false;
    const place = moved.x * 0x200000 + moved.y;
    if (this.seen.has(place)) return true;
    this.seen.add(place);
    this.list.push(moveOf(this.model, moved));
    return true;
  }
}

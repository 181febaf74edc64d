/** Models that flee: standing up first, parting blows, so many moves each (SK-MOR-8, -9, SK-HTH-25, SK-SEQ-9 step 5). */
import { refusal, pop, push, replaceTop, emit } from '@drumhead/engine';
import { modelAt, named } from '../state/abilities.ts';
import { lose } from '../combat/losses.ts';
import { loseActions } from '../turn/activationState.ts';
import { type FleeMove, fleePath, fleeSources } from './fleePath.ts';
import type { FleeChoiceFrame, FlightFrame } from '../state/frames.ts';
import { contactAt, engagedWith, isStanding, isThere, ownerOf } from '../ground/geometry.ts';
import { NOTHING_ASKED, type Handler } from '../turn/handler.ts';
import { dropThing } from '../movement/carriedObjects.ts';
import { pushParting } from '../combat/handToHand/partingBlow.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Work } from '../state/draft.ts';

/** These models flee, one after another, so many moves each; they let go of all they do and carry (SK-ACT-9, SK-SCN-1). */
export function pushFlight(
  work: Work,
  models: readonly number[],
  moves: readonly number[],
  reason: FlightFrame['reason'],
): void {
  if (models.length === 0) return;
  for (const model of models) {
    loseActions(work, model);
    dropThing(work, model);
  }
  push(work, { at: 'flight', models, moves, struck: false, from: -1, reason });
}

/** The rule by which a model flees. */
const ruleOf = ({ reason }: FlightFrame) => (reason === 'fear' ? 'SK-SPR-4' : 'SK-MOR-8');

export const flightHandler: Handler<FlightFrame> = {
  asks: () => 'auto',
  rule: (_state, frame) => ruleOf(frame),
  ...NOTHING_ASKED,
  auto(work, frame) {
    const [model = -1] = frame.models;
    const [moves = 0] = frame.moves;
    if (moves === 0 || !isThere(work, model)) nextModel(work, frame);
    else if (!isStanding(work, model)) getUp(work, frame, model);
    else flee(work, frame, model);
  },
};

/** The next one of those who flee, or the end of it. */
function nextModel(work: Work, frame: FlightFrame): void {
  const models = frame.models.slice(1);
  if (models.length === 0) pop(work);
  else replaceTop(work, { ...frame, models, moves: frame.moves.slice(1), struck: false, from: -1 });
}

/** SK-MOR-9. The first move is spent standing up; one who is knocked down on his way is stopped (SK-HTH-25). */
function getUp(work: Work, frame: FlightFrame, model: number): void {
  if (frame.struck) {
    nextModel(work, frame);
    return;
  }
  changeModel(work, model, { posture: 'standing' });
  emit(work, { type: 'posture', rule: 'SK-MOR-9', model, posture: 'standing' });
  madeMove(work, frame);
}

function madeMove(work: Work, frame: FlightFrame): void {
  const [moves = 0, ...others] = frame.moves;
  replaceTop(work, { ...frame, moves: [moves - 1, ...others], from: -1 });
}

/** SK-GEO-13, SK-MOR-8. One move straight away, after the parting blows that are due before it. */
function flee(work: Work, frame: FlightFrame, model: number): void {
  const enemies = fleeSources(work, model);
  if (frame.from < 0 && enemies.length > 1) {
    push(work, { at: 'fleeChoice', model, from: enemies });
    return;
  }
  const from = frame.from < 0 ? enemies[0] : frame.from;
  const path = from === undefined ? null : fleePath(work, model, from);
  if (path === null) {
    madeMove(work, frame);
    return;
  }
  if (frame.reason === 'morale' && !frame.struck) {
    replaceTop(work, { ...frame, struck: true });
    if (leavesContact(work, model, path)) {
      pushParting(work, model);
      return;
    }
  }
  madeMove(work, { ...frame, struck: true });
  runAway(work, frame, model, path);
}

/** Does this way take it out of contact with a Standing enemy? */
function leavesContact(state: State, model: number, path: FleeMove): boolean {
  const there = { x: path.x, y: path.y, level: path.level };
  return engagedWith(state, model).some(
    (enemy) => path.leaves || contactAt(state, model, there, enemy, modelAt(state, enemy)) === 'none',
  );
}

function runAway(work: Work, frame: FlightFrame, model: number, path: FleeMove): void {
  const { x, y, level, broken } = path;
  changeModel(work, model, { x, y, level });
  emit(work, { type: 'moved', rule: ruleOf(frame), model, x, y, level, how: 'flight', broken });
  if (path.leaves) lose(work, model, 'fled', 'SK-MOR-8');
}

/** SK-GEO-13. Several enemies are as near: the owner says from which one it runs. */
export const fleeChoiceHandler: Handler<FleeChoiceFrame> = {
  asks: (state, { model }) => ownerOf(state, model),
  rule: () => 'SK-GEO-13',
  offers: (_state, { from }) => from.map((model) => ({ type: 'fleeFrom', model })),
  act(work, { from }, _player, command) {
    if (command.type !== 'fleeFrom') return refusal('SK-GEO-13', 'sk.fight.fleeFromFirst');
    if (!from.includes(command.model))
      return refusal('SK-GEO-13', 'sk.fight.notNearest', named(work, { model: command.model }));
    pop(work);
    const flight = work.frames[work.frames.length - 1];
    if (flight?.at === 'flight') replaceTop(work, { ...flight, from: command.model });
    return null;
  },
};

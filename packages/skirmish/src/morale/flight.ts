/** Fleeing: standing up first, parting blows, then the flee moves (SK-MOR-8, -9, SK-HTH-25, SK-SEQ-9 step 5). */
import { refusal, pop, push, replaceTop, emit } from '@drumhead/engine';
import { modelAt, named } from '../state/abilities.ts';
import { lose } from '../combat/losses.ts';
import { loseActions } from '../turn/activationState.ts';
import { type FleeMove, fleePath, fleeSources } from './fleePath.ts';
import type { FleeChoiceFrame, FlightFrame } from '../state/frames.ts';
import { contactAt, engagedWith, isStanding, isThere, ownerOf } from '../ground/geometry.ts';
import { NOTHING_ASKED, type Handler } from '../turn/handler.ts';
import { dropThing } from '../movement/carriedObjects.ts';
import { pushPartingBlow } from '../combat/handToHand/partingBlow.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** Makes models flee, one after another; they lose their actions and drop what they carry (SK-ACT-9, SK-SCN-1). */
export function pushFlight(
  draft: Draft,
  models: readonly number[],
  moves: readonly number[],
  reason: FlightFrame['reason'],
): void {
  if (models.length === 0) return;
  for (const model of models) {
    loseActions(draft, model);
    dropThing(draft, model);
  }
  push(draft, { at: 'flight', models, moves, struck: false, from: -1, reason });
}

/** The rule by which a model flees. */
const ruleOf = ({ reason }: FlightFrame) => (reason === 'fear' ? 'SK-SPR-4' : 'SK-MOR-8');

export const flightHandler: Handler<FlightFrame> = {
  asks: () => 'auto',
  rule: (_state, frame) => ruleOf(frame),
  ...NOTHING_ASKED,
  auto(draft, frame) {
    const [model = -1] = frame.models;
    const [moves = 0] = frame.moves;
    if (moves === 0 || !isThere(draft, model)) nextModel(draft, frame);
    else if (!isStanding(draft, model)) getUp(draft, frame, model);
    else flee(draft, frame, model);
  },
};

/** Goes on to the next fleeing model, or ends the flight. */
function nextModel(draft: Draft, frame: FlightFrame): void {
  const models = frame.models.slice(1);
  if (models.length === 0) pop(draft);
  else replaceTop(draft, { ...frame, models, moves: frame.moves.slice(1), struck: false, from: -1 });
}

/** SK-MOR-9. The first move is spent standing up; a model knocked down while fleeing stops (SK-HTH-25). */
function getUp(draft: Draft, frame: FlightFrame, model: number): void {
  if (frame.struck) {
    nextModel(draft, frame);
    return;
  }
  changeModel(draft, model, { posture: 'standing' });
  emit(draft, { type: 'posture', rule: 'SK-MOR-9', model, posture: 'standing' });
  madeMove(draft, frame);
}

function madeMove(draft: Draft, frame: FlightFrame): void {
  const [moves = 0, ...others] = frame.moves;
  replaceTop(draft, { ...frame, moves: [moves - 1, ...others], from: -1 });
}

/** SK-GEO-13, SK-MOR-8. One move straight away, after the parting blows that are due before it. */
function flee(draft: Draft, frame: FlightFrame, model: number): void {
  const enemies = fleeSources(draft, model);
  if (frame.from < 0 && enemies.length > 1) {
    push(draft, { at: 'fleeChoice', model, from: enemies });
    return;
  }
  const from = frame.from < 0 ? enemies[0] : frame.from;
  const path = from === undefined ? null : fleePath(draft, model, from);
  if (path === null) {
    madeMove(draft, frame);
    return;
  }
  if (frame.reason === 'morale' && !frame.struck) {
    replaceTop(draft, { ...frame, struck: true });
    if (leavesContact(draft, model, path)) {
      pushPartingBlow(draft, model);
      return;
    }
  }
  madeMove(draft, { ...frame, struck: true });
  runAway(draft, frame, model, path);
}

/** Does this way lead out of contact with a Standing enemy? */
function leavesContact(state: State, model: number, path: FleeMove): boolean {
  const there = { x: path.x, y: path.y, level: path.level };
  return engagedWith(state, model).some(
    (enemy) => path.leaves || contactAt(state, model, there, enemy, modelAt(state, enemy)) === 'none',
  );
}

function runAway(draft: Draft, frame: FlightFrame, model: number, path: FleeMove): void {
  const { x, y, level, broken } = path;
  changeModel(draft, model, { x, y, level });
  emit(draft, { type: 'moved', rule: ruleOf(frame), model, x, y, level, how: 'flight', broken });
  if (path.leaves) lose(draft, model, 'fled', 'SK-MOR-8');
}

/** SK-GEO-13. The owner chooses which of several equally near enemies to flee from. */
export const fleeChoiceHandler: Handler<FleeChoiceFrame> = {
  asks: (state, { model }) => ownerOf(state, model),
  rule: () => 'SK-GEO-13',
  offers: (_state, { from }) => from.map((model) => ({ type: 'fleeFrom', model })),
  act(draft, { from }, _player, command) {
    if (command.type !== 'fleeFrom') return refusal('SK-GEO-13', 'sk.fight.fleeFromFirst');
    if (!from.includes(command.model))
      return refusal('SK-GEO-13', 'sk.fight.notNearest', named(draft, { model: command.model }));
    pop(draft);
    const flight = draft.frames[draft.frames.length - 1];
    if (flight?.at === 'flight') replaceTop(draft, { ...flight, from: command.model });
    return null;
  },
};

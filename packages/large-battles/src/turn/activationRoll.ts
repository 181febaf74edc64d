/** Activation and reaction rolls with their re-rolls (chapters 5, 6 and 8; LB-SEQ-02 steps 1-6, LB-SEQ-03 step 3). */
import { D6, type DiceRequest, refusal, pop, push, replaceTop, emit } from '@drumhead/engine';
import { total } from '@drumhead/engine';
import { type ActivationResult, dieSucceeds, readActivation } from '@drumhead/odds';
import { isWithin } from '@drumhead/table';
import { canBeUsed } from './mayReact.ts';
import { spanOf } from '../command/inCommand.ts';
import { actingFrame } from './activationState.ts';
import { quadOfGeneral } from '../ground/footprints.ts';
import type { RerollFrame, RerolledFrame, RollFrame } from '../state/frames.ts';
import { type Handler } from './handler.ts';
import { leaderlessBrigades } from '../command/replacements.ts';
import { generalSide } from '../morale/losses.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { AVERAGE_DIE, pairBonus, type Standard, standardOf } from './activationStandard.ts';
import type { General, GeneralProfile, State, UnitProfile } from '../state/state.ts';
import { cincOf, other } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';

function isUnitRoll(roll: RollFrame): boolean {
  return roll.purpose === 'unit' || roll.purpose === 'reserve' || roll.purpose === 'reactUnit';
}

function isReaction(roll: RollFrame): boolean {
  return roll.purpose === 'reactUnit' || roll.purpose === 'reactGeneral';
}

function rollStandard(state: State, roll: RollFrame, average: number): Standard {
  if (isUnitRoll(roll)) return standardOf(state, roll.unit, average);
  return { quality: (state.generals[roll.general] as General).q, bonus: [] }; // LB-ACT-10
}

function diceOf(state: State, roll: RollFrame): readonly DiceRequest[] {
  const owner = state.field.sides[roll.side].id;
  const requests: DiceRequest[] = [];
  const count = roll.dice - roll.automatic;
  if (count > 0) {
    requests.push({ what: isReaction(roll) ? 'lb.dice.reaction' : 'lb.dice.activation', owner, count, faces: D6 });
    if (isUnitRoll(roll) && (state.field.units[roll.unit] as UnitProfile).traits.unpredictable) {
      requests.push({ what: 'lb.dice.average', owner, count: 1, faces: AVERAGE_DIE });
    }
  }
  return requests;
}

export const rollHandler: Handler<RollFrame> = {
  // With one die, replaced by an automatic success, there is nothing to roll.
  asks: (_state, frame) => (frame.dice > frame.automatic ? 'dice' : 'auto'),
  rule: (_state, frame) => (isReaction(frame) ? 'LB-REACT-04' : 'LB-ACT-08'),
  dice: diceOf,
  offers: () => [],
  act: () => refusal('LB-ACT-08', 'lb.refusal.notNow'),
  auto: (draft, frame) => settleRoll(draft, frame, [], 0),
  roll(draft, frame, faces) {
    const dice = faces[0] as readonly number[];
    const average = faces[1]?.[0] ?? 0;
    const rule = rerollRight(draft, frame, dice, average);
    if (rule === null) settleRoll(draft, frame, dice, average);
    else replaceTop(draft, { at: 'rerollChoice', roll: frame, faces: dice, average, rule });
  },
};

/** LB-CINC-03, -04 (a Leader's own roll) and LB-SPEC-31, -32 (a group roll of an Active Leader). */
function rerollRight(
  state: State,
  roll: RollFrame,
  faces: readonly number[],
  average: number,
): RerollFrame['rule'] | null {
  const { quality, bonus } = rollStandard(state, roll, average);
  const add = total(bonus);
  if (faces.every((face) => dieSucceeds(face, quality, add))) return null;
  if (roll.purpose === 'leader' || (roll.purpose === 'reactGeneral' && roll.general < state.field.brigades.length)) {
    const leader = state.generals[roll.general] as General;
    return !leader.rerolled && nearCinc(state, roll.general) ? 'LB-CINC-03' : null;
  }
  if (roll.purpose === 'group') {
    const leader = state.generals[roll.general] as General;
    const active = (state.field.generals[roll.general] as GeneralProfile).traits.active && !leader.replacement;
    return active && !leader.activeUsed ? 'LB-SPEC-31' : null;
  }
  return null;
}

/** LB-CINC-03. Is the Leader within his CinC's command span? */
function nearCinc(state: State, leader: number): boolean {
  const cinc = cincOf(state, generalSide(state, leader));
  if ((state.generals[cinc] as General).status !== 'table') return false;
  return isWithin(quadOfGeneral(state, cinc), quadOfGeneral(state, leader), spanOf(state, cinc) + TOLERANCE);
}

export const rerollChoiceHandler: Handler<RerollFrame> = {
  asks: (_state, frame) => frame.roll.side,
  rule: (_state, frame) => frame.rule,
  offers(state, frame) {
    const { quality, bonus } = rollStandard(state, frame.roll, frame.average);
    const add = total(bonus);
    const offers: { type: 'reroll'; die: number }[] = [];
    frame.faces.forEach((face, die) => {
      if (!dieSucceeds(face, quality, add)) offers.push({ type: 'reroll', die });
    });
    return [...offers, { type: 'keep' }];
  },
  act(draft, frame, _side, command) {
    if (command.type === 'keep') {
      settleRoll(draft, frame.roll, frame.faces, frame.average);
      return null;
    }
    if (command.type !== 'reroll') return refusal(frame.rule, 'lb.refusal.rerollOrKeep');
    const face = frame.faces[command.die];
    const { quality, bonus } = rollStandard(draft, frame.roll, frame.average);
    if (face === undefined) return refusal(frame.rule, 'lb.refusal.noSuchDie', { die: command.die });
    if (dieSucceeds(face, quality, total(bonus))) return refusal(frame.rule, 'lb.refusal.dieSucceeded', { face });
    changeGeneral(draft, frame.roll.general, frame.rule === 'LB-CINC-03' ? { rerolled: true } : { activeUsed: true });
    replaceTop(draft, {
      at: 'rerollRoll',
      roll: frame.roll,
      faces: frame.faces,
      average: frame.average,
      die: command.die,
    });
    return null;
  },
};

export const rerollRollHandler: Handler<RerolledFrame> = {
  asks: () => 'dice',
  rule: (_state, frame) => (frame.roll.purpose === 'group' ? 'LB-SPEC-31' : 'LB-CINC-03'),
  dice: (state, frame) => [
    { what: 'lb.dice.reroll', owner: state.field.sides[frame.roll.side].id, count: 1, faces: D6 },
  ],
  offers: () => [],
  act: () => refusal('LB-CINC-03', 'lb.refusal.notNow'),
  roll(draft, frame, faces) {
    const to = (faces[0] as readonly number[])[0] as number;
    const after = frame.faces.slice();
    emit(draft, {
      type: 'rerolled',
      rule: frame.roll.purpose === 'group' ? 'LB-SPEC-31' : 'LB-CINC-03',
      general: frame.roll.general,
      die: frame.die,
      from: frame.faces[frame.die] as number,
      to,
    });
    after[frame.die] = to; // the new result stands, also for counting failures
    settleRoll(draft, frame.roll, after, frame.average);
  },
};

/** LB-SEQ-02 step 4. What the faces of a roll come to. */
export function readRoll(
  state: State,
  roll: RollFrame,
  faces: readonly number[],
  average: number,
): ActivationResult & Standard {
  const { quality, bonus } = rollStandard(state, roll, average);
  const options = { automatic: roll.automatic, bonus: isUnitRoll(roll) ? pairBonus(state, roll.unit) : null };
  return { quality, bonus, ...readActivation(faces, quality, total(bonus), options) };
}

/** LB-SEQ-02 steps 4-7, LB-SEQ-03 step 4. The roll is final: count it and continue. The top frame is the roll's. */
function settleRoll(draft: Draft, roll: RollFrame, faces: readonly number[], average: number): void {
  const { quality, bonus, successes, failures, actions } = readRoll(draft, roll, faces, average);
  emit(draft, {
    type: 'activationRolled',
    rule: isReaction(roll) ? 'LB-REACT-04' : 'LB-ACT-08',
    side: roll.side,
    unit: roll.unit,
    general: roll.general,
    reaction: isReaction(roll),
    quality,
    bonus,
    faces,
    average,
    automatic: roll.automatic,
    successes,
    failures,
    actions,
  });
  if (isReaction(roll)) beginReaction(draft, roll, actions);
  else if (roll.purpose === 'leader' || roll.purpose === 'cinc') beginGeneral(draft, roll, actions, failures);
  else beginUnits(draft, roll, actions, failures);
}

/** LB-REACT-02, -04, -05, -16. One success is enough to be marked; failures have no effect. */
function beginReaction(draft: Draft, roll: RollFrame, actions: number): void {
  pop(draft);
  if (actions === 0) return;
  if (roll.purpose === 'reactUnit') {
    changeUnit(draft, roll.unit, { reacted: true });
    push(draft, actingFrame(draft, 'reaction', roll.side, [roll.unit], actions, 0, -1));
  } else {
    changeGeneral(draft, roll.general, { reacted: true });
    push(draft, { at: 'general', general: roll.general, side: roll.side, left: actions, reaction: true });
  }
}

/** LB-SEQ-02 step 6. The reaction to a General's own failures comes at once or never (LB-REACT-08, LB-ACT-16, LB-FAQ-05). */
function beginGeneral(draft: Draft, roll: RollFrame, actions: number, failures: number): void {
  pop(draft);
  if (actions > 0) {
    push(draft, { at: 'general', general: roll.general, side: roll.side, left: actions, reaction: false });
  }
  const chance = chanceAfterReplacement(draft, roll, failures);
  const enemy = other(roll.side);
  if (chance > 0 && canBeUsed(draft, enemy)) {
    push(draft, { at: 'window', side: enemy, dice: chance, immediate: true, last: true });
  } else if (chance > 0) {
    emit(draft, { type: 'reactionLost', rule: 'LB-REACT-03', side: enemy });
  }
}

/** LB-SEQ-02 step 7, LB-SEQ-04 step 4: what units earned. */
function beginUnits(draft: Draft, roll: RollFrame, actions: number, failures: number): void {
  pop(draft);
  const units = roll.purpose === 'group' ? roll.units : [roll.unit];
  const mode = roll.purpose === 'group' ? 'group' : roll.purpose === 'reserve' ? 'reserve' : 'own';
  const at = draft.frames.length;
  const chance = chanceAfterReplacement(draft, roll, failures);
  const acting = actingFrame(draft, mode, roll.side, units, actions, chance, roll.general, failures >= 2);
  // An owed new Leader comes first.
  if (draft.frames.length === at) push(draft, acting);
  else draft.frames.splice(at, 0, acting);
}

/** LB-REACT-15, LB-LEAD-26. Two or more failures bring a leaderless enemy brigade its new Leader instead of a reaction. */
function chanceAfterReplacement(draft: Draft, roll: RollFrame, failures: number): number {
  const enemy = other(roll.side);
  if (failures >= 2 && leaderlessBrigades(draft, enemy).length > 0) {
    push(draft, { at: 'replace', side: enemy });
    return 0;
  }
  return failures;
}

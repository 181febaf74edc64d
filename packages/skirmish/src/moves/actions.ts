/** The actions of moving and handling that a model may take in its activation: which, why not, and doing them. */
import type { Refusal } from '@drumhead/engine';
import { modelAt } from '../abilities.ts';
import type { Command, CommandType } from '../commands.ts';
import { contactsOf } from '../geometry.ts';
import type { Doing } from '../frames.ts';
import { no } from '../handler.ts';
import { carryOff, carryOffProblem, tryCarryOff } from '../scenarios/carryOff.ts';
import type { State } from '../state.ts';
import type { Work } from '../work.ts';
import { bash, bashNeeds, bashProblem } from './bash.ts';
import { chargeMoves } from './charge.ts';
import { move, tryMove } from './move.ts';
import { moveOffers } from './offers.ts';
import { pass, type ThroughCommand, tryPassing, unbar, unbarProblem } from './openings.ts';
import { dismount, dismountProblem, goProne, lyingProblem, proneProblem, stand, standProblem } from './posture.ts';
import { drop, dropProblem, hand, handProblem, take, takeProblem } from './things.ts';

const TYPES = [
  'move',
  'stand',
  'prone',
  'dismount',
  'climb',
  'stairs',
  'ladder',
  'jump',
  'unbar',
  'bash',
  'take',
  'hand',
  'drop',
  'carryOff',
] as const satisfies readonly CommandType[];

type ActCommand = Extract<Command, { readonly type: (typeof TYPES)[number] }>;

/** Is this one of the actions that are carried out here? */
function isAct(command: Command): command is ActCommand {
  return (TYPES as readonly CommandType[]).includes(command.type);
}

/** Why the model that is acting may not do this now, or null (SK-ACN-5). */
export function actProblem(state: State, doing: Doing, command: Command): Refusal | null {
  if (!isAct(command)) return no('SK-ACN-5', 'sk.act.none');
  if (command.model !== doing.model) return no('SK-ACT-7', 'sk.act.otherModel');
  // SK-SPR-2: after an Élan charge was declared nothing comes before it.
  if (command.type !== 'move' && doing.mustCharge && !doing.acted) return no('SK-SPR-2', 'sk.act.mustCharge');
  switch (command.type) {
    case 'move': {
      const tried = tryMove(state, doing, command.x, command.y, command.sprint);
      return tried.ok ? null : tried.refusal;
    }
    case 'climb':
    case 'stairs':
    case 'ladder':
    case 'jump': {
      const tried = tryPassing(state, doing, command);
      return tried.ok ? null : tried.refusal;
    }
    case 'stand':
      return standProblem(state, doing);
    case 'prone':
      return proneProblem(state, doing);
    case 'dismount':
      return dismountProblem(state, doing);
    case 'unbar':
      return unbarProblem(state, doing, command.feature, command.opening);
    case 'bash':
      return bashProblem(state, doing, command.feature, command.opening);
    case 'take':
      return takeProblem(state, doing, command.thing);
    case 'hand':
      return handProblem(state, doing, command.to);
    case 'drop':
      return dropProblem(state, doing);
    case 'carryOff':
      return carryOffProblem(state, doing);
  }
}

/** Carries an action out, or says why not. Spends its cost off the acting frame and pushes what must come first. */
export function tryAct(work: Work, doing: Doing, command: Command): Refusal | null {
  if (command.type === 'move' && command.model === doing.model) {
    const tried = tryMove(work, doing, command.x, command.y, command.sprint);
    if (!tried.ok) return tried.refusal;
    move(work, doing, tried.value);
    return null;
  }
  const problem = actProblem(work, doing, command);
  if (problem !== null || !isAct(command)) return problem;
  switch (command.type) {
    case 'move':
      return null;
    case 'climb':
    case 'stairs':
    case 'ladder':
    case 'jump': {
      const tried = tryPassing(work, doing, command);
      if (tried.ok) pass(work, doing, command, tried.value);
      return null;
    }
    case 'stand':
      stand(work, doing);
      return null;
    case 'prone':
      goProne(work, doing);
      return null;
    case 'dismount':
      dismount(work, doing);
      return null;
    case 'unbar':
      unbar(work, doing, command.feature, command.opening);
      return null;
    case 'bash':
      bash(work, doing, command.feature, command.opening);
      return null;
    case 'take':
      take(work, doing, command.thing);
      return null;
    case 'hand':
      hand(work, doing, command.to);
      return null;
    case 'drop':
      drop(work, doing);
      return null;
    case 'carryOff': {
      const tried = tryCarryOff(work, doing);
      if (tried.ok) carryOff(work, doing, tried.value);
      return null;
    }
  }
}

/** Is an action that is not in the sample open all the same? Only Moves are a region. */
export function actCovers(state: State, doing: Doing, command: Command): boolean {
  return command.type === 'move' && actProblem(state, doing, command) === null;
}

/** The actions open to the model that is acting: Moves as a sample, all others in full. */
export function actOffers(state: State, doing: Doing): readonly Command[] {
  if (doing.left < 1) return [];
  if (doing.mustCharge && !doing.acted) return chargeMoves(state, doing);
  const { model } = doing;
  const offers: Command[] = [];
  const offer = (command: ActCommand): void => {
    if (actProblem(state, doing, command) === null) offers.push(command);
  };
  for (const command of moveOffers(state, doing)) offers.push(command);
  if (lyingProblem(state, model) !== null) {
    offer({ type: 'stand', model });
    return offers;
  }
  offer({ type: 'prone', model });
  offer({ type: 'dismount', model });
  if (!modelAt(state, model).mounted) addPassings(state, doing, offers, offer);
  for (let feature = 0; feature < state.features.length; feature += 1) {
    if (bashNeeds(state, feature, -1) > 0) offer({ type: 'bash', model, feature, opening: -1 });
  }
  for (let thing = 0; thing < state.things.length; thing += 1) offer({ type: 'take', model, thing });
  if (modelAt(state, model).object >= 0) {
    offer({ type: 'drop', model });
    offer({ type: 'carryOff', model });
    for (const to of contactsOf(state, model)) offer({ type: 'hand', model, to });
  }
  return offers;
}

/** Windows, stairs, ladders and doors of buildings near by. */
function addPassings(state: State, doing: Doing, offers: Command[], offer: (command: ActCommand) => void): void {
  const { model } = doing;
  state.features.forEach((building, feature) => {
    if (building.kind !== 'building') return;
    const passing = (command: ThroughCommand): void => {
      if (tryPassing(state, doing, command).ok) offers.push(command);
    };
    if (building.stairs !== null) passing({ type: 'stairs', model, feature });
    if (building.ladder !== null) passing({ type: 'ladder', model, feature });
    building.openings.forEach(({ kind, level }, opening) => {
      if (kind === 'window') passing({ type: level > 0 ? 'jump' : 'climb', model, feature, opening });
      else {
        offer({ type: 'unbar', model, feature, opening });
        offer({ type: 'bash', model, feature, opening });
      }
    });
  });
}

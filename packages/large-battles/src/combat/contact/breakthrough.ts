/** LB-SEQ-08 steps 9 and 10: carrying the position, breakthrough and recall (LB-CON-20, -21, chapter 17). */
import { refusal, emit } from '@drumhead/engine';
import { attacksFlank, seenBy } from '../../ground/arcs.ts';
import type { Command } from '../../state/commands.ts';
import type { Combat, CombatFrame } from '../../state/combatFrame.ts';
import { type Arrival, breakthroughTarget, planCarry, generalsTouched } from '../../movement/index.ts';
import { enterSector } from '../../ground/sectors.ts';
import type { SideIndex, State, Unit, UnitProfile } from '../../state/state.ts';
import { positionInContact, unitsOf } from '../dice/tallies.ts';
import { type Draft, standUnit } from '../../state/draft.ts';
import { chaseSkirmishers, newCombat } from '../beginCombat.ts';
import { beginContact } from './contact.ts';
import {
  isOnTable,
  draftCombat,
  type CombatDraft,
  driveBack,
  goToStep,
  addRiddenDown,
  type Step,
} from '../combatStep.ts';
import { armOf } from '../approach/actionUses.ts';

type Role = 'a' | 'd';

/** The winners with a choice, cavalry last: its breakthrough opens a new Contact. */
export function exploiters(state: State, combat: Combat, winner: Role): readonly number[] {
  const units = unitsOf(combat, winner);
  return [
    ...units.filter((unit) => armOf(state, unit) !== 'cavalry'),
    ...units.filter((unit) => armOf(state, unit) === 'cavalry'),
  ];
}

/**
 * LB-BRK-03..05, LB-SPEC-11. The enemy straight ahead, and whether this cavalry may, or must, break through into it.
 */
export interface Ahead {
  readonly found: NonNullable<ReturnType<typeof breakthroughTarget>>;
  readonly square: boolean;
  readonly open: boolean;
}

/** LB-BRK-01..06: null if the unit has not earned a breakthrough, or nothing is in reach. */
export function aheadOf(state: State, frame: CombatFrame, unit: number): Ahead | null {
  if (!earned(state, frame, unit)) return null;
  const { impetuous } = (state.field.units[unit] as UnitProfile).traits;
  if ((state.units[unit] as Unit).dis >= 3 && !impetuous) return null;
  const found = breakthroughTarget(state, unit);
  if (found === null) return null;
  const target = state.units[found.target] as Unit;
  const square = target.formation === 'square';
  return { found, square, open: !square || (impetuous && target.dis >= 3) };
}

/** LB-BRK-01, -05. It is cavalry, eliminated an enemy in this Contact, and has not broken through yet. */
function earned(state: State, frame: CombatFrame, unit: number): boolean {
  return armOf(state, unit) === 'cavalry' && frame.destroyed.length > 0 && !frame.combat.brokeThrough.includes(unit);
}

/** LB-BRK-07, -11. The breakthrough is won (only winners are in the queue): the cavalry must be recalled. */
function mustRecall(frame: CombatFrame, unit: number): boolean {
  return frame.combat.brokeThrough.includes(unit);
}

/** All options of the first unit of the queue; empty if it has none. */
export function exploitOptions(state: State, frame: CombatFrame): readonly Command[] {
  const unit = frame.queue[0];
  if (unit === undefined || !isOnTable(state, unit)) return [];
  if (mustRecall(frame, unit)) return [{ type: 'fallBack' }];
  const ahead = aheadOf(state, frame, unit);
  if (ahead !== null) {
    const { impetuous } = (state.field.units[unit] as UnitProfile).traits;
    if (ahead.open && impetuous) return [{ type: 'breakthrough' }]; // LB-BRK-09
    if (!ahead.open) return [{ type: 'fallBack' }]; // LB-BRK-06
  }
  const options: Command[] = [{ type: 'stay' }];
  if (carryTo(state, frame, unit) !== null) options.push({ type: 'carry' });
  if (earned(state, frame, unit)) options.push({ type: 'fallBack' });
  if (ahead !== null) options.push({ type: 'breakthrough' });
  return options;
}

/** LB-CON-21. The unit's place after carrying the position, or null. */
export function carryTo(state: State, frame: CombatFrame, unit: number): ReturnType<typeof planCarry> {
  const place = frame.places[0];
  const stays = armOf(state, unit) === 'artillery' || (state.units[unit] as Unit).formation === 'square';
  return place === undefined || stays ? null : planCarry(state, unit, place.x, place.y);
}

/** LB-CON-20, -21. */
export function carry(draft: Draft, c: CombatDraft, unit: number, to: Arrival): void {
  addRiddenDown(c, generalsTouched(draft, unit, draft.units[unit] as Unit, to));
  standUnit(draft, unit, to.x, to.y, to.facing);
  emit(draft, { type: 'carried', rule: 'LB-CON-21', unit, x: to.x, y: to.y });
}

/** LB-BRK-07, LB-APP-22. 1L straight back, facing kept. */
export function recall(draft: Draft, c: CombatDraft, unit: number, rule: string): void {
  driveBack(draft, c, { unit, distance: draft.field.sticks.l, beaten: false, rule });
}

/** LB-SEQ-08 steps 9 and 10. */
export const exploit: Step = {
  rule: 'LB-CON-20',
  asks(state, frame) {
    if (entersSector(state, frame) || exploitOptions(state, frame).length < 2) return 'auto';
    return ownerOf(state, frame.queue[0] as number);
  },
  offers: (state, frame) => exploitOptions(state, frame),
  auto(draft, frame) {
    const { attacker, sector } = frame.combat;
    if (entersSector(draft, frame)) enterSector(draft, attacker, sector, 'LB-BUA-16');
    perform(draft, frame, exploitOptions(draft, frame)[0]);
  },
  act(draft, frame, command) {
    const open = exploitOptions(draft, frame);
    if (!open.some((option) => option.type === command.type)) {
      const unit = frame.queue[0] as number;
      const rule = ruleOfRefusal(draft, frame, unit, command);
      return refusal(rule, 'lb.refusal.fight.notOpenToVictor', { asked: command.type });
    }
    perform(draft, frame, command);
    return null;
  },
};

function ownerOf(state: State, unit: number): SideIndex {
  return (state.field.units[unit] as UnitProfile).side;
}

/** The rule that forbids this use to the victor. */
function ruleOfRefusal(state: State, frame: CombatFrame, unit: number, command: Command): string {
  if (command.type === 'carry') return 'LB-CON-21';
  if (command.type === 'fallBack') return 'LB-BRK-01';
  if (command.type !== 'breakthrough') return 'LB-CON-20';
  if (armOf(state, unit) !== 'cavalry' || frame.destroyed.length === 0) return 'LB-BRK-01';
  return (state.units[unit] as Unit).dis >= 3 ? 'LB-BRK-05' : 'LB-BRK-03';
}

/** LB-BUA-16. The attacker has won, and the sector is empty. */
function entersSector(state: State, frame: CombatFrame): boolean {
  const { attacker, sector } = frame.combat;
  const empty = (state.sectors[sector]?.unit ?? attacker) < 0;
  return empty && frame.queue[0] === attacker && isOnTable(state, attacker);
}

/** Carries out the choice of the first unit of the queue, or its forced move; nothing if it has no choice. */
function perform(draft: Draft, frame: CombatFrame, command: Command | undefined): void {
  const unit = frame.queue[0] as number;
  const c = draftCombat(frame.combat);
  if (command?.type === 'breakthrough') {
    breakThrough(draft, frame, c, unit);
    return;
  }
  if (command?.type === 'carry') carry(draft, c, unit, carryTo(draft, frame, unit) as Arrival);
  if (command?.type === 'fallBack') recall(draft, c, unit, 'LB-BRK-07');
  nextInQueue(draft, frame, c);
}

/** The next winner chooses, or the fight is over. The carried place is taken. */
function nextInQueue(draft: Draft, frame: CombatFrame, c: CombatDraft): void {
  const queue = frame.queue.slice(1);
  goToStep(draft, frame, queue.length > 0 ? 'exploit' : 'combatEnd', { combat: c, queue });
}

/** LB-BRK-03, -08, -10, LB-SEQ-08 step 10. Straight into the next enemy: Contact at once, without an Approach. */
function breakThrough(draft: Draft, frame: CombatFrame, before: CombatDraft, unit: number): void {
  const { target, arrival, riddenDown } = (aheadOf(draft, frame, unit) as Ahead).found;
  const seen = seenBy(draft, unit);
  const opened = newCombat(unit, ownerOf(draft, unit), [target], -1);
  const position = positionInContact(draft, opened);
  standUnit(draft, unit, arrival.x, arrival.y, arrival.facing);
  emit(draft, { type: 'brokeThrough', rule: 'LB-BRK-03', unit, target, x: arrival.x, y: arrival.y });
  chaseSkirmishers(draft, unit, target, 'LB-BRK-03');
  const flank = [attacksFlank(draft, unit, target, seen)];
  const c: CombatDraft = {
    ...opened,
    flank,
    wasFlanked: flank,
    seenBy: seen,
    mover: unit,
    position,
    brokeThrough: [...before.brokeThrough, unit],
    fighters: before.fighters,
    hurt: before.hurt,
    fallen: before.fallen,
  };
  addRiddenDown(c, riddenDown);
  beginContact(draft, frame, c);
}

/** Shared by every step of a fight: the frame, the two sides, and disorder with its records. */
import { type Asked, type DiceRequest, push, type Refusal, replaceTop, type RuleId } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Combat, CombatFrame, CombatStep, CombatUse } from '../state/combatFrame.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { CAPTURE_DICE, disorder } from '../morale/losses.ts';
import { retreat, type RetreatOrder } from '../morale/retreats.ts';
import { cincOf, other, type SideIndex, type State, type Unit } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/** One step of a fight; the handler picks the step of the frame. */
export interface Step {
  readonly rule: RuleId;
  asks(state: State, frame: CombatFrame): Asked<SideIndex>;
  offers?(state: State, frame: CombatFrame): readonly Command[];
  covers?(state: State, frame: CombatFrame, command: Command): boolean;
  act?(draft: Draft, frame: CombatFrame, command: Command): Refusal | null;
  dice?(state: State, frame: CombatFrame): readonly DiceRequest[];
  roll?(draft: Draft, frame: CombatFrame, faces: readonly (readonly number[])[]): void;
  auto?(draft: Draft, frame: CombatFrame): void;
}

/** A draft of a combat: its fields are replaced, their contents never changed in place. */
export type CombatDraft = { -readonly [K in keyof Combat]: Combat[K] };

export function draftCombat(combat: Combat): CombatDraft {
  return { ...combat };
}

/** The side of the battle that is A or D of this combat. */
export function sideOfRole(combat: Combat, role: 'a' | 'd'): SideIndex {
  return role === 'a' ? combat.attackerSide : other(combat.attackerSide);
}

/** Puts the frame (on top of the stack) at a step, with other changes. */
export function goToStep(draft: Draft, frame: CombatFrame, step: CombatStep, change: Partial<CombatFrame> = {}): void {
  replaceTop(draft, { ...frame, ...change, at: 'combat', step });
}

export function isOnTable(state: State, unit: number): boolean {
  return state.units[unit]?.status === 'table';
}

/** The unit's place before the fight moves it: a winner may carry it (LB-CON-21). */
export function placeOf(state: State, unit: number): { readonly x: number; readonly y: number } {
  const { x, y } = state.units[unit] as Unit;
  return { x, y };
}

export function hasUsed(combat: Combat, unit: number, use: CombatUse): boolean {
  return combat.uses.some((done) => done.unit === unit && done.use === use);
}

export function recordUse(c: CombatDraft, unit: number, use: CombatUse): void {
  c.uses = [...c.uses, { unit, use }];
}

export function withUnit(list: readonly number[], unit: number): readonly number[] {
  return list.includes(unit) ? list : [...list, unit];
}

/** Runs `run`, which may eliminate units, and keeps the fallen for SEQ-09. */
export function keepingFallen(c: CombatDraft, run: (fallen: EliminatedUnit[]) => void): void {
  const fallen: EliminatedUnit[] = [];
  run(fallen);
  c.fallen = [...c.fallen, ...fallen];
}

/** DIS suffered in the fight itself; friends trampled in a retreat do not count (LB-CON-23, LB-OPT-03). */
export function sufferDisorder(draft: Draft, c: CombatDraft, unit: number, amount: number, rule: RuleId): void {
  if (amount <= 0 || !isOnTable(draft, unit)) return;
  keepingFallen(c, (fallen) => disorder(draft, unit, amount, rule, fallen));
  c.hurt = withUnit(c.hurt, unit);
  c.hurtInContact = withUnit(c.hurtInContact, unit); // emptied when a Contact begins
}

/** A backward move: eliminated units and Generals ridden down are kept for later. */
export function driveBack(draft: Draft, c: CombatDraft, order: RetreatOrder): void {
  keepingFallen(c, (fallen) => addRiddenDown(c, retreat(draft, order, fallen)));
}

/** LB-LEAD-17. They are tested as soon as the step is done. */
export function addRiddenDown(c: CombatDraft, generals: readonly number[]): void {
  c.riddenDown = [...c.riddenDown, ...generals];
}

/** LB-LEAD-17, LB-CINC-12: Generals touched on the way are tested before anything else. */
export function testRiddenDown(draft: Draft, generals: readonly number[]): void {
  for (let i = generals.length - 1; i >= 0; i--) {
    const general = generals[i] as number;
    const cinc = general === cincOf(draft, 0) || general === cincOf(draft, 1);
    const rule = cinc ? 'LB-CINC-12' : 'LB-LEAD-17';
    push(draft, { at: 'generalTest', general, dice: CAPTURE_DICE, rule, reposition: true });
  }
}

/** Keeps the entries of the defenders that are still on the table. */
export function dropFallenDefenders(state: State, c: CombatDraft): void {
  const stay = c.defenders.map((unit) => isOnTable(state, unit));
  const keep = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => stay[i]);
  c.flank = keep(c.flank);
  c.wasFlanked = keep(c.wasFlanked);
  c.passive = keep(c.passive);
  c.d = keep(c.d);
  c.defenders = keep(c.defenders);
}

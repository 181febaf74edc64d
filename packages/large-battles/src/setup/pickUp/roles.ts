/** Attacker and defender (LB-SET-04, LB-SPEC-17). */
import { D6, refusal, type Refusal, replaceTop, type Tally, emit, total } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { ChooseRoleFrame, RolesRollFrame } from '../../state/frames.ts';
import { type Handler } from '../../turn/handler.ts';
import { other, type Field, type SideIndex } from '../../state/state.ts';
import { type Draft } from '../../state/draft.ts';
import { firstLayTerrain } from './layTerrain.ts';

/** LB-SET-04: the die, and 1 for every Scout unit of the side (LB-SPEC-17). */
export function roleTally(field: Field, side: SideIndex, face: number): Tally {
  return scoutedDie(face, field.units.filter((unit) => unit.side === side && unit.traits.scout).length);
}

/** LB-SET-04, LB-SPEC-17. One side's die with so many Scouts. */
export function scoutedDie(face: number, scouts: number): Tally {
  const die = { rule: 'LB-SET-04', add: face, what: 'lb.reason.die' };
  return scouts === 0 ? [die] : [die, { rule: 'LB-SPEC-17', add: scouts, what: 'lb.reason.scouts' }];
}

/** LB-SET-04. The side with the higher sum chooses its role; null: level, rolled again. */
export function rolesWinner(tallies: readonly [Tally, Tally]): SideIndex | null {
  const [one, two] = [total(tallies[0]), total(tallies[1])];
  return one > two ? 0 : two > one ? 1 : null;
}

export const rolesRollHandler: Handler<RolesRollFrame> = {
  asks: () => 'dice',
  rule: () => 'LB-SET-04',
  dice: (state) => state.field.sides.map((side) => ({ what: 'lb.dice.roles', owner: side.id, count: 1, faces: D6 })),
  offers: () => [],
  act: () => refusal('LB-SET-04', 'lb.refusal.notNow'),
  roll(draft, _frame, faces) {
    const [a, b] = [faces[0]?.[0] as number, faces[1]?.[0] as number];
    const tallies = [roleTally(draft.field, 0, a), roleTally(draft.field, 1, b)] as const;
    const winner = rolesWinner(tallies);
    emit(draft, { type: 'rolesRolled', rule: 'LB-SET-04', faces: [a, b], tallies, winner });
    if (winner !== null) replaceTop(draft, { at: 'chooseRole', side: winner }); // level: the frame stays, rolled again
  },
};

export const chooseRoleHandler: Handler<ChooseRoleFrame> = {
  asks: (_state, frame) => frame.side,
  rule: () => 'LB-SET-04',
  offers: () => [
    { type: 'role', defend: true },
    { type: 'role', defend: false },
  ],
  act: (draft, frame, _side, command) => choose(draft, frame, command),
};

function choose(draft: Draft, frame: ChooseRoleFrame, command: Command): Refusal | null {
  if (command.type !== 'role') return refusal('LB-SET-04', 'lb.refusal.pickup.roleFirst');
  const defender = command.defend ? frame.side : other(frame.side);
  emit(draft, { type: 'rolesChosen', rule: 'LB-SET-04', defender });
  replaceTop(draft, firstLayTerrain(defender));
  return null;
}

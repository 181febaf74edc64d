/** LB-SEQ-07 step 6: the other side was eliminated in the Approach (LB-APP-22, -23). */
import type { Refusal } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { Combat, CombatFrame } from '../frames.ts';
import { no } from '../handler.ts';
import { formCost } from '../moves/index.ts';
import { enterSector } from '../sectors.ts';
import type { State, UnitProfile } from '../state.ts';
import type { Work } from '../work.ts';
import { carry, carryTo, recall } from './exploit.ts';
import { formInFight, turnInFight } from './room.ts';
import { alive, draft, type Draft, go, type Step, used } from './step.ts';
import { armOf, doForm, doTurn, formsInFight, payD, turnsInFight } from './uses.ts';

function actionsOf(combat: Combat, unit: number): number {
  return unit === combat.attacker ? combat.a : (combat.d[combat.defenders.indexOf(unit)] ?? 0);
}

/** Cavalry may fall back instead of using actions, not after it. */
function mayFallBack(state: State, combat: Combat, unit: number): boolean {
  return armOf(state, unit) === 'cavalry' && !combat.uses.some((done) => done.unit === unit);
}

/** Has this unit anything to choose? Ground is looked at when it is asked. */
export function hasVictorOptions(state: State, frame: CombatFrame, combat: Combat, unit: number): boolean {
  return (
    alive(state, unit) && combat.sector < 0 && victorOptions(state, { ...frame, combat, queue: [unit] }).length > 0
  );
}

export function victorOptions(state: State, frame: CombatFrame): readonly Command[] {
  const { combat } = frame;
  const unit = frame.queue[0];
  if (unit === undefined || !alive(state, unit)) return [];
  const offers: Command[] = [];
  const left = actionsOf(combat, unit);
  if (left > 0) {
    if (carryTo(state, frame, unit) !== null) offers.push({ type: 'carry' });
    offers.push(...formsInFight(state, unit, left));
    for (const facing of turnsAbout(state, unit)) offers.push({ type: 'turn', unit, facing });
  }
  if (mayFallBack(state, combat, unit)) offers.push({ type: 'fallBack' });
  return offers;
}

function turnsAbout(state: State, unit: number): readonly number[] {
  const commands = turnsInFight(state, unit, unit);
  return commands.flatMap((command) => (command.type === 'turn' ? [command.facing] : []));
}

/** LB-APP-22, -23, LB-BUA-16. */
export const victorStep: Step = {
  rule: 'LB-APP-22',
  asks(state, frame) {
    const unit = frame.queue[0];
    if (unit === undefined || victorOptions(state, frame).length === 0) return 'auto';
    return (state.field.units[unit] as UnitProfile).side;
  },
  offers: (state, frame) => [...victorOptions(state, frame), { type: 'waive' }],
  covers(state, frame, command) {
    const unit = frame.queue[0];
    if (unit === undefined) return false;
    const left = actionsOf(frame.combat, unit);
    if (command.type === 'turn')
      return command.unit === unit && left > 0 && turnInFight(state, unit, command.facing).ok;
    if (command.type !== 'form' || command.unit !== unit || formCost(state, unit) > left) return false;
    return formInFight(state, unit, command.formation, command.facing).ok;
  },
  auto(work, frame) {
    const { combat } = frame;
    if (combat.sector >= 0 && frame.winner === 'a' && alive(work, combat.attacker)) {
      enterSector(work, combat.attacker, combat.sector, 'LB-BUA-16');
    }
    leaveQueue(work, frame, draft(combat));
  },
  act(work, frame, command) {
    const unit = frame.queue[0] as number;
    const c = draft(frame.combat);
    switch (command.type) {
      case 'waive':
        leaveQueue(work, frame, c);
        return null;
      case 'fallBack':
        if (!mayFallBack(work, c, unit))
          return no('LB-APP-22', 'lb.refusal.fight.notOpenToVictor', { asked: 'fallBack' });
        recall(work, c, unit, 'LB-APP-22');
        leaveQueue(work, frame, c);
        return null;
      case 'carry':
        return carryOn(work, frame, c, unit);
      case 'form':
      case 'turn':
        return change(work, frame, c, unit, command);
      default:
        return no('LB-APP-22', 'lb.refusal.fight.notOpenToVictor', { asked: command.type });
    }
  },
};

function pay(c: Draft, unit: number, cost: number): void {
  if (unit === c.attacker) c.a -= cost;
  else payD(c, unit, cost);
}

function carryOn(work: Work, frame: CombatFrame, c: Draft, unit: number): Refusal | null {
  if (actionsOf(c, unit) < 1) return no('LB-APP-22', 'lb.refusal.fight.actionsMissing', { needed: 1, left: 0 });
  const to = carryTo(work, frame, unit);
  if (to === null) return no('LB-CON-21', 'lb.refusal.fight.noPlaceToCarry');
  pay(c, unit, 1);
  used(c, unit, 'contact'); // the place is taken, falling back is over
  carry(work, c, unit, to);
  stayInQueue(work, { ...frame, places: [] }, c);
  return null;
}

function change(
  work: Work,
  frame: CombatFrame,
  c: Draft,
  unit: number,
  command: Command & { type: 'form' | 'turn' },
): Refusal | null {
  if (command.unit !== unit) return no('LB-APP-22', 'lb.refusal.fight.notInTheFight', { unit: command.unit });
  const left = actionsOf(c, unit);
  if (left < 1) return no('LB-APP-22', 'lb.refusal.fight.actionsMissing', { needed: 1, left });
  if (command.type === 'turn') {
    const problem = doTurn(work, unit, command.facing);
    if (problem !== null) return problem;
    pay(c, unit, 1);
  } else {
    const cost = doForm(work, unit, command.formation, command.facing, left);
    if (typeof cost !== 'number') return cost;
    pay(c, unit, cost);
  }
  used(c, unit, command.type);
  stayInQueue(work, frame, c);
  return null;
}

function stayInQueue(work: Work, frame: CombatFrame, c: Draft): void {
  go(work, frame, 'victor', { combat: c });
}

function leaveQueue(work: Work, frame: CombatFrame, c: Draft): void {
  const queue = frame.queue.slice(1);
  go(work, frame, queue.length > 0 ? 'victor' : 'combatEnd', { combat: c, queue });
}

/** LB-SEQ-07 steps 1 and 2: the attacker arrives, and the combat begins. */
import { push, emit } from '@drumhead/engine';
import { endByFight } from '../turn/activationState.ts';
import { attacksFlank, inFrontalArc } from '../ground/arcs.ts';
import { fighterOf, unloadedBattery } from './dice/fighter.ts';
import type { Combat, CombatFrame, CombatStep } from '../state/combatFrame.ts';
import type { Arrival, Mover } from '../movement/index.ts';
import type { Sector, SideIndex, Unit, UnitProfile } from '../state/state.ts';
import { changeUnit, type Draft, standUnit } from '../state/draft.ts';
import { testRiddenDown } from './combatStep.ts';

/** The plan of `tryApproach`. */
export interface FoundApproach {
  readonly arrival: Arrival;
  readonly defenders: readonly number[];
  readonly sector: number;
  readonly riddenDown: readonly number[];
}

/** LB-APP-01. The attacker stops at 1S of its targets; the dice come next. */
export function beginApproach(draft: Draft, mover: Mover, found: FoundApproach): void {
  const { unit, activation } = mover;
  const { arrival, defenders } = found;
  const firstAction = activation.taken === 0;
  standUnit(draft, unit, arrival.x, arrival.y, arrival.facing);
  endByFight(draft, unit);
  const flank = defenders.map((d) => attacksFlank(draft, unit, d, activation.seenBy));
  const passive = defenders.map((d) => isPassive(draft, unit, d)); // LB-APP-13
  emit(draft, {
    type: 'approached',
    rule: 'LB-APP-04',
    attacker: unit,
    defenders,
    sector: found.sector,
    flank: flank.every(Boolean),
    passive: passive.every(Boolean),
    x: arrival.x,
    y: arrival.y,
  });
  if (firstAction) for (const d of defenders) chaseSkirmishers(draft, unit, d, 'LB-APP-09');
  push(
    draft,
    openFrame(
      {
        ...newCombat(unit, mover.side, defenders, found.sector),
        flank,
        wasFlanked: flank,
        passive,
        seenBy: activation.seenBy,
        a: activation.left - 1,
      },
      'approachDice',
    ),
  );
  testRiddenDown(draft, found.riddenDown); // on top of the fight: he is tested first
}

/** LB-BUA-17, -25. From the next sector: no Approach, Contact at once. It costs the attacker 1 action. */
export function beginSectorAttack(draft: Draft, mover: Mover, sector: number): void {
  const { unit, activation } = mover;
  const garrison = (draft.sectors[sector] as Sector).unit;
  endByFight(draft, unit);
  emit(draft, {
    type: 'stormed',
    rule: 'LB-BUA-17',
    unit,
    sector,
    against: garrison,
  });
  push(
    draft,
    openFrame(
      {
        ...newCombat(unit, mover.side, [garrison], sector),
        a: activation.left - 1,
        mover: unit,
      },
      'declareA',
    ),
  );
}

/** LB-APP-13. Only A has the other in its arc, or the target is an unloaded battery. */
export function isPassive(draft: Draft, attacker: number, target: number): boolean {
  return unloadedBattery(fighterOf(draft, target)) || !inFrontalArc(draft, target, attacker);
}

/** LB-APP-09, LB-BRK-03, LB-SKIR-04. Charging cavalry removes the skirmishers of infantry for good. */
export function chaseSkirmishers(draft: Draft, attacker: number, target: number, rule: string): void {
  if ((draft.field.units[attacker] as UnitProfile).arm !== 'cavalry') return;
  if ((draft.units[target] as Unit).sk === 0) return;
  changeUnit(draft, target, { sk: 0 });
  emit(draft, { type: 'skirmishersLost', rule, unit: target });
}

/** A combat before its first step. */
export function newCombat(
  attacker: number,
  attackerSide: SideIndex,
  defenders: readonly number[],
  sector: number,
): Combat {
  const no = defenders.map(() => false);
  return {
    attacker,
    attackerSide,
    joined: [],
    defenders,
    sector,
    flank: no,
    wasFlanked: no,
    passive: no,
    seenBy: [],
    a: 0,
    bought: 0,
    d: defenders.map(() => 0),
    won: [0, 0],
    uses: [],
    mover: -1,
    position: null,
    fellBack: false,
    contactBought: [0, 0],
    leaderDice: [0, 0],
    charismatic: [false, false],
    brokeThrough: [],
    discharged: [],
    fighters: [attacker, ...defenders],
    hurt: [],
    hurtInContact: [],
    risks: [],
    riddenDown: [],
    fallen: [],
  };
}

export function openFrame(combat: Combat, step: CombatStep): CombatFrame {
  return {
    at: 'combat',
    step,
    combat,
    faces: null,
    rights: [],
    again: null,
    winner: null,
    pursuit: false,
    destroyed: [],
    places: [],
    queue: [],
  };
}

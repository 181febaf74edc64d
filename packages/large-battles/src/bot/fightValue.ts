/** Expected value of the rest of a fight, at every step of it (LB-SEQ-07, -08). */
import { type Tally, total } from '@drumhead/engine';
import { cosine, quadMeetsConvex, sine, sweptHull } from '@drumhead/table';
import { actionsFor } from '../combat/contact/addedDice.ts';
import { countApproach, countContact } from '../combat/dice/counting.ts';
import { type Fighter, fighterOf } from '../combat/dice/fighter.ts';
import type { Combat, CombatFrame, Faces } from '../state/combatFrame.ts';
import { approachResult, contactResult } from '../combat/dice/results.ts';
import { chanceOfLoss } from '../morale/generalDice.ts';
import { retreatDistance } from '../morale/retreats.ts';
import type { SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { approachTallies, contactTallies, unitsOf } from '../combat/dice/tallies.ts';
import {
  expectedApproach,
  expectedOfAttack,
  type Clash,
  expectedOfChoice,
  expectedAfterRoll,
  expectedOfRoll,
} from './odds/expectedApproach.ts';
import { expectedContact, costOf, type Expected, NOTHING_EXPECTED, type Party } from './odds/expectedContact.ts';
import { worthLostOf } from './armyValue.ts';
import { unitPlace } from './places.ts';
import { balanceOf } from './unitValue.ts';
import type { Outlook } from './threats.ts';

/** Worth of a Leader or CinC: his points and his service (LB-VIC-05). */
export const GENERAL = 2.6;

/** Worth of the rest of the fight for the side of the outlook. */
export function fightValue(state: State, outlook: Outlook, frame: CombatFrame): number {
  const { combat } = frame;
  const expected = expectedOf(state, outlook, frame);
  const attacks = combat.attackerSide === outlook.side;
  const worth = attacks
    ? balanceOf(outlook, expected)
    : balanceOf(outlook, { gain: expected.loss, loss: expected.gain });
  return worth + risksOf(state, outlook.side, combat);
}

/** LB-LEAD-14, LB-SPEC-33: Leaders at risk. */
function risksOf(state: State, side: SideIndex, combat: Combat): number {
  let sum = 0;
  for (const risk of combat.risks) {
    const own = state.field.generals[risk.general]?.side === side;
    sum += (own ? -1 : 1) * GENERAL * chanceOfLoss(risk.dice);
  }
  return sum;
}

function expectedOf(state: State, outlook: Outlook, frame: CombatFrame): Expected {
  const { combat } = frame;
  switch (frame.step) {
    case 'approachDice':
      return expectedApproach(clashOf(state, outlook, combat), combat.a).expected;
    case 'approachRoll':
      return expectedOfRoll(clashOf(state, outlook, combat), combat.bought, combat.a);
    case 'approachReroll':
      return approachRead(state, outlook, frame, frame.faces as Faces);
    case 'contactReroll':
      return contactRead(state, combat, frame.faces as Faces);
    case 'approachRerollRoll':
      return rerolled(frame, (faces) => approachRead(state, outlook, frame, faces));
    case 'contactRerollRoll':
      return rerolled(frame, (faces) => contactRead(state, combat, faces));
    case 'defender':
    case 'attacker':
      return expectedOfUses(state, outlook, frame);
    case 'declareA':
      return expectedMeeting(state, combat, actionsFor(combat, 'a'), actionsFor(combat, 'd'));
    case 'declareD':
      return expectedMeeting(state, combat, 0, actionsFor(combat, 'd'));
    case 'contactRoll':
      return expectedMeeting(state, combat, 0, 0);
    default:
      return NOTHING_EXPECTED;
  }
}

/** Step 7 or 8: units of D that have not retreated, and the actions of both sides. */
function expectedOfUses(state: State, outlook: Outlook, frame: CombatFrame): Expected {
  const { combat } = frame;
  const standing = combat.defenders.filter((d) => !combat.uses.some((use) => use.unit === d && use.use === 'retreat'));
  if (combat.fellBack || standing.length === 0) return NOTHING_EXPECTED;
  if (combat.uses.some((use) => use.unit === combat.attacker && use.use === 'retreat')) return NOTHING_EXPECTED;
  const clash = clashOf(state, outlook, combat);
  if (frame.step === 'attacker') return expectedOfAttack(clash, combat.a, clash.flanked);
  const actions = Math.max(0, ...standing.map((d) => combat.d[combat.defenders.indexOf(d)] ?? 0));
  return expectedOfChoice(clash, combat.a, actions, combat.won[0] === 1 && combat.won[1] === 1);
}

function partyOf(state: State, units: readonly number[], dice: number): Party {
  return {
    units: units.map((unit) => fighterOf(state, unit)),
    worth: units.map((unit) => worthLostOf(state, unit)),
    dice,
    wayBack: wayBackOf(state, units),
  };
}

/** LB-PASS-02: the damage to friends that the units would have to pass through. */
function wayBackOf(state: State, units: readonly number[]): number {
  let cost = 0;
  for (const unit of units) {
    const u = state.units[unit] as Unit;
    const profile = state.field.units[unit] as UnitProfile;
    const { quad } = unitPlace(state, unit);
    const track = sweptHull(quad, ...backwards(u, retreatDistance(state.field, profile)));
    for (let i = 0; i < state.units.length; i++) {
      const f = state.units[i] as Unit;
      const p = state.field.units[i] as UnitProfile;
      if (i === unit || f.status !== 'table' || p.side !== profile.side || p.arm === 'artillery' || f.dis >= 3)
        continue;
      if (!quadMeetsConvex(unitPlace(state, i).quad, track)) continue;
      const worth = worthLostOf(state, i);
      cost += (worth[f.dis + 1] as number) - (worth[f.dis] as number);
    }
  }
  return cost;
}

function backwards(u: Unit, distance: number): readonly [number, number] {
  return [Math.round(-sine(u.facing) * distance), Math.round(cosine(u.facing) * distance)];
}

function expectedMeeting(state: State, combat: Combat, moreA: number, moreD: number): Expected {
  const { attack, defence } = contactTallies(state, combat);
  const a = partyOf(state, unitsOf(combat, 'a'), total(attack) + moreA);
  const d = partyOf(state, combat.defenders, total(defence) + moreD);
  return expectedContact(state.field.level, a, d);
}

/** The whole fight with its terrain. */
export function clashOf(state: State, outlook: Outlook, combat: Combat): Clash {
  const { level } = state.field;
  const a = fighterOf(state, combat.attacker);
  const d = combat.defenders.map((unit) => fighterOf(state, unit));
  const flanked = combat.flank.length > 0 && combat.flank.every(Boolean);
  const plain = countApproach({
    level,
    attacker: a,
    defenders: d,
    flank: combat.flank,
    bought: combat.bought,
    attackPosition: [],
    defencePosition: [],
  });
  const real = approachTallies(state, combat);
  const attacks = combat.attackerSide === outlook.side;
  return {
    level,
    a,
    d,
    worthA: worthLostOf(state, combat.attacker),
    worthD: combat.defenders.map((unit) => worthLostOf(state, unit)),
    flanked,
    passive: combat.passive.length > 0 && combat.passive.every(Boolean),
    inSector: combat.sector >= 0,
    goesHome: state.field.switches.chargeGoesHome,
    attackPosition: difference(total(real.attack) - total(plain.attack)),
    defencePosition: difference(total(real.defence) - total(plain.defence)),
    contactPosition: contactPosition(state, combat, a, d, flanked),
    wayBack: [wayBackOf(state, [combat.attacker]), wayBackOf(state, combat.defenders)],
    weights: attacks ? [outlook.onEnemy, outlook.onSelf] : [outlook.onSelf, outlook.onEnemy],
    known: new Map(),
  };
}

function contactPosition(state: State, combat: Combat, a: Fighter, d: readonly Fighter[], flanked: boolean): Tally {
  const plain = countContact({
    level: state.field.level,
    attack: { units: [a], bought: 0, leaderDice: 0, charismatic: false, flank: flanked },
    defence: { units: d, bought: 0, leaderDice: 0, charismatic: false, flank: false },
    position: [],
  });
  const bare: Combat = {
    ...combat,
    joined: [],
    contactBought: [0, 0],
    leaderDice: [0, 0],
    charismatic: [false, false],
  };
  return difference(total(contactTallies(state, bare).defence) - total(plain.defence));
}

/** The terrain's share of a count, as a tally. */
function difference(add: number): Tally {
  return add === 0 ? [] : [{ rule: 'LB-TERR-10', add, what: 'lb.reason.higher' }];
}

/** The dice have been rolled: their result if they stand. */
function approachRead(state: State, outlook: Outlook, frame: CombatFrame, faces: Faces): Expected {
  const clash = clashOf(state, outlook, frame.combat);
  const { disA, disD, wonA, wonD } = approachResult(faces.a, faces.d, clash.passive);
  return expectedAfterRoll(clash, disA, disD, frame.combat.a + wonA, wonD, wonA === 1 && wonD === 1);
}

function contactRead(state: State, combat: Combat, faces: Faces): Expected {
  const a = partyOf(state, unitsOf(combat, 'a'), faces.a.length);
  const d = partyOf(state, combat.defenders, faces.d.length);
  const read = contactResult(a.units, d.units, faces.a, faces.d);
  const { level } = state.field;
  return {
    gain: costOf(level, d, a, read.disD, read.winner === 'a', read.pursuit),
    loss: costOf(level, a, d, read.disA, read.winner === 'd', read.pursuit),
  };
}

/** One die again: the mean of its six faces. */
function rerolled(frame: CombatFrame, read: (faces: Faces) => Expected): Expected {
  const faces = frame.faces as Faces;
  const again = frame.again;
  if (again === null) return read(faces);
  let gain = 0;
  let loss = 0;
  for (let face = 1; face <= 6; face++) {
    const turn = (dice: readonly number[]): readonly number[] => dice.map((old, i) => (i === again.die ? face : old));
    const expected = read(again.of === 'a' ? { ...faces, a: turn(faces.a) } : { ...faces, d: turn(faces.d) });
    gain += expected.gain / 6;
    loss += expected.loss / 6;
  }
  return { gain, loss };
}

/** LB-SEQ-08 steps 1 to 5: moving into Contact, added dice, the roll, the winner and the losses. */
import { D6, type Refusal, emit, total } from '@drumhead/engine';
import { attacksFlank } from '../../ground/arcs.ts';
import { type Fighter, fighterOf } from '../dice/fighter.ts';
import type { CombatFrame, Faces } from '../../state/combatFrame.ts';
import { eliminate } from '../../morale/losses.ts';
import { planContactMove } from '../../movement/index.ts';
import { contactResult, leastDisorder, lostWhenBeaten } from '../dice/results.ts';
import { contactTallies, positionInContact, unitsOf } from '../dice/tallies.ts';
import { changeUnit, type Draft, standUnit } from '../../state/draft.ts';
import { loadedBatteries } from '../discharge.ts';
import { afterRoll } from '../dice/rerolls.ts';
import {
  isOnTable,
  draftCombat,
  type CombatDraft,
  goToStep,
  keepingFallen,
  placeOf,
  addRiddenDown,
  sideOfRole,
  type Step,
  sufferDisorder,
  withUnit,
} from '../combatStep.ts';
import { defendersLeft } from '../approach/actionUses.ts';

/** LB-CON-01..03. The mover goes straight ahead until it touches; the units touched fight, the others drop out. */
export function moveIntoContact(
  draft: Draft,
  frame: CombatFrame,
  c: CombatDraft,
  unit: number,
  rule: 'LB-CON-02' | 'LB-OPT-05' = 'LB-CON-02',
): Refusal | null {
  const isA = unit === c.attacker;
  const found = planContactMove(draft, unit, isA ? defendersLeft(draft, c) : [c.attacker]);
  if (!found.ok) return found.refusal;
  const { arrival, touched, shifted, riddenDown } = found.value;
  // LB-CON-07: before anybody moves. LB-TERR-11: a unit that comes out to counter-attack leaves its position.
  const position = isA ? positionInContact(draft, { ...c, defenders: touched }) : [];
  for (const { unit: moved, x, y } of shifted) {
    changeUnit(draft, moved, { x, y });
    emit(draft, { type: 'corrected', rule: 'LB-APP-42', unit: moved, x, y });
  }
  standUnit(draft, unit, arrival.x, arrival.y, arrival.facing);
  emit(draft, { type: 'intoContact', rule, unit, against: touched, x: arrival.x, y: arrival.y });
  c.mover = unit;
  c.position = position;
  if (isA) meet(draft, c, touched);
  else {
    meet(draft, c, [unit]);
    c.joined = touched.filter((t) => t !== c.attacker);
  }
  addRiddenDown(c, riddenDown);
  beginContact(draft, frame, c);
  return null;
}

/** LB-CON-03. The defenders of the Contact; flank stays as in the Approach, except for turns (LB-APP-40). */
export function meet(draft: Draft, c: CombatDraft, defenders: readonly number[]): void {
  const flank = defenders.map((d) => {
    const i = c.defenders.indexOf(d);
    return i < 0 ? attacksFlank(draft, c.attacker, d, c.seenBy) : c.flank[i] === true;
  });
  const d = defenders.map((unit) => c.d[c.defenders.indexOf(unit)] ?? 0);
  c.defenders = defenders;
  c.flank = flank;
  c.wasFlanked = flank;
  c.passive = defenders.map(() => false); // LB-CON-08
  c.d = d;
}

/** The Contact is made; nothing has been rolled yet. */
export function beginContact(draft: Draft, frame: CombatFrame, c: CombatDraft): void {
  for (const unit of [...c.joined, ...c.defenders]) c.fighters = withUnit(c.fighters, unit);
  c.contactBought = [0, 0];
  c.leaderDice = [0, 0];
  c.charismatic = [false, false];
  c.hurtInContact = [];
  c.risks = [];
  goToStep(draft, frame, 'declareA', {
    combat: c,
    faces: null,
    rights: [],
    again: null,
    winner: null,
    pursuit: false,
    destroyed: [],
    places: [],
    queue: [],
  });
}

/** LB-DICE-01. */
export const contactRoll: Step = {
  rule: 'LB-DICE-01',
  asks: () => 'dice',
  dice(state, frame) {
    const { attack, defence } = contactTallies(state, frame.combat);
    const { sides } = state.field;
    const d = sideOfRole(frame.combat, 'd');
    return [
      {
        what: 'lb.dice.contact.attacker',
        owner: sides[frame.combat.attackerSide].id,
        count: total(attack),
        faces: D6,
      },
      { what: 'lb.dice.contact.defender', owner: sides[d].id, count: total(defence), faces: D6 },
    ];
  },
  roll(draft, frame, faces) {
    const c = draftCombat(frame.combat);
    c.discharged = loadedBatteries(draft, c);
    const rolled: Faces = {
      a: faces[0] as readonly number[],
      d: faces[1] as readonly number[],
      aAgain: [],
      dAgain: [],
    };
    afterRoll(draft, { ...frame, combat: c }, rolled, 'contact');
  },
};

/** LB-CON-10..15: the first die decides the winner, the second the losses, and some units do not survive defeat. */
export const contactRead: Step = {
  rule: 'LB-CON-10',
  asks: () => 'auto',
  auto(draft, frame) {
    const faces = frame.faces as Faces;
    const { combat } = frame;
    const { attack, defence } = contactTallies(draft, combat);
    const a = unitsOf(combat, 'a');
    const d = combat.defenders;
    const fightersA = a.map((unit) => fighterOf(draft, unit));
    const fightersD = d.map((unit) => fighterOf(draft, unit));
    const result = contactResult(fightersA, fightersD, faces.a, faces.d);
    emit(draft, {
      type: 'contactRolled',
      rule: 'LB-CON-10',
      attacker: combat.attacker,
      defenders: d,
      attack,
      defence,
      faces: [faces.a, faces.d],
      winner: result.winner,
      ladder: result.ladder,
      settled: result.settled,
      least: [leastDisorder(fightersA), leastDisorder(fightersD)],
      second: result.second,
      doubled: result.doubled,
      third: result.third,
    });
    const c = draftCombat(combat);
    for (const unit of a) sufferDisorder(draft, c, unit, result.disA, 'LB-CON-13');
    for (const unit of d) sufferDisorder(draft, c, unit, result.disD, 'LB-CON-13');
    const won = result.winner === 'a';
    const losers = won ? d : a;
    const places = losers.map((unit) => placeOf(draft, unit));
    removeBeaten(draft, c, losers, won ? fightersD : fightersA, won ? fightersA : fightersD);
    goToStep(draft, frame, 'contactRetreat', {
      combat: c,
      winner: result.winner,
      pursuit: result.pursuit,
      places,
      destroyed: losers.filter((unit) => !isOnTable(draft, unit)),
    });
  },
};

/** LB-CON-12, -15. */
function removeBeaten(
  draft: Draft,
  c: CombatDraft,
  losers: readonly number[],
  beaten: readonly Fighter[],
  winners: readonly Fighter[],
): void {
  losers.forEach((unit, i) => {
    if (!isOnTable(draft, unit) || !lostWhenBeaten(draft.field.level, beaten[i] as Fighter, winners)) return;
    keepingFallen(c, (fallen) => eliminate(draft, unit, 'LB-CON-12', fallen));
  });
}

/** LB-SEQ-08 steps 1 to 5: moving into Contact, added dice, the roll, the winner and the losses. */
import { D6, type Refusal, emit, total } from '@drumhead/engine';
import { attacksFlank } from '../../ground/arcs.ts';
import { type Fighter, fighterOf } from '../dice/fighter.ts';
import type { CombatFrame, Faces } from '../../state/combatFrame.ts';
import { eliminate } from '../../morale/losses.ts';
import { contactPath } from '../../movement/index.ts';
import { contactResult, lostWhenBeaten } from '../dice/results.ts';
import { contactTallies, unitsOf } from '../dice/tallies.ts';
import { changeUnit, standUnit } from '../../state/changes.ts';
import { type Work } from '../../state/draft.ts';
import { loadedBatteries } from '../discharge.ts';
import { afterRoll } from '../dice/rerolls.ts';
import {
  alive,
  draft,
  type Draft,
  go,
  keepingFallen,
  placeOf,
  rideOver,
  sideOfRole,
  type Step,
  suffer,
  withUnit,
} from '../combatStep.ts';
import { standing } from '../approach/actionUses.ts';

/** LB-CON-02, -03. The mover goes straight ahead until it touches; the units touched fight, the others drop out. */
export function moveIntoContact(work: Work, frame: CombatFrame, c: Draft, unit: number): Refusal | null {
  const isA = unit === c.attacker;
  const found = contactPath(work, unit, isA ? standing(work, c) : [c.attacker]);
  if (!found.ok) return found.refusal;
  const { arrival, touched, shifted, riddenDown } = found.value;
  for (const s of shifted) changeUnit(work, s.unit, { x: s.x, y: s.y }); // LB-APP-42
  standUnit(work, unit, arrival.x, arrival.y, arrival.facing);
  emit(work, { type: 'intoContact', rule: 'LB-CON-02', unit, against: touched, x: arrival.x, y: arrival.y });
  c.mover = unit;
  if (isA) meet(work, c, touched);
  else {
    meet(work, c, [unit]);
    c.joined = touched.filter((t) => t !== c.attacker);
  }
  rideOver(c, riddenDown);
  beginContact(work, frame, c);
  return null;
}

/** LB-CON-03, -08. The defenders of the Contact; flank stays as in the Approach, except for turns (LB-APP-40). */
export function meet(work: Work, c: Draft, defenders: readonly number[]): void {
  const flank = defenders.map((d) => {
    const i = c.defenders.indexOf(d);
    return i < 0 ? attacksFlank(work, c.attacker, d, c.seenBy) : c.flank[i] === true;
  });
  const d = defenders.map((unit) => c.d[c.defenders.indexOf(unit)] ?? 0);
  c.defenders = defenders;
  c.flank = flank;
  c.wasFlanked = flank;
  c.passive = defenders.map(() => false);
  c.d = d;
}

/** The Contact is made; nothing has been rolled yet. */
export function beginContact(work: Work, frame: CombatFrame, c: Draft): void {
  for (const unit of [...c.joined, ...c.defenders]) c.fighters = withUnit(c.fighters, unit);
  c.contactBought = [0, 0];
  c.leaderDice = [0, 0];
  c.charismatic = [false, false];
  c.hurtInContact = [];
  c.risks = [];
  go(work, frame, 'declareA', {
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
  roll(work, frame, faces) {
    const c = draft(frame.combat);
    c.discharged = loadedBatteries(work, c);
    const rolled: Faces = {
      a: faces[0] as readonly number[],
      d: faces[1] as readonly number[],
      aAgain: [],
      dAgain: [],
    };
    afterRoll(work, { ...frame, combat: c }, rolled, 'contact');
  },
};

/** LB-CON-10..15: the first die decides the winner, the second the losses, and some units do not survive defeat. */
export const contactRead: Step = {
  rule: 'LB-CON-10',
  asks: () => 'auto',
  auto(work, frame) {
    const faces = frame.faces as Faces;
    const { combat } = frame;
    const { attack, defence } = contactTallies(work, combat);
    const a = unitsOf(combat, 'a');
    const d = combat.defenders;
    const fightersA = a.map((unit) => fighterOf(work, unit));
    const fightersD = d.map((unit) => fighterOf(work, unit));
    const result = contactResult(fightersA, fightersD, faces.a, faces.d);
    emit(work, {
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
      second: result.second,
      doubled: result.doubled,
      third: result.third,
    });
    const c = draft(combat);
    for (const unit of a) suffer(work, c, unit, result.disA, 'LB-CON-13');
    for (const unit of d) suffer(work, c, unit, result.disD, 'LB-CON-13');
    const won = result.winner === 'a';
    const losers = won ? d : a;
    const places = losers.map((unit) => placeOf(work, unit));
    removeBeaten(work, c, losers, won ? fightersD : fightersA, won ? fightersA : fightersD);
    go(work, frame, 'contactRetreat', {
      combat: c,
      winner: result.winner,
      pursuit: result.pursuit,
      places,
      destroyed: losers.filter((unit) => !alive(work, unit)),
    });
  },
};

/** LB-CON-12, -15. */
function removeBeaten(
  work: Work,
  c: Draft,
  losers: readonly number[],
  beaten: readonly Fighter[],
  winners: readonly Fighter[],
): void {
  losers.forEach((unit, i) => {
    if (!alive(work, unit) || !lostWhenBeaten(work.field.level, beaten[i] as Fighter, winners)) return;
    keepingFallen(c, (fallen) => eliminate(work, unit, 'LB-CON-12', fallen));
  });
}

/**
 * Counts of dice in bombardment, Approach and Contact as tallies, from facts alone. The battle takes the facts from the
 * table (`tallies.ts`), the command line from a described situation (`adjudicate`).
 */
import { type Reason, type Tally, total } from '@drumhead/engine';
import { baseDice, type Fighter, inSquare, type Level, SECTOR_DICE } from './fighter.ts';

export interface Tallies {
  readonly attack: Tally;
  readonly defence: Tally;
}

export type Range = 'short' | 'medium' | 'long';

/** A shot (LB-BOMB-06, -07, -18). */
export interface ShotFacts {
  readonly level: Level;
  readonly battery: Fighter;
  /** null: a BUA sector is the target. */
  readonly target: Fighter | null;
  readonly range: Range;
  /** Actions added beyond the one to fire. */
  readonly added: number;
  /** LB-TERR-08, -09: best single cover, or nothing. */
  readonly cover: Tally;
  /** LB-BOMB-08. */
  readonly skirmishersSpoil: boolean;
}

/** An Approach (LB-APP-14, -15). Several defenders fight as one (LB-APP-11). */
export interface ApproachFacts {
  readonly level: Level;
  readonly attacker: Fighter;
  readonly defenders: readonly Fighter[];
  /** LB-GEO-12, for each defender. */
  readonly flank: readonly boolean[];
  /** LB-APP-19: actions spent on dice. */
  readonly bought: number;
  /** LB-TERR-10, -11: best single position of each side, or nothing. */
  readonly attackPosition: Tally;
  readonly defencePosition: Tally;
}

/** One side of a Contact (LB-CON-05, -06). */
export interface ContactSide {
  readonly units: readonly Fighter[];
  readonly bought: number;
  readonly leaderDice: number;
  readonly charismatic: boolean;
  /** It attacks every enemy it fights in flank or rear. */
  readonly flank: boolean;
}

export interface ContactFacts {
  readonly level: Level;
  readonly attack: ContactSide;
  readonly defence: ContactSide;
  /** LB-CON-07: D's best single position, or nothing. */
  readonly position: Tally;
}

/** LB-BOMB-06, -07, -18. */
export function countShot(facts: ShotFacts): Tallies {
  const attack: Reason[] = [baseDice(facts.level, facts.battery, 'fire')];
  const defence: Reason[] = [];
  if (facts.range === 'short') attack.push({ rule: 'LB-BOMB-06', add: 1, what: 'lb.tally.shortRange' });
  if (facts.range === 'long') attack.push({ rule: 'LB-BOMB-06', add: -1, what: 'lb.tally.longRange' });
  if (facts.added > 0) attack.push({ rule: 'LB-BOMB-06', add: facts.added, what: 'lb.tally.actions' });
  if (facts.target === null) {
    defence.push({ rule: 'LB-BOMB-18', add: SECTOR_DICE, what: 'lb.tally.sector' });
  } else {
    if (facts.skirmishersSpoil) attack.push({ rule: 'LB-BOMB-08', add: -1, what: 'lb.tally.skirmishers' });
    addDisorder(attack, facts.target.dis);
    defence.push(baseDice(facts.level, facts.target, 'target'));
    for (const reason of facts.cover) defence.push(reason);
    addDisorder(defence, facts.battery.dis);
  }
  return { attack: atLeastOne(attack), defence: atLeastOne(defence) };
}

/** Chapter 14: both sides’ dice of an Approach. */
export function countApproach(facts: ApproachFacts): Tallies {
  const { level, attacker, defenders } = facts;
  const attack: Reason[] = [baseDice(level, attacker, 'combat')];
  const defence: Reason[] = defenders.map((d) => baseDice(level, d, 'combat')); // LB-APP-11, LB-FAQ-04
  if (facts.bought > 0) attack.push({ rule: 'LB-APP-19', add: facts.bought, what: 'lb.tally.actions' });
  addDisorder(attack, worstDisorder(defenders)); // LB-APP-11, LB-FAQ-04
  addDisorder(defence, attacker.dis); // LB-APP-15
  if (facts.flank.every(Boolean)) {
    attack.push({ rule: 'LB-APP-14', add: 2, what: 'lb.tally.flank' });
  }
  if (attacker.arm === 'cavalry' && defenders.every((d) => inSquare(level, d))) {
    attack.push({ rule: 'LB-APP-14', add: 3, what: 'lb.tally.shakySquare' });
  }
  betterC(level, 'LB-APP-16', [attacker], defenders, attack, defence);
  betterSk(attacker, defenders, attack, defence);
  addLance(attack, [attacker]);
  addLance(defence, defenders);
  for (const reason of facts.attackPosition) attack.push(reason); // LB-APP-14
  for (const reason of facts.defencePosition) defence.push(reason); // LB-APP-15
  return { attack: atLeastOne(attack), defence: atLeastOne(defence) };
}

/** LB-CON-05..07, LB-SKIR-02, -03. */
export function countContact(facts: ContactFacts): Tallies {
  const { level } = facts;
  const attack = contactSide(level, facts.attack, facts.defence);
  const defence = contactSide(level, facts.defence, facts.attack);
  betterC(level, 'LB-CON-05', facts.attack.units, facts.defence.units, attack, defence);
  for (const reason of facts.position) defence.push(reason);
  return { attack: atLeastOne(attack), defence: atLeastOne(defence) };
}

function contactSide(level: Level, own: ContactSide, enemy: ContactSide): Reason[] {
  const tally: Reason[] = own.units.map((f) => baseDice(level, f, 'combat'));
  if (own.bought > 0) tally.push({ rule: 'LB-CON-05', add: own.bought, what: 'lb.tally.actions' });
  if (own.leaderDice > 0) tally.push({ rule: 'LB-LEAD-13', add: own.leaderDice, what: 'lb.tally.leaderDice' });
  if (own.charismatic) tally.push({ rule: 'LB-SPEC-33', add: 1, what: 'lb.tally.charismatic' });
  addDisorder(tally, worstDisorder(enemy.units));
  // LB-CON-06: one +2 only, even if both hold.
  if (own.flank) tally.push({ rule: 'LB-CON-06', add: 2, what: 'lb.tally.flank' });
  else if (ridesDownFoot(level, own.units, enemy.units)) {
    tally.push({ rule: 'LB-CON-06', add: 2, what: 'lb.tally.cavalryOnFoot' });
  }
  addLance(tally, own.units);
  return tally;
}

/** LB-CON-06, LB-ARMY-10: cavalry against infantry that is not in square. With several units it must hold for all. */
function ridesDownFoot(level: Level, own: readonly Fighter[], enemy: readonly Fighter[]): boolean {
  return (
    level === 'division' &&
    own.every((f) => f.arm === 'cavalry') &&
    enemy.every((f) => f.arm === 'infantry' && !inSquare(level, f))
  );
}

/** LB-UNIT-06, LB-APP-11: of several units the worst one counts. */
export function worstDisorder(units: readonly Fighter[]): number {
  return Math.max(0, ...units.map((f) => f.dis));
}

function addDisorder(tally: Reason[], enemyDis: number): void {
  if (enemyDis > 0) tally.push({ rule: 'LB-UNIT-06', add: enemyDis, what: 'lb.tally.enemyDisorder' });
}

/** The best C of a side, batteries left out; null if it has only guns (LB-APP-11, -16, LB-FAQ-03). */
export function bestC(units: readonly Fighter[]): number | null {
  const known = units.filter((f) => f.arm !== 'artillery').map((f) => f.c);
  return known.length === 0 ? null : Math.max(...known);
}

/** LB-APP-16, LB-UNIT-03, LB-ARMY-06. */
function betterC(
  level: Level,
  rule: string,
  a: readonly Fighter[],
  d: readonly Fighter[],
  attack: Reason[],
  defence: Reason[],
): void {
  const best = bestC(a);
  const against = bestC(d);
  if (best === null || against === null) return;
  const reason: Reason =
    level === 'army'
      ? { rule: 'LB-ARMY-06', add: Math.abs(best - against), what: 'lb.tally.betterC' }
      : { rule, add: 1, what: 'lb.tally.betterC' };
  if (best > against) attack.push(reason);
  if (against > best) defence.push(reason);
}

function skOf(f: Fighter): number {
  return f.arm === 'infantry' ? f.sk : 0; // LB-APP-18
}

/** LB-APP-17, -18, LB-SKIR-03, -05. Cavalry that Approaches has no skirmishers, and those of the infantry it meets do not count. */
function betterSk(attacker: Fighter, defenders: readonly Fighter[], attack: Reason[], defence: Reason[]): void {
  if (attacker.arm === 'cavalry') return;
  const own = skOf(attacker);
  const best = Math.max(...defenders.map(skOf));
  const reason: Reason = { rule: 'LB-APP-17', add: 1, what: 'lb.tally.betterSk' };
  if (own > best) attack.push(reason);
  if (best > own) defence.push(reason);
}

/** LB-SPEC-13, -14. */
function addLance(tally: Reason[], units: readonly Fighter[]): void {
  if (units.some((f) => f.traits.lance && f.dis === 0)) {
    tally.push({ rule: 'LB-SPEC-13', add: 1, what: 'lb.tally.lance' });
  }
}

/** LB-DICE-11. */
function atLeastOne(tally: Reason[]): Tally {
  const sum = total(tally);
  if (sum < 1) tally.push({ rule: 'LB-DICE-11', add: 1 - sum, what: 'lb.tally.atLeastOne' });
  return tally;
}

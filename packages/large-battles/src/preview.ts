/** What a shot, an Approach or a Contact may bring: exact odds from the functions that resolve it (LB-GEN-04, free measuring). */
import { type Tally, total } from '@drumhead/engine';
import { APPROACH, BOMBARDMENT, type ContestKind, contestJoint, ladderContestOdds, MAX_DICE } from '@drumhead/odds';
import { fighterOf } from './fighter.ts';
import type { Combat } from './frames.ts';
import { approachOutcome, contactLadder, contactOutcome, ELIMINATED, lostWhenBeaten, type Pairs, shotEffects } from './results.ts';
import type { State } from './state.ts';
import { approachTallies, bombardTallies, contactTallies, unitsOf } from './tallies.ts';

/** Things that may come of it, seen from the attacker. */
export type Coming =
  | 'defenderHurt'
  | 'defenderLost'
  | 'defenderBack'
  | 'attackerHurt'
  | 'attackerLost'
  | 'attackerActs'
  | 'defenderActs'
  | 'bounce'
  | 'sectorHurt'
  | 'attackerWins'
  | 'defenderWins';

export interface Preview {
  readonly attack: Tally;
  readonly defence: Tally;
  readonly chances: readonly { readonly what: Coming; readonly chance: number }[];
}

type Count = Partial<Record<Coming, number>>;

function listed(attack: Tally, defence: Tally, found: Count, order: readonly Coming[]): Preview {
  return { attack, defence, chances: order.map((what) => ({ what, chance: Math.min(1, found[what] ?? 0) })) };
}

function add(found: Count, what: Coming, chance: number): void {
  found[what] = (found[what] ?? 0) + chance;
}

function dice(tally: Tally): number {
  return Math.max(1, Math.min(MAX_DICE, total(tally)));
}

function eachEnding(attack: Tally, defence: Tally, kind: ContestKind, read: (pairs: Pairs, chance: number) => void): void {
  for (const [key, chance] of Object.entries(contestJoint(dice(attack), dice(defence), kind))) {
    if (chance > 0) read([key[0], key[1], key[2]] as unknown as Pairs, chance);
  }
}

/** LB-SEQ-06. Of several chances of a shot: what happens to the target. */
export function shotPreview(state: State, battery: number, target: number, sector: number, added: number): Preview {
  const { attack, defence } = bombardTallies(state, battery, target, sector, added);
  const found: Count = {};
  if (target < 0) {
    eachEnding(attack, defence, { tieTakesUnused: [false, false, false] }, (pairs, chance) => {
      if (pairs.includes('W')) add(found, 'sectorHurt', chance);
    });
    return listed(attack, defence, found, ['sectorHurt']);
  }
  const hit = fighterOf(state, target);
  eachEnding(attack, defence, BOMBARDMENT, (pairs, chance) => {
    const effects = shotEffects(state.field.level, hit, pairs);
    const hurt = effects.filter((effect) => effect === 'disorder').length;
    if (hurt > 0) add(found, 'defenderHurt', chance);
    if (hit.dis + hurt >= ELIMINATED) add(found, 'defenderLost', chance);
    if (effects.some((effect) => effect === 'retreat' || effect === 'limber' || effect === 'fullMove')) add(found, 'defenderBack', chance);
    if (effects.includes('bounce')) add(found, 'bounce', chance);
  });
  return listed(attack, defence, found, ['defenderHurt', 'defenderBack', 'defenderLost', 'bounce']);
}

/** LB-APP-20..22: the dice of the Approach. */
export function approachPreview(state: State, combat: Combat): Preview {
  const { attack, defence } = approachTallies(state, combat);
  const passive = combat.passive.every(Boolean);
  const attacker = fighterOf(state, combat.attacker);
  const defenders = combat.defenders.map((unit) => fighterOf(state, unit));
  const found: Count = {};
  eachEnding(attack, defence, APPROACH, (pairs, chance) => {
    const { disA, disD, wonA, wonD } = approachOutcome(pairs, passive);
    if (disD > 0) add(found, 'defenderHurt', chance);
    if (disA > 0) add(found, 'attackerHurt', chance);
    if (defenders.some((f) => f.dis + disD >= ELIMINATED)) add(found, 'defenderLost', chance);
    if (attacker.dis + disA >= ELIMINATED) add(found, 'attackerLost', chance);
    if (wonA > 0) add(found, 'attackerActs', chance);
    if (wonD > 0) add(found, 'defenderActs', chance);
  });
  return listed(attack, defence, found, ['defenderHurt', 'attackerHurt', 'defenderLost', 'attackerActs', 'defenderActs']);
}

/** LB-CON-10..17: the dice of the Contact, with what is declared so far. */
export function contactPreview(state: State, combat: Combat): Preview {
  const { attack, defence } = contactTallies(state, combat);
  const own = unitsOf(combat, 'a').map((unit) => fighterOf(state, unit));
  const foes = combat.defenders.map((unit) => fighterOf(state, unit));
  const { level } = state.field;
  const found: Count = {};
  for (const ending of ladderContestOdds(dice(attack), dice(defence), contactLadder(own, foes))) {
    const { probability: chance } = ending;
    const { winner, disA, disD, pursuit } = contactOutcome(ending.winner, ending.second, ending.doubled, ending.third);
    add(found, winner === 'a' ? 'attackerWins' : 'defenderWins', chance);
    const hunted = pursuit ? 1 : 0;
    if (foes.some((f) => (winner === 'a' && lostWhenBeaten(level, f, own)) || f.dis + disD + (winner === 'a' ? hunted : 0) >= ELIMINATED)) add(found, 'defenderLost', chance);
    if (own.some((f) => (winner === 'd' && lostWhenBeaten(level, f, foes)) || f.dis + disA + (winner === 'd' ? hunted : 0) >= ELIMINATED)) add(found, 'attackerLost', chance);
  }
  return listed(attack, defence, found, ['attackerWins', 'defenderWins', 'defenderLost', 'attackerLost']);
}

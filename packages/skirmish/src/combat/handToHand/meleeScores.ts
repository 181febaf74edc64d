/** Scores hand to hand (SK-HTH-3), and the extra lines of the doubled test (SK-HTH-11, SK-HTH-12, SK-SPR-1). */
import type { Reason, Tally } from '@drumhead/engine';
import type { DoublingLines, Side } from '../doubling.ts';
import { type MeleeFacts, type Fighter, meleeFacts } from './meleeFacts.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import { classOf } from './handWeapons.ts';
import { addLine, combatLines, type Scores } from '../scores.ts';
import type { Special } from '../../armies/specials.ts';
import type { State } from '../../state/state.ts';

/** SK-HTH-22. Number of bracing friends that cancel the rider's Mounted bonus too. */
const CLOSED_UP = 2;

/** SK-HTH-3. The tallies of both sides of an attack. */
export function meleeScores(state: State, frame: MeleeFrame): Scores {
  return fightScores(meleeFacts(state, frame));
}

/** SK-HTH-11, SK-HTH-12, SK-SPR-1. The extra lines of both sides in the doubled and tripled tests. */
export function meleeDoubling(state: State, frame: MeleeFrame): DoublingLines {
  return fightDoubling(meleeFacts(state, frame));
}

export function fightScores(fight: MeleeFacts): Scores {
  return { attack: attackLines(fight), defence: defenceLines(fight) };
}

const can = ({ specials }: Fighter, special: Special): boolean => specials.includes(special);

/** SK-HTH-21, SK-HTH-22. Is this a charge against which the target is not braced? */
function chargesHome({ charge, braced, defender }: MeleeFacts): boolean {
  return charge && braced === 0 && !defender.weapons.includes('halfPike');
}

function attackLines(fight: MeleeFacts): Tally {
  const { attacker, defender } = fight;
  const home = chargesHome(fight);
  const lines = combatLines(attacker.c);
  addLine(lines, defender.posture === 'fallen', 'SK-HTH-3', 2, 'sk.tally.fallenFoe');
  addLine(lines, defender.posture === 'prone', 'SK-HTH-3', 1, 'sk.tally.proneFoe');
  addLine(lines, fight.ambush, 'SK-HTH-13', 1, 'sk.tally.ambush');
  addLine(lines, fight.above === 'attacker', 'SK-HTH-14', 1, 'sk.tally.height');
  // Braced infantry cancels the Mounted bonus.
  addMounted(lines, attacker, fight.braced < CLOSED_UP);
  addLine(lines, home, 'SK-HTH-21', 1, 'sk.tally.charge');
  addLine(lines, home && attacker.weapons.includes('lance'), 'SK-HTH-21', 1, 'sk.tally.lance');
  addOwn(lines, attacker);
  addLine(lines, fight.movedIn && can(attacker, 'elan'), 'SK-SPR-2', 1, 'sk.tally.elan');
  addLine(lines, fight.vorwaerts, 'SK-NAT-3', 1, 'sk.tally.vorwaerts');
  return lines;
}

function defenceLines(fight: MeleeFacts): Tally {
  const { defender } = fight;
  const lines = combatLines(defender.c);
  const above = fight.above === 'defender';
  addLine(lines, above, 'SK-HTH-14', 1, 'sk.tally.height');
  addLine(lines, !above && fight.across, 'SK-HTH-14', 1, 'sk.tally.obstacle');
  addMounted(lines, defender, true);
  addOwn(lines, defender);
  addLine(lines, fight.powerful, 'SK-ACN-3', -1, 'sk.tally.powerful');
  return lines;
}

/** SK-SPR-11. +1 Mounted, and -1 with the horse in broken ground. */
function addMounted(lines: Reason[], fighter: Fighter, advantage: boolean): void {
  if (!fighter.mounted) return;
  addLine(lines, advantage, 'SK-SPR-11', 1, 'sk.tally.mounted');
  addLine(lines, fighter.inBroken, 'SK-SPR-11', -1, 'sk.tally.mountedInBroken');
}

/** SK-HTH-15, SK-SPR-20, SK-SPR-24. Modifiers in attack and defence alike. */
function addOwn(lines: Reason[], fighter: Fighter): void {
  const { enemies } = fighter;
  addLine(lines, enemies > 1, 'SK-HTH-15', 1 - enemies, 'sk.tally.severalFoes');
  addLine(lines, can(fighter, 'strong'), 'SK-SPR-20', 1, 'sk.tally.strong');
  addLine(lines, can(fighter, 'weak'), 'SK-SPR-24', -1, 'sk.tally.weak');
}

/** SK-HTH-11, SK-HTH-12, SK-SPR-1. Better weapon and Cuirass, in the doubled and tripled tests only. */
export function fightDoubling(fight: MeleeFacts): DoublingLines {
  const classes = {
    attack: classOf(fight.attacker.weapons, chargesHome(fight)),
    defence: classOf(fight.defender.weapons, false),
  };
  const better = (side: Side) => classes[side] > classes[side === 'attack' ? 'defence' : 'attack'];
  return {
    winner: (side) => (better(side) ? [{ rule: 'SK-HTH-11', add: 1, what: 'sk.tally.betterWeapon' }] : []),
    loser: (side) => {
      const lines: Reason[] = [];
      addLine(lines, better(side), 'SK-HTH-12', 1, 'sk.tally.betterWeapon');
      addCuirass(lines, (side === 'attack' ? fight.attacker : fight.defender).specials);
      return lines;
    },
  };
}

/** SK-SPR-1. */
export function addCuirass(lines: Reason[], specials: readonly Special[]): void {
  addLine(lines, specials.includes('cuirass'), 'SK-SPR-1', 1, 'sk.tally.cuirass');
}

/** Scores hand to hand (SK-HTH-3), and what the doubled test adds to them (SK-HTH-11, SK-HTH-12, SK-SPR-1). */
import type { Reason, Tally } from '@drumhead/engine';
import { modelAt } from './abilities.ts';
import type { DoublingLines, Side } from './doubling.ts';
import type { MeleeFrame } from './frames.ts';
import { contactBetween, engagedWith, has, isStanding } from './geometry.ts';
import { higher, inBroken } from './ground.ts';
import { carries, chargesHome, closedUp, strengthOf, weaponClass } from './handWeapons.ts';
import { addLine, combatLines, type Scores } from './scores.ts';
import type { State } from './state.ts';

/** SK-HTH-3. What is added to both dice of an attack. */
export function meleeScores(state: State, fight: MeleeFrame): Scores {
  return { attack: attackLines(state, fight), defence: defenceLines(state, fight) };
}

function attackLines(state: State, fight: MeleeFrame): Tally {
  const { attacker, defender } = fight;
  const { posture } = modelAt(state, defender);
  const home = chargesHome(state, fight);
  const lines = combatLines(state, attacker);
  addLine(lines, posture === 'fallen', 'SK-HTH-3', 2, 'sk.tally.fallenFoe');
  addLine(lines, posture === 'prone', 'SK-HTH-3', 1, 'sk.tally.proneFoe');
  addLine(lines, fight.ambush, 'SK-HTH-13', 1, 'sk.tally.ambush');
  addLine(lines, higher(state, attacker, defender), 'SK-HTH-14', 1, 'sk.tally.height');
  // The riders of a hedge of bayonets have nothing of their horses.
  addMounted(state, lines, attacker, !closedUp(state, defender));
  addLine(lines, home, 'SK-HTH-21', 1, 'sk.tally.charge');
  addLine(lines, home && carries(state, attacker, 'lance'), 'SK-HTH-21', 1, 'sk.tally.lance');
  addOwn(state, lines, attacker);
  addLine(lines, fight.movedIn && has(state, attacker, 'elan'), 'SK-SPR-2', 1, 'sk.tally.elan');
  addLine(lines, fight.vorwaerts, 'SK-NAT-3', 1, 'sk.tally.vorwaerts');
  return lines;
}

function defenceLines(state: State, fight: MeleeFrame): Tally {
  const { attacker, defender } = fight;
  const lines = combatLines(state, defender);
  const above = higher(state, defender, attacker);
  const across = contactBetween(state, attacker, defender);
  addLine(lines, above, 'SK-HTH-14', 1, 'sk.tally.height');
  addLine(lines, !above && (across === 'obstacle' || across === 'door'), 'SK-HTH-14', 1, 'sk.tally.obstacle');
  addMounted(state, lines, defender, true);
  addOwn(state, lines, defender);
  addLine(lines, fight.powerful, 'SK-ACN-3', -1, 'sk.tally.powerful');
  return lines;
}

/** SK-SPR-11. +1 on horseback and -1 with the horse in broken ground; neither while horse and rider are down. */
function addMounted(state: State, lines: Reason[], model: number, advantage: boolean): void {
  if (!modelAt(state, model).mounted || !isStanding(state, model)) return;
  addLine(lines, advantage, 'SK-SPR-11', 1, 'sk.tally.mounted');
  addLine(lines, inBroken(state, model), 'SK-SPR-11', -1, 'sk.tally.mountedInBroken');
}

/** SK-HTH-15, SK-SPR-20, SK-SPR-24. What counts in attack and defence alike. */
function addOwn(state: State, lines: Reason[], model: number): void {
  const enemies = engagedWith(state, model).length;
  addLine(lines, enemies > 1, 'SK-HTH-15', 1 - enemies, 'sk.tally.severalFoes');
  const strength = strengthOf(state, model);
  addLine(lines, strength > 0, 'SK-SPR-20', strength, 'sk.tally.strong');
  addLine(lines, strength < 0, 'SK-SPR-24', strength, 'sk.tally.weak');
}

/** SK-HTH-11, SK-HTH-12, SK-SPR-1. Better weapon and Cuirass, in the doubled and tripled tests only. */
export function meleeDoubling(state: State, fight: MeleeFrame): DoublingLines {
  const attackClass = weaponClass(state, fight.attacker, chargesHome(state, fight));
  const defenceClass = weaponClass(state, fight.defender, false);
  const better = (side: Side) => (side === 'attack' ? attackClass > defenceClass : defenceClass > attackClass);
  return {
    winner: (side) => (better(side) ? [{ rule: 'SK-HTH-11', add: 1, what: 'sk.tally.betterWeapon' }] : []),
    loser: (side) => {
      const lines: Reason[] = [];
      addLine(lines, better(side), 'SK-HTH-12', 1, 'sk.tally.betterWeapon');
      addCuirass(state, lines, side === 'attack' ? fight.attacker : fight.defender);
      return lines;
    },
  };
}

/** SK-SPR-1. */
export function addCuirass(state: State, lines: Reason[], model: number): void {
  addLine(lines, has(state, model, 'cuirass'), 'SK-SPR-1', 1, 'sk.tally.cuirass');
}

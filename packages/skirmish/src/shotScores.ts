/** Scores of shots and volleys (SK-RNG-1, SK-RNG-24, SK-GRP-14 … -18). */
import type { Reason, Tally } from '@drumhead/engine';
import { modelAt, profileAt } from './abilities.ts';
import { coverFrom } from './cover.ts';
import type { DoublingLines } from './doubling.ts';
import type { ShotFrame } from './frames.ts';
import { has, isWithin } from './geometry.ts';
import { addCuirass } from './meleeScores.ts';
import { rangeModifier } from './reach.ts';
import { addLine, combatLines, type Scores } from './scores.ts';
import type { State } from './state.ts';

/** SK-RNG-1. What is added to the shooters' die and to the target's. */
export function shotScores(state: State, shot: ShotFrame): Scores {
  return { attack: shooterLines(state, shot), defence: targetLines(state, shot) };
}

/** SK-RNG-24, in its order. Of several shooters the worst of everything counts (SK-GRP-14, -17, -18). */
function shooterLines(state: State, shot: ShotFrame): Tally {
  const { shooters, target } = shot;
  const lines: Reason[] = combatLines(state, weakest(state, shooters));
  addLine(lines, true, 'SK-RNG-3', lowestModifier(state, shot), 'sk.tally.weapon');
  const all = (test: (shooter: number) => boolean) => shooters.every(test);
  const any = (test: (shooter: number) => boolean) => shooters.some(test);
  addLine(
    lines,
    all((s) => has(state, s, 'marksman')),
    'SK-SPR-10',
    1,
    'sk.tally.marksman',
  );
  addLine(
    lines,
    any((s) => has(state, s, 'poorShot')),
    'SK-SPR-14',
    -1,
    'sk.tally.poorShot',
  );
  const cover = coverAgainst(state, shot);
  addLine(lines, cover === 1, 'SK-RNG-10', -1, 'sk.tally.lightCover');
  addLine(lines, cover === 2, 'SK-RNG-10', -2, 'sk.tally.heavyCover');
  addLine(
    lines,
    any((s) => modelAt(state, s).mounted),
    'SK-RNG-9',
    -1,
    'sk.tally.fromHorseback',
  );
  const low = modelAt(state, target).posture !== 'standing';
  const far = low && any((s) => !isWithin(state, s, target, state.field.sticks.l));
  addLine(lines, far, 'SK-RNG-11', -1, 'sk.tally.lowTarget');
  addLine(lines, shot.steady, 'SK-NAT-2', 1, 'sk.tally.steadyVolley');
  return lines;
}

function targetLines(state: State, shot: ShotFrame): Tally {
  const lines = combatLines(state, shot.target);
  addLine(lines, shot.aimed, 'SK-ACN-3', -1, 'sk.tally.aimed');
  addLine(lines, shot.shooters.length > 1, 'SK-GRP-15', 1 - shot.shooters.length, 'sk.tally.volley');
  return lines;
}

/** SK-GRP-14. The shooter with the lowest Combat. */
function weakest(state: State, shooters: readonly number[]): number {
  return shooters.reduce((low, s) => (profileAt(state, s).c < profileAt(state, low).c ? s : low));
}

/** SK-GRP-14. The lowest weapon modifier, each shooter at his own range. */
function lowestModifier(state: State, { shooters, weapons, target }: ShotFrame): number {
  let lowest: number | null = null;
  for (let i = 0; i < shooters.length; i++) {
    const modifier = rangeModifier(state, shooters[i] as number, weapons[i] as number, target);
    if (modifier !== null && (lowest === null || modifier < lowest)) lowest = modifier;
  }
  return lowest ?? 0;
}

/** SK-GRP-17. Cover against one shooter is cover against all: the best of it. */
export function coverAgainst(state: State, shot: ShotFrame): 0 | 1 | 2 {
  let best: 0 | 1 | 2 = 0;
  for (const shooter of shot.shooters) {
    const { grade } = coverFrom(state, shooter, shot.target);
    if (grade > best) best = grade;
  }
  return best;
}

/** SK-SPR-1. Weapons hand to hand do not count here. */
export function shotDoubling(state: State, shot: ShotFrame): DoublingLines {
  return {
    winner: () => [],
    loser: (side) => {
      const lines: Reason[] = [];
      if (side === 'defence') addCuirass(state, lines, shot.target);
      return lines;
    },
  };
}

/** Scores of shots and volleys (SK-RNG-1, SK-RNG-24, SK-GRP-14 … -18). */
import type { Reason, Tally } from '@drumhead/engine';
import type { DoublingLines } from '../doubling.ts';
import type { ShotFrame } from '../../state/frames.ts';
import { addCuirass } from '../handToHand/meleeScores.ts';
import type { Special } from '../../armies/specials.ts';
import { addLine, combatLines, type Scores } from '../scores.ts';
import { type Shooter, type ShotFacts, shotFacts } from './shotFacts.ts';
import type { State } from '../../state/state.ts';

/** SK-RNG-1. The tallies of shooters and target. */
export function shotScores(state: State, shot: ShotFrame): Scores {
  return fireScores(shotFacts(state, shot));
}

export function fireScores(fire: ShotFacts): Scores {
  return { attack: shooterLines(fire), defence: targetLines(fire) };
}

/** SK-RNG-24, in its order. Several shooters use the worst of everything. */
function shooterLines({ shooters, target, cover, steady }: ShotFacts): Tally {
  const worst = (of: (shooter: Shooter) => number) => Math.min(...shooters.map(of)); // SK-GRP-14
  const have = (special: Special) => (shooter: Shooter) => shooter.specials.includes(special);
  const lines: Reason[] = combatLines(worst(({ c }) => c));
  addLine(
    lines,
    true,
    'SK-RNG-3',
    worst(({ modifier }) => modifier),
    'sk.tally.weapon',
  );
  addLine(lines, shooters.every(have('marksman')), 'SK-SPR-10', 1, 'sk.tally.marksman'); // SK-GRP-18
  addLine(lines, shooters.some(have('poorShot')), 'SK-SPR-14', -1, 'sk.tally.poorShot'); // SK-GRP-17
  addLine(lines, cover === 1, 'SK-RNG-10', -1, 'sk.tally.lightCover');
  addLine(lines, cover === 2, 'SK-RNG-10', -2, 'sk.tally.heavyCover');
  // SK-GRP-17
  addLine(
    lines,
    shooters.some(({ mounted }) => mounted),
    'SK-RNG-9',
    -1,
    'sk.tally.fromHorseback',
  );
  const low = target.posture !== 'standing' && shooters.some(({ far }) => far); // SK-GRP-17
  addLine(lines, low, 'SK-RNG-11', -1, 'sk.tally.lowTarget');
  addLine(lines, steady, 'SK-NAT-2', 1, 'sk.tally.steadyVolley');
  return lines;
}

function targetLines({ shooters, target, aimed }: ShotFacts): Tally {
  const lines = combatLines(target.c);
  addLine(lines, aimed, 'SK-ACN-3', -1, 'sk.tally.aimed');
  addLine(lines, shooters.length > 1, 'SK-GRP-15', 1 - shooters.length, 'sk.tally.volley');
  return lines;
}

/** SK-SPR-1. Hand-to-hand weapons do not count here. */
export function fireDoubling({ target }: ShotFacts): DoublingLines {
  return {
    winner: () => [],
    loser: (side) => {
      const lines: Reason[] = [];
      if (side === 'defence') addCuirass(lines, target.specials);
      return lines;
    },
  };
}

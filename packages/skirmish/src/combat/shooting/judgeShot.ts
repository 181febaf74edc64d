/** Judging a shot or volley: verdict and ending (SK-RNG-12 to -15, -22, -23). */
import type { RuleId } from '@drumhead/engine';
import { type Beaten, type Judged, judged, type Verdict } from '../doubling.ts';
import type { ClashResult } from '../../state/events.ts';
import { type Ending, NOTHING } from '../handToHand/judgeMelee.ts';
import type { ShotFacts } from './shotFacts.ts';
import { fireDoubling, fireScores } from './shotScores.ts';

/** SK-RNG-1. The scores of a shot, and the verdict for any faces. */
export function judgeShot(fire: ShotFacts): Judged {
  return judged(fireScores(fire), fireDoubling(fire), {
    // Stryker disable next-line BooleanLiteral: same: whatever happens to a shooter who loses, nothing does (SK-RNG-15)
    attack: false,
    defence: fire.target.posture === 'fallen',
  });
}

/** SK-RNG-12, -13, -15. The ending for the target. A losing shooter suffers nothing. */
export function shotEnding(fire: ShotFacts, { loser, how }: Verdict): Ending {
  if (loser !== 'defence') return NOTHING;
  const what = how === 'recoil' ? shaken(fire) : (how as Beaten);
  return what === 'nothing' ? NOTHING : { side: 'defence', what };
}

/** SK-RNG-12 (SDS): recoils. SK-RNG-13, -22, -23 (SDT): runs for cover, or goes prone in it; riders recoil. */
function shaken({ variant, target, cover }: ShotFacts): ClashResult['what'] {
  if (variant === 'SDS' || target.mounted) return 'recoil';
  if (cover === 0) return 'cover';
  return target.posture === 'prone' ? 'nothing' : 'prone';
}

/** The rule that decided the shot. */
export function shotRule({ variant, target }: ShotFacts, { loser, how }: Verdict): RuleId {
  if (loser !== 'defence') return 'SK-RNG-15';
  if (target.posture === 'fallen' && how === 'wounded') return 'SK-RNG-14';
  return variant === 'SDS' ? 'SK-RNG-12' : 'SK-RNG-13';
}

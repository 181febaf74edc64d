/** Judging a fight hand to hand: verdict and ending (SK-HTH-4, SK-HTH-9, SK-HTH-25). */
import type { RuleId } from '@drumhead/engine';
import { type Judged, judged, type Side, type Verdict } from '../doubling.ts';
import type { ClashResult } from '../../state/events.ts';
import type { MeleeFacts } from './meleeFacts.ts';
import { fightDoubling, fightScores } from './meleeScores.ts';

/** What happens, and to which side (null: neither). */
export interface Ending {
  readonly side: Side | null;
  readonly what: ClashResult['what'];
}

export const NOTHING: Ending = { side: null, what: 'nothing' };

/** SK-HTH-2, SK-HTH-4. The scores of an attack, and the verdict for any faces. */
export function judgeMelee(fight: MeleeFacts): Judged {
  return judged(fightScores(fight), fightDoubling(fight), {
    // The attacker is never Fallen (SK-MOV-16).
    attack: false,
    defence: fight.defender.posture === 'fallen',
  });
}

/** SK-HTH-9, SK-HTH-25. A winner on the ground only survives; a parting blow can only hurt the fleeing model. */
export function meleeEnding({ defender, parting }: MeleeFacts, { loser, how }: Verdict): Ending {
  if (how === null) return NOTHING;
  if (loser === 'attack') return parting || defender.posture !== 'standing' ? NOTHING : { side: loser, what: how };
  return parting && how === 'recoil' ? NOTHING : { side: loser, what: how };
}

/** The rule that decided. */
export function meleeRule({ defender, parting }: MeleeFacts, { loser }: Verdict): RuleId {
  if (loser === null) return 'SK-HTH-7';
  if (parting) return 'SK-HTH-25';
  if (loser === 'defence') return 'SK-HTH-4';
  return defender.posture === 'standing' ? 'SK-HTH-8' : 'SK-HTH-9';
}

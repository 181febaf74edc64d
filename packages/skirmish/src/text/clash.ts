/** Fights and shots as facts of the log: dice, scores, the result, and what decided it. */
import { type Facts, total } from '@drumhead/engine';
import { type Ground, groundOf } from '../combat/doubling.ts';
import { scoreOf } from '../combat/scores.ts';
import type { Event } from '../state/events.ts';

export type Clash = Event & { readonly type: 'melee' | 'shot' };

/** Dice, scores (SK-GEN-9), result and ground of a fight or shot at this model. */
export function clashFacts(event: Clash, target: number): Facts {
  const { faces, attack, defence, result } = event;
  const own = result.loser >= 0 && result.loser !== target;
  return {
    faceA: faces[0],
    faceD: faces[1],
    scoreA: scoreOf(faces[0], attack),
    scoreD: scoreOf(faces[1], defence),
    result: own ? `sk.result.attacker.${result.what}` : `sk.result.${result.what}`,
    why: `sk.why.${whyOf(event)}`,
  };
}

/** What decided: with it, the scores and the faces, the result can be worked out again. */
function whyOf(event: Clash): Ground | 'tie' | 'shooter' | 'lying' | 'parting' | 'partingOdd' | 'mounted' | 'prone' {
  const { faces, attack, defence, doubling, result, rule, type } = event;
  const [a, d] = [scoreOf(faces[0], attack), scoreOf(faces[1], defence)];
  if (a === d) return 'tie';
  const won = a > d;
  const nothing = result.what === 'nothing';
  if (type === 'shot' && !won) return 'shooter';
  if (type === 'melee' && nothing) return rule !== 'SK-HTH-25' ? 'lying' : won ? 'partingOdd' : 'parting';
  const [ofA, ofD] = [a + total(doubling[0]), d + total(doubling[1])];
  const [high, low, natural] = won ? [ofA, ofD, faces[0]] : [ofD, ofA, faces[1]];
  if (nothing) return 'prone';
  // SK-RNG-23: riders recoil where men on foot would run for cover.
  if (result.what === 'recoil' && rule === 'SK-RNG-13') return 'mounted';
  return groundOf(high, low, result.what === 'wounded', natural);
}

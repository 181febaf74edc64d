/** The verdict on two scores: doubled, tripled, odd or even, in the order of SK-HTH-6. */
import { type Tally, total } from '@drumhead/engine';
import { scoreOf, type Scores } from './scores.ts';

/** A side of an opposed roll. */
export type Side = 'attack' | 'defence';

/** How the loser of an opposed roll is beaten, before cover, room and table edges are considered. */
export type Beaten = 'recoil' | 'fallen' | 'wounded' | 'killed';

/** Lines that the doubled and tripled tests add to the winner's and the loser's score, by side. */
export interface DoublingLines {
  readonly winner: (side: Side) => Tally;
  readonly loser: (side: Side) => Tally;
}

export interface Verdict {
  /** The side that lost, or null: a tie (SK-HTH-7). */
  readonly loser: Side | null;
  readonly how: Beaten | null;
  /** Extra lines of the doubled test, attacker's and defender's (SK-HTH-11, -12, SK-SPR-1). */
  readonly doubling: readonly [Tally, Tally];
}

const NOTHING: Verdict = { loser: null, how: null, doubling: [[], []] };

/**
 * SK-HTH-4, SK-HTH-6. Doubled or tripled first, then a loser who was Fallen, then the winner's natural die: odd, the
 * loser recoils; even, he is Fallen.
 */
export function verdictOf(
  faces: readonly [number, number],
  scores: Scores,
  lines: DoublingLines,
  fallen: (side: Side) => boolean,
): Verdict {
  const attack = scoreOf(faces[0], scores.attack);
  const defence = scoreOf(faces[1], scores.defence);
  if (attack === defence) return NOTHING;
  const won = attack > defence;
  const [winner, loser]: readonly [Side, Side] = won ? ['attack', 'defence'] : ['defence', 'attack'];
  const [winnerLines, loserLines] = [lines.winner(winner), lines.loser(loser)];
  const high = (won ? attack : defence) + total(winnerLines);
  const low = (won ? defence : attack) + total(loserLines);
  const natural = won ? faces[0] : faces[1];
  const how = BEATEN[groundOf(high, low, fallen(loser), natural)];
  return { loser, how, doubling: won ? [winnerLines, loserLines] : [loserLines, winnerLines] };
}

/** What decides how a loser is beaten, in the order of SK-HTH-6. */
export type Ground = 'tripled' | 'doubled' | 'down' | 'odd' | 'even';

/** SK-HTH-5: doubled at twice the loser's score, tripled at three times; a loser at 0 is both. */
export function groundOf(winner: number, loser: number, fallen: boolean, natural: number): Ground {
  if (winner >= 3 * loser) return 'tripled';
  if (winner >= 2 * loser) return 'doubled';
  if (fallen) return 'down';
  return natural % 2 === 1 ? 'odd' : 'even';
}

/** SK-HTH-4, SK-HTH-5. */
const BEATEN: Readonly<Record<Ground, Beaten>> = {
  tripled: 'killed',
  doubled: 'wounded',
  down: 'wounded',
  odd: 'recoil',
  even: 'fallen',
};

/** An opposed roll ready for its dice. */
export interface Judged {
  readonly scores: Scores;
  readonly verdictOf: (faces: readonly [number, number]) => Verdict;
}

/** An opposed roll with its verdicts by faces; `fallen`: which sides are Fallen (SK-HTH-4). */
export function judged(scores: Scores, lines: DoublingLines, fallen: Readonly<Record<Side, boolean>>): Judged {
  return { scores, verdictOf: (faces) => verdictOf(faces, scores, lines, (side) => fallen[side]) };
}

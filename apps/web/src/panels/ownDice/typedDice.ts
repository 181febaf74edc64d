/** The faces that are being tapped in, before they are confirmed. Pure. */
import type { DiceRequest } from '@drumhead/engine';
import type { Given } from './faceMeanings.ts';

export interface TypedDice {
  /** Faces in the order in which they were tapped in. */
  readonly faces: readonly number[];
  /** Which of them the next face replaces; null: it is one more. */
  readonly changing: number | null;
}

export const NO_DICE: TypedDice = { faces: [], changing: null };

/** Number of dice that people type in. */
export function wanted(requests: readonly DiceRequest[], typed: readonly boolean[]): number {
  return requests.reduce((sum, { count }, i) => sum + (typed[i] ? count : 0), 0);
}

/** The handful that the next face belongs to; null: all dice have fallen. */
export function openHandful(
  { faces, changing }: TypedDice,
  requests: readonly DiceRequest[],
  typed: readonly boolean[],
): number | null {
  let at = changing ?? faces.length;
  for (const [i, { count }] of requests.entries()) {
    if (!typed[i]) continue;
    if (at < count) return i;
    at -= count;
  }
  return null;
}

/** With one more face, or with a face in place of that which is being changed; unchanged where the die has no such face. */
export function withFace(
  dice: TypedDice,
  face: number,
  requests: readonly DiceRequest[],
  typed: readonly boolean[],
): TypedDice {
  const handful = openHandful(dice, requests, typed);
  if (handful === null || !requests[handful]?.faces.includes(face)) return dice;
  const { faces, changing } = dice;
  if (changing === null) return { faces: [...faces, face], changing };
  return { faces: faces.map((one, i) => (i === changing ? face : one)), changing: null };
}

/** Without the last die; a change that was begun is given up first. */
export function withoutLast({ faces, changing }: TypedDice): TypedDice {
  return { faces: changing === null ? faces.slice(0, -1) : faces, changing: null };
}

/** The faces by handful; the machine's handfuls stay empty. `open`: a die that is to fall again, and is left out. */
export function byHandful(
  { faces }: TypedDice,
  requests: readonly DiceRequest[],
  typed: readonly boolean[],
  open: number | null = null,
): Given {
  let from = 0;
  return requests.map(({ count }, i) => {
    if (!typed[i]) return [];
    const first = from;
    from += count;
    return faces.slice(first, from).filter((_, n) => first + n !== open);
  });
}

/** Exact odds of an opposed roll, memoized by the numbers that decide it. */
import { total } from '@drumhead/engine';
import { clashOdds as endingsOf } from '../query/clashOdds.ts';
import { type DoublingLines, judged, type Side } from '../combat/doubling.ts';
import type { Scores } from '../combat/scores.ts';

/** Probabilities of the results for one side. */
export interface ResultOdds {
  readonly recoil: number;
  readonly fallen: number;
  /** Wounded or killed. */
  readonly out: number;
}

export interface ClashOdds {
  readonly attack: ResultOdds;
  readonly defence: ResultOdds;
}

const known = new Map<string, ClashOdds>();

/** The odds of these scores over the 36 pairs of faces. */
export function clashResults(scores: Scores, lines: DoublingLines, fallen: Readonly<Record<Side, boolean>>): ClashOdds {
  const key = [
    total(scores.attack),
    total(scores.defence),
    total(lines.winner('attack')),
    total(lines.winner('defence')),
    total(lines.loser('attack')),
    total(lines.loser('defence')),
    fallen.attack ? 1 : 0,
    fallen.defence ? 1 : 0,
  ].join();
  let found = known.get(key);
  if (found === undefined) {
    found = counted(scores, lines, fallen);
    known.set(key, found);
  }
  return found;
}

function counted(scores: Scores, lines: DoublingLines, fallen: Readonly<Record<Side, boolean>>): ClashOdds {
  const fates = { attack: { recoil: 0, fallen: 0, out: 0 }, defence: { recoil: 0, fallen: 0, out: 0 } };
  const endings = endingsOf(judged(scores, lines, fallen), ({ loser, how }) => ({
    side: loser,
    what: how ?? 'nothing',
  }));
  for (const { side, what, chance } of endings) {
    if (side === null) continue;
    if (what === 'wounded' || what === 'killed') fates[side].out += chance;
    else if (what === 'recoil' || what === 'fallen') fates[side][what] += chance;
  }
  return fates;
}

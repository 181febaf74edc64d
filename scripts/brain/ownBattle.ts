// The positions of one battle under rules of its scenario's own. Runs in a worker thread.
import { pointsIn, positionReader, scriptPosition, weightsIn } from '@drumhead/bots';
import { knowledgeOf } from '@drumhead/rulesets';
import { momentsOf } from './battle.ts';
import type { Tried } from './gates.ts';
import type { BattleTask } from './kept.ts';

/** A position as its chance is learnt, and as the rule set's own weights read it: what they say without the scenario. */
export interface OwnSample extends Tried {
  readonly points: readonly number[];
}

/** Whoever drew teaches nothing here: no number speaks for a draw. */
export default function ownSamplesOf(task: BattleTask): readonly OwnSample[] {
  const known = knowledgeOf(task.ruleset);
  const { value } = known;
  if (value === null) throw new Error(`nothing is known of chances in ${task.ruleset}`);
  const read = positionReader(known);
  const weights = weightsIn(value.net, known);
  return momentsOf(task).flatMap(({ state, winner, at }) => {
    const script = value.script?.(state) ?? null;
    if (script === null || winner === null) return [];
    const points = pointsIn(read(state), weights);
    return [{ position: scriptPosition(points, script), winner, at, points }];
  });
}

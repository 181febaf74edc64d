/** For tests: what the head says at a decision, asked at once and not in a worker. */
import { advise } from '@drumhead/bots';
import { memoizeBy, type Seat } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Advice } from './advice.ts';
import type { Head } from './head.ts';

interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
}

/** The head of a rule set; one answer for each scene. */
export const headOf = (id: string): ((scene: Asked) => Head) => {
  const known = knowledgeOf(id);
  return memoizeBy(
    ({ state, seat }: Asked): Head => advise(known, known.ruleset.view(state as never, seat), seat) ?? 'silent',
  );
};

/** Steps of a rule set as they come in the page once the head has answered. */
export function answered<Scene extends Asked, Interaction, Piece>(
  id: string,
  firstStep: (scene: Scene, interaction: Interaction, head: Head) => Advice<Piece> | null,
): (scene: Scene, interaction: Interaction) => Advice<Piece> | null {
  const head = headOf(id);
  return (scene, interaction) => firstStep(scene, interaction, head(scene));
}

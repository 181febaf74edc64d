/** For tests: what the head says at a decision, asked at once and not in a worker. */
import { advise } from '@drumhead/bots';
import { memoizeBy, type Seat } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Advice } from './advice.ts';
import type { Head } from './head.ts';

/** The head of a rule set; one answer for each state. */
export function headOf(id: string): (state: unknown, seat: Seat) => Head {
  const known = knowledgeOf(id);
  const answers = memoizeBy((_state: object) => new Map<Seat, Head>());
  return (state, seat) => {
    const given = answers(Object(state));
    const head = given.get(seat) ?? advise(known, known.ruleset.view(state as never, seat), seat) ?? 'silent';
    given.set(seat, head);
    return head;
  };
}

interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Steps of a rule set as they come in the page once the head has answered. */
export function answered<Scene extends Asked, Interaction, Piece>(
  head: (state: unknown, seat: Seat) => Head,
  firstStep: (scene: Scene, interaction: Interaction, head: Head) => Advice<Piece> | null,
  asksAbout: (scene: Scene, interaction: Interaction) => unknown = ({ state }) => state,
): (scene: Scene, interaction: Interaction) => Advice<Piece> | null {
  return (scene, interaction) => firstStep(scene, interaction, head(asksAbout(scene, interaction), scene.seat));
}

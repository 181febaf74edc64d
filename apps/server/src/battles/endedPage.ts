/** What is kept of a battle that is over for its page: as watchers may know it. */
import { nationOf } from '@drumhead/content/sketch';
import { sketchIn } from '@drumhead/rulesets';
import { rulesSetup, type Seat } from '@drumhead/engine';
import type { EndedPage } from '../storage/stored.ts';
import type { Live } from './live.ts';

export function endedPage({ battle, header, at }: Pick<Live, 'battle' | 'header' | 'at'>): EndedPage {
  const { ruleset, state } = battle;
  // What the rules keep from watchers even now is in no picture.
  const sketch = sketchIn(ruleset.id, ruleset.view(state, null));
  const winner = ruleset.outcome(state)?.winner ?? null;
  const nationsOf = (is: (seat: Seat) => boolean): readonly string[] => {
    const found = sketch.sides.flatMap(({ seat, uniform }) => (is(seat) ? (nationOf(uniform) ?? []) : []));
    return [...new Set(found)].sort();
  };
  const { variant } = Object(rulesSetup(header.setup)) as { readonly variant?: unknown };
  return {
    at,
    ruleset: ruleset.id,
    variant: typeof variant === 'string' && variant.length <= LONGEST ? variant : '',
    scenario: header.scenario ?? '',
    nations: nationsOf(() => true),
    won: nationsOf((seat) => seat === winner),
    sketch: JSON.stringify(sketch),
  };
}

/** Characters of what a battle is found by. */
const LONGEST = 40;

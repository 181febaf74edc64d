/**
 * Judges situations with given dice for the command line: sums, verdicts and odds are those of the game. For people
 * who play on a real table.
 */
import type { Checked, Problem } from '@drumhead/engine';
import { checkSchema, jsonSchema } from '@drumhead/content/schema';
import { adjudicateMelee, adjudicateShot, type MeleeOutcome, type ShotOutcome } from './fights.ts';
import {
  type BashOutcome,
  type BreakOutcome,
  type FallOutcome,
  adjudicateActivation,
  adjudicateBash,
  adjudicateBreak,
  adjudicateFall,
  adjudicateMorale,
  adjudicateOrder,
  type MoraleOutcome,
  type RollOutcome,
} from './rolls.ts';
import { type Situation, type SituationKind, SITUATIONS } from './situations.ts';

export type { Situation, SituationKind } from './situations.ts';

export interface Outcomes {
  readonly melee: MeleeOutcome;
  readonly shot: ShotOutcome;
  readonly activation: RollOutcome;
  readonly order: RollOutcome;
  readonly morale: MoraleOutcome;
  readonly fall: FallOutcome;
  readonly bash: BashOutcome;
  readonly break: BreakOutcome;
}

export const SITUATION_KINDS = Object.keys(SITUATIONS) as readonly SituationKind[];

/** A judge who finds nothing wrong with a situation that has the right form. */
function alwaysSound<G, O>(judge: (situation: G) => O): (situation: G) => Checked<O> {
  return (situation) => ({ ok: true, value: judge(situation) });
}

const ADJUDICATORS: { readonly [K in SituationKind]: (situation: Situation<K>) => Checked<Outcomes[K]> } = {
  melee: adjudicateMelee,
  shot: adjudicateShot,
  activation: adjudicateActivation,
  order: alwaysSound(adjudicateOrder),
  morale: adjudicateMorale,
  fall: adjudicateFall,
  bash: adjudicateBash,
  break: alwaysSound(adjudicateBreak),
};

/** The outcome of a situation, or every fault of it. Never throws on what somebody typed. */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown): Checked<Outcomes[K]> {
  const problems: Problem[] = [];
  if (!checkSchema(situation, SITUATIONS[kind], '', problems)) return { ok: false, problems };
  return ADJUDICATORS[kind](situation as Situation<K>);
}

/** One thing that may come of a situation's dice. */
export interface OddsRow {
  readonly chance: number;
  /** Of a clash: the side it happens to; null: to nobody. */
  readonly loser?: string | null;
  /** What happens: an ending, what a morale test says, `done` (a bash). */
  readonly what?: string;
  /** Of a roll against Quality: dice, and what they bring. */
  readonly dice?: number;
  readonly actions?: number;
  readonly failures?: number;
  readonly turnover?: boolean;
}

/** What may come of a situation that was judged, whatever its dice were; empty where none are rolled. */
export function oddsOf(told: Outcomes[SituationKind]): readonly OddsRow[] {
  switch (told.kind) {
    case 'activation':
    case 'order':
      return told.odds.flatMap(({ dice, rows }) => rows.map((row) => ({ dice, ...row })));
    case 'fall':
      return [
        { what: 'wounded', chance: told.wounded },
        { what: 'fallen', chance: 1 - told.wounded },
      ];
    case 'bash':
      return [
        { what: 'done', chance: told.chance },
        { what: 'nothing', chance: 1 - told.chance },
      ];
    case 'break':
      return [];
    default:
      return told.odds;
  }
}

/** What a situation of this kind looks like, as JSON Schema. */
export function situationSchema(kind: SituationKind): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `drumhead adjudicate skirmish ${kind}`,
    ...jsonSchema(SITUATIONS[kind]),
  };
}

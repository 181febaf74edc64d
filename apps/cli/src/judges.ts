/** What each rule set can judge of a table somebody describes, and how that is spelt. */
import type { Checked } from '@drumhead/engine';
import * as largeBattles from '@drumhead/large-battles/adjudicate';
import * as simplicity from '@drumhead/simplicity/adjudicate';
import * as skirmish from '@drumhead/skirmish/adjudicate';
import type { Say } from './translate.ts';

export interface Judge {
  readonly kinds: readonly string[];
  /** JSON Schema of a situation of this kind. */
  schema(kind: string): unknown;
  adjudicate(kind: string, situation: unknown, say: Say): Checked<object>;
  /** Kinds whose dice have odds, and the odds of an outcome of these kinds. */
  readonly oddsKinds: readonly string[];
  odds(outcome: object): readonly skirmish.OddsRow[];
}

/** By the rule set's id. The kinds are checked before anything is judged. */
export const JUDGES: Readonly<Record<string, Judge>> = {
  'large-battles': {
    kinds: largeBattles.ADJUDICATIONS,
    schema: (kind) => largeBattles.adjudicationSchema(kind as largeBattles.AdjudicationKind),
    adjudicate: (kind, situation, say) =>
      largeBattles.adjudicate(kind as largeBattles.AdjudicationKind, situation, say),
    oddsKinds: [],
    odds: () => [],
  },
  skirmish: {
    kinds: skirmish.SITUATION_KINDS,
    schema: (kind) => skirmish.situationSchema(kind as skirmish.SituationKind),
    adjudicate: (kind, situation) => skirmish.adjudicate(kind as skirmish.SituationKind, situation),
    oddsKinds: skirmish.SITUATION_KINDS.filter((kind) => kind !== 'break'),
    odds: (outcome) => skirmish.oddsOf(outcome as skirmish.Outcomes[skirmish.SituationKind]),
  },
  simplicity: {
    kinds: simplicity.SITUATION_KINDS,
    schema: (kind) => simplicity.situationSchema(kind as simplicity.SituationKind),
    adjudicate: (kind, situation) => simplicity.adjudicate(kind as simplicity.SituationKind, situation),
    oddsKinds: simplicity.ODDS_KINDS,
    odds: (outcome) => simplicity.oddsOf(outcome as simplicity.Outcomes[simplicity.SituationKind]),
  },
};

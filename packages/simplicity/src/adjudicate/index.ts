/**
 * Judges situations with given dice for the command line, by the functions of the game. For people who
 * play on a real table.
 */
import type { Checked, Problem } from '@drumhead/engine';
import { checkSchema, jsonSchema } from '@drumhead/content/schema';
import { type FireTold, judgeFire, judgeMelee, type MeleeTold } from './combat.ts';
import {
  type ActivationTold,
  judgeActivation,
  judgePassing,
  judgePoints,
  judgeRally,
  judgeRisk,
  judgeRout,
  type PointsTold,
  type RallyTold,
  type RiskTold,
  type UnitTold,
} from './rolls.ts';
import { type Situation, type SituationKind, SITUATIONS } from './situations.ts';
import type { Chance } from './layout.ts';
import { judgeVictory, type VictoryTold } from './victory.ts';

export type { Situation, SituationKind } from './situations.ts';

export interface Outcomes {
  readonly points: PointsTold;
  readonly activation: ActivationTold;
  readonly fire: FireTold;
  readonly melee: MeleeTold;
  readonly passing: UnitTold;
  readonly rally: RallyTold;
  readonly rout: UnitTold;
  readonly risk: RiskTold;
  readonly victory: VictoryTold;
}

export const SITUATION_KINDS = Object.keys(SITUATIONS) as readonly SituationKind[];
/** Kinds that hang on dice whose chances are worth knowing. */
export const ODDS_KINDS: readonly SituationKind[] = ['activation', 'fire', 'melee', 'passing', 'rally', 'risk'];

const JUDGES: { readonly [K in SituationKind]: (situation: Situation<K>) => Checked<Outcomes[K]> } = {
  points: judgePoints,
  activation: judgeActivation,
  fire: judgeFire,
  melee: judgeMelee,
  passing: judgePassing,
  rally: judgeRally,
  rout: judgeRout,
  risk: judgeRisk,
  victory: judgeVictory,
};

/** The outcome of a situation, or every fault of it. Never throws on bad input. */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown): Checked<Outcomes[K]> {
  const problems: Problem[] = [];
  if (!checkSchema(situation, SITUATIONS[kind], '', problems)) return { ok: false, problems };
  return JUDGES[kind](situation as Situation<K>);
}

/** The chances of a judged situation, whatever dice were given. */
export const oddsOf = (told: Outcomes[SituationKind]): readonly Chance[] => (told.kind === 'victory' ? [] : told.odds);

/** What a situation of this kind looks like, as JSON Schema. */
export function situationSchema(kind: SituationKind): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `drumhead adjudicate simplicity ${kind}`,
    ...jsonSchema(SITUATIONS[kind]),
  };
}

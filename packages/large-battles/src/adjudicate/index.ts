/**
 * Judges situations with given dice for the command line, by the counts and readings of the battle. Plain situations
 * take the dice as given (and tell the number that the rules would roll); situations on a table go to the battle's own
 * judge.
 */
import { read } from '@drumhead/content/schema';
import type { Translate } from '@drumhead/content/position';
import type { Judge as SituationJudge } from '@drumhead/content/told';
import type { Checked } from '@drumhead/engine';
import { type ActivationOutcome, judgeActivation } from './activation.ts';
import { type ApproachOutcome, judgeApproach } from './approach.ts';
import { type BombardmentOutcome, judgeBombardment } from './bombardment.ts';
import { type BreakpointOutcome, judgeBreakpoint } from './breakPoint.ts';
import { chancesLeft } from './chancesLeft.ts';
import { type ContactOutcome, judgeContact } from './contact.ts';
import { judgeMove, type MoveOutcome } from './table/move.ts';
import { judgePlay, type PlayOutcome } from './table/play.ts';
import { judgeRetreat, type RetreatOutcome } from './table/retreat.ts';
import {
  type GeneralOutcome,
  type InitiativeOutcome,
  judgeGeneral,
  judgeInitiative,
  judgeRoles,
  judgeStrength,
  judgeSurvival,
  type RolesOutcome,
  type StrengthOutcome,
  type SurvivalOutcome,
} from './rolls.ts';
import { type DeploymentOutcome, judgeDeployment, judgeTerrain, type TerrainOutcome } from './table/setUp.ts';
import { judgeSight, type SightOutcome } from './table/sight.ts';
import { judgeStanding, type StandingOutcome } from './table/standing.ts';
import { type AdjudicationKind, adjudicationSchema, SCHEMAS, type Situation } from './schemas/index.ts';

export { positionOf } from './table/positionOf.ts';
export { type AdjudicationKind, adjudicationSchema, type Situation } from './schemas/index.ts';

export interface Outcomes {
  readonly activation: ActivationOutcome;
  readonly bombardment: BombardmentOutcome;
  readonly approach: ApproachOutcome;
  readonly contact: ContactOutcome;
  readonly breakpoint: BreakpointOutcome;
  readonly initiative: InitiativeOutcome;
  readonly roles: RolesOutcome;
  readonly survival: SurvivalOutcome;
  readonly general: GeneralOutcome;
  readonly strength: StrengthOutcome;
  readonly terrain: TerrainOutcome;
  readonly deployment: DeploymentOutcome;
  readonly sight: SightOutcome;
  readonly standing: StandingOutcome;
  readonly move: MoveOutcome;
  readonly retreat: RetreatOutcome;
  readonly play: PlayOutcome;
}

export const ADJUDICATIONS = Object.keys(SCHEMAS) as readonly AdjudicationKind[];

type Judge<K extends AdjudicationKind> = (situation: Situation<K>, t?: Translate) => Checked<Outcomes[K]>;

/** A judge without faults of its own for situations of the right form. */
function sure<G, O>(judge: (situation: G) => O): (situation: G) => Checked<O> {
  return (situation) => ({ ok: true, value: judge(situation) });
}

const JUDGES: { readonly [K in AdjudicationKind]: Judge<K> } = {
  activation: judgeActivation,
  bombardment: judgeBombardment,
  approach: judgeApproach,
  contact: judgeContact,
  breakpoint: judgeBreakpoint,
  initiative: sure(judgeInitiative),
  roles: sure(judgeRoles),
  survival: judgeSurvival,
  general: judgeGeneral,
  strength: judgeStrength,
  terrain: judgeTerrain,
  deployment: judgeDeployment,
  sight: judgeSight,
  standing: judgeStanding,
  move: judgeMove,
  retreat: judgeRetreat,
  play: judgePlay,
};

/**
 * The outcome of a situation, or all its faults. Never throws. With `t`, events and refusals of a table come with
 * messages.
 */
export function adjudicate<K extends AdjudicationKind>(
  kind: K,
  situation: unknown,
  t?: Translate,
): Checked<Outcomes[K]> {
  const given = read(situation, SCHEMAS[kind]);
  return given.ok ? JUDGES[kind](given.value, t) : given;
}

export const judge: SituationJudge = {
  kinds: ADJUDICATIONS,
  tableKinds: [
    'terrain',
    'deployment',
    'sight',
    'standing',
    'move',
    'retreat',
    'play',
  ] satisfies readonly AdjudicationKind[],
  schema: (kind) => adjudicationSchema(kind as AdjudicationKind),
  adjudicate: (kind, situation, t) => adjudicate(kind as AdjudicationKind, situation, t),
  // The dice of these fights are counted; their chances are those of `odds contest`.
  oddsKinds: [],
  odds: () => [],
  chancesLeft,
};

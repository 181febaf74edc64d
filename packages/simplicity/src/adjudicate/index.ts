/**
 * Judges situations with given dice for the command line, by the functions of the game. For people who
 * play on a real table.
 */
import type { Judge } from '@drumhead/content/told';
import { type PlayOutcome, type Translate, withOrders } from '@drumhead/content/position';
import type { Checked } from '@drumhead/engine';
import { jsonSchema, read, withWords } from '@drumhead/content/schema';
import { ORDER_WORDS } from '../position/orderWords.ts';
import { FIELD_WORDS } from './fieldWords.ts';
import { fireLeft, meleeLeft } from './chancesLeft.ts';
import { type FireJudgement, judgeFire, judgeMelee, type MeleeJudgement } from './combat.ts';
import {
  type ActivationJudgement,
  judgeActivation,
  judgePassing,
  judgePoints,
  judgeRally,
  judgeRisk,
  judgeRout,
  type PointsJudgement,
  type RallyJudgement,
  type RiskJudgement,
  type UnitJudgement,
} from './rolls.ts';
import { type Step, stepLine } from './givenDice.ts';
import { type Situation, type SituationKind, SITUATIONS } from './situations.ts';
import type { Chance } from './layout.ts';
import { judgeMove, type MoveOutcome } from './table/move.ts';
import { judgePlay } from './table/play.ts';
import { judgeSight, type SightOutcome } from './table/sight.ts';
import { judgeVictory, type VictoryJudgement } from './victory.ts';

export { type Step, stepLine } from './givenDice.ts';
export type { Situation, SituationKind } from './situations.ts';

export interface Outcomes {
  readonly points: PointsJudgement;
  readonly activation: ActivationJudgement;
  readonly fire: FireJudgement;
  readonly melee: MeleeJudgement;
  readonly passing: UnitJudgement;
  readonly rally: RallyJudgement;
  readonly rout: UnitJudgement;
  readonly risk: RiskJudgement;
  readonly victory: VictoryJudgement;
  readonly play: PlayOutcome;
  readonly sight: SightOutcome;
  readonly move: MoveOutcome;
}

export const SITUATION_KINDS = Object.keys(SITUATIONS) as readonly SituationKind[];
/** Kinds that hang on dice whose chances are worth knowing. */
const ODDS_KINDS: readonly SituationKind[] = ['activation', 'fire', 'melee', 'passing', 'rally', 'risk'];

const JUDGES: {
  readonly [K in SituationKind]: (situation: Situation<K>, t?: Translate) => Checked<Outcomes[K]>;
} = {
  points: judgePoints,
  activation: judgeActivation,
  fire: judgeFire,
  melee: judgeMelee,
  passing: judgePassing,
  rally: judgeRally,
  rout: judgeRout,
  risk: judgeRisk,
  victory: judgeVictory,
  play: judgePlay,
  sight: judgeSight,
  move: judgeMove,
};

/**
 * The outcome of a situation, or every fault of it. Never throws on bad input. With `t`, events and refusals of a table
 * come with messages.
 */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown, t?: Translate): Checked<Outcomes[K]> {
  const given = read(situation, SITUATIONS[kind]);
  return given.ok ? JUDGES[kind](given.value, t) : given;
}

/** The chances of a judged situation, whatever dice were given. */
export const oddsOf = (told: Outcomes[SituationKind]): readonly Chance[] => ('odds' in told ? told.odds : []);

/** The chances that the dice given leave open. */
function chancesLeft(kind: SituationKind, situation: unknown): readonly Chance[] {
  const given = read(situation, SITUATIONS[kind]);
  if (!given.ok) return [];
  if (kind === 'fire') return fireLeft(given.value as Situation<'fire'>);
  if (kind === 'melee') return meleeLeft(given.value as Situation<'melee'>);
  const { dice = [] } = given.value as { readonly dice?: readonly number[] };
  // Each friend that is passed has a die of its own with the same chance; all else is known with its first die.
  if (dice.length > 0 && kind !== 'passing') return [];
  const judged = JUDGES[kind](given.value as never);
  return judged.ok && (dice.length === 0 || ('wants' in judged.value && judged.value.wants !== null))
    ? oddsOf(judged.value)
    : [];
}

/** What a situation of this kind looks like, as JSON Schema. */
export function situationSchema(kind: SituationKind): Record<string, unknown> {
  const schema = withWords(jsonSchema(SITUATIONS[kind]), FIELD_WORDS, kind) as object;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `drumhead adjudicate simplicity ${kind}`,
    ...('orders' in SITUATIONS[kind].may || 'orders' in SITUATIONS[kind].must
      ? withOrders(schema, ORDER_WORDS)
      : schema),
  };
}

export const judge: Judge = {
  kinds: SITUATION_KINDS,
  tableKinds: ['play', 'sight', 'move'] satisfies readonly SituationKind[],
  schema: (kind) => situationSchema(kind as SituationKind),
  adjudicate: (kind, situation, t) => adjudicate(kind as SituationKind, situation, t),
  line: (event, t) => stepLine(event as Step, t),
  oddsKinds: ODDS_KINDS,
  odds: (outcome) => oddsOf(outcome as Outcomes[SituationKind]),
  chancesLeft: (kind, situation) => chancesLeft(kind as SituationKind, situation),
};

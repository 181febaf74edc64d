/**
 * Adjudicates single situations for people at a real table, with or without dice: tallies, verdicts and odds are those
 * of the game.
 */
import type { Checked } from '@drumhead/engine';
import type { Judge, OddsRow } from '@drumhead/content/told';
import { type PlayOutcome, type Translate, withOrders } from '@drumhead/content/position';
import { jsonSchema, read, withWords } from '@drumhead/content/schema';
import { ORDER_WORDS } from '../position/orderWords.ts';
import { FIELD_WORDS } from './fieldWords.ts';
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
import { MORALE_DICE } from '../morale/morale.ts';
import { handfulsOf, pairsOf, rowsLeft } from './chancesLeft.ts';
import { type Situation, type SituationKind, SITUATIONS } from './situations.ts';

import { judgeMove, type MoveOutcome } from './table/move.ts';
import { judgePlay } from './table/play.ts';
import { judgeSight, type SightOutcome } from './table/sight.ts';

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
  readonly play: PlayOutcome;
  readonly sight: SightOutcome;
  readonly move: MoveOutcome;
}

export const SITUATION_KINDS = Object.keys(SITUATIONS) as readonly SituationKind[];

const ADJUDICATORS: {
  readonly [K in SituationKind]: (situation: Situation<K>, t?: Translate) => Checked<Outcomes[K]>;
} = {
  melee: adjudicateMelee,
  shot: adjudicateShot,
  activation: adjudicateActivation,
  order: adjudicateOrder,
  morale: adjudicateMorale,
  fall: adjudicateFall,
  bash: adjudicateBash,
  break: adjudicateBreak,
  play: judgePlay,
  sight: judgeSight,
  move: judgeMove,
};

/**
 * The outcome of a situation, or its problems. Never throws on user input. With `t`, events and refusals of a table come
 * with messages.
 */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown, t?: Translate): Checked<Outcomes[K]> {
  const given = read(situation, SITUATIONS[kind]);
  return given.ok ? ADJUDICATORS[kind](given.value, t) : given;
}

/** All possible results of a situation; empty if it needs no dice. */
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
    case 'play':
    case 'sight':
    case 'move':
      return [];
    default:
      return told.odds;
  }
}

/** The JSON Schema of a kind of situation. */
export function situationSchema(kind: SituationKind): Record<string, unknown> {
  const schema = withWords(jsonSchema(SITUATIONS[kind]), FIELD_WORDS, kind) as object;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `drumhead adjudicate skirmish ${kind}`,
    ...('orders' in SITUATIONS[kind].may || 'orders' in SITUATIONS[kind].must
      ? withOrders(schema, ORDER_WORDS)
      : schema),
  };
}

/** The two dice of the kinds that are decided by one on each side. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  melee: ['attacker', 'defender'],
  shot: ['shooter', 'target'],
  fall: ['model', 'fall'],
};

/** The chances that the dice given leave open; none once all lie. */
function chancesLeft(kind: string, situation: unknown): readonly OddsRow[] {
  if (typeof situation !== 'object' || situation === null) return [];
  const { dice, die, ...bare } = situation as Readonly<Record<string, unknown>>;
  const judged = adjudicate(kind as SituationKind, bare);
  if (!judged.ok || die !== undefined) return [];
  const rows = oddsOf(judged.value);
  const resultOf = (roll: unknown) => {
    const told = adjudicate(kind as SituationKind, { ...bare, dice: roll });
    const result = told.ok && 'result' in told.value ? told.value.result : null;
    return result !== null && 'what' in result ? result : null;
  };
  const names = PAIRS[kind];
  if (names !== undefined && typeof dice === 'object' && dice !== null) {
    const rolls = pairsOf(names, dice as Readonly<Record<string, unknown>>);
    return rolls.length > 1 ? rowsLeft(rows, rolls, resultOf) : [];
  }
  if (!Array.isArray(dice) || dice.length === 0) return rows;
  // A player chooses the number of dice of a roll against Quality: those that lie are the roll.
  if (kind !== 'morale') return [];
  const rolls = handfulsOf('fear' in bare && bare.fear === true ? 1 : MORALE_DICE, dice as readonly number[]);
  return rolls.length > 1 ? rowsLeft(rows, rolls, resultOf) : [];
}

const TABLE_KINDS: readonly SituationKind[] = ['play', 'sight', 'move'];

export const judge: Judge = {
  kinds: SITUATION_KINDS,
  tableKinds: TABLE_KINDS,
  schema: (kind) => situationSchema(kind as SituationKind),
  adjudicate: (kind, situation, t) => adjudicate(kind as SituationKind, situation, t),
  oddsKinds: SITUATION_KINDS.filter((kind) => kind !== 'break' && !TABLE_KINDS.includes(kind)),
  odds: (outcome) => oddsOf(outcome as Outcomes[SituationKind]),
  chancesLeft,
};

/** Chances of an Approach or a Contact of a real table, before its dice and while they are typed in. */
import { read } from '@drumhead/content/schema';
import type { OddsRow } from '@drumhead/content/told';
import { D6 } from '@drumhead/engine';
import {
  APPROACH,
  compareDice,
  type ContestKind,
  contestOdds,
  contestOddsWithReroll,
  type Ladder,
  LADDER_OUTCOMES,
  ladderContestVector,
  ladderOddsWithReroll,
  MAX_DICE,
  type RerollOption,
  resolveLadderContest,
} from '@drumhead/odds';
import { approachOutcome, contactLadder, ELIMINATED } from '../combat/dice/results.ts';
import { contactOutlook, JOINT_PAIRS } from '../query/fightChances.ts';
import { judgeApproach } from './approach.ts';
import { judgeContact } from './contact.ts';
import { fightersOn, fightTable } from './fightTable.ts';
import { asList } from './given.ts';
import type { RerollRight } from './rerolls.ts';
import { type GivenUnit, SCHEMAS } from './schemas/index.ts';

/** The dice of both sides as far as they lie. */
interface Lying {
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
}

/**
 * The chances of an Approach or a Contact; empty where it has faults, where all dice lie, or of another kind. Null: some
 * dice are still missing, but one of them may be rolled again, which is decided when all lie.
 */
export function chancesLeft(kind: string, situation: unknown): readonly OddsRow[] | null {
  if (typeof situation !== 'object' || situation === null) return [];
  const { dice, rerolls: _, ...bare } = situation as Readonly<Record<string, unknown>>;
  if (kind === 'approach') return approachLeft(bare, lyingIn(dice));
  return kind === 'contact' ? contactLeft(bare, lyingIn(dice)) : [];
}

function lyingIn(dice: unknown): Lying {
  const { attacker, defender } = (dice ?? {}) as Readonly<Record<string, unknown>>;
  const faces = (list: unknown) => (Array.isArray(list) ? (list as readonly number[]) : []);
  return { attacker: faces(attacker), defender: faces(defender) };
}

function approachLeft(bare: object, lying: Lying): readonly OddsRow[] | null {
  const given = read(bare, SCHEMAS.approach);
  const judged = given.ok ? judgeApproach(given.value) : given;
  if (!given.ok || !judged.ok) return [];
  const { attack, defence, passive, rerolls } = judged.value;
  const joint = oddsOf(attack.total, defence.total, lying, rerolls, contestOf(APPROACH));
  if (joint === null) return hasAll(attack.total, defence.total, lying) ? [] : null;
  const defenders = asList<GivenUnit>(given.value.defender);
  const sums = { hurtA: 0, hurtD: 0, lostA: 0, lostD: 0, actsA: 0, actsD: 0 };
  joint.forEach((chance, i) => {
    const { disA, disD, wonA, wonD } = approachOutcome(JOINT_PAIRS[i] as (typeof JOINT_PAIRS)[number], passive);
    if (disA > 0) sums.hurtA += chance;
    if (disD > 0) sums.hurtD += chance;
    if (given.value.attacker.dis + disA >= ELIMINATED) sums.lostA += chance;
    if (defenders.some(({ dis }) => dis + disD >= ELIMINATED)) sums.lostD += chance;
    if (wonA > 0) sums.actsA += chance;
    if (wonD > 0) sums.actsD += chance;
  });
  return [
    { loser: 'defender', what: 'disordered', chance: sums.hurtD },
    { loser: 'attacker', what: 'disordered', chance: sums.hurtA },
    { loser: 'defender', what: 'eliminated', chance: sums.lostD },
    { loser: 'attacker', what: 'eliminated', chance: sums.lostA },
    { loser: 'attacker', what: 'acts', chance: sums.actsA },
    { loser: 'defender', what: 'acts', chance: sums.actsD },
  ]
    .filter(isPossible)
    .map((row) => ({ ...row, together: true }));
}

function contactLeft(bare: object, lying: Lying): readonly OddsRow[] | null {
  const given = read(bare, SCHEMAS.contact);
  const judged = given.ok ? judgeContact(given.value) : given;
  if (!given.ok || !judged.ok) return [];
  const { attack, defence, rerolls } = judged.value;
  const { a, d } = fightersOn(fightTable(given.value, 'contact'), given.value);
  const odds = oddsOf(attack.total, defence.total, lying, rerolls, ladderOf(contactLadder(a, d)));
  if (odds === null) return hasAll(attack.total, defence.total, lying) ? [] : null;
  const { wins, a: attackers, d: defenders } = contactOutlook(given.value.level, a, d, odds);
  return [
    { loser: 'attacker', what: 'wins', chance: wins },
    { loser: 'defender', what: 'wins', chance: 1 - wins },
    { loser: 'defender', what: 'eliminated', chance: defenders.any, together: true },
    { loser: 'attacker', what: 'eliminated', chance: attackers.any, together: true },
  ].filter(isPossible);
}

const isPossible = ({ chance }: OddsRow): boolean => chance > 1e-9;

/** How the dice of both sides are read. */
interface Reading {
  readonly results: number;
  readonly odds: (a: number, d: number) => Float64Array;
  readonly oddsWithReroll: (a: number, d: number, options: readonly RerollOption[]) => Float64Array;
  /** Place of the result of these dice. */
  readonly indexOf: (a: readonly number[], d: readonly number[]) => number;
}

const contestOf = (kind: ContestKind): Reading => ({
  results: JOINT_PAIRS.length,
  odds: (a, d) => contestOdds(a, d, kind),
  oddsWithReroll: (a, d, options) => contestOddsWithReroll(a, d, kind, options),
  indexOf: (a, d) => compareDice(a, d, kind).index,
});

const ladderOf = (ladder: Ladder): Reading => ({
  results: LADDER_OUTCOMES.length,
  odds: (a, d) => ladderContestVector(a, d, ladder),
  oddsWithReroll: (a, d, options) => ladderOddsWithReroll(a, d, ladder, options),
  indexOf: (a, d) => {
    const { winner, second, doubled, third } = resolveLadderContest(a, d, ladder);
    // Where the first pair was won by the loser of the second, doubling means nothing.
    return LADDER_OUTCOMES.findIndex(
      (one) => one.winner === winner && one.second === second && one.doubled === doubled && one.third === third,
    );
  },
});

const hasAll = (a: number, d: number, { attacker, defender }: Lying): boolean =>
  attacker.length >= Math.min(MAX_DICE, a) && defender.length >= Math.min(MAX_DICE, d);

/**
 * The chance of each result; null where all dice lie, or where some lie and one may be rolled again: a re-roll is decided
 * when all lie.
 */
function oddsOf(
  a: number,
  d: number,
  lying: Lying,
  rights: readonly RerollRight[],
  reading: Reading,
): Float64Array | null {
  const [diceA, diceD] = [Math.min(MAX_DICE, a), Math.min(MAX_DICE, d)];
  if (lying.attacker.length + lying.defender.length === 0) {
    const sides = new Set(rights.map(({ by }) => (by === 'attacker' ? ('a' as const) : ('b' as const))));
    const options = [...sides].map((side) => ({ side }));
    return options.length > 0 ? reading.oddsWithReroll(diceA, diceD, options) : reading.odds(diceA, diceD);
  }
  const [leftA, leftD] = [diceA - lying.attacker.length, diceD - lying.defender.length];
  if (rights.length > 0 || (leftA <= 0 && leftD <= 0)) return null;
  const odds = new Float64Array(reading.results);
  const hands = handsOf(lying.defender, Math.max(0, leftD));
  for (const own of handsOf(lying.attacker, Math.max(0, leftA))) {
    for (const other of hands) {
      const at = reading.indexOf(own.faces, other.faces);
      odds[at] = (odds[at] as number) + own.chance * other.chance;
    }
  }
  return odds;
}

/** Three dice are compared, and at most two unused ones settle ties. */
const LOOKED_AT = 5;

interface Hand {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** The highest dice of a side, as far as they are looked at, once `left` more lie beside these. */
function handsOf(lying: readonly number[], left: number): readonly Hand[] {
  const top = (faces: readonly number[]) => [...faces].sort((x, y) => y - x).slice(0, LOOKED_AT);
  let hands: readonly Hand[] = [{ faces: top(lying), chance: 1 }];
  for (let die = 0; die < left; die++) {
    const next = new Map<string, { faces: readonly number[]; chance: number }>();
    for (const { faces, chance } of hands) {
      for (const face of D6) {
        const more = top([...faces, face]);
        const known = next.get(more.join()) ?? { faces: more, chance: 0 };
        known.chance += chance / D6.length;
        next.set(more.join(), known);
      }
    }
    hands = [...next.values()];
  }
  return hands;
}

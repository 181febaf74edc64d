/** LB-SEQ-06 for the command line. */
import type { Checked } from '@drumhead/engine';
import type { Situation } from './schemas/index.ts';
import { countShot } from '../combat/dice/counting.ts';
import { ELIMINATED, sectorResult, SECTOR_DESTROYED, shotResult } from '../combat/dice/results.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import { bombardmentProblems, unlessImpossible } from './impossible.ts';
import {
  type Count,
  counted,
  coverOf,
  fighter,
  type Length,
  length,
  type Miscounted,
  miscount,
  retreatStick,
  scaleOf,
} from './given.ts';

type Given = Situation<'bombardment'>;

/** One effect with its rule. */
export interface Effect {
  readonly effect: string;
  readonly rule: string;
  /** The unit concerned: target, garrison, sector, unit behind. */
  readonly who: string;
  readonly dis?: number;
  readonly distance?: Length;
}

export interface BombardmentOutcome {
  readonly kind: 'bombardment';
  readonly attack: Count;
  readonly defence: Count;
  readonly miscounted?: readonly Miscounted[];
  readonly pairs: readonly DescribedPair[];
  readonly effects: readonly Effect[];
  readonly target: {
    /** Its name, if it was given one. */
    readonly unit?: string;
    readonly dis: number;
    readonly formation: string | null;
    readonly eliminated: boolean;
  } | null;
  readonly sector: { readonly dis: number; readonly destroyed: boolean } | null;
  readonly garrison: { readonly dis: number; readonly eliminated: boolean; readonly leaves: boolean } | null;
  readonly bounce: boolean;
}

export function judgeBombardment(given: Given): Checked<BombardmentOutcome> {
  return unlessImpossible(bombardmentProblems(given), () => ({ ok: true, value: judgePossible(given) }));
}

function judgePossible(given: Given): BombardmentOutcome {
  const { target } = given;
  const sector = target.arm === 'sector';
  const tallies = countShot({
    level: given.level,
    battery: fighter(given.battery),
    target: sector ? null : fighter(target),
    range: given.range,
    added: given.added,
    cover: sector ? [] : coverOf(given.cover),
    skirmishersSpoil: given.skirmishersSpoil && target.arm === 'infantry' && target.sk > 0,
  });
  const described = {
    kind: 'bombardment' as const,
    attack: counted(tallies.attack),
    defence: counted(tallies.defence),
  };
  const nothing = { pairs: [], effects: [], target: null, sector: null, garrison: null, bounce: false };
  if (given.dice === undefined) return { ...described, ...nothing };
  return {
    ...described,
    ...miscount(described, given.dice),
    ...nothing,
    ...(sector ? atSector(given) : atUnit(given)),
  };
}

type Result = Pick<BombardmentOutcome, 'pairs' | 'effects'> & Partial<BombardmentOutcome>;

function atUnit(given: Given): Result {
  const { target, dice } = given;
  if (target.arm === 'sector' || dice === undefined) return { pairs: [], effects: [] };
  const result = shotResult(given.level, fighter(target), dice.attacker, dice.defender, given.roomToLimber);
  const guns = target.arm === 'artillery';
  let { dis } = target;
  let formation: string = target.formation;
  let bounce = false;
  const effects: Effect[] = result.effects.map((effect) => {
    switch (effect) {
      case 'disorder':
        dis++;
        return {
          effect: dis < ELIMINATED ? 'disorder' : 'eliminated',
          rule: guns ? 'LB-BOMB-11' : 'LB-BOMB-10',
          who: 'target',
          dis,
        };
      case 'retreat':
        return { effect: 'retreat', rule: 'LB-BOMB-14', who: 'target', distance: length(scaleOf(given), 'VS') };
      case 'limber':
        formation = 'limbered';
        return { effect: 'limber', rule: 'LB-BOMB-11', who: 'target' };
      case 'fullMove':
        return {
          effect: 'fullMove',
          rule: 'LB-BOMB-15',
          who: 'target',
          distance: length(scaleOf(given), retreatStick(target)),
        };
      case 'bounce':
        bounce = true;
        return { effect: 'bounce', rule: 'LB-BOMB-16', who: 'unitBehind', dis: 1 };
    }
  });
  return {
    pairs: describePairs(result.pairs, result.contest.compared, result.contest.used),
    effects,
    target: {
      ...(target.name === undefined ? {} : { unit: target.name }),
      dis: Math.min(dis, ELIMINATED),
      formation,
      eliminated: dis >= ELIMINATED,
    },
    bounce,
  };
}

function atSector(given: Given): Result {
  const { target, dice } = given;
  if (target.arm !== 'sector' || dice === undefined) return { pairs: [], effects: [] };
  const inside = target.garrison;
  const result = sectorResult(target.dis, inside !== undefined, dice.attacker, dice.defender);
  let garrison = inside?.dis ?? 0;
  let leaves = false;
  const effects: Effect[] = [];
  result.effects.forEach((effect, step) => {
    const dis = target.dis + step + 1;
    effects.push({
      effect: effect === 'destroyed' ? 'destroyed' : 'sectorDisorder',
      rule: 'LB-BOMB-19',
      who: 'sector',
      dis,
    });
    const there = inside !== undefined && garrison < ELIMINATED && !leaves;
    if (!there || effect === 'damaged') return;
    if (effect !== 'destroyed') {
      garrison++;
      const gone = garrison >= ELIMINATED;
      effects.push({ effect: gone ? 'eliminated' : 'disorder', rule: 'LB-BOMB-19', who: 'garrison', dis: garrison });
      if (gone) return;
    }
    if (effect !== 'garrisonDisordered') {
      leaves = true;
      effects.push({ effect: 'withdraw', rule: 'LB-BUA-23', who: 'garrison', distance: length(scaleOf(given), 'M') });
    }
  });
  return {
    pairs: describePairs(result.pairs, result.contest.compared, result.contest.used),
    effects,
    sector: { dis: result.dis, destroyed: result.dis >= SECTOR_DESTROYED },
    garrison: inside === undefined ? null : { dis: garrison, eliminated: garrison >= ELIMINATED, leaves },
  };
}

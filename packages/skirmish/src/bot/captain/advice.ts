/** What advice knows of the captain of the skirmish: what his expectations are made of, and what may come of an order. */
import { type AdviceRoom, type Odds, total } from '@drumhead/engine';
import { attackOf } from '../../combat/handToHand/melee.ts';
import { shotOf } from '../../combat/shooting/shooting.ts';
import { everybodyIn, groupBonus, groupQuality } from '../../command/giveOrder.ts';
import { has } from '../../ground/geometry.ts';
import { type RollChance, rollOdds } from '../../query/rollOdds.ts';
import { type Command, ORDERED_PIECES } from '../../state/commands.ts';
import type { ModelProfile, State } from '../../state/state.ts';
import { activationBonus } from '../../turn/activation.ts';
import { meleeResults, shotResults } from '../combatWorth.ts';
import type { ResultOdds } from '../fates.ts';
import { type Mind, newMind } from './mind.ts';
import { TERMS, type TermKey, weightsOf } from './terms.ts';

/** Everything that may be told of a roll. */
export type OddsKey =
  | `actions${0 | 1 | 2 | 3}`
  | 'turnover'
  | `target${'Out' | 'Down' | 'Back'}`
  | `own${'Out' | 'Down' | 'Back'}`;
export type ReasonKey = TermKey;

type ToldOdds = Odds & { readonly what: OddsKey };

export const advice: AdviceRoom<State, Command, Mind> = {
  places: ['x', 'y', 'level', 'points', 'laying', 'openings', 'distance'],
  pieces: ORDERED_PIECES,
  rests: ['endTurn', 'stop'],
  beside: [],
  rollsForActions: ({ type }) => type === 'dice' || type === 'orderDice',
  leaning: (key, times) => newMind(weightsOf(TERMS.map((term) => (term.key === key ? times : 1) * term.weight))),
  odds(state, _seat, command) {
    const frame = state.frames[state.frames.length - 1];
    if (frame?.at === 'diceChoice' && command.type === 'dice') {
      const { q } = state.field.models[frame.model] as ModelProfile;
      const bonus = total(activationBonus(state, frame.model, command.charge, frame.lucky));
      return rolled(rollOdds(q, bonus, command.dice, has(state, frame.model, 'unstable')));
    }
    if (frame?.at === 'orderDice' && command.type === 'orderDice') {
      const all = everybodyIn(frame.order);
      return rolled(rollOdds(groupQuality(state, all), total(groupBonus(state, frame.order)), command.dice));
    }
    if (frame?.at === 'acting' && command.type === 'attack') {
      const { attack, defence } = meleeResults(state, attackOf(state, frame.doing, command.target, command.powerful));
      return positive([...fates('target', defence), ...fates('own', attack)]);
    }
    if (frame?.at === 'acting' && command.type === 'shoot') {
      const shot = shotOf(frame.doing.model, command.weapon, command.target, command.aimed);
      return positive(fates('target', shotResults(state, shot)));
    }
    return [];
  },
};

const ACTIONS = [0, 1, 2, 3] as const;

function rolled(rolls: readonly RollChance[]): readonly ToldOdds[] {
  const chanceOf = (is: (row: RollChance) => boolean): number => {
    let sum = 0;
    for (const row of rolls) if (is(row)) sum += row.chance;
    return sum;
  };
  return positive([
    ...ACTIONS.map((count) => ({
      what: `actions${count}` as const,
      chance: chanceOf(({ actions }) => Math.min(3, actions) === count),
    })),
    { what: 'turnover' as const, chance: chanceOf(({ turnover }) => turnover) },
  ]);
}

const fates = (whose: 'target' | 'own', { out, fallen, recoil }: ResultOdds): readonly ToldOdds[] => [
  { what: `${whose}Out`, chance: out },
  { what: `${whose}Down`, chance: fallen },
  { what: `${whose}Back`, chance: recoil },
];

const positive = (list: readonly ToldOdds[]): readonly ToldOdds[] => list.filter(({ chance }) => chance > 0);

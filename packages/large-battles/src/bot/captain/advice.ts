/** What advice knows of the captain of Large Battles: what his expectations are made of, and what may come of an order. */
import type { AdviceRoom, Odds } from '@drumhead/engine';
import { type ActivationOdds, activationOdds } from '@drumhead/odds';
import { orderPreview, type Preview } from '../../query/preview.ts';
import type { Coming } from '../../query/fightChances.ts';
import { type Command, ORDERED_PIECES } from '../../state/commands.ts';
import type { GeneralProfile, State } from '../../state/state.ts';
import { decide } from '../../turn/machine.ts';
import { rollsOf } from '../activationProspect.ts';
import { USUAL } from '../judgement.ts';
import { CAPTAIN } from './judgement.ts';
import { type Mind, newMind } from './mind.ts';
import { TERMS } from './terms.ts';

/** What failures give the enemy is no term: it is none of a position. */
const BESIDE = ['reactions'] as const;

/** The terms that a position is read for without his judgement. */
const READ_APART: readonly string[] = ['losses', 'support', 'generals'];

/** Orders that roll for actions. */
const ROLLED: readonly Command['type'][] = ['activate', 'press', 'react', 'activateGeneral', 'reactGeneral', 'group'];

/** Everything that may be told of a roll. */
export type OddsKey = Coming | `actions${0 | 1 | 2 | 3 | 4}` | 'doubleFailure';
export type ReasonKey = (typeof TERMS)[number]['key'] | (typeof BESIDE)[number];

export const advice: AdviceRoom<State, Command, Mind> = {
  places: ['x', 'y', 'facing', 'move', 'angle', 'points', 'crossings'],
  pieces: ORDERED_PIECES,
  rests: ['pass', 'close', 'stop', 'hold', 'waive', 'keep', 'decline', 'stay'],
  beside: BESIDE,
  rollsForActions: ({ type }) => ROLLED.includes(type),
  leaning(key, times) {
    const weights = TERMS.map((term) => (term.key === key && READ_APART.includes(key) ? times : 1) * term.weight);
    return newMind(weights, { ...CAPTAIN, counts: { ...USUAL, [key]: times } });
  },
  odds(state, seat, command): readonly ToldOdds[] {
    switch (command.type) {
      case 'activate':
        return finishing(rollsOf(state, command.unit, command.dice, false));
      case 'press': {
        const frame = state.frames[state.frames.length - 1];
        return frame?.at === 'freeMove' ? finishing(rollsOf(state, frame.unit, command.dice, false)) : [];
      }
      case 'react': {
        const frame = state.frames[state.frames.length - 1];
        return frame?.at === 'window' ? rolled(rollsOf(state, command.unit, frame.dice, true)) : [];
      }
      case 'activateGeneral':
        return rolled(activationOdds((state.generals[command.general] as { q: number }).q, command.dice, 0));
      case 'group': {
        const general = state.generals[command.general] as State['generals'][number];
        const { active } = (state.field.generals[command.general] as GeneralProfile).traits;
        const options = { rerollFailure: active && !general.replacement && !general.activeUsed };
        return finishing(activationOdds(general.q, command.dice, 0, options));
      }
      default:
        return told(orderPreview(state, command, () => afterOrder(state, seat, command)));
    }
  },
};

interface ToldOdds extends Odds {
  readonly what: OddsKey;
}

const ACTIONS = [0, 1, 2, 3, 4] as const;

/** Failures of a reaction, and a General's own, finish nothing (LB-REACT-05, LB-ACT-16). */
function rolled(rolls: readonly ActivationOdds[]): readonly ToldOdds[] {
  return positive(
    ACTIONS.map((count) => ({
      what: `actions${count}` as const,
      chance: chanceOf(rolls, ({ actions }) => Math.min(4, actions) === count),
    })),
  );
}

/** LB-ACT-13. A double failure of a unit or a group finishes the brigade, or the CinC. */
const finishing = (rolls: readonly ActivationOdds[]): readonly ToldOdds[] =>
  positive([...rolled(rolls), { what: 'doubleFailure', chance: chanceOf(rolls, ({ turnover }) => turnover) }]);

function chanceOf(rolls: readonly ActivationOdds[], is: (row: ActivationOdds) => boolean): number {
  let sum = 0;
  for (const row of rolls) if (is(row)) sum += row.probability;
  return sum;
}

function afterOrder(state: State, seat: string, command: Command): State | null {
  const decision = decide(state, seat, command);
  return decision.ok ? decision.state : null;
}

const told = (preview: Preview | null): readonly ToldOdds[] => positive(preview?.chances ?? []);

const positive = <T extends Odds>(list: readonly T[]): readonly T[] => list.filter(({ chance }) => chance > 0);

/**
 * The turn as one gamble. Each activation brings its gain and may end the turn (SK-ACT-3), which loses what the men
 * who have not acted would still bring. Dice and order are chosen together: first who rolls one die, as that ends no
 * turn, then who gains most for his chance to end it.
 */
import { mostDice } from '../../turn/activation.ts';
import { canBeNominated } from '../../turn/turn.ts';
import { meanGain } from '../activationGain.ts';
import { activationRolls } from '../activationRolls.ts';
import { gainsOf } from '../gains.ts';
import type { Outlook } from '../outlook.ts';

/** Share of the others' gains that a turnover loses where the rest is made good in the next turn. */
const LOST = 0.8;

/** The share that is lost now: all of it where no turn of one's own comes any more. */
export const lostShare = ({ ahead }: Outlook): number => 1 - (1 - LOST) * ahead.own;

/** Rounds in which dice and order are fitted to each other. */
const ROUNDS = 4;

/** What an activation brings on average with a number of dice, and its chance to end the turn. */
interface Stake {
  readonly gain: number;
  readonly turnover: number;
}

interface Actor {
  readonly model: number;
  /** With one die, two, three. */
  readonly stakes: readonly Stake[];
}

/** Expected gain of the rest of the turn by the models that have not acted, except some. */
export function restOfTurn(outlook: Outlook, without: readonly number[]): number {
  const actors: Actor[] = [];
  for (const model of outlook.own) {
    if (without.includes(model) || !canBeNominated(outlook.state, outlook.player, model)) continue;
    actors.push({ model, stakes: stakesOf(outlook, model) });
  }
  return gainOfTurn(actors, lostShare(outlook));
}

function stakesOf(outlook: Outlook, model: number): readonly Stake[] {
  const gains = gainsOf(outlook, model);
  const stakes: Stake[] = [];
  for (let dice = 1; dice <= mostDice(outlook.state, model); dice += 1) {
    const rolls = activationRolls(outlook.state, model, dice);
    stakes.push({ gain: meanGain(gains, rolls), turnover: rolls.turnover });
  }
  return stakes;
}

function gainOfTurn(actors: readonly Actor[], lost: number): number {
  let best = 0;
  let chosen = actors.map((actor) => ({ actor, stake: actor.stakes[actor.stakes.length > 1 ? 1 : 0] as Stake }));
  for (let round = 0; round < ROUNDS; round += 1) {
    chosen.sort((a, b) => rate(b.stake) - rate(a.stake) || a.actor.model - b.actor.model);
    let rest = 0;
    // From the last to the first: each man's dice depend on what those after him may bring.
    chosen = chosen.reduceRight<typeof chosen>((later, { actor }) => {
      const stake = bestStake(actor.stakes, rest, lost);
      rest = worthOf(stake, rest, lost);
      later.push({ actor, stake });
      return later;
    }, []);
    best = Math.max(best, rest);
  }
  return best;
}

function bestStake(stakes: readonly Stake[], rest: number, lost: number): Stake {
  let best = stakes[0] as Stake;
  for (const stake of stakes) if (worthOf(stake, rest, lost) > worthOf(best, rest, lost)) best = stake;
  return best;
}

const worthOf = ({ gain, turnover }: Stake, rest: number, lost: number): number => gain + (1 - lost * turnover) * rest;

const rate = ({ gain, turnover }: Stake): number => (turnover === 0 ? Number.MAX_VALUE : gain / turnover);

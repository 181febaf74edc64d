// A battle between captains into which a blunder is planted: is it found again? Runs in a worker thread.
import { type AccountedStep, captainPlayer, priceOf, pricesOf } from '@drumhead/bots';
import { type Command, DICE, playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { type BattleTask, keptBattle, type KeptStep } from '../brain/kept.ts';

export interface PlantedBlunder {
  /** The order given in place of the captain's, and what it costs by the analyst at leisure. */
  readonly command: Command;
  readonly cost: number;
  /** Its place among the costliest orders of its side as reports tell them, from 1; 0: it is not among them. */
  readonly place: number;
  /** What it costs by the analyst of reports; null where he sees nothing to choose. */
  readonly told: number | null;
  /** The costs of those that are told. */
  readonly costliest: readonly number[];
  /**
   * Of one that is not among them: did its side give the best order all the same before others acted, so that the analyst at
   * leisure finds no error in the battle either?
   */
  readonly isMadeGood: boolean;
}

/** States that the analyst at leisure reads for a plan, at most: ten times as many as that of reports. */
const READS = 6000;
/** A blunder costs so much by him. */
const LEAST = 0.1;
/** Orders that are tried, at most, until one is a blunder. */
const TRIES = 300;
/** Commands that a side may give before others act. */
const TURN = 60;
/** A battle of so many commands is given up. */
const CAP = 8000;

/** Null where no blunder was met, or the battle has no end. */
export default function plantedBlunder(task: BattleTask): PlantedBlunder | null {
  const known = knowledgeOf(task.ruleset);
  const { begun, steps } = keptBattle(task);
  const before: readonly AccountedStep[] = [{ number: 0, seat: '', state: begun }, ...steps];
  const planted = blunderIn(known, before, steps, `${task.seed}/blunder`);
  if (planted === null) return null;
  const { step, command, cost } = planted;
  const { number, seat } = step;
  const stateBefore = (before[number - 1] as AccountedStep).state;
  const played = playedOn(known, before.slice(0, number), { seat, command }, `${task.seed}/planted`);
  const prices = pricesOf(known, played, { of: seat });
  const side = known.ruleset.seats(begun).indexOf(seat);
  if (prices === null || known.ruleset.outcome(played.at(-1)?.state) === null) return null;
  const costliest = prices.costliest[side] ?? [];
  const isPlanted = ({ from }: { readonly from: number }): boolean => from === number - 1;
  const place = costliest.findIndex(isPlanted) + 1;
  const turn = played.slice(number - 1, number + TURN);
  const isMadeGood = place === 0 && pricesOf(known, turn, { of: seat, reads: READS })?.prices.some(isPlanted) === false;
  return {
    command,
    cost,
    place,
    told: priceOf(known, stateBefore, seat, command),
    costliest: costliest.map(({ costs }) => costs[side] as number),
    isMadeGood,
  };
}

/** Orders drawn anywhere in the battle, until one is a blunder. */
function blunderIn(
  known: Known,
  before: readonly AccountedStep[],
  steps: readonly KeptStep[],
  seed: string,
): { readonly step: KeptStep; readonly command: Command; readonly cost: number } | null {
  const draw = seededRandomInt(seed);
  const { ruleset } = known;
  for (let tries = 0; tries < TRIES; tries++) {
    const step = steps[draw(steps.length)] as KeptStep;
    const { state } = before[step.number - 1] as AccountedStep;
    if (step.seat === DICE || ruleset.summary(state).length === 0) continue;
    const offers = ruleset.offers(ruleset.view(state, step.seat), step.seat);
    const command = offers[draw(Math.max(1, offers.length))];
    if (command === undefined) continue;
    const cost = priceOf(known, state, step.seat, command, { reads: READS });
    if (cost !== null && cost >= LEAST) return { step, command, cost };
  }
  return null;
}

/** The battle up to an order, with another in its place, and played on by captains. */
function playedOn(
  known: Known,
  steps: readonly AccountedStep[],
  { seat, command }: { readonly seat: string; readonly command: Command },
  seed: string,
): readonly AccountedStep[] {
  const { ruleset, room } = known;
  const last = steps.at(-1) as AccountedStep;
  const decision = ruleset.decide(last.state, seat, command);
  if (room === null || !decision.ok) throw new Error('an offered order is refused');
  const all: AccountedStep[] = [...steps, { number: last.number + 1, seat, command, state: decision.state }];
  const players = Object.fromEntries(ruleset.seats(last.state).map((one) => [one, captainPlayer(ruleset, room)]));
  playState(
    ruleset,
    decision.state,
    { players, dice: seededDice(seed) },
    {
      until: () => all.length >= CAP,
      onStep: (step) =>
        void all.push({ number: all.length, seat: step.seat, command: step.command, state: step.state }),
    },
  );
  return all;
}

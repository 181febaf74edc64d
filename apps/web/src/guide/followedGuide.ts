/** For tests: whole guided battles, played as the guide says and by the buttons of the page, against the computer. */
import { objectionTo, playerCalled, standingAnswer } from '@drumhead/bots';
import { type AnyRuleset, begin, type Command, decide, DEFAULT_ORDERS, DICE, seededDice } from '@drumhead/engine';
import type { StandingOrders } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { StepResult } from '../battle/interaction/interaction.ts';
import type { ReadyBattle } from '../rulesets/rulesetManifest.ts';
import { type Advising, type Held, orderInHand } from './advice.ts';
import { CONFIRM } from './answerOf.ts';
import { headOf } from './askedHead.ts';

export interface Followed<Scene, Interaction extends Held, Input, Piece>
  extends Pick<Advising<Scene, Interaction, Piece>, 'firstStep'> {
  readonly ruleset: AnyRuleset;
  readonly battle: ReadyBattle;
  readonly setup: unknown;
  readonly sceneOf: (state: unknown, seat: string) => Scene;
  /** The interaction at a new decision: the piece that it is about is selected. */
  readonly atFirst: (scene: Scene) => Interaction;
  readonly step: (interaction: Interaction, input: Input, scene: Scene) => StepResult<Interaction, Command>;
  /** Taps a piece in the panel. */
  readonly select: (answer: object) => Input;
  /** Draws a move of the guide on the table. */
  readonly draw: (move: Command, interaction: Interaction) => Input;
  readonly confirm: Input;
  /** The orders of a button that rolls; null: the answer is an order by itself. */
  readonly rolls: (answer: Command, interaction: Interaction, scene: Scene) => readonly Command[] | null;
  readonly afterHolding?: (scene: Scene, orders: StandingOrders) => Partial<StandingOrders>;
  readonly asksAbout?: (scene: Scene, interaction: Interaction) => object;
}

export interface GuidedBattle {
  readonly isWon: boolean;
  /** The enemy gave an order before the end. */
  readonly isFought: boolean;
  /** Questions put to the player. */
  readonly questions: number;
  /** Keys of all steps. */
  readonly said: ReadonlySet<string>;
  /** Objections to the very order that the guide asked for. */
  readonly contradictions: readonly string[];
  /** The most Holds that it asked for in one turn. */
  readonly holds: number;
}

/** More steps than any guided battle has. */
const MOST_STEPS = 3000;
/** Taps that a single question may take. */
const MOST_TAPS = 5;

/** Throws where the guide marks no answer, or one that is refused. */
export function playGuided<Scene, Interaction extends Held, Input, Piece>(
  followed: Followed<Scene, Interaction, Input, Piece>,
  seed: string,
): GuidedBattle {
  const { ruleset, battle: ready, setup, sceneOf } = followed;
  const { mine, against = 'captain' } = ready;
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const known = knowledgeOf(ruleset.id);
  const enemy = playerCalled({ rank: against, weights: {} }, known, seed);
  const ask = headOf(ruleset.id);
  const dice = seededDice(seed);
  const said = new Set<string>();
  const contradictions: string[] = [];
  const holds = new Map<unknown, number>();
  let battle = begun.value;
  let orders: StandingOrders = DEFAULT_ORDERS;
  let questions = 0;
  let isFought = false;

  /** What the player orders: the marked answers one after another, until one of them is an order. */
  function answered(): readonly Command[] {
    const scene = sceneOf(battle.state, mine);
    let interaction = followed.atFirst(scene);
    questions++;
    for (let tap = 0; tap < MOST_TAPS; tap++) {
      const head = ask(followed.asksAbout?.(scene, interaction) ?? battle.state, mine);
      const step = followed.firstStep(scene, interaction, head);
      const key = step?.key ?? 'nothing';
      said.add(key);
      if (step?.why !== undefined) said.add(step.why);
      const inHand = orderInHand({ ...followed, endingOf: () => null }, scene, interaction, head);
      if (inHand !== null && objectionTo(known, ruleset.view(battle.state, mine), mine, inHand) !== null)
        contradictions.push(`${key}: ${JSON.stringify(inHand)}`);
      const tapped = (input: Input): readonly Command[] => {
        const next = followed.step(interaction, input, scene);
        interaction = next.interaction;
        return next.sendAll ?? (next.send ? [next.send] : []);
      };
      const answer = step?.answer === undefined ? null : (JSON.parse(step.answer) as object);
      if (answer === null && step?.move === undefined) throw new Error(`${seed}: no answer is marked at ${key}`);
      let sent: readonly Command[] = [];
      if (answer === null) sent = tapped(followed.draw(step?.move as Command, interaction));
      else if (!('type' in answer)) sent = tapped(followed.select(answer));
      else if (answer.type === CONFIRM.type) sent = tapped(followed.confirm);
      else {
        if (answer.type === 'hold') {
          const turn = JSON.stringify(Object(battle.state).phase);
          holds.set(turn, (holds.get(turn) ?? 0) + 1);
          orders = { ...orders, ...followed.afterHolding?.(scene, orders) };
        }
        sent = followed.rolls(answer as Command, interaction, scene) ?? [answer as Command];
      }
      if (sent.length > 0) return sent;
    }
    throw new Error(`${seed}: the marked answers lead to no order`);
  }

  for (let n = 0; n < MOST_STEPS; n++) {
    const [waiting] = ruleset.pending(battle.state);
    if (waiting === undefined) break;
    const { seat } = waiting;
    const view = ruleset.view(battle.state, seat);
    isFought ||= seat !== DICE && seat !== mine;
    const commands =
      seat === DICE
        ? [dice.roll(waiting)]
        : seat === mine
          ? [standingAnswer(known, view, seat, orders)].flatMap((held) => held ?? answered())
          : [enemy.choose(view, seat, ruleset.offers(view, seat))];
    for (const command of commands) {
      // Dice or a reaction may come between two orders: what was to follow is asked again.
      if (ruleset.pending(battle.state)[0]?.seat !== seat) break;
      const answer = decide(battle, seat, command as never);
      if (!answer.ok) throw new Error(`${seed}: ${JSON.stringify(command)} ${JSON.stringify(answer.refusal)}`);
      battle = answer.battle;
    }
  }
  const outcome = ruleset.outcome(battle.state);
  if (outcome === null) throw new Error(`${seed}: no end after ${MOST_STEPS} steps`);
  return {
    isWon: outcome.winner === mine,
    isFought,
    questions,
    said,
    contradictions,
    holds: Math.max(0, ...holds.values()),
  };
}

/** That the right orders of a position are the best: battles played on to their end after them, and after others. */
import { playerCalled } from '@drumhead/bots';
import type { OrderGame } from '@drumhead/content/position';
import { type BattleEvent, type Command, playState, seededDice } from '@drumhead/engine';
import type { Known } from '@drumhead/rulesets';
import { isRight, type SuitePosition } from './suiteFile.ts';
import { meanOf } from '../statistics.ts';
import { thoughtOf } from './thoughtOf.ts';

export interface Proof {
  readonly battles: number;
  /** Share of victories after the right orders and after the wrong ones, a draw being half of one. */
  readonly right: number;
  readonly wrong: number;
  /** Half the 95 % interval of their difference. */
  readonly error: number;
}

/** Plays battles on after the right and after the wrong orders, captains on all sides. */
export function proofOf(known: Known, position: SuitePosition, battles: number): Proof {
  const right = endsAfter(known, position, position.states.right, battles);
  const wrong = endsAfter(known, position, position.states.wrong, battles);
  const { error } = meanOf(right.map((one, i) => one - (wrong[i] as number)));
  return { battles, right: meanOf(right).mean, wrong: meanOf(wrong).mean, error };
}

/** An order that is offered and is not the idea. */
export interface Rival {
  readonly command: Command;
  readonly share: number;
}

/** Rivals that are tried in full. */
const TRIED = 3;

/** The best order of all that are offered, or that a captain thinks of, and are not the idea; null: there is no other. A tenth of the battles sifts them. */
export function rivalOf(
  known: Known,
  game: OrderGame<unknown>,
  position: SuitePosition,
  battles: number,
): Rival | null {
  const { ruleset } = known;
  const { before } = position.states;
  const tried = (command: Command, count: number): readonly Rival[] => {
    const after = ruleset.decide(before, position.seat, command);
    return after.ok ? [{ command, share: meanOf(endsAfter(known, position, after.state, count)).mean }] : [];
  };
  const view = ruleset.view(before, position.seat);
  const others = distinct(thoughtOf(known, view, position.seat), (command) =>
    JSON.stringify(game.toPeople(before, command)),
  ).filter((command) => !isRight(position, game.toPeople(before, command)));
  const sifted = others.flatMap((command) => tried(command, Math.ceil(battles / 10))).sort(byShare);
  const found = sifted.slice(0, TRIED).flatMap(({ command }) => tried(command, battles));
  return found.sort(byShare)[0] ?? null;
}

const distinct = (commands: readonly Command[], named: (command: Command) => string): readonly Command[] => [
  ...new Map(commands.map((command) => [named(command), command])).values(),
];

const byShare = (a: Rival, b: Rival): number => b.share - a.share;

/** Commands after which a battle is given up, and counts as drawn. */
const MOST = 5000;

/** Battle by battle: 1, the seat wins; 0, it does not; a half, nobody does. */
function endsAfter(known: Known, { id, seat }: SuitePosition, from: unknown, battles: number): readonly number[] {
  const { ruleset } = known;
  return Array.from({ length: battles }, (_, battle) => {
    const seed = `${id}/${battle}`;
    const captain = playerCalled({ rank: 'captain', weights: {} }, known, seed);
    const players = Object.fromEntries(ruleset.seats(from).map((one) => [one, captain]));
    let commands = 0;
    const end = playState<unknown, Command, BattleEvent>(
      ruleset,
      from,
      { players, dice: seededDice(seed) },
      { until: () => commands >= MOST, onStep: () => commands++ },
    );
    const winner = ruleset.outcome(end)?.winner ?? null;
    return winner === null ? 0.5 : winner === seat ? 1 : 0;
  });
}

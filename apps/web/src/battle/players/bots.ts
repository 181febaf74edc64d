/** The computer player of a seat. Only the worker imports this. */
import {
  type Advice,
  advise,
  mayPass,
  type Objection,
  objectionTo,
  playerCalled,
  readPlayerName,
} from '@drumhead/bots';
import type { AnyRuleset, Command, Player } from '@drumhead/engine';
import { type Known, versionOf } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface Bot {
  readonly ruleset: AnyRuleset;
  readonly bot: Player<unknown, Command>;
}

async function rulesOf({ ruleset: id, version }: Question): Promise<Known> {
  const rules = await versionOf(id, version);
  if (!rules) throw new Error(`no rule set ${id}@${version}`);
  return rules;
}

/** What a captain would do in the place of this seat, and why; null where it decides nothing, or nobody can tell. */
export async function adviceOn(question: Question): Promise<Advice | null> {
  return advise(await rulesOf(question), question.view, question.seat);
}

/** What a captain has against an order of this seat; null: nothing. */
export async function objectionOn(question: Question, command: Command): Promise<Objection | null> {
  return objectionTo(await rulesOf(question), question.view, question.seat, command);
}

/** May a chance to interrupt pass without a question? */
export async function mayPassOn(question: Question, pass: Command, silent: readonly string[]): Promise<boolean> {
  return mayPass(await rulesOf(question), question.view, question.seat, pass, { silent });
}

export async function botFor(question: Question): Promise<Bot> {
  const rules = await rulesOf(question);
  const { player, seed } = question;
  const name = readPlayerName(player);
  if (!name) throw new Error(`no player ${player}`);
  return { ruleset: rules.ruleset, bot: playerCalled(name, rules, seed) };
}

/** Promises about watchers, who have no seat and know the least: battles that differ in secrets alone look the same. */
import {
  type Battle,
  type BattleEvent,
  begin,
  type Command,
  decide,
  DICE,
  equalData,
  type Pending,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import type { TestedRuleset } from '../probe.ts';
import { ConformanceFailure, guarded, type Place, show } from './failure.ts';

/**
 * Plays a battle and its twin, in which every order given in secret is another one of its type; as long as anything is
 * secret, a watcher cannot tell them apart. Afterwards there is one battle again.
 */
export function checkWatchers<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  seed: number,
  steps: number,
): void {
  const choose = seededRandomInt(`watchers of ${seed}`);
  const dice = seededDice(seed);
  const begun = begin(ruleset, setup);
  if (!begun.ok) return;
  let battle = begun.value;
  let twin = battle;
  for (let step = 0; step < steps; step++) {
    const place: Place = { ruleset: `${ruleset.id} ${ruleset.version}`, seed, step };
    const waiting = ruleset.pending(battle.state);
    if (waiting.length === 0) return;
    const asked = waiting[choose(waiting.length)] as Pending;
    const { seat } = asked;
    const command = seat === DICE ? dice.roll(asked) : pick(ruleset.offers(battle.state, seat));
    const next = accepted(battle, seat, command);
    const others = seat === DICE ? [] : ruleset.offers(twin.state, seat).filter(({ type }) => type === command?.type);
    const other = others.length > 0 && hasSecrets(next) ? accepted(twin, seat, pick(others)) : null;
    const isSecretStill = other !== null && hasSecrets(other) && equalData(waitingOf(next), waitingOf(other));
    if (isSecretStill && !equalData(looksOf(next), looksOf(other))) {
      throw new ConformanceFailure(
        'watchers',
        place,
        `a watcher can tell ${show(next.last?.command)} of ${seat} from ${show(other.last?.command)}`,
      );
    }
    twin = isSecretStill ? other : next;
    battle = next;
  }

  function pick<T>(list: readonly T[]): T | undefined {
    return list[choose(list.length)];
  }

  function accepted(from: Battle<S, C, E>, seat: string, command: unknown): Battle<S, C, E> {
    const answer = decide(from, seat, command);
    if (answer.ok) return answer.battle;
    const place: Place = { ruleset: `${ruleset.id} ${ruleset.version}`, seed, step: from.count };
    throw new ConformanceFailure('watchers', place, `${seat} was offered ${show(command)}, then refused it`);
  }

  function hasSecrets({ state, count }: Battle<S, C, E>): boolean {
    const place: Place = { ruleset: `${ruleset.id} ${ruleset.version}`, seed, step: count };
    return guarded('secrets', place, 'secrets from a watcher', () => ruleset.secrets(state, null)).length > 0;
  }

  function waitingOf({ state }: Battle<S, C, E>): unknown {
    return ruleset.pending(state);
  }

  /** All that a watcher gets of a moment. */
  function looksOf({ state, last }: Battle<S, C, E>): unknown {
    return [
      ruleset.view(state, null),
      (last?.events ?? []).flatMap((event) => ruleset.hears(state, event, null) ?? []),
    ];
  }
}

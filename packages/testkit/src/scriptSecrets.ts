/** What the scenario's own rules keep from a seat or a watcher, for the probes of the rule sets (SCN-HID-1, SCN-TELL-1). */
import {
  type BattleEvent,
  begin,
  type Command,
  decide,
  equalData,
  type Outcome,
  type Ruleset,
  type Scripted,
  type Seat,
  stepsOf,
} from '@drumhead/engine';
import { randomWalk } from './randomWalk.ts';

/** The events hidden from a reader and the messages for others, as they stand in a state that is not over. */
export function scriptSecrets(
  { script, outcome }: Scripted & { readonly outcome: Outcome | null },
  reader: Seat | null,
): readonly string[] {
  if (script === undefined || outcome !== null) return [];
  const { hides = {}, events = [] } = script.rules;
  const seat = reader !== null && script.seats.includes(reader) ? reader : null;
  const hidden = seat === null ? Object.values(hides).flat() : (hides[seat] ?? []);
  const messages = events.flatMap((event) =>
    event.do.filter(({ tell }) => tell !== undefined && tell !== 'all' && tell !== seat).map(({ text }) => text),
  );
  return [...new Set([...hidden.map((id) => `"id":"${id}"`), ...messages.map((text) => JSON.stringify(text))])];
}

/**
 * A battle and its twin, whose set-up differs only in what is hidden from a seat: under the same orders and dice both look
 * and sound the same to that seat, as long as nothing hidden has happened. Gives the commands up to there, or throws.
 */
export function lookAlike<S extends Scripted, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  [setup, twinSetup]: readonly [unknown, unknown],
  seat: Seat | null,
  seed: number,
  steps: number,
): number {
  const { battle } = randomWalk(ruleset, setup, seed, { steps });
  const begun = begin(ruleset, twinSetup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let twin = begun.value;
  for (const { seat: by, command, state, events, number } of stepsOf(battle)) {
    const answer = decide(twin, by, command);
    const done = (one: S) => one.script?.done;
    if (!answer.ok || !equalData(done(state), done(answer.battle.state))) return number - 1;
    twin = answer.battle;
    const looks = (one: S, news: readonly E[]) => [
      ruleset.view(one, seat),
      news.map((event) => ruleset.hears(one, event, seat)),
    ];
    if (!equalData(looks(state, events), looks(twin.state, answer.events)))
      throw new Error(`seed ${seed}, command ${number}: ${seat ?? 'a watcher'} can tell the battles apart`);
  }
  return battle.count;
}

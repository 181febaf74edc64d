/**
 * Consequences of an event: exact chances that a force tests its morale or breaks at once, found by putting every roll
 * to the judge (SK-GEN-5, SK-SEQ-9, SK-SEQ-10). Chances are from 0 to 1.
 */
import { DICE, type DiceRequest, total } from '@drumhead/engine';
import { profileAt } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { MoraleFrame } from '../state/frames.ts';
import { decide, offers, pending } from '../turn/machine.ts';
import { MORALE_DICE } from '../morale/morale.ts';
import type { MoralePreview } from './preview.ts';
import { failureOdds } from './rollOdds.ts';
import type { State } from '../state/state.ts';

export interface Consequence {
  readonly player: number;
  /** SK-MOR-1. Chance that it tests its morale. */
  readonly tests: number;
  /** SK-END-2, SK-END-3. Chance that it breaks without a test. */
  readonly breaks: number;
  /** The test, by model. */
  readonly models: readonly (MoralePreview & { readonly model: number })[];
}

interface Found {
  tests: number;
  breaks: number;
  morale: MoraleFrame | null;
}

/** Most decisions between the dice of the event and the test. */
const DEEPEST = 8;

/** Consequences for each player of the dice of a fight, shot or fall that a state waits for. */
export function consequencesOf(state: State): readonly Consequence[] {
  const found = new Map<number, Found>();
  const below = state.frames.at(-2)?.at === 'aftermath' ? 2 : 1;
  follow(state, state.frames.length - below, 1, DEEPEST, (player) => {
    const known = found.get(player) ?? { tests: 0, breaks: 0, morale: null };
    found.set(player, known);
    return known;
  });
  return [...found].map(([player, { tests, breaks, morale }]) => ({
    player,
    tests,
    breaks,
    models: morale === null ? [] : testsOf(state, morale),
  }));
}

function testsOf(state: State, { models, bonuses }: MoraleFrame): Consequence['models'] {
  return models.map((model, i) => {
    const [{ q: quality }, bonus] = [profileAt(state, model), bonuses[i] ?? []];
    return { model, quality, bonus, failures: failureOdds(quality, total(bonus), MORALE_DICE) };
  });
}

/** Plays on until the event is over (`base` frames are left), a test needs its dice, or the game is over. */
function follow(state: State, base: number, chance: number, deep: number, note: (player: number) => Found): void {
  const top = state.frames.at(-1);
  if (top?.at === 'morale') {
    const known = note(top.player);
    known.tests += chance;
    known.morale ??= top;
    return;
  }
  const waiting = pending(state)[0];
  if (waiting === undefined || state.frames.length <= base || deep === 0) return;
  const onward = ({ after, events, ways }: Branch, all: number): void => {
    const share = (chance * ways) / all;
    for (const event of events) if (event.type === 'broken') note(event.player).breaks += share;
    follow(after, base, share, deep - 1, note);
  };
  if (waiting.seat === DICE) {
    const rolls = allRolls(waiting.dice ?? []);
    for (const branch of branches(state, rolls)) onward(branch, rolls.length);
    return;
  }
  const answer = plainAnswer(offers(state, waiting.seat));
  const decision = answer && decide(state, waiting.seat, answer);
  if (decision?.ok) onward({ after: decision.state, events: decision.events, ways: 1 }, 1);
}

/** Answers the decisions in between, which do not change losses; national features are not used. */
function plainAnswer(choices: readonly Command[]): Command | undefined {
  return choices.find((choice) => choice.type === 'feature' && !choice.use) ?? choices[0];
}

interface Branch {
  readonly after: State;
  readonly events: readonly Event[];
  /** Rolls with the same result. */
  ways: number;
}

/** The results of all rolls, equal ones joined. */
function branches(state: State, rolls: readonly (readonly (readonly number[])[])[]): readonly Branch[] {
  const known = new Map<string, Branch>();
  for (const faces of rolls) {
    const decision = decide(state, DICE, { type: 'roll', faces });
    if (!decision.ok) continue;
    const key = JSON.stringify(decision.events.map((event) => ('faces' in event ? { ...event, faces: [] } : event)));
    const same = known.get(key);
    if (same) same.ways++;
    else known.set(key, { after: decision.state, events: decision.events, ways: 1 });
  }
  return [...known.values()];
}

/** All rolls of these dice, as lists of faces by request. */
function allRolls(requests: readonly DiceRequest[]): readonly (readonly (readonly number[])[])[] {
  let rolls: readonly (readonly (readonly number[])[])[] = [[]];
  for (const { count, faces } of requests) {
    let handfuls: readonly (readonly number[])[] = [[]];
    for (let die = 0; die < count; die++) handfuls = handfuls.flatMap((hand) => faces.map((face) => [...hand, face]));
    rolls = rolls.flatMap((roll) => handfuls.map((hand) => [...roll, hand]));
  }
  return rolls;
}

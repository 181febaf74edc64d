// The speeds that people feel: listing the offers, deciding, a dragged piece, a computer player's decision, forty battles
// at once, and the cold load of a record. Figures in the unit their name ends with.
import { corporalPlayer } from '@drumhead/bots';
import { type AnyRuleset, begin, type Command, decide, DICE, readRecord, stepsOf, writeRecord } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { orderPreview } from '@drumhead/simplicity/screen';
import { consequencesOf } from '@drumhead/skirmish/screen';
import { goldenRecords } from '../scripts/golden.ts';
import { goldenBattles, type Moment, now, randomPlay } from './battles.ts';
import type { Bench, Measured } from './harness.ts';
import { quantile } from './spread.ts';

/** Battles played at once, as a server would. */
const BATTLES = 40;
/** Commands of each. */
const LONGEST = 200;
/** Commands of the record that is opened. */
const RECORD = 500;
/** Bot decisions and drags measured in each round. */
const SAMPLE = 60;

/** Microseconds of each call. */
function timed<T>(list: readonly T[], call: (item: T) => unknown): number[] {
  return list.map((item) => {
    const start = now();
    call(item);
    return (now() - start) * 1e6;
  });
}

/** Every `n`th, so that about `most` are left. */
function thin<T>(list: readonly T[], most: number): readonly T[] {
  const stride = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % stride === 0);
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const isPlayers = ({ seat }: Moment): boolean => seat !== DICE;

/** A copy of a moment, about which nothing has been derived yet. */
const fresh = (moment: Moment): Moment => ({ ...moment, state: structuredClone(moment.state) });

/** Plays the battles again, one after the other or a command of each in turn, and times every listing and decision. */
function walk(
  ruleset: AnyRuleset,
  battles: readonly (readonly Moment[])[],
  inTurn: boolean,
): { readonly listing: number[]; readonly deciding: number[] } {
  const listing: number[] = [];
  const deciding: number[] = [];
  const states = battles.map((moments) => structuredClone(moments[0]?.state));
  const step = (battle: number, i: number): void => {
    const moment = battles[battle]?.[i];
    if (moment === undefined) return;
    const { seat, command } = moment;
    const state = states[battle];
    let start = now();
    if (isPlayers(moment)) {
      ruleset.offers(state, seat);
      listing.push((now() - start) * 1e6);
    }
    start = now();
    const decision = ruleset.decide(state, seat, command);
    deciding.push((now() - start) * 1e6);
    if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
    states[battle] = decision.state;
  };
  const longest = Math.max(...battles.map((moments) => moments.length));
  if (inTurn) for (let i = 0; i < longest; i++) for (let b = 0; b < battles.length; b++) step(b, i);
  else for (let b = 0; b < battles.length; b++) for (let i = 0; i < longest; i++) step(b, i);
  return { listing, deciding };
}

/** What a rule set works out for the preview of an order that would be accepted, besides the judgement itself. */
const PREVIEWS: Readonly<Record<string, (before: never, after: never, command: never) => unknown>> = {
  simplicity: (before, _after, command) => orderPreview(before, command),
  skirmish: (_before, after) => consequencesOf(after),
};

/**
 * A dragged piece: the command a little off is judged, where it is refused the nearest legal one is found and judged,
 * and the preview of what is left is worked out.
 */
function drag(ruleset: AnyRuleset, { state, seat, command }: Moment, push: number): void {
  const aimed = pushed(command, push) as Command;
  const nearest = ruleset.decide(state, seat, aimed).ok ? aimed : ruleset.nearest(state, seat, aimed);
  if (nearest === null) return;
  const decision = ruleset.decide(state, seat, nearest);
  if (decision.ok) PREVIEWS[ruleset.id]?.(state as never, decision.state as never, nearest as never);
}

/** The same plain data with every number that measures something a little larger; indices are small and stay. */
function pushed(value: unknown, push: number): unknown {
  if (typeof value === 'number') return Math.abs(value) > 64 ? value + push : value;
  if (Array.isArray(value)) return value.map((item) => pushed(item, push));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pushed(item, push)]));
}

/** Milliseconds to read a record of 500 commands and check every state on the way. */
function openRecordMs(ruleset: AnyRuleset): number {
  const golden = goldenRecords(ruleset.id).find(({ orders }) => orders.length >= RECORD);
  const begun = golden && begin(ruleset, golden.header.setup);
  if (!begun?.ok) throw new Error(`no golden record of ${RECORD} commands`);
  let battle = begun.value;
  for (const [seat, command] of golden?.orders.slice(0, RECORD) ?? []) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
    ({ battle } = answer);
  }
  const text = writeRecord(battle, { scenario: null, seats: {} });
  const [microseconds = 0] = timed([text], (record) => {
    const read = readRecord(record, [ruleset]);
    if (!read.ok || stepsOf(read.battle).length !== RECORD) throw new Error('the record does not open');
  });
  return microseconds / 1000;
}

/** The cost of keeping every state, for each command, in microseconds: the middle of nine pairs of replays. */
function keepStateUs(ruleset: AnyRuleset, moments: readonly Moment[]): number {
  const replay = (keep: boolean): number => {
    const kept: unknown[] = [];
    const start = now();
    for (const { state, seat, command } of moments) {
      const decision = ruleset.decide(state, seat, command);
      if (keep && decision.ok) kept.push(decision.state);
    }
    return ((now() - start) * 1e6) / moments.length;
  };
  const pairs = Array.from({ length: 9 }, () => -replay(false) + replay(true));
  return Math.max(0, quantile(pairs, 0.5));
}

function figuresOf(ruleset: AnyRuleset, battles: readonly (readonly Moment[])[]): Record<string, number> {
  const moments = battles.flat();
  const players = moments.filter(isPlayers);
  const { listing, deciding } = walk(ruleset, battles, false);
  const inTurn = walk(ruleset, battles, true).listing;
  const pieces = players.filter(({ command }) => JSON.stringify(pushed(command, 1)) !== JSON.stringify(command));
  const dragging = thin(pieces, SAMPLE).flatMap((moment) =>
    timed([-700, -90, 90, 700], (push) => drag(ruleset, moment, push)),
  );
  const bot = corporalPlayer(ruleset, knowledgeOf(ruleset.id).evaluation);
  const thinking = timed(thin(players, SAMPLE).map(fresh), ({ state, seat }) => {
    const view = ruleset.view(state, seat);
    return bot.choose(view, seat, ruleset.offers(view, seat));
  });
  return {
    offersMedianUs: quantile(listing, 0.5),
    offersP99Us: quantile(listing, 0.99),
    decideMedianUs: quantile(deciding, 0.5),
    decideP99Us: quantile(deciding, 0.99),
    dragP95Ms: quantile(dragging, 0.95) / 1000,
    botMedianMs: quantile(thinking, 0.5) / 1000,
    botP95Ms: quantile(thinking, 0.95) / 1000,
    interleavedSlowdown: sum(inTurn) / sum(listing),
    openRecord500Ms: openRecordMs(ruleset),
    keepStateUs: keepStateUs(ruleset, thin(moments, 1000)),
  };
}

/** Counts commands of random play with every offer listed; measures the figures beside it. */
export function feltBench(ruleset: AnyRuleset): Bench {
  const battles = goldenBattles(ruleset, BATTLES, LONGEST);
  let seed = 1;
  return {
    unit: 'accepted commands, every offer listed',
    work(milliseconds): Measured {
      const { commands, battles: played, seconds } = randomPlay(ruleset, milliseconds, seed);
      seed += played;
      return { count: commands, seconds, figures: figuresOf(ruleset, battles) };
    },
  };
}

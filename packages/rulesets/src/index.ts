/** The list of rule sets: the only file of the library that names them all. */
import { scriptMends, sumLine } from '@drumhead/content';
import type { Sketch } from '@drumhead/content/sketch';
import { endOf, type Sentence, sentenceInWords, storyOf, type Told } from '@drumhead/content/story';
import {
  type AnyRuleset,
  type Battle,
  begin,
  type BattleEvent,
  type Behaviour,
  equalData,
  type Facts,
  type Knowledge,
  type Mend,
  readHeader,
  type Refusal,
  rulesSetup,
  scriptOf,
  type Seat,
  withRulesSetup,
} from '@drumhead/engine';
import { largeBattles } from './largeBattles.ts';
import type { Formation, RulesetEntry, SecretLists, Translate, Wording } from './rulesetEntry.ts';
import { simplicity } from './simplicity.ts';
import { skirmish } from './skirmish.ts';
import { releasedVersion } from './versions.ts';

/** In the order in which they are shown. */
const ENTRIES: readonly RulesetEntry[] = [largeBattles, skirmish, simplicity];

export const rulesets: readonly AnyRuleset[] = ENTRIES.map(({ ruleset }) => ruleset);

export function rulesetById(id: string): AnyRuleset | null {
  return rulesets.find((ruleset) => ruleset.id === id) ?? null;
}

/** A rule set and what computer players know of it. */
export type Known = Knowledge<unknown>;

/**
 * A rule set in this version: the present one, or a released one, whose states today's rooms read (their fields keep
 * their meaning). Null if it is not known.
 */
export async function versionOf(ruleset: string, version: number): Promise<Known | null> {
  const present = ENTRIES.find((entry) => entry.ruleset.id === ruleset);
  if (present?.ruleset.version === version) return present;
  const kept = await releasedVersion(ruleset, version);
  return kept === null ? null : { ...kept, room: present?.room ?? null, value: present?.value ?? null };
}

/** The rule sets that can read this record: the one of its version where that is known, else the present ones. */
export async function rulesetsFor(record: string): Promise<readonly AnyRuleset[]> {
  const header = readHeader(record);
  const found = header.ok ? await versionOf(header.value.ruleset, header.value.rulesVersion) : null;
  return found === null ? rulesets : [found.ruleset];
}

/** Throws a RangeError if there is no such rule set. */
function entryOf(id: string): RulesetEntry {
  const entry = ENTRIES.find(({ ruleset }) => ruleset.id === id);
  if (entry === undefined) throw new RangeError(`no rule set ${id}`);
  return entry;
}

/** New counts of players' habits in a rule set, or null where none are kept. */
export function behaviourOf(ruleset: string): Behaviour<unknown> | null {
  return entryOf(ruleset).behaviour?.() ?? null;
}

/** The present version of a rule set, for computer players. Throws a RangeError if there is no such rule set. */
export const knowledgeOf = (ruleset: string): Known => entryOf(ruleset);

/** What players of a rule set choose in secret before a battle; null where that is nothing. */
export const secretListsOf = (ruleset: string): SecretLists | null => entryOf(ruleset).lists ?? null;

/** How a rule set puts the names of its state into messages. Throws a RangeError if there is no such rule set. */
export const wordingOf = (ruleset: string): Wording => entryOf(ruleset).wording;

/** One line of a log. */
export function eventLine(ruleset: string, state: unknown, event: BattleEvent, t: Translate): string {
  const { wording } = entryOf(ruleset);
  const { key, facts } = wording.describe(state, event);
  return t(key, wording.inWords(state, facts, t));
}

/** An event as a log tells it: its line, then each sum behind it with all reasons. */
export function eventLines(ruleset: string, state: unknown, event: BattleEvent, t: Translate): readonly string[] {
  const { wording } = entryOf(ruleset);
  const { key, facts, sums = [] } = wording.describe(state, event);
  const said = (message: string, of: Facts) => t(message, wording.inWords(state, of, t));
  return [said(key, facts), ...sums.map((sum) => sumLine(said(sum.label, sum.facts ?? {}), sum.tally, t))];
}

/** Why a command was refused, in words. */
export function refusalLine(ruleset: string, state: unknown, refusal: Refusal, t: Translate): string {
  return t(refusal.reason, entryOf(ruleset).wording.inWords(state, refusal.facts, t));
}

export function seatName(ruleset: string, state: unknown, seat: Seat, t: Translate): string {
  return entryOf(ruleset).wording.seatName(state, seat, t);
}

export function scenarioName(ruleset: string, scenario: string, t: Translate): string {
  return entryOf(ruleset).wording.scenarioName(scenario, t);
}

/**
 * The story of a battle that is over, from its steps; none of one that is not. Each sentence names the lines of the log that
 * it comes from.
 */
export function story(battle: Pick<Battle, 'ruleset' | 'state'>, steps: readonly Told[]): readonly Sentence[] {
  const { chronicle } = entryOf(battle.ruleset.id);
  const ended = endOf(chronicle, battle);
  return ended === null ? [] : storyOf(chronicle, steps, ended);
}

/** A sentence of a story; `steps` are those it was made from. */
export function storyLine(ruleset: string, steps: readonly Told[], sentence: Sentence, t: Translate): string {
  const { wording, chronicle } = entryOf(ruleset);
  const stateAt = (at: number) => steps.find(({ number }) => number === at)?.state;
  const last = steps.at(-1)?.state;
  const seats = rulesetById(ruleset)?.seats(last) ?? [];
  return sentenceInWords(sentence, {
    turns: chronicle.turns,
    sides: seats.map((seat) => wording.seatName(last, seat, t)),
    translate: t,
    inWords: (at, facts) => wording.inWords(stateAt(at), facts, t),
  });
}

/**
 * Small changes that may help a side, by its index, in a set-up that is sound: of the rule set's own part and of the
 * scenario's own rules. Only those that the rules allow, and that change something.
 */
export function mendsOf(id: string, setup: unknown, helped: number): readonly Mend[] {
  const { ruleset, mends } = entryOf(id);
  const ofRules = mends(rulesSetup(setup), helped).map((mend) => ({
    ...mend,
    setup: withRulesSetup(setup, mend.setup),
  }));
  const now = begin(ruleset, setup);
  const seat = now.ok ? ruleset.seats(now.value.state)[helped] : undefined;
  const script = scriptOf(setup);
  const ofScript =
    script === undefined || seat === undefined ? [] : scriptMends({ ...(setup as object), script }, seat, helped);
  return [...ofRules, ...ofScript].filter((mend) => {
    const then = begin(ruleset, mend.setup);
    // What the scenario's own rules decide, a change of its set-up leaves as it is.
    return then.ok && !(now.ok && equalData(now.value.state, then.value.state));
  });
}

/** A piece that a battle cost for good: of which side, by its index, by whom, and with which command. */
interface Lost {
  readonly side: number;
  readonly piece: string;
  readonly by: readonly string[];
  readonly at: number;
}

/** What a rule set tells of the pieces of its battles: those lost for good in some steps, and where one stands or stood. */
export function piecesOf(ruleset: string): {
  readonly lossesIn: (steps: readonly Told[]) => readonly Lost[];
  readonly placeIn: RulesetEntry['placeIn'];
} {
  const { chronicle, placeIn } = entryOf(ruleset);
  return {
    lossesIn: (steps) =>
      chronicle
        .deedsOf(steps)
        .losses.flatMap(({ side, cost, by, at }) => cost.map((piece) => ({ side, piece, by, at }))),
    placeIn,
  };
}

/** A small map of a battle as it stands in this state, or in a view of it. */
export const sketchIn = (ruleset: string, state: unknown): Sketch => entryOf(ruleset).sketch(state);

/** A piece as {@link piecesOf} names it. */
export function pieceName(ruleset: string, state: unknown, piece: string, t: Translate): string {
  return entryOf(ruleset).wording.pieceName(state, piece, t);
}

/** Brigades of a battle as it begins, by the names that its pieces have for {@link piecesOf}; none where there are none. */
export function formationsOf(ruleset: string, setup: unknown, state: unknown, t: Translate): readonly Formation[] {
  const all = entryOf(ruleset).formations(rulesSetup(setup), state);
  return all.map((one) => ({ ...one, name: one.name === null ? null : t(one.name) }));
}

/** What a piece costs in the points of an army list; null where troops have none. */
export const priceIn = (ruleset: string, state: unknown, piece: string): number | null =>
  entryOf(ruleset).priceIn(state, piece);

/** Troops as the scenario's own rules call them; what nobody in the battle is called stays as it is. */
export function troopsName(ruleset: string, state: unknown, troops: string, t: Translate): string {
  return entryOf(ruleset).wording.troopsName(state, troops, t) || troops;
}

export type { Formation, RulesetEntry, SecretLists, Translate, Wording } from './rulesetEntry.ts';

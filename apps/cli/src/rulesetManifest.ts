/** What a rule set provides for the command line. */
import type { OrderGame, PositionFile } from '@drumhead/content/position';
import type { Messages } from '@drumhead/content';
import type { Judge } from '@drumhead/content/told';
import type { AnyRuleset, Battle, Checked, Problem } from '@drumhead/engine';
import type { Command } from 'commander';
import type { Setups } from './setups.ts';
import type { Translate } from '@drumhead/rulesets';

/** A kind of JSON file, with its check and its schema. */
export interface FileKind {
  readonly id: string;
  /** The `format` in such files; absent for the kind that files of no known format are taken for. */
  readonly format?: string;
  /** Every fault of the file; none: it is sound. */
  problems(value: unknown, ruleset: AnyRuleset): readonly Problem[];
  schema(): unknown;
}

/** One source of battles for `simulate`. */
export interface BattleSource {
  /** Its options, as the command line spells them. */
  readonly options: string;
  /** Do the options name it? */
  asked(options: object): boolean;
  /** The battles that the options ask for, or wrong usage. */
  setups(options: object, t: Translate): Setups;
}

/** A source of battles from the options it reads. */
export function battleSource<Options extends object>(
  options: string,
  asked: (options: Partial<Options>) => boolean,
  setups: (options: Options, t: Translate) => Setups,
): BattleSource {
  return { options, asked, setups: (given, t) => setups(given as Options, t) };
}

/** One battle of a tournament: who stands at the top. Meetings with the same number have the same troops and dice. */
export interface Fixture {
  readonly top: string;
  readonly bottom: string;
  readonly meeting: string;
}

/** Participants of a tournament, and the set-up of a battle between two of them. */
export interface TournamentField {
  /** Nations of the army lists, or rosters. */
  readonly nations: readonly string[];
  readonly name: (nation: string) => string;
  readonly setup: (fixture: Fixture) => unknown;
}

export interface RulesetManifest {
  readonly ruleset: AnyRuleset;
  /** Messages, English and Italian side by side: the rule set's own, and those of its commands and options. */
  readonly messages: readonly Messages[];
  readonly judge: Judge;
  /** Its orders in people's terms, as position files have them. */
  readonly orders: OrderGame<unknown>;
  /** The position file of a battle, or null while it is being set up. */
  readonly positionFile: (battle: Battle) => PositionFile | null;
  readonly fileKinds: readonly FileKind[];
  /** Is this set-up of a file for this rule set, by its format? Absent: set-ups of no known format are. */
  isSetup?(value: unknown): boolean;
  readonly battleSources: readonly BattleSource[];
  /** Options of `simulate` that say what is played. */
  addSources(command: Command, t: Translate): void;
  /** Options that say how it is played. */
  addSetupOptions(command: Command, t: Translate): void;
  /** A scenario's set-up with the options that such a scenario takes; wrong usage where it takes none. */
  scenarioWith?(setup: unknown, options: object, t: Translate): unknown;
  /** Balanced set-ups on which computer players are compared: the same army on both sides. */
  arenaSetups(): readonly unknown[];
  /** Elo that the arena's sequential test tells from none: the more, the better a rule set shows skill. */
  readonly arenaElo: number;
  /** Absent: it has no tournaments. */
  readonly tournament?: {
    addOptions(command: Command, t: Translate): void;
    field(options: object, t: Translate): TournamentField;
  };
  /** Commands of this rule set alone. */
  addCommands?(program: Command, t: Translate): void;
}

/** Problems of a file that a battle can be begun from. */
export function setupProblems(value: unknown, ruleset: AnyRuleset): readonly Problem[] {
  const made = ruleset.create(value);
  return made.ok ? [] : made.problems;
}

/** A file that is read, and then checked by its own rules. */
export function roster<T>(
  kind: { readonly id: string; readonly format: string },
  read: (value: unknown) => Checked<T>,
  check: (roster: T) => readonly Problem[],
  schema: () => unknown,
): FileKind {
  return {
    ...kind,
    problems(value) {
      const found = read(value);
      return found.ok ? check(found.value) : found.problems;
    },
    schema,
  };
}

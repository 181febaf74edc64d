/** What a rule set brings to the pages for a real table. */
import type { Judge } from '@drumhead/content/told';

export interface ChoiceGroup {
  /** Message key. */
  readonly name: string;
  readonly choices: readonly string[];
}

export interface CompanionConfig {
  readonly ruleset: string;
  readonly judge: Judge;
  /** Kinds of situations offered first. */
  readonly common: readonly string[];
  /**
   * By kind: the fields that are in sight at once, in their order, as `name`, or as `around.name` inside another field.
   * The others wait behind a disclosure; so does every field that may be left out where a kind is not named.
   */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** How the message keys of descriptions begin: `lb.field.`. */
  readonly fields: string;
  /** How the message keys of choices begin, by field. */
  readonly choices: Readonly<Record<string, string>>;
  /** Fields that are text, but have known values, in groups. */
  readonly known?: Readonly<Record<string, readonly ChoiceGroup[]>>;
  /** What a new situation begins with, by kind. */
  readonly starts?: Readonly<Record<string, object>>;
}

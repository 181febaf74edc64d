/** What is to happen in an evening, as data: drawn from a seed, and less of it when an evening is made shorter. */
import type { CommitFault } from './store.ts';

/** Something that goes wrong, as `faults.ts` knows it; `at`: milliseconds after people sat down. */
export type Fault = { readonly at: number } & (
  | { readonly kind: 'crash'; readonly host: number; readonly down: number; readonly isSilent: boolean }
  | { readonly kind: 'restart'; readonly host: number; readonly down: number }
  | { readonly kind: 'outage'; readonly host: number; readonly length: number }
  | { readonly kind: 'commit'; readonly host: number; readonly what: CommitFault; readonly ofLines: boolean }
  | { readonly kind: 'slow'; readonly host: number; readonly length: number; readonly delay: number }
  | { readonly kind: 'wall'; readonly host: number; readonly by: number }
  | { readonly kind: 'cut'; readonly device: number; readonly length: number; readonly isSilent: boolean }
  | { readonly kind: 'deaf'; readonly device: number; readonly length: number }
  | { readonly kind: 'sleep'; readonly device: number; readonly length: number }
  | { readonly kind: 'reload'; readonly device: number }
  | { readonly kind: 'tab'; readonly device: number }
  /** The person takes a new link, which puts out every other device at the seat. */
  | { readonly kind: 'link'; readonly device: number }
  /** The same person on another device, with another salt. */
  | { readonly kind: 'other'; readonly device: number }
  /** From the beginning: whoever asks for this hears nothing so often. */
  | { readonly kind: 'unheard'; readonly of: AskedFor; readonly how: Unheard; readonly times: number }
);

/** What people ask for over HTTP as they come: a table, a seat by its link or by a challenge, a challenge of theirs back. */
export type AskedFor = 'table' | 'sit' | 'take' | 'back';

/** The question is lost, or its answer; or the commit goes wrong by which it is answered. */
export type Unheard = 'unasked' | 'unanswered' | Exclude<CommitFault, 'none'>;

/** One evening. What is left out of it leaves the rest as it was. */
export interface Plan {
  readonly seed: number;
  readonly ruleset: string;
  readonly scenario: string;
  readonly hosts: number;
  readonly clock: {
    readonly kind: 'live' | 'turns';
    readonly bank: number;
    readonly gain: number;
    readonly cap: number;
  } | null;
  /** Share of hints that are lost. */
  readonly lost: number;
  /** Milliseconds after which the second person comes for the first time. */
  readonly late: number;
  /** Milliseconds of play. */
  readonly length: number;
  /** Milliseconds of nobody doing anything afterwards, with faults still. */
  readonly rest: number;
  /** Acts of one person. */
  readonly acts: number;
  readonly pauses: boolean;
  /** Names of what it has beside its battle (`extras.ts`). */
  readonly extras: readonly string[];
  readonly faults: readonly Fault[];
}

/** For a story. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

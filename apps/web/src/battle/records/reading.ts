/** What reading a battle leads to. */
import type { OpenedBattle } from '../host/hostState.ts';
import type { Seed, Added } from '@drumhead/engine';
import type { Fault } from '../host/hosted.ts';

export interface ReadBattle extends OpenedBattle {
  readonly ok: true;
  readonly record: {
    readonly scenario: string | null;
    readonly seats: Readonly<Record<string, string>>;
    readonly seed?: Seed;
  };
  /** The text that was read, for adding lines to it; null for a record of format 1. */
  readonly written: Added | null;
  /** The battle is over, but the record does not say so. */
  readonly lacksEnd?: boolean;
  /** Number of the line in which the record breaks off. */
  readonly cut: number | null;
}

export type Reading = ReadBattle | { readonly ok: false; readonly fault: Fault | null };

/** People one has met, as the server tells of them. */
import type { Archived } from '../archive/pages.ts';
import { type Answered, ask, type Naming } from '../server/api.ts';

export interface Person {
  /** As this browser, or account, knows him. */
  readonly id: string;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isBlocked: boolean;
  /** One wants to read nothing of him; servers of before do not say. */
  readonly isMuted?: boolean;
  readonly battles: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly last: {
    readonly table: string;
    readonly ruleset: string;
    readonly scenario: string | null;
    readonly naming: Naming;
    readonly over: boolean;
    /** Milliseconds since 1970; 0: nobody has done anything yet. */
    readonly at: number;
  };
}

const ALL = '/api/people';

/** A person as those whom he has met may know him. */
export interface SeenPerson {
  readonly person: Person;
  /** He wants to be known by his name alone. */
  readonly isHidden: boolean;
  /** Against people, by rule set. */
  readonly games: readonly {
    readonly ruleset: string;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly withYou: number;
  }[];
  /** Open challenges of his. */
  readonly tables: readonly string[];
  readonly pages: readonly Archived[];
}

/** `isHidden`: of oneself; servers of before do not say. */
export const findPeople = (): Promise<Answered<{ readonly people: readonly Person[]; readonly isHidden?: boolean }>> =>
  ask('GET', ALL);

export const findPerson = (id: string): Promise<Answered<SeenPerson>> => ask('GET', `${ALL}/${encodeURIComponent(id)}`);

/** Those one has met see one's name alone. */
export const hideMyself = (hidden: boolean): Promise<Answered<object>> => ask('PUT', ALL, { hidden });

/** He is not told. */
export const mutePerson = (id: string, muted: boolean): Promise<Answered<object>> =>
  ask('PUT', `${ALL}/${encodeURIComponent(id)}`, { muted });

/** He is not told. */
export const blockPerson = (id: string, blocked: boolean): Promise<Answered<object>> =>
  ask('PUT', `${ALL}/${encodeURIComponent(id)}`, { blocked });

/** Keeps a table of one's own for him, and shows it to him among the challenges. */
export const challengePerson = (id: string, table: string): Promise<Answered<object>> =>
  ask('POST', `${ALL}/${encodeURIComponent(id)}/challenge`, { table });

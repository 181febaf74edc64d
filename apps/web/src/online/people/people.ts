/** People one has met, as the server tells of them. */
import { type Answered, ask, type Naming } from '../server/api.ts';

export interface Person {
  /** As this browser, or account, knows him. */
  readonly id: string;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isBlocked: boolean;
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

export const findPeople = (): Promise<Answered<{ readonly people: readonly Person[] }>> => ask('GET', ALL);

/** He is not told. */
export const blockPerson = (id: string, blocked: boolean): Promise<Answered<object>> =>
  ask('PUT', `${ALL}/${encodeURIComponent(id)}`, { blocked });

/** Keeps a table of one's own for him, and shows it to him among the challenges. */
export const challengePerson = (id: string, table: string): Promise<Answered<object>> =>
  ask('POST', `${ALL}/${encodeURIComponent(id)}/challenge`, { table });

/** One's account. */
import { type Answered, ask } from '../server/api.ts';

export interface Account {
  /** Null: signed in with a passkey alone. */
  readonly mail: string | null;
}

export const findAccount = (): Promise<Answered<{ readonly account: Account | null }>> => ask('GET', '/api/account');

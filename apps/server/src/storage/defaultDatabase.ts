/** Where battles are kept if nobody says otherwise: a file in the user's own folder for data. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export function defaultDatabase(env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_DATA_HOME: data } = env;
  // The standard says that a path which is not absolute is to be passed over.
  return data?.startsWith('/') ? join(data, 'drumhead', 'battles.db') : join(homedir(), '.drumhead', 'battles.db');
}

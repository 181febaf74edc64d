/** Asks the server for a table, and for the same one again where no answer came. */
import { type Answered, ask, type MadeTable, type WantedTable } from './api.ts';
import { newSeatKey, nextTable } from './nextKeys.ts';

/** The status where the key is that of another table, such as one of a server of before. */
const ANOTHER = 409;

const asked = nextTable(() => sessionStorage, newSeatKey);

export async function makeTable(wanted: WantedTable): Promise<Answered<MadeTable>> {
  const next = asked.keyFor(JSON.stringify(wanted));
  const made = await ask<MadeTable>('POST', '/api/tables', { ...wanted, next });
  // Of a table that is another one by now nothing is to be had.
  if (made.ok || made.status === ANOTHER) asked.answered();
  return made;
}

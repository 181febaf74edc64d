/** Asks the server for a table, and for the same one again where no answer came. */
import { type Answered, ask, type MadeTable, type WantedTable } from './api.ts';
import { newSeatKey, nextTable } from './nextKeys.ts';

const asked = nextTable(() => sessionStorage, newSeatKey);

export async function makeTable(wanted: WantedTable): Promise<Answered<MadeTable>> {
  const next = asked.keyFor(JSON.stringify(wanted));
  const made = await ask<MadeTable>('POST', '/api/tables', { ...wanted, next });
  if (made.ok) asked.answered();
  return made;
}

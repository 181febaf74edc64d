/** Two processes whose clocks are ten minutes apart look for notices in one database: what each of them finds. */
import type { Database } from '../src/storage/database.ts';
import { turnNotices } from '../src/storage/noticeRows.ts';
import { storageOn } from '../src/storage/storage.ts';
import type { DueNotice } from '../src/storage/stored.ts';

const AHEAD = 600_000;
const CLAIM = 60_000;
const BATTLE = { id: 'apart', header: '{}', players: { france: 'person' }, bond: { secret: '', seals: {}, salts: {} } };

/** Only one of them has the reminder that is due, and neither the turn that is not. */
export const CLOCKS_APART = [['reminder'], [], [], [], []];

export async function noticesFound(slow: Database, fast: Database): Promise<unknown> {
  const storages = [storageOn(slow), storageOn(fast)] as const;
  const clocks = [Date.now(), Date.now() + AHEAD] as const;
  const keys = { france: 'apart', '': 'watching' };
  await storages[0].createTable({ id: 'clocks', created: '', settings: {}, keys, battle: BATTLE });
  const found: unknown[] = [];
  const look = async (who: 0 | 1) => {
    const claimed = await storages[who].claimNotices(clocks[who], CLAIM, 10);
    found.push(claimed.map(({ kind }) => kind));
    return claimed;
  };
  let after = 0;
  for (const who of [0, 1] as const) {
    // Whoever moved is told of nothing before; his turn is told of in two minutes, his clock is nearly over.
    for (const moved of [['france'], []]) {
      const at = clocks[who];
      const told = { seat: 'france', chair: 'france' };
      const reminder: DueNotice = { ...told, kind: 'reminder', due: at - 1 };
      const notices = [...turnNotices(['france'], {}, at), reminder];
      const turn = { at, moved, notices: moved.length > 0 ? [] : notices };
      const line = { number: after + 1, text: '{}', seat: null, id: null };
      await storages[who].append({
        battle: 'apart',
        after,
        lines: [line],
        end: null,
        bond: null,
        turn,
        isAsked: false,
      });
      after += 1;
    }
    const other = who === 0 ? 1 : 0;
    const [notice] = await look(other);
    // It is the other one's for a minute.
    await look(who);
    if (notice === undefined) continue;
    const kept = await storages[other].prolongNotice(notice, clocks[other], CLAIM);
    await look(who);
    // Nothing could be sent: again in an hour.
    const again = clocks[other] + 3_600_000;
    if (kept !== null) await storages[other].settleNotice(kept, clocks[other], { again, tries: 1, done: [] });
    await look(who);
    await look(other);
  }
  return found;
}

/** One has the mail that the other one posted, and nobody else has it until the minute is over for which it is put off. */
export const MAILS_APART = [1, 0, 0];

/** The same of mails, of the notice that stands at the end. */
export async function mailsFound(slow: Database, fast: Database): Promise<readonly number[]> {
  const storages = [storageOn(slow), storageOn(fast)] as const;
  const clocks = [Date.now(), Date.now() + AHEAD] as const;
  const look = (who: 0 | 1) => storages[who].claimMails(clocks[who], 0, CLAIM, 10);
  const channel = { id: 'apart', session: 'apart', kind: 'mail', target: '{}', language: 'en', quiet: null } as const;
  await storages[0].addChannel({ ...channel, confirmed: true, last: null });
  const mail = { kind: 'turn', table: 'clocks', battle: 'apart', seat: 'france' } as const;
  await storages[1].post('apart', mail, clocks[1], false);
  const claimed = await look(0);
  const found = [claimed.length, (await look(1)).length];
  for (const bundle of claimed)
    await storages[0].putOffMails(bundle, clocks[0], { again: clocks[0] + CLAIM, tries: 1, bounces: 0 });
  return [...found, (await look(1)).length];
}

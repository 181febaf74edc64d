// Our server, in a process whose processor time and memory can be asked for.
import { sql } from 'kysely';
import { serverOn } from '../../apps/server/src/app.ts';
import { openDatabase } from '../../apps/server/src/storage/open.ts';
import { attend } from './attend.ts';

const { database, isUnsynced } = JSON.parse(process.argv[2] ?? '{}') as { database: string; isUnsynced?: boolean };
const most = 1_000_000;
const limits = { messages: most, sockets: most, addressSockets: most, watchers: most, joining: 120_000 };
const opened = await openDatabase(database);
if (isUnsynced === true) await sql`pragma synchronous = off`.execute(opened.db);
const server = await serverOn({ database: opened, pages: '/', limits });
attend(await server.listen(0, '127.0.0.1'));

// Our server, in a process whose processor time and memory can be asked for.
import { serverOn } from '../../apps/server/src/app.ts';
import { attend } from './attend.ts';

const { database } = JSON.parse(process.argv[2] ?? '{}') as { database: string };
const most = 1_000_000;
const limits = { messages: most, sockets: most, addressSockets: most, watchers: most, joining: 120_000 };
const server = await serverOn({ database, pages: '/', limits });
attend(await server.listen(0, '127.0.0.1'));

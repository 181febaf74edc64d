// The floor: `ws` and SQLite alone. It stores the lines it knows beforehand, grouped by tick, synced to disk, and tells
// both seats; it judges nothing.
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { benchBattle } from './battles.ts';
import { attend } from './attend.ts';

const {
  database: file,
  battles,
  orders,
} = JSON.parse(process.argv[2] ?? '{}') as {
  database: string;
  battles: number;
  orders: number;
};

const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec('create table if not exists battles (id text primary key, count integer not null)');
database.exec(
  'create table if not exists lines (battle text, number integer, text text, primary key (battle, number))',
);
const upsert = database.prepare(
  'insert into battles values (?, ?) on conflict (id) do update set count = excluded.count',
);
const insert = database.prepare('insert into lines values (?, ?, ?)');

interface Room {
  readonly id: string;
  readonly batches: readonly (readonly string[])[];
  readonly members: Set<WebSocket>;
  next: number;
  count: number;
}
const rooms = new Map<string, Room>();
for (let n = 0; n < battles; n++) {
  const { table, orders: known, opening } = benchBattle(n, orders);
  const { id } = table.battle;
  const batches = known.map(({ lines }) => lines);
  rooms.set(id, { id, batches, members: new Set(), next: 0, count: opening.length });
}

const waiting: { readonly room: Room; readonly id: string; readonly lines: readonly string[] }[] = [];

function write(): void {
  const jobs = waiting.splice(0);
  database.exec('begin');
  for (const { room, lines } of jobs) {
    for (const text of lines) insert.run(room.id, ++room.count, text);
    upsert.run(room.id, room.count);
  }
  database.exec('commit');
  for (const { room, id, lines } of jobs) {
    const said = lines.map((text) => text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1)).join(',');
    const text = `{"t":"lines","lines":[${said}],"ids":{"${id}":${room.count}}}`;
    for (const member of room.members) member.send(text);
  }
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, maxPayload: 64 * 1024 });
server.on('connection', (socket, request) => {
  const room = rooms.get(new URL(request.url ?? '/', 'http://x').pathname.slice('/live/'.length));
  if (room === undefined) return socket.close();
  room.members.add(socket);
  socket.on('close', () => room.members.delete(socket));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as { t: string; id: string };
    if (message.t === 'join') return socket.send('{"t":"joined"}');
    const lines = room.batches[room.next++] ?? [];
    waiting.push({ room, id: message.id, lines });
    if (waiting.length === 1) setImmediate(write);
    return undefined;
  });
  return undefined;
});
server.on('listening', () => attend((server.address() as { port: number }).port));

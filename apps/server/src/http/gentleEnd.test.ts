import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { serving } from '../../test/serving.ts';
import { endsGently } from './gentleEnd.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A server that refuses whatever it is sent, without reading it. */
async function refusing(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(405, { Connection: 'close', 'Content-Length': '2' }).end('no');
  });
  endsGently(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push({ close: () => server.closeAllConnections() }, server);
  return { port: (server.address() as AddressInfo).port, server };
}

/** Sends and sends, until the other side ends; what came back, and the error that ended it. */
async function sending(port: number, first: string): Promise<{ text: string; errors: string[] }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  const errors: string[] = [];
  socket.on('error', (error) => errors.push(error.message)).on('data', (part: Buffer) => parts.push(part));
  socket.write(first);
  const more = 'x'.repeat(0x10000);
  const endless = setInterval(() => {
    for (let i = 0; i < 5; i++) socket.write(more);
  }, 1);
  // What is written after the other side has ended is an error of this side's own.
  socket.once('end', () => clearInterval(endless));
  await closed(socket);
  clearInterval(endless);
  return { text: Buffer.concat(parts).toString(), errors };
}

const closed = (socket: Socket): Promise<unknown> => new Promise((done) => socket.once('close', done));

describe('a request that is refused before it is read', () => {
  const POST =
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n';

  const LONG = `${POST}Content-Length: 900000000\r\n\r\n`;

  it('is answered, and its connection ends without a reset', async () => {
    const { port, server } = await refusing();
    // Where the reset may overtake the answer, it does so once in five times.
    for (let times = 0; times < 30; times++) {
      const { text, errors } = await sending(port, LONG);
      expect(text).toMatch(/^HTTP\/1\.1 405 [\s\S]*no$/);
      expect(errors).toEqual([]);
    }
    const left = () => new Promise((done) => server.getConnections((_error, count) => done(count)));
    await expect.poll(left).toBe(0);
  });

  it('is answered by the server of battles, too', async () => {
    const server = await serving();
    open.push(server);
    for (let times = 0; times < 30; times++) {
      const { text, errors } = await sending(server.port, LONG);
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(errors).toEqual([]);
    }
  });

  it('does not keep a connection whose other side sends for ever', async () => {
    const { port } = await refusing();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.resume().write(`${POST}Transfer-Encoding: chunked\r\n\r\n`);
    const endless = setInterval(() => socket.write('1\r\nx\r\n'), 10);
    await closed(socket);
    clearInterval(endless);
    expect(socket.destroyed).toBe(true);
  });
});

/** A mail server for tests. */
import { createServer, type AddressInfo } from 'node:net';

/**
 * A mail with its text decoded, where it says that it is encoded. In others the `=` of a link stands for itself:
 * decoded, one link in sixteen would be spoilt.
 */
function readable(mail: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable\r$/im.test(mail)) return mail;
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A mail server that keeps the texts of what it is given; `refuses`: whom it takes nothing for. */
export async function mailServer(refuses: boolean | ((recipient: string) => boolean) = false) {
  const isRefused = (line: string): boolean =>
    typeof refuses === 'boolean' ? refuses : refuses(/<([^>]*)>/.exec(line)?.[1] ?? '');
  const texts: string[] = [];
  const server = createServer((socket) => {
    let mail: string | null = null;
    socket.setEncoding('latin1').write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (given: string) => {
      if (mail !== null) {
        mail += given;
        if (!mail.endsWith('\r\n.\r\n')) return;
        texts.push(readable(mail));
        mail = null;
        socket.write('250 kept\r\n');
      } else if (given.startsWith('DATA')) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (given.startsWith('RCPT') && isRefused(given)) socket.write('550 nobody here\r\n');
      else socket.write(given.startsWith('QUIT') ? '221 bye\r\n' : '250 well\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `smtp://127.0.0.1:${port}`, texts, close: () => server.close() };
}

/** `drumhead-server`: serves the built page and online play, until it is told to end. Settings come from the environment. */
import { fileURLToPath } from 'node:url';
import { serverOn } from './app.ts';
import { defaultDatabase } from './storage/defaultDatabase.ts';

const { env } = process;
const port = Number(env['PORT'] ?? 4173);
const host = env['DRUMHEAD_HOST'] ?? '127.0.0.1';
const listOf = (name: string) => (env[name] ?? '').split(',').filter((one) => one !== '');
const messages = env['DRUMHEAD_MESSAGES'];
const server = await serverOn({
  database: env['DRUMHEAD_DATABASE'] ?? defaultDatabase(env),
  pages: env['DRUMHEAD_PAGES'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
  names: listOf('DRUMHEAD_NAMES'),
  proxies: listOf('DRUMHEAD_PROXIES'),
  isSecure: env['DRUMHEAD_HTTPS'] === '1',
  logs: env['DRUMHEAD_LOGS'] !== '0',
  ...(messages === undefined ? {} : { limits: { messages: Number(messages) } }),
});
const taken = await server.listen(port, host);
process.stdout.write(`${JSON.stringify({ listening: taken })}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

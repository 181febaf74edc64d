/** `drumhead-server`: serves the built page and online play, until it is told to end. Settings come from the environment. */
import { fileURLToPath } from 'node:url';
import { serverOn } from './app.ts';
import { settingsIn } from './settings.ts';

const { port, host, ...options } = settingsIn(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
const server = await serverOn(options);
const taken = await server.listen(port, host);
process.stdout.write(`${JSON.stringify({ listening: taken })}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

/** `drumhead-server`: serves the built page and online play until it is told to end, or looks after the database. */
import { fileURLToPath } from 'node:url';
import { settingsIn } from './settings.ts';

const { port, host, ...options } = settingsIn(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
const args = process.argv.slice(2);
if (args.length > 0) {
  const { runTool } = await import('./tools/run.ts');
  process.exitCode = await runTool(
    args,
    options.database,
    (line) => void process.stdout.write(`${line}\n`),
    options.backups,
  );
} else {
  const { serverOn } = await import('./app.ts');
  const server = await serverOn({ ...options, program: fileURLToPath(import.meta.url) });
  const taken = await server.listen(port, host);
  process.stdout.write(`${JSON.stringify({ listening: taken })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(
      signal,
      () =>
        void server
          .drain()
          .then(() => server.close())
          .then(() => process.exit(0)),
    );
  }
}

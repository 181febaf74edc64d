// npm start [-- --port N --host H]: builds the page when its sources changed, serves it, and says where.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    return stop(`${error.message}\nUsage: npm start [-- --port N] [--host ADDRESS]`, 2);
  }
}

const { port: asked, host = '127.0.0.1', help } = options();
if (help) {
  console.log('Usage: npm start [-- --port N] [--host ADDRESS]');
  console.log(
    '  --port N        the port to serve at (else the environment variable PORT, else 4173); 0 is any free one',
  );
  console.log('  --host ADDRESS  who may reach it: 127.0.0.1 (this machine alone, the default), 0.0.0.0 (the network)');
  process.exit(0);
}
const wanted = asked ?? (process.env.PORT || '4173');
const port = Number(wanted);
if (!/^\d+$/.test(wanted) || port > 65_535) stop(`--port ${wanted} is no port: a whole number from 0 to 65535 is.`, 2);

await ready(import.meta.url);

const { buildCompressedSite, dist, serveSite } = await import('./site.ts');
try {
  await buildCompressedSite(note);
} catch (error) {
  stop(error.message);
}

/** Online play, with its battles in a file of the user's; null, and why, where it cannot be had. */
async function onlinePlay() {
  try {
    const { serverOn } = await import('../apps/server/src/app.ts');
    const { defaultDatabase } = await import('../apps/server/src/storage/defaultDatabase.ts');
    if (process.env.DRUMHEAD_OPERATOR_KEY) note('DRUMHEAD_OPERATOR_KEY is for drumhead-server: not used here.');
    const database = process.env.DRUMHEAD_DATABASE || defaultDatabase(process.env);
    return await serverOn({ database, pages: dist });
  } catch (error) {
    note(`The page is served without online play: ${error.message}.`);
    return null;
  }
}

const site = await serveSite({ port, host, online: onlinePlay() }).catch((error) =>
  stop(`The page cannot be served: ${error.message}`),
);
if (port !== 0 && !site.address.includes(`:${port}/`)) note(`Port ${port} is taken.`);
console.log(`Drumhead is at ${site.address}`);
for (const address of site.elsewhere) console.log(`For other machines on your network: ${address}`);
note('Ctrl-C ends it.');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void site.close().then(() => process.exit(0)));
}

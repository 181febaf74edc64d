/** Asked to, brings the log of a SQLite file into the file; nobody waits for the connection that it uses. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = full');
parentPort?.on('message', () => {
  // Passive: neither readers nor writers are held up.
  database.prepare('pragma wal_checkpoint(passive)').get();
  parentPort?.postMessage('done');
});

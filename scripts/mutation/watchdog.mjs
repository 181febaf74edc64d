// The thread that watches a test of runner.mjs. A test that takes far longer than without a change runs for ever, and is cut
// off. It counts the work of the processor, for a clock runs on where the machine is busy with other things.
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

/** How often it looks (milliseconds). */
const EVERY = 100;

/** The number of the test that runs now, 0 between tests, -1 while it is cut off; and the work it may take (milliseconds). */
const [NUMBER, LIMIT] = [0, 1];
const watched = new Int32Array(workerData);

const session = new Session();
session.connectToMainThread();

let number = 0;
let begun = 0;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1000;
  const running = Atomics.load(watched, NUMBER);
  if (running !== number) {
    number = running;
    begun = now;
  }
  if (number <= 0 || now - begun < Atomics.load(watched, LIMIT)) return;
  if (Atomics.compareExchange(watched, NUMBER, number, -1) !== number) return;
  session.post('Runtime.terminateExecution', () => {});
  parentPort.postMessage('endless');
}, EVERY);

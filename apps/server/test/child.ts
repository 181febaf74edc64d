/** A server in a process of its own, which may be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const cache = fileURLToPath(new URL('../../../node_modules/.cache/drumhead', import.meta.url));

/** Milliseconds within which a server ends that is asked to: one that hangs never does. */
const ENDS = 100_000;

export class ServerProcess {
  readonly database: string;
  port = 0;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  /** `settings`: more of the environment. */
  constructor(database: string, settings: Readonly<Record<string, string>> = {}) {
    this.database = database;
    this.#settings = settings;
  }

  /** Of the system; null while there is no process. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Starts it, at the port that it had before. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DRUMHEAD_DATABASE: this.database,
      DRUMHEAD_MESSAGES: '10000',
      DRUMHEAD_LOGS: '0',
      // The second start takes half the time of the first.
      NODE_COMPILE_CACHE: cache,
      ...this.#settings,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.port = await new Promise<number>((done, fail) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += String(part);
        const found = /\{"listening":(\d+)\}/.exec(said);
        if (found) done(Number(found[1]));
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said.slice(-400)}`)));
    });
  }

  /** Asks it to end, which takes it half a minute on a very busy machine; false where it had to be killed after {@link ENDS}. */
  async end(): Promise<boolean> {
    const child = this.#child;
    if (child === null || isGone(child)) return true;
    const ended = new Promise<boolean>((done) => child.once('exit', () => done(true)));
    child.kill('SIGTERM');
    // This process may have stood still itself: what came meanwhile is heard of after the timers.
    const late = new Promise<boolean>((done) => setTimeout(() => setImmediate(done, false), ENDS));
    const isWell = await Promise.race([ended, late]);
    await this.kill();
    return isWell;
  }

  /** kill -9, and waits until it is gone. */
  kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || isGone(child)) return Promise.resolve();
    return new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }
}

/** It ended by itself, or by a signal, which gives no code. */
const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

// Where the browser of the browser tests comes from, and how it is started.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';

/** Screenshots and the like go here; git ignores it. */
const artefacts = fileURLToPath(new URL('../../artefacts/', import.meta.url));

export function artefact(name: string): string {
  const path = join(artefacts, name);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

type Found = { readonly path: string } | { readonly reason: string };

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A path given, the system's, playwright's own download: the first there is. */
function findChromium(): Found {
  const given = process.env['DRUMHEAD_CHROMIUM'];
  if (given) {
    return executable(given) ? { path: given } : { reason: `DRUMHEAD_CHROMIUM is ${given}, which cannot be run` };
  }
  for (const name of NAMES) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder || '.', name);
      if (executable(path)) return { path };
    }
  }
  for (const path of [...ELSEWHERE, chromium.executablePath()]) if (path && existsSync(path)) return { path };
  return { reason: 'no chromium, chromium-browser or google-chrome on the PATH, and no download of playwright' };
}

/** Installs Debian's chromium where this user may, without asking for a password. */
function installChromium(say: (message: string) => void): Found {
  if (process.platform !== 'linux') return { reason: `it is not installed by this script on ${process.platform}` };
  if (spawnSync('apt-get', ['--version']).status !== 0) return { reason: 'there is no apt-get to install it with' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    return { reason: 'installing it takes root, and sudo asks for a password' };
  }
  const apt = (...args: string[]): string => {
    say(`  apt-get ${args.join(' ')}`);
    const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    const { status, stdout, stderr } = spawnSync(program, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      timeout: 600_000,
    });
    return status === 0
      ? ''
      : `apt-get ${args[0]} failed: ${(stderr || stdout).trim().split('\n').slice(-3).join(' ')}`;
  };
  say('No Chromium for the browser tests: installing the Debian package (a minute or two).');
  const failed = apt('update') || apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
  return failed ? { reason: failed } : findChromium();
}

/** The browser to test with, installed if need be; otherwise all the reasons why not. */
export function provideChromium(say: (message: string) => void = () => {}): Found {
  const found = findChromium();
  if ('path' in found || process.env['DRUMHEAD_CHROMIUM']) return found;
  const installed = installChromium(say);
  if ('path' in installed || installed.reason === found.reason) return installed;
  return { reason: `${found.reason}; ${installed.reason}` };
}

/** Starts Chromium without a screen, quietly, with a new empty profile. Whoever launches it closes it. */
export async function launchChromium(): Promise<Browser> {
  const found = findChromium();
  if ('reason' in found) throw new Error(`No Chromium: ${found.reason}.`);
  return chromium.launch({
    executablePath: found.path,
    headless: true,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Runs in the page before its own code: whatever it draws by chance is drawn alike in every run of a test. */
function sameChance(): void {
  // A page that is opened again goes on with other numbers: names that were given must not be given twice.
  let visits = 0;
  try {
    visits = Number(localStorage.getItem('visits of the test') ?? 0);
    localStorage.setItem('visits of the test', String(visits + 1));
  } catch {
    // A page without an address keeps nothing.
  }
  let drawn = visits << 16;
  const next = (): number => {
    drawn = (drawn + 0x6d2b79f5) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 0x1_0000_0000;
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (list: Uint32Array | Uint8Array) => {
      list.set(Array.from(list, next));
      return list;
    },
  });
}

interface VisitorOptions extends BrowserContextOptions {
  /** The page is kept for off the net, as it is for every reader: for tests that look at just that. */
  readonly kept?: boolean;
}

/**
 * A new visitor, with nothing kept and chance that falls alike in every run: squads, dice and names come from it, and
 * a test that waits for its turn must not meet a game in which the other side has something to ask first. The service
 * worker, which fetches everything there is, is left out unless it is what a test is about.
 */
export async function newVisitor(
  browser: Browser,
  { kept = false, ...options }: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(sameChance);
  await context.addInitScript(instantTurns);
  if (!kept) await context.addInitScript(NO_SERVICE_WORKER);
  return context;
}

/** A browser without a service worker for this page, as a private window may be: the page goes on without one. */
const NO_SERVICE_WORKER = `if (navigator.serviceWorker) {
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('not in this test', 'SecurityError'));
}`;

/** Tests need not watch the computer's turn, unless they choose a pace. */
function instantTurns(): void {
  try {
    if (localStorage.getItem('drumhead.settings') === null)
      localStorage.setItem('drumhead.settings', JSON.stringify({ pace: 'instant' }));
  } catch {
    // A page without an address keeps nothing.
  }
}

/** Goes from the front page to the battles of a rule set, and finds one by its name. */
export async function scenarioOf(page: Page, name: string, ruleset = 'large-battles'): Promise<Locator> {
  await page.locator(`a[href^="#/page/any/battles?${ruleset}"]`).first().click();
  return page.getByRole('article', { name });
}

/** Everything a page complains about, gathered from now on: errors, failed requests, broken content policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left or opened again while it still fetches ahead drops what it no longer needs.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`);
  });
  return heard;
}

// Where the browser of the browser tests comes from, and how it is started.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';

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

/** Chromium without a window, by which the tests look at pages if it is there: the same pages for a third less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A path given, the system's, playwright's own download: the first there is. `whole`: as readers have it. */
function findChromium(whole = false): Found {
  const given = process.env['DRUMHEAD_CHROMIUM'];
  const isGiven = given && !(whole && SHELLS.includes(basename(given)));
  if (isGiven) {
    return executable(given) ? { path: given } : { reason: `DRUMHEAD_CHROMIUM is ${given}, which cannot be run` };
  }
  for (const name of [...(whole ? [] : SHELLS), ...NAMES]) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder || '.', name);
      if (executable(path)) return { path };
    }
  }
  for (const path of [...ELSEWHERE, chromium.executablePath()]) if (path && existsSync(path)) return { path };
  return { reason: 'no chromium, chromium-browser or google-chrome on the PATH, and no download of playwright' };
}

/** Runs apt-get, as root or by a sudo that asks for no password. The reason why it could not; empty: it is done. */
function apt(say: (message: string) => void, ...args: string[]): string {
  if (process.platform !== 'linux') return `it is not installed by this script on ${process.platform}`;
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'there is no apt-get to install it with';
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    return 'installing it takes root, and sudo asks for a password';
  }
  say(`  apt-get ${args.join(' ')}`);
  const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    timeout: 600_000,
  });
  return status === 0 ? '' : `apt-get ${args[0]} failed: ${(stderr || stdout).trim().split('\n').slice(-3).join(' ')}`;
}

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** Installs Debian's chromium where this user may, without asking for a password. */
function installChromium(say: (message: string) => void): Found {
  say('No Chromium for the browser tests: installing the Debian package (a minute or two).');
  const failed = apt(say, 'update') || apt(say, ...INSTALL, 'chromium', 'fonts-dejavu-core');
  return failed ? { reason: failed } : findChromium(true);
}

/** Installs the shell beside Debian's own Chromium, in the same version, where that takes nothing else and nobody's leave. */
function installShell(): void {
  const version = /^Version: (.+)$/m.exec(asked('dpkg', '--status', 'chromium'))?.[1];
  const candidate = /^ {2}Candidate: (.+)$/m.exec(asked('apt-cache', 'policy', SHELLS[0] ?? ''))?.[1];
  if (version !== undefined && version === candidate) apt(() => {}, ...INSTALL, `${SHELLS[0]}=${version}`);
}

/** What a program says; nothing where it is not there. */
function asked(program: string, ...args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ?? '';
}

/** The browser to test with, installed if need be; otherwise all the reasons why not. `whole`: as readers have it. */
export function provideChromium(say: (message: string) => void = () => {}, whole = false): Found {
  if (process.env['DRUMHEAD_CHROMIUM']) return findChromium();
  const found = findChromium(true);
  const installed = 'path' in found ? found : installChromium(say);
  if ('reason' in installed) {
    const isNews = 'reason' in found && found.reason !== installed.reason;
    return isNews ? { reason: `${found.reason}; ${installed.reason}` } : installed;
  }
  if (whole) return installed;
  const best = findChromium();
  if ('path' in best && SHELLS.includes(basename(best.path))) return best;
  installShell();
  return findChromium();
}

/**
 * Starts Chromium without a screen, quietly, with a new empty profile, and with these flags more. Whoever launches it
 * closes it.
 */
export async function launchChromium(whole = false, flags: readonly string[] = []): Promise<Browser> {
  const found = findChromium(whole);
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
      ...flags,
    ],
  });
}

/** Goes to the battles of a rule set, and finds one by its name, with its ways to begin at once. */
export async function scenarioOf(page: Page, name: string, ruleset = 'large-battles'): Promise<Locator> {
  await page.evaluate(`location.hash = '#/page/any/battles?${ruleset}'`);
  const card = page.getByRole('article', { name });
  await card.locator('.scenario-more').evaluate((more) => more.setAttribute('open', ''));
  return card;
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

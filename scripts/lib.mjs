// The beginning of every command of the workspace. Plain JavaScript for Node >= 20.19 that needs nothing installed:
// it installs, finds the Node the project runs on, and starts the command again under it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

/** Where the commands keep what Node makes of the sources (runSources.mjs). */
const compiled = join(root, 'node_modules', '.cache', 'drumhead');

const OLDEST_STARTER = '20.19';
const OLDEST_RUNNER = '24';
const STARTED_AGAIN = 'DRUMHEAD_STARTED_AGAIN';

/** Says on standard error what went wrong and what to do, and ends the command. */
export function stop(message, code = 1) {
  process.stderr.write(`\n${message}\n`);
  process.exit(code);
}

export const note = (message) => process.stderr.write(`${message}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The environment of every child: the workspace's own tools, and its own Node, come first. */
export function environment(extra = {}) {
  const env = { ...process.env, ...extra };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const rest = (env[key] ?? '').split(delimiter).filter((part) => part !== bin);
  env[key] = [bin, ...rest].join(delimiter);
  return env;
}

/**
 * What Node makes of the sources is kept, for this command and all that it starts: each of them is up in a third of the
 * time. Not for what counts covered lines: functions that come out of the cache are counted less exactly.
 */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= compiled;
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/** The script behind a tool of node_modules, to be run by Node itself: no shell, no .cmd files. */
export function tool(name, command = name) {
  const folder = join(root, 'node_modules', ...name.split('/'));
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[command]);
}

/**
 * Runs a script under this Node and waits for it. With `capture` its output is returned instead of shown.
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/** The same for any program. */
export function run(program, args, { cwd = root, env = {}, capture = false, stdio } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: stdio ?? (capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']),
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(parts).toString('utf8') }),
    );
  });
}

const atLeast = (version, wanted) => {
  const have = version.split('.').map(Number);
  const want = wanted.split('.').map(Number);
  for (let i = 0; i < want.length; i++) if (have[i] !== want[i]) return have[i] > want[i];
  return true;
};

/**
 * Why the installed packages are not those of package-lock.json, or '' when they are.
 * npm writes node_modules/.package-lock.json last, so an interrupted install is seen too.
 */
export function whatIsNotInstalled(folder = root) {
  const written = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return 'nothing is installed yet';
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  let wanted;
  let have;
  try {
    wanted = read(join(folder, 'package-lock.json'));
    have = read(written);
  } catch (error) {
    return `the list of installed packages cannot be read (${error.message})`;
  }
  for (const [path, pack] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const installed = have[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!installed) {
      if (pack.optional || pack.devOptional || pack.peer) continue;
      return `${name} is missing`;
    }
    if (!pack.link && installed.version !== pack.version) {
      return `${name} is ${installed.version}, package-lock.json wants ${pack.version}`;
    }
  }
  for (const path of Object.keys(have)) {
    if (have[path].link && !(path in wanted)) return `${path} is a workspace that no longer exists`;
  }
  return '';
}

/** `npm ci` when what is installed is not what package-lock.json says. */
async function install() {
  const why = whatIsNotInstalled();
  if (!why) return;
  const begun = performance.now();
  note(`Installing packages with npm ci: ${why}. The first time takes a minute or so.`);
  const beat = setInterval(() => note(`  still installing, ${seconds(begun)}`), 15_000);
  const npm = process.env.npm_execpath;
  const command = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm'];
  const { code } = await run(command[0], [...command.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { NODE_ENV: '' },
  });
  clearInterval(beat);
  if (code !== 0) {
    stop(
      `npm ci failed (exit status ${code}); its own words are above.\n` +
        'It needs the npm registry and about 700 MB of disk. When the network is back, run the same command again.',
    );
  }
  const still = whatIsNotInstalled();
  if (still) stop(`npm ci ended well, and yet ${still}. Delete node_modules and run the same command again.`);
  note(`Installed in ${seconds(begun)}.`);
}

/**
 * The Node the project runs on: the one running, when it is new enough, else the one npm installed.
 * @returns {string} its path
 */
function findNode() {
  if (atLeast(process.versions.node, OLDEST_RUNNER)) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  const answer = existsSync(pinned)
    ? spawnSync(pinned, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    : undefined;
  const version = answer?.status === 0 ? answer.stdout.trim() : '';
  if (version && atLeast(version, OLDEST_RUNNER)) return pinned;
  const why = answer
    ? `the one npm installed does not start (${(answer.stderr || answer.error?.message || 'no reason given').trim()})`
    : `npm has no ready-made one for ${process.platform} ${process.arch}`;
  return stop(
    `Drumhead runs on Node ${OLDEST_RUNNER} or later. This is Node ${process.versions.node}, and ${why}.\n` +
      `Install Node ${OLDEST_RUNNER} or later (https://nodejs.org/) and run the same command again.`,
  );
}

/**
 * The first line of every command: packages installed, and Node 24 or later running the rest of the script.
 * Returns only in such a process; otherwise the script is run again under the right Node and this one ends with its exit status.
 */
export async function ready(script) {
  if (!atLeast(process.versions.node, OLDEST_STARTER)) {
    stop(`Drumhead needs Node ${OLDEST_STARTER} or later to begin with; this is Node ${process.versions.node}.`);
  }
  process.chdir(root);
  await install();
  const node = findNode();
  if (node === process.execPath) {
    Object.assign(process.env, environment());
    return;
  }
  if (process.env[STARTED_AGAIN]) stop(`${node} was started and is still Node ${process.versions.node}.`);
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment({ [STARTED_AGAIN]: '1' }),
  });
  process.on('SIGINT', () => {}); // the terminal tells the child too, and the child decides
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => stop(`${node} does not start: ${error.message}`));
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  process.exit(status);
}

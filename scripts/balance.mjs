// npm run balance [-- SCENARIO...]: battles between two captains in every ready scenario (or those named), as the table
// rows of BALANCE.md. `--games N` says how many battles of each, `--threads N` on how many cores.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { note, ready } from './lib.mjs';

await ready(import.meta.url);

const { begin } = await import('@drumhead/engine');
const { rulesets } = await import('@drumhead/rulesets');

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '100' }, threads: { type: 'string' } },
  allowPositionals: true,
});
const cli = fileURLToPath(new URL('../apps/cli/bin/drumhead.mjs', import.meta.url));
const drumhead = (...args) =>
  JSON.parse(execFileSync(process.execPath, [cli, ...args, '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 }));

const names = new Map(drumhead('scenarios').map(({ scenario, name }) => [scenario, name]));
const percent = (part) => `${Math.round(100 * part)} %`;
const titled = (seat) => `${seat[0].toUpperCase()}${seat.slice(1)}`;

for (const ruleset of rulesets) {
  for (const scenario of ruleset.scenarios) {
    if (positionals.length > 0 && !positionals.includes(scenario)) continue;
    note(`${scenario} …`);
    const begun = begin(ruleset, ruleset.scenario(scenario));
    if (!begun.ok) throw new Error(scenario);
    const players = ruleset.seats(begun.value.state).map(() => 'captain');
    const battles = ['--scenario', scenario, '--players', players.join(','), '--games', values.games];
    const threads = values.threads === undefined ? [] : ['--threads', values.threads];
    const found = drumhead('simulate', ...battles, ...threads, '--seed', 'balance');
    const wins = Object.entries(found.intervals).map(([seat, [low, high]]) => {
      return `${titled(seat)} ${percent(found.wins[seat] / found.games)} (${percent(low)} to ${percent(high)})`;
    });
    const drawn = percent(found.wins.draw / found.games);
    console.log(`| ${names.get(scenario)} | ${found.games} | ${wins.join(', ')} | ${drawn} | ${found.medianPhases} |`);
  }
}

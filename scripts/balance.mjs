// npm run balance [-- SCENARIO...]: battles between two captains in every ready scenario (or those named), for the odds
// that the page shows before a battle and for the first table of BALANCE.md. `--games N` says how many battles of each,
// `--threads N` on how many cores; `--players corporal` has others play, where captains would take too long.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { note, ready } from './lib.mjs';

await ready(import.meta.url);

const { begin } = await import('@drumhead/engine');
const { versionedPlayers } = await import('@drumhead/bots');
const { knowledgeOf, rulesets } = await import('@drumhead/rulesets');
const { withTable } = await import('./balanceTable.ts');

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: 'captain' },
    threads: { type: 'string' },
  },
  allowPositionals: true,
});
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const [data, paper] = [path('apps/web/src/briefing/balance.json'), path('BALANCE.md')];
const drumhead = (...args) =>
  JSON.parse(
    execFileSync(process.execPath, [path('apps/cli/bin/drumhead.mjs'), ...args, '--json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  );

const names = new Map(drumhead('scenarios').map(({ scenario, name }) => [scenario, name]));

for (const ruleset of rulesets) {
  for (const scenario of ruleset.scenarios) {
    if (positionals.length > 0 && !positionals.includes(scenario)) continue;
    note(`${scenario} …`);
    const begun = begin(ruleset, ruleset.scenario(scenario));
    if (!begun.ok) throw new Error(scenario);
    const players = ruleset.seats(begun.value.state).map(() => values.players);
    const battles = ['--scenario', scenario, '--players', players.join(','), '--games', values.games];
    const threads = values.threads === undefined ? [] : ['--threads', values.threads];
    const found = drumhead('simulate', ...battles, ...threads, '--seed', 'balance');
    const sides = Object.fromEntries(
      Object.entries(found.intervals).map(([seat, interval]) => [seat, { wins: found.wins[seat], interval }]),
    );
    const { games, medianPhases: length, wins } = found;
    const by = versionedPlayers(values.players, knowledgeOf(ruleset.id).room);
    const played = { name: names.get(scenario), players: by, games, sides, drawn: wins.draw, length };
    // Each as soon as it is known: a run over all scenarios takes hours, and others may be at work beside it.
    const balance = { ...JSON.parse(readFileSync(data, 'utf8')), [scenario]: played };
    writeFileSync(data, `${JSON.stringify(balance, null, 2)}\n`);
    writeFileSync(paper, withTable(readFileSync(paper, 'utf8'), balance));
  }
}

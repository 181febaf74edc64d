// npm run balance [-- SCENARIO...]: battles between two captains in every ready scenario (or those named), for the odds
// that the page shows before a battle and for the first table of BALANCE.md. `--games N` says how many battles of each,
// `--threads N` on how many cores; `--players corporal` has others play, where captains would take too long. `--handicaps`
// plays instead each handicap that the rules know for the side that wins least, for the table in the briefing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { note, ready } from './lib.mjs';

await ready(import.meta.url);

const { begin } = await import('@drumhead/engine');
const { versionedPlayers } = await import('@drumhead/bots');
const { knowledgeOf, mendsOf, rulesets } = await import('@drumhead/rulesets');
const { withTable } = await import('./balanceTable.ts');

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: 'captain' },
    threads: { type: 'string' },
    handicaps: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const [data, handicaps] = ['balance', 'handicaps'].map((name) => path(`apps/web/src/briefing/${name}.json`));
const paper = path('BALANCE.md');
const drumhead = (...args) =>
  JSON.parse(
    execFileSync(process.execPath, [path('apps/cli/bin/drumhead.mjs'), ...args, '--json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  );

const names = new Map(drumhead('scenarios').map(({ scenario, name }) => [scenario, name]));

/** Battles of a scenario, by its name or in a file. */
function simulated(scenario, seats) {
  const battles = [
    '--scenario',
    scenario,
    '--players',
    seats.map(() => values.players).join(),
    '--games',
    values.games,
  ];
  const threads = values.threads === undefined ? [] : ['--threads', values.threads];
  return drumhead('simulate', ...battles, ...threads, '--seed', 'balance');
}

/** Handicaps for a side, of all changes that may even a battle out. */
const HANDICAPS = ['lb.mend.breakPoint', 'sk.mend.more'];

/** Each step of the handicap of the side that wins least, as soon as it is known; nothing where the rules have none. */
function playHandicaps(ruleset, scenario, seats) {
  const { sides } = JSON.parse(readFileSync(data, 'utf8'))[scenario];
  const [side] = [...seats.keys()].sort((a, b) => sides[seats[a]].wins - sides[seats[b]].wins);
  const all = mendsOf(ruleset.id, ruleset.scenario(scenario), side);
  const steps = all.filter((mend) => mend.side === side && HANDICAPS.includes(mend.key));
  if (steps.length === 0) return;
  const rows = [];
  // The battle as printed first, by the same players: those of its odds may be others.
  for (const { setup } of [{ setup: ruleset.scenario(scenario) }, ...steps]) {
    const folder = mkdtempSync(join(tmpdir(), 'drumhead-'));
    const file = join(folder, 'scenario.json');
    writeFileSync(file, JSON.stringify(setup));
    const { games, wins } = simulated(file, seats);
    rmSync(folder, { recursive: true });
    const { draw: drawn, ...won } = wins;
    rows.push({ games, wins: Object.fromEntries(seats.map((seat) => [seat, won[seat]])), drawn });
    const players = versionedPlayers(values.players, knowledgeOf(ruleset.id).room);
    const known = {
      ...JSON.parse(readFileSync(handicaps, 'utf8')),
      [scenario]: { players, side: seats[side], rows },
    };
    writeFileSync(handicaps, `${JSON.stringify(known, null, 2)}\n`);
  }
}

for (const ruleset of rulesets) {
  for (const scenario of ruleset.scenarios) {
    if (positionals.length > 0 && !positionals.includes(scenario)) continue;
    note(`${scenario} …`);
    const begun = begin(ruleset, ruleset.scenario(scenario));
    if (!begun.ok) throw new Error(scenario);
    const seats = ruleset.seats(begun.value.state);
    if (values.handicaps) {
      playHandicaps(ruleset, scenario, seats);
      continue;
    }
    const found = simulated(scenario, seats);
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

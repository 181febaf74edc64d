/** Whole leagues that nobody looks after: people vanish, come late, leave; each ends by itself, and all it did is explained. */
import { seededRandomInt } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { gotIn, isIn, type League, type LeagueBattle, type LeagueEntry, type LeagueSettings } from './league.ts';
import { ROUND, standingsOf, WIN } from './pairing/standings.ts';
import { meetingsIn } from './pairing/rounds.ts';
import { nextTimes, timesOf } from './calendar.ts';
import { type Act, type BattleNow, battlesOf, type Step, stepOf } from './step.ts';

const HOUR = 3_600_000;
const FIRST = 1_800_000_000_000;
const SETTINGS: LeagueSettings = {
  name: 'Winter League',
  kind: 'swiss',
  rounds: 5,
  game: { ruleset: 'simplicity', scenario: 'windmill-ridge' },
  sides: ['france', 'austria'],
  pace: { kind: 'turns', days: 7 },
  first: FIRST,
};

interface Season {
  readonly league: League;
  readonly acts: readonly (Act & { readonly at: number })[];
}

const person = (entry: number): LeagueEntry => ({
  entry,
  owner: `p${entry}`,
  player: 'person',
  name: `P${entry}`,
  lot: (entry * 7919) % 101,
  since: 1,
  until: null,
});

/** What a step leads to, as storage keeps it. */
function after(league: League, step: Step, now: number): League {
  const { begins, over, withdrawn } = step;
  const counted = league.battles.map((battle) => {
    const found = step.results.find((one) => one.battle === battle.battle);
    return found === undefined ? battle : { ...battle, result: found.result };
  });
  const added: readonly LeagueBattle[] =
    begins === null
      ? []
      : battlesOf(begins.pairs).map((battle) => {
          const name = `${begins.number} ${battle.board} ${battle.game}`;
          return { ...battle, round: begins.number, table: name, battle: name, result: null };
        });
  const rounds = league.rounds.map((round) => (round.number === over ? { ...round, isOver: true } : round));
  return {
    ...league,
    state: step.state,
    entries: league.entries.map((one) =>
      withdrawn.includes(one.entry) ? { ...one, until: (over ?? league.rounds.length) + 1 } : one,
    ),
    rounds: begins === null ? rounds : [...rounds, { ...begins, began: now, isOver: false }],
    battles: [...counted, ...added],
  };
}

/**
 * A league from its first hour to its end, looked after every six hours. `vanishes`: the round from which on somebody does
 * nothing any more; those who stay end a battle within a week or leave it as it stands.
 */
function season(
  begun: League,
  seed: string,
  vanishes: (entry: number) => number,
  change: (league: League) => League,
): Season {
  const chance = seededRandomInt(seed);
  const ends = new Map<
    string,
    { readonly at: number; readonly winner: 0 | 1 | null; readonly left: readonly [number, number] }
  >();
  let league = begun;
  const acts: (Act & { readonly at: number })[] = [];
  const standing =
    (now: number) =>
    (battle: string): BattleNow => {
      const found = league.battles.find((one) => one.battle === battle);
      if (found === undefined) throw new Error(battle);
      const known = ends.get(battle) ?? {
        at: now + chance(9 * 24) * HOUR,
        winner: ([0, 1, 1, 0, null] as const)[chance(5)] ?? null,
        left: [chance(80) * HOUR, chance(80) * HOUR] as const,
      };
      ends.set(battle, known);
      const missing = ([0, 1] as const).filter((side) => vanishes(found.entries[side]) <= found.round);
      const isOver = missing.length === 0 && known.at <= now;
      return { isOver, winner: isOver ? known.winner : null, missing, left: known.left };
    };
  for (let now = FIRST - 48 * HOUR; league.state !== 'over'; now += 6 * HOUR) {
    if (now > FIRST + 100 * 7 * 24 * HOUR) throw new Error('the league does not end');
    league = change(league);
    for (let step = stepOf(league, now, (since) => now - since, standing(now)); step !== null; ) {
      acts.push(...step.acts.map((act) => ({ ...act, at: now })));
      league = after(league, step, now);
      step = stepOf(league, now, (since) => now - since, standing(now));
    }
  }
  return { league, acts };
}

/** Everything that is promised of a league that is over. */
function expectExplained({ league, acts }: Season): void {
  for (const battle of league.battles) {
    expect(battle.result, battle.battle).not.toBeNull();
    if (battle.result?.how === 'played') continue;
    const told = acts.filter(
      ({ what, round, entries }) =>
        what === battle.result?.how && round === battle.round && battle.entries.every((one) => entries.includes(one)),
    );
    // Both battles of a pair may have gone the same way.
    expect(told.length, battle.battle).toBeGreaterThan(0);
  }
  const told = (what: Act['what']): number => acts.filter((act) => act.what === what).length;
  for (const how of ['time', 'equal', 'absent', 'nobody', 'left', 'bothLeft'] as const)
    expect(told(how), how).toBe(league.battles.filter(({ result }) => result?.how === how).length);
  expect(told('drawn')).toBe(league.rounds.length);
  expect(told('alone')).toBe(league.rounds.reduce((sum, { out }) => sum + out.length, 0));
  expect(told('ended')).toBe(1);
  // Every point comes from a battle, from sitting out, or from a round before somebody came.
  const points = standingsOf(
    league.entries.map(({ entry }) => entry),
    gotIn(league),
  ).reduce((sum, one) => sum + one.points, 0);
  const won =
    league.battles.filter(({ result }) => result?.how !== 'nobody' && result?.how !== 'bothLeft').length * WIN;
  const isSwiss = league.settings.kind === 'swiss';
  const late = league.entries.reduce((sum, { since }) => sum + Math.min(since - 1, league.rounds.length), 0);
  expect(points).toBe(won + (isSwiss ? told('alone') * ROUND + (late * ROUND) / 2 : 0));
  // Whoever was paired then was in the league, met nobody twice, and had each side once.
  const met = meetingsIn(league.rounds);
  for (const { pairs } of league.rounds) for (const { left, right } of pairs) expect(met(left, right)).toBe(1);
  for (const { entry } of league.entries) {
    const sides = league.battles
      .filter(({ entries }) => entries.includes(entry))
      .map(({ entries }) => entries.indexOf(entry));
    expect(sides.filter((side) => side === 0).length * 2).toBe(sides.length);
  }
}

const league = (count: number, settings: Partial<LeagueSettings> = {}): League => ({
  id: 'l',
  club: 'c',
  settings: { ...SETTINGS, ...settings },
  state: 'open',
  entries: Array.from({ length: count }, (_, index) => person(index + 1)),
  rounds: [],
  battles: [],
  apart: [],
});

it('ends a league of 32, of whom a fifth vanish, after five rounds by itself, and explains every result', () => {
  // One never comes, others vanish later.
  const vanishes = (entry: number): number => ({ 3: 1, 8: 2, 13: 2, 18: 3, 23: 3, 28: 4 })[entry] ?? 99;
  let isChanged = false;
  const changed = (now: League): League => {
    if (isChanged || now.rounds.length < 2 || now.rounds.at(-1)?.isOver === true) return now;
    isChanged = true;
    // In the second round one comes late and one leaves, who is in a battle.
    const left = now.entries.map((one) => (one.entry === 5 ? { ...one, until: 2 } : one));
    return { ...now, entries: [...left, { ...person(33), since: 3 }] };
  };
  const end = season(league(32), 'winter', vanishes, changed);
  expectExplained(end);
  expect(end.league.rounds.map(({ number, ends }) => [number, ends])).toEqual(
    [1, 2, 3, 4, 5].map((round) => [round, timesOf(SETTINGS, round).ends]),
  );
  // Two rounds without coming, and one is drawn against nobody any more.
  const untils = [3, 8, 13, 18, 23, 28].map((entry) => end.league.entries.find((one) => one.entry === entry)?.until);
  expect(untils).toEqual([3, 4, 4, 5, 5, 6]);
  expect(end.acts.filter(({ what }) => what === 'withdrawn').length).toBe(6);
  expect(end.acts.filter(({ what }) => what === 'left').length).toBeGreaterThan(0);
  expect(end.acts.find(({ what }) => what === 'late')).toMatchObject({ entries: [33], points: 4, round: 3 });
});

it('ends leagues of any size of either kind, whoever vanishes, and whoever is in it is in each round', () => {
  for (let run = 0; run < 24; run++) {
    const chance = seededRandomInt(`league ${run}`);
    const kind = run % 2 === 0 ? 'swiss' : 'robin';
    const count = 2 + chance(kind === 'swiss' ? 24 : 11);
    const goes = new Map(
      Array.from({ length: count }, (_, index) => [index + 1, chance(5) === 0 ? 1 + chance(5) : 99]),
    );
    const rounds = Math.max(1, Math.min(5, Math.floor(count / 3)));
    const end = season(
      league(count, { kind, rounds }),
      `run ${run}`,
      (entry) => goes.get(entry) ?? 99,
      (now) => now,
    );
    expectExplained(end);
    for (const { number, pairs, out } of end.league.rounds) {
      const named = [...pairs.flatMap(({ left, right }) => [left, right]), ...out].sort((a, b) => a - b);
      expect(named).toEqual(end.league.entries.filter((one) => isIn(one, number)).map(({ entry }) => entry));
    }
  }
});

it('ends a league to which nobody comes, and lets no round end while the server stood still', () => {
  const alone = season(
    league(1),
    'alone',
    () => 99,
    (now) => now,
  );
  expect(alone.acts.map(({ what }) => what)).toEqual(['empty']);
  const begun = stepOf(
    league(2),
    FIRST,
    () => 0,
    () => ({ isOver: false, winner: null, missing: [0, 1], left: [1, 1] }),
  );
  if (begun === null) throw new Error('it does not begin');
  const playing = after(league(2), begun, FIRST);
  const never: BattleNow = { isOver: false, winner: null, missing: [0], left: [1, 1] };
  const late = FIRST + 8 * 24 * HOUR;
  expect(
    stepOf(
      playing,
      late,
      () => 6 * 24 * HOUR,
      () => never,
    ),
  ).toBeNull();
  expect(
    stepOf(
      playing,
      late,
      () => 7 * 24 * HOUR,
      () => never,
    )?.over,
  ).toBe(1);
});

it('counts a battle that was deleted as drawn, and says so, but for whoever left', () => {
  const begun = stepOf(
    league(4),
    FIRST,
    () => 0,
    () => null,
  );
  if (begun === null) throw new Error('it does not begin');
  const playing = after(league(4), begun, FIRST);
  const [first, , third] = playing.battles;
  const isHere: BattleNow = { isOver: false, winner: null, missing: [], left: [1, 1] };
  const standing = (battle: string): BattleNow | null =>
    battle === first?.battle || battle === third?.battle ? null : isHere;
  const [left, right] = third?.entries ?? [];
  const isLeft = {
    ...playing,
    entries: playing.entries.map((one) => (one.entry === left ? { ...one, until: 1 } : one)),
  };
  const step = stepOf(isLeft, FIRST + HOUR, (since) => FIRST + HOUR - since, standing);
  expect(step?.results).toMatchObject([
    { battle: first?.battle, result: { how: 'gone', winner: null } },
    { battle: third?.battle, result: { how: 'left', winner: right } },
    { result: { how: 'left', winner: right } },
  ]);
  expect(step?.acts[0]).toEqual({ what: 'gone', round: 1, entries: first?.entries, points: 1 });
  // The other battle of that pair goes on, and the round with it.
  expect(step?.over).toBeNull();
});

it('plays an evening that the server missed at the same hour of another week', () => {
  const settings: Partial<LeagueSettings> = { pace: { kind: 'evening', hours: 3, zone: 'Europe/Rome' } };
  const at = (now: number) =>
    stepOf(
      league(2, settings),
      now,
      () => 0,
      () => null,
    )?.begins;
  const week = 7 * 24 * HOUR;
  expect(at(FIRST + HOUR)?.ends).toBe(FIRST + 3 * HOUR);
  expect(at(FIRST + 8 * HOUR)).toBeUndefined();
  expect(at(FIRST + week - HOUR)).toBeUndefined();
  expect(at(FIRST + week)).toMatchObject({ number: 1, ends: FIRST + week + 3 * HOUR });
  // It has the evening of the round that was to follow, which has the next one, however soon the first is over.
  const late = { number: 1, began: FIRST + week, ends: FIRST + week + 3 * HOUR, isOver: true, pairs: [], out: [] };
  const { begins } = nextTimes({ ...league(2, settings), rounds: [late] }, FIRST + week + HOUR);
  expect(begins).toBe(FIRST + 2 * week);
});

it('begins evenings at the same hour of their place, whether or not its clocks were changed', () => {
  const first = Date.UTC(2026, 9, 20, 18, 0);
  const settings: LeagueSettings = { ...SETTINGS, first, pace: { kind: 'evening', hours: 3, zone: 'Europe/Rome' } };
  const hours = [1, 2, 3].map((round) => new Date(timesOf(settings, round).begins).toISOString());
  expect(hours).toEqual(['2026-10-20T18:00:00.000Z', '2026-10-27T19:00:00.000Z', '2026-11-03T19:00:00.000Z']);
});

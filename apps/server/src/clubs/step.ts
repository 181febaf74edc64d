/**
 * What a league does by itself at a moment: counts battles, ends rounds, draws the next one, lets go of those who do not come,
 * ends. It says all it does, and asks nobody.
 */
import { nextTimes } from './calendar.ts';
import {
  gotIn,
  isIn,
  LATE,
  type League,
  type LeagueBattle,
  type LeagueEntry,
  type LeagueRound,
  pointsFor,
  type Result,
} from './league.ts';
import { robinRound } from './pairing/roundRobin.ts';
import type { Entry, Pair, Round } from './pairing/rounds.ts';
import { ROUND, standingsOf } from './pairing/standings.ts';
import { swissRound } from './pairing/swiss.ts';

/** How a battle stands that is not counted yet. */
export interface BattleNow {
  readonly isOver: boolean;
  /** The side that won, 0 or 1; null: a draw, or it is not over. */
  readonly winner: 0 | 1 | null;
  /** Sides whose people have not come to it: they gave no part in its dice. */
  readonly missing: readonly (0 | 1)[];
  /** What each side has left of its time, milliseconds; a computer player always has all, and whoever came and did not begin has none. */
  readonly left: readonly [number, number];
}

/** Something that a league did, in a sentence: `what` with facts. Times are those of the whole step. */
export interface Act {
  readonly what:
    | 'drawn'
    | 'late'
    | 'alone'
    | 'absent'
    | 'nobody'
    | 'time'
    | 'equal'
    | 'left'
    | 'bothLeft'
    | 'gone'
    | 'withdrawn'
    | 'ended'
    | 'empty'
    | 'unplayable';
  readonly round: number;
  /** Whom it is about; the first got points or nothing, the second is the other one. */
  readonly entries: readonly Entry[];
  readonly points: number;
}

export interface Step {
  readonly results: readonly { readonly battle: string; readonly result: Result }[];
  /** The round that is over by now. */
  readonly over: number | null;
  /** Who is in the league no more, from the next round on. */
  readonly withdrawn: readonly Entry[];
  readonly begins: (Round & { readonly number: number; readonly ends: number }) | null;
  readonly state: League['state'];
  readonly acts: readonly Act[];
}

/** Rounds in a row to whose battles somebody did not come, after which he is withdrawn. */
const PATIENCE = 2;
/** Times that differ by less than a tenth of all are about equal. */
const EQUAL = 10;

/**
 * Null: nothing is to be done now. `stood`: milliseconds of this round in which the server stood, so that nobody loses by its
 * absence. `standing`: null where there is no such battle any more.
 */
export function stepOf(
  league: League,
  now: number,
  stood: (since: number) => number,
  standing: (battle: string) => BattleNow | null,
): Step | null {
  const current = league.rounds.at(-1);
  const step =
    current === undefined || current.isOver ? drawn(league, now) : played(league, current, { now, stood, standing });
  return step;
}

interface Moment {
  readonly now: number;
  readonly stood: (since: number) => number;
  readonly standing: (battle: string) => BattleNow | null;
}

const NOTHING = { results: [], over: null, withdrawn: [], begins: null, acts: [] } as const;

/** Counts what can be counted in the round that is being played. */
function played(league: League, { number, began, ends }: LeagueRound, { now, stood, standing }: Moment): Step | null {
  const isTimeUp = now >= ends && stood(began) >= ends - began;
  const open = league.battles.filter(({ round, result }) => round === number && result === null);
  const results = open.flatMap((battle) => {
    const result = resultOf(league, battle, standing(battle.battle), isTimeUp);
    return result === null ? [] : [{ battle: battle.battle, entries: battle.entries, result }];
  });
  const isOver = results.length === open.length && (isTimeUp || open.length > 0 || league.state === 'playing');
  if (results.length === 0 && !isOver) return null;
  const counted: League = {
    ...league,
    battles: league.battles.map((battle) => ({
      ...battle,
      result: results.find((one) => one.battle === battle.battle)?.result ?? battle.result,
    })),
  };
  const withdrawn = isOver ? thoseWhoStayAway(counted, number) : [];
  return {
    ...NOTHING,
    results: results.map(({ battle, result }) => ({ battle, result })),
    over: isOver ? number : null,
    withdrawn,
    state: 'playing',
    acts: [
      ...results.flatMap(({ entries, result }) => actOf(result, entries, number)),
      ...withdrawn.map((entry) => ({ what: 'withdrawn', round: number, entries: [entry], points: 0 }) as const),
    ],
  };
}

function resultOf(
  league: League,
  { entries, round }: LeagueBattle,
  now: BattleNow | null,
  isTimeUp: boolean,
): Result | null {
  const [first, second] = entries;
  if (now?.isOver === true) return { how: 'played', winner: now.winner === null ? null : entries[now.winner] };
  const gone = entries.filter((entry) => !isIn(entryOf(league, entry), round));
  if (gone.length === 2) return { how: 'bothLeft', winner: null };
  if (gone.length === 1) return { how: 'left', winner: gone.includes(first) ? second : first };
  if (now === null) return { how: 'gone', winner: null };
  if (!isTimeUp) return null;
  const { missing, left } = now;
  if (missing.length === 2) return { how: 'nobody', winner: null };
  if (missing.length === 1) return { how: 'absent', winner: missing.includes(0) ? second : first };
  const all = Math.max(...left, 1);
  if (Math.abs(left[0] - left[1]) * EQUAL < all) return { how: 'equal', winner: null };
  return { how: 'time', winner: left[0] > left[1] ? first : second };
}

/** Battles that were played to their end speak for themselves. */
function actOf(result: Result, [first, second]: readonly [Entry, Entry], round: number): readonly Act[] {
  if (result.how === 'played') return [];
  const entries = result.winner === second ? ([second, first] as const) : ([first, second] as const);
  return [act(result.how, round, entries, pointsFor(result, entries[0]))];
}

function entryOf(league: League, entry: Entry): LeagueEntry {
  const found = league.entries.find((one) => one.entry === entry);
  if (found === undefined) throw new Error(`league ${league.id} has no entry ${entry}`);
  return found;
}

/** People who came to none of their battles of the last rounds, this one among them. */
function thoseWhoStayAway(league: League, number: number): readonly Entry[] {
  const cameIn = (entry: Entry, round: number): boolean => {
    const own = league.battles.filter((battle) => battle.round === round && battle.entries.includes(entry));
    const isAway = ({ result }: LeagueBattle): boolean =>
      result !== null && (result.how === 'nobody' || (result.how === 'absent' && result.winner !== entry));
    return own.length === 0 || !own.every(isAway);
  };
  return league.entries
    .filter((one) => one.player === 'person' && isIn(one, number) && one.until === null)
    .filter(({ entry }) => {
      const own = league.battles.filter((battle) => battle.entries.includes(entry)).map(({ round }) => round);
      const last = [...new Set(own)].sort((a, b) => b - a).slice(0, PATIENCE);
      return last.length === PATIENCE && last[0] === number && last.every((round) => !cameIn(entry, round));
    })
    .map(({ entry }) => entry);
}

/** The next round, where its time has come; or the end. */
function drawn(league: League, now: number): Step | null {
  const number = league.rounds.length + 1;
  if (league.state === 'over') return null;
  const present = league.entries.filter((one) => isIn(one, number)).sort((a, b) => a.lot - b.lot || a.entry - b.entry);
  const isLast = league.settings.kind === 'swiss' && number > league.settings.rounds;
  const { begins, ends } = nextTimes(league, now);
  if (number > 1 && (isLast || present.length < 2)) return ended(league, number - 1);
  // Those who may still come are waited for.
  if (now < begins) return number > 1 && isComplete(league, present) ? ended(league, number - 1) : null;
  if (present.length < 2)
    return {
      ...NOTHING,
      state: 'over',
      acts: [
        act(
          'empty',
          number,
          present.map((one) => one.entry),
        ),
      ],
    };
  const round = pairedIn(league, present);
  if (round === null) return ended(league, number - 1);
  // A round that was drawn late is as long as any other.
  const length = ends - begins;
  const late = present.filter(({ since }) => since === number && number > 1);
  const lateActs = late.map(({ entry }) =>
    act('late', number, [entry], league.settings.kind === 'swiss' ? LATE * (number - 1) : 0),
  );
  const alone = round.out.map((entry) => act('alone', number, [entry], league.settings.kind === 'swiss' ? ROUND : 0));
  return {
    ...NOTHING,
    begins: { ...round, number, ends: Math.max(ends, now + (now > begins + length / 2 ? length : 0)) },
    state: 'playing',
    acts: [act('drawn', number, []), ...lateActs, ...alone],
  };
}

const act = (what: Act['what'], round: number, entries: readonly Entry[], points = 0): Act => ({
  what,
  round,
  entries,
  points,
});

function ended(league: League, round: number): Step {
  const first = standingsOf(
    league.entries.map(({ entry }) => entry),
    gotIn(league),
  ).filter(({ place }) => place === 1);
  const entries = first.map(({ entry }) => entry);
  return { ...NOTHING, state: 'over', acts: [act('ended', round, entries, first[0]?.points ?? 0)] };
}

/** Has everybody met everybody? */
const isComplete = (league: League, present: readonly LeagueEntry[]): boolean =>
  league.settings.kind === 'robin' && pairedIn(league, present) === null;

function pairedIn(league: League, present: readonly LeagueEntry[]): Round | null {
  const names = present.map(({ entry }) => entry);
  if (league.settings.kind === 'robin') {
    const starters = league.entries
      .filter(({ since }) => since === 1)
      .sort((a, b) => a.lot - b.lot || a.entry - b.entry);
    return robinRound(
      starters.map(({ entry }) => entry),
      names,
      league.rounds,
    );
  }
  const places = standingsOf(names, gotIn(league));
  const points = new Map(places.map((one) => [one.entry, one.points]));
  return swissRound(
    names.map((entry) => ({ entry, points: points.get(entry) ?? 0 })),
    league.rounds,
    league.apart,
  );
}

/** The battles of a round, each pair from both sides: who has the first side in each. */
export function battlesOf(
  pairs: readonly Pair[],
): readonly { readonly board: number; readonly game: 1 | 2; readonly entries: readonly [Entry, Entry] }[] {
  return pairs.flatMap(({ left, right }, board) => [
    { board, game: 1, entries: [left, right] } as const,
    { board, game: 2, entries: [right, left] } as const,
  ]);
}

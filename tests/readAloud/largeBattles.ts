// A referee of Large Battles: every roll is judged again from the printed lines, in English or Italian.
import { expect } from 'vitest';
import {
  hasReason,
  type LineReader,
  number,
  numbers,
  type Reader,
  readerOf,
  successes,
  type Told,
  valueOf,
} from './reading.ts';

type Mark = 'W' | 'W2' | 'D' | 'L' | 'L2';

const MARKS: Readonly<Record<string, Mark>> = {
  won: 'W',
  'won double': 'W2',
  tied: 'D',
  lost: 'L',
  'lost double': 'L2',
  vinta: 'W',
  'vinta doppia': 'W2',
  pari: 'D',
  persa: 'L',
  'persa doppia': 'L2',
};

const markOf = (sign: number): Mark => (sign > 0 ? 'W' : sign < 0 ? 'L' : 'D');

/** The dice of both sides, highest first, and the pairs that the line states, seen from the attacker. */
interface Fight {
  readonly a: readonly number[];
  readonly d: readonly number[];
  readonly pairs: readonly Mark[];
}

const FIGHT = /(?:[Pp]airs|Coppie[^:]*): ([^(]+) \(([\d ]*) (?:against|contro) ([\d ]*)[;)]/;

/** Reads a fight, which has so many dice as its sums say (LB-DICE-01). */
function fightIn(told: Told): Fight | null {
  const match = FIGHT.exec(told.line);
  if (match === null) return null;
  const pairs = (match[1] ?? '').split(', ').map((word) => MARKS[word] as Mark);
  const [a, d] = [numbers(match[2]), numbers(match[3])];
  const counts = [valueOf(told, /^(Attack|Attacco)$/), valueOf(told, /^(Defence|Difesa)$/)];
  expect([a.length, d.length], told.line).toEqual(counts);
  for (const dice of [a, d]) expect(dice, told.line).toEqual([...dice].sort((x, y) => y - x));
  return { a, d, pairs };
}

/** LB-DICE-03: a die that is missing counts as 1; an unused die that is missing adds nothing (LB-DICE-07). */
const met = ({ a, d }: Fight, i: number): number => (a[i] ?? 1) - (d[i] ?? 1);
const unused = ({ a, d }: Fight, i: number): number => (a[i] ?? 0) - (d[i] ?? 0);

/** Pairs one after the other; where a tie has no effect of its own, the next unused die is added (LB-DICE-02 to -10). */
function pairsOf(fight: Fight, addsUnused: readonly boolean[]): readonly Mark[] {
  let spare = 3;
  return addsUnused.map((adds, i) => markOf(met(fight, i) === 0 && adds ? unused(fight, spare++) : met(fight, i)));
}

/** What a fight must do to units at once: the unit named in the line, and those that are not. */
interface Owed {
  readonly line: string;
  readonly named: string;
  readonly toNamed: number;
  readonly toOthers: number;
  others: number;
  told: number;
}

const DISORDERED = /^(.*?) (?:goes to|go to|passa a|passano a) DIS (\d)\.$/;
const LOST = /^(.*?) (?:is|are) lost: |^Unità persa: (.*?)(?:, a DIS|, senza via|\. I cannoni|\. In questa)/;
const RALLIED = /^(.*?)(?: (?:rallies|rally) to|(?: si riordina| si riordinano):) DIS (\d)\.$/;

/** Rules of the disorder that an Approach or a Contact itself causes. */
const FOUGHT: ReadonlySet<string> = new Set(['LB-APP-20', 'LB-CON-13']);

/** A referee who knows nothing but the lines so far: the disorder of every unit among them. */
export function largeBattlesReader(): Reader {
  const dis = new Map<string, number>();
  let owed: Owed | null = null;

  const settle = (): void => {
    if (owed === null) return;
    const { line, named, toNamed, toOthers, others, told } = owed;
    expect(told, `${named} in: ${line}`).toBe(toNamed);
    expect(others > 0, `the others in: ${line}`).toBe(toOthers > 0);
    owed = null;
  };

  /** LB-UNIT-05: disorder grows by what the fight before says, or the unit is lost. */
  const disorder: LineReader = ({ line, rule }) => {
    const [, unit, now] = DISORDERED.exec(line) ?? [];
    const lost = LOST.exec(line);
    const name = unit ?? lost?.[1] ?? lost?.[2];
    if (name === undefined) return false;
    const before = dis.get(name) ?? 0;
    if (now !== undefined) dis.set(name, number(now));
    // LB-CON-12: what is lost at any DIS was beaten, and owes nothing to the second pair.
    if (owed === null || rule === 'LB-CON-12') return true;
    const isNamed = name === owed.named;
    const wanted = isNamed ? owed.toNamed : owed.toOthers;
    if (now !== undefined) expect(number(now) - before, `${line} after: ${owed.line}`).toBe(wanted);
    if (isNamed) owed.told = wanted;
    else owed.others += 1;
    return true;
  };

  const rallied: LineReader = ({ line }) => {
    const [, unit, now] = RALLIED.exec(line) ?? [];
    if (unit === undefined) return false;
    dis.set(unit, number(now));
    return true;
  };

  /** LB-APP-13, -20, -21: pairs, disorder and actions won. */
  const approach: LineReader = (told) => {
    const { line } = told;
    const match =
      /^(?:Approach of (.*?)(, safe[^:]*)?|(.*), avvicinamento( senza rischio[^:]*)?): (?:attacker’s actions|azioni dell’attaccante) (\d+) \((\d+) (?:won|vinte)\), (?:defender’s|del difensore) (\d+)/.exec(
        line,
      );
    const fight = match === null ? null : fightIn(told);
    if (match === null || fight === null) return false;
    const [, english, safe, italian, sicuro, all, won, defending] = match;
    const pairs = pairsOf(fight, [false, true, true]);
    expect(fight.pairs, line).toEqual(pairs);
    const count = (mark: Mark) => pairs.filter((pair, i) => i > 0 && pair === mark).length;
    expect([number(won), number(defending)], line).toEqual([count('W'), count('L')]);
    expect(number(all), line).toBeGreaterThanOrEqual(number(won));
    const passive = (safe ?? sicuro) !== undefined;
    owed = {
      line,
      named: english ?? italian ?? '',
      toNamed: pairs[0] === 'W' || passive ? 0 : 1,
      toOthers: pairs[0] === 'L' ? 0 : 1,
      others: 0,
      told: 0,
    };
    return true;
  };

  /** LB-CON-10, -13, -14, -17: the winner by the first pair or the ladder below it, losses by the second. */
  const contact: LineReader = (told) => {
    const { line } = told;
    const match =
      /^(?:Contact won|Contatto vinto)(?: ([^:]+))?: (.*?)\. (?:Attacker’s pairs|Coppie dell’attaccante)/.exec(line);
    const fight = match === null ? null : fightIn(told);
    if (match === null || fight === null) return false;
    const { winner, settled, spent } = ladder(told, fight, match[1] ?? '');
    expect(match[1] ?? '', line).toMatch(settled);
    const second = markOf(met(fight, 1));
    const [high, low] = winner === 'W' ? [fight.a[1] ?? 1, fight.d[1] ?? 1] : [fight.d[1] ?? 1, fight.a[1] ?? 1];
    const doubled = high >= 2 * low;
    const third = markOf(met(fight, 2) !== 0 ? met(fight, 2) : unused(fight, spent ? 4 : 3));
    expect(fight.pairs, line).toEqual([winner, doubled ? `${second}2` : second, third]);
    const ofWinner = second === winner ? 0 : 1;
    const ofLoser = second !== winner && second !== 'D' ? 0 : doubled ? 2 : 1;
    owed = { line, named: match[2] ?? '', toNamed: ofWinner, toOthers: ofLoser, others: 0, told: 0 };
    return true;
  };

  /** LB-BOMB-10, -11: pairs, and disorder by the first. */
  const bombardment: LineReader = (told) => {
    const match =
      /^(.*?) (?:fires at|fire at|fa fuoco su|fanno fuoco su|shells|shell|bombarda|bombardano) (.*?)\. (?:Pairs|Coppie): /.exec(
        told.line,
      );
    const fight = match === null ? null : fightIn(told);
    if (match === null || fight === null) return false;
    const sector = /built-up sector \d|settore abitato \d/.test(match[2] ?? '');
    expect(fight.pairs, told.line).toEqual(pairsOf(fight, [!sector, !sector, !sector]));
    return true;
  };

  const kinds = readerOf({
    approach,
    contact,
    bombardment,
    disorder,
    rallied,
    activation,
    initiative,
    roles,
    generalTest,
    generalRoll,
  });
  return (told) => {
    // Its disorder stands directly below the fight, and the units lost by it.
    const follows = DISORDERED.test(told.line) ? FOUGHT.has(told.rule) : LOST.test(told.line);
    if (owed !== null && !follows) settle();
    return kinds(told);
  };
}

/** LB-CON-10: cuirass, least disorder, the unused die, the better Combat, the tied face; what was looked at, is spent. */
function ladder(
  told: Told,
  fight: Fight,
  words: string,
): { readonly winner: Mark; readonly settled: RegExp; readonly spent: boolean } {
  const first = met(fight, 0);
  if (first !== 0) return { winner: markOf(first), settled: /^$/, spent: false };
  // Who alone wears a cuirass stands on its roster, and in the words.
  const cuirass = /cuirass|corazza/;
  if (cuirass.test(words)) return { winner: fight.pairs[0] as Mark, settled: cuirass, spent: false };
  const [, a, d] = /(?:least DIS|DIS minimo) (\d) (?:against|contro) (\d)/.exec(told.line) ?? [];
  if (a !== d)
    return { winner: markOf(number(d) - number(a)), settled: /lesser disorder|minor disordine/, spent: false };
  const spare = unused(fight, 3);
  if (spare !== 0) return { winner: markOf(spare), settled: /unused die|non usato/, spent: true };
  const better = /^(Better Combat|Combattimento migliore)/;
  if (hasReason(told, better)) {
    const ofAttack = hasReason({ ...told, sums: told.sums.slice(0, 1) }, better);
    return { winner: ofAttack ? 'W' : 'L', settled: /better Combat|Combattimento migliore/, spent: true };
  }
  return { winner: (fight.a[0] ?? 1) % 2 === 0 ? 'W' : 'L', settled: /tied die|dado in parità/, spent: true };
}

/** LB-ACT-08: actions and failures from faces. */
const activation: LineReader = (told) => {
  const { line } = told;
  if (/\((automatic, no roll|automatico, senza tiro)\)/.test(line)) return true;
  const match =
    /\((?:(?:automatic successes|successi automatici) (\d), )?(?:rolled|tiro) ([\d ]+) (?:on|con) (\d)\+\)/.exec(line);
  if (match === null) return false;
  const [, automatic, rolled, need] = match;
  const faces = numbers(rolled);
  const good = successes(faces, number(need));
  const [, actions = '0'] = /(?:actions|azioni) (\d+)/.exec(line) ?? [];
  const [, failures] = /(?:failures|fallimenti) (\d+)/.exec(line) ?? [];
  const all = good + number(automatic ?? '0');
  // LB-SPEC-07, -10: a pair of 6s, or of 5s, adds an action; its sum says so.
  const pair = told.sums.find(({ label }) => /^(Actions|Azioni)$/.test(label));
  if (pair !== undefined) expect(hasPair(faces), line).toBe(true);
  expect(number(actions), line).toBe(pair?.value ?? all);
  if (pair !== undefined) expect(pair.value, line).toBe(all + 1);
  if (failures !== undefined) expect(number(failures), line).toBe(faces.length - good);
  const needed = told.sums.find(({ label }) => /^(Each die needs|Ogni dado deve fare)$/.test(label));
  if (needed !== undefined) expect(number(need), line).toBe(Math.min(6, Math.max(2, needed.value)));
  return true;
};

/** A pair of 5s or 6s. */
const hasPair = (faces: readonly number[]): boolean =>
  [5, 6].some((wanted) => faces.filter((face) => face === wanted).length >= 2);

const sumOf = (faces: string | undefined): number => numbers(faces).reduce((sum, face) => sum + face, 0);

/** LB-ACT-02: the higher sum begins. */
const initiative: LineReader = ({ line }) => {
  const match = /^(?:First initiative|Prima iniziativa): (.*) \((.*?) (\d(?: \+ \d)*), (.*?) (\d(?: \+ \d)*)\)/.exec(
    line,
  );
  if (match === null) return false;
  const [, first = '', one, a, two, d] = match;
  const ahead = sumOf(a) - sumOf(d);
  if (/tie|parità/.test(first)) expect(ahead, line).toBe(0);
  else expect(first, line).toBe(ahead > 0 ? one : two);
  return true;
};

/** LB-SET-02: the higher total chooses. */
const roles: LineReader = ({ line, sums }) => {
  const match = /^(?:Choice of role|Scelta del ruolo): (.*) \((.*) (\d+), (.*) (\d+)\)/.exec(line);
  if (match === null) return false;
  const [, chosen = '', one, a, two, d] = match;
  expect([number(a), number(d)], line).toEqual(sums.map(({ value }) => value));
  if (/tie|parità/.test(chosen)) expect(a, line).toBe(d);
  else expect(chosen, line).toBe(number(a) > number(d) ? one : two);
  return true;
};

/** LB-LEAD-14: a 1 is fatal. */
const generalTest: LineReader = ({ line }) => {
  const match = /(survives|se la cava|is hit|colpo fatale|captured|cattura) \((?:rolled|tiro) ([\d ]+)\)/.exec(line);
  if (match === null) return false;
  expect(/survives|se la cava/.test(match[1] ?? ''), line).toBe(!numbers(match[2]).includes(1));
  return true;
};

/** LB-LIST-05: what the face of a general's die brings stands in the army list. */
const generalRoll: LineReader = ({ line }) => /: Q\d.* \((?:rolled|tiro) \d\)\.$/.test(line);

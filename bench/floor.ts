// The floor: a toy wargame on immutable plain objects made by literals, the reference of every speed of a rule set.
// 12 oriented rectangles a side move at random, may not overlap, and fight with up to six dice. The same work, the same
// random numbers and the same checksum in every language it has been written in: change nothing here.
import type { Bench } from './harness.ts';

interface Unit {
  readonly x: number;
  readonly y: number;
  readonly dir: number;
  readonly hits: number;
  readonly alive: boolean;
  readonly acted: boolean;
}

interface State {
  readonly turn: number;
  readonly side: number;
  readonly lost: readonly [number, number];
  readonly units: readonly Unit[];
}

const N = 24;
const HALF = 12;
const W = 1200;
const H = 800;
const HX = 20;
const HY = 30;
const R2 = 4 * (HX * HX + HY * HY);
const COS = new Float64Array(64);
const SIN = new Float64Array(64);
for (let i = 0; i < 64; i++) {
  // A Taylor series in a fixed order, so that every language gives the same bits.
  let a = i * 0.09817477042468103;
  if (i > 32) a -= 6.283185307179586;
  let c = 1;
  let s = a;
  let tc = 1;
  let ts = a;
  for (let k = 1; k <= 14; k++) {
    tc = (-tc * a * a) / ((2 * k - 1) * (2 * k));
    c += tc;
    ts = (-ts * a * a) / (2 * k * (2 * k + 1));
    s += ts;
  }
  COS[i] = c;
  SIN[i] = s;
}

let seed = 1;
function rnd(n: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % n;
}

const mk = (x: number, y: number, dir: number, hits: number, alive: boolean, acted: boolean): Unit => ({
  x,
  y,
  dir,
  hits,
  alive,
  acted,
});
const ms = (turn: number, side: number, lost: readonly [number, number], units: readonly Unit[]): State => ({
  turn,
  side,
  lost,
  units,
});
const setup = (): State =>
  ms(
    0,
    0,
    [0, 0],
    Array.from({ length: N }, (_, i) => {
      const side = i < HALF ? 0 : 1;
      return mk(150 + (i % HALF) * 80, side ? 620 : 180, side ? 48 : 16, 0, true, false);
    }),
  );

/** Whether the axis (ax, ay) parts two rectangles whose centres are (dx, dy) apart. */
function sepOn(
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  ca: number,
  sa: number,
  cb: number,
  sb: number,
): boolean {
  const d = Math.abs(dx * ax + dy * ay);
  const ra = HX * Math.abs(ca * ax + sa * ay) + HY * Math.abs(-sa * ax + ca * ay);
  const rb = HX * Math.abs(cb * ax + sb * ay) + HY * Math.abs(-sb * ax + cb * ay);
  return d > ra + rb;
}

const REFUSED = { refused: true, contact: -1 };
const FREE = { refused: false, contact: -1 };

function judge(state: State, i: number, x: number, y: number, dir: number): { refused: boolean; contact: number } {
  const ca = COS[dir]!;
  const sa = SIN[dir]!;
  const ex = HX * Math.abs(ca) + HY * Math.abs(sa);
  const ey = HX * Math.abs(sa) + HY * Math.abs(ca);
  if (x < ex || y < ey || x > W - ex || y > H - ey) return REFUSED;
  let contact = -1;
  for (let j = 0; j < N; j++) {
    const u = state.units[j]!;
    if (j === i || !u.alive) continue;
    const dx = u.x - x;
    const dy = u.y - y;
    if (dx * dx + dy * dy >= R2) continue;
    const cb = COS[u.dir]!;
    const sb = SIN[u.dir]!;
    if (
      sepOn(ca, sa, dx, dy, ca, sa, cb, sb) ||
      sepOn(-sa, ca, dx, dy, ca, sa, cb, sb) ||
      sepOn(cb, sb, dx, dy, ca, sa, cb, sb) ||
      sepOn(-sb, cb, dx, dy, ca, sa, cb, sb)
    )
      continue;
    if (j < HALF === i < HALF) return REFUSED;
    if (contact < 0) contact = j;
  }
  return contact < 0 ? FREE : { refused: false, contact };
}

/** The five highest of n dice; missing dice of the first three are ones. */
function top(n: number): number[] {
  const c = [0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < n; k++) c[1 + rnd(6)]!++;
  const o = [0, 0, 0, 0, 0];
  let p = 0;
  for (let f = 6; f >= 1 && p < 5; f--) for (let q = c[f]!; q > 0 && p < 5; q--) o[p++] = f;
  while (p < 3) o[p++] = 1;
  return o;
}

function replace(units: readonly Unit[], i: number, u: Unit): Unit[] {
  const r = units.slice();
  r[i] = u;
  return r;
}

function fight(state: State, i: number, j: number): State {
  const A = state.units[i]!;
  const B = state.units[j]!;
  const ta = top(6 - A.hits);
  const tb = top(5 - B.hits);
  let u = 0;
  let w = 0;
  let l = 0;
  if (ta[0]! > tb[0]!) w++;
  else if (ta[0]! < tb[0]!) l++;
  let x = ta[1]!;
  let y = tb[1]!;
  if (x === y) {
    x += ta[3]!;
    y += tb[3]!;
    u = 1;
  }
  if (x > y) w++;
  else if (x < y) l++;
  x = ta[2]!;
  y = tb[2]!;
  if (x === y) {
    x += ta[3 + u]!;
    y += tb[3 + u]!;
  }
  if (x > y) w++;
  else if (x < y) l++;
  const b = mk(B.x, B.y, B.dir, B.hits + w, B.hits + w < 3, B.acted);
  const a = mk(A.x, A.y, A.dir, A.hits + l, A.hits + l < 3, A.acted);
  const units = state.units.slice();
  units[j] = b;
  units[i] = a;
  const lost: readonly [number, number] =
    a.alive && b.alive
      ? state.lost
      : [state.lost[0] + (i < HALF ? +!a.alive : +!b.alive), state.lost[1] + (i < HALF ? +!b.alive : +!a.alive)];
  return ms(state.turn, state.side, lost, units);
}

const endTurn = (state: State): State =>
  ms(
    state.turn + 1,
    1 - state.side,
    state.lost,
    state.units.map((u) => (u.acted ? mk(u.x, u.y, u.dir, u.hits, u.alive, false) : u)),
  );

const over = (state: State): boolean => state.turn >= 60 || state.lost[0] >= 6 || state.lost[1] >= 6;

let checks = 0;
function step(state: State): State {
  const cand: number[] = [];
  for (let k = 0; k < HALF; k++) {
    const i = state.side * HALF + k;
    const u = state.units[i]!;
    if (u.alive && !u.acted) cand.push(i);
  }
  if (cand.length === 0) return endTurn(state);
  const i = cand[rnd(cand.length)]!;
  const u = state.units[i]!;
  if (1 + rnd(6) < 2) return endTurn(state);
  for (let tries = 0; tries < 4; tries++) {
    const dir = (u.dir + rnd(9) - 4 + 64) % 64;
    const dist = 10 + rnd(61);
    const x = u.x + COS[dir]! * dist;
    const y = u.y + SIN[dir]! * dist;
    checks++;
    const v = judge(state, i, x, y, dir);
    if (v.refused) continue;
    if (v.contact >= 0)
      return fight(
        ms(state.turn, state.side, state.lost, replace(state.units, i, mk(u.x, u.y, dir, u.hits, u.alive, true))),
        i,
        v.contact,
      );
    return ms(state.turn, state.side, state.lost, replace(state.units, i, mk(x, y, dir, u.hits, u.alive, true)));
  }
  return ms(state.turn, state.side, state.lost, replace(state.units, i, mk(u.x, u.y, u.dir, u.hits, u.alive, true)));
}

/** Plays up to so many games, or until the clock says stop, and sums up where everybody ended. */
export function playFloor(
  maxGames: number,
  milliseconds = Number.POSITIVE_INFINITY,
): { actions: number; games: number; sum: number; checks: number } {
  let actions = 0;
  let games = 0;
  let sum = 0;
  checks = 0;
  const end = performance.now() + milliseconds;
  while (games < maxGames && (games % 64 || performance.now() < end)) {
    let s = setup();
    while (!over(s)) {
      s = step(s);
      actions++;
    }
    games++;
    s.units.forEach((u, i) => {
      [u.x, u.y, u.dir, u.hits, +u.alive, +u.acted].forEach((v, k) => {
        sum += v * (((i * 6 + k) % 97) + 1);
      });
    });
  }
  return { actions, games, sum, checks };
}

export function seedFloor(value: number): void {
  seed = value;
}

export function floorBench(): Bench {
  seedFloor(12345);
  return {
    unit: 'actions',
    work(milliseconds) {
      const begun = performance.now();
      const { actions } = playFloor(Number.POSITIVE_INFINITY, milliseconds);
      return { count: actions, seconds: (performance.now() - begun) / 1000 };
    },
  };
}

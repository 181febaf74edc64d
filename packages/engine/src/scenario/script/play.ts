/**
 * The scenario's own rules at work. A rule set asks at three seams: a turn begins, a turn ends, a piece is lost. What its
 * pieces are and where they stand, it says by {@link ScriptPieces}.
 */
import type { BattleEvent, Outcome, Seat, Tally } from '../../contract/ruleset.ts';
import { total } from '../../contract/ruleset.ts';
import {
  type ArrivalNow,
  type Call,
  DRAW,
  hasLeftTable,
  LOSSES,
  type Holding,
  type PlaceNow,
  type ScriptDeed,
  type Scripted,
  type ScriptEdge,
  type ScriptEvent,
  type ScriptPlace,
  type ScriptState,
  type WayOff,
  type WayOffNow,
} from './script.ts';
import type { Worded } from '../envelope.ts';

/** What happened by the scenario's own rules. */
export type ScriptNews = BattleEvent &
  (
    | { readonly type: 'scriptTold'; readonly to: Seat; readonly text: Worded }
    | { readonly type: 'scriptCalled'; readonly troops: string; readonly edge: ScriptEdge }
    | { readonly type: 'scriptMayLeave'; readonly troops: string; readonly edge: ScriptEdge }
    | {
        readonly type: 'scriptLeft';
        readonly side: number;
        readonly pieces: readonly number[];
        readonly edge: ScriptEdge;
      }
    | { readonly type: 'scriptDelayed'; readonly side: number }
    | { readonly type: 'scriptScored'; readonly side: number; readonly points: number; readonly sum: number }
    | { readonly type: 'scriptTaken'; readonly place: Worded; readonly side: number }
    | { readonly type: 'scriptCounted'; readonly points: readonly [Tally, Tally] }
  );

/** What a rule set tells of its pieces, which it knows by a number each. Sides are indices. */
export interface ScriptPieces<S> {
  /** All that a side had, those lost and those to come included. */
  readonly ofSide: (state: S, side: number) => readonly number[];
  /** Those of troops that a script names: a unit or brigade. */
  readonly named: (state: S, troops: string) => readonly number[];
  /** Does a piece on the table stand within reach of the place? */
  readonly isNear: (state: S, piece: number, place: ScriptPlace) => boolean;
  /** Can a piece hold ground as it is now? */
  readonly mayHold: (state: S, piece: number) => boolean;
  readonly isLost: (state: S, piece: number) => boolean;
  /** Is a piece on the table fit to leave, and does it stand at this stretch of the edge? */
  readonly isAtEdge: (state: S, piece: number, way: WayOff) => boolean;
}

/** What the scenario's own rules ask of a table. Sides are indices. */
export interface ScriptTable<S> {
  /** Does a piece of the side that can hold ground stand within reach of the place? */
  isNear(state: S, side: number, place: ScriptPlace): boolean;
  /** Does a piece of these troops, a unit or brigade by its name, stand within reach of the place? */
  areNear(state: S, troops: string, place: ScriptPlace): boolean;
  /** Are all of these troops lost? */
  areLost(state: S, troops: string): boolean;
  /** Pieces that a side has lost, and all that it had, those to come included. */
  losses(state: S, side: number): { readonly lost: number; readonly all: number };
  /** Pieces of the side that leave by this way if its turn ends now. */
  leaving(state: S, side: number, way: WayOff): readonly number[];
  /** Pieces that this way is for and that have neither left nor been lost. */
  mayLeave(state: S, way: WayOff): readonly number[];
  /** The pieces of these troops, and their side. */
  troops(state: S, troops: string): { readonly side: number; readonly pieces: readonly number[] };
}

export const tableOfPieces = <S extends Scripted>({
  ofSide,
  named,
  isNear,
  mayHold,
  isLost,
  isAtEdge,
}: ScriptPieces<S>): ScriptTable<S> => ({
  isNear: (state, side, place) =>
    ofSide(state, side).some((piece) => mayHold(state, piece) && isNear(state, piece, place)),
  areNear: (state, troops, place) => named(state, troops).some((piece) => isNear(state, piece, place)),
  areLost: (state, troops) => named(state, troops).every((piece) => isLost(state, piece)),
  losses(state, side) {
    const all = ofSide(state, side);
    return { lost: all.filter((piece) => isLost(state, piece)).length, all: all.length };
  },
  leaving(state, side, way) {
    const own = ofSide(state, side);
    return named(state, way.troops).filter((piece) => own.includes(piece) && isAtEdge(state, piece, way));
  },
  mayLeave: (state, way) =>
    named(state, way.troops).filter((piece) => !isLost(state, piece) && !hasLeftTable(state, piece)),
  troops(state, troops) {
    const pieces = named(state, troops);
    return { pieces, side: pieces.some((piece) => ofSide(state, 1).includes(piece)) ? 1 : 0 };
  },
});

type Reading = Scripted & { readonly outcome: Outcome | null };
/** The working copy of a state. */
export interface ScriptWork {
  script?: ScriptState;
  outcome: Outcome | null;
  readonly events: unknown[];
}

/** SCN-EVT-2. The first seam: a turn of a side begins. */
export function scriptTurnBegins<S extends Reading>(table: ScriptTable<S>, work: S & ScriptWork, side: number): void {
  const { script } = work;
  if (script === undefined || work.outcome !== null) return;
  work.script = { ...script, begun: script.begun.map((turns, i) => (i === side ? turns + 1 : turns)) };
  happen(table, work);
}

/**
 * SCN-ARR-2. At the beginning of a side's turn those come on who have been called; whoever finds no room comes in the next
 * one. `comeOn`: brings on those of a call who are of this side, as far as there is room; true: none of them waits any more.
 */
export function scriptArrivals<W extends ScriptWork>(
  work: W,
  side: number,
  comeOn: (work: W, side: number, call: Call) => boolean,
): void {
  // SCN-END-1
  if (work.outcome !== null) return;
  const late = (work.script?.called ?? []).filter((call) => !comeOn(work, side, call));
  if (late.length > 0) tell(work, { type: 'scriptDelayed', rule: 'SCN-ARR-2', side });
}

/** SCN-LEAVE-1. Whoever stands at a way off when its own turn ends has left. `leave`: takes pieces off the table together. */
export function scriptDepartures<S extends Reading, W extends S & ScriptWork>(
  table: ScriptTable<S>,
  work: W,
  side: number,
  leave: (work: W, pieces: readonly number[]) => void,
): void {
  if (work.outcome !== null) return;
  for (const way of work.script?.waysOff ?? []) {
    const pieces = table.leaving(work, side, way);
    if (pieces.length === 0) continue;
    const script = work.script as ScriptState;
    work.script = { ...script, left: [...script.left, ...pieces] };
    tell(work, { type: 'scriptLeft', rule: 'SCN-LEAVE-1', side, pieces, edge: way.edge });
    leave(work, pieces);
    if (way.points !== 0) score(work, side, way.points * pieces.length, 'SCN-LEAVE-2');
  }
}

/** SCN-EVT-2. The second seam, after the book's own judgement: a turn of a side ends. */
export function scriptTurnEnds<S extends Reading>(table: ScriptTable<S>, work: S & ScriptWork, side: number): void {
  const { script } = work;
  if (script === undefined || work.outcome !== null) return;
  const { places = [] } = script.rules;
  const held = places.map((place, i): Holding => heldAfter(table, work, place, script.held[i], side));
  work.script = { ...script, held };
  places.forEach(({ text }, i) => {
    const now = held[i]?.side ?? -1;
    if (now !== -1 && now !== script.held[i]?.side)
      tell(work, { type: 'scriptTaken', rule: 'SCN-PLC-1', place: text, side: now });
  });
  happen(table, work);
  // SCN-TURN-1: the second player's last turn is over.
  if (work.outcome === null && Math.min(...script.begun) >= script.rules.turns.limit) count(table, work);
}

/** SCN-EVT-2. The third seam: an order has cost a piece. `before`: the state that it was given in. */
export function scriptPieceLost<S extends Reading>(table: ScriptTable<S>, before: S, work: S & ScriptWork): void {
  if (work.script === undefined || work.outcome !== null) return;
  if ([0, 1].some((side) => table.losses(before, side).lost < table.losses(work, side).lost)) happen(table, work);
}

/** SCN-PLC-1. The side that alone has a piece within reach of a place, or -1. */
export function holderOfPlace<S>(table: ScriptTable<S>, state: S, place: ScriptPlace): number {
  const [first, second] = [table.isNear(state, 0, place), table.isNear(state, 1, place)];
  return first === second ? -1 : first ? 0 : 1;
}

/** SCN-PLC-2. A place is held for another turn where its holder's own turn ends; whoever else held it begins anew. */
function heldAfter<S>(
  table: ScriptTable<S>,
  state: S,
  place: ScriptPlace,
  before: Holding | undefined,
  side: number,
): Holding {
  const holder = holderOfPlace(table, state, place);
  const turns = before?.side === holder ? before.turns : 0;
  return { side: holder, turns: holder === side ? turns + 1 : turns };
}

/** SCN-EVT-1. Each event whose conditions are all true happens, once, in the order of the file. */
function happen<S extends Reading>(table: ScriptTable<S>, work: S & ScriptWork): void {
  for (const event of work.script?.rules.events ?? []) {
    const { script } = work;
    if (script === undefined || work.outcome !== null) return;
    if (script.done.includes(event.id) || !isTrue(table, work, script, event)) continue;
    work.script = { ...script, done: [...script.done, event.id] };
    for (const deed of event.do) if (work.outcome === null) carryOut(work, deed);
  }
}

function isTrue<S>(
  table: ScriptTable<S>,
  state: S,
  { rules, seats, begun, held }: ScriptState,
  { when }: ScriptEvent,
): boolean {
  const { turn, holds, enters, lost, losses } = when;
  const index = (seat: Seat | undefined) => (seat === undefined ? -1 : seats.indexOf(seat));
  const placeOf = (id: string) => (rules.places ?? []).findIndex((one) => one.id === id);
  // SCN-EVT-3
  if (turn !== undefined && (when.side === undefined ? Math.max(...begun) : (begun[index(when.side)] ?? 0)) < turn)
    return false;
  if (holds !== undefined) {
    // SCN-PLC-2
    const holding = held[placeOf(holds.place)];
    if (holding?.side !== index(holds.side) || holding.turns < (holds.turns ?? 1)) return false;
  }
  if (enters !== undefined) {
    const place = rules.places?.[placeOf(enters.place)] as ScriptPlace;
    const { troops } = enters;
    // SCN-EVT-4
    const isThere =
      troops === undefined ? table.isNear(state, index(enters.side), place) : table.areNear(state, troops, place);
    if (!isThere) return false;
  }
  // SCN-EVT-5
  if (lost !== undefined && !table.areLost(state, lost)) return false;
  if (losses === undefined) return true;
  const { lost: gone, all } = table.losses(state, index(losses.side));
  // SCN-EVT-6: divided, for 7 of 25 are 0.28 to the last digit, but 0.28 × 25 is more than 7.
  return gone / all >= losses.share;
}

function carryOut(work: ScriptWork, deed: ScriptDeed): void {
  const script = work.script as ScriptState;
  const { arrive, mayLeave, edge = 'left', from = 0, to, points = 0, end } = deed;
  const stretch = { edge, from, ...(to !== undefined && { to }) };
  if (deed.tell !== undefined)
    tell(work, { type: 'scriptTold', rule: 'SCN-TELL-1', to: deed.tell, text: deed.text ?? {} });
  if (arrive !== undefined) {
    // SCN-ARR-1
    work.script = { ...script, called: [...script.called, { troops: arrive, ...stretch }] };
    tell(work, { type: 'scriptCalled', rule: 'SCN-ARR-1', troops: arrive, edge });
  }
  if (mayLeave !== undefined) {
    // SCN-LEAVE-1
    work.script = { ...script, waysOff: [...script.waysOff, { troops: mayLeave, ...stretch, points }] };
    tell(work, { type: 'scriptMayLeave', rule: 'SCN-LEAVE-1', troops: mayLeave, edge });
  }
  // SCN-PTS-1
  if (deed.score !== undefined) score(work, script.seats.indexOf(deed.score), points, 'SCN-PTS-1');
  if (end !== undefined) close(work, end, 'SCN-END-1', 'scn.end.event');
}

function score(work: ScriptWork, side: number, points: number, rule: string): void {
  const script = work.script as ScriptState;
  const scored = script.scored.map((sum, i) => (i === side ? sum + points : sum));
  work.script = { ...script, scored };
  tell(work, { type: 'scriptScored', rule, side, points, sum: scored[side] ?? 0 });
}

/** What a held place is called in a sum. */
export const PLACE_HELD = 'scn.points.place';

/** SCN-PLC-1, SCN-VIC-2. Every place as it stands now, in the order of the file. */
export const placesNow = <S extends Scripted>(table: ScriptTable<S>, state: S): readonly PlaceNow[] =>
  (state.script?.rules.places ?? []).map((place) => ({
    place,
    holder: holderOfPlace(table, state, place),
    points: state.script?.rules.victory.points?.[place.id] ?? 0,
  }));

/** SCN-LEAVE-1. Every way off that is open, in the order in which they were opened. */
export const waysOffNow = <S extends Scripted>(table: ScriptTable<S>, state: S): readonly WayOffNow[] =>
  (state.script?.waysOff ?? []).map((way) => ({ way, pieces: table.mayLeave(state, way) }));

/** SCN-ARR-1. Who is still to be called, in the order of the file. */
export const arrivalsNow = <S extends Scripted>(table: ScriptTable<S>, state: S): readonly ArrivalNow[] =>
  (state.script?.rules.events ?? [])
    .filter(({ id }) => !state.script?.done.includes(id))
    .flatMap(({ when, do: deeds }) => {
      const isDated = Object.keys(when).every((condition) => condition === 'turn' || condition === 'side');
      const dated = isDated ? (when.turn ?? null) : null;
      return deeds.flatMap(({ arrive, edge = 'left', from = 0, to }) =>
        arrive === undefined
          ? []
          : [{ ...table.troops(state, arrive), turn: dated, edge, from, ...(to !== undefined && { to }) }],
      );
    });

/** SCN-VIC-2. What a side has earned by now, with its reasons. */
export function scriptPoints<S extends Scripted>(table: ScriptTable<S>, state: S, side: number): Tally {
  const { rules, scored = [] } = state.script ?? { rules: undefined };
  const tally: { rule: string; add: number; what: string }[] = [];
  for (const place of rules?.places ?? []) {
    const add = rules?.victory.points?.[place.id] ?? 0;
    if (add > 0 && holderOfPlace(table, state, place) === side)
      tally.push({ rule: 'SCN-VIC-2', add, what: PLACE_HELD });
  }
  const losses = (rules?.victory.points?.[LOSSES] ?? 0) * table.losses(state, 1 - side).lost;
  if (losses > 0) tally.push({ rule: 'SCN-VIC-2', add: losses, what: 'scn.points.losses' });
  const earned = scored[side] ?? 0;
  if (earned !== 0) tally.push({ rule: 'SCN-PTS-1', add: earned, what: 'scn.points.events' });
  return tally;
}

/** SCN-VIC-2. The last turn is over, and points decide. */
function count<S extends Reading>(table: ScriptTable<S>, work: S & ScriptWork): void {
  const points = [scriptPoints(table, work, 0), scriptPoints(table, work, 1)] as const;
  tell(work, { type: 'scriptCounted', rule: 'SCN-VIC-2', points });
  const script = work.script as ScriptState;
  const { lead = 1, else: otherwise = DRAW } = script.rules.victory;
  const ahead = total(points[0]) - total(points[1]);
  const [first, second] = script.seats as [Seat, Seat];
  if (Math.abs(ahead) >= lead) close(work, ahead > 0 ? first : second, 'SCN-VIC-2', 'scn.end.points');
  else close(work, otherwise, 'SCN-VIC-2', otherwise === DRAW ? 'scn.end.draw' : 'scn.end.limit');
}

/** SCN-END-1. */
function close(work: ScriptWork, winner: Seat, rule: string, reason: string): void {
  const side = work.script?.seats.indexOf(winner) ?? -1;
  work.outcome = { winner: side === -1 ? null : winner, rule, reason };
  // Every rule set tells the end so.
  work.events.push({ type: 'ended', rule, winner: side === -1 ? null : side });
}

/** SCN-TURN-2. The hour of the present turn, such as `17:30`; null: the scenario has no clock. */
export function hourOf({ rules: { turns }, begun }: ScriptState): string | null {
  if (turns.clock === undefined) return null;
  const [hours = 0, minutes = 0] = turns.clock.first.split(':').map(Number);
  const now = hours * 60 + minutes + (Math.max(1, ...begun) - 1) * turns.clock.minutes;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(now / 60) % 24)}:${two(now % 60)}`;
}

const tell = (work: ScriptWork, news: ScriptNews): void => void work.events.push(news);

/** LB-PROX-06, -07: corrections of proximity after a retreat or the like. */
import { halfOf, moved, normalise, type Point, searchLowest } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { BackwardMove, Command, LateralMove } from '../../state/commands.ts';
import { sideOf } from '../../ground/footprints.ts';
import { isWhole } from '../../turn/handler.ts';
import { mm } from '../../ground/measure.ts';
import { type Arrival } from '../mover.ts';
import { edgeProblem, enemyProblem, friendProblem, type Manner, solidProblem } from '../path/path.ts';
import { type Surroundings, surroundings } from '../path/surroundings.ts';
import { standsAstride, straightTrack, trackOf } from '../path/sweptTrack.ts';
import { keptOut } from '../turning.ts';
import { isEnemyNear, mayBeParted, mostGapIfNear, ROUNDING, shrunk, standing } from './commonGround.ts';
import { proximityLimit, type TooNear, tooNearOf, violationsOf } from './spacing.ts';
import type { Field, SideIndex, State, Unit, UnitProfile } from '../../state/state.ts';

/** LB-PROX-07: at most M, or L for cavalry and horse guns. */
function correctionMost(field: Field, profile: UnitProfile): number {
  return profile.arm === 'cavalry' || profile.horse ? field.sticks.l : field.sticks.m;
}

/** LB-PROX-06: units that may move to correct one violation: the marked one, or a friend too near to it. */
function correctable(state: State, side: SideIndex): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    const u = state.units[unit] as Unit;
    if (!u.violation || u.status !== 'table' || sideOf(state, unit) !== side) continue;
    for (const candidate of [unit, ...violationsOf(state, unit)]) {
      if (!found.includes(candidate) && violationsOf(state, unit).length > 0) found.push(candidate);
    }
  }
  return found;
}

/** LB-PROX-06, -07. Backward or laterally, passing over any terrain, until clear of the friends it was too near to. */
export function planCorrection(state: State, side: SideIndex, command: Command): Result<Arrival> {
  if (command.type !== 'correct') return err(refusal('LB-PROX-06', 'lb.refusal.correctFirst'));
  const { unit } = command;
  if (!isWhole(unit, 0, state.units.length - 1) || !correctable(state, side).includes(unit)) {
    return err(refusal('LB-PROX-06', 'lb.refusal.noViolation', { unit }));
  }
  return planCorrectionIn(aroundCorrection(state, unit), command.move);
}

function aroundCorrection(state: State, unit: number): Surroundings {
  return surroundings(state, unit, correctionMost(state.field, state.field.units[unit] as UnitProfile));
}

function planCorrectionIn(s: Surroundings, move: BackwardMove | LateralMove): Result<Arrival> {
  const facts = { unit: s.profile.id };
  if (s.u.sector >= 0) return err(refusal('LB-BUA-04', 'lb.refusal.garrisonMustLeave', facts));
  const turn = turnOf(move);
  if (turn === 0) return err(refusal('LB-PROX-06', 'lb.refusal.backOrAside', facts));
  const most = correctionMost(s.field, s.profile);
  if (!isWhole(move.distance, 1, most)) {
    const asked = typeof move.distance === 'number' ? mm(move.distance) : 0;
    return err(refusal('LB-PROX-07', 'lb.refusal.tooFar', { ...facts, asked, allowed: mm(most), full: mm(most) }));
  }
  const to = moved(s.u, normalise(s.u.facing + turn), move.distance);
  const track = straightTrack(s.quad, s.u, to);
  const rest = trackOf([track.end], []);
  const why =
    edgeProblem(s, track) ??
    solidProblem(s, rest, 'plain') ??
    inWater(s, track.end) ??
    enemyProblem(s, track, mannerOf(s)) ??
    friendProblem(s, track) ??
    stillTooNear(s, track.end);
  return why === null ? ok({ x: to.x, y: to.y, facing: s.u.facing }) : err(why);
}

function mannerOf(s: Surroundings): Manner {
  return { manoeuvre: false, road: null, inPlace: false, keepOut: keptOut(s) };
}

/** The direction of a correction from the unit's facing; 0 for any other move, which is none. */
function turnOf(move: BackwardMove | LateralMove): number {
  if (move.kind === 'backward') return 2880;
  return move.kind === 'lateral' ? (move.side === 'left' ? -1440 : 1440) : 0;
}

/** LB-GEO-18, LB-TERR-05: it may cross a stream but not end in it. */
function inWater(s: Surroundings, end: Surroundings['quad']): Refusal | null {
  if (!s.streams.some((stream) => standsAstride(end, stream))) return null;
  return refusal('LB-TERR-05', 'lb.refusal.streamInWay', { unit: s.profile.id });
}

/** LB-PROX-01, -06: it must come clear of at least one friend it was too near to, and nearer to no other. */
function stillTooNear(s: Surroundings, end: Surroundings['quad']): Refusal | null {
  const before = tooNearOf(s.state, s.unit, s.quad, s.friends);
  const still = uncured(before, tooNearOf(s.state, s.unit, end, s.friends));
  if (still === undefined) return null;
  return refusal('LB-PROX-06', 'lb.refusal.tooNearFriend', {
    unit: s.profile.id,
    friend: (s.field.units[still.unit] as UnitProfile).id,
    gap: mm(still.gap),
    limit: mm(proximityLimit(s.field)),
  });
}

/** Of the friends too near after a correction, one that forbids it: one come nearer, or any if nobody was left. */
function uncured(before: readonly TooNear[], after: readonly TooNear[]): TooNear | undefined {
  const worse = after.find((a) => !before.some((b) => b.unit === a.unit && b.gap <= a.gap));
  const cured = before.some((b) => !after.some((a) => a.unit === b.unit));
  return worse ?? (cured ? undefined : after[0]);
}

/** Every way of correcting one violation: the shortest move that does it, back, left and right, for either unit. */
export function correctionOffers(state: State, side: SideIndex): Command[] {
  const offers: Command[] = [];
  for (const unit of correctable(state, side)) {
    const s = aroundCorrection(state, unit);
    for (const move of WAYS) {
      const found = shortestCure(s, move);
      if (found !== null) offers.push({ type: 'correct', unit, move: found });
    }
  }
  return offers;
}

const WAYS: readonly (BackwardMove | LateralMove)[] = [
  { kind: 'backward', distance: 1 },
  { kind: 'lateral', side: 'left', distance: 1 },
  { kind: 'lateral', side: 'right', distance: 1 },
];

/** LB-PROX-06, -07. The shortest legal correction in a direction, of all lengths in whole steps; null if there is none. */
function shortestCure(s: Surroundings, way: BackwardMove | LateralMove): BackwardMove | LateralMove | null {
  const direction = normalise(s.u.facing + turnOf(way));
  const before = tooNearOf(s.state, s.unit, s.quad, s.friends);
  const most = correctionMost(s.field, s.profile);
  return searchLowest<BackwardMove | LateralMove>(
    { low: 1, high: most },
    {
      at: ([distance = 0]) => {
        const move = { ...way, distance };
        return planCorrectionIn(s, move).ok ? move : null;
      },
      strayOf: (box) => [halfOf(box, 0)],
      isHopeless: ({ middle: [distance = 0] }, [stray = 0]) =>
        isBarred(s, moved(s.u, direction, distance), before, stray + ROUNDING),
    },
    // Halving makes fewer than two boxes a length: this search does not give up.
    { boxes: 2 * most },
  );
}

/** Is every correction refused that ends within so many steps of this place? */
function isBarred(s: Surroundings, to: Point, before: readonly TooNear[], stray: number): boolean {
  const small = shrunk(s, s.u, stray);
  const track = straightTrack(small.quad, s.u, to);
  if (isEnemyNear(s, track, small.beyond)) return true;
  const end = standing(s, { ...s.u, ...to, facing: s.u.facing }, stray);
  if (small.beyond === 0) {
    const barred =
      edgeProblem(s, track) ??
      solidProblem(s, trackOf([end.quad], []), 'plain') ??
      inWater(s, end.quad) ??
      enemyProblem(s, track, mannerOf(s)) ??
      friendProblem(s, { end: end.quad });
    if (barred !== null) return true;
  }
  // As far off as any of them may be, a friend come nearer is nearer in all of them.
  const after = s.friends.flatMap(({ unit }): readonly TooNear[] => {
    const gap = mostGapIfNear(s, unit, end);
    return gap === null || mayBeParted(s, unit, end, gap) ? [] : [{ unit, gap }];
  });
  return uncured(before, after) !== undefined;
}

/** Firing (chapter 9, Q5) and the conversion of hits. */
import {
  D6,
  err,
  refusal,
  pop,
  push,
  type Refusal,
  replaceTop,
  type Tally,
  total,
  type Result,
  ok,
} from '@drumhead/engine';
import { breakUnit, disrupt, isSpent } from '../morale/disruption.ts';
import { attachedCommandBases } from '../command/commandBases.ts';
import { removeUnit } from '../movement/forcedMoves.ts';
import type { FireFrame } from '../state/frames.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { hasCoverFrom } from '../ground/terrain.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { armOf, traitsOf } from '../state/unitTables.ts';
import { TOLERANCE, toCm } from '../state/lengths.ts';
import { type Memory, memory } from '../memory.ts';
import { conversionScore, fireDice, fireScore, hitsOf, isLongRange } from './scores.ts';
import { type Sight, sightOf } from '../ground/sight.ts';
import type { State } from '../state/state.ts';
import { unitToWrite, type Work, tell } from '../state/draft.ts';

/** A shot that may be taken. */
export interface Shot {
  readonly sight: Sight;
  readonly long: boolean;
  readonly cover: boolean;
  readonly dice: Tally;
  readonly score: Tally;
}

/** What is seen of a target, and whether it has cover along that line. */
interface View {
  readonly sight: Sight | null;
  readonly cover: boolean;
}

/** By firer, target and how far is looked. */
const views: Memory<View> = memory();

function viewOf(state: State, firer: number, target: number, most: number): View {
  return (
    views.of(state, firer, target, most) ?? views.keep(look(state, firer, target, most), state, firer, target, most)
  );
}

function look(state: State, firer: number, target: number, most: number): View {
  const sight = sightOf(state, firer, target, most);
  const line = sight?.line ?? null;
  return { sight, cover: line !== null && hasCoverFrom(state, firer, target, line) };
}

/** SIP-FIR-1, -6, -8, -9, SIP-LOS-1..6: what a shot from where the unit stands would be, or why there is none. */
export function planShot(state: State, firer: number, target: number, moved: boolean): Result<Shot> {
  const profile = profileOf(state, firer);
  const arm = armOf(profile);
  if (arm === 'cavalry') return err(refusal('SIP-FIR-9', 'sip.refusal.neverFires', { unit: profile.id }));
  const problem = targetProblem(state, firer, target);
  if (problem !== null) return err(problem);
  const { effective, long } = traitsOf(profile);
  const most = moved && arm === 'artillery' ? effective : Math.max(effective, long);
  const { sight, cover } = viewOf(state, firer, target, most + TOLERANCE);
  if (sight === null) return err(refusal('SIP-LOS-1', 'sip.refusal.outOfArc', bothOf(state, firer, target)));
  if (sight.range > most + TOLERANCE) {
    const rule = moved && arm === 'artillery' ? 'SIP-FIR-6' : 'SIP-FIR-1';
    const facts = { ...bothOf(state, firer, target), range: toCm(sight.range), most: toCm(most) };
    return err(refusal(rule, 'sip.refusal.outOfRange', facts));
  }
  if (sight.line === null) return err(refusal('SIP-LOS-3', 'sip.refusal.notSeen', bothOf(state, firer, target)));
  const far = isLongRange(profile, sight.range, TOLERANCE);
  return ok({
    sight,
    long: far,
    cover,
    dice: fireDice(state, firer),
    score: fireScore(state, firer, target, moved, far),
  });
}

/** Facts of a refusal: made only where there is one, for most shots that are looked at may be taken. */
function bothOf(state: State, firer: number, target: number): { readonly unit: string; readonly enemy: string } {
  return { unit: profileOf(state, firer).id, enemy: profileOf(state, target).id };
}

/** SIP-FIR-8. An enemy unit on the table. */
export function targetProblem(state: State, unit: number, target: number): Refusal | null {
  const u = state.units[target];
  const isThere = u !== undefined && isOnTable(u);
  if (isThere && sideOf(state, target) !== sideOf(state, unit)) return null;
  return refusal('SIP-FIR-8', isThere ? 'sip.refusal.ownTarget' : 'sip.refusal.noSuchTarget', {
    unit: profileOf(state, unit).id,
  });
}

/** Q5 step 2 on: the unit has fired, its dice are asked for. A target that is out of sight by now is lost (SIP-MOV-8). */
export function beginFire(work: Work, firer: number, target: number, moved: boolean): void {
  const shot = planShot(work, firer, target, moved);
  const unit = unitToWrite(work, firer);
  unit.ordered = true;
  unit.fired = shot.ok;
  if (!shot.ok) {
    tell(work, { type: 'fireLost', rule: 'SIP-MOV-8', firer, target });
    return;
  }
  push(work, { at: 'fire', firer, target, moved, step: 'hits', hits: 0, cover: shot.value.cover });
}

function shotOf(state: State, { firer, target, moved }: FireFrame): Shot {
  const shot = planShot(state, firer, target, moved);
  if (!shot.ok) throw new Error('a shot that was begun can no longer be taken');
  return shot.value;
}

export const fireHandler: Handler<FireFrame> = {
  asks: () => 'dice',
  rule: (_, { step }) => (step === 'hits' ? 'SIP-FIR-3' : step === 'saves' ? 'SIP-FIR-7' : 'SIP-CNV-1'),
  decision: (_, { step }) => `fire.${step}`,
  dice(state, frame) {
    const shooter = state.field.sides[sideOf(state, frame.firer)].id;
    if (frame.step === 'hits') {
      return [{ what: 'sip.roll.fire', owner: shooter, count: total(shotOf(state, frame).dice), faces: D6 }];
    }
    if (frame.step === 'saves') {
      const owner = state.field.sides[sideOf(state, frame.target)].id;
      return [{ what: 'sip.roll.saves', owner, count: frame.hits, faces: D6 }];
    }
    return [{ what: 'sip.roll.conversion', owner: shooter, count: 1, faces: D6 }];
  },
  offers: () => [],
  act: (_, frame) => notNow(fireHandler.rule(_, frame)),
  roll(work, frame, [faces]) {
    const rolled = faces as readonly number[];
    if (frame.step === 'hits') rollHits(work, frame, rolled);
    else if (frame.step === 'saves') rollSaves(work, frame, rolled);
    else convertFire(work, frame, rolled[0] as number);
  },
};

/** SIP-FIR-3, -4. */
function rollHits(work: Work, frame: FireFrame, faces: readonly number[]): void {
  const { dice, score } = shotOf(work, frame);
  const hits = hitsOf(faces, total(score));
  const { firer, target } = frame;
  tell(work, { type: 'fired', rule: 'SIP-FIR-4', firer, target, dice, score, faces, hits });
  goOn(work, { ...frame, hits, step: frame.cover ? 'saves' : 'conversion' });
}

/** SIP-FIR-7. Each 4 or more cancels a hit. */
function rollSaves(work: Work, frame: FireFrame, faces: readonly number[]): void {
  const saves = hitsOf(faces, SAVE);
  tell(work, { type: 'saved', rule: 'SIP-FIR-7', target: frame.target, faces, saves });
  goOn(work, { ...frame, hits: frame.hits - saves, step: 'conversion' });
}

export const SAVE = 4;

/** SIP-CNV-3, -1: no hits, no roll; some are converted without a die. */
function goOn(work: Work, frame: FireFrame): void {
  if (frame.hits === 0) {
    pop(work);
    return;
  }
  replaceTop(work, frame);
  if (frame.step === 'conversion' && conversionScore(profileOf(work, frame.target).class, frame.hits) === 1) {
    convertFire(work, frame, null);
  }
}

/** SIP-CNV-1, -2, Q5 steps 5 to 7. */
function convertFire(work: Work, frame: FireFrame, face: number | null): void {
  const { target, hits } = frame;
  pop(work);
  const routing = unitOf(work, target).status === 'routing';
  if (!convert(work, target, [{ rule: 'SIP-CNV-1', add: hits, what: 'sip.hits.scored' }], face)) return;
  const commands = attachedCommandBases(work, target);
  if (commands.length > 0) {
    push(work, { at: 'risk', commands: commands.map((command) => ({ command, lostAt: 6 })) });
  }
  if (routing) removeUnit(work, target, 'destroyed', 'SIP-FIR-8');
  else disrupt(work, target, 'SIP-CNV-1');
  if (isSpent(work, target)) breakUnit(work, target, false);
}

/** SIP-CNV-1, -3. Do these hits disrupt the unit? `face` null: they do without a die. */
export function convert(work: Work, unit: number, hits: Tally, face: number | null): boolean {
  const needed = conversionScore(profileOf(work, unit).class, total(hits));
  const disrupted = face === null || face >= needed;
  tell(work, { type: 'converted', rule: 'SIP-CNV-1', unit, hits, needed, face, disrupted });
  return disrupted;
}

/** Firing (chapter 9, Q5) and the conversion of hits. */
import {
  D6,
  emit,
  err,
  ok,
  pop,
  push,
  refusal,
  type Refusal,
  replaceTop,
  type Result,
  type Tally,
  total,
} from '@drumhead/engine';
import { attachedCommandBases } from '../command/commandBases.ts';
import { type SightLine, sightOf, type Standing } from '../ground/sight.ts';
import { hasCoverFrom } from '../ground/terrain.ts';
import { breakUnit, disrupt, isSpent } from '../morale/disruption.ts';
import { removeUnit } from '../movement/forcedMoves.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import type { FireFrame } from '../state/frames.ts';
import { toCm, TOLERANCE } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { armOf, traitsOf } from '../state/unitTables.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { conversionScore, fireDice, fireScore, hitsOf, isLongRange } from './scores.ts';

/** A shot that may be taken. */
export interface Shot {
  /** In steps. */
  readonly range: number;
  readonly line: SightLine;
  readonly long: boolean;
}

/** SIP-FIR-1, -6, -9, SIP-LOS-1..6. Plans a shot from where the unit stands, or says why there is none. */
export function planShot(
  state: State,
  firer: number,
  target: number,
  moved: boolean,
  at: Standing = unitOf(state, firer),
): Result<Shot> {
  const profile = profileOf(state, firer);
  const arm = armOf(profile);
  if (arm === 'cavalry') return err(refusal('SIP-FIR-9', 'sip.refusal.neverFires', { unit: profile.id }));
  const problem = targetProblem(state, firer, target);
  if (problem !== null) return err(problem);
  const { effective, long } = traitsOf(profile);
  const most = moved && arm === 'artillery' ? effective : Math.max(effective, long);
  const sight = sightOf(state, firer, target, most + TOLERANCE, at);
  if (sight === null) return err(refusal('SIP-LOS-1', 'sip.refusal.outOfArc', bothOf(state, firer, target)));
  if (sight.range > most + TOLERANCE) {
    const rule = moved && arm === 'artillery' ? 'SIP-FIR-6' : 'SIP-FIR-1';
    const facts = { ...bothOf(state, firer, target), range: toCm(sight.range), most: toCm(most) };
    return err(refusal(rule, 'sip.refusal.outOfRange', facts));
  }
  if (sight.line === null) return err(refusal('SIP-LOS-3', 'sip.refusal.notSeen', bothOf(state, firer, target)));
  return ok({ range: sight.range, line: sight.line, long: isLongRange(profile, sight.range, TOLERANCE) });
}

function bothOf(state: State, firer: number, target: number): { readonly unit: string; readonly enemy: string } {
  return { unit: profileOf(state, firer).id, enemy: profileOf(state, target).id };
}

/** A shot with what its dice depend on. */
export interface ShotDetails extends Shot {
  readonly cover: boolean;
  readonly dice: Tally;
  readonly score: Tally;
}

/** SIP-FIR-3..7. Dice, score and cover of a shot; `moved`: the firer moves or turns in the same order. */
export function shotDetails(state: State, firer: number, target: number, moved: boolean, shot: Shot): ShotDetails {
  return {
    ...shot,
    cover: hasCoverFrom(state, firer, target, shot.line),
    dice: fireDice(state, firer),
    score: fireScore(state, firer, target, moved, shot.long),
  };
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

/** Q5 step 2. The unit fires; its dice follow. */
export function fireShot(draft: Draft, firer: number, target: number, moved: boolean, { line }: Shot): void {
  changeUnit(draft, firer, { ordered: true, fired: true });
  const cover = hasCoverFrom(draft, firer, target, line);
  push(draft, { at: 'fire', firer, target, moved, step: 'hits', hits: 0, cover });
}

/** SIP-MOV-8. A unit fires in the same order as it moves; a target that is out of sight by now is lost. */
export function fireMoving(draft: Draft, firer: number, target: number): void {
  const shot = planShot(draft, firer, target, true);
  if (shot.ok) {
    fireShot(draft, firer, target, true, shot.value);
    return;
  }
  changeUnit(draft, firer, { ordered: true, fired: false });
  emit(draft, { type: 'fireLost', rule: 'SIP-MOV-8', firer, target });
}

function scoreOf(state: State, { firer, target, moved }: FireFrame): Tally {
  const shot = planShot(state, firer, target, moved);
  if (!shot.ok) throw new Error('a shot that was begun can no longer be taken');
  return fireScore(state, firer, target, moved, shot.value.long);
}

export const fireHandler: Handler<FireFrame> = {
  asks: () => 'dice',
  rule: (_, { step }) => (step === 'hits' ? 'SIP-FIR-3' : step === 'saves' ? 'SIP-FIR-7' : 'SIP-CNV-1'),
  decision: (_, { step }) => `fire.${step}`,
  dice(state, frame) {
    const shooter = state.field.sides[sideOf(state, frame.firer)].id;
    if (frame.step === 'hits') {
      return [{ what: 'sip.roll.fire', owner: shooter, count: total(fireDice(state, frame.firer)), faces: D6 }];
    }
    if (frame.step === 'saves') {
      const owner = state.field.sides[sideOf(state, frame.target)].id;
      return [{ what: 'sip.roll.saves', owner, count: frame.hits, faces: D6 }];
    }
    return [{ what: 'sip.roll.conversion', owner: shooter, count: 1, faces: D6 }];
  },
  offers: () => [],
  act: (_, frame) => notNow(fireHandler.rule(_, frame)),
  roll(draft, frame, [faces]) {
    const rolled = faces as readonly number[];
    if (frame.step === 'hits') rollHits(draft, frame, rolled);
    else if (frame.step === 'saves') rollSaves(draft, frame, rolled);
    else convertFire(draft, frame, rolled[0] as number);
  },
};

/** SIP-FIR-3, -4. */
function rollHits(draft: Draft, frame: FireFrame, faces: readonly number[]): void {
  const { firer, target } = frame;
  const dice = fireDice(draft, firer);
  const score = scoreOf(draft, frame);
  const hits = hitsOf(faces, total(score));
  emit(draft, { type: 'fired', rule: 'SIP-FIR-4', firer, target, dice, score, faces, hits });
  goOn(draft, { ...frame, hits, step: frame.cover ? 'saves' : 'conversion' });
}

/** SIP-FIR-7. Each 4 or more cancels a hit. */
function rollSaves(draft: Draft, frame: FireFrame, faces: readonly number[]): void {
  const saves = hitsOf(faces, SAVE);
  emit(draft, { type: 'saved', rule: 'SIP-FIR-7', target: frame.target, faces, saves });
  goOn(draft, { ...frame, hits: frame.hits - saves, step: 'conversion' });
}

export const SAVE = 4;

/** SIP-CNV-3, -1, SIP-GEN-5: no hits, no roll; some are converted without a die. */
function goOn(draft: Draft, frame: FireFrame): void {
  if (frame.hits === 0) {
    pop(draft);
    return;
  }
  replaceTop(draft, frame);
  if (frame.step === 'conversion' && conversionScore(profileOf(draft, frame.target).class, frame.hits) === 1) {
    convertFire(draft, frame, null);
  }
}

/** SIP-CNV-1, -2, SIP-GEN-5, Q5 steps 5 to 7. */
function convertFire(draft: Draft, frame: FireFrame, face: number | null): void {
  const { target, hits } = frame;
  pop(draft);
  const routing = unitOf(draft, target).status === 'routing';
  if (!convert(draft, target, [{ rule: 'SIP-CNV-1', add: hits, what: 'sip.hits.scored' }], face)) return;
  const commands = attachedCommandBases(draft, target);
  if (commands.length > 0) {
    push(draft, { at: 'risk', commands: commands.map((command) => ({ command, lostAt: 6 })) });
  }
  if (routing) removeUnit(draft, target, 'destroyed', 'SIP-FIR-8');
  else disrupt(draft, target, 'SIP-CNV-1');
  if (isSpent(draft, target)) breakUnit(draft, target, false);
}

/** SIP-CNV-1, -3. Do these hits disrupt the unit? `face` null: they do without a die. */
export function convert(draft: Draft, unit: number, hits: Tally, face: number | null): boolean {
  const needed = conversionScore(profileOf(draft, unit).class, total(hits));
  const disrupted = face === null || face >= needed;
  emit(draft, { type: 'converted', rule: 'SIP-CNV-1', unit, hits, needed, face, disrupted });
  return disrupted;
}

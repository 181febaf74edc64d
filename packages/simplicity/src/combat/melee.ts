/** Melee: one round, at once (chapter 12, Q6). */
import { D6, emit, pop, push, replaceTop, type Tally, total } from '@drumhead/engine';
import { normalise, type Pose } from '@drumhead/table';
import { attachedCommandBases, bringAlong, overrunCommandBases } from '../command/commandBases.ts';
import { sectionOf } from '../ground/footprints.ts';
import { breakUnit, disrupt, isSpent } from '../morale/disruption.ts';
import { type ForcedMove, planForcedMove, removeRoutingOnWay, removeUnit } from '../movement/forcedMoves.ts';
import { HALF } from '../movement/moves.ts';
import { outward, placeOutside, SECTION_SIDES } from '../movement/sections.ts';
import { travel } from '../movement/travel.ts';
import type { Draft } from '../state/draft.ts';
import type { MeleeFrame, PassingFrame } from '../state/frames.ts';
import { cm } from '../state/lengths.ts';
import type { Section, State } from '../state/state.ts';
import { armOf } from '../state/unitTables.ts';
import { poseOf, profileOf, sideOf, unitOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { convert } from './fire.ts';
import { conversionScore, hitsOf, meleeDice, meleeScore } from './scores.ts';

export const meleeHandler: Handler<MeleeFrame> = {
  asks: () => 'dice',
  rule: (_, { step }) => (step === 'charger' || step === 'defender' ? 'SIP-MEL-2' : 'SIP-MEL-7'),
  decision: (_, { step }) => `melee.${step}`,
  dice(state, frame) {
    const { step } = frame;
    const roller = rollerOf(frame);
    const owner = state.field.sides[sideOf(state, roller)].id;
    if (step === 'loser' || step === 'winner') return [{ what: 'sip.roll.conversion', owner, count: 1, faces: D6 }];
    return [{ what: 'sip.roll.melee', owner, count: total(meleeDice(state, roller)), faces: D6 }];
  },
  offers: () => [],
  act: (_, frame) => notNow(meleeHandler.rule(_, frame)),
  roll(draft, frame, [faces]) {
    const rolled = faces as readonly number[];
    if (frame.step === 'charger' || frame.step === 'defender') fight(draft, frame, frame.step, rolled);
    else settle(draft, frame, rolled[0] as number);
  },
};

/** The unit whose owner rolls: a fighter for itself; for a conversion the enemy of the unit that was hit (SIP-CNV-2). */
function rollerOf({ charger, defender, step, chargerWins }: MeleeFrame): number {
  if (step === 'charger') return charger;
  if (step === 'defender') return defender;
  return (step === 'loser') === chargerWins ? charger : defender;
}

/** SIP-MEL-2, -3, -4; no saves, whatever the cover (SIP-MEL-5). */
function fight(draft: Draft, frame: MeleeFrame, who: 'charger' | 'defender', faces: readonly number[]): void {
  const { charger, defender } = frame;
  const dice = meleeDice(draft, who === 'charger' ? charger : defender);
  const score = meleeScore(draft, frame, who);
  const hits = hitsOf(faces, total(score));
  emit(draft, { type: 'meleeRolled', rule: 'SIP-MEL-3', charger, defender, who, dice, score, faces, hits });
  if (who === 'charger') {
    replaceTop(draft, { ...frame, step: 'defender', scored: [hits, 0] });
    return;
  }
  // SIP-MEL-6: if equal, the charger has lost.
  const [own] = frame.scored;
  const chargerWins = own > hits;
  const won = { ...frame, scored: [own, hits] as const, chargerWins, step: 'loser' as const };
  const winner = chargerWins ? charger : defender;
  const loser = chargerWins ? defender : charger;
  emit(draft, { type: 'meleeWon', rule: 'SIP-MEL-6', winner, loser, hits: won.scored });
  replaceTop(draft, won);
  if (armOf(profileOf(draft, loser)) === 'artillery') toWinner(draft, won);
  else if (isAutomatic(draft, won)) settle(draft, won, null);
}

function loserOf({ charger, defender, chargerWins }: Won): number {
  return chargerWins ? defender : charger;
}

function winnerOf({ charger, defender, chargerWins }: Won): number {
  return chargerWins ? charger : defender;
}

/** SIP-MEL-7. Hits on the loser or winner that are converted: the loser counts two more, at most four. */
export function hitsOn(frame: MeleeFrame, who: 'loser' | 'winner'): Tally {
  const chargerHit = frame.scored[1];
  const defenderHit = frame.scored[0];
  const hits = (who === 'loser') === frame.chargerWins ? defenderHit : chargerHit;
  const lines = hits === 0 ? [] : [{ rule: 'SIP-MEL-7', add: hits, what: 'sip.hits.scored' }];
  if (who === 'loser') {
    const more = Math.min(2, 4 - hits);
    if (more > 0) lines.push({ rule: 'SIP-MEL-7', add: more, what: 'sip.hits.beaten' });
  }
  return lines;
}

function isAutomatic(state: State, frame: MeleeFrame): boolean {
  const who = frame.step === 'winner' ? 'winner' : 'loser';
  const unit = who === 'loser' ? loserOf(frame) : winnerOf(frame);
  return conversionScore(profileOf(state, unit).class, total(hitsOn(frame, who))) === 1;
}

/** SIP-MEL-7, SIP-GEN-5. One conversion; the loser's first. */
function settle(draft: Draft, frame: MeleeFrame, face: number | null): void {
  const who = frame.step === 'winner' ? 'winner' : 'loser';
  const unit = who === 'loser' ? loserOf(frame) : winnerOf(frame);
  if (convert(draft, unit, hitsOn(frame, who), face)) disrupt(draft, unit, 'SIP-MEL-7');
  if (who === 'loser') toWinner(draft, frame);
  else finish(draft, frame);
}

/** SIP-GEN-5. The winner's conversion, where it was hit and a die can matter. */
function toWinner(draft: Draft, frame: MeleeFrame): void {
  const next = { ...frame, step: 'winner' as const };
  replaceTop(draft, next);
  if (total(hitsOn(next, 'winner')) === 0) finish(draft, next);
  else if (isAutomatic(draft, next)) settle(draft, next, null);
}

/** SIP-MEL-16 steps 4 to 8. */
function finish(draft: Draft, frame: MeleeFrame): void {
  const { charger, defender, facing, flank, chargerWins } = frame;
  const loser = loserOf(frame);
  const winner = winnerOf(frame);
  pop(draft);
  // SIP-CMD-4: the Command bases at risk are found before any unit moves.
  const withLoser = attachedCommandBases(draft, loser);
  const withWinner = attachedCommandBases(draft, winner);
  const section = unitOf(draft, defender).section;
  push(draft, { at: 'afterMelee', charger, defender, facing, chargerWins, flank, section });
  const risks = [
    ...withLoser.map((command) => ({ command, lostAt: 5 })),
    ...withWinner.map((command) => ({ command, lostAt: 6 })),
  ];
  if (risks.length > 0) push(draft, { at: 'risk', commands: risks });
  if (armOf(profileOf(draft, loser)) === 'artillery') removeUnit(draft, loser, 'overrun', 'SIP-MEL-11');
  else if (isSpent(draft, loser)) breakUnit(draft, loser, isRiddenDown(draft, loser, winner));
  if (isSpent(draft, winner)) breakUnit(draft, winner, isRiddenDown(draft, winner, loser));
  if (unitOf(draft, loser).status === 'ready') retreat(draft, frame, loser, withLoser);
}

/** SIP-MEL-12. Foot against cavalry. */
function isRiddenDown(state: State, unit: number, foe: number): boolean {
  return armOf(profileOf(state, unit)) === 'foot' && armOf(profileOf(state, foe)) === 'cavalry';
}

/** A charge in contact that one of the two has won. */
export type Won = Pick<MeleeFrame, 'charger' | 'defender' | 'facing' | 'chargerWins'>;

/** SIP-MEL-8, -9. How the loser of a melee goes back 10 cm: from where, in which direction, and whether it is lost. */
export function planRetreat(
  state: State,
  won: Won,
): { readonly from: Pose; readonly direction: number; readonly way: ForcedMove } {
  const loser = loserOf(won);
  const direction = won.chargerWins ? won.facing : normalise(won.facing + HALF);
  const from = retreatFrom(state, won, loser);
  return { from, direction, way: planForcedMove(state, loser, from, direction, cm(10), winnerOf(won)) };
}

/** The loser goes back; the friends it passes may cost it more (SIP-INT-4). */
function retreat(draft: Draft, frame: MeleeFrame, loser: number, commands: readonly number[]): void {
  const { from, direction, way } = planRetreat(draft, frame);
  if (way.lost !== null) {
    removeUnit(draft, loser, way.lost, way.lost === 'offTable' ? 'SIP-MEL-9' : 'SIP-MEL-10');
    return;
  }
  const { x, y } = way.pose;
  travel(draft, loser, { x, y, facing: from.facing }, -1, {}, from);
  emit(draft, { type: 'moved', rule: 'SIP-MEL-8', unit: loser, x, y, facing: from.facing, how: 'retreat' });
  const dx = x - from.x;
  const dy = y - from.y;
  removeRoutingOnWay(draft, loser, from, direction, Math.sqrt(dx * dx + dy * dy));
  bringAlong(draft, commands, loser);
  overrunCommandBases(draft, loser);
  const tested = way.passed.filter((friend) => isTested(draft, loser, friend));
  if (tested.length > 0) push(draft, { at: 'passing', unit: loser, friends: tested });
}

/** SIP-INT-3, -4. No test for light infantry, nor for passing it. */
function isTested(state: State, unit: number, friend: number): boolean {
  return profileOf(state, unit).kind !== 'light' && profileOf(state, friend).kind !== 'light';
}

/** SIP-MEL-9. A defender faces its enemy; a garrison is first set outside; a charger keeps its facing. */
function retreatFrom(state: State, { facing, chargerWins }: Won, loser: number): Pose {
  const u = unitOf(state, loser);
  const pose = poseOf(state, loser);
  if (!chargerWins) return pose;
  const turned = normalise(facing + HALF);
  if (u.section < 0) return { ...pose, facing: turned };
  const section = sectionOf(state, u.section);
  return { ...placeOutside(state, loser, section, sideAlong(section, facing)), facing: turned };
}

/** The side whose outward direction is nearest to a direction; of two alike the one clockwise. */
export function sideAlong(section: Section, direction: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const side of SECTION_SIDES) {
    const turn = ((normalise(outward(section, side) - direction) + HALF) % (2 * HALF)) - HALF;
    const angle = Math.abs(turn);
    if (angle < least || (angle === least && turn > 0)) {
      least = angle;
      best = side;
    }
  }
  return best;
}

/** SIP-INT-4. The least face that disrupts a unit which passes through a friend: that of one hit on its class. */
export const passingScore = (state: State, unit: number): number => conversionScore(profileOf(state, unit).class, 1);

/** SIP-INT-4. One die for each friend passed, by the class column of one hit; the fourth DP breaks it where it is. */
export const passingHandler: Handler<PassingFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-INT-4',
  dice(state, { unit }) {
    return [{ what: 'sip.roll.passing', owner: state.field.sides[sideOf(state, unit)].id, count: 1, faces: D6 }];
  },
  offers: () => [],
  act: () => notNow('SIP-INT-4'),
  roll(draft, { unit, friends }, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const hurtAt = passingScore(draft, unit);
    const disrupted = face >= hurtAt;
    emit(draft, { type: 'passed', rule: 'SIP-INT-4', unit, friend: friends[0] as number, face, hurtAt, disrupted });
    if (disrupted) disrupt(draft, unit, 'SIP-INT-4');
    const rest = friends.slice(1);
    if (rest.length === 0 || isSpent(draft, unit)) pop(draft);
    else replaceTop(draft, { at: 'passing', unit, friends: rest });
    if (isSpent(draft, unit)) breakUnit(draft, unit, false);
  },
};

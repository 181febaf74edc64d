/** Disorder and elimination with their consequences (LB-UNIT-05, LB-UNIT-15, LB-SEQ-09). */
import { setItem, D6, refusal, pop, push, replaceTop, type RuleId, emit } from '@drumhead/engine';
import { canSee } from '../ground/sight.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { distanceBetween, friendsOf } from '../ground/footprints.ts';
import { hasPlaceToGo, repositionOffers, threatened, repositionProblem } from '../command/generalMoves.ts';
import type { EliminatedFrame, GeneralTestFrame, RepositionFrame, ThreatsFrame } from '../state/frames.ts';
import { type EliminatedUnit, MOST_DIS } from '../state/kinds.ts';
import { type Handler } from '../turn/handler.ts';
import { survives } from './generalDice.ts';
import { markViolations } from '../movement/proximity/marks.ts';
import type { Brigade, General, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { cincOf, other } from '../state/state.ts';
import { changeBrigade, changeGeneral, changeSide, changeUnit, type Draft } from '../state/draft.ts';
import { isToCome } from '../turn/slots.ts';
import { brigadeStrength, isShaken, judgeSuddenDeath, lossOfUnit } from '../victory/victory.ts';

/**
 * LB-UNIT-05. Adds disorder to a unit on the table; the fourth eliminates it (true). Eliminated units are added to
 * `fallen`; {@link cleanUp} resolves the consequences.
 */
export function disorder(draft: Draft, unit: number, amount: number, rule: RuleId, fallen: EliminatedUnit[]): boolean {
  const u = draft.units[unit] as Unit;
  if (u.status !== 'table' || amount <= 0) return false;
  const dis = u.dis + amount;
  if (dis > MOST_DIS) {
    eliminate(draft, unit, rule, fallen);
    return true;
  }
  changeUnit(draft, unit, { dis });
  emit(draft, { type: 'disordered', rule, unit, dis });
  return false;
}

/** LB-SEQ-09 step 1. Takes a unit off the table and scores it (LB-VIC-04). */
export function eliminate(draft: Draft, unit: number, rule: RuleId, fallen: EliminatedUnit[]): void {
  const u = draft.units[unit] as Unit;
  if (u.status !== 'table') return;
  const profile = draft.field.units[unit] as UnitProfile;
  fallen.push({ unit, x: u.x, y: u.y, facing: u.facing, formation: u.formation });
  if (u.sector >= 0)
    setItem(draft, 'sectors', u.sector, { dis: (draft.sectors[u.sector] as { dis: number }).dis, unit: -1 });
  changeUnit(draft, unit, { status: 'eliminated', dis: 4, sk: 0, violation: false, sector: -1 });
  if (u.brigade >= 0) {
    changeBrigade(draft, u.brigade, { lost: (draft.brigades[u.brigade] as Brigade).lost + 1 });
  }
  const halves = lossOfUnit(draft, unit);
  const s = draft.sides[profile.side];
  changeSide(draft, profile.side, { lossHalves: s.lossHalves + halves, unitsLost: s.unitsLost + 1 });
  emit(draft, { type: 'eliminated', rule, unit, halves });
}

/** LB-SEQ-09. Pushes the consequences of an action, shot or fight; call it last, above the caller's own frame. */
export function cleanUp(draft: Draft, fallen: readonly EliminatedUnit[]): void {
  push(draft, { at: 'threats', placed: [] });
  if (fallen.length > 0) push(draft, { at: 'eliminated', queue: fallen });
}

export function testGeneral(draft: Draft, frame: GeneralTestFrame): void {
  push(draft, frame);
}

/** LB-SEQ-09 steps 2 and 3: first the Leader attached to the unit, then the Green units that saw its loss. */
export const eliminatedHandler: Handler<EliminatedFrame> = {
  asks: () => 'auto',
  rule: () => 'LB-SEQ-09',
  offers: () => [],
  act: () => refusal('LB-SEQ-09', 'lb.refusal.notNow'),
  auto(draft, frame) {
    const first = frame.queue[0];
    if (first === undefined) {
      pop(draft);
      return;
    }
    const rider = draft.generals.findIndex((g) => g.status === 'attached' && g.unit === first.unit);
    if (rider >= 0) {
      push(draft, { at: 'generalTest', general: rider, dice: SURVIVAL_DICE, rule: 'LB-LEAD-16', reposition: true });
      return;
    }
    const fallen: EliminatedUnit[] = [];
    greenUnitsWaver(draft, first.unit, fallen);
    replaceTop(draft, { at: 'eliminated', queue: [...frame.queue.slice(1), ...fallen] });
  },
};

/** LB-SPEC-09, LB-SPEC-25. Each Green friend within 1L and in sight of the lost unit suffers 1 DIS. */
function greenUnitsWaver(draft: Draft, lost: number, fallen: EliminatedUnit[]): void {
  const side = (draft.field.units[lost] as UnitProfile).side;
  for (const friend of friendsOf(draft, side)) {
    if (!(draft.field.units[friend] as UnitProfile).traits.green) continue;
    if (distanceBetween(draft, friend, lost) > draft.field.sticks.l + TOLERANCE) continue;
    if (canSee(draft, friend, lost)) disorder(draft, friend, 1, 'LB-SPEC-09', fallen);
  }
}

/** LB-SEQ-09 steps 4 to 7: Shaken, Leaders without units, threatened Generals, proximity, the last tie-break. */
export const threatsHandler: Handler<ThreatsFrame> = {
  asks: () => 'auto',
  rule: () => 'LB-LEAD-21',
  offers: () => [],
  act: () => refusal('LB-LEAD-21', 'lb.refusal.notNow'),
  auto(draft, frame) {
    testShaken(draft);
    leadersWithoutUnitsLeave(draft);
    const general = nextThreatened(draft, frame.placed);
    if (general >= 0) {
      replaceTop(draft, { at: 'threats', placed: [...frame.placed, general] });
      push(draft, { at: 'reposition', general, side: generalSide(draft, general), rule: 'LB-LEAD-19' });
      return;
    }
    markViolations(draft);
    pop(draft);
    countLosses(draft);
  },
};

/** After a plain action: pushes a frame only if there is something to clean up (LB-LEAD-21). */
export function checkAfterAction(draft: Draft): void {
  if (nextThreatened(draft, []) >= 0) push(draft, { at: 'threats', placed: [] });
}

/**
 * LB-VIC-15: the losses of each side in the action just finished; combat is one action, so nothing is counted inside
 * one.
 */
function countLosses(draft: Draft): void {
  if (draft.frames.some((f) => f.at === 'combat')) return;
  const now: readonly [number, number] = [draft.sides[0].unitsLost, draft.sides[1].unitsLost];
  const seen = draft.lossesSeen;
  if (now[0] === seen[0] && now[1] === seen[1]) return;
  draft.lossesSeen = now;
  if (draft.suddenDeath) judgeSuddenDeath(draft, [now[0] > seen[0], now[1] > seen[1]]);
}

/** LB-VIC-07..10. */
export function testShaken(draft: Draft): void {
  for (let b = 0; b < draft.brigades.length; b++) {
    const brigade = draft.brigades[b] as Brigade;
    const shaken = isShaken(draft, b);
    if (shaken === brigade.shaken) continue;
    changeBrigade(draft, b, { shaken, shakenScored: brigade.shakenScored || shaken });
    emit(draft, { type: shaken ? 'shaken' : 'steadied', rule: 'LB-VIC-08', brigade: b });
    if (shaken && !brigade.shakenScored) {
      const index = (draft.field.brigades[b] as { side: SideIndex }).side;
      changeSide(draft, index, { shakenPoints: draft.sides[index].shakenPoints + 1 });
    }
  }
}

/** LB-LEAD-22. */
export function leadersWithoutUnitsLeave(draft: Draft): void {
  for (let b = 0; b < draft.brigades.length; b++) {
    const leader = draft.generals[b] as General;
    if (leader.fate === 'left' || brigadeStrength(draft, b) > 0) continue;
    // SCN-ARR-3: he comes with units that are still to come.
    if (draft.units.some((unit, i) => unit.brigade === b && isToCome(draft, i))) continue;
    // A lost Leader cannot be replaced once no unit is left to command.
    changeGeneral(draft, b, { status: 'gone', unit: -1, fate: 'left' });
    if (leader.fate === 'none') emit(draft, { type: 'generalLeft', rule: 'LB-LEAD-22', general: b });
  }
}

export function generalSide(state: State, general: number): SideIndex {
  return (state.field.generals[general] as { side: SideIndex }).side;
}

/** LB-LEAD-19, LB-LEAD-21: the next General to be repositioned, the phasing side's first; -1 if none. */
function nextThreatened(draft: Draft, placed: readonly number[]): number {
  for (const side of [draft.active, other(draft.active)]) {
    for (let g = 0; g < draft.generals.length; g++) {
      const general = draft.generals[g] as General;
      if (general.status !== 'table' || generalSide(draft, g) !== side || placed.includes(g)) continue;
      if (threatened(draft, g) && hasPlaceToGo(draft, g)) return g;
    }
  }
  return -1;
}

/** LB-LEAD-16. Dice of the survival test of a Leader whose unit was eliminated. */
export const SURVIVAL_DICE = 3;
/** LB-LEAD-17, LB-CINC-12. Dice of the capture test of a General touched by the enemy. */
export const CAPTURE_DICE = 2;
/** LB-LEAD-23, LB-CINC-12, LB-VIC-05. Points for a lost General, in halves. */
export const GENERAL_HALVES = 4;

export const generalTestHandler: Handler<GeneralTestFrame> = {
  asks: () => 'dice',
  rule: (_state, frame) => frame.rule,
  dice: (state, frame) => [
    {
      what: `lb.dice.general.${frame.rule}`,
      owner: state.field.sides[generalSide(state, frame.general)].id,
      count: frame.dice,
      faces: D6,
    },
  ],
  offers: () => [],
  act: (_work, frame) => refusal(frame.rule, 'lb.refusal.notNow'),
  roll(draft, frame, faces) {
    const rolled = faces[0] as readonly number[];
    const survived = survives(rolled);
    pop(draft);
    emit(draft, { type: 'generalTested', rule: frame.rule, general: frame.general, faces: rolled, survived });
    if (!survived) {
      loseGeneral(draft, frame.general, frame.rule);
    } else if (frame.reposition && hasPlaceToGo(draft, frame.general)) {
      push(draft, {
        at: 'reposition',
        general: frame.general,
        side: generalSide(draft, frame.general),
        rule: frame.rule === 'LB-LEAD-16' || frame.rule === 'LB-CINC-12' ? frame.rule : 'LB-LEAD-17',
      });
    }
  },
};

/** LB-LEAD-23, LB-VIC-05: a lost Leader or CinC costs his side 2 points. */
export function loseGeneral(draft: Draft, general: number, rule: RuleId): void {
  changeGeneral(draft, general, { status: 'gone', unit: -1, fate: 'lost' });
  const index = generalSide(draft, general);
  const s = draft.sides[index];
  const slot = general === cincOf(draft, index) && s.slot === 'unopened' ? 'closed' : s.slot;
  changeSide(draft, index, { slot, lossHalves: s.lossHalves + GENERAL_HALVES });
  emit(draft, { type: 'generalLost', rule, general });
}

/** LB-LEAD-20. The owner repositions his General. */
export const repositionHandler: Handler<RepositionFrame> = {
  asks: (_state, frame) => frame.side,
  rule: (_state, frame) => frame.rule,
  offers: (state, frame) => repositionOffers(state, frame.general),
  covers: (_state, frame, _side, command) => command.type === 'reposition' && command.general === frame.general,
  act(draft, frame, _side, command) {
    if (command.type !== 'reposition') return refusal(frame.rule, 'lb.refusal.repositionFirst');
    if (command.general !== frame.general) return refusal('LB-LEAD-20', 'lb.refusal.otherGeneral');
    const why = repositionProblem(draft, command.general, command.x, command.y, command.facing);
    if (why) return why;
    changeGeneral(draft, command.general, {
      x: command.x,
      y: command.y,
      facing: command.facing,
      status: 'table',
      unit: -1,
    });
    pop(draft);
    emit(draft, {
      type: 'repositioned',
      rule: 'LB-LEAD-20',
      general: command.general,
      x: command.x,
      y: command.y,
    });
    return null;
  },
};

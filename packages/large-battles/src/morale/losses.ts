/** Disorder and elimination with their consequences (LB-UNIT-05, LB-UNIT-15, LB-SEQ-09). */
import { D6, refusal, pop, push, replaceTop, type RuleId, emit } from '@drumhead/engine';
import { canSee } from '../ground/sight.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { distanceBetween, friendsOf } from '../ground/footprints.ts';
import { hasPlaceToGo, repositionOffers, threatened, tryReposition } from '../command/generalMoves.ts';
import type {
  EliminatedFrame,
  EliminatedUnit,
  GeneralTestFrame,
  RepositionFrame,
  ThreatsFrame,
} from '../state/frames.ts';
import { type Handler } from '../turn/handler.ts';
import { markViolations } from '../movement/proximity/proximity.ts';
import type { Brigade, General, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { cincOf, other } from '../state/state.ts';
import { changeBrigade, changeGeneral, changeSide, changeUnit } from '../state/changes.ts';
import { brigadeStrength, isShaken, judgeSuddenDeath, lossOfUnit } from '../victory/victory.ts';
import { setSector, type Work } from '../state/draft.ts';

/**
 * LB-UNIT-05. Adds disorder to a unit on the table; the fourth eliminates it (true). Eliminated units are added to
 * `fallen`; {@link cleanUp} resolves the consequences.
 */
export function disorder(work: Work, unit: number, amount: number, rule: RuleId, fallen: EliminatedUnit[]): boolean {
  const u = work.units[unit] as Unit;
  if (u.status !== 'table' || amount <= 0) return false;
  const dis = u.dis + amount;
  if (dis >= 4) {
    eliminate(work, unit, rule, fallen);
    return true;
  }
  changeUnit(work, unit, { dis });
  emit(work, { type: 'disordered', rule, unit, dis });
  return false;
}

/** LB-SEQ-09 step 1. Takes a unit off the table and scores it (LB-VIC-04). */
export function eliminate(work: Work, unit: number, rule: RuleId, fallen: EliminatedUnit[]): void {
  const u = work.units[unit] as Unit;
  if (u.status !== 'table') return;
  const profile = work.field.units[unit] as UnitProfile;
  fallen.push({ unit, x: u.x, y: u.y, facing: u.facing, formation: u.formation });
  if (u.sector >= 0) setSector(work, u.sector, { dis: (work.sectors[u.sector] as { dis: number }).dis, unit: -1 });
  changeUnit(work, unit, { status: 'eliminated', dis: 4, sk: 0, violation: false, sector: -1 });
  if (u.brigade >= 0) {
    changeBrigade(work, u.brigade, { lost: (work.brigades[u.brigade] as Brigade).lost + 1 });
  }
  const halves = lossOfUnit(work, unit);
  const s = work.sides[profile.side];
  changeSide(work, profile.side, { lossHalves: s.lossHalves + halves, unitsLost: s.unitsLost + 1 });
  emit(work, { type: 'eliminated', rule, unit, halves });
}

/** LB-SEQ-09. Pushes the consequences of an action, shot or fight; call it last, above the caller's own frame. */
export function cleanUp(work: Work, fallen: readonly EliminatedUnit[]): void {
  push(work, { at: 'threats', placed: [] });
  if (fallen.length > 0) push(work, { at: 'eliminated', queue: fallen });
}

export function testGeneral(work: Work, frame: GeneralTestFrame): void {
  push(work, frame);
}

/** LB-SEQ-09 steps 2 and 3: first the Leader attached to the unit, then the Green units that saw its loss. */
export const eliminatedHandler: Handler<EliminatedFrame> = {
  asks: () => 'auto',
  rule: () => 'LB-SEQ-09',
  offers: () => [],
  act: () => refusal('LB-SEQ-09', 'lb.refusal.notNow'),
  auto(work, frame) {
    const first = frame.queue[0];
    if (first === undefined) {
      pop(work);
      return;
    }
    const rider = work.generals.findIndex((g) => g.status === 'attached' && g.unit === first.unit);
    if (rider >= 0) {
      push(work, { at: 'generalTest', general: rider, dice: SURVIVAL_DICE, rule: 'LB-LEAD-16', reposition: true });
      return;
    }
    const fallen: EliminatedUnit[] = [];
    greenUnitsWaver(work, first.unit, fallen);
    replaceTop(work, { at: 'eliminated', queue: [...frame.queue.slice(1), ...fallen] });
  },
};

/** LB-SPEC-09, LB-SPEC-25. Each Green friend within 1L and in sight of the lost unit suffers 1 DIS. */
function greenUnitsWaver(work: Work, lost: number, fallen: EliminatedUnit[]): void {
  const side = (work.field.units[lost] as UnitProfile).side;
  for (const friend of friendsOf(work, side)) {
    if (!(work.field.units[friend] as UnitProfile).traits.green) continue;
    if (distanceBetween(work, friend, lost) > work.field.sticks.l + TOLERANCE) continue;
    if (canSee(work, friend, lost)) disorder(work, friend, 1, 'LB-SPEC-09', fallen);
  }
}

/** LB-SEQ-09 steps 4 to 7: Shaken, Leaders without units, threatened Generals, proximity, the last tie-break. */
export const threatsHandler: Handler<ThreatsFrame> = {
  asks: () => 'auto',
  rule: () => 'LB-LEAD-21',
  offers: () => [],
  act: () => refusal('LB-LEAD-21', 'lb.refusal.notNow'),
  auto(work, frame) {
    testShaken(work);
    leadersWithoutUnitsLeave(work);
    const general = nextThreatened(work, frame.placed);
    if (general >= 0) {
      replaceTop(work, { at: 'threats', placed: [...frame.placed, general] });
      push(work, { at: 'reposition', general, side: generalSide(work, general), rule: 'LB-LEAD-19' });
      return;
    }
    markViolations(work);
    pop(work);
    countLosses(work);
  },
};

/** After a plain action: pushes a frame only if there is something to clean up (LB-LEAD-21). */
export function checkAfterAction(work: Work): void {
  if (nextThreatened(work, []) >= 0) push(work, { at: 'threats', placed: [] });
}

/**
 * LB-VIC-15: the losses of each side in the action just finished; combat is one action, so nothing is counted inside
 * one.
 */
function countLosses(work: Work): void {
  if (work.frames.some((f) => f.at === 'combat')) return;
  const now: readonly [number, number] = [work.sides[0].unitsLost, work.sides[1].unitsLost];
  const seen = work.lossesSeen;
  if (now[0] === seen[0] && now[1] === seen[1]) return;
  work.lossesSeen = now;
  if (work.suddenDeath) judgeSuddenDeath(work, [now[0] > seen[0], now[1] > seen[1]]);
}

/** LB-VIC-07..10. */
export function testShaken(work: Work): void {
  for (let b = 0; b < work.brigades.length; b++) {
    const brigade = work.brigades[b] as Brigade;
    const shaken = isShaken(work, b);
    if (shaken === brigade.shaken) continue;
    changeBrigade(work, b, { shaken, shakenScored: brigade.shakenScored || shaken });
    emit(work, { type: shaken ? 'shaken' : 'steadied', rule: 'LB-VIC-08', brigade: b });
    if (shaken && !brigade.shakenScored) {
      const index = (work.field.brigades[b] as { side: SideIndex }).side;
      changeSide(work, index, { shakenPoints: work.sides[index].shakenPoints + 1 });
    }
  }
}

/** LB-LEAD-22. */
function leadersWithoutUnitsLeave(work: Work): void {
  for (let b = 0; b < work.brigades.length; b++) {
    const leader = work.generals[b] as General;
    if (leader.fate === 'left' || brigadeStrength(work, b) > 0) continue;
    // A lost Leader cannot be replaced once no unit is left to command.
    changeGeneral(work, b, { status: 'gone', unit: -1, fate: 'left' });
    if (leader.fate === 'none') emit(work, { type: 'generalLeft', rule: 'LB-LEAD-22', general: b });
  }
}

export function generalSide(state: State, general: number): SideIndex {
  return (state.field.generals[general] as { side: SideIndex }).side;
}

/** LB-LEAD-19, LB-LEAD-21: the next General to be repositioned, the phasing side's first; -1 if none. */
function nextThreatened(work: Work, placed: readonly number[]): number {
  for (const side of [work.active, other(work.active)]) {
    for (let g = 0; g < work.generals.length; g++) {
      const general = work.generals[g] as General;
      if (general.status !== 'table' || generalSide(work, g) !== side || placed.includes(g)) continue;
      if (threatened(work, g) && hasPlaceToGo(work, g)) return g;
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

/** LB-LEAD-14, -16, -17, LB-SPEC-33, LB-CINC-12: on any 1 the General is lost. */
export function survives(faces: readonly number[]): boolean {
  return !faces.includes(1);
}

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
  roll(work, frame, faces) {
    const rolled = faces[0] as readonly number[];
    const survived = survives(rolled);
    pop(work);
    emit(work, { type: 'generalTested', rule: frame.rule, general: frame.general, faces: rolled, survived });
    if (!survived) {
      loseGeneral(work, frame.general, frame.rule);
    } else if (frame.reposition && hasPlaceToGo(work, frame.general)) {
      push(work, {
        at: 'reposition',
        general: frame.general,
        side: generalSide(work, frame.general),
        rule: frame.rule === 'LB-LEAD-16' || frame.rule === 'LB-CINC-12' ? frame.rule : 'LB-LEAD-17',
      });
    }
  },
};

/** LB-LEAD-23, LB-VIC-05: a lost Leader or CinC costs his side 2 points. */
export function loseGeneral(work: Work, general: number, rule: RuleId): void {
  changeGeneral(work, general, { status: 'gone', unit: -1, fate: 'lost' });
  const index = generalSide(work, general);
  const s = work.sides[index];
  const slot = general === cincOf(work, index) && s.slot === 'unopened' ? 'closed' : s.slot;
  changeSide(work, index, { slot, lossHalves: s.lossHalves + GENERAL_HALVES });
  emit(work, { type: 'generalLost', rule, general });
}

/** LB-LEAD-20. The owner repositions his General. */
export const repositionHandler: Handler<RepositionFrame> = {
  asks: (_state, frame) => frame.side,
  rule: (_state, frame) => frame.rule,
  offers: (state, frame) => repositionOffers(state, frame.general),
  covers: (_state, frame, _side, command) => command.type === 'reposition' && command.general === frame.general,
  act(work, frame, _side, command) {
    if (command.type !== 'reposition') return refusal(frame.rule, 'lb.refusal.repositionFirst');
    if (command.general !== frame.general) return refusal('LB-LEAD-20', 'lb.refusal.otherGeneral');
    const why = tryReposition(work, command.general, command.x, command.y, command.facing);
    if (why) return why;
    changeGeneral(work, command.general, {
      x: command.x,
      y: command.y,
      facing: command.facing,
      status: 'table',
      unit: -1,
    });
    pop(work);
    emit(work, {
      type: 'repositioned',
      rule: 'LB-LEAD-20',
      general: command.general,
      x: command.x,
      y: command.y,
    });
    return null;
  },
};

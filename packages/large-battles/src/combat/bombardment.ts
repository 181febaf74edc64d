/** LB-SEQ-06: bombardment (chapter 13). */
import { setItem, D6, refusal, pop, type Refusal, emit, total } from '@drumhead/engine';
import { bouncedInto } from './bouncingShot.ts';
import { testRiddenDown } from './combatStep.ts';
import type { Command } from '../state/commands.ts';
import { fighterOf } from './dice/fighter.ts';
import { rosterOf, sideOf } from '../ground/footprints.ts';
import type { BombardFrame } from '../state/frames.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { type Handler, isWhole } from '../turn/handler.ts';
import { cleanUp, disorder } from '../morale/losses.ts';
import { type Arrival, type Mover, planFormationInCombat } from '../movement/index.ts';
import { type SectorEffect, type ShotEffect, sectorResult, shotResult } from './dice/results.ts';
import { retreat, retreatDistance } from '../morale/retreats.ts';
import { isDestroyed, leaveSector, sideHome } from '../ground/sectors.ts';
import { fireProblem } from '../ground/sight.ts';
import type { Sector, State, Unit, UnitProfile } from '../state/state.ts';
import { other } from '../state/state.ts';
import { bombardTallies } from './dice/tallies.ts';
import { changeUnit, type Draft } from '../state/draft.ts';

/**
 * LB-BOMB-01, -02, LB-MOVE-34, LB-LEAD-06, LB-CINC-07, -08. Why this battery may not fire at all in this activation,
 * or null.
 */
function batteryProblem(state: State, mover: Mover): Refusal | null {
  const profile = state.field.units[mover.unit] as UnitProfile;
  const u = state.units[mover.unit] as Unit;
  if (mover.mode === 'group') return refusal('LB-LEAD-06', 'lb.refusal.fire.noFireInGroup');
  if (mover.mode === 'free') return refusal('LB-CINC-07', 'lb.refusal.fire.noFireFromReserve');
  if (mover.mode === 'reserve') return refusal('LB-CINC-08', 'lb.refusal.fire.noFireFromReserve');
  if (profile.arm !== 'artillery') return refusal('LB-BOMB-01', 'lb.refusal.fire.notABattery');
  if (mover.activation.fired) return refusal('LB-BOMB-02', 'lb.refusal.fire.firedAlready');
  if (!u.loaded) return refusal('LB-BOMB-01', 'lb.refusal.fire.notLoaded');
  if (u.formed > 0 && u.formed === state.phase) return refusal('LB-OPT-01', 'lb.refusal.fire.formedNow');
  if (u.formation !== 'unlimbered') return refusal('LB-BOMB-01', 'lb.refusal.fire.notUnlimbered');
  if (mover.activation.gunsMoved && !profile.horse) return refusal('LB-MOVE-34', 'lb.refusal.fire.footGunsMoved');
  return null;
}

/** LB-BOMB-04. Enemy units, and sectors without friends. */
function targetProblem(state: State, mover: Mover, target: number, sector: number): Refusal | null {
  if (target >= 0 === sector >= 0) return refusal('LB-BOMB-04', 'lb.refusal.fire.oneTarget');
  if (target >= 0) {
    const u = state.units[target];
    return u?.status === 'table' && sideOf(state, target) !== mover.side
      ? null
      : refusal('LB-BOMB-04', 'lb.refusal.fire.notAnEnemy');
  }
  const s = state.sectors[sector];
  if (s === undefined) return refusal('LB-BOMB-04', 'lb.refusal.fire.noSuchSector');
  if (isDestroyed(state, sector)) return refusal('LB-BUA-21', 'lb.refusal.fire.sectorDestroyed');
  return s.unit >= 0 && sideOf(state, s.unit) === mover.side
    ? refusal('LB-BOMB-04', 'lb.refusal.fire.friendsInside')
    : null;
}

/** LB-BOMB-01, -05, -06, LB-SEQ-06 steps 1 and 2. */
export function shotProblem(state: State, mover: Mover, target: number, sector: number, added: number): Refusal | null {
  const why = batteryProblem(state, mover) ?? targetProblem(state, mover, target, sector);
  if (why !== null) return why;
  const { left } = mover.activation;
  if (!isWhole(added, 0, left - 1))
    return refusal('LB-BOMB-06', 'lb.refusal.fire.actionsMissing', { needed: added + 1, left });
  return fireProblem(state, mover.unit, target, sector);
}

/** Every target in reach, with every number of added actions. */
export function fireOffers(state: State, mover: Mover): Command[] {
  const offers: Command[] = [];
  // Stryker disable next-line all: same: asked of every target again, this only spares the time
  if (batteryProblem(state, mover) !== null) return offers;
  const unit = mover.unit;
  const far = 3 * state.field.sticks.l + 2 * state.field.sticks.m;
  const from = state.units[unit] as Unit;
  for (const target of rosterOf(state.field, other(mover.side))) {
    const u = state.units[target] as Unit;
    const dx = u.x - from.x;
    const dy = u.y - from.y;
    // Stryker disable next-line all: same: what is beyond all reach is refused as well, this only spares the time
    if (dx * dx + dy * dy > far * far) continue;
    if (shotProblem(state, mover, target, -1, 0) !== null) continue;
    for (let added = 0; added < mover.activation.left; added++)
      offers.push({ type: 'fire', unit, target, sector: -1, added });
  }
  for (let sector = 0; sector < state.sectors.length; sector++) {
    if (shotProblem(state, mover, -1, sector, 0) !== null) continue;
    for (let added = 0; added < mover.activation.left; added++)
      offers.push({ type: 'fire', unit, target: -1, sector, added });
  }
  return offers;
}

/** LB-SEQ-06 steps 3 to 5. */
export const bombardHandler: Handler<BombardFrame> = {
  asks: () => 'dice',
  rule: () => 'LB-BOMB-06',
  dice(state, frame) {
    const { attack, defence } = bombardTallies(state, frame.battery, frame.target, frame.sector, frame.added);
    const side = (state.field.units[frame.battery] as UnitProfile).side;
    return [
      { what: 'lb.dice.bombard.attacker', owner: state.field.sides[side].id, count: total(attack), faces: D6 },
      { what: 'lb.dice.bombard.defender', owner: state.field.sides[other(side)].id, count: total(defence), faces: D6 },
    ];
  },
  offers: () => [],
  act: () => refusal('LB-BOMB-06', 'lb.refusal.notNow'),
  roll(draft, frame, faces) {
    pop(draft);
    const fallen: EliminatedUnit[] = [];
    const rolled = [faces[0] as readonly number[], faces[1] as readonly number[]] as const;
    const met =
      frame.target >= 0 ? fireAtUnit(draft, frame, rolled, fallen) : fireAtSector(draft, frame, rolled, fallen);
    changeUnit(draft, frame.battery, { loaded: false }); // LB-BOMB-01, LB-SEQ-06 step 5
    cleanUp(draft, fallen);
    testRiddenDown(draft, met);
  },
};

type Rolled = readonly [readonly number[], readonly number[]];

/** What the dice do to the target. */
function fireAtUnit(draft: Draft, frame: BombardFrame, faces: Rolled, fallen: EliminatedUnit[]): number[] {
  const { battery, target } = frame;
  const { attack, defence } = bombardTallies(draft, battery, target, -1, frame.added);
  const room = limberedPose(draft, target) !== null;
  const result = shotResult(draft.field.level, fighterOf(draft, target), faces[0], faces[1], room);
  emit(draft, {
    type: 'bombarded',
    rule: 'LB-BOMB-06',
    battery,
    target,
    sector: -1,
    attack,
    defence,
    faces,
    pairs: result.pairs,
  });
  const at = draft.units[target] as Unit; // LB-BOMB-17: the ball flies through the unit's former place
  const met: number[] = [];
  // LB-BOMB-13: nothing is done to the battery that fires.
  for (const effect of result.effects) met.push(...applyShot(draft, frame, effect, at, fallen));
  return met;
}

function applyShot(
  draft: Draft,
  frame: BombardFrame,
  effect: ShotEffect,
  at: Unit,
  fallen: EliminatedUnit[],
): number[] {
  const { battery, target } = frame;
  const artillery = (draft.field.units[target] as UnitProfile).arm === 'artillery';
  switch (effect) {
    case 'disorder':
      disorder(draft, target, 1, artillery ? 'LB-BOMB-11' : 'LB-BOMB-10', fallen);
      break;
    case 'retreat':
      return recoil(draft, battery, target, fallen);
    case 'limber':
      limber(draft, target);
      break;
    case 'fullMove': {
      const distance = retreatDistance(draft.field, draft.field.units[target] as UnitProfile);
      return retreat(draft, { unit: target, distance, beaten: false, rule: 'LB-BOMB-15' }, fallen);
    }
    case 'bounce': {
      const hit = bouncedInto(draft, battery, target, at.x, at.y);
      if (hit < 0) break;
      emit(draft, { type: 'bounced', rule: 'LB-BOMB-16', battery, unit: hit });
      disorder(draft, hit, 1, 'LB-BOMB-16', fallen);
      break;
    }
  }
  return [];
}

/** LB-BOMB-14. 1VS straight back; if hit from behind it first turns to face the battery. */
function recoil(draft: Draft, battery: number, target: number, fallen: EliminatedUnit[]): number[] {
  const distance = draft.field.sticks.vs;
  return retreat(draft, { unit: target, distance, beaten: false, faceAway: battery, rule: 'LB-BOMB-14' }, fallen);
}

/** LB-FORM-03, LB-BOMB-22. The limbered pose of the guns, or null without the room. */
function limberedPose(state: State, unit: number): Arrival | null {
  const u = state.units[unit] as Unit;
  if ((state.field.units[unit] as UnitProfile).arm !== 'artillery' || u.formation !== 'unlimbered') return null;
  const found = planFormationInCombat(state, unit, 'limbered', u.facing);
  return found.ok ? found.value : null;
}

/** LB-BOMB-11, second pair. */
function limber(draft: Draft, unit: number): void {
  const pose = limberedPose(draft, unit);
  if (pose === null) return;
  const { x, y, facing } = pose;
  changeUnit(draft, unit, { x, y, facing, formation: 'limbered' });
  emit(draft, { type: 'formed', rule: 'LB-BOMB-11', unit, formation: 'limbered', x, y, facing });
}

/** LB-BOMB-18..20. */
function fireAtSector(draft: Draft, frame: BombardFrame, faces: Rolled, fallen: EliminatedUnit[]): number[] {
  const { battery, sector } = frame;
  const { attack, defence } = bombardTallies(draft, battery, -1, sector, frame.added);
  const before = draft.sectors[sector] as Sector;
  const result = sectorResult(before.dis, before.unit >= 0, faces[0], faces[1]);
  emit(draft, {
    type: 'bombarded',
    rule: 'LB-BOMB-18',
    battery,
    target: -1,
    sector,
    attack,
    defence,
    faces,
    pairs: result.pairs,
  });
  const met: number[] = [];
  let dis = before.dis;
  for (const effect of result.effects) {
    dis++;
    const s = draft.sectors[sector] as Sector;
    setItem(draft, 'sectors', sector, { dis, unit: s.unit });
    emit(draft, { type: 'sectorDamaged', rule: 'LB-BOMB-19', sector, dis });
    met.push(...shakeGarrison(draft, sector, effect, fallen));
  }
  return met;
}

/** LB-BOMB-19, LB-BUA-23. */
function shakeGarrison(draft: Draft, sector: number, effect: SectorEffect, fallen: EliminatedUnit[]): number[] {
  const { unit } = draft.sectors[sector] as Sector;
  if (unit < 0 || effect === 'damaged') return [];
  // No garrison stays inside ruins; a unit that came in after the sixth step leaves unharmed (LB-BUA-22).
  if (effect !== 'destroyed' && disorder(draft, unit, 1, 'LB-BOMB-19', fallen)) return [];
  if (effect === 'garrisonDisordered') return [];
  const { side } = draft.field.units[unit] as UnitProfile;
  return leaveSector(draft, unit, sideHome(draft, sector, side), 'LB-BUA-23', fallen);
}

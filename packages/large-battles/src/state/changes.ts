/** Small changes to one unit or general, each written out as a literal: a copy by literal costs nanoseconds. */
import type { Brigade, Formation, General, Side, SideIndex, Unit } from './state.ts';
import { setBrigade, setGeneral, setSide, setUnit, type Work } from './draft.ts';

/** A copy of the unit with some fields changed. */
export function unitWith(u: Unit, change: Partial<Unit>): Unit {
  return {
    x: change.x ?? u.x,
    y: change.y ?? u.y,
    facing: change.facing ?? u.facing,
    formation: change.formation ?? u.formation,
    status: change.status ?? u.status,
    brigade: change.brigade ?? u.brigade,
    dis: change.dis ?? u.dis,
    sk: change.sk ?? u.sk,
    loaded: change.loaded ?? u.loaded,
    activated: change.activated ?? u.activated,
    reacted: change.reacted ?? u.reacted,
    violation: change.violation ?? u.violation,
    worn: change.worn ?? u.worn,
    sector: change.sector ?? u.sector,
    battery: change.battery ?? u.battery,
    formed: change.formed ?? u.formed,
  };
}

/** A copy of the general with some fields changed. */
export function generalWith(g: General, change: Partial<General>): General {
  return {
    x: change.x ?? g.x,
    y: change.y ?? g.y,
    facing: change.facing ?? g.facing,
    status: change.status ?? g.status,
    unit: change.unit ?? g.unit,
    q: change.q ?? g.q,
    activated: change.activated ?? g.activated,
    reacted: change.reacted ?? g.reacted,
    spent: change.spent ?? g.spent,
    rerolled: change.rerolled ?? g.rerolled,
    activeUsed: change.activeUsed ?? g.activeUsed,
    replacement: change.replacement ?? g.replacement,
    fate: change.fate ?? g.fate,
    orders: change.orders ?? g.orders,
  };
}

export function changeUnit(work: Work, index: number, change: Partial<Unit>): void {
  setUnit(work, index, unitWith(work.units[index] as Unit, change));
}

export function changeGeneral(work: Work, index: number, change: Partial<General>): void {
  setGeneral(work, index, generalWith(work.generals[index] as General, change));
}

export function changeBrigade(work: Work, index: number, change: Partial<Brigade>): void {
  const b = work.brigades[index] as Brigade;
  setBrigade(work, index, {
    slot: change.slot ?? b.slot,
    shaken: change.shaken ?? b.shaken,
    shakenScored: change.shakenScored ?? b.shakenScored,
    lost: change.lost ?? b.lost,
  });
}

export function changeSide(work: Work, index: SideIndex, change: Partial<Side>): void {
  const s = work.sides[index];
  setSide(work, index, {
    slot: change.slot ?? s.slot,
    lossHalves: change.lossHalves ?? s.lossHalves,
    shakenPoints: change.shakenPoints ?? s.shakenPoints,
    unitsLost: change.unitsLost ?? s.unitsLost,
    phases: change.phases ?? s.phases,
    ready: change.ready ?? s.ready,
  });
}

/** Puts a unit somewhere; whoever is attached to it goes with it (he has no place of his own meanwhile). */
export function standUnit(
  work: Work,
  index: number,
  x: number,
  y: number,
  facing: number,
  formation?: Formation,
): void {
  const u = work.units[index] as Unit;
  setUnit(work, index, unitWith(u, { x, y, facing, formation: formation ?? u.formation }));
}

/**
 * Answers that people look for in a decision, whether or not the state allows them now. Those that may not be given are
 * shown with the judge's reason, so that nothing vanishes without a word.
 */
import { inCommand } from '../command/inCommand.ts';
import { distanceBetween, enemiesOf, friendsOf } from '../ground/footprints.ts';
import { formationsOf } from '../movement/formationRules.ts';
import { generalSide } from '../morale/losses.ts';
import { cincLives, hasUnits } from '../turn/slots.ts';
import type { Command } from '../state/commands.ts';
import type { GeneralFrame } from '../state/frames.ts';
import { cincOf, type SideIndex, type State, type Unit, type UnitProfile } from '../state/state.ts';

const STOP: Command = { type: 'stop' };
const PASS: Command = { type: 'pass' };

/** In the order of the panel. For the side that decides. */
export function soughtAnswers(state: State, side: SideIndex): readonly Command[] {
  const frame = state.frames[state.frames.length - 1];
  switch (frame?.at) {
    case 'layTerrain':
      return [{ type: 'laid' }];
    case 'deploy':
    case 'deployBrigade':
      return [{ type: 'ready' }];
    case 'phase':
      return [...ownBrigades(state, side).map((brigade): Command => ({ type: 'open', brigade })), PASS];
    case 'slot':
      return [...ofSlot(state, side, frame.brigade), { type: 'close' }, PASS];
    case 'window':
      return [{ type: 'hold' }, ...mightReact(state, side)];
    case 'acting':
      return [...frame.doings.flatMap(({ unit }) => ofUnit(state, unit)), STOP];
    case 'freeMove':
      return frame.step === 'move' ? [STOP] : [{ type: 'decline' }];
    case 'general':
      return [...ofGeneral(state, frame), STOP];
    default:
      return [];
  }
}

/** LB-ACT-04. Brigades of a side with units on the table, and its CinC (-1). */
function ownBrigades(state: State, side: SideIndex): readonly number[] {
  const own = state.field.brigades.flatMap((brigade, i) => (brigade.side === side && hasUnits(state, i) ? [i] : []));
  return cincLives(state, side) ? [...own, -1] : own;
}

/** LB-ACT-07. The units of the open slot and its General. */
function ofSlot(state: State, side: SideIndex, brigade: number): readonly Command[] {
  const general = brigade >= 0 ? brigade : cincOf(state, side);
  const units = friendsOf(state, side).filter((unit) => (state.units[unit] as Unit).brigade === brigade);
  const { status } = state.generals[general] ?? {};
  return [
    ...(brigade < 0 ? [] : units).map((unit): Command => ({ type: 'activate', unit, dice: 1 })),
    ...(status === 'table' || status === 'attached' ? [{ type: 'activateGeneral', general, dice: 1 } as const] : []),
  ];
}

/** LB-REACT-03. All units and Generals of a side that are there. */
function mightReact(state: State, side: SideIndex): readonly Command[] {
  const generals = state.generals.flatMap(({ status }, general): Command[] => {
    const there = status === 'table' || status === 'attached';
    return there && generalSide(state, general) === side ? [{ type: 'reactGeneral', general }] : [];
  });
  return [...friendsOf(state, side).map((unit): Command => ({ type: 'react', unit })), ...generals];
}

/** LB-ACT-18. The actions of a unit: at the nearest enemy, on the spot. */
function ofUnit(state: State, unit: number): readonly Command[] {
  const { arm, side } = state.field.units[unit] as UnitProfile;
  const u = state.units[unit] as Unit;
  if (u.status !== 'table') return [];
  const sought: Command[] = [];
  if (arm === 'artillery') {
    const target = nearestTo(state, unit, enemiesOf(state, side));
    if (target >= 0) sought.push({ type: 'fire', unit, target, sector: -1, added: 0 });
    if (!u.loaded) sought.push({ type: 'reload', unit });
  } else {
    sought.push({ type: 'approach', unit, sector: -1 });
    if (u.dis > 0) sought.push({ type: 'rally', unit });
  }
  for (const formation of formationsOf(state.field, arm)) {
    sought.push({ type: 'form', unit, formation, facing: u.facing });
  }
  if (u.sector < 0) sought.push({ type: 'move', unit, move: { kind: 'straight', distance: state.field.sticks.s / 2 } });
  return sought;
}

function ofGeneral(state: State, { general, side }: GeneralFrame): readonly Command[] {
  const own = friendsOf(state, side);
  if (general >= state.field.brigades.length) {
    const reserve = own.find((unit) => (state.units[unit] as Unit).brigade === -1);
    const brigade = ownBrigades(state, side)[0];
    return reserve === undefined || brigade === undefined || brigade < 0
      ? []
      : [{ type: 'assign', unit: reserve, brigade }];
  }
  const units = own.filter((unit) => (state.units[unit] as Unit).brigade === general);
  const fresh = units.filter((unit) => !(state.units[unit] as Unit).activated);
  const near = fresh.filter((unit) => inCommand(state, unit));
  const [first] = units;
  return [
    { type: 'group', general, units: near.length > 0 ? near : fresh.length > 0 ? fresh : units, dice: 1 },
    ...(first === undefined ? [] : [{ type: 'attach', general, unit: first } as const]),
  ];
}

function nearestTo(state: State, unit: number, others: readonly number[]): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const far = distanceBetween(state, unit, other);
    if (far < least) [nearest, least] = [other, far];
  }
  return nearest;
}

/** Suggested places: a line of battle in the deployment zone, and where reinforcements come on. */
import { normalise } from '@drumhead/table';
import { commandBaseProfile } from '../command/commandBases.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import { HALF } from '../movement/moves.ts';
import { placeCommandProblem, placeProblem, toPlace, type Zone, zoneOf } from '../setup/zones.ts';
import type { Command } from '../state/commands.ts';
import type { DeployFrame } from '../state/frames.ts';
import { CM, cm } from '../state/lengths.ts';
import type { SideIndex, State } from '../state/state.ts';
import { armOf, sizeOf } from '../state/unitTables.ts';
import { profileOf, sideOf } from '../state/units.ts';
import { arrivalStretch } from '../turn/arrivalEdge.ts';
import { decide, offers } from '../turn/machine.ts';
import { isDue } from '../turn/due.ts';

/** SIP-DEP-5: room beside a unit to turn. */
const GAP = CM;
/** From one rank of the line of battle to the next. */
const RANK = cm(5.5);

interface Slot {
  readonly x: number;
  readonly rank: number;
}

/**
 * SIP-DEP-3..5. A place for the next piece of this side: foot and guns in line along the front of the zone, cavalry on the
 * wings, Command bases behind the middle. Null where the battle does not ask the side to deploy.
 */
export function suggestedPlace(state: State, side: SideIndex): Command | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'deploy' || frame.side !== side) return null;
  const { units, commands } = toPlace(state, side, frame.stage);
  const [unit] = units;
  const [command] = commands;
  const found =
    command !== undefined
      ? commandPlace(state, frame, command)
      : unit === undefined
        ? null
        : unitPlace(state, frame, unit);
  return found ?? offers(state, state.field.sides[side].id)[0] ?? null;
}

/** The slot of every unit that deploys, placed already or not. */
function lineOfBattle(state: State, side: SideIndex, zone: Zone): ReadonlyMap<number, Slot> {
  const own = state.field.units.flatMap((profile, i) => (profile.side === side && profile.arrives === 0 ? [i] : []));
  const of = (arm: 'foot' | 'cavalry' | 'artillery') => own.filter((i) => armOf(profileOf(state, i)) === arm);
  const horse = of('cavalry');
  const line = withGuns(of('foot'), of('artillery'));
  const half = Math.ceil(horse.length / 2);
  const whole = [...horse.slice(0, half), ...line, ...horse.slice(half)];
  const room = zone.maxX - zone.minX;
  const ranks = widthOf(state, whole) <= room ? [whole] : [...wrapped(state, line, room), horse];
  const slots = new Map<number, Slot>();
  ranks.forEach((row, rank) => {
    let x = (zone.minX + zone.maxX - widthOf(state, row)) / 2;
    for (const unit of row) {
      const { width } = sizeOf(profileOf(state, unit));
      slots.set(unit, { x: Math.round(x + width / 2), rank });
      x += width + GAP;
    }
  });
  return slots;
}

/** The line with batteries spread evenly between the battalions. */
function withGuns(foot: readonly number[], guns: readonly number[]): readonly number[] {
  const line = [...foot];
  guns.forEach((gun, i) => {
    line.splice(Math.round(((i + 1) * foot.length) / (guns.length + 1)) + i, 0, gun);
  });
  return line;
}

function wrapped(state: State, line: readonly number[], room: number): number[][] {
  const rows: number[][] = [[]];
  for (const unit of line) {
    const row = rows[rows.length - 1] as number[];
    if (row.length > 0 && widthOf(state, [...row, unit]) > room) rows.push([unit]);
    else row.push(unit);
  }
  return rows;
}

function widthOf(state: State, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + sizeOf(profileOf(state, unit)).width + GAP, -GAP);
}

/** The unit's slot, or the free place nearest to it along its rank, then in the ranks behind. */
function unitPlace(state: State, { stage, side }: DeployFrame, unit: number): Command | null {
  const zone = zoneOf(state, side);
  const slot = lineOfBattle(state, side, zone).get(unit);
  if (slot === undefined) return null;
  const north = homeDirection(state, side) === 0;
  const facing = normalise(homeDirection(state, side) + HALF);
  const { depth } = sizeOf(profileOf(state, unit));
  for (let rank = slot.rank; rank * RANK + depth <= zone.maxY - zone.minY; rank++) {
    const back = Math.round(depth / 2) + rank * RANK;
    const y = north ? zone.maxY - back : zone.minY + back;
    for (let aside = 0; aside <= zone.maxX - zone.minX; aside += CM) {
      for (const x of aside === 0 ? [slot.x] : [slot.x + aside, slot.x - aside]) {
        const place = { type: 'place', unit, x, y, facing, section: -1 } as const;
        if (placeProblem(state, side, stage, place) === null) return place;
      }
    }
  }
  return null;
}

/** A place behind the base's own part of the line. */
function commandPlace(state: State, { stage, side }: DeployFrame, command: number): Command | null {
  const zone = zoneOf(state, side);
  const all = state.field.commands.flatMap((profile, i) => (profile.side === side && profile.arrives === 0 ? [i] : []));
  const part = (all.indexOf(command) + 1) / (all.length + 1);
  const x = Math.round(zone.minX + (zone.maxX - zone.minX) * part);
  const back = cm(7);
  const y = homeDirection(state, side) === 0 ? zone.maxY - back : zone.minY + back;
  const place = { type: 'placeCommand', command, x, y } as const;
  return placeCommandProblem(state, side, stage, place) === null ? place : null;
}

/** SIP-SCN-1. Commands by which all that is due comes on, as near to the middle of its stretch as there is room. */
export function suggestedArrivals(state: State, side: SideIndex): readonly Command[] {
  const seat = state.field.sides[side].id;
  const commands: Command[] = [];
  let now = state;
  for (;;) {
    const open = offers(now, seat).filter((offer) => offer.type === 'arrive');
    const [first] = open;
    if (first === undefined) return commands;
    const profile = first.unit >= 0 ? profileOf(now, first.unit) : commandBaseProfile(now, first.command);
    const { min, max } = arrivalStretch(now, side, profile);
    const middle = (min + max) / 2;
    const [best] = open
      .filter(({ unit, command }) => unit === first.unit && command === first.command)
      .sort((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle));
    const decided = best === undefined ? null : decide(now, seat, best);
    if (best === undefined || decided === null || !decided.ok) return commands;
    commands.push(best);
    now = decided.state;
  }
}

/** Pieces that are due and have not come on yet. */
export function dueNow(state: State, side: SideIndex): { readonly units: number[]; readonly commands: number[] } {
  return {
    units: state.units.flatMap((u, i) =>
      u.status === 'reserve' && sideOf(state, i) === side && isDue(state, profileOf(state, i)) ? [i] : [],
    ),
    commands: state.commands.flatMap((c, i) => {
      const profile = state.field.commands[i];
      return c.status === 'reserve' && profile?.side === side && isDue(state, profile) ? [i] : [];
    }),
  };
}

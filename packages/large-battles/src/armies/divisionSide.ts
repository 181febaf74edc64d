/** A Division as a side of a scenario file. */
import type { BrigadeFile, DeploymentFile, GroupFile, SideFile } from '../scenarios/format.ts';
import { breakPoint, shakenAt } from '../victory/breakPoint.ts';
import { type DivisionFile, lotsOf } from './division.ts';
import type { ArmyList, Lot } from './armyList.ts';
import { listCalled, NATIONS } from './nations.ts';

/** LB-LIST-05, LB-LIST-06. A General as decided by the dice and his owner. */
export interface RolledGeneral {
  readonly q: number;
  readonly rules: readonly string[];
}

export interface SideOf {
  readonly id: string;
  /** Message key or plain text. */
  readonly name: string;
  readonly baseline: 'top' | 'bottom';
  /** As listed by `generalsOf`: Leaders in the order of their Brigades, then the CinC. */
  readonly generals: readonly RolledGeneral[];
}

/** LB-SET-09, LB-SET-10, LB-SET-11. Further rules about single units are checked when they are placed. */
const BRIGADE_AREA: DeploymentFile = { zones: [2, 3], inCommand: true };
const RESERVE_AREA: DeploymentFile = { zones: [3], inCommand: true };

/** The side of a legal Division in a scenario file. */
export function divisionSide(division: DivisionFile, { id, name, baseline, generals }: SideOf): SideFile {
  const nation = NATIONS[division.nation];
  const cinc = generals[division.brigades.length] as RolledGeneral;
  return {
    id,
    name,
    baseline,
    cinc: { name: 'lb.general.divisional-commander', q: cinc.q, rules: [...cinc.rules] },
    brigades: division.brigades.map((_, index) => brigadeFile(division, index, id, generals[index] as RolledGeneral)),
    ...(nation.reserve === null || division.reserve === null
      ? {}
      : {
          reserve: {
            deployment: RESERVE_AREA,
            units: groups(lotsOf(nation.reserve, division.reserve.options), division.reserve.names),
          },
        }),
  };
}

function brigadeFile(division: DivisionFile, index: number, side: string, leader: RolledGeneral): BrigadeFile {
  const army = armyAt(division, index);
  const { company } = army;
  return {
    id: `${side}-${index + 1}`,
    name: division.brigades[index]?.name ?? brigadeName(division, index),
    leader: { name: 'lb.general.brigade-commander', q: leader.q, rules: [...leader.rules] },
    deployment: BRIGADE_AREA,
    units: groups(lotsOf(army, division.brigades[index]?.options ?? {}), division.brigades[index]?.names),
    ...(company === null ? {} : { company: { ...company } }),
  };
}

function armyAt(division: DivisionFile, index: number): ArmyList {
  const id = division.brigades[index]?.list ?? '';
  const army = listCalled(NATIONS[division.nation], id);
  if (army === null) throw new RangeError(`${division.nation} has no list ${id}`);
  return army;
}

/** The message key of a Brigade: by its list, numbered if there are two of it. */
export function brigadeName(division: DivisionFile, index: number): string {
  const army = armyAt(division, index);
  const alike = division.brigades.filter(({ list }) => list === army.id);
  if (alike.length === 1 || army.most === 1) return army.name;
  const before = division.brigades.slice(0, index).filter(({ list }) => list === army.id).length;
  return before === 0 ? `${army.name}.first` : `${army.name}.second`;
}

/** The lots as groups of the file, with the names that their units have of their own. */
function groups(lots: readonly Lot[], names: readonly (string | null)[] = []): GroupFile[] {
  let first = 0;
  return lots.map(({ count, of: { rules, ...troop } }) => {
    const own = Array.from({ length: count }, (_, at) => names[first + at] ?? null);
    first += count;
    return {
      ...troop,
      count,
      ...(rules.length === 0 ? {} : { rules: [...rules] }),
      ...(own.every((name) => name === null) ? {} : { names: own }),
    };
  });
}

/** LB-LIST-12. The figures of the order of battle besides the troops. */
export interface Strength {
  /** LB-VIC-08. Units of each Brigade and the DIS at which it is Shaken. */
  readonly brigades: readonly { readonly units: number; readonly shakenAt: number }[];
  readonly reserve: number;
  readonly units: number;
  /** LB-VIC-01. Rounded by the CinC's character. */
  readonly breakPoint: number;
}

type Lots = readonly { readonly count: number }[];

/** LB-LIST-12, LB-VIC-01, LB-VIC-08. Counted lot by lot, with the special rules of the CinC. */
export function strengthOf(brigades: readonly Lots[], reserve: Lots, rules: readonly string[]): Strength {
  const count = (lots: Lots) => lots.reduce((sum, { count: n }) => sum + n, 0);
  const each = brigades.map(count);
  const inReserve = count(reserve);
  const units = each.reduce((sum, n) => sum + n, inReserve);
  return {
    brigades: each.map((n) => ({ units: n, shakenAt: shakenAt(n) })),
    reserve: inReserve,
    units,
    breakPoint: breakPoint(units, { stubborn: rules.includes('stubborn'), timid: rules.includes('timid') }),
  };
}

/** A random legal Division. */
import {
  type ChosenBrigade,
  DIVISION_FORMAT,
  DIVISION_VERSION,
  type DivisionFile,
  eitherOf,
  lightCavalryOf,
  type Options,
} from './division.ts';
import type { ArmyList, NationId, Period, Troop } from './armyList.ts';
import { NATIONS } from './nations.ts';
import { listsWithRoom } from './divisionProblems.ts';

/** A number from 0 to `n` - 1. */
export type Pick = (n: number) => number;

/** LB-LIST-01..04, -10. Every legal Division of the nation and period can result, and no other. */
export function randomDivision(nation: NationId, period: Period | null, pick: Pick): DivisionFile {
  const { brigades: wanted, reserve } = NATIONS[nation];
  const brigades: ChosenBrigade[] = [];
  while (brigades.length < wanted) {
    const open = listsWithRoom(NATIONS[nation], period, brigades);
    const army = open[pick(open.length)] as ArmyList;
    brigades.push({ list: army.id, options: randomOptions(army, pick) });
  }
  return {
    format: DIVISION_FORMAT,
    version: DIVISION_VERSION,
    nation,
    period,
    brigades,
    reserve: reserve === null ? null : { options: randomOptions(reserve, pick) },
  };
}

function randomOptions(army: ArmyList, pick: Pick): Options {
  const lots = eitherOf(army);
  const { count, of } = lightCavalryOf(army);
  return {
    ...(lots.length === 0 ? {} : { either: lots[pick(lots.length)]?.of.id as string }),
    ...(count === 0 ? {} : { lightCavalry: Array.from({ length: count }, () => (of[pick(of.length)] as Troop).id) }),
  };
}

/** A legal army at random, for those in a hurry. */
import type { RandomInt } from '@drumhead/engine';
import { brigadePoints } from './armyLists.ts';
import { ARMY_FORMAT, ARMY_VERSION, type ArmyFile, type ArmyNation, brigadesOf } from './armyFile.ts';
import { meetingProblems, MOST_IN_PICK_UP } from './armyProblems.ts';

/** An army without brigades. */
export function emptyArmy(nation: ArmyNation): ArmyFile {
  return { format: ARMY_FORMAT, version: ARMY_VERSION, nation, brigades: [] };
}

/** SIP-FRC-6, SIP-LST-2. So many brigades of the lists, within the limit if there is one; fewer where it is too low. */
export function randomArmy(nation: ArmyNation, brigades: number, pick: RandomInt, limit?: number): ArmyFile {
  const open = brigadesOf(nation);
  const least = Math.min(...open.map(({ lots }) => brigadePoints(lots)));
  const wanted = Math.min(brigades, MOST_IN_PICK_UP, limit === undefined ? brigades : Math.floor(limit / least));
  let left = limit ?? Number.POSITIVE_INFINITY;
  const chosen: ArmyFile['brigades'][number][] = [];
  for (let rest = wanted - 1; rest >= 0; rest--) {
    // Units still to come must find their points too.
    const may = open.filter(({ lots }) => brigadePoints(lots) <= left - rest * least);
    const one = may[pick(may.length)] as (typeof may)[number];
    left -= brigadePoints(one.lots);
    chosen.push({ list: one.id });
  }
  return { ...emptyArmy(nation), ...(limit === undefined ? {} : { limit }), brigades: chosen };
}

/** Drawn anew so often until two armies are even. */
const MOST_DRAWS = 40;

/** SIP-FRC-6. Two armies that may meet: even ones where the nations have them, else the last drawn. */
export function randomMeeting(
  nations: readonly [ArmyNation, ArmyNation],
  brigades: number,
  pick: RandomInt,
): readonly [ArmyFile, ArmyFile] {
  const draw = (): readonly [ArmyFile, ArmyFile] => [
    randomArmy(nations[0], brigades, pick),
    randomArmy(nations[1], brigades, pick),
  ];
  let met = draw();
  for (let n = 1; n < MOST_DRAWS && meetingProblems(met).length > 0; n++) met = draw();
  return met;
}

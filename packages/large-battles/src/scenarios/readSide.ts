/** A side of a scenario file: its Brigades, Reserve and CinC, and the totals printed for them. */
import { problem } from '@drumhead/content/schema';
import { breakPoint, withHandicap } from '../victory/breakPoint.ts';
import { mostSk } from '../armies/skirmishers.ts';
import type { DeploymentArea, SideIndex, SideProfile } from '../state/state.ts';
import { type BrigadeFile, CINC_RULES, type GroupFile, LEADER_RULES } from './format.ts';
import { readArea } from './readArea.ts';
import { readGeneral, readGroup } from './readTroops.ts';
import { claim, type Reading } from './reading.ts';

export function readSide(reading: Reading, side: SideIndex): SideProfile {
  const file = reading.file.sides[side];
  const path = `sides[${side}]`;
  const firstUnit = reading.units.length;
  for (let b = 0; b < file.brigades.length; b++)
    readBrigade(reading, side, file.brigades[b] as BrigadeFile, `${path}.brigades[${b}]`);
  let reserve: DeploymentArea | null = null;
  if (file.reserve !== undefined) {
    reserve = readArea(reading, file.reserve.deployment, `${path}.reserve.deployment`);
    for (let g = 0; g < file.reserve.units.length; g++) {
      const place = { side, brigade: -1, prefix: `${file.id}-reserve` };
      readGroup(reading, file.reserve.units[g] as GroupFile, place, `${path}.reserve.units[${g}]`);
    }
  }
  const cinc = readGeneral(
    reading,
    file.cinc,
    CINC_RULES,
    { id: `${file.id}-cinc`, side, brigade: -1 },
    `${path}.cinc`,
  );
  reading.cincs.push(cinc);
  const limit = breakPoint(reading.units.length - firstUnit, cinc.traits);
  const { printed } = file;
  checkPrinted(reading, limit, printed?.breakPoint, printed?.why, 'LB-SCN-10', `${path}.printed.breakPoint`);
  return {
    id: file.id,
    name: file.name,
    baseline: file.baseline,
    breakPoint: withHandicap(limit, file.handicap),
    reserve,
    cincIdle: [...(file.cinc.idlePhases ?? [])],
    ...(file.handicap ? { handicap: file.handicap } : {}),
  };
}

function readBrigade(reading: Reading, side: SideIndex, file: BrigadeFile, path: string): void {
  const index = reading.brigades.length;
  claim(reading, file.id, `${path}.id`);
  reading.leaders.push(
    readGeneral(
      reading,
      file.leader,
      LEADER_RULES,
      { id: `${file.id}-leader`, side, brigade: index },
      `${path}.leader`,
    ),
  );
  const firstUnit = reading.units.length;
  for (let g = 0; g < file.units.length; g++) {
    readGroup(reading, file.units[g] as GroupFile, { side, brigade: index, prefix: file.id }, `${path}.units[${g}]`);
  }
  const shakenAt = reading.units.length - firstUnit + 1;
  const { printed } = file;
  checkPrinted(reading, shakenAt, printed?.shakenAt, printed?.why, 'LB-SCN-09', `${path}.printed.shakenAt`);
  const company = file.company?.points ?? 0;
  let room = 0;
  for (const unit of reading.units.slice(firstUnit))
    if (unit.arm === 'infantry') room += Math.max(0, mostSk(reading.file.level ?? 'division') - unit.sk);
  if (company > room) {
    reading.problems.push(
      problem(`${path}.company.points`, 'lb.problem.companyTooLarge', { points: company, room }, 'LB-SKIR-06'),
    );
  }
  reading.brigades.push({
    id: file.id,
    name: file.name,
    side,
    deployment: readArea(reading, file.deployment, `${path}.deployment`),
    company,
  });
}

/**
 * LB-SCN-09, LB-SCN-10. A printed total must be the computed one, or the file gives a reason. The computed one counts.
 */
function checkPrinted(
  { problems }: Reading,
  computed: number,
  printed: number | undefined,
  why: string | undefined,
  rule: string,
  path: string,
): void {
  if (printed === undefined || printed === computed || why !== undefined) return;
  problems.push(problem(path, 'lb.problem.printedOther', { printed, computed }, rule));
}

/** What the rules forbid about an army (SIP-FRC-5, -6, SIP-LST-1, -2), each fault with its nearest legal repair. */
import type { Facts, Problem } from '@drumhead/engine';
import { repairAll, repair, type Violation as ViolationOf } from '@drumhead/content/repairs';
import { problem } from '@drumhead/content/schema';
import { armOf, type Arm } from '../state/unitTables.ts';
import { brigadeCalled, brigadePoints, type ListedBrigade, type Lot } from './armyLists.ts';
import {
  type ArmyBrigade,
  type ArmyFile,
  armyPoints,
  brigadeName,
  brigadesOf,
  lotsOf,
  MOST_UNITS,
  unitsIn,
} from './armyFile.ts';

type Violation = ViolationOf<ArmyFile>;

/** SIP-FRC-6. */
export const MOST_IN_PICK_UP = 3;

/** Every fault of the army; none: it is legal. */
export function armyProblems(army: ArmyFile): readonly Problem[] {
  return violations(army).map((found) => found.problem);
}

/** The army with this fault mended in the nearest legal way, all else as it was. */
export const armyRepaired = (army: ArmyFile, fault: Problem): ArmyFile => repair(violations, army, fault);

/** Repaired one fault after the other until it is legal. */
export const armyAllRepaired = (army: ArmyFile): ArmyFile => repairAll(violations, army);

function violations(army: ArmyFile): readonly Violation[] {
  return [
    ...army.brigades.flatMap((brigade, at) =>
      brigade.list === undefined ? ownViolations(army, brigade, at) : listViolations(army, brigade.list, at),
    ),
    ...countViolations(army),
    ...pointViolations(army),
  ];
}

const violation = (path: string, rule: string, reason: string, facts: Facts, repaired: () => ArmyFile): Violation => ({
  problem: problem(path, reason, facts, rule),
  repaired,
});

/** SIP-LST-2. A brigade of the lists belongs to the army's nation. */
function listViolations(army: ArmyFile, id: string, at: number): readonly Violation[] {
  const path = `brigades[${at}].list`;
  const nation = `sip.side.${army.nation}`;
  const listed = brigadeCalled(id);
  const open = brigadesOf(army.nation);
  if (listed !== undefined && open.includes(listed)) return [];
  const repaired = () => withBrigade(army, at, { list: nearestIn(open, listed?.lots ?? []).id });
  if (listed === undefined) return [violation(path, 'SIP-LST-2', 'sip.problem.noSuchBrigade', { id }, repaired)];
  const facts = { brigade: brigadeName({ list: id }), nation };
  return [violation(path, 'SIP-LST-2', 'sip.problem.brigadeOfOther', facts, repaired)];
}

/** SIP-FRC-5, -6. Brigades of one's own are a matter of agreement; each has units, and not too many. */
function ownViolations(army: ArmyFile, brigade: ArmyBrigade, at: number): readonly Violation[] {
  const path = `brigades[${at}].units`;
  const found: Violation[] = [];
  const number = at + 1;
  if (army.agreed !== true) {
    found.push(violation(path, 'SIP-FRC-6', 'sip.problem.ownBrigade', { number }, () => ({ ...army, agreed: true })));
  }
  const lots = lotsOf(brigade);
  const count = unitsIn(lots);
  if (count === 0) {
    const units = (brigadesOf(army.nation)[0] as ListedBrigade).lots;
    found.push(
      violation(path, 'SIP-FRC-5', 'sip.problem.emptyBrigade', { number }, () => withBrigade(army, at, { units })),
    );
  }
  if (count > MOST_UNITS) {
    const facts = { number, count, most: MOST_UNITS };
    found.push(
      violation(path, 'SIP-FRC-5', 'sip.problem.largeBrigade', facts, () =>
        withBrigade(army, at, { units: shortened(lots, count - MOST_UNITS) }),
      ),
    );
  }
  return found;
}

/** So many units less, from the end. */
function shortened(lots: readonly Lot[], less: number): readonly Lot[] {
  const units: Lot[] = [];
  let over = less;
  for (const one of [...lots].reverse()) {
    const count = Math.max(0, one.count - over);
    over -= one.count - count;
    if (count > 0) units.unshift({ ...one, count });
  }
  return units;
}

/** SIP-FRC-6. From one to three brigades. */
function countViolations(army: ArmyFile): readonly Violation[] {
  const count = army.brigades.length;
  if (count === 0) {
    return [
      violation('brigades', 'SIP-FRC-6', 'sip.problem.noBrigade', {}, () =>
        withBrigadeAdded(army, { list: cheapestIn(brigadesOf(army.nation)).id }),
      ),
    ];
  }
  if (count <= MOST_IN_PICK_UP) return [];
  const facts = { count, most: MOST_IN_PICK_UP };
  return [violation('brigades', 'SIP-FRC-6', 'sip.problem.manyBrigades', facts, () => withoutBrigade(army, count - 1))];
}

/** SIP-LST-1. All together cost no more than was agreed on. */
function pointViolations(army: ArmyFile): readonly Violation[] {
  const { limit } = army;
  const points = armyPoints(army);
  if (limit === undefined || points <= limit) return [];
  const facts = { points, limit, over: points - limit };
  return [violation('limit', 'SIP-LST-1', 'sip.problem.pointsOver', facts, () => cheaper(army, points - limit))];
}

/** A custom brigade without the last unit of a lot; the others keep their own names. */
function withoutLastOf(brigade: ArmyBrigade, lot: number): ArmyBrigade {
  const lots = lotsOf(brigade);
  const last = unitsIn(lots.slice(0, lot + 1)) - 1;
  const names = brigade.names && { names: brigade.names.filter((_, i) => i !== last) };
  return { ...brigade, units: withoutUnit(lots, lot), ...names };
}

/** The smallest change that saves enough; where none does, the largest. */
function cheaper(army: ArmyFile, over: number): ArmyFile {
  const points = armyPoints(army);
  const changes = army.brigades
    .flatMap((brigade, at): readonly ArmyFile[] => [
      ...(brigade.list === undefined
        ? lotsOf(brigade).flatMap((_, i) =>
            unitsIn(lotsOf(brigade)) > 1 ? [withBrigade(army, at, withoutLastOf(brigade, i))] : [],
          )
        : brigadesOf(army.nation).map(({ id }) => withBrigade(army, at, { list: id }))),
      ...(army.brigades.length > 1 ? [withoutBrigade(army, at)] : []),
    ])
    .map((changed) => ({ changed, saved: points - armyPoints(changed) }))
    .filter(({ saved }) => saved > 0);
  const enough = changes.filter(({ saved }) => saved >= over);
  const [first, ...others] = enough.length > 0 ? enough : changes;
  // A single unit that still costs too much: only the lists are known to hold something cheaper.
  if (first === undefined) return withBrigade(army, 0, { list: cheapestIn(brigadesOf(army.nation)).id });
  const isBetter = enough.length > 0 ? (a: number, b: number) => a < b : (a: number, b: number) => a > b;
  return others.reduce((best, one) => (isBetter(one.saved, best.saved) ? one : best), first).changed;
}

// --- changes ---------------------------------------------------------------------------------------------------

export function withBrigade(army: ArmyFile, at: number, brigade: ArmyBrigade): ArmyFile {
  return { ...army, brigades: army.brigades.map((one, i) => (i === at ? brigade : one)) };
}

export function withoutBrigade(army: ArmyFile, at: number): ArmyFile {
  return { ...army, brigades: army.brigades.filter((_, i) => i !== at) };
}

export function withBrigadeAdded(army: ArmyFile, brigade: ArmyBrigade): ArmyFile {
  return { ...army, brigades: [...army.brigades, brigade] };
}

/** One unit less of a lot; an empty lot goes. */
export function withoutUnit(lots: readonly Lot[], at: number): readonly Lot[] {
  return lots.flatMap((one, i) => (i !== at ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : []));
}

/** One unit more of a kind and class. */
export function withUnit(lots: readonly Lot[], { kind, class: unitClass }: Omit<Lot, 'count'>): readonly Lot[] {
  const at = lots.findIndex((one) => one.kind === kind && one.class === unitClass);
  if (at < 0) return [...lots, { kind, class: unitClass, count: 1 }];
  return lots.map((one, i) => (i === at ? { ...one, count: one.count + 1 } : one));
}

function cheapestIn(open: readonly ListedBrigade[]): ListedBrigade {
  return open.reduce((best, one) => (brigadePoints(one.lots) < brigadePoints(best.lots) ? one : best));
}

/** Of these brigades the one that costs most like those units. */
function nearestIn(open: readonly ListedBrigade[], lots: readonly Lot[]): ListedBrigade {
  const away = (one: ListedBrigade) => Math.abs(brigadePoints(one.lots) - brigadePoints(lots));
  return open.reduce((best, one) => (away(one) < away(best) ? one : best));
}

// --- the guide -------------------------------------------------------------------------------------------------

/** How many of an arm a brigade has, and how many the guide asks for beside its foot. */
export interface GuideLine {
  readonly arm: Exclude<Arm, 'foot'>;
  readonly has: number;
  readonly asked: number;
}

/** SIP-FRC-5. One of cavalry and one battery for every five of foot: where a brigade does otherwise. No fault. */
export function guideNotes(brigade: ArmyBrigade): readonly GuideLine[] {
  const lots = lotsOf(brigade);
  const countOf = (arm: Arm) => unitsIn(lots.filter((one) => armOf(one) === arm));
  const asked = Math.max(1, Math.round(countOf('foot') / 5));
  return (['cavalry', 'artillery'] as const)
    .map((arm) => ({ arm, has: countOf(arm), asked }))
    .filter(({ has }) => has !== asked);
}

/** SIP-FRC-6. What two armies that are to meet have against each other. */
export function meetingProblems(armies: readonly [ArmyFile, ArmyFile]): readonly Problem[] {
  const [first, second] = armies;
  const [own, foe] = [first.brigades.length, second.brigades.length];
  if (own !== foe) {
    return [problem('sides[1].brigades', 'sip.problem.unequalBrigades', { own, foe }, 'SIP-FRC-6')];
  }
  const points = [armyPoints(first), armyPoints(second)] as const;
  const most = POINTS_APART * own;
  if (Math.abs(points[0] - points[1]) <= most) return [];
  const facts = { own: points[0], foe: points[1], most };
  return [problem('sides', 'sip.problem.unequalPoints', facts, 'SIP-FRC-6')];
}

/** SIP-FRC-6. Points for each brigade. */
const POINTS_APART = 2;

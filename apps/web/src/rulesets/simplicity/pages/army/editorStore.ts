/** Editor of an army. */
import {
  armyPoints,
  type ArmyFile,
  type ArmyNation,
  type ArmyBrigade,
  armyProblems,
  breakingPointOf,
  brigadeName,
  brigadesOf,
  emptyArmy,
  lotsOf,
  readArmy,
  uniformOf,
  unitsIn,
  withBrigade,
  withBrigadeAdded,
  withUnit,
} from '@drumhead/simplicity/armies';
import { asWritten, withName, withNameAt } from '../../../../documents/names.ts';
import { offering } from '../../../../documents/parade/offer.ts';
import { createEditorStore } from '../../../../documents/editorStore.ts';
import type { Strength } from '../../../../documents/savedLine.ts';
import type { ArmyUnit } from './armyUnits.ts';

export const armyEditor = createEditorStore<ArmyFile>({
  kind: 'simplicity/army',
  fresh: () => emptyArmy('france'),
  read: readArmy,
  nameOf: ({ name = '' }) => name,
  isEmpty: ({ brigades }) => brigades.length === 0,
  unnamed: (army) => withName(army, ''),
});

export function withLimit(army: ArmyFile, limit: number | undefined): ArmyFile {
  const { limit: _, ...free } = army;
  return limit === undefined ? free : { ...army, limit };
}

export function withAgreed(army: ArmyFile, agreed: boolean): ArmyFile {
  const { agreed: _, ...plain } = army;
  return agreed ? { ...army, agreed } : plain;
}

/** Another nation: its brigades of the same rank; custom brigades stay. */
export function withNation(army: ArmyFile, nation: ArmyNation): ArmyFile {
  const before = brigadesOf(army.nation);
  const open = brigadesOf(nation);
  const brigades = army.brigades.map((brigade) => {
    if (brigade.list === undefined) return brigade;
    const rank = Math.max(
      0,
      before.findIndex(({ id }) => id === brigade.list),
    );
    return { ...brigade, list: (open[rank] ?? open[0])?.id ?? brigade.list };
  });
  return { ...army, nation, brigades };
}

/**
 * SIP-FRC-5. Turns a brigade of the lists into a custom one with the same units. To ask for it is to allow custom
 * brigades: the army stays legal.
 */
export function withOwnUnits(army: ArmyFile, at: number): ArmyFile {
  const brigade = army.brigades[at];
  if (brigade === undefined) return army;
  const { list: _, ...rest } = brigade;
  return withAgreed(withBrigade(army, at, { ...rest, units: lotsOf(brigade) }), true);
}

/** SIP-FRC-5. With a custom brigade more, which the players allow with it. */
export const withOwnBrigade = (army: ArmyFile): ArmyFile => withAgreed(withBrigadeAdded(army, { units: [] }), true);

/** What is still to be chosen. */
const MISSING = ['sip.problem.noBrigade', 'sip.problem.emptyBrigade'];

/** A change that the builder offers, with what forbids it. */
export const offered = offering(armyProblems, MISSING);

export const withBrigadeNamed = (army: ArmyFile, at: number, name: string): ArmyFile =>
  withBrigade(army, at, withName(army.brigades[at] as ArmyBrigade, name));

/** Names the unit at a place of its brigade; an empty name takes it away. */
export function withUnitNamed(army: ArmyFile, at: number, place: number, name: string): ArmyFile {
  const { names: before = [], ...nameless } = army.brigades[at] as ArmyBrigade;
  const names = withNameAt(before, place, name);
  return withBrigade(army, at, names.length === 0 ? nameless : { ...nameless, names });
}

/** Other units of a custom brigade: those of a kind and class stand together, and each keeps its own name. */
export function withTroops(
  army: ArmyFile,
  at: number,
  troops: readonly Pick<ArmyUnit, 'kind' | 'class' | 'ownName'>[],
): ArmyFile {
  const { names: _, ...nameless } = army.brigades[at] as ArmyBrigade;
  const units = troops.reduce<ReturnType<typeof lotsOf>>((lots, one) => withUnit(lots, one), []);
  const ordered = units.flatMap((lot) => troops.filter((one) => one.kind === lot.kind && one.class === lot.class));
  const names = asWritten(ordered.map(({ ownName }) => ownName));
  return withBrigade(army, at, { ...nameless, units, ...(names.length > 0 && { names }) });
}

/** Its own name, or that of its list. */
export function nameOfBrigade(brigade: ArmyBrigade, translate: (key: string) => string): string {
  const key = brigadeName(brigade);
  return brigade.name ?? (key === 'sip.brigade.own' && brigade.list !== undefined ? brigade.list : translate(key));
}

/** A uniform by which the flag and colour of a nation are known; plain troops have none. */
export const flagOfNation = (nation: ArmyNation): string => uniformOf(nation, 'line', 'regular');

/** SIP-VIC-1. Units of an army, and how many lost break it. */
export function strengthOf({ brigades }: ArmyFile): { readonly units: number; readonly breaks: number } {
  const units = brigades.reduce((sum, brigade) => sum + unitsIn(lotsOf(brigade)), 0);
  return { units, breaks: breakingPointOf(units) };
}

/** How much is in an army, for lists of several. */
export const armyStrength = (army: ArmyFile): Strength => ({
  key: 'web.papers.strength.units',
  facts: { units: strengthOf(army).units, points: armyPoints(army) },
});

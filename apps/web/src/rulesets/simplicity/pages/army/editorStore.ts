/** Editor of an army. */
import {
  armyPoints,
  type ArmyFile,
  type ArmyNation,
  breakingPointOf,
  brigadesOf,
  emptyArmy,
  lotsOf,
  readArmy,
  unitsIn,
  withBrigade,
  withBrigadeAdded,
} from '@drumhead/simplicity/armies';
import { createEditorStore } from '../../../../documents/editorStore.ts';
import type { Strength } from '../../../../documents/savedLine.ts';

export const armyEditor = createEditorStore<ArmyFile>({
  kind: 'simplicity/army',
  fresh: () => emptyArmy('france'),
  read: readArmy,
  nameOf: ({ name = '' }) => name,
  isEmpty: ({ brigades }) => brigades.length === 0,
  unnamed: (army) => withName(army, ''),
});

export function withName(army: ArmyFile, name: string): ArmyFile {
  const { name: _, ...nameless } = army;
  return name.trim() === '' ? nameless : { ...army, name };
}

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
    return { list: (open[rank] ?? open[0])?.id ?? brigade.list };
  });
  return { ...army, nation, brigades };
}

/**
 * SIP-FRC-5. Turns a brigade of the lists into a custom one with the same units. To ask for it is to allow custom
 * brigades: the army stays legal.
 */
export function withOwnUnits(army: ArmyFile, at: number): ArmyFile {
  const brigade = army.brigades[at];
  return brigade === undefined ? army : withAgreed(withBrigade(army, at, { units: lotsOf(brigade) }), true);
}

/** SIP-FRC-5. With a custom brigade more, which the players allow with it. */
export const withOwnBrigade = (army: ArmyFile): ArmyFile => withAgreed(withBrigadeAdded(army, { units: [] }), true);

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

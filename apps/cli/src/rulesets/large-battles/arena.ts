/** Balanced set-ups of the arena: the same Division, once drawn at random, on both sides; the battle lays its ground. */
import type { DivisionFile } from '@drumhead/large-battles/armies';
import { DIVISION_FORMAT, DIVISION_VERSION } from '@drumhead/large-battles/armies';
import { frozenSetups } from '../../arena/setups.ts';
import { pickUp, sideIds } from './divisionBattles.ts';

type Frozen = Pick<DivisionFile, 'nation' | 'period' | 'brigades' | 'reserve'>;

const PLAN = { scale: '15mm', deployment: 'hidden', switches: { grandBattery: false, wornUnits: false } } as const;

export function arenaSetups(): readonly unknown[] {
  const frozen = frozenSetups(new URL('./arenaSetups.json', import.meta.url)) as readonly Frozen[];
  return frozen.map((army) => {
    const division: DivisionFile = { format: DIVISION_FORMAT, version: DIVISION_VERSION, ...army };
    const [first, second] = sideIds(army.nation, army.nation);
    return pickUp(PLAN, [
      { id: first, division },
      { id: second, division },
    ]);
  });
}

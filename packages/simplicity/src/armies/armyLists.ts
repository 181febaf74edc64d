/** SIP-LST-1, -2. Brigades by nation, and what they are worth. */
import { COMMAND_POINTS, POINTS } from '../state/unitTables.ts';
import type { Kind, UnitClass } from '../state/state.ts';

export const NATIONS = ['france', 'austria', 'britain', 'prussia', 'russia'] as const;
export type Nation = (typeof NATIONS)[number];

/** Units of one kind and class. */
export interface Lot {
  readonly kind: Kind;
  readonly class: UnitClass;
  readonly count: number;
}

/** A brigade of the lists; a Command base comes with it. */
export interface ListedBrigade {
  readonly id: string;
  readonly nation: Nation | 'plain';
  readonly lots: readonly Lot[];
}

const lot = (count: number, kind: Kind, unitClass: UnitClass = 'regular'): Lot => ({ kind, class: unitClass, count });

/** SIP-FRC-6: without a nation. */
export const PLAIN_BRIGADE: ListedBrigade = {
  id: 'plain',
  nation: 'plain',
  lots: [lot(4, 'line'), lot(1, 'light'), lot(1, 'lightCavalry'), lot(1, 'footArtillery')],
};

/** SIP-LST-2, in the order of the table. */
export const BRIGADES: readonly ListedBrigade[] = [
  { id: 'france-line', nation: 'france', lots: PLAIN_BRIGADE.lots },
  {
    id: 'france-reserve',
    nation: 'france',
    lots: [lot(3, 'line'), lot(2, 'line', 'elite'), lot(1, 'heavyCavalry'), lot(1, 'horseArtillery')],
  },
  {
    id: 'france-conscripts',
    nation: 'france',
    lots: [
      lot(3, 'line', 'raw'),
      lot(1, 'line'),
      lot(1, 'light'),
      lot(1, 'lightCavalry', 'raw'),
      lot(1, 'footArtillery'),
    ],
  },
  {
    id: 'austria-line',
    nation: 'austria',
    lots: [lot(4, 'line'), lot(1, 'line', 'elite'), lot(1, 'lightCavalry'), lot(1, 'footArtillery')],
  },
  {
    id: 'austria-advance',
    nation: 'austria',
    lots: [lot(3, 'line'), lot(2, 'light'), lot(1, 'lightCavalry'), lot(1, 'horseArtillery')],
  },
  {
    id: 'austria-landwehr',
    nation: 'austria',
    lots: [lot(3, 'line', 'raw'), lot(2, 'line'), lot(1, 'lightCavalry'), lot(1, 'footArtillery')],
  },
  {
    id: 'britain-division',
    nation: 'britain',
    lots: [
      lot(3, 'line'),
      lot(1, 'line', 'elite'),
      lot(1, 'light', 'elite'),
      lot(1, 'lightCavalry'),
      lot(1, 'footArtillery'),
    ],
  },
  {
    id: 'britain-guards',
    nation: 'britain',
    lots: [lot(3, 'line'), lot(2, 'line', 'elite'), lot(1, 'heavyCavalry'), lot(1, 'horseArtillery')],
  },
  {
    id: 'britain-allied',
    nation: 'britain',
    lots: [lot(4, 'line'), lot(1, 'light'), lot(1, 'lightCavalry', 'raw'), lot(1, 'footArtillery')],
  },
  {
    id: 'prussia-line',
    nation: 'prussia',
    lots: [lot(3, 'line'), lot(1, 'line', 'raw'), lot(1, 'light'), lot(1, 'lightCavalry'), lot(1, 'footArtillery')],
  },
  {
    id: 'prussia-landwehr',
    nation: 'prussia',
    lots: [
      lot(3, 'line', 'raw'),
      lot(1, 'line'),
      lot(1, 'light'),
      lot(1, 'lightCavalry', 'raw'),
      lot(1, 'footArtillery'),
    ],
  },
  {
    id: 'prussia-1806',
    nation: 'prussia',
    lots: [lot(4, 'line'), lot(1, 'line', 'elite'), lot(1, 'heavyCavalry'), lot(1, 'footArtillery')],
  },
  { id: 'russia-line', nation: 'russia', lots: PLAIN_BRIGADE.lots },
  {
    id: 'russia-grenadiers',
    nation: 'russia',
    lots: [
      lot(3, 'line'),
      lot(1, 'line', 'raw'),
      lot(1, 'line', 'elite'),
      lot(1, 'heavyCavalry'),
      lot(2, 'footArtillery'),
    ],
  },
  {
    id: 'russia-militia',
    nation: 'russia',
    lots: [lot(4, 'line', 'raw'), lot(1, 'light'), lot(1, 'lightCavalry', 'raw'), lot(1, 'footArtillery')],
  },
];

export function brigadeCalled(id: string): ListedBrigade | undefined {
  return id === PLAIN_BRIGADE.id ? PLAIN_BRIGADE : BRIGADES.find((brigade) => brigade.id === id);
}

/** SIP-LST-1. Points of a brigade with its Command base. */
export function brigadePoints(lots: readonly Lot[], commands = 1): number {
  let points = commands * COMMAND_POINTS;
  for (const { kind, class: unitClass, count } of lots) points += count * POINTS[kind][unitClass];
  return points;
}

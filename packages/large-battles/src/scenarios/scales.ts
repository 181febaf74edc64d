/** Sticks, tables and footprints by the size of the figures. */
import type { ScenarioFile } from './format.ts';

/**
 * LB-GEO-01. Sticks and usual table (LB-GEN-05, LB-GEN-06) in mm, and the factor of the footprints (LB-GEO-06), by size
 * of figures.
 */
export const SCALES = {
  '6mm': { sticks: { vs: 30, s: 50, m: 80, l: 120 }, factor: 2 / 3, width: 1200, height: 800 },
  '15mm': { sticks: { vs: 50, s: 80, m: 120, l: 180 }, factor: 1, width: 1800, height: 1200 },
  '28mm': { sticks: { vs: 80, s: 120, m: 180, l: 280 }, factor: 3 / 2, width: 2700, height: 1800 },
} as const;

/**
 * LB-ARMY-04, LB-ARMY-02: at army level the sticks are always those of 15 mm. 6 mm figures play on the usual table of
 * 15 mm, 15 mm figures on 240 x 180 cm, larger ones on as much more as their bases are larger.
 */
const ARMY_TABLES = {
  '6mm': { width: 1800, height: 1200 },
  '15mm': { width: 2400, height: 1800 },
  '28mm': { width: 3600, height: 2700 },
} as const;

/** The parts of a scenario that its sizes hang on. */
type Of = Pick<ScenarioFile, 'level'> & { readonly table: Pick<ScenarioFile['table'], 'scale'> };

/** LB-ARMY-04. Sticks and usual table in mm, and the factor of the footprints. */
export function scaleOf({ level, table: { scale } }: Of) {
  return level === 'army' ? { ...SCALES[scale], sticks: SCALES['15mm'].sticks, ...ARMY_TABLES[scale] } : SCALES[scale];
}

/** An army list of chapter 25: troops by the lot, Brigades with their limits, and Generals. */
import type { Calibre } from '../state/state.ts';
import type { TroopKind, UNIT_RULES } from '../scenarios/format.ts';

export type UnitRule = (typeof UNIT_RULES)[number];

/** LB-UNIT-01. One kind of troops of a nation. */
export interface Troop {
  /** Unique in its list; also the name of the choice, if there is one. */
  readonly id: string;
  /** Message key. */
  readonly name: string;
  readonly kind: TroopKind;
  /** Missing if Unpredictable (LB-SPEC-21). */
  readonly q?: number;
  /** Missing for artillery. */
  readonly c?: number;
  /** Infantry only. */
  readonly sk?: number;
  /** Artillery only. */
  readonly calibre?: Calibre;
  readonly rules: readonly UnitRule[];
  readonly uniform: string;
}

/** So many units of a kind. */
export interface Lot {
  readonly count: number;
  readonly of: Troop;
}

/** LB-LIST-04. A line of a list: a fixed lot, one whole lot of several, or regiments chosen one by one. */
export type Line =
  | ({ readonly is: 'lot' } & Lot)
  | { readonly is: 'either'; readonly lots: readonly Lot[] }
  | { readonly is: 'lightCavalry'; readonly count: number; readonly of: readonly Troop[] };

/** LB-LIST-11. */
export interface Company {
  readonly name: string;
  readonly points: number;
}

/** A Brigade of the lists, or the Reserve of a nation. */
export interface ArmyList {
  readonly id: string;
  /** Message key. */
  readonly name: string;
  /** LB-LIST-03. Periods in which it is open; null = all. */
  readonly period: Period | null;
  /** LB-LIST-02. So many of it in a Division. */
  readonly most: number;
  readonly lines: readonly Line[];
  readonly company: Company | null;
}

export const NATION_IDS = ['france', 'austria', 'prussia', 'russia', 'britain', 'spain'] as const;
export type NationId = (typeof NATION_IDS)[number];

export const PERIODS = ['1805-1809', '1805-1812', '1812-1814', '1813-1814', '1813-1815'] as const;
export type Period = (typeof PERIODS)[number];

/** LB-LIST-05, LB-LIST-07. A line of a General's table: the faces from `from` to `to`. */
export interface GeneralRow {
  readonly from: number;
  readonly to: number;
  readonly q: number;
  /** "+": he may have a special rule. */
  readonly plus: boolean;
}

/** LB-LIST-01. */
export interface Nation {
  readonly id: NationId;
  /** Missing: its lists have no periods. */
  readonly periods: readonly Period[];
  /** Brigades of a Division. */
  readonly brigades: number;
  readonly lists: readonly ArmyList[];
  readonly reserve: ArmyList | null;
  readonly cinc: readonly GeneralRow[];
  /** Tables of the first, second … Leader. */
  readonly leaders: readonly (readonly GeneralRow[])[];
}

// --- short forms for the data ----------------------------------------------------------------------------------

/** Kinds of troops of one nation; `adjective` begins the names of their uniforms. */
export function troopsOf(adjective: string) {
  const troop = (id: string, kind: TroopKind, rules: readonly UnitRule[]) => ({
    id,
    name: `lb.unit.${id}`,
    kind,
    rules,
    uniform: `${adjective}-${id}`,
  });
  const quality = (q: number | null) => (q === null ? {} : { q });
  const horseman =
    (kind: TroopKind) =>
    (id: string, q: number | null, c: number, ...rules: readonly UnitRule[]): Troop => ({
      ...troop(id, kind, rules),
      ...quality(q),
      c,
    });
  const battery =
    (kind: 'footArtillery' | 'horseArtillery') =>
    (calibre: Calibre, q: number | null, ...rules: readonly UnitRule[]): Troop => ({
      ...troop('guns', kind, rules),
      name: kind === 'footArtillery' ? `lb.unit.foot-battery.${calibre}` : `lb.unit.horse-battery.${calibre}`,
      uniform: kind === 'footArtillery' ? `${adjective}-foot-artillery` : `${adjective}-horse-artillery`,
      ...quality(q),
      calibre,
    });
  return {
    infantry: (id: string, q: number | null, c: number, sk: number, ...rules: readonly UnitRule[]): Troop => ({
      ...troop(id, 'infantry', rules),
      ...quality(q),
      c,
      sk,
    }),
    light: horseman('lightCavalry'),
    dragoons: horseman('dragoons'),
    heavy: horseman('heavyCavalry'),
    foot: battery('footArtillery'),
    horse: battery('horseArtillery'),
  };
}

export const lot = (count: number, of: Troop): Line => ({ is: 'lot', count, of });
export const either = (...lots: readonly (readonly [count: number, of: Troop])[]): Line => ({
  is: 'either',
  lots: lots.map(([count, of]) => ({ count, of })),
});
export const anyLight = (count: number, of: readonly Troop[]): Line => ({ is: 'lightCavalry', count, of });

/** A Brigade; `name` is its message key, shared by equal Brigades of two lists. */
export function brigade(
  id: string,
  name: string,
  period: Period | null,
  most: number,
  lines: readonly Line[],
  company: Company | null = null,
): ArmyList {
  return { id, name: `lb.list.${name}`, period, most, lines, company };
}

export function reserve(id: string, ...lines: readonly Line[]): ArmyList {
  return { id, name: 'lb.brigade.reserve', period: null, most: 1, lines, company: null };
}

/** `'1:4 2-3:3 4-6:3+'`: faces and Quality, in the order printed. */
export function generals(table: string): readonly GeneralRow[] {
  return table.split(' ').map((row) => {
    const [faces = '', quality = ''] = row.split(':');
    const [from = '', to = from] = faces.split('-');
    return { from: Number(from), to: Number(to), q: Number(quality[0]), plus: quality.endsWith('+') };
  });
}

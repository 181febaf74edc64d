/** LB-GEO-02, -05, LB-ARMY-02, -03: how the bases of a unit lie in each formation, around the middle of its footprint. */
import type { Arm, Field, Formation } from '@drumhead/large-battles';
import type { BaseKind, BasePlan } from '../../../../table/troops/figures.ts';

export interface Layout {
  readonly width: number;
  readonly depth: number;
  readonly bases: readonly (BasePlan & { readonly kind: BaseKind })[];
}

const base = (kind: BaseKind, x: number, y: number, width: number, depth: number, turn = 0) => ({
  kind,
  x,
  y,
  width,
  depth,
  turn,
});

const INFANTRY: Partial<Record<Formation, Layout>> = {
  line: { width: 120, depth: 15, bases: [-45, -15, 15, 45].map((x) => base('foot', x, 0, 30, 15)) },
  attackColumn: {
    width: 60,
    depth: 30,
    bases: [
      base('foot', -15, -7.5, 30, 15),
      base('foot', 15, -7.5, 30, 15),
      base('foot', -15, 7.5, 30, 15),
      base('foot', 15, 7.5, 30, 15),
    ],
  },
  marchColumn: { width: 30, depth: 60, bases: [-22.5, -7.5, 7.5, 22.5].map((y) => base('foot', 0, y, 30, 15)) },
  square: {
    width: 45,
    depth: 45,
    bases: [
      base('foot', -7.5, -15, 30, 15),
      base('foot', 15, -7.5, 30, 15, Math.PI / 2),
      base('foot', 7.5, 15, 30, 15, Math.PI),
      base('foot', -15, 7.5, 30, 15, -Math.PI / 2),
    ],
  },
  garrison: {
    width: 120,
    depth: 120,
    bases: [
      base('foot', 0, -48, 30, 15),
      base('foot', 48, 0, 30, 15, Math.PI / 2),
      base('foot', 0, 48, 30, 15, Math.PI),
      base('foot', -48, 0, 30, 15, -Math.PI / 2),
    ],
  },
};

const CAVALRY: Partial<Record<Formation, Layout>> = {
  line: { width: 60, depth: 30, bases: [base('horse', -15, 0, 30, 30), base('horse', 15, 0, 30, 30)] },
  column: { width: 30, depth: 60, bases: [base('horse', 0, -15, 30, 30), base('horse', 0, 15, 30, 30)] },
};

const ARTILLERY: Partial<Record<Formation, Layout>> = {
  unlimbered: { width: 60, depth: 40, bases: [base('gun', -15, 0, 30, 40), base('gun', 15, 0, 30, 40)] },
  limbered: { width: 30, depth: 80, bases: [base('team', 0, -20, 30, 40), base('limber', 0, 20, 30, 40)] },
};

type Layouts = Readonly<Record<Arm, Partial<Record<Formation, Layout>>>>;

const DIVISION: Layouts = { infantry: INFANTRY, cavalry: CAVALRY, artillery: ARTILLERY };

/** Three bases wide, in ranks of this depth. */
const block = (kind: BaseKind, ranks: number, depth: number): Layout => ({
  width: 90,
  depth: ranks * depth,
  bases: Array.from({ length: 3 * ranks }, (_, i) =>
    base(kind, ((i % 3) - 1) * 30, (Math.floor(i / 3) - (ranks - 1) / 2) * depth, 30, depth),
  ),
});
const brigade = { none: block('foot', 3, 15), garrison: INFANTRY.garrison as Layout };
/** Guns on one base, limbered or not. */
const battery = (depth: number): Partial<Record<Formation, Layout>> => ({
  unlimbered: { width: 60, depth, bases: [base('gun', -15, 0, 30, depth), base('gun', 15, 0, 30, depth)] },
  limbered: { width: 60, depth, bases: [base('team', -15, 0, 30, depth), base('limber', 15, 0, 30, depth)] },
});

const ARMY: Layouts = { infantry: brigade, cavalry: { none: block('horse', 2, 30) }, artillery: battery(40) };
/** 6 mm figures, before they are drawn at two thirds. */
const ARMY_6_MM: Layouts = {
  infantry: { ...brigade, garrison: { ...brigade.garrison, width: 180, depth: 180 } },
  cavalry: { none: block('horse', 1, 45) },
  artillery: battery(60),
};

/** Both batteries of a Grand Battery, side by side. */
function grandBattery({ width, depth, bases }: Layout): Layout {
  const beside = (aside: number) => bases.map((one) => ({ ...one, x: one.x + aside }));
  return { width: 2 * width, depth, bases: [...beside(-width / 2), ...beside(width / 2)] };
}

/** In millimetres of the 15 mm table: the drawing is scaled by the field's factor. */
export function layoutOf(field: Pick<Field, 'level' | 'scale'>, arm: Arm, formation: Formation, grand = false): Layout {
  const byFormation = (field.level === 'division' ? DIVISION : field.scale === '6mm' ? ARMY_6_MM : ARMY)[arm];
  const layout: Layout = byFormation[formation] ?? (Object.values(byFormation)[0] as Layout);
  return grand ? grandBattery(layout) : layout;
}

/** The units of a Division one by one, as they stand on parade and in its battle. Pure. */
import {
  type ArmyList,
  type DivisionFile,
  eitherOf,
  lightCavalryOf,
  listCalled,
  lotsOf,
  mendedOptions,
  NATIONS,
  type Troop,
} from '@drumhead/large-battles/armies';

/** What its owner may put in the place of a unit. */
export type Choice =
  | { readonly is: 'either' }
  /** One regiment of light cavalry, by its place among the options. */
  | { readonly is: 'lightCavalry'; readonly at: number }
  | null;

export interface ParadedUnit {
  /** Unique in the Division. */
  readonly key: string;
  /** Its place in the brigade: that of its own name. */
  readonly at: number;
  readonly troop: Troop;
  /** Its number among the units of the Division that are called alike; 0: it has its own name. */
  readonly ordinal: number;
  readonly ownName: string | null;
  readonly choice: Choice;
}

export interface ParadedBrigade {
  /** `brigades[0]`, or `reserve`. */
  readonly path: string;
  readonly army: ArmyList | null;
  readonly units: readonly ParadedUnit[];
}

/** The brigades in their order, then the Reserve. */
export function paradedIn(division: DivisionFile): readonly ParadedBrigade[] {
  const nation = NATIONS[division.nation];
  const numbers = new Map<string, number>();
  const numbered = (troop: Troop): number => {
    const number = (numbers.get(troop.name) ?? 0) + 1;
    numbers.set(troop.name, number);
    return number;
  };
  const brigade = (
    path: string,
    army: ArmyList | null,
    { options, names = [] }: Pick<DivisionFile['brigades'][number], 'options' | 'names'>,
  ): ParadedBrigade => ({
    path,
    army,
    units: (army === null ? [] : troopsOf(army, options)).map(({ troop, choice }, at) => {
      const ownName = names[at] ?? null;
      // A regiment keeps its key where another kind of it stands elsewhere in the brigade.
      const key = choice?.is === 'lightCavalry' ? `${path}.light${choice.at}` : `${path}.${at}`;
      return { key, at, troop, choice, ordinal: ownName === null ? numbered(troop) : 0, ownName };
    }),
  });
  return [
    ...division.brigades.map((one, at) => brigade(`brigades[${at}]`, listCalled(nation, one.list), one)),
    ...(nation.reserve === null || division.reserve === null
      ? []
      : [brigade('reserve', nation.reserve, division.reserve)]),
  ];
}

/** As it is called in the Division and in its battle. */
export function unitName(
  { troop, ordinal, ownName }: ParadedUnit,
  translate: (key: string, facts?: Readonly<Record<string, unknown>>) => string,
): string {
  return ownName ?? translate('lb.label.unit.short', { name: translate(`${troop.name}.short`), ordinal });
}

/** In the order of `lotsOf`, each with what may stand in its place. */
function troopsOf(
  army: ArmyList,
  options: DivisionFile['brigades'][number]['options'],
): readonly { readonly troop: Troop; readonly choice: Choice }[] {
  const { lightCavalry = [] } = mendedOptions(army, options);
  const light = lightCavalryOf(army).of;
  const either = eitherOf(army).map(({ of }) => of);
  return lotsOf(army, options).flatMap(({ count, of: troop }) => {
    const regiments = lightCavalry.flatMap((kind, at) => (kind === troop.id ? [at] : []));
    return Array.from({ length: count }, (_, i) => {
      const at = light.includes(troop) ? regiments[i] : undefined;
      const choice: Choice =
        at !== undefined ? { is: 'lightCavalry', at } : either.includes(troop) ? { is: 'either' } : null;
      return { troop, choice };
    });
  });
}

/** Set-up of a pick-up game: terrain as it is laid, and troops before the first activation. */
import {
  type DescribedOrder,
  type DescribedPlay,
  describedPlay,
  type DescribedRefusal,
  describedRefusal,
  type Translate,
} from '@drumhead/content/position';
import type { Checked, Problem, Seat } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import type { Situation } from '../schemas/index.ts';
import type { Command } from '../../state/commands.ts';
import { decide, pending } from '../../turn/machine.ts';
import { firstLayTerrain } from '../../setup/pickUp/layTerrain.ts';
import { FORMAT, FORMAT_VERSION } from '../../scenarios/format.ts';
import { fieldFrom } from '../../scenarios/read.ts';
import { startState } from '../../scenarios/startState.ts';
import type { General, GeneralProfile, SideIndex, State, Unit, UnitProfile } from '../../state/state.ts';
import { DESCRIBED } from './play.ts';
import { tableAt } from './positionFile.ts';
import { terrainOf } from './positionOf.ts';

export interface TerrainOutcome {
  readonly kind: 'terrain';
  /** Accepted orders with their events. */
  readonly orders: readonly DescribedOrder[];
  /** The first refused order; later ones were not tried. */
  readonly refused: DescribedPlay<State>['refused'];
  /** The side that lays next; null: all six zones are done. */
  readonly lays: Seat | null;
  /** The pieces on the table, as in a position or a scenario file. */
  readonly terrain: readonly unknown[];
}

/** LB-SET-01..07: pieces laid one after the other, each side in its turn. */
export function judgeTerrain(given: Situation<'terrain'>, t?: Translate): Checked<TerrainOutcome> {
  const table = emptyTable(given);
  if (!table.ok) return table;
  const put = describedPlay(DESCRIBED, table.value, given.orders, t);
  if (!put.ok) return put;
  const { state, orders, refused } = put.value;
  const [waiting] = pending(state);
  return {
    ok: true,
    value: {
      kind: 'terrain',
      orders,
      refused,
      lays: waiting?.decision === 'layTerrain' ? waiting.seat : null,
      terrain: terrainOf(state.field),
    },
  };
}

/** The troops do not matter yet: a battalion for each side. */
function emptyTable({ scale, width, height, sides, defender }: Situation<'terrain'>): Checked<State> {
  const read = fieldFrom({
    format: FORMAT,
    version: FORMAT_VERSION,
    id: 'terrain',
    name: 'terrain',
    setUp: 'pickup',
    table: { scale, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) },
    terrain: [],
    sides: sides.map(({ id, baseline }, side) => ({
      id,
      name: id,
      baseline,
      cinc: { name: 'cinc', q: 3 },
      brigades: [
        {
          id: `brigade-${side}`,
          name: 'brigade',
          leader: { name: 'leader', q: 3 },
          deployment: { zones: [2, 3] },
          units: [
            { id: `unit-${side}`, name: 'unit', kind: 'infantry', count: 1, q: 4, c: 4, sk: 0, uniform: 'plain' },
          ],
        },
      ],
    })),
  });
  if (!read.ok) return read;
  const index = sides.findIndex(({ id }) => id === defender);
  if (index < 0) return { ok: false, problems: [problem('defender', 'lb.problem.unknownSide', { id: defender })] };
  return { ok: true, value: { ...startState(read.value), frames: [firstLayTerrain(index as SideIndex)] } };
}

/** A unit or General in an illegal place. */
export type Misplaced = DescribedRefusal & ({ readonly unit: string } | { readonly general: string });

export interface DeploymentOutcome {
  readonly kind: 'deployment';
  readonly legal: boolean;
  /** Every illegal place, with the rule and a legal place near by. */
  readonly misplaced: readonly Misplaced[];
}

/** LB-SET-09..13: every unit and General, judged as if placed last. */
export function judgeDeployment(given: Situation<'deployment'>, t?: Translate): Checked<DeploymentOutcome> {
  const table = tableAt(given.position, { at: 'phase' });
  if (!table.ok) return table;
  const state = table.value;
  const problems = state.generals.flatMap((g, i) => attachedProblem(state, g, i));
  if (problems.length > 0) return { ok: false, problems };
  const deployed = inDeployment(state);
  const misplaced = [...generalsMisplaced(deployed, t), ...unitsMisplaced(deployed, t)];
  return { ok: true, value: { kind: 'deployment', legal: misplaced.length === 0, misplaced } };
}

/** LB-SET-13. Generals are placed on the table; they attach themselves in battle (LB-LEAD-11). */
function attachedProblem(state: State, { status, unit }: General, general: number): readonly Problem[] {
  if (status !== 'attached') return [];
  const { side, brigade } = state.field.generals[general] as GeneralProfile;
  const first = state.field.brigades.findIndex((one) => one.side === side);
  const id = (state.field.units[unit] as UnitProfile).id;
  const path = `position.sides[${side}].brigades[${brigade - first}].leader.attachedTo`;
  return [problem(path, 'lb.problem.notAttached', { id }, 'LB-SET-13')];
}

/** The table with no side ready yet, under the rules of a pick-up game; both sides may place at any time. */
function inDeployment(state: State): State {
  const [one, two] = state.sides;
  return {
    ...state,
    field: { ...state.field, setUp: 'pickup', hiddenDeployment: true },
    sides: [
      { ...one, ready: false },
      { ...two, ready: false },
    ],
    frames: [{ at: 'deploy' }],
  };
}

/** Generals are judged first and without troops; a unit out of command is misplaced itself. */
function generalsMisplaced(state: State, t: Translate | undefined): readonly Misplaced[] {
  const alone: State = { ...state, units: state.units.map((u) => (u.status === 'table' ? lifted(u) : u)) };
  return state.generals.flatMap((g, general) => {
    if (g.status !== 'table') return [];
    const { id, side } = state.field.generals[general] as GeneralProfile;
    const without = (table: State): State => ({ ...table, generals: replaced(table.generals, general, lifted(g)) });
    const command: Command = { type: 'placeGeneral', general, x: g.x, y: g.y, facing: g.facing };
    const refusal = refusalOf(without(alone), without(state), side, command, t);
    return refusal === null ? [] : [{ general: id, ...refusal }];
  });
}

function unitsMisplaced(state: State, t: Translate | undefined): readonly Misplaced[] {
  return state.units.flatMap((u, unit) => {
    if (u.status !== 'table') return [];
    const { id, side } = state.field.units[unit] as UnitProfile;
    const without: State = { ...state, units: replaced(state.units, unit, lifted(u)) };
    const { x, y, facing, formation } = u;
    const refusal = refusalOf(without, without, side, { type: 'place', unit, x, y, facing, formation }, t);
    return refusal === null ? [] : [{ unit: id, ...refusal }];
  });
}

function lifted<T extends Unit | General>(piece: T): T {
  return { ...piece, status: 'waiting' };
}

function replaced<T>(list: readonly T[], index: number, by: T): readonly T[] {
  return list.map((one, i) => (i === index ? by : one));
}

/** Why he may not be placed there, and the nearest legal place on the present table. */
function refusalOf(
  state: State,
  table: State,
  side: SideIndex,
  command: Command,
  t: Translate | undefined,
): DescribedRefusal | null {
  const seat = state.field.sides[side].id;
  const decision = decide(state, seat, command);
  return decision.ok ? null : describedRefusal(DESCRIBED, table, seat, command, decision.refusal, t);
}

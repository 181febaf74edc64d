/** The table of a battle as a position. */
import { withoutDefaults } from '@drumhead/content/position';
import { toDegrees } from '@drumhead/table';
import { isSection } from '../ground/footprints.ts';
import { CM } from '../state/lengths.ts';
import {
  CLEARED,
  type CommandBase,
  type EdgeStretch,
  type Piece,
  type SideIndex,
  SIDES,
  type State,
  type Unit,
  type UnitProfile,
} from '../state/state.ts';
import { runsNorthSouth } from '../turn/arrivalEdge.ts';
import { sharesGround } from './readPosition.ts';

/** Steps to centimetres, exactly. */
const toCm = (steps: number): number => steps / CM;

/** The position of a state, in the form that `stateFrom` reads, without the moment. */
export function positionOf(state: State): object {
  const { field } = state;
  const { width, depth, objectives, everySection, switches, turnLimit } = field;
  const held = state.terrain.filter(isSection).flatMap(({ id, section }) => {
    const holder = state.holders[section] ?? -1;
    const isGarrisoned = state.units.some((unit) => unit.section === section);
    return holder === -1 || isGarrisoned ? [] : [{ section: id, side: field.sides[holder].id }];
  });
  return {
    table: { width: toCm(width), depth: toCm(depth) },
    sides: SIDES.map((side) => sideOf(state, side)),
    terrain: state.terrain.map((piece) => pieceOf(state, piece)),
    ...withoutDefaults(
      {
        objectives: objectives.map(({ id, x, y, points }) => ({ id, ...placeOf(state, { x, y }), points })),
        everySection,
        held,
      },
      { everySection: 0 },
    ),
    switches,
    turn: state.gameTurn,
    limit: turnLimit,
    active: field.sides[state.active].id,
    first: field.sides[state.first === 1 ? 1 : 0].id,
    points: state.points,
  };
}

/** A place in centimetres from the south-west corner. */
function placeOf(
  { field }: State,
  { x, y }: { readonly x: number; readonly y: number },
): {
  readonly x: number;
  readonly y: number;
} {
  return { x: toCm(x), y: toCm(field.depth - y) };
}

function sideOf(state: State, side: SideIndex): object {
  const { field } = state;
  const { id, name, winsDraws, arrivals } = field.sides[side];
  const whole = arrivals.minX === 0 && arrivals.maxX === field.width;
  return {
    id,
    name,
    edge: state.edges[side],
    ...(winsDraws ? { winsDraws } : {}),
    ...(whole ? {} : { arrivals: [toCm(arrivals.minX), toCm(arrivals.maxX)] }),
    units: field.units.flatMap((profile, i) => (profile.side === side ? [unitOf(state, i, profile)] : [])),
    commands: field.commands.flatMap((profile, i) =>
      profile.side === side ? [baseOf(state, profile, state.commands[i] as CommandBase)] : [],
    ),
  };
}

/** Does it stand on a neighbour, as only a forced turn brings about? */
function isCrowded(state: State, unit: number): boolean {
  return state.units.some(
    ({ status }, other) =>
      other !== unit && status === 'ready' && state.units[unit]?.status === 'ready' && sharesGround(state, unit, other),
  );
}

function unitOf(state: State, index: number, profile: UnitProfile): object {
  const unit = state.units[index] as Unit;
  const { id, kind, class: unitClass, name, ownName, uniform, arrives, from } = profile;
  const { x, y, facing, dp, status, section, cameFrom, ...flags } = unit;
  const away = status === 'removed' || status === 'reserve';
  const held = state.terrain.find((piece) => isSection(piece) && piece.section === section && section >= 0);
  const open = !away && held === undefined;
  return {
    id,
    kind,
    ...withoutDefaults(
      { class: unitClass, name, ownName, uniform, arrives, status, section: held?.id },
      { class: 'regular', name: `sip.unit.${kind}`, uniform: '', arrives: 0, status: 'ready' },
    ),
    ...fromOf(state, from),
    ...(open ? placeOf(state, { x, y }) : {}),
    ...(open && cameFrom !== undefined ? { cameFrom: placeOf(state, cameFrom) } : {}),
    ...(away
      ? {}
      : {
          facing: toDegrees(facing),
          ...withoutDefaults({ dp, ...flags, crowded: isCrowded(state, index) }, { ...CLEARED, dp: 0, crowded: false }),
        }),
  };
}

function baseOf(state: State, profile: State['field']['commands'][number], base: CommandBase): object {
  const { id, name, arrives, from } = profile;
  const { x, y, status, moved, rallied } = base;
  return {
    id,
    ...withoutDefaults({ name, arrives, status }, { name: 'sip.unit.command', arrives: 0, status: 'table' }),
    ...fromOf(state, from),
    ...(status === 'table' ? placeOf(state, { x, y }) : {}),
    ...withoutDefaults({ moved, rallied }, { moved: false, rallied: false }),
  };
}

/** SIP-SCN-1. Where it comes on, as in a scenario file. */
function fromOf({ field }: State, from: EdgeStretch | undefined): object {
  if (from === undefined) return {};
  const { edge, min, max } = from;
  const along = runsNorthSouth(edge) ? [toCm(field.depth - max), toCm(field.depth - min)] : [toCm(min), toCm(max)];
  return { from: { edge, along } };
}

/** A piece of terrain as in a scenario file. */
function pieceOf(state: State, piece: Piece): object {
  const { id, kind } = piece;
  if (piece.kind !== 'section') return { id, kind, points: flatOf(state, piece.points) };
  const { x, y, width, depth, facing, section } = piece;
  const worth = state.field.sectionPoints[section];
  const south = state.field.depth - y - depth / 2;
  return {
    id,
    kind,
    box: [toCm(x - width / 2), toCm(south), toCm(x + width / 2), toCm(south + depth)],
    ...(facing === 0 ? {} : { turned: toDegrees(facing) }),
    ...(worth === undefined ? {} : { worth }),
  };
}

function flatOf({ field }: State, points: readonly number[]): readonly number[] {
  return points.map((value, i) => toCm(i % 2 === 0 ? value : field.depth - value));
}

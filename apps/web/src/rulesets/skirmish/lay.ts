/** A piece of terrain in the hand, before it is laid: its measures in millimetres, and the command they make. */
import type { Refusal } from '@drumhead/engine';
import {
  type Command,
  type Feature,
  type LayCommand,
  type OpeningAsked,
  pieceOf,
  type RolledFeature,
} from '@drumhead/skirmish/screen';
import { toFacing, toSteps } from '../../table/units.ts';
import { judge, type Scene } from './scene.ts';

/** Corners of an oval outline. */
const OVAL = 14;

/** An opening: on which wall (0 the upper, clockwise), and how far along it, 0 to 1. */
export interface Hole {
  readonly kind: 'door' | 'window';
  readonly wall: number;
  readonly along: number;
}

export interface Laid {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly oval: boolean;
  /** SK-TER-10. */
  readonly elsewhere: boolean;
  readonly floors: 1 | 2;
  readonly barred: boolean;
  readonly holes: readonly Hole[];
  /** Corner of the stairs, 1 to 4. */
  readonly stairs: number;
  readonly ladder: boolean;
}

export const isAreaRoll = ({ kind }: RolledFeature): boolean => kind === 'wood' || kind === 'rough' || kind === 'hill';
export const isLineRoll = ({ kind }: RolledFeature): boolean => kind === 'fences' || kind === 'lowWalls';

/** The feature whose piece is to be laid now, or null. */
export function rolledIn({
  frame,
  pending,
}: Scene): { readonly feature: RolledFeature; readonly group: number } | null {
  return pending && frame?.at === 'placeFeature' ? { feature: frame.feature, group: frame.group } : null;
}

/** A piece of middling size at a place. */
export function freshPiece({ state }: Scene, rolled: RolledFeature, x: number, y: number): Laid {
  const { s, m } = { s: state.field.sticks.s / 64, m: state.field.sticks.m / 64 };
  const area = isAreaRoll(rolled);
  const building = rolled.kind === 'building';
  const size = area ? m : building ? (s + m) / 2 : isLineRoll(rolled) ? s : 0;
  return {
    x,
    y,
    width: Math.round(size),
    height: area || building ? Math.round(size * 0.9) : 0,
    turn: 0,
    oval: rolled.kind !== 'building',
    elsewhere: false,
    floors: 1,
    barred: false,
    holes: building ? holesFor(rolled.windows) : [],
    stairs: 1,
    ladder: false,
  };
}

/** The door below, the windows on the other walls. */
function holesFor(windows: number): readonly Hole[] {
  const walls = [0, 1, 3].slice(0, windows);
  return [{ kind: 'door', wall: 2, along: 0.5 }, ...walls.map((wall): Hole => ({ kind: 'window', wall, along: 0.5 }))];
}

/** The command that lays it. */
export function layingOf(rolled: RolledFeature, laid: Laid): LayCommand {
  const { elsewhere } = laid;
  if (isAreaRoll(rolled)) return { type: 'layArea', points: outlineOf(laid), elsewhere };
  const laying = {
    x: toSteps(laid.x),
    y: toSteps(laid.y),
    width: toSteps(laid.width),
    height: toSteps(laid.height),
    turn: toFacing(laid.turn),
  };
  if (rolled.kind !== 'building') return { type: 'layFeature', laying, elsewhere };
  const { floors, barred, holes, ladder, stairs } = laid;
  const openings = holes.map(
    ({ kind, wall, along }): OpeningAsked => ({
      kind,
      wall,
      along: Math.round((wall % 2 === 0 ? laying.width : laying.height) * along),
    }),
  );
  const window = openings.findIndex(({ kind }) => kind === 'window');
  return {
    type: 'layBuilding',
    laying,
    elsewhere,
    floors,
    barred,
    openings,
    ladder: ladder && floors === 2 ? window : -1,
    stairs: floors === 2 ? stairs : 0,
  };
}

function outlineOf({ x, y, width, height, turn, oval }: Laid): readonly number[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: readonly (readonly [number, number])[] = oval
    ? Array.from({ length: OVAL }, (_, i) => {
        const a = (i * 2 * Math.PI) / OVAL;
        return [(Math.cos(a) * width) / 2, (Math.sin(a) * height) / 2] as const;
      })
    : [
        [-width / 2, -height / 2],
        [width / 2, -height / 2],
        [width / 2, height / 2],
        [-width / 2, height / 2],
      ];
  return corners.flatMap(([dx, dy]) => [toSteps(x + dx * cos - dy * sin), toSteps(y + dx * sin + dy * cos)]);
}

export interface Proposal {
  readonly command: Command;
  readonly refusal: Refusal | null;
  /** The piece as it would lie; null where there is no such piece. */
  readonly feature: Feature | null;
}

/** What the judge says to it; a piece that may not lie there is still shown, as far as it is one. */
export function proposalOf(scene: Scene, laid: Laid): Proposal | null {
  const rolled = rolledIn(scene);
  if (!rolled) return null;
  const command = layingOf(rolled.feature, laid);
  const judged = judge(scene, command);
  const { feature } = pieceOf(scene.state, rolled.feature, rolled.group, command);
  return { command, refusal: judged.ok ? null : judged.refusal, feature };
}

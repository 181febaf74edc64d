/** A terrain piece before it is placed: its measures in millimetres, and its command. */
import type { Refusal } from '@drumhead/engine';
import {
  type Command,
  type Feature,
  halfOf,
  type LayCommand,
  type Laying,
  nextObstacle,
  obstacleOf,
  type OpeningAsked,
  pieceOf,
  type RolledFeature,
} from '@drumhead/skirmish/screen';
import { mm, toFacing, toSteps } from '../../../table/units.ts';
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

/** The rolled feature to place now, or null. */
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
    ...PLAIN,
    x,
    y,
    width: Math.round(size),
    height: area || building ? Math.round(size * 0.9) : 0,
    oval: !building,
    holes: building ? holesFor(rolled.windows) : [],
  };
}

/** A straight piece without place and length. */
const PLAIN: Laid = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  turn: 0,
  oval: false,
  elsewhere: false,
  floors: 1,
  barred: false,
  holes: [],
  stairs: 1,
  ladder: false,
};

/** The door below, the windows on the other walls. */
function holesFor(windows: number): readonly Hole[] {
  const walls = [0, 1, 3].slice(0, windows);
  return [{ kind: 'door', wall: 2, along: 0.5 }, ...walls.map((wall): Hole => ({ kind: 'window', wall, along: 0.5 }))];
}

/** Place and size in the units of the rules. */
const measuresOf = ({ x, y, width, height, turn }: Laid): Laying => ({
  x: toSteps(x),
  y: toSteps(y),
  width: toSteps(width),
  height: toSteps(height),
  turn: toFacing(turn),
});

/** The command that lays it. */
export function layingOf(rolled: RolledFeature, laid: Laid): LayCommand {
  const { elsewhere } = laid;
  if (isAreaRoll(rolled)) return { type: 'layArea', points: outlineOf(laid), elsewhere };
  const laying = measuresOf(laid);
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
  /** The placed piece, or null where it is not valid. */
  readonly feature: Feature | null;
}

/** The judge's answer; a refused piece is still shown. */
export function proposalOf(scene: Scene, laid: Laid): Proposal | null {
  const { state, player } = scene;
  const rolled = rolledIn(scene);
  if (rolled) {
    const command = layingOf(rolled.feature, laid);
    return {
      command,
      refusal: refusalOf(scene, command),
      feature: pieceOf(state, rolled.feature, rolled.group, command).feature,
    };
  }
  const bought = boughtIn(scene);
  if (bought === null) return null;
  const laying = { ...measuresOf(laid), height: 0 };
  const command: Command = { type: 'layFence', laying };
  return { command, refusal: refusalOf(scene, command), feature: obstacleOf(state, player, bought, laying) };
}

function refusalOf(scene: Scene, command: Command): Refusal | null {
  const judged = judge(scene, command);
  return judged.ok ? null : judged.refusal;
}

/** SK-SQD-9. The bought fence or hedge to place next, or null. */
export function boughtIn({ state, player, pending, frame }: Scene): 'fence' | 'hedge' | null {
  return (pending && frame?.at === 'deploy' && nextObstacle(state, player)) || null;
}

/** A bought obstacle in the middle of the owner's half. */
export function freshObstacle({ state, player }: Scene): Laid {
  const { minX, minY, maxX, maxY } = halfOf(state, player);
  return { ...PLAIN, x: mm((minX + maxX) / 2), y: mm((minY + maxY) / 2), width: mm(state.field.sticks.s) };
}

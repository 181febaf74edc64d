/** The duel of the test kit on a table: all that a further rule set must tell the tools and their overlay. */
import { duel, type DuelCommand, type DuelEvent, type DuelState } from '@drumhead/testkit/duel';
import { asking, type Moment } from '../../../battle/interaction/moment.ts';
import type { Point } from '../../camera.ts';
import { nearestPiece, type Place } from '../../troops/footprints.ts';
import { type AimView, liveLines, NOTHING_TO_SEE, stickBetween } from '../aimView.ts';
import type * as tool from '../rules.ts';

type Scene = Moment<DuelState, DuelCommand, DuelEvent, DuelState['frames'][number]>;

interface Ghost extends Point {
  readonly man: number;
}

type Proposed = tool.Proposal<number, DuelCommand, Ghost>;

export interface DuelKinds {
  readonly scene: Scene;
  /** Index of a man. */
  readonly piece: number;
  readonly dragKind: 'step';
  readonly command: DuelCommand;
  readonly ghost: Ghost;
  readonly proposal: Proposed;
  readonly group: never;
  readonly laid: never;
}

/** A pace of the lane in millimetres, and the base of a man. */
export const PACE = 10;
export const BASE = 20;

const { momentOf, judge, nearestTo } = asking<DuelState['frames'][number], DuelState, DuelCommand, DuelEvent>(duel);
export { momentOf };

const baseAt = (at: number): Place => ({ x: at * PACE, y: 50, facing: 0, width: BASE, depth: BASE, round: true });

function placeOf({ state }: Scene, man: number): Place | null {
  const standing = state.men[man];
  return standing ? baseAt(standing.at) : null;
}

/** The man who acts now, or null. */
export const acting = ({ frame, pending }: Scene): number | null => (pending && frame?.at === 'act' ? frame.man : null);

function propose(scene: Scene, man: number, asked: DuelCommand): Proposed {
  const from = placeOf(scene, man) ?? baseAt(0);
  const first = judge(scene, asked);
  const near = first.ok ? null : nearestTo(scene, asked);
  const judged = near ? judge(scene, near) : first;
  const there = judged.ok && judged.command.type === 'step' ? placeOf({ ...scene, state: judged.after }, man) : null;
  return {
    piece: man,
    asked,
    command: judged.ok ? judged.command : null,
    commands: judged.ok ? [judged.command] : [],
    refusal: first.ok ? null : first.refusal,
    from,
    stops: there ? [there] : [],
    ghost: there && { man, x: there.x, y: there.y },
  };
}

function stepTo(scene: Scene, man: number, to: Point): Proposed | null {
  const by = Math.round((to.x - (placeOf(scene, man)?.x ?? 0)) / PACE);
  return by === 0 ? null : propose(scene, man, { type: 'step', by });
}

export const DUEL_TOOL: tool.ToolRules<DuelKinds> = {
  isSame: (a, b) => a === b,
  pieceAt: (scene, at, reach, prefer = () => 0) =>
    nearestPiece(
      scene.state.men.map((_, piece) => ({ piece, place: placeOf(scene, piece) })),
      at,
      reach,
      prefer,
    ),
  placeOf,
  placeOfGhost: (_, { x }) => baseAt(x / PACE),
  dragKindOf: (scene, man) => (acting(scene) === man ? 'step' : null),
  handlesOf: () => ['body'],
  turnsAfterwards: () => false,
  drag: (scene, _, { piece, to }) => stepTo(scene, piece, to),
  subjectOf: (scene) => acting(scene),
  propose: (scene, command, man) => (man === null ? null : { dragKind: null, aim: propose(scene, man, command) }),
  targetOf: (scene, { type }) => (type === 'strike' ? 1 - (acting(scene) ?? 0) : null),
  tapped(scene, { selected }, man) {
    const isFoe = man !== null && selected !== null && acting(scene) === selected && man !== selected;
    return isFoe ? { propose: { type: 'strike' } } : null;
  },
  tappedGround: (scene, { selected }, _, at) => stepTo(scene, selected, at),
};

/** What the overlay draws of a proposal. */
export function viewOf(scene: Scene, aim: Proposed): AimView<number, Ghost> {
  const foe = 1 - aim.piece;
  const there = placeOf(scene, foe);
  if (aim.asked.type === 'strike')
    return { ...NOTHING_TO_SEE, targets: [foe], stick: stickBetween(placeOf(scene, aim.piece), there, paces, {}) };
  const own = aim.ghost && baseAt(aim.ghost.x / PACE);
  if (!aim.ghost || !own) return NOTHING_TO_SEE;
  return { ...NOTHING_TO_SEE, ghosts: [aim.ghost], lines: liveLines(own, there ? [there] : [], [], paces) };
}

export const paces = (millimetres: number): string => `${Math.round(millimetres / PACE)} paces`;

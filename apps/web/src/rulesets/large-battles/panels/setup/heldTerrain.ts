/** The terrain piece being placed: kind, turn and place. Not part of the battle. */
import type { Refusal } from '@drumhead/engine';
import type { Command, LaidSize, State, TerrainKind } from '@drumhead/large-battles';
import { bridgesFor, measuresOf, outlineOf, sizesOfKind } from '@drumhead/large-battles/pickup';
import { largeBattles } from '@drumhead/large-battles/screen';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../../../table/camera.ts';
import type { Scene } from '../../interaction/scene.ts';
import { toFacing, toSteps } from '../../../../table/units.ts';

export interface HeldTerrain {
  readonly kind: TerrainKind;
  readonly size: LaidSize;
  /** Degrees. */
  readonly turned: number;
  readonly crossing: 'bridge' | 'ford';
  /** Place of its middle (a stream: its bend) in millimetres, or null. */
  readonly at: Point | null;
  /** The piece laid earlier this turn that is being moved. */
  readonly moving: string | null;
}

export const EMPTY_LAY: HeldTerrain = {
  kind: 'wood',
  size: 'LxM',
  turned: 0,
  crossing: 'bridge',
  at: null,
  moving: null,
};

const store = createStore<HeldTerrain>(() => EMPTY_LAY);
export const useHeldTerrain = (): HeldTerrain => useStore(store);
export const layHand = (): HeldTerrain => store.getState();
export const hold = (change: Partial<HeldTerrain>): void => store.setState(change);
export const letGo = (): void => store.setState({ at: null, moving: null });

/** Another kind of piece, in a size it has. */
export function takeKind(kind: TerrainKind): void {
  const sizes = sizesOfKind(kind);
  const { size } = store.getState();
  store.setState({ kind, size: sizes.includes(size) ? size : (sizes[0] ?? size), moving: null, at: null });
}

/** Proposal for the piece: the request, its refusal, and the nearest legal place. */
export interface Proposal {
  readonly asked: Command;
  readonly refusal: Refusal | null;
  /** The legal command, or null. */
  readonly command: Command | null;
  /** Its outline (areas) or course (lines), flat list in steps. */
  readonly points: readonly number[];
  readonly askedPoints: readonly number[];
}

export function proposalOf(scene: Scene, held: HeldTerrain): Proposal | null {
  if (held.at === null || !scene.pending) return null;
  const state = without(scene.state, scene.seat, held.moving);
  const asked = commandFor(state, scene, held, held.at);
  const decision = scene.rules.decide(state, scene.seat, asked);
  const command = decision.ok ? asked : scene.rules.nearest(state, scene.seat, asked);
  return {
    asked,
    refusal: decision.ok ? null : decision.refusal,
    command,
    points: command === null ? [] : pointsOf(state, command),
    askedPoints: pointsOf(state, asked),
  };
}

/** The table without the placed piece that is being moved. */
function without(state: State, seat: string, terrain: string | null): State {
  if (terrain === null) return state;
  const decision = largeBattles.decide(state, seat, { type: 'takeUp', terrain });
  return decision.ok ? decision.state : state;
}

/** Commands of a proposal. */
export function commandsFor({ moving }: HeldTerrain, command: Command): readonly Command[] {
  return moving === null ? [command] : [{ type: 'takeUp', terrain: moving }, command];
}

function pointsOf({ field }: State, command: Command): readonly number[] {
  if (command.type === 'layStream') return command.points;
  return command.type === 'lay' ? outlineOf(field.sticks, command) : [];
}

function commandFor(state: State, scene: Scene, held: HeldTerrain, at: Point): Command {
  if (held.kind === 'stream') return streamAt(state, scene, held, at);
  const { kind, size, turned } = held;
  return { type: 'lay', kind, size, x: toSteps(at.x), y: toSteps(at.y), facing: toFacing(turned) };
}

/** A stream around its bend, from the nearer short table edge to the own baseline. */
function streamAt({ field }: State, { side, frame }: Scene, held: HeldTerrain, at: Point): Command {
  const [x, y] = [toSteps(at.x), toSteps(at.y)];
  const left = x < field.width / 2;
  const top = field.sides[side].baseline === 'top';
  const across = Math.min(field.width / 2, Math.max(1, left ? x : field.width - x));
  const forward = Math.min(field.height / 2 - 1, Math.max(1, top ? y : field.height - y));
  const high = Math.min(field.height / 2, Math.round(forward * 1.7));
  const wide = Math.round(across * 1.7);
  const fromLeft = (n: number) => (left ? n : field.width - n);
  const fromBase = (n: number) => (top ? n : field.height - n);
  const points = [fromLeft(0), fromBase(high), fromLeft(across), fromBase(forward), fromLeft(wide), fromBase(0)];
  const zone =
    frame?.at === 'layTerrain' && frame.zone !== 0 ? frame.zone : 3 - Math.floor((forward * 6) / field.height);
  const crossings = bridgesFor(field, side, points).map((bridge) => ({ ...bridge, kind: held.crossing }));
  return { type: 'layStream', zone, points, crossings };
}

/** The piece of this turn under a place on the table, or null. */
export function laidAt(scene: Scene, at: Point, reach: number): string | null {
  const { frame, state } = scene;
  if (frame?.at !== 'layTerrain' || !scene.pending) return null;
  const [x, y, near] = [toSteps(at.x), toSteps(at.y), toSteps(reach)];
  for (const id of frame.laid) {
    const piece = state.field.terrain.find((one) => one.id === id);
    if (!piece || x < piece.minX - near || x > piece.maxX + near) continue;
    if (y >= piece.minY - near && y <= piece.maxY + near) return id;
  }
  return null;
}

/** Picks up a placed piece. */
export function takeLaid(scene: Scene, id: string): void {
  const piece = scene.state.field.terrain.find((one) => one.id === id);
  if (!piece) return;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = piece.points;
  const turned = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
  const lengthOf = (dx: number, dy: number) => Math.hypot(dx, dy);
  const is = (size: LaidSize) => {
    const { width, depth } = measuresOf(scene.state.field.sticks, size);
    return Math.abs(lengthOf(bx - ax, by - ay) - width) < 64 && Math.abs(lengthOf(cx - bx, cy - by) - depth) < 64;
  };
  const sizes = sizesOfKind(piece.kind);
  const size = sizes.length > 1 ? (sizes.find(is) ?? 'MxM') : (sizes[0] ?? '1M');
  store.setState({ kind: piece.kind, size, turned: (turned + 360) % 360, moving: id });
}

/** What a side may place now. */
import type { State } from '@drumhead/large-battles';
import { openBrigades } from '@drumhead/large-battles/screen';
import type { PieceRef, Scene } from '../../interaction/scene.ts';
import { brigadesOf, type TrayBrigade } from './brigadesOf.ts';

export const isWaiting = (state: State, { what, index }: PieceRef): boolean =>
  (what === 'unit' ? state.units[index] : state.generals[index])?.status === 'waiting';

/** LB-SET-08. May troops of this Brigade (-1: Reserve and CinC) be placed now? All may, where it is not in turn. */
function isOpen({ frame, state, side }: Scene, { brigade }: TrayBrigade): boolean {
  if (frame?.at !== 'deployBrigade') return true;
  if (frame.brigade !== null) return brigade === frame.brigade;
  return openBrigades(state.field, side, frame.done).includes(brigade);
}

export const openGroups = (scene: Scene): readonly TrayBrigade[] =>
  brigadesOf(scene.state, scene.side).filter((one) => one.pieces.length > 0 && isOpen(scene, one));

/** All that may be placed now, placed or not. */
export const openPieces = (scene: Scene): readonly PieceRef[] => openGroups(scene).flatMap(({ pieces }) => pieces);

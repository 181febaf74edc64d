/** What a side deploys, for its tray. */
import type { State } from '@drumhead/large-battles';
import { openBrigades, suggestedPlacing } from '@drumhead/large-battles/screen';
import { useMessages } from '../../../../i18n/index.ts';
import type { TrayGroup } from '../../../../panels/tray/Tray.tsx';
import { Portrait } from '../../drawing/pieces/Portrait.tsx';
import { type PieceRef, type Scene, samePiece } from '../../interaction/scene.ts';
import { dispatch, order } from '../../interaction/store.ts';
import { brigadeMark, brigadeName, generalName, shortUnitName, unitName } from '../../screen/names.ts';
import { brigadesOf, type TrayBrigade } from './brigadesOf.ts';

export const isWaiting = (state: State, { what, index }: PieceRef): boolean =>
  (what === 'unit' ? state.units[index] : state.generals[index])?.status === 'waiting';

/** LB-SET-08. May troops of this Brigade (-1: Reserve and CinC) be placed now? All may, where it is not in turn. */
function isOpen({ frame, state, side }: Scene, { brigade }: TrayBrigade): boolean {
  if (frame?.at !== 'deployBrigade') return true;
  if (frame.brigade !== null) return brigade === frame.brigade;
  return openBrigades(state.field, side, frame.done).includes(brigade);
}

const openGroups = (scene: Scene): readonly TrayBrigade[] =>
  brigadesOf(scene.state, scene.side).filter((one) => one.pieces.length > 0 && isOpen(scene, one));

/** All that may be placed now, placed or not. */
export const openPieces = (scene: Scene): readonly PieceRef[] => openGroups(scene).flatMap(({ pieces }) => pieces);

/** Of these pieces those that wait go to their suggested places; those that cannot, which go on waiting. */
export function placeAsSuggested({ state, side }: Scene, pieces: readonly PieceRef[]): readonly PieceRef[] {
  const waiting = pieces.filter((piece) => isWaiting(state, piece));
  const commands = suggestedPlacing(state, side, (what, index) =>
    waiting.some((one) => samePiece(one, { what, index })),
  );
  void order(...commands);
  const isPlaced = ({ what, index }: PieceRef) =>
    commands.some(
      (command) =>
        (command.type === 'place' && what === 'unit' && command.unit === index) ||
        (command.type === 'placeGeneral' && what === 'general' && command.general === index),
    );
  return waiting.filter((piece) => !isPlaced(piece));
}

export function useTray(
  scene: Scene,
  selected: PieceRef | null,
  place: (pieces: readonly PieceRef[]) => void,
): readonly TrayGroup[] {
  const messages = useMessages();
  const { state } = scene;
  return openGroups(scene).map(({ brigade, pieces }) => ({
    key: String(brigade),
    name: brigadeName(messages, state, brigade),
    mark: brigadeMark(state, brigade),
    place: () => place(pieces),
    pieces: pieces.map((piece) => ({
      key: `${piece.what}${piece.index}`,
      name: (piece.what === 'unit' ? unitName : generalName)(messages, state, piece.index),
      short: (piece.what === 'unit' ? shortUnitName : generalName)(messages, state, piece.index),
      picture: <Portrait state={state} piece={piece} />,
      isPlaced: !isWaiting(state, piece),
      isSelected: selected !== null && samePiece(selected, piece),
      select: () => dispatch({ type: 'select', piece }),
    })),
  }));
}

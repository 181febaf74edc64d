/** What a side deploys, for its tray. */
import { suggestedPlacing } from '@drumhead/large-battles/screen';
import { useMessages } from '../../../../i18n/index.ts';
import type { TrayGroup } from '../../../../panels/tray/Tray.tsx';
import type { Carried } from '../../../../panels/tray/usePieceDrag.ts';
import { Portrait } from '../../drawing/pieces/Portrait.tsx';
import { type PieceRef, type Scene, samePiece } from '../../interaction/scene.ts';
import { dispatch, order } from '../../interaction/store.ts';
import { brigadeMark, brigadeName, generalName, shortUnitName, unitName } from '../../screen/names.ts';
import { isWaiting, openGroups } from './openPieces.ts';

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
      short:
        piece.what === 'unit'
          ? shortUnitName(messages, state, piece.index)
          : messages.translate(state.field.generals[piece.index]?.name ?? ''),
      picture: <Portrait state={state} piece={piece} />,
      isPlaced: !isWaiting(state, piece),
      isSelected: samePiece(selected, piece),
      select: () => dispatch({ type: 'select', piece }),
      carry: (input: Carried) => dispatch(input.type === 'bring' ? { ...input, piece } : input),
    })),
  }));
}

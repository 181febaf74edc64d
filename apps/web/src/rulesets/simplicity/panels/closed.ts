/** Orders of Simplicity that the state forbids for now. */
import { type Command, type Frame, soughtAnswers } from '@drumhead/simplicity/screen';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { type ClosedLine, useClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import { able, type PieceRef, samePiece, type Scene, subjectOf } from '../interaction/scene.ts';
import type { TableKey } from '../screen/messages.ts';
import { commandText, shortName } from '../screen/names.ts';

type Kind = Command['type'];

/** Single answers; moves are a sample. */
const SINGLE: ReadonlySet<Kind> = new Set(['fire', 'charge', 'rally', 'reroll', 'endTurn', 'goFirst', 'edge']);

export interface Closed {
  /** Pieces that have no order left, or can be given none. */
  readonly pieces: readonly (ClosedLine<Command> & { readonly piece: PieceRef })[];
  /** Orders of the chosen piece. */
  readonly orders: readonly ClosedLine<Command>[];
}

export function useClosed(scene: Scene, chosen: PieceRef | null): Closed {
  const messages = useMessages<TableKey | MessageKey>();
  const { state, side } = scene;
  const lines = useClosedAnswers(
    scene,
    {
      questionOf,
      sought: () => (side < 0 ? [] : soughtAnswers(state, side === 1 ? 1 : 0)),
      kindOf: (command) =>
        `${command.type} ${'unit' in command ? command.unit : 'command' in command ? command.command : ''}`,
      isSingle: ({ type }) => SINGLE.has(type),
      // Of two units the same order is not the same answer.
      nameOf: (command) => {
        const piece = subjectOf(command);
        return `${piece ? `${piece.what}${piece.index} ` : ''}${orderName(command)}`;
      },
    },
    orderName,
  );
  const open = able(scene);
  const pieces: (ClosedLine<Command> & { readonly piece: PieceRef })[] = [];
  const orders: ClosedLine<Command>[] = [];
  for (const line of lines) {
    const piece = subjectOf(line.command);
    if (piece === null) continue;
    if (open.some((one) => samePiece(one, piece))) {
      if (samePiece(piece, chosen)) orders.push(line);
    } else if (!pieces.some((one) => samePiece(one.piece, piece))) {
      pieces.push({ ...line, name: shortName(messages, state, piece), piece });
    }
  }
  return { pieces, orders };

  function orderName(command: Command): string {
    return command.type === 'move' || command.type === 'moveCommand'
      ? messages.t('web.sip.orders.move')
      : commandText(messages, state, command);
  }
}

const questionOf = (frame: Frame): string => (frame.at === 'turn' ? `turn ${frame.side} ${frame.step}` : frame.at);

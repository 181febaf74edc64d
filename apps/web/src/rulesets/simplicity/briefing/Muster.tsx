/** The pieces of an army, drawn as they stand on the table. */
import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import type { PieceRef } from '../interaction/scene.ts';
import { shortName } from '../screen/names.ts';

export function Muster({ state, side }: { readonly state: State; readonly side: number }): ReactNode {
  const messages = useMessages();
  const { units, commands } = state.field;
  const of = (profiles: readonly { readonly side: number }[], what: PieceRef['what']) =>
    profiles.flatMap((one, index): readonly PieceRef[] => (one.side === side ? [{ what, index }] : []));
  return (
    <ul>
      {[...of(commands, 'command'), ...of(units, 'unit')].map((piece) => (
        <li key={`${piece.what}${piece.index}`}>
          <Portrait state={state} piece={piece} />
          <span>{shortName(messages, state, piece)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The troops of a side by brigade, drawn as they stand on the table. */
import type { State } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { brigadeName, generalName, unitName } from '../screen/names.ts';
import { brigadesOf } from '../panels/tray/brigadesOf.ts';

export function Muster({ state, side }: { readonly state: State; readonly side: number }): ReactNode {
  const messages = useMessages();
  return brigadesOf(state, side).map(({ brigade, pieces }) => (
    <div key={brigade}>
      <h3>{brigadeName(messages, state, brigade)}</h3>
      <ul>
        {pieces.map((piece) => (
          <li key={`${piece.what}${piece.index}`}>
            <Portrait state={state} piece={piece} />
            <span>
              {piece.what === 'unit'
                ? unitName(messages, state, piece.index)
                : generalName(messages, state, piece.index)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** A squad on parade. */
import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Figure } from '../drawing/pieces/Figure.tsx';
import { modelName } from '../screen/names.ts';

export function Muster({ state, side }: { readonly state: State; readonly side: number }): ReactNode {
  const messages = useMessages();
  return (
    <ul>
      {state.field.models.map(
        ({ id, player }, i) =>
          player === side && (
            <li key={id}>
              <Figure state={state} index={i} />
              <span>{modelName(messages, state, i)}</span>
            </li>
          ),
      )}
    </ul>
  );
}

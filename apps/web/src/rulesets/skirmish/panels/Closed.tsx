/** Answers of the skirmish that the state forbids for now, after those that it allows. */
import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { ClosedAnswers, ClosedPiece } from '../../../panels/ClosedAnswers.tsx';
import { Handful } from '../../../panels/Handful.tsx';
import type { Scene } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { useClosed } from './closed.ts';

type Kind = Command['type'];

const PIECES: ReadonlySet<Kind> = new Set(['nominate', 'member']);
/** Asked once more where they stand open. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['ready']);

export function Closed({ scene }: { readonly scene: Scene }): ReactNode {
  const lines = useClosed(scene).filter(({ command }) => !ELSEWHERE.has(command.type));
  const pieces = lines.filter(({ command }) => PIECES.has(command.type));
  return (
    <>
      {pieces.length > 0 && (
        <Handful>
          {pieces.map(({ command, name, why }) => (
            <li key={JSON.stringify(command)}>
              <ClosedPiece name={name} why={why} />
            </li>
          ))}
        </Handful>
      )}
      <ClosedAnswers
        lines={lines.filter((line) => !pieces.includes(line))}
        choose={(command) => (command.type === 'withdraw' ? send(command) : dispatch({ type: 'propose', command }))}
      />
    </>
  );
}

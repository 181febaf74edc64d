/** Answers of the skirmish that the state forbids for now, after those that it allows. */
import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { ClosedAnswers, type ClosedLine, ClosedPiece } from '../../../panels/ClosedAnswers.tsx';
import { Handful } from '../../../panels/Handful.tsx';
import type { Scene } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import { useClosed } from './closed.ts';

type Kind = Command['type'];

const PIECES: ReadonlySet<Kind> = new Set(['nominate', 'member']);
/** SK-END-4. Withdrawing has a button of its own, which asks once more; where it is closed, it stands here with its reason. */
const isElsewhere = ({ command, why }: ClosedLine<Command>): boolean => command.type === 'withdraw' && why === null;

export function Closed({ scene }: { readonly scene: Scene }): ReactNode {
  const lines = useClosed(scene).filter((line) => !isElsewhere(line));
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
        choose={(command) => dispatch({ type: 'propose', command })}
      />
    </>
  );
}

/** Answers of the skirmish that the state forbids for now, after those that it allows. */
import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { ClosedAnswers, type ClosedLine } from '../../../panels/ClosedAnswers.tsx';
import type { Scene } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import { useClosed } from './closed.ts';

/** SK-END-4. Withdrawing has a button of its own, which asks once more; where it is closed, it stands here with its reason. */
const isElsewhere = ({ command, why }: ClosedLine<Command>): boolean => command.type === 'withdraw' && why === null;

export function Closed({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <ClosedAnswers
      lines={useClosed(scene).filter((line) => !isElsewhere(line))}
      choose={(command) => dispatch({ type: 'propose', command })}
    />
  );
}

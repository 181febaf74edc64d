/** A sentence with blanks: a message whose facts are fields. */
import { Fragment, type ReactNode } from 'react';
import './script.css';

const HOLE = /⟦(\w+)⟧/;

export function Sentence<B extends string>({
  lead,
  say,
  blanks,
}: {
  /** Before it, such as “When”. */
  readonly lead?: string;
  /** The message with these facts. */
  readonly say: (blanks: Readonly<Record<B, string>>) => string;
  readonly blanks: Readonly<Record<B, ReactNode>>;
}): ReactNode {
  const holes = Object.fromEntries(Object.keys(blanks).map((name) => [name, `⟦${name}⟧`])) as Record<B, string>;
  // Every other part is the name of a blank.
  const parts = say(holes).split(HOLE);
  return (
    <p className="maker-sentence">
      {lead !== undefined && <b>{lead} </b>}
      {parts.map((part, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence stand where they stand
        <Fragment key={i}>{i % 2 === 0 ? part : blanks[part as B]}</Fragment>
      ))}
    </p>
  );
}

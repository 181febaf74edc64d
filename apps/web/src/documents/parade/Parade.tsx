/** Troops of a list on parade: brigade by brigade, each of them drawn, and a button that tells what it is. */
import { type ReactNode, useId } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { sideColours } from '../../table/troops/nations.ts';
import './parade.css';
import './chosen.css';

export interface Paraded {
  readonly key: string;
  /** Its place in the document, as faults name it. */
  readonly path?: string;
  readonly name: string;
  readonly about: string;
  readonly picture: ReactNode;
}

export function ParadeDesk({
  uniform,
  frame,
  side,
  verdict,
  children,
}: {
  /** By whose colours the troops are drawn: a uniform or roster. */
  readonly uniform: string;
  /** Name, nation and the like. */
  readonly frame: ReactNode;
  /** What is chosen, and what can be added. */
  readonly side: ReactNode;
  readonly verdict: ReactNode;
  /** The ranks. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="parade side-colours" style={sideColours([uniform])}>
      <div className="parade-frame">{frame}</div>
      <div className="parade-ranks">{children}</div>
      <div className="parade-side">
        <div className="parade-scroll">{side}</div>
        {verdict}
      </div>
    </div>
  );
}

/** A brigade, or a squad. */
export function Rank({
  title,
  label,
  about,
  path,
  isFaulty,
  tools,
  troops,
  chosen,
  onChoose,
  children,
}: {
  readonly title: string;
  readonly label: string;
  readonly about: string;
  readonly path: string;
  readonly isFaulty: boolean;
  readonly tools?: ReactNode;
  readonly troops: readonly Paraded[];
  /** Key of the one that is told about. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** More, below the troops. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <section className={isFaulty ? 'rank faulty' : 'rank'} aria-label={label} data-path={path} tabIndex={-1}>
      <header>
        <h2>
          {title}
          {isFaulty && (
            <span className="problem-mark" aria-hidden="true">
              !
            </span>
          )}
        </h2>
        <p className="minor">{about}</p>
        {tools !== undefined && <div className="rank-tools">{tools}</div>}
      </header>
      <ul className="rank-troops">
        {troops.map(({ key, path: own, name, about: profile, picture }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === chosen} data-path={own} onClick={() => onChoose(key)}>
              {picture}
              <b>{name}</b>
              <small>{profile}</small>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What can be added, as many side by side as there is room for. */
export function Recruits({
  title,
  path,
  children,
}: {
  readonly title: string;
  /** Where it would stand in the document. */
  readonly path: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id} data-path={path} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      <ul className="recruits">{children}</ul>
    </section>
  );
}

/** Something that can be added; closed, its reason stands in the place of its profile. */
export function Recruit({
  picture,
  name,
  about,
  closed,
  rule,
  onTake,
}: {
  readonly picture: ReactNode;
  readonly name: string;
  readonly about: string;
  readonly closed: string | null;
  /** Leads to the rule that closes it. */
  readonly rule?: ReactNode;
  readonly onTake: () => void;
}): ReactNode {
  return (
    <li className="recruit">
      <ClosableButton closed={closed} onClick={onTake}>
        {picture}
        <span>
          <b>+ {name}</b>
          <small className={closed === null ? '' : 'recruit-closed'}>{closed ?? about}</small>
        </span>
      </ClosableButton>
      {rule}
    </li>
  );
}

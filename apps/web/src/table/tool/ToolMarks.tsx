/** The tool in hand, drawn over the table: lasso, pieces gathered, proposal with its ghosts and sticks, handles, free stick. */
import type { ReactNode } from 'react';
import { LiveLines } from '../LiveLines.tsx';
import { Stick } from '../Stick.tsx';
import { measuredLine } from '../troops/footprints.ts';
import { Outline } from '../troops/Outline.tsx';
import type { Point } from '../camera.ts';
import { movesOf } from '../plates.ts';
import { WaySticks } from '../WaySticks.tsx';
import type { AimView } from './aimView.ts';
import { HandleMarks, useHandles } from './HandleMarks.tsx';
import { LassoLine } from './LassoLine.tsx';
import type { Measuring } from './measuringStick.ts';
import type { Interaction, Kinds, ProposalOf, ToolRules } from './rules.ts';

/** What a rule set draws in its own way. */
export interface ToolDrawing<K extends Kinds> {
  readonly rules: ToolRules<K>;
  readonly scene: K['scene'];
  /** A length as the rules write it. */
  readonly length: (millimetres: number) => string;
  /** Millimetres between two notches of a stick. */
  readonly notch: number;
  /** Millimetres from a piece to its frame. */
  readonly grow: number;
  /** The piece of a ghost, about its own middle and looking up the page. */
  readonly renderBody: (ghost: K['ghost']) => ReactNode;
}

interface Props<K extends Kinds> extends ToolDrawing<K> {
  readonly interaction: Interaction<K>;
  readonly viewOf: (aim: ProposalOf<K>) => AimView<K['piece'], K['ghost']>;
  /** A way round corners is told by its whole length at its end. */
  readonly whole?: boolean;
}

export function ToolMarks<K extends Kinds>({ interaction, viewOf, whole = false, ...drawing }: Props<K>): ReactNode {
  const { rules, scene, grow } = drawing;
  const { tool } = interaction;
  const handles = useHandles(rules, interaction, scene);
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  const ghosts = tool.at === 'group' ? (rules.group?.together?.ghosts(tool.group) ?? []) : [];
  return (
    <>
      {tool.at === 'lasso' && <LassoLine lasso={tool} />}
      {tool.at === 'lasso' && <Outlines {...{ rules, scene, grow }} pieces={tool.gathered} className="chosen" />}
      {ghosts.map((ghost, i) => (
        <GhostMark key={i} {...drawing} ghost={ghost} refused={false} />
      ))}
      {aim && (
        <AimMarks
          {...drawing}
          aim={aim}
          view={viewOf(aim)}
          whole={whole}
          handle={handles.find(({ handle }) => handle === 'body')?.at ?? null}
        />
      )}
      <HandleMarks handles={handles} />
      {tool.at === 'measure' && <Measure {...drawing} stick={tool} />}
    </>
  );
}

/** Frames round pieces. */
export function Outlines<K extends Kinds>({
  rules,
  scene,
  pieces,
  grow,
  className,
}: {
  readonly rules: ToolRules<K>;
  readonly scene: K['scene'];
  readonly pieces: readonly K['piece'][];
  readonly grow: number;
  readonly className: string;
}): ReactNode {
  return pieces.map((piece, i) => {
    const place = rules.placeOf(scene, piece);
    return place && <Outline key={i} place={place} grow={grow} className={className} />;
  });
}

function AimMarks<K extends Kinds>({
  aim,
  view,
  whole,
  handle,
  ...drawing
}: ToolDrawing<K> & {
  readonly aim: ProposalOf<K>;
  readonly view: AimView<K['piece'], K['ghost']>;
  readonly whole: boolean;
  /** Where the piece is dragged by. */
  readonly handle: Point | null;
}): ReactNode {
  const { rules, scene, grow, length, notch } = drawing;
  const { targets, watchers, ghosts, lines, stick } = view;
  const way = movesOf(aim.from, aim.stops).reduce((sum, move) => sum + move.length, 0);
  return (
    <g>
      <Outlines {...{ rules, scene, grow }} pieces={targets} className="target" />
      <Outlines {...{ rules, scene }} grow={grow + 2} pieces={watchers} className="watcher" />
      {lines && <LiveLines lines={lines} from={aim.from} stops={aim.stops} length={length} handle={handle} />}
      {ghosts.map((ghost, i) => (
        <GhostMark key={i} {...drawing} ghost={ghost} refused={aim.refusal !== null} />
      ))}
      {stick && <Stick {...stick} notch={notch} />}
      {lines && (
        <WaySticks
          from={aim.from}
          stops={aim.stops}
          stopped={aim.refusal !== null}
          label={(leg, isLast) => length(whole && isLast ? way : leg)}
          notch={notch}
          handle={handle}
        />
      )}
    </g>
  );
}

/** A piece where it would stand. */
function GhostMark<K extends Kinds>({
  rules,
  scene,
  grow,
  renderBody,
  ghost,
  refused,
}: ToolDrawing<K> & { readonly ghost: K['ghost']; readonly refused: boolean }): ReactNode {
  const place = rules.placeOfGhost(scene, ghost);
  if (!place) return null;
  return (
    <g>
      <g className="ghost" transform={`translate(${place.x} ${place.y}) rotate(${place.facing})`}>
        {renderBody(ghost)}
      </g>
      <Outline place={place} grow={grow * 0.7} className={refused ? 'ghost-edge stopped' : 'ghost-edge'} />
    </g>
  );
}

/** The free stick: from anything to anything; over pieces it runs from edge to edge. */
function Measure<K extends Kinds>({
  rules,
  scene,
  length,
  notch,
  stick: { from, to },
}: ToolDrawing<K> & { readonly stick: Measuring }): ReactNode {
  if (!from || !to) return null;
  const under = (at: Point) => {
    const piece = rules.pieceAt(scene, at, 1);
    return piece === null ? null : rules.placeOf(scene, piece);
  };
  const line = measuredLine(under(from), under(to), from, to);
  return <Stick from={line.from} to={line.to} stopped={false} label={length(line.gap)} notch={notch} />;
}

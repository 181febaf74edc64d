/** Signs that several games have on the table, drawn by the components of the table. */
import type { RuleId } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { HandleMark } from '../table/tool/HandleMarks.tsx';
import { Stick } from '../table/Stick.tsx';
import { ThreatHatch, ThreatShape } from '../table/ThreatShape.tsx';
import { Badge, type BadgeKind, Badges } from '../table/troops/Badges.tsx';
import { Counter, FrontMark, Rim } from '../table/troops/Body.tsx';
import { ArrowHead } from '../table/troops/ForcedGhosts.tsx';
import { Outline } from '../table/troops/Outline.tsx';
import { NumberTag } from '../table/troops/Piece.tsx';
import { liveryOf } from '../table/troops/uniforms.ts';
import type { SignEntry } from './rulesGuide.ts';
import type { SignKey } from './signMessages.ts';

/** A base to draw signs at, in millimetres. */
const BASE = { x: 0, y: 0, facing: 0, width: 30, depth: 16 };

/** A base of a unit of the first side, with what stands on it. */
export function SignBase({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <>
      <Rim size={BASE} livery={liveryOf(0)} />
      {children}
    </>
  );
}

/** Units: what is on any of them. */
export const UNIT_SIGNS: readonly SignEntry<SignKey>[] = [
  { meaning: 'web.sign.ready', drawing: <Badge kind="ready" /> },
  {
    meaning: 'web.sign.front',
    drawing: (
      <g transform="translate(0 3)">
        {[false, true].map((spent) => (
          <g key={String(spent)} transform={`translate(${spent ? 12 : -12} 8)`}>
            <FrontMark size={{ width: 30, depth: 16 }} livery={liveryOf(0)} spent={spent} />
          </g>
        ))}
      </g>
    ),
  },
  ...(['infantry', 'cavalry', 'artillery'] as const).map((arm) => ({
    meaning: `web.sign.counter.${arm}` as const,
    drawing: (
      <g data-detail="far">
        <Counter size={BASE} livery={liveryOf(0)} arm={arm} />
      </g>
    ),
  })),
];

/** One entry for all badges of one meaning, side by side. */
export function badgeSigns<Key extends string>(
  meanings: Readonly<Partial<Record<BadgeKind, { readonly meaning: Key; readonly rule?: RuleId }>>>,
): readonly SignEntry<Key>[] {
  const kinds = Object.keys(meanings) as BadgeKind[];
  const first = kinds.filter((kind, i) => kinds.findIndex((one) => meanings[one] === meanings[kind]) === i);
  return first.flatMap((kind) => {
    const said = meanings[kind];
    const alike = kinds.filter((one) => meanings[one] === said);
    return said ? [{ ...said, drawing: <Badges kinds={alike} /> }] : [];
  });
}

/** A frame around a base, or around a man's round one. */
function Frame({ className, round }: { readonly className: string; readonly round: boolean }): ReactNode {
  if (!round || className === 'target') {
    const place = round ? { ...BASE, width: 18, depth: 18 } : { ...BASE, width: 26, depth: 12 };
    return <Outline place={place} grow={4} className={className} />;
  }
  return (
    <>
      {className === 'chosen' && <circle r={12} className="mark-under" />}
      <circle r={12} className={className} />
    </>
  );
}

/** Frames around pieces. `round`: they stand on round bases. */
export function framesOf(round: boolean): readonly SignEntry<SignKey>[] {
  const frame = (className: string, meaning: SignKey): SignEntry<SignKey> => ({
    meaning,
    drawing: <Frame className={className} round={round} />,
  });
  return [
    frame('able', 'web.sign.able'),
    frame('chosen', 'web.sign.chosen'),
    frame('target', 'web.sign.target'),
    frame('watcher', 'web.sign.watcher'),
    {
      meaning: 'web.sign.step',
      drawing: [0, 1].map((side) => (
        <g key={side} className={`step-number side-${side}`}>
          <NumberTag number={side + 1} left={side === 0 ? -23 : 3} top={-10} />
        </g>
      )),
    },
    { meaning: 'web.sign.spot', drawing: <circle className="spot-ring" r={13} /> },
    frame('ghost-edge', 'web.sign.ghost'),
    frame('ghost-edge stopped', 'web.sign.ghost.stopped'),
  ];
}

/** What a piece is dragged by. */
export function handlesOf(kinds: readonly ('body' | 'turn' | 'wheel')[]): readonly SignEntry<SignKey>[] {
  return kinds.map((kind) => ({
    meaning: `web.sign.handle.${kind}` as const,
    drawing: <HandleMark x={0} y={0} kind={kind} />,
  }));
}

const stick = (shot: boolean): ReactNode => (
  <Stick from={{ x: -24, y: 0 }} to={{ x: 24, y: 0 }} stopped={false} label="" notch={12} plate={null} shot={shot} />
);

/** Lengths, what the rules moved, and what the enemy could reach. */
export const GROUND_SIGNS: readonly SignEntry<SignKey>[] = [
  { meaning: 'web.sign.stick', drawing: stick(false) },
  { meaning: 'web.sign.stick.shot', drawing: stick(true) },
  {
    meaning: 'web.sign.driven',
    drawing: (
      <>
        <path className="trail driven" d="M-20 0L18 0" />
        <ArrowHead from={{ x: -20, y: 0 }} to={{ x: 20, y: 0 }} />
      </>
    ),
  },
  {
    meaning: 'web.sign.threat',
    drawing: (
      <>
        <ThreatHatch />
        <ThreatShape d="M-22 -13h44v26h-44z" />
      </>
    ),
  },
];

/** A map for each turn, with the moves and losses in it; one of them large. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyStep } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { Timeline } from '../replay/timeline.ts';
import { useTurnName } from '../replay/turnName.ts';
import { PAPER, type Part, partWithTroops, SketchPicture } from '../table/sketch/SketchPicture.tsx';
import { markOf } from '../table/sketch/sideMarks.ts';
import type { Sketch } from '../table/sketch/sketch.ts';
import {
  eventsUpTo,
  lastPlace,
  lossesByKind,
  lostIn,
  lostInTurns,
  stateAt,
  turnsOf,
  type Way,
  waysOf,
} from './course.ts';
import { MapKey, ScaleBar } from './MapKey.tsx';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';

interface Props {
  readonly first: unknown;
  readonly steps: readonly AnyStep[];
  readonly timeline: Timeline;
  /** Names of the sides. */
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

export function Course({ first, steps, timeline, sides, screen, report }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t, language } = messages;
  const nameOf = useTurnName(report.turns);
  const turns = useMemo(() => turnsOf(timeline), [timeline]);
  const [sketches, setSketches] = useState<readonly Sketch[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    let unmounted = false;
    Promise.all(turns.map(({ to }) => screen.sketch(stateAt(first, steps, to)))).then(
      (made) => unmounted || setSketches(made),
      // Without its maps the report tells all the rest.
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [turns, screen, first, steps]);
  const told = useMemo(
    () => {
      const forcesAt = (at: number) => report.forces(messages, stateAt(first, steps, at), eventsUpTo(steps, at));
      const ends = turns.map(({ to }) => forcesAt(to));
      const lost = lostInTurns(lostIn(forcesAt(turns[0]?.from ?? 0)), ends.map(lostIn));
      return turns.map(({ from, to }, i) => {
        const forces = ends[i] ?? [];
        const gone = lost[i] ?? [];
        const place = (at: number, piece: string) => report.placeOf(stateAt(first, steps, at), piece);
        return {
          ways: waysOf(
            forces,
            gone,
            (piece) => place(from, piece),
            (piece) => (gone.includes(piece) ? lastPlace((at) => place(at, piece), from, to) : place(to, piece)),
          ),
          losses: forces.flatMap((force) =>
            lossesByKind(force, gone).map(({ kind, lost }) => ({ side: force.name, kind, lost })),
          ),
        };
      });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [turns, first, steps, report, language],
  );
  const part = useMemo(() => sharedPart(sketches), [sketches]);
  if (part === null) return null;
  const large = chosen ?? turns.length - 1;
  const map = (i: number, smallest: number) => {
    const sketch = sketches[i];
    return (
      sketch && (
        <SketchPicture
          sketch={sketch}
          part={part}
          smallest={smallest}
          over={<Crosses ways={told[i]?.ways ?? []} width={part.width} />}
        >
          <Ways ways={told[i]?.ways ?? []} width={part.width} />
        </SketchPicture>
      )
    );
  };
  return (
    <section className="course" aria-label={t('web.report.course')}>
      <h2 className="on-paper">{t('web.report.course')}</h2>
      <div className="large">{map(large, TRUE_SIZE)}</div>
      <ScaleBar width={part.width} />
      <MapKey sketches={sketches} sides={sides} />
      <ol>
        {turns.map(({ turn }, i) => (
          <li key={turn}>
            <button type="button" aria-pressed={i === large} onClick={() => setChosen(i)}>
              {map(i, LEGIBLE)}
              <b>{nameOf(turn)}</b>
              {told[i]?.losses
                .filter(({ lost }) => lost > 0)
                .map(({ kind, ...loss }) => (
                  <small key={`${loss.side} ${kind}`}>{t(`web.report.turnLosses.${kind}`, loss)}</small>
                ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Least size of counters, in parts of a map's width. */
const TRUE_SIZE = 0.008;
const LEGIBLE = 0.022;

/** The part of the table around all places where troops ever stood at the end of a turn. */
function sharedPart(sketches: readonly Sketch[]): Part | null {
  const [one] = sketches;
  return one === undefined ? null : partWithTroops({ ...one, pieces: sketches.flatMap(({ pieces }) => pieces) });
}

/** Half the arms of a cross, and the widths of ways, in parts of the map's width. */
const ARM = 0.009;
const STROKE = 0.004;

/** The dashes of a side's ways for a line of this width; none are an unbroken line. */
const dashesOf = (side: number, width: number): string | undefined =>
  markOf(side)
    .dashes.map((dash) => dash * width)
    .join(' ') || undefined;

interface WaysProps {
  readonly ways: readonly Way[];
  readonly width: number;
}

const sidesOf = (ways: readonly Way[]) => [...new Set(ways.map(({ side }) => side))];

/** Where the pieces of each side went. */
function Ways({ ways, width }: WaysProps): ReactNode {
  return sidesOf(ways).map((side) => (
    <path
      key={side}
      className="ways"
      d={ways.map((way) => (way.side === side ? `M${way.from.x} ${way.from.y}L${way.to.x} ${way.to.y}` : '')).join('')}
      fill="none"
      stroke={`var(--side-${side})`}
      strokeWidth={STROKE * width}
      strokeDasharray={dashesOf(side, STROKE * width)}
    />
  ));
}

/** A cross where a piece was lost, over the counter of one that still routs. */
function Crosses({ ways, width }: WaysProps): ReactNode {
  const arm = ARM * width;
  const cross = ({ x, y }: Way['to']) =>
    `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
  const lost = ways.filter(({ isLost }) => isLost);
  return sidesOf(lost).map((side) => {
    const d = lost.map((way) => (way.side === side ? cross(way.to) : '')).join('');
    return (
      <g key={side} className="lost" fill="none" strokeLinecap="round">
        <path d={d} stroke={PAPER} strokeWidth={STROKE * width * 3.6} />
        <path d={d} stroke={`var(--side-${side})`} strokeWidth={STROKE * width * 1.6} />
      </g>
    );
  });
}

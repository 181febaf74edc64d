/** A map for each turn, with the moves and losses in it; one of them large. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyStep } from '../battle/hostState.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { Timeline } from '../replay/timeline.ts';
import { useTurnName } from '../replay/turnName.ts';
import { type Part, partWithTroops, SketchPicture } from '../table/sketch/SketchPicture.tsx';
import { markOf } from '../table/sketch/sideMarks.ts';
import type { Sketch } from '../table/sketch/sketch.ts';
import { lossesIn, stateAt, turnsOf, type Way, waysOf } from './course.ts';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';

interface Props {
  readonly first: unknown;
  readonly steps: readonly AnyStep[];
  readonly timeline: Timeline;
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

export function Course({ first, steps, timeline, screen, report }: Props): ReactNode {
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
    () =>
      turns.map(({ from, to }) => {
        const [before, after] = [stateAt(first, steps, from), stateAt(first, steps, to)];
        const forces = report.forces(messages, after);
        const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
        const lostBefore = lossesIn(report.forces(messages, before));
        return {
          ways: waysOf(forces, place(before), place(after)),
          losses: forces.map(({ name }, side) => ({
            side: name,
            lost: (lossesIn(forces)[side] ?? 0) - (lostBefore[side] ?? 0),
          })),
        };
      }),
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
        <SketchPicture sketch={sketch} part={part} smallest={smallest}>
          <Ways ways={told[i]?.ways ?? []} width={part.width} />
        </SketchPicture>
      )
    );
  };
  return (
    <section className="course" aria-label={t('web.report.course')}>
      <div className="large">{map(large, TRUE_SIZE)}</div>
      <ol>
        {turns.map(({ turn }, i) => (
          <li key={turn}>
            <button type="button" aria-pressed={i === large} onClick={() => setChosen(i)}>
              {map(i, LEGIBLE)}
              <b>{nameOf(turn)}</b>
              <small>
                {told[i]?.losses
                  .filter(({ lost }) => lost > 0)
                  .map((loss) => t('web.report.turnLosses', { ...loss }))
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ol>
      <ScaleBar width={part.width} />
    </section>
  );
}

/** On paper: as wide as the maps, with a bar of a round length about a third of them. */
function ScaleBar({ width }: { readonly width: number }): ReactNode {
  const length = Math.max(1, Math.round(width / 300)) * 100;
  return (
    <div className="map-scale">
      <p>
        <span style={{ width: `${(100 * length) / width}%` }} aria-hidden="true" /> {length} mm
      </p>
    </div>
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

function Ways({ ways, width }: { readonly ways: readonly Way[]; readonly width: number }): ReactNode {
  const arm = ARM * width;
  const sides = [...new Set(ways.map(({ side }) => side))];
  return sides.map((side) => {
    const own = ways.filter((way) => way.side === side);
    const lines = own.map(({ from, to }) => (to === null ? '' : `M${from.x} ${from.y}L${to.x} ${to.y}`)).join('');
    const crosses = own
      .map(({ from: { x, y }, to }) =>
        to === null ? `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}` : '',
      )
      .join('');
    return (
      <g key={side} className="ways" fill="none" stroke={`var(--side-${side})`} strokeWidth={STROKE * width}>
        <path d={lines} strokeDasharray={dashesOf(side, STROKE * width)} />
        <path className="lost" d={crosses} strokeWidth={STROKE * width * 1.6} />
      </g>
    );
  });
}

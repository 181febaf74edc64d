/** A map for each turn, with the moves and losses in it; one of them large. */
import type { Sentence } from '@drumhead/content/story';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyStep } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { Timeline } from '../replay/timeline.ts';
import { useTurnName } from '../replay/turnName.ts';
import { type Part, partWithTroops } from '@drumhead/content/sketch';
import { SketchPicture } from '../table/sketch/SketchPicture.tsx';
import type { Sketch } from '@drumhead/content/sketch';
import { eventsUpTo, lastPlace, lossesByKind, lostIn, lostInTurns, stateAt, turnsOf, waysOf } from './course.ts';
import { MapKey, ScaleBar } from './MapKey.tsx';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';
import { LETTERS, Names, Numbers, Trails } from './TellingMarks.tsx';
import { namesOf, spotsOf, trailsOf } from './telling.ts';
import { useRealGround } from './useRealGround.ts';
import { Crosses, Ways } from './Ways.tsx';

interface Props {
  readonly first: unknown;
  readonly steps: readonly AnyStep[];
  readonly timeline: Timeline;
  /** Names of the sides. */
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  /** The story that the first map tells. */
  readonly sentences: readonly Sentence[];
}

export function Course({ first, steps, timeline, sides, screen, report, sentences }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t, language } = messages;
  const nameOf = useTurnName(report.turns);
  const turns = useMemo(() => turnsOf(timeline), [timeline]);
  const [sketches, setSketches] = useState<readonly Sketch[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const Real = useRealGround(screen);
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
          losses: forces.flatMap((force, by) =>
            lossesByKind(force, gone).flatMap(({ kind, lost }) =>
              lost > 0 ? [{ side: force.name, by, kind, lost }] : [],
            ),
          ),
        };
      });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [turns, first, steps, report, language],
  );
  const part = useMemo(() => sharedPart(sketches), [sketches]);
  const last = turns.length - 1;
  const telling = useMemo(() => {
    if (part === null) return null;
    const place = (at: number, piece: string) => report.placeOf(stateAt(first, steps, at), piece);
    const end = turns[last]?.to ?? 0;
    const forces = report.forces(messages, stateAt(first, steps, end), eventsUpTo(steps, end));
    const sideOf = (piece: string) =>
      forces.findIndex(({ formations }) => formations.some(({ pieces }) => pieces.some((one) => one.piece === piece)));
    const actors = new Set(sentences.flatMap(({ deeds }) => deeds.flatMap(({ by }) => by)));
    const names = (letter: number) =>
      namesOf(forces, (piece) => place(end, piece), actors, {
        size: letter * part.width,
        within: part,
        isSmall: letter === LETTERS.narrow,
      });
    return {
      spots: spotsOf(sentences, place),
      trails: trailsOf(sentences, [turns[0]?.from ?? 0, ...turns.map(({ to }) => to)], place, sideOf),
      wide: names(LETTERS.wide),
      narrow: names(LETTERS.narrow),
      lost: told.flatMap(({ ways }) => ways.filter(({ isLost }) => isLost)),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
  }, [part, sentences, turns, last, first, steps, report, told, language]);
  if (part === null) return null;
  /** The ground at the end of a turn; undefined while it is fetched. */
  const real = (i: number) => Real && <Real state={stateAt(first, steps, turns[i]?.to ?? 0)} />;
  /** The troops then, drawn; undefined as long as the ground is. */
  const standing = (i: number) => Real && <report.Standing state={stateAt(first, steps, turns[i]?.to ?? 0)} />;
  const whole = () => {
    const sketch = sketches[last];
    if (sketch === undefined || telling === null) return null;
    const { spots, trails, wide, narrow, lost } = telling;
    return (
      <SketchPicture
        sketch={sketch}
        part={part}
        smallest={TRUE_SIZE}
        real={real(last)}
        standing={standing(last)}
        over={
          <>
            <Crosses ways={lost} width={part.width} />
            <Names wide={wide} narrow={narrow} />
            <Numbers spots={spots} width={part.width} />
          </>
        }
      >
        <Trails trails={trails} width={part.width} />
      </SketchPicture>
    );
  };
  const map = (i: number, smallest: number, ground?: ReactNode, troops?: ReactNode) => {
    const sketch = sketches[i];
    return (
      sketch && (
        <SketchPicture
          sketch={sketch}
          part={part}
          smallest={smallest}
          real={ground}
          standing={troops}
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
      <div
        className="large"
        style={
          {
            '--letter-wide': `${LETTERS.wide * part.width}px`,
            '--letter-narrow': `${LETTERS.narrow * part.width}px`,
          } as CSSProperties
        }
      >
        {chosen === null ? whole() : map(chosen, TRUE_SIZE, real(chosen), standing(chosen))}
      </div>
      <ScaleBar width={part.width} />
      <MapKey sketches={sketches} sides={sides} />
      <div className="turns">
        <button type="button" className="whole" aria-pressed={chosen === null} onClick={() => setChosen(null)}>
          {t('web.report.whole')}
        </button>
        <ol>
          {turns.map(({ turn }, i) => (
            <li key={turn}>
              <button type="button" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
                {map(i, LEGIBLE)}
                <span className="course-number" aria-hidden="true">
                  {turn}
                </span>
                <b>{nameOf(turn)}</b>
                {told[i]?.losses.map(({ kind, by, ...loss }) => (
                  <small key={`${by} ${kind}`}>{t(`web.report.turnLosses.${kind}`, loss)}</small>
                ))}
                <span className="course-losses" aria-hidden="true">
                  {told[i]?.losses.map(({ kind, by }) => (
                    <i key={`${by} ${kind}`} className={`side-${by}`} />
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
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

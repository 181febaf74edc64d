/** The story beside the decision: one line an activation, the newest on top, which opens to the lines of the log. */
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { shortened, together } from '../../battle/follow/fewWords.ts';
import { remembering, tellerOf } from '../../battle/follow/told.ts';
import type { AnyStep } from '../../battle/host/hosted.ts';
import { useHosted } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { useMessages } from '../../i18n/index.ts';
import { hideSpots } from '../../table/spots.ts';
import { highlightOnHover } from '../highlight.ts';
import { Lines, Notes } from './Lines.tsx';
import { briefOf, type Chapter, type Episode, storyOf } from './storyOf.ts';
import './story.css';

/** Steps that are told at once, and with every wish for earlier ones. */
const SHOWN = 120;

export function Story(): ReactNode {
  const messages = useMessages();
  const { t } = messages;
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const side = useHosted((h) => h.battle?.ruleset.seats(h.battle.state).indexOf(h.viewer) ?? -1);
  const [more, setMore] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const tell = useMemo(
    () => screen && remembering(tellerOf(screen, viewer, messages)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [screen, viewer, messages.language],
  );
  const first = Math.max(0, steps.length - SHOWN * (more + 1));
  const chapters = useMemo(
    () => (tell ? storyOf(steps.slice(first), tell, steps[first - 1]) : []),
    [steps, first, tell],
  );
  useEffect(() => {
    list.current?.scrollTo(0, 0);
    // News: what was looked up gives way to it.
    return hideSpots;
  }, [steps]);
  if (!screen) return null;
  return (
    <section className="panel log" aria-label={t('web.log')}>
      <h2>{t('web.log')}</h2>
      <div className="story" ref={list} tabIndex={0} role="group" aria-label={t('web.log')}>
        {chapters.length === 0 && <p className="minor">{t('web.log.empty')}</p>}
        {[...chapters].reverse().map((chapter, i, all) => (
          <ChapterPart
            key={chapter.number}
            chapter={chapter}
            screen={screen}
            own={side}
            isNow={i === 0}
            end={all[i - 1]?.opening[0]?.before ?? steps.at(-1)}
          />
        ))}
        {first === 0 && (
          <ol>
            <Notes from={0} to={(chapters[0]?.number ?? steps.length + 1) - 1} />
          </ol>
        )}
        {first > 0 && (
          <button type="button" className="link" onClick={() => setMore(more + 1)}>
            {t('web.log.earlier', { entries: first })}
          </button>
        )}
      </div>
    </section>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly screen: AnyScreen;
  /** Index of the reader's side; -1: none. */
  readonly own: number;
  readonly isNow: boolean;
  /** Its last step. */
  readonly end: AnyStep | undefined;
}

function ChapterPart({ chapter, screen, own, isNow, end }: ChapterProps): ReactNode {
  const messages = useMessages();
  const { opening, episodes } = chapter;
  const start = opening[0]?.before;
  const changes =
    start && end
      ? screen.scores(messages, end.state).flatMap(({ side, left }, i) => {
          const was = screen.scores(messages, start.state)[i]?.left;
          return was === undefined || left === undefined || was === left ? [] : [`${side} ${was} → ${left}`];
        })
      : [];
  return (
    <>
      {opening.length > 0 && (
        <div className="chapter-head">
          <ol>
            <Lines told={opening} screen={screen} />
          </ol>
          {changes.length > 0 && <strong>{changes.join(', ')}</strong>}
        </div>
      )}
      {[...episodes].reverse().map((episode, i) => (
        <EpisodePart
          key={`${episode.told[0]?.step.number} ${episodes.length - i}`}
          episode={episode}
          screen={screen}
          own={own}
          isNow={isNow && i === 0}
        />
      ))}
    </>
  );
}

interface EpisodeProps {
  readonly episode: Episode;
  readonly screen: AnyScreen;
  readonly own: number;
  /** The newest one: open until another follows. */
  readonly isNow: boolean;
}

const EpisodePart = memo(
  function EpisodePart({ episode, screen, own, isNow }: EpisodeProps): ReactNode {
    const [chosen, setChosen] = useState<boolean | null>(null);
    const brief = useMemo(() => briefOf(episode), [episode]);
    if (!brief) return null;
    const { done, results } = brief;
    const open = chosen ?? isNow;
    return (
      <details className={`episode side-${episode.side ?? 'none'}`} open={open}>
        <summary
          {...highlightOnHover(episode.told.flatMap(({ line }) => line.pieces))}
          onClick={(event) => {
            event.preventDefault();
            setChosen(!open);
          }}
        >
          <span className="swatch" aria-hidden="true" />
          <span className="episode-words">
            {together(done)}
            {results.map((line, i) => (
              <strong key={i} className={line.side === own ? 'hurts' : 'helps'}>
                {i === 0 ? ': ' : ', '}
                {shortened(line)}
              </strong>
            ))}
          </span>
        </summary>
        <ol>
          <Lines told={episode.told} screen={screen} />
        </ol>
      </details>
    );
  },
  (a, b) => a.isNow === b.isNow && a.own === b.own && a.screen === b.screen && sameTold(a.episode, b.episode),
);

/** The same lines of the same steps. */
const sameTold = (a: Episode, b: Episode): boolean =>
  a.told.length === b.told.length &&
  a.told.every(({ line, until }, i) => line === b.told[i]?.line && until === b.told[i]?.until);

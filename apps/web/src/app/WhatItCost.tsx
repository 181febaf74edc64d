/** A battle that is over in one sentence of its story, and its losses as drawn troops. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { useHosted } from '../battle/index.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { Losses } from '../report/Losses.tsx';
import { sentencesOf, shortest, wordsOf } from '../report/storyWords.ts';
import { useReport } from '../report/useReport.ts';
import { hideSpots, showSpots } from '../table/spots.ts';

/** What marks the place of the sentence on the table. */
const LAST = 'last';

interface Props {
  readonly battle: AnyBattle;
  readonly screen: AnyScreen;
  /** Names of the players, by side, where they are known. */
  readonly players: readonly (string | undefined)[];
}

export function WhatItCost({ battle, screen, players }: Props): ReactNode {
  const messages = useMessages();
  const report = useReport(screen);
  const steps = useHosted((h) => h.steps);
  const ready = [useBundle('web-story-pages'), useBundle('web-report-pages')].every(Boolean);
  const sentence = useMemo(() => report && shortest(sentencesOf(battle, steps, report, null)), [battle, steps, report]);
  useEffect(() => {
    if (report === null || !sentence) return undefined;
    const stateAt = (at: number) => steps.find(({ number }) => number === at)?.state;
    const places = sentence.deeds.flatMap(({ at, cost }) =>
      cost.flatMap((piece) => report.placeOf(stateAt(at - 1), piece) ?? []),
    );
    if (places.length === 0) return undefined;
    showSpots(
      LAST,
      places.map(({ x, y }) => ({ at: { x, y }, from: null })),
    );
    return hideSpots;
  }, [report, sentence, steps]);
  if (!ready || report === null) return null;
  const forces = report.forces(
    messages,
    battle.state,
    steps.flatMap(({ events }) => events),
  );
  const sides = forces.map(({ name }) => name);
  return (
    <>
      {sentence && <p className="one-sentence">{wordsOf(sentence, { messages, steps, sides, report })}</p>}
      <Losses
        forces={forces}
        state={battle.state}
        Portrait={report.Portrait}
        screen={screen}
        players={players}
        isShort
      />
    </>
  );
}

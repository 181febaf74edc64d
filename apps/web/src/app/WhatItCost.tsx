/** A battle that is over in one sentence of its story, and its losses as drawn troops. */
import { type ReactNode, useMemo } from 'react';
import { useHosted } from '../battle/index.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { Losses } from '../report/Losses.tsx';
import { sentencesOf, shortest, wordsOf } from '../report/storyWords.ts';
import { useReport } from '../report/useReport.ts';

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

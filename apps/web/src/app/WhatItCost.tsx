/** A battle that is over in one sentence of its story, and its losses as drawn troops. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { useHosted } from '../battle/index.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { DiceInShort } from '../report/DiceInShort.tsx';
import { Losses } from '../report/Losses.tsx';
import type { ReportKey } from '../report/messages.ts';
import { sentencesOf, shortest, wordsOf } from '../report/storyWords.ts';
import { useReport } from '../report/useReport.ts';
import { hideSpots, showSpots } from '../table/spots.ts';

/** What marks the place of the sentence on the table. */
const LAST = 'last';

interface Props {
  /** Of the battle; null: it has no report. */
  readonly id: string | null;
  readonly battle: AnyBattle;
  readonly screen: AnyScreen;
  /** Names of the players, by side, where they are known. */
  readonly players: readonly (string | undefined)[];
}

export function WhatItCost({ id, battle, screen, players }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  const report = useReport(screen);
  const steps = useHosted((h) => h.steps);
  const ready = [useBundle('web-story-pages'), useBundle('web-report-pages')].every(Boolean);
  const sentence = useMemo(() => report && shortest(sentencesOf(battle, steps, report, null)), [battle, steps, report]);
  useEffect(() => {
    if (!ready || report === null || !sentence) return undefined;
    const stateAt = (at: number) => steps.find(({ number }) => number === at)?.state;
    const places = sentence.deeds.flatMap(({ at, cost }) =>
      cost.flatMap((piece) => report.placeOf(stateAt(at - 1), piece) ?? []),
    );
    if (places.length === 0) return undefined;
    showSpots(
      LAST,
      places.map(({ x, y }) => ({ at: { x, y }, from: null, says: t('web.report.lastLoss') })),
    );
    return hideSpots;
  }, [ready, report, sentence, steps, t]);
  if (!ready || report === null) return null;
  const forces = report.forces(
    messages,
    battle.state,
    steps.flatMap(({ events }) => events),
  );
  const sides = forces.map(({ name }) => name);
  return (
    <>
      {sentence && (
        <p className="one-sentence">{wordsOf(sentence, { messages, steps, sides, report, isShort: true })}</p>
      )}
      <Losses
        forces={forces}
        state={battle.state}
        Portrait={report.Portrait}
        screen={screen}
        players={players}
        isShort
      />
      <DiceInShort id={id} steps={steps} sides={sides} report={report} />
    </>
  );
}

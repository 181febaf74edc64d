/** The story of the battle in three sentences, and the lines of the log that each comes from. */
import type { Sentence } from '@drumhead/content/story';
import type { ReactNode } from 'react';
import type { AnyStep } from '../battle/host/hosted.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import type { LookedAt } from '../battle/records/savedBattles.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { replayAddress } from '../replay/address.ts';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';
import { wordsOf } from './storyWords.ts';

interface Props {
  readonly saved: LookedAt['saved'];
  readonly steps: readonly AnyStep[];
  /** Names of the sides. */
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  readonly sentences: readonly Sentence[];
}

export function Story({ saved, steps, sides, screen, report, sentences }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  if (sentences.length === 0) return null;
  return (
    <section className="told-story" aria-labelledby="report-story">
      <h3 id="report-story">{t('web.report.story')}</h3>
      <ol className="sentences">
        {sentences.map((sentence) => (
          <li key={sentence.key}>{wordsOf(sentence, { messages, steps, sides, report })}</li>
        ))}
      </ol>
      <details>
        <summary>{t('web.report.story.lines')}</summary>
        <ol>
          {sentences.map(({ key, lines }) => (
            <li key={key}>
              <ul>
                {lines.map(({ at, event }) => {
                  const step = steps.find(({ number }) => number === at);
                  const told = step?.events[event];
                  const line = step && told && screen.line(messages, step.state, told, REPLAY_VIEWER);
                  return line ? (
                    <li key={`${at} ${event}`}>
                      <a href={replayAddress({ battle: saved.id, at })}>{line.text}</a>
                    </li>
                  ) : null;
                })}
              </ul>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

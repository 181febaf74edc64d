/** What a scenario is called and tells: title and briefing in each language. */
import { allLanguages, isWhole, LANGUAGES } from '@drumhead/content';
import { ENVELOPE_MOST, type Worded } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { briefed, titled } from '../document/edits.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import { FaultList } from '../map/FaultList.tsx';
import { Words } from './Words.tsx';

const LINES = 5;

/** Those that are whole, and those in which something is said. */
const languagesOf = (all: readonly Worded[]) =>
  allLanguages.filter((language) => isWhole(language) || all.some((words) => words[language] !== undefined));

export function BriefingStep({ making }: { readonly making: Making }): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t } = messages;
  const { file, change, screen, judge, ground } = making;
  const { title, briefing = {} } = file;
  const languages = languagesOf([title, ...Object.values(briefing)]);
  const seats = ground === null ? [] : judge.seats(ground);
  const sides = [
    { side: 'all', name: t('web.maker.for.all') },
    ...seats.map((side) => ({
      side,
      name: t('web.maker.for.side', { side: screen.seatName(messages, ground, side) }),
    })),
  ];
  return (
    <div className="maker-briefing">
      <section className="panel" aria-labelledby="maker-titles">
        <h3 id="maker-titles">{t('web.maker.title.about')}</h3>
        <div className="maker-languages">
          {languages.map((language) => (
            <Words
              key={language}
              label={t('web.maker.title.in', { language: LANGUAGES[language].name })}
              value={title[language] ?? ''}
              most={ENVELOPE_MOST.title}
              onChange={(text) => change(titled(language, text))}
            />
          ))}
        </div>
      </section>
      {sides.map(({ side, name }) => (
        <section key={side} className="panel" aria-labelledby={`maker-for-${side}`}>
          <h3 id={`maker-for-${side}`}>{name}</h3>
          <div className="maker-languages">
            {languages.map((language) => (
              <Words
                key={language}
                label={t('web.maker.text.in', { language: LANGUAGES[language].name })}
                value={briefing[side]?.[language] ?? ''}
                most={ENVELOPE_MOST.told}
                lines={LINES}
                onChange={(text) => change(briefed(side, language, text))}
              />
            ))}
          </div>
          {side === 'all' && <p className="minor">{t('web.maker.for.about')}</p>}
        </section>
      ))}
      <FaultList making={making} />
    </div>
  );
}

/** What a scenario file says before its battle: its briefing, who made it, and who plays each side. */
import { type Envelope, inLanguage, type Seat } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { PlayerField } from '../documents/Fields.tsx';
import { useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import './fileWords.css';

/** The words for all, and for the sides of the people at the screen; where nobody plays at it, for every side. */
export function FileBriefing({
  file: { briefing = {}, author, licence, edition },
  people,
  names,
}: {
  readonly file: Envelope;
  readonly people: readonly Seat[];
  /** Of the sides, by seat. */
  readonly names: Readonly<Record<Seat, string>>;
}): ReactNode {
  const { t, language } = useMessages<BriefingKey>();
  const told = people.length > 0 ? people : Object.keys(names);
  const parts = ['all', ...told].flatMap((side) => {
    const words = briefing[side];
    return words === undefined ? [] : [{ side, text: inLanguage(words, language) }];
  });
  const facts = [
    author === undefined ? '' : t('web.brief.file.author', { author }),
    licence === undefined ? '' : t('web.brief.file.licence', { licence }),
    edition === undefined ? '' : t('web.brief.file.edition', { edition }),
  ].filter((fact) => fact !== '');
  return (
    <>
      {parts.map(({ side, text }) => (
        <div key={side} className="briefing-file">
          {side !== 'all' && <h3>{t('web.brief.file.side', { side: names[side] ?? side })}</h3>}
          {text.split(/\n\s*\n/).map((paragraph, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs stay in their order
            <p key={i}>{paragraph}</p>
          ))}
        </div>
      ))}
      {facts.length > 0 && <p className="minor">{facts.join(' · ')}</p>}
    </>
  );
}

/** Who plays each side: a file says nothing of that. */
export function FilePlayers({
  seats,
  names,
  change,
}: {
  readonly seats: NewBattle['seats'];
  readonly names: Readonly<Record<Seat, string>>;
  readonly change: (seats: NewBattle['seats']) => void;
}): ReactNode {
  const { t } = useMessages<BriefingKey>();
  return (
    <fieldset className="briefing-players">
      <legend>{t('web.brief.file.players')}</legend>
      {Object.entries(names).map(([seat, name]) => (
        <PlayerField
          key={seat}
          label={name}
          value={seats[seat] ?? 'human'}
          onChange={(player) => change({ ...seats, [seat]: player })}
        />
      ))}
    </fieldset>
  );
}

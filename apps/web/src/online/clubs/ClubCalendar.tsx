/** When a club meets, when rounds of its leagues begin and end, and who comes. */
import { type ReactNode, useState } from 'react';
import { LANGUAGES } from '@drumhead/content';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { TextField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { addEvening, type Club, type ClubEvening, come, removeEvening } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { nameOr } from './names.ts';
import { eveningAfter, fieldTime, timeInField, whenInWords } from './times.ts';

interface Props {
  readonly id: string;
  readonly club: Club;
  readonly onChange: () => void;
}

export function ClubCalendar({ id, club, onChange }: Props): ReactNode {
  const { t } = useMessages<ClubKey>();
  const rounds = club.leagues.flatMap(({ league, name, round, begins, ends }) => {
    if (begins !== null)
      return [{ key: league, at: begins, words: t('web.club.evening.round', { league: name, round: round + 1 }) }];
    return ends === null ? [] : [{ key: league, at: ends, words: t('web.club.evening.ends', { league: name, round }) }];
  });
  const all = [
    ...club.evenings.map((evening) => ({ key: evening.id, at: evening.at, evening })),
    ...rounds.map((round) => ({ ...round, evening: null })),
  ].sort((a, b) => a.at - b.at);
  return (
    <section className="panel part-calendar" aria-labelledby="calendar">
      <h3 id="calendar">{t('web.club.calendar')}</h3>
      {all.length === 0 && <p>{t('web.club.calendar.none')}</p>}
      <ul className="club-days">
        {all.map((one) => (
          <li key={one.key}>
            <Day at={one.at} />
            {one.evening === null ? (
              <Round at={one.at} words={'words' in one ? one.words : ''} />
            ) : (
              <Evening id={id} club={club} evening={one.evening} onChange={onChange} />
            )}
          </li>
        ))}
      </ul>
      <NewEvening id={id} onChange={onChange} />
    </section>
  );
}

function Day({ at }: { readonly at: number }): ReactNode {
  const { language } = useMessages<ClubKey>();
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LANGUAGES[language].locale, options).format(at);
  return (
    <span className="club-day" aria-hidden="true">
      <span>{format({ weekday: 'short' })}</span>
      <strong>{format({ day: 'numeric' })}</strong>
    </span>
  );
}

function Round({ at, words }: { readonly at: number; readonly words: string }): ReactNode {
  const { language } = useMessages<ClubKey>();
  return (
    <span className="club-words">
      <strong>{words}</strong>
      <span className="minor">{whenInWords(language, at)}</span>
    </span>
  );
}

function Evening({ id, club, evening, onChange }: Props & { readonly evening: ClubEvening }): ReactNode {
  const messages = useMessages<ClubKey>();
  const { t, language } = messages;
  const [hasFailed, setFailed] = useState(false);
  const names = club.members.flatMap(({ number, name }) =>
    evening.come.includes(number) ? [nameOr(name, messages)] : [],
  );
  const doIt = async (work: Promise<{ readonly ok: boolean }>): Promise<void> => {
    const { ok } = await work;
    setFailed(!ok);
    if (ok) onChange();
  };
  const answer = (comes: boolean): void => void doIt(come(id, evening.id, comes));
  return (
    <span className="club-words">
      <strong>{evening.words === '' ? t('web.club.evening') : evening.words}</strong>
      <span className="minor">{whenInWords(language, evening.at)}</span>
      <span className="minor">
        {names.length === 0 ? t('web.club.evening.alone') : t('web.club.evening.who', { names: names.join(', ') })}
      </span>
      <span className="online-buttons">
        <button type="button" aria-pressed={evening.youCome === true} onClick={() => answer(true)}>
          {t('web.club.evening.come')}
        </button>
        <button type="button" aria-pressed={evening.youCome === false} onClick={() => answer(false)}>
          {t('web.club.evening.not')}
        </button>
        {evening.yours && (
          <button type="button" className="quiet" onClick={() => void doIt(removeEvening(id, evening.id))}>
            {t('web.club.evening.remove')}
          </button>
        )}
      </span>
      {hasFailed && <span role="alert">{t('web.club.failed')}</span>}
    </span>
  );
}

const LONGEST_WORDS = 120;

function NewEvening({ id, onChange }: Omit<Props, 'club'>): ReactNode {
  const { t } = useMessages<ClubKey>();
  const [now] = useState(() => Date.now());
  const [when, setWhen] = useState(() => fieldTime(eveningAfter(now, 7)));
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const at = timeInField(when, now);
  const add = async (): Promise<void> => {
    if (at === null) return;
    const { ok } = await addEvening(id, at, words.trim());
    setFailed(!ok);
    if (ok) {
      setWords('');
      onChange();
    }
  };
  return (
    <div className="club-new">
      <TimeField label={t('web.club.evening.when')} value={when} onChange={setWhen} />
      <TextField label={t('web.club.evening.words')} value={words} most={LONGEST_WORDS} onChange={setWords} />
      <ClosableButton closed={at === null ? t('web.club.evening.past') : null} onClick={() => void add()}>
        {t('web.club.evening.add')}
      </ClosableButton>
      {hasFailed && <p role="alert">{t('web.club.failed')}</p>}
    </div>
  );
}

/** A day and an hour here. */
export function TimeField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className="entry-field">
      <span className="minor">{label}</span>
      <input type="datetime-local" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** One way of being told: its last result, a test, quiet hours. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { type Channel, removeChannel, setQuiet, testChannel } from './channels.ts';
import { minutesUntil } from '../server/later.ts';
import { type DailyHours, hoursBetween, hoursHere, timeOfDay } from '../dailyHours.ts';
import type { NoticesKey } from './messages.ts';
import { forgetOwnChannel, ownChannel } from './push.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface EntryProps {
  readonly channel: Channel;
  readonly onChange: (channel: Channel) => void;
  readonly onGone: () => void;
}

export function ChannelEntry({ channel, onChange, onGone }: EntryProps): ReactNode {
  const { t, translate, language } = useMessages<NoticesKey>();
  /** A number: it was asked too often, for so many minutes. */
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | number>('ready');
  const { id, kind, to, confirmed, last, gone = false } = channel;
  const name = t(id === ownChannel() ? 'web.notices.kind.push.here' : `web.notices.kind.${kind}`, { to });
  const result = (): string => {
    if (last === null) return t('web.notices.last.none');
    const when = new Date(last.at).toLocaleString(LANGUAGES[language].locale, SHORT);
    const { key, facts } = last.result;
    return key === 'protocol.sent.ok'
      ? t('web.notices.last.ok', { when })
      : t('web.notices.last.failed', { when, result: translate(key, { ...facts }) });
  };
  const test = async (): Promise<void> => {
    setState('busy');
    const answer = await testChannel(id);
    if (!answer.ok) return setState(minutesUntil(answer) ?? 'failed');
    onChange(answer.value);
    return setState('ready');
  };
  const remove = async (): Promise<void> => {
    setState('busy');
    const answer = await removeChannel(id);
    if (answer.ok && id === ownChannel()) forgetOwnChannel();
    return answer.ok || answer.status === 404 ? onGone() : setState(minutesUntil(answer) ?? 'failed');
  };
  const change = async (quiet: DailyHours | null): Promise<void> => {
    const answer = await setQuiet(id, quiet);
    if (!answer.ok) return setState(minutesUntil(answer) ?? 'failed');
    onChange(answer.value);
    return setState('ready');
  };
  return (
    <li>
      <strong>{name}</strong>
      <p className="minor" role="status">
        {gone
          ? t('web.notices.gone')
          : typeof state === 'number'
            ? translate('web.online.later', { count: state })
            : state === 'failed'
              ? t('web.notices.fault.other')
              : confirmed
                ? result()
                : t('web.notices.unconfirmed')}
      </p>
      {!gone && (
        <p className="online-buttons">
          <ClosableButton
            closed={confirmed ? null : t('web.notices.unconfirmed')}
            disabled={state === 'busy'}
            onClick={() => void test()}
          >
            {t('web.notices.test')} <span className="spoken">{name}</span>
          </ClosableButton>
          <button type="button" disabled={state === 'busy'} onClick={() => void remove()}>
            {t('web.notices.remove')} <span className="spoken">{name}</span>
          </button>
        </p>
      )}
      {!gone && (
        <QuietHours
          quiet={channel.quiet && (hoursHere(channel.quiet) ?? channel.quiet)}
          onChange={(quiet) => void change(quiet)}
        />
      )}
    </li>
  );
}

/** What people choose most often. */
const NIGHT = { from: '22:00', until: '07:00' };

function QuietHours({
  quiet,
  onChange,
}: {
  readonly quiet: DailyHours | null;
  readonly onChange: (quiet: DailyHours | null) => void;
}): ReactNode {
  const { t } = useMessages<NoticesKey>();
  const [from, setFrom] = useState(quiet === null ? NIGHT.from : timeOfDay(quiet.from));
  const [until, setUntil] = useState(quiet === null ? NIGHT.until : timeOfDay(quiet.until));
  const hours = hoursBetween(from, until);
  return (
    <details>
      <summary>
        {quiet === null
          ? t('web.notices.quiet.none')
          : t('web.notices.quiet.told', { from: timeOfDay(quiet.from), until: timeOfDay(quiet.until) })}
      </summary>
      <fieldset className="notices-hours">
        <legend>{t('web.notices.quiet')}</legend>
        <label>
          <span className="minor">{t('web.notices.quiet.from')}</span>
          <input type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          <span className="minor">{t('web.notices.quiet.until')}</span>
          <input type="time" value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
        <ClosableButton closed={hours === null ? t('web.notices.quiet.wrong') : null} onClick={() => onChange(hours)}>
          {t('web.notices.quiet.save')}
        </ClosableButton>
        {quiet !== null && (
          <button type="button" onClick={() => onChange(null)}>
            {t('web.notices.quiet.clear')}
          </button>
        )}
        <p className="minor">{t('web.notices.quiet.about')}</p>
      </fieldset>
    </details>
  );
}

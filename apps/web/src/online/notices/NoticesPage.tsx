/** How somebody wants to be told that an online battle waits: in the browser, by mail, by a webhook. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { AddChannels } from './AddChannels.tsx';
import { type Channels, listChannels } from './channels.ts';
import { ChannelEntry } from './ChannelEntry.tsx';
import type { NoticesKey } from './messages.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import '../../documents/documents.css';
import '../online.css';
import './notices.css';

export function NoticesPage(): ReactNode {
  const { t, translate } = useMessages<NoticesKey | OnlineKey>();
  const { found, minutes, setFound } = useServerAnswer(listChannels);
  const focus = useKeptFocus('.notices-list button:enabled');
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  const { channels } = found;
  // Answers of the server come late: there may be other channels by then.
  const setChannels = (change: (now: Channels['channels']) => Channels['channels']): void =>
    setFound((now) => (typeof now === 'string' ? now : { ...now, channels: change(now.channels) }));
  return (
    <div className="paper-page online-page">
      <section ref={focus} tabIndex={-1} className="panel" aria-labelledby="your-notices">
        <p>{t('web.notices.about')}</p>
        <h2 id="your-notices">{t('web.notices.yours')}</h2>
        {channels.length === 0 && <p>{t('web.notices.none')}</p>}
        <ul className="notices-list">
          {channels.map((channel) => (
            <ChannelEntry
              key={channel.id}
              channel={channel}
              onChange={(now) => setChannels((all) => all.map((one) => (one.id === now.id ? now : one)))}
              onGone={() => setChannels((all) => all.filter(({ id }) => id !== channel.id))}
            />
          ))}
        </ul>
      </section>
      <AddChannels known={found} onAdd={(channel) => setChannels((all) => [...all, channel])} />
    </div>
  );
}

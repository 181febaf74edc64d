/** Somebody asks for what all others must agree to. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { lengthOfPause, type OpenAsk } from '@drumhead/protocol';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import type { ClockKey } from '../clock/messages.ts';
import { pauseInWords } from '../clock/time.ts';
import type { OnlineKey } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

// Seldom asked for.
const Corrections = lazyComponent(() => import('../amend/Corrections.tsx').then((found) => found.Corrections));
const PageQuestion = lazyComponent(() => import('../archive/PageQuestion.tsx').then((found) => found.PageQuestion));
const Undone = lazyComponent(() => import('./Undone.tsx').then((found) => found.Undone));

const MINUTE = 60_000;

interface AskedProps {
  readonly session: Session;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  readonly nameOf: (seat: string) => string;
}

export function Asked({ session, screen, battle, nameOf }: AskedProps): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  const client = useStore(session.store, (state) => state.client);
  const isDeposed = useStore(session.store, ({ bots }) => session.seat in bots);
  const unconnected = useUnconnected(session);
  const open = client?.open ?? null;
  if (client === null || open === null) return null;
  if (open.seat === session.seat)
    return (
      <div className="online-ask">
        <p role="status">{t('web.online.ask.yours')}</p>
        {open.kind === 'takeBack' && <Undone to={open.to} screen={screen} />}
        <p className="online-buttons">
          <ClosableButton closed={unconnected} onClick={() => session.withdraw(open)}>
            {t('web.online.ask.withdraw')}
          </ClosableButton>
        </p>
      </div>
    );
  // Nobody agrees for a side that a computer player took over.
  if (isDeposed || open.agreed.includes(session.seat)) return null;
  return (
    <div className="online-ask" role="alert">
      <Question open={open} side={nameOf(open.seat)} count={client.held.count} />
      {open.kind === 'takeBack' && <Undone to={open.to} screen={screen} />}
      {open.kind === 'amend' && <Corrections changes={open.changes} screen={screen} state={battle.state} />}
      {open.reason !== undefined && <p>{t('web.online.ask.why', { reason: open.reason })}</p>}
      <p className="online-buttons">
        <ClosableButton closed={unconnected} onClick={() => session.answer(open, true)}>
          {t('web.online.ask.yes')}
        </ClosableButton>
        <ClosableButton closed={unconnected} onClick={() => session.answer(open, false)}>
          {t('web.online.ask.no')}
        </ClosableButton>
      </p>
    </div>
  );
}

interface QuestionProps<Kind extends OpenAsk['kind']> {
  readonly open: OpenAsk & { readonly kind: Kind };
  readonly side: string;
}

function Question({ open, side, count }: QuestionProps<OpenAsk['kind']> & { readonly count: number }): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  if (open.kind === 'page') return <PageQuestion shown={open.shown} side={side} />;
  if (open.kind === 'pause') return <PauseQuestion open={open} side={side} />;
  const facts = open.kind === 'takeBack' ? { commands: count - open.to } : {};
  return <p>{t(`web.online.ask.${open.kind}`, { side, ...facts })}</p>;
}

function PauseQuestion({ open, side }: QuestionProps<'pause'>): ReactNode {
  const messages = useMessages<OnlineKey | ClockKey>();
  const ready = useBundle('web-online-clock-pages');
  return (
    ready && (
      <p>{messages.t('web.online.ask.pause', { side, time: pauseInWords(messages, lengthOfPause(open) / MINUTE) })}</p>
    )
  );
}

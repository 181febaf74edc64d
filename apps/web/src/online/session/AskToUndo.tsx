/** Asks the others to undo one's last order where dice or they themselves have answered it. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { isSecret, undoPoint } from '../../battle/host/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { findLast } from '../../table/findLast.ts';
import { sessionOf } from './online.ts';
import type { OnlineKey } from '../messages.ts';
import { useOpenQuestion, useUnconnected } from '../players/notNow.ts';
import { type Session, WATCHING } from './session.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

/** `done`: it was asked. */
export function AskToUndo({ done }: { readonly done: () => void }): ReactNode {
  const session = sessionOf(useHosted((h) => tableOf(h.saved?.id)));
  const ready = useBundle('web-online-pages');
  return ready && session && session.seat !== WATCHING && <Ask session={session} done={done} />;
}

function Ask({ session, done }: { readonly session: Session; readonly done: () => void }): ReactNode {
  const messages = useMessages<OnlineKey | MessageKey>();
  const { t } = messages;
  const last = useStore(session.store, ({ shown }) =>
    findLast(shown?.steps ?? [], ({ seat }) => seat === session.seat),
  );
  const unconnected = useUnconnected(session);
  const isFree = useHosted((h) => undoPoint(h) !== null);
  const secret = useHosted(isSecret);
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const why = useOpenQuestion(session, (seat) =>
    screen && battle ? screen.seatName(messages, battle.state, seat) : seat,
  );
  // While something is hidden, nobody may know what would be undone.
  const lacks = last === undefined ? t('web.battle.undo.none') : (why ?? unconnected);
  const closed = isFree ? t('web.online.ask.free') : secret ? t('web.online.ask.secret') : lacks;
  return (
    <>
      <ClosableButton
        closed={closed}
        onClick={() => {
          done();
          session.ask((last?.number ?? 1) - 1);
        }}
      >
        {t('web.online.ask')}
      </ClosableButton>
      {closed !== null && closed !== unconnected && (
        <p className="minor" aria-hidden="true">
          {closed}
        </p>
      )}
    </>
  );
}

/** What an online battle leads to when it is over: a rematch, the score of the table, and the check of its dice. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../app/route.ts';
import { saveRecord } from '../../app/saving/saveRecord.ts';
import type { NewBattle } from '../../battle/records/savedBattles.ts';
import { useHosted, useSavedBattles, useSession } from '../../battle/index.ts';
import { useCalled } from '../../battle/players/playerNames.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Look, lookAt, type Score } from '../server/api.ts';
import { diceAddress } from '../dice/diceOf.ts';
import type { ArchiveKey } from '../archive/messages.ts';
import { sessionOf } from '../session/online.ts';
import type { OnlineKey } from '../messages.ts';
import { offerOnline } from './offer.ts';
import { placeAt } from '../places/places.ts';
import { useOpenQuestion, useUnconnected } from '../players/notNow.ts';
import { useNames } from '../players/useNamesAt.ts';
import { followRematch } from '../rematch/rematch.ts';
import { scoreInWords } from '../rematch/score.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

/** Items of the list of buttons under a result. */
export function OnlineEnd({ table, again }: { readonly table: string; readonly again: NewBattle }): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  const played = useSession();
  const session = sessionOf(table);
  // The place may be at a rematch already.
  const battle = session?.store.getState().client?.battle ?? placeAt(table)?.battle ?? null;
  if (!useBundle('web-online-pages')) return null;
  return (
    <>
      <TableScore table={table} />
      <li>
        {session === null ? (
          <button type="button" className="primary" onClick={() => offerOnline(again)}>
            {t('web.online.rematch')}
          </button>
        ) : (
          <Rematch table={table} session={session} />
        )}
      </li>
      <li>
        <a className="button" href={diceAddress({ table, battle })}>
          {t('web.online.verify')}
        </a>
      </li>
      <li>
        <button type="button" onClick={() => saveRecord(played)}>
          {t('web.battle.export')}
        </button>
      </li>
    </>
  );
}

/** Asks the others; once all agreed, leads to the new battle. */
function Rematch({ table, session }: { readonly table: string; readonly session: Session }): ReactNode {
  const messages = useMessages<OnlineKey | MessageKey>();
  const { t } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const why = useOpenQuestion(session, (seat) =>
    screen && battle ? screen.seatName(messages, battle.state, seat) : seat,
  );
  const next = useStore(session.store, (state) => state.next);
  const unconnected = useUnconnected(session);
  const { storage } = useSavedBattles();
  const played = useSession();
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    const place = placeAt(table);
    if (place !== null) await followRematch(storage, place);
    played.leave();
    location.hash = pageAddress('any', 'table', table);
  };
  if (next !== null)
    return (
      <button type="button" className="primary" disabled={busy} onClick={() => void go()}>
        {t('web.rematch.go')}
      </button>
    );
  if (session.seat === WATCHING) return null;
  return (
    <ClosableButton
      className="primary"
      closed={why ?? unconnected}
      onClick={() => session.propose({ kind: 'rematch' })}
    >
      {t('web.rematch.ask')}
    </ClosableButton>
  );
}

/** What the people of the table have won, by the side that each had in this battle. */
function TableScore({ table }: { readonly table: string }): ReactNode {
  const messages = useMessages<ArchiveKey | OnlineKey | MessageKey>();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const [score, setScore] = useState<Score | null>(null);
  const [seats, setSeats] = useState<Look['seats'] | null>(null);
  /** The battle, where it has a page. */
  const [page, setPage] = useState<string | null>(null);
  const areWordsHere = useBundle('web-online-archive-pages');
  useNames(seats);
  useEffect(() => {
    let isGone = false;
    void lookAt(table).then((look) => {
      // Once a rematch has begun it is told by other sides.
      if (isGone || !look.ok || !look.value.over) return;
      setScore(look.value.score);
      const { shown = 'private', battle: last } = look.value;
      if (shown !== 'private') setPage(last);
      // While it is played the bar of the others keeps the names.
      if (sessionOf(table) === null) setSeats(look.value.seats);
    });
    return () => {
      isGone = true;
    };
  }, [table]);
  const nameOf = (seat: string): string => (screen && battle ? screen.seatName(messages, battle.state, seat) : seat);
  const called = useCalled(nameOf);
  if (score === null || !screen || !battle) return null;
  return (
    <>
      <li className="online-score whole">{scoreInWords(score, called, messages.t)}</li>
      {page !== null && areWordsHere && (
        <li>
          <a className="button" href={pageAddress('any', 'fought', page)}>
            {messages.t('web.archive.page')}
          </a>
        </li>
      )}
    </>
  );
}

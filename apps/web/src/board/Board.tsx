/** What stands beside the table of the analysis board: a side, its best orders at this moment, and the reader's notes. */
import { momentOf, type Seat } from '@drumhead/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useAdviceWords } from '../advice/useAdviceWords.ts';
import type { AnyStep } from '../battle/host/hosted.ts';
import { useHosted, useSavedBattles } from '../battle/index.ts';
import { advisedTable } from '../battle/players/playerNames.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { useMessages } from '../i18n/index.ts';
import type { BoardProps } from '../replay/Replay.tsx';
import { NoteField } from '../report/Notes.tsx';
import { notedMoments, noting } from '../report/momentNotes.ts';
import type { ReportKey } from '../report/messages.ts';
import { Branches } from './Branches.tsx';
import type { BoardKey } from './messages.ts';
import { Orders } from './Orders.tsx';
import './board.css';

/** Milliseconds that a moment rests before it is looked into. */
const REST = 350;

export function Board(props: BoardProps): ReactNode {
  const { battle, saved, screen, at, sides, go } = props;
  const { t } = useMessages<BoardKey>();
  const messages = useMessages<string>();
  const steps = useHosted((h) => h.steps);
  const advised = useStore(advisedTable, ({ table }) => table);
  const words = useAdviceWords(screen);
  const rested = useRested(at);
  const before = useMemo(() => momentOf(battle, rested), [battle, rested]);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [line, setLine] = useState<string | null>(null);
  const deciding = battle.ruleset.pending(before.state).find(({ seat }) => sides.includes(seat))?.seat;
  const side = chosen !== null && sides.includes(chosen) ? chosen : (deciding ?? sides[0]);
  const table = tableOf(saved.id);
  if (table !== null && !saved.over && table !== advised) return <p className="panel">{t('web.board.online')}</p>;
  if (side === undefined) return <p className="panel">{t('web.board.nobody')}</p>;
  const nameOf = (seat: Seat): string => screen.seatName(messages, battle.state, seat);
  const decides = battle.ruleset.pending(before.state).some(({ seat }) => seat === side);
  const given = steps[rested];
  const played = given?.seat === side ? given.command : null;
  return (
    <div className="board-panels">
      <section className="panel board-answer" aria-label={t('web.board.title')}>
        <div className="board-sides">
          {sides.map((seat) => (
            <button
              key={seat}
              type="button"
              className={`side-${battle.ruleset.seats(battle.state).indexOf(seat)}`}
              aria-pressed={seat === side}
              onClick={() => setChosen(seat)}
            >
              {t('web.board.best', { side: nameOf(seat) })}
            </button>
          ))}
        </div>
        {words === 'failed' && <p role="alert">{t('web.board.failed')}</p>}
        {at !== rested || words === 'waiting' || words === 'failed' ? null : decides ? (
          <Orders
            key={`${rested} ${side}`}
            {...props}
            moment={before}
            seat={side}
            played={played}
            words={words}
            tell={setLine}
          />
        ) : (
          <Elsewhere side={side} name={nameOf(side)} steps={steps} at={rested} go={go} />
        )}
      </section>
      <MomentNotes {...props} at={rested} line={line === null ? null : { label: t('web.board.note'), text: line }} />
      <Branches saved={saved} />
    </div>
  );
}

interface NotesProps extends BoardProps {
  readonly line: { readonly label: string; readonly text: string } | null;
}

/** What the reader writes about this moment, and the ways to the others that something is written about. */
function MomentNotes({ saved, at, go, line }: NotesProps): ReactNode {
  const { t } = useMessages<BoardKey | ReportKey>();
  const { storage } = useSavedBattles();
  const [moments, setMoments] = useState(saved.moments ?? {});
  // Another window may have written about other moments meanwhile.
  const save = (text: string): Promise<void> => {
    setMoments((held) => noting(held, at, text));
    return storage.keepBeside(saved.id, ({ moments: kept = {} }) => ({ moments: noting(kept, at, text) }));
  };
  const others = notedMoments(moments).filter((one) => one.at !== at);
  return (
    <NoteField key={at} title={t('web.report.notes.here')} kept={moments[at] ?? ''} save={save} line={line}>
      {others.length > 0 && (
        <div className="board-ways">
          {others.map((one) => (
            <button key={one.at} type="button" onClick={() => go(one.at)}>
              {t('web.report.notes.moment', { step: one.at, text: one.text })}
            </button>
          ))}
        </div>
      )}
    </NoteField>
  );
}

/** The moment, once the reader stays there. */
function useRested(at: number): number {
  const [rested, setRested] = useState(at);
  useEffect(() => {
    const timer = setTimeout(() => setRested(at), REST);
    return () => clearTimeout(timer);
  }, [at]);
  return rested;
}

interface ElsewhereProps {
  readonly side: Seat;
  readonly name: string;
  readonly steps: readonly AnyStep[];
  readonly at: number;
  readonly go: (to: number) => void;
}

/** The side decides nothing here: where it does. */
function Elsewhere({ side, name, steps, at, go }: ElsewhereProps): ReactNode {
  const { t } = useMessages<BoardKey>();
  const earlier = steps
    .slice(0, at)
    .map(({ seat }) => seat)
    .lastIndexOf(side);
  const later = steps.findIndex(({ seat }, index) => index > at && seat === side);
  return (
    <>
      <p>{t('web.board.nothing', { side: name })}</p>
      <div className="board-ways">
        {earlier >= 0 && (
          <button type="button" onClick={() => go(earlier)}>
            {t('web.board.earlier', { step: earlier })}
          </button>
        )}
        {later >= 0 && (
          <button type="button" onClick={() => go(later)}>
            {t('web.board.later', { step: later })}
          </button>
        )}
      </div>
    </>
  );
}

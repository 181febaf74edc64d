/** The table of a kept battle as it stands, in the place of its sketch: fetched when the front page has come to rest. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { onScreen, useHosted, useSavedBattles } from '../../battle/index.ts';
import { useTableWords } from '../../battle/useTableWords.ts';
import type { AnyStep } from '../../battle/host/hosted.ts';
import { REPLAY_VIEWER } from '../../battle/host/hostState.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { type Messages, useMessages } from '../../i18n/index.ts';
import { findLast } from '../../table/findLast.ts';
import { sideColours } from '../../table/troops/nations.ts';

/** So long the page is left to itself, in milliseconds. */
const REST = 700;

interface Props {
  readonly id: string;
  /** How it stands, in words, once it is read: the turn, and what happened last. */
  readonly onRead: (stands: Stands) => void;
}

export interface Stands {
  readonly turn: string;
  readonly last: string | null;
}

export function TrueTable({ id, onRead }: Props): ReactNode {
  const battles = useSavedBattles();
  const [isRead, setRead] = useState(false);
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  const words = useTableWords(screen);
  useEffect(() => {
    let unmounted = false;
    const look = async (): Promise<void> => {
      // A battle that was begun or resumed meanwhile stays.
      if (unmounted || onScreen.getState().saved !== null) return;
      const { fault } = onScreen.getState();
      const looked = await battles.openForReplay(id, () => unmounted).catch(() => null);
      // Nobody has asked for it: that it cannot be read is told when it is opened.
      if (looked === null && fault === null) battles.dismissFault();
      if (unmounted || onScreen.getState().saved !== null) return;
      // What one side may not know stands on no front page.
      if (looked === null || looked.secret) battles.leaveReplay();
      else setRead(true);
    };
    const resting = setTimeout(() => void look(), REST);
    return () => {
      unmounted = true;
      clearTimeout(resting);
      battles.leaveReplay();
    };
  }, [battles, id]);
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const isTold = isRead && words === 'ready' && screen !== null && state !== undefined;
  const tell = useEffectEvent(() => {
    if (isTold) onRead({ turn: screen.progress(messages, state), last: lastDeed(screen, messages, steps) });
  });
  useEffect(() => {
    if (isTold) tell();
  }, [isTold, messages.language]);
  if (!isRead || words !== 'ready' || screen === null || state === undefined) return null;
  const { Table } = screen;
  return (
    <div className="hero-table side-colours" style={sideColours(screen.uniforms(state))} aria-hidden="true" inert>
      <div className="table-place">
        <Table />
      </div>
    </div>
  );
}

/** Steps that are looked through for it. */
const FEW = 12;

/** The last thing that harmed somebody, else the last that was no trifle. */
function lastDeed(screen: AnyScreen, messages: Messages, steps: readonly AnyStep[]): string | null {
  const lines = steps
    .slice(-FEW)
    .flatMap(({ state, events }) => events.flatMap((event) => screen.line(messages, state, event, REPLAY_VIEWER) ?? []))
    .filter(({ weight, opens }) => weight !== 'minor' && opens === undefined);
  return (findLast(lines, ({ result }) => result !== undefined) ?? lines.at(-1))?.text ?? null;
}

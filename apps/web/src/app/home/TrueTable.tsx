/** The table of a kept battle as it stands, in the place of its sketch: fetched when the front page has come to rest. */
import { type ReactNode, useEffect, useState } from 'react';
import { onScreen, useHosted, useSavedBattles } from '../../battle/index.ts';
import { useTableWords } from '../../battle/useTableWords.ts';
import { sideColours } from '../../table/troops/nations.ts';

/** So long the page is left to itself, in milliseconds. */
const REST = 700;

export function TrueTable({ id }: { readonly id: string }): ReactNode {
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

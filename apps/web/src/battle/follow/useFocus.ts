/** The table looks at the step that is shown: its pieces, and the way they came. */
import { useEffect } from 'react';
import { focusOn } from '../../table/focus.ts';
import { spotsOf } from '../../table/spots.ts';
import { useHosted } from '../index.ts';
import type { TurnStep } from './turnSteps.ts';

/** `own`: the viewer decides now. */
export function useFocus(step: TurnStep | null, own: boolean): void {
  const all = useHosted((h) => h.following.all);
  const screen = useHosted((h) => h.screen);
  useEffect(() => {
    const [before, after] = step ? [all[step.count - 2]?.state, all[step.count - 1]?.state] : [];
    if (!step || !screen || after === undefined || step.pieces.length === 0) return undefined;
    let isWanted = true;
    void screen.report().then(
      (report) => {
        if (!isWanted) return;
        const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
        const spots = spotsOf(step.pieces, place(before ?? after), place(after));
        focusOn(
          spots.flatMap(({ at, from }) => (from ? [at, from] : [at])),
          own,
        );
      },
      // Without a connection the report may not come; then the view stays.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list grows; what a step is about does not change
  }, [step?.count, screen, own]);
}

/** Pointer and keys as inputs of a tool, the same for every table. */
import { useEffect } from 'react';
import type { Point } from '../camera.ts';
import type { TableInput } from '../TableView.tsx';
import { takesEnter, takesKeys } from '../takesKeys.ts';

type PointerInput =
  /** `round`: with Shift, which draws round pieces. */
  | { readonly type: 'press'; readonly at: Point; readonly reach: number; readonly round?: boolean }
  | { readonly type: 'drag'; readonly at: Point }
  | { readonly type: 'drop'; readonly at: Point }
  | { readonly type: 'tap'; readonly at: Point; readonly reach: number; readonly round?: boolean }
  /** A long press: show its card. */
  | { readonly type: 'inspect'; readonly at: Point; readonly reach: number }
  /** A drag began here that grabbed nothing. */
  | { readonly type: 'pull'; readonly at: Point; readonly reach: number }
  | { readonly type: 'hover'; readonly at: Point }
  | { readonly type: 'cancel' };
type KeyInput = { readonly type: 'cancel' } | { readonly type: 'confirm' };

/** Inputs of every tool: gestures, keys, and the measuring stick. */
export type ToolInput = PointerInput | KeyInput | { readonly type: 'measure' };

/** Of tables with groups: takes the lasso in hand or lays it down. */
export type LassoInput = { readonly type: 'lasso' };

/** Gestures on the table as inputs; `dispatch` returns whether a press grabbed something. */
export function pointerInput(dispatch: (input: PointerInput) => boolean): TableInput {
  return {
    press: (at, reach, _touch, round) => (dispatch({ type: 'press', at, reach, round }) ? 'drag' : 'pan'),
    drag: (at) => void dispatch({ type: 'drag', at }),
    drop: (at) => void dispatch({ type: 'drop', at }),
    cancel: () => void dispatch({ type: 'cancel' }),
    pull: (at, reach) => void dispatch({ type: 'pull', at, reach }),
    tap: (at, reach, round) => void dispatch({ type: 'tap', at, reach, round }),
    inspect: (at, reach) => void dispatch({ type: 'inspect', at, reach }),
    hover: (at) => void dispatch({ type: 'hover', at }),
  };
}

/** Tools that hold a proposal: of one piece, or of those gathered. */
const CONFIRMED = ['aimed', 'group'];

/** Escape cancels; Enter confirms the proposal, unless it activates a button or a piece. */
export function useToolKeys(
  dispatch: (input: KeyInput) => boolean,
  currentInteraction: () => { readonly tool: { readonly at: string } },
): void {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || takesKeys(target)) return;
      if (key === 'Escape') dispatch({ type: 'cancel' });
      if (key === 'Enter' && CONFIRMED.includes(currentInteraction().tool.at) && !takesEnter(target))
        dispatch({ type: 'confirm' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [dispatch, currentInteraction]);
}

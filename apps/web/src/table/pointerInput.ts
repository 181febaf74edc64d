/** What every hand over a table is told alike: pointer and keys, as inputs of its tool. */
import { useEffect } from 'react';
import type { Point } from './camera.ts';
import type { TableInput } from './TableView.tsx';

type PointerInput =
  | { readonly type: 'press'; readonly at: Point; readonly reach: number }
  | { readonly type: 'drag'; readonly at: Point }
  | { readonly type: 'drop'; readonly at: Point }
  | { readonly type: 'tap'; readonly at: Point; readonly reach: number }
  /** A long press: who is that? */
  | { readonly type: 'inspect'; readonly at: Point; readonly reach: number }
  | { readonly type: 'hover'; readonly at: Point }
  | { readonly type: 'cancel' };
type KeyInput = { readonly type: 'cancel' } | { readonly type: 'confirm' };

/** What every tool is told: gestures, keys, and that the stick is taken up or put down. */
export type HandInput = PointerInput | KeyInput | { readonly type: 'measure' };

/** Gestures on the table, handed to the tool; `act` tells whether a press took hold of something. */
export function pointerInput(act: (input: PointerInput) => boolean): TableInput {
  return {
    press: (at, reach) => (act({ type: 'press', at, reach }) ? 'drag' : 'pan'),
    drag: (at) => void act({ type: 'drag', at }),
    drop: (at) => void act({ type: 'drop', at }),
    cancel: () => void act({ type: 'cancel' }),
    tap: (at, reach) => void act({ type: 'tap', at, reach }),
    inspect: (at, reach) => void act({ type: 'inspect', at, reach }),
    hover: (at) => void act({ type: 'hover', at }),
  };
}

/** Escape puts down what the hand holds; Enter does what it proposes, unless it presses a button or a piece. */
export function useHandKeys(
  act: (input: KeyInput) => boolean,
  handNow: () => { readonly tool: { readonly at: string } },
): void {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented) return;
      if (key === 'Escape') act({ type: 'cancel' });
      if (key === 'Enter' && handNow().tool.at === 'aimed' && !(target instanceof HTMLButtonElement))
        act({ type: 'confirm' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act, handNow]);
}

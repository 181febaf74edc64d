/** Keys of the replay, wherever the focus is, as far as nothing there needs them itself. */
import { takesEnter } from '../table/takesKeys.ts';

export type ReplayKeyAct = 'play' | 'back' | 'on' | 'start' | 'end';

const ACTS: Readonly<Record<string, ReplayKeyAct>> = {
  ' ': 'play',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'start',
  End: 'end',
};

/** Fields and dialogs take every key. */
const TYPED = 'input:not([type=range], [type=checkbox], [type=button]), select, textarea, dialog, [contenteditable]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** The act of a key; null: none, or the key belongs to the focus. */
export function actOf(pressed: Pressed): ReplayKeyAct | null {
  const { key, target } = pressed;
  const act = ACTS[key] ?? null;
  if (act === null || pressed.defaultPrevented) return null;
  // Shift and an arrow choose text.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return null;
  // A space bar that is held down must not start and stop in turn.
  if (act === 'play' && pressed.repeat) return null;
  if (!(target instanceof Element)) return act;
  if (target.closest(TYPED) !== null) return null;
  const isSlider = target.closest('input[type=range]') !== null;
  // The slider moves by itself; the space bar presses what has the focus, and a slider has nothing to press.
  if (act === 'play') return isSlider || !takesEnter(target) ? act : null;
  return isSlider ? null : act;
}

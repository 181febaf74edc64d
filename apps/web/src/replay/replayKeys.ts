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

/** What takes every key: text that is typed, a choice from a list, and what lies over the page. */
const TYPED = 'input:not([type=range], [type=checkbox], [type=button]), select, textarea, dialog, [contenteditable]';

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does here; null: nothing, or it belongs to what has the focus. */
export function actOf({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: Pressed): ReplayKeyAct | null {
  const act = ACTS[key] ?? null;
  if (act === null || defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (!(target instanceof Element)) return act;
  if (target.closest(TYPED) !== null) return null;
  const isSlider = target.closest('input[type=range]') !== null;
  // The slider moves by itself; the space bar presses what has the focus, and a slider has nothing to press.
  if (act === 'play') return isSlider || !takesEnter(target) ? act : null;
  return isSlider ? null : act;
}

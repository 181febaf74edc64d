/** Closes a <details> that lies over the page, so that it never covers what happens under it. */
import { type RefObject, useEffect, useRef } from 'react';

const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** For its `ref`: closes at Escape, at a press beside it, and when the battle ends. */
export function usePopover(over: boolean): RefObject<HTMLDetailsElement | null> {
  const popover = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const details = popover.current;
      if (!details?.open || !(target instanceof Element) || inDialog(target)) return;
      if (!details.contains(target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const details = popover.current;
      if (event.key !== 'Escape' || !details?.open || inDialog(event.target)) return;
      // The order in hand stays: this Escape was for the popover.
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (over && popover.current) popover.current.open = false;
  }, [over]);
  return popover;
}

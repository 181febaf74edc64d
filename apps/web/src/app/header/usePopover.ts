/** Closes a <details> that lies over the page, so that it never covers what happens under it. */
import { type RefObject, useEffect, useRef } from 'react';

/** For its `ref`: closes at Escape, at a press beside it, and when the battle ends. */
export function usePopover(over: boolean): RefObject<HTMLDetailsElement | null> {
  const popover = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const details = popover.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const details = popover.current;
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (over && popover.current) popover.current.open = false;
  }, [over]);
  return popover;
}

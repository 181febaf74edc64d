/** Refusals and faults at the head of a page longer than the window: shown to those who tapped something at its foot. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useHosted } from '../battle/index.ts';
import { Notices } from './Notices.tsx';

/** A fault is scrolled to and focused; once it is closed, the reader is back at what was tapped. */
export function NoticesInView(): ReactNode {
  const fault = useHosted((h) => h.fault);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notices = place.current;
    if (!fault || !notices) return undefined;
    const before = document.activeElement;
    notices.focus({ preventScroll: true });
    notices.scrollIntoView({ block: 'center' });
    return () => {
      const { activeElement, body } = document;
      // Whoever tapped something else meanwhile stays there.
      const isHere = activeElement === null || activeElement === body || notices.contains(activeElement);
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, [fault]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notices />
    </div>
  );
}

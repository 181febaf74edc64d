/** Refusals and faults at the head of a page longer than the window: shown to those who tapped something at its foot. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useHosted } from '../battle/index.ts';
import { Notices } from './Notices.tsx';

/** A fault is scrolled to and focused; once it is closed, the reader is back at what was tapped. */
export function NoticesInView(): ReactNode {
  const fault = useHosted((h) => h.fault);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fault) return undefined;
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [fault]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notices />
    </div>
  );
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * A disclosure whose contents are on paper too. It opens before the browser counts the pages: opened with the style
 * for print, it would push the end of the report off the last one.
 */
export function useOpenInPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen: boolean | null = null;
    const open = () => {
      if (!details.current) return;
      wasOpen ??= details.current.open;
      details.current.open = true;
    };
    const close = () => {
      if (details.current && wasOpen !== null) details.current.open = wasOpen;
      wasOpen = null;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return details;
}

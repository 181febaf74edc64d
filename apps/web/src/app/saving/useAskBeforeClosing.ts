/** Has the browser ask before the page is closed, for as long as the component is there. */
import { useEffect } from 'react';

export function useAskBeforeClosing(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}

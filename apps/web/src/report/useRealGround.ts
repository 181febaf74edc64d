/** The ground as the table shows it, for maps of a report. */
import { useEffect, useState } from 'react';
import type { AnyScreen } from '../battle/screen.ts';

/** Undefined while it is fetched, or where it does not come. */
export function useRealGround(screen: AnyScreen): Awaited<ReturnType<AnyScreen['ground']>> | undefined {
  const [found, setFound] = useState<{ readonly Real: Awaited<ReturnType<AnyScreen['ground']>> }>();
  useEffect(() => {
    let unmounted = false;
    screen.ground().then(
      (Real) => unmounted || setFound({ Real }),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [screen]);
  return found?.Real;
}

/** The report of the rule set on the table, which names pieces and knows their places. */
import { useEffect, useState } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import type { AnyReport } from './report.ts';

/** Null until it is loaded, or where it cannot be: without a connection it may not come. */
export function useReport(screen: AnyScreen | null): AnyReport | null {
  const [report, setReport] = useState<AnyReport | null>(null);
  useEffect(() => {
    let isGone = false;
    screen?.report().then(
      (found) => isGone || setReport(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [screen]);
  return report;
}

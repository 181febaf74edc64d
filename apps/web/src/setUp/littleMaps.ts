/** Little maps of ready battles, as they may be deployed: drawn one after the other, once a visit. */
import { useEffect, useState } from 'react';
import { readyToMap } from '../mapPage/battleToMap.ts';
import type { Sketch } from '../table/sketch/sketch.ts';

const drawn = new Map<string, Sketch>();
/** A battle is begun for each: one at a time, so that the page stays quick. */
let line: Promise<unknown> = Promise.resolve();

async function draw(ruleset: string, scenario: string): Promise<Sketch | null> {
  const mapped = await readyToMap({ ruleset, scenario });
  return mapped && (await mapped.screen.sketch(mapped.battle.state));
}

/** Null until it is drawn. */
export function useLittleMap(ruleset: string, scenario: string | null): Sketch | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (scenario === null || drawn.has(scenario)) return;
    let unmounted = false;
    line = line.then(async () => {
      if (unmounted || drawn.has(scenario)) return;
      // Without its map a battle is set up all the same.
      const sketch = await draw(ruleset, scenario).catch(() => null);
      if (sketch !== null) drawn.set(scenario, sketch);
      if (!unmounted) redraw((times) => times + 1);
    });
    return () => {
      unmounted = true;
    };
  }, [ruleset, scenario]);
  return scenario === null ? null : (drawn.get(scenario) ?? null);
}

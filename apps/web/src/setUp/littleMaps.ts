/** Little maps of battles, ready ones as they may be deployed: drawn one after the other, once a visit. */
import { useEffect, useState } from 'react';
import { readyToMap } from '../mapPage/battleToMap.ts';
import type { Sketch } from '@drumhead/content/sketch';

const drawn = new Map<string, Sketch>();
/** A battle is begun for each: one at a time, so that the page stays quick. */
let line: Promise<unknown> = Promise.resolve();

async function draw(ruleset: string, scenario: string): Promise<Sketch | null> {
  const mapped = await readyToMap({ ruleset, scenario });
  return mapped && (await mapped.screen.sketch(mapped.battle.state));
}

/** Null until it is drawn. */
export const useLittleMap = (ruleset: string, scenario: string | null): Sketch | null =>
  useDrawnMap(scenario, () => draw(ruleset, scenario ?? ''));

/** `name`: of what is drawn, for the whole visit; null: nothing is to be drawn yet. */
export function useDrawnMap(name: string | null, make: () => Promise<Sketch | null>): Sketch | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (name === null || drawn.has(name)) return;
    let unmounted = false;
    line = line.then(async () => {
      if (unmounted || drawn.has(name)) return;
      // Without its map a battle is set up all the same.
      const sketch = await make().catch(() => null);
      if (sketch !== null) drawn.set(name, sketch);
      if (!unmounted) redraw((times) => times + 1);
    });
    return () => {
      unmounted = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its name says what is made
  }, [name]);
  return name === null ? null : (drawn.get(name) ?? null);
}

/** The ground of a scenario as a little map, fetched when its card comes into sight. Troops may be hidden: none are shown. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { preview } from '../briefing/preview.ts';
import { useDrawnMap } from '../setUp/littleMaps.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { SketchPicture } from '../table/sketch/SketchPicture.tsx';
import { openedScenario } from './opened.ts';
import { scenarioAt } from './scenarioAt.ts';

async function groundAt(address: string): Promise<Sketch | null> {
  const { read } = await scenarioAt(address.replace(/^[^?]*\?/, ''));
  const opened = await openedScenario(read);
  const begun = opened.ok ? await preview(opened.asked.battle) : null;
  return begun && { ...(await begun.screen.sketch(begun.battle.state)), pieces: [] };
}

/** `address`: of the page of the scenario. */
export function CardMap({ address }: { readonly address: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setSeen(true));
    if (place.current) watching.observe(place.current);
    return () => watching.disconnect();
  }, []);
  const sketch = useDrawnMap(isSeen ? address : null, () => groundAt(address));
  return (
    <span ref={place} className="scenario-map" aria-hidden="true">
      {sketch && (
        <SketchPicture sketch={sketch} part={{ x: 0, y: 0, width: sketch.width, height: sketch.height }} smallest={0} />
      )}
    </span>
  );
}

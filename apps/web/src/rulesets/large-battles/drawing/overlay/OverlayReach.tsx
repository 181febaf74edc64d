/** Frontal arc with gun ranges, and command spans. */
import { spanOf } from '@drumhead/large-battles/screen';
import { type ReactNode, useMemo } from 'react';
import { RangeLabels } from '../../../../table/RangeLabels.tsx';
import { inPixels } from '../../../../table/troops/standingBox.ts';
import { useZoom } from '../../../../table/zoom.ts';
import { standingBoxes } from '../standingBoxes.ts';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { fromSeen, type Place } from '../../../../table/troops/footprints.ts';
import { reachesOf } from './reach.ts';
import type { Scene } from '../../interaction/scene.ts';
import { mm } from '../../../../table/units.ts';

const path = (points: readonly { readonly x: number; readonly y: number }[]) =>
  `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}z`;

export function ArcOf({
  scene,
  unit,
  place,
}: {
  readonly scene: Scene;
  readonly unit: number;
  readonly place: Place;
}): ReactNode {
  const { state } = scene;
  const zoom = useZoom();
  const formation = state.units[unit]?.formation;
  const profile = state.field.units[unit];
  if (!profile || formation === 'square' || formation === 'garrison') return null;
  const { s, l } = state.field.sticks;
  const [w, d] = [place.width / 2, place.depth / 2];
  const band = (from: number, to: number) =>
    path([
      fromSeen(place, -w, d + from),
      fromSeen(place, w, d + from),
      fromSeen(place, w, d + to),
      fromSeen(place, -w, d + to),
    ]);
  if (profile.arm === 'artillery' && formation === 'unlimbered') {
    return (
      <g>
        {[1, 2, 3].map((n) => (
          <path key={n} d={band(mm(l) * (n - 1), mm(l) * n)} className={`range range-${n}`} />
        ))}
        <RangeLabels
          captions={[1, 2, 3].map((n) => {
            const far = d + mm(l) * n;
            return { text: `${n}L`, right: fromSeen(place, w, far), left: fromSeen(place, -w, far) };
          })}
          avoid={inPixels(standingBoxes(state), zoom)}
        />
        <Brigade scene={scene} unit={unit} place={place} />
      </g>
    );
  }
  return (
    <g>
      <path d={band(0, mm(s))} className="range range-1" />
      <path d={band(mm(s), mm(l) * 1.5)} className="range arc-far" />
      <Brigade scene={scene} unit={unit} place={place} />
    </g>
  );
}

/** A line to the unit's own Leader, if he is on the table. */
function Brigade({
  scene,
  unit,
  place,
}: {
  readonly scene: Scene;
  readonly unit: number;
  readonly place: Place;
}): ReactNode {
  const { state } = scene;
  const brigade = state.units[unit]?.brigade ?? -1;
  const side = state.field.units[unit]?.side ?? 0;
  const general = state.generals[brigade >= 0 ? brigade : state.field.brigades.length + side];
  if (!general || general.status !== 'table') return null;
  return <path d={`M${place.x} ${place.y}L${mm(general.x)} ${mm(general.y)}`} className="thread" />;
}

export function SpanOf({
  scene,
  general,
  place,
}: {
  readonly scene: Scene;
  readonly general: number;
  readonly place: Place;
}): ReactNode {
  const status = scene.state.generals[general]?.status;
  if (status !== 'table' && status !== 'attached') return null;
  return <Outline place={place} grow={mm(spanOf(scene.state, general))} round className="span" />;
}

/** Reach: places the middle of the unit can get to with its next move, and with two where it has the actions. */
export function ReachOf({ scene, unit }: { readonly scene: Scene; readonly unit: number }): ReactNode {
  const reaches = useMemo(() => reachesOf(scene, unit), [scene, unit]);
  return [...reaches].reverse().map(({ moves, points }) => <path key={moves} d={path(points)} className="reach" />);
}

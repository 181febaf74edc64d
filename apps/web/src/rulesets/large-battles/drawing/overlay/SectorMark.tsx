/** Number of a town sector and its damage by artillery (LB-BUA-21). */
import type { State } from '@drumhead/large-battles';
import { isBurning, isDestroyed } from '@drumhead/large-battles/screen';
import { memo, type ReactNode } from 'react';
import { type Messages, useMessages } from '../../../../i18n/index.ts';
import { noise } from '../../../../table/drawing/ink.ts';
import { sectorPlace } from '../../interaction/places.ts';

/** All sectors of the town: over the pieces, so that a garrison hides neither number nor damage. */
export const SectorMarks = memo(function SectorMarks({ state }: { readonly state: State }): ReactNode {
  const messages = useMessages();
  return state.sectors.map(({ dis }, i) => (
    <SectorMark key={i} state={state} index={i} dis={dis} messages={messages} />
  ));
});

/** Soot from DIS 1 on, then flames, then ruins; the number and the level as a sign. */
function SectorMark({
  state,
  index,
  dis,
  messages,
}: {
  readonly state: State;
  readonly index: number;
  readonly dis: number;
  readonly messages: Messages;
}): ReactNode {
  const place = sectorPlace(state, index);
  if (!place) return null;
  const { width: w, depth: h } = place;
  const isRuin = isDestroyed(state, index);
  const label = messages.translate(isRuin ? 'lb.stat.sectorRuins' : 'lb.stat.sector', { sector: index + 1, dis });
  return (
    <g transform={`translate(${place.x} ${place.y})`} role="img" aria-label={label} pointerEvents="none">
      <g transform={`rotate(${place.facing})`}>
        {isRuin && <rect x={-w / 2} y={-h / 2} width={w} height={h} fill="#4a4136" opacity={0.82} />}
        {Array.from({ length: dis }, (_, i) => {
          // Among the houses at the corners, clear of the bases between them.
          const at = {
            cx: (i % 2 === 0 ? -1 : 1) * w * (0.24 + noise(index, i) * 0.2),
            cy: (i % 4 < 2 ? -1 : 1) * h * (0.24 + noise(i, index + 3) * 0.2),
          };
          return <circle key={i} {...at} r={5 + noise(i, 9) * 6} fill="#241c14" opacity={0.55} />;
        })}
        {isRuin && <path d={rubble(w, h, index)} fill="#8a7d69" stroke="#2c251b" strokeWidth={0.8} />}
        {isBurning(state, index) && <path d={flames(w, h)} fill="#d9722e" stroke="#7a2c12" strokeWidth={0.8} />}
      </g>
      <g transform={`translate(${w / 2 - 4} ${-h / 2 + 4})`}>
        <g className="screen-size">
          <g transform="translate(-14 8)">
            <rect x={-14} y={-8} width={28} height={16} rx={3} fill="#f6f0df" stroke="#4f2a1b" strokeWidth={1.2} />
            <text y={4.6} textAnchor="middle" fontSize={13} fontWeight={700} fill="#2c251b">
              {dis > 0 ? `${index + 1} · ${isRuin ? '✕' : dis}` : index + 1}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
}

function rubble(w: number, h: number, seed: number): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [(noise(i, seed + 21) - 0.5) * w * 0.9, (noise(seed + 5, i) - 0.5) * h * 0.9];
    const r = 2 + noise(i, 31) * 4;
    d += `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${r.toFixed(1)} ${r.toFixed(1)}l${(-r * 1.4).toFixed(1)} ${(r * 0.6).toFixed(1)}l${(-r * 0.5).toFixed(1)} ${(-r).toFixed(1)}z`;
  }
  return d;
}

function flames(w: number, h: number): string {
  return [
    [-0.33, -0.33],
    [0.33, 0.3],
    [0.3, -0.34],
  ]
    .map(([x, y]) => `M${(x as number) * w} ${(y as number) * h}c-7 -6 -3 -12 0 -18c2 5 8 8 5 15c-1 3 -4 4 -5 3z`)
    .join('');
}

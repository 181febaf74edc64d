/** While deploying: where the piece in hand may come, or all that wait, is lit; the rest of the table lies in shade. */
import type { State } from '@drumhead/large-battles';
import { areaOfGeneral, areaOfUnit, zoneDepth, zonesOf } from '@drumhead/large-battles/screen';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Area } from '../../../../table/camera.ts';
import { Shade } from '../../../../table/Shade.tsx';
import { mm } from '../../../../table/units.ts';
import { isDeployment, type PieceRef, samePiece, type Scene } from '../../interaction/scene.ts';
import { useInteraction } from '../../interaction/store.ts';
import { isWaiting, openPieces } from '../../panels/tray/openPieces.ts';
import { brigadeName, lengthText } from '../../screen/names.ts';

/** Whose area a zone is, and between which lines, in millimetres. */
interface Lit extends Area {
  readonly zone: number;
  readonly brigades: readonly number[];
}

export const Zones = memo(function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages();
  const selected = useInteraction((interaction) => interaction.selected);
  const { state } = scene;
  if (!isDeployment(scene.frame) || state.sides[scene.side].ready) return null;
  const all = openPieces(scene);
  const inHand = all.filter((piece) => samePiece(piece, selected));
  const waiting = all.filter((piece) => isWaiting(state, piece));
  const lit = litFor(state, scene.side, inHand.length > 0 ? inHand : waiting.length > 0 ? waiting : all);
  return (
    <g className="zones">
      <Shade table={{ width: mm(state.field.width), height: mm(state.field.height) }} lit={lit} />
      {lit.map(({ zone, brigades, minX, maxX, minY, maxY }, i) => (
        <g key={i}>
          <path d={`M${minX} ${minY}H${maxX}V${maxY}H${minX}z`} className="zone-line" />
          <g transform={`translate(${(minX + maxX) / 2} ${minY + 8})`}>
            <g className="screen-exact">
              <text className="zone-label" textAnchor="middle" y={14}>
                {messages.t('web.zone', {
                  zone,
                  names: brigades.map((brigade) => brigadeName(messages, state, brigade)).join(', '),
                })}
              </text>
            </g>
          </g>
          {i === 0 && minX > 0 && (
            <g transform={`translate(${minX / 2} ${(minY + maxY) / 2})`}>
              <g className="screen-exact">
                <text className="zone-label" textAnchor="middle" transform="rotate(-90)">
                  {messages.t('web.zone.side', { length: lengthText(messages, state, minX) })}
                </text>
              </g>
            </g>
          )}
        </g>
      ))}
    </g>
  );
});

/** LB-SET-12, LB-GEO-15. Zones that are open to some of these pieces, each once for those with the same ends. */
function litFor({ field }: State, side: 0 | 1, pieces: readonly PieceRef[]): readonly Lit[] {
  const found = new Map<string, Lit>();
  for (const { what, index } of pieces) {
    const { zones, lateral, across } = what === 'unit' ? areaOfUnit(field, index) : areaOfGeneral(field, index);
    const brigade = (what === 'unit' ? field.units : field.generals)[index]?.brigade ?? -1;
    const bands = lateral ? 0 : zoneDepth(field);
    const minX = mm(Math.max(bands, across?.from ?? 0));
    const maxX = mm(Math.min(field.width - bands, across?.to ?? field.width));
    for (const { half, zone, minY, maxY } of zonesOf(field)) {
      if (half !== side || !zones.includes(zone)) continue;
      const key = `${zone} ${minX} ${maxX}`;
      const brigades = new Set([...(found.get(key)?.brigades ?? []), brigade]);
      found.set(key, { zone, brigades: [...brigades], minX, maxX, minY: mm(minY), maxY: mm(maxY) });
    }
  }
  return [...found.values()];
}

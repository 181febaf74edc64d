import { zoneDepth } from '@drumhead/large-battles/screen';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { findLast } from '../../../../table/findLast.ts';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { unitPlace } from '../../interaction/places.ts';
import { isDeployment, type Scene } from '../../interaction/scene.ts';
import { mm } from '../../../../table/units.ts';

/** The current fight: its units, with crossed sabres between them. */
export const FightLines = memo(function FightLines({ scene }: { readonly scene: Scene }): ReactNode {
  const combat = findLast(scene.state.frames, (frame) => frame.at === 'combat');
  if (combat?.at !== 'combat') return null;
  const attacker = unitPlace(scene.state, combat.combat.attacker);
  return (
    <g>
      {attacker && <Outline place={attacker} grow={5} className="fighter" />}
      {combat.combat.defenders.map((unit) => {
        const place = unitPlace(scene.state, unit);
        if (!place) return null;
        const [x, y] = attacker ? [(attacker.x + place.x) / 2, (attacker.y + place.y) / 2] : [place.x, place.y];
        return (
          <g key={unit}>
            <Outline place={place} grow={5} className="fighter" />
            <g transform={`translate(${x} ${y})`}>
              <Sabres />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** Crossed sabres, of the same size at every zoom. */
export function Sabres(): ReactNode {
  return (
    <g className="screen-exact">
      <circle r={13} fill="#f6f0df" stroke="#2b2620" strokeWidth={1.4} />
      <path
        d="M-7 6.500Q0 1 6.500 -7.500M7 6.500Q0 1 -6.500 -7.500M-7.500 2.500l4 4.200M7.500 2.500l-4 4.200"
        fill="none"
        stroke="#2b2620"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </g>
  );
}

/** While deploying: the bands of the own half, and the closed edges. */
export const Zones = memo(function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages();
  const { field, sides } = scene.state;
  if (!isDeployment(scene.frame) || sides[scene.side].ready) return null;
  const [w, h] = [mm(field.width), mm(field.height)];
  const band = mm(zoneDepth(field));
  const bottom = field.sides[scene.side].baseline === 'bottom';
  return (
    <g className="zones">
      <rect x={0} y={bottom ? 0 : h / 2} width={w} height={h / 2} className="zone-shut" />
      <rect x={0} y={bottom ? h / 2 : 0} width={band} height={h / 2} className="zone-shut" />
      <rect x={w - band} y={bottom ? h / 2 : 0} width={band} height={h / 2} className="zone-shut" />
      {[1, 2, 3].map((n) => {
        const y = bottom ? h / 2 + (n - 1) * band : h / 2 - n * band;
        return (
          <g key={n}>
            <path d={`M0 ${bottom ? y : y + band}H${w}`} className="zone-line" />
            <g transform={`translate(${band + 10} ${y + 8})`}>
              <g className="screen-exact">
                <text className="zone-label" y={14}>
                  {t('web.zone', { zone: n })}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** LB-GEO-14, LB-VIC-11. The half-way line and the zones by which troops count against a side, as lines on the ground. */
import { type Field, PENETRATION, zonesOf } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { mm } from '../../../../table/units.ts';
import './victoryZones.css';

/** Millimetres from one writing of a label to the next, so that one of them is in sight; in turn with those of the line. */
const APART = 600;
const FIRST = 20;
/** From there to the name of the line. */
const NAME = 400;

export function VictoryZones({ field }: { readonly field: Field }): ReactNode {
  const { translate } = useMessages();
  const [width, middle] = [mm(field.width), mm(field.height) / 2];
  const row = (key: string, text: string, y: number, below: number, from: number) =>
    Array.from({ length: Math.max(1, Math.ceil((width - from) / APART)) }, (_, i) => (
      <g key={`${key}-${i}`} transform={`translate(${from + i * APART} ${y})`} className={i > 0 ? 'again' : undefined}>
        <g className="screen-size">
          <text y={below}>{text}</text>
        </g>
      </g>
    ));
  return (
    <g className="victory-zones">
      <path className="half-way" d={`M0 ${middle}H${width}`} />
      {row('middle', translate('lb.zones.middle'), middle, -5, FIRST + NAME)}
      {zonesOf(field).map(({ half, zone, minY, maxY }) => {
        const [inner, below] = mm(minY) < middle ? [mm(maxY), -5] : [mm(minY), 14];
        const text = translate('lb.zones.zone', {
          zone,
          infantry: PENETRATION.infantry[zone]?.add,
          cavalry: PENETRATION.cavalry[zone]?.add,
        });
        return (
          <g key={`${half}-${zone}`}>
            {zone > 1 && <path className="zone-edge" d={`M0 ${inner}H${width}`} />}
            {row('zone', text, inner, below, FIRST)}
          </g>
        );
      })}
    </g>
  );
}

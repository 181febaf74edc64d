/** LB-GEO-14, LB-VIC-11. The half-way line and the zones by which troops count against a side, as lines on the ground. */
import { type Field, PENETRATION, zonesOf } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { LabelBox } from '../../../../table/labels.ts';
import { mm } from '../../../../table/units.ts';
import { useZoom } from '../../../../table/zoom.ts';
import { type LabelledLine, zoneLabels } from './zoneLabels.ts';
import './victoryZones.css';

/** Millimetres from the edge to the first label, and from there to the name of the line: in turn with each other. */
const FIRST = 20;
const NAME = 400;

export function VictoryZones({
  field,
  others,
}: {
  readonly field: Field;
  /** What their labels keep off, in millimetres. */
  readonly others: readonly LabelBox[];
}): ReactNode {
  const { translate } = useMessages();
  const zoom = useZoom();
  const [width, middle] = [mm(field.width), mm(field.height) / 2];
  const name = { key: 'middle', text: translate('lb.zones.middle'), y: middle, below: -5, from: FIRST + NAME };
  const zones = zonesOf(field).map(({ half, zone, minY, maxY }): LabelledLine => {
    const [y, below] = mm(minY) < middle ? [mm(maxY), -5] : [mm(minY), 14];
    const text = translate('lb.zones.zone', {
      zone,
      infantry: PENETRATION.infantry[zone]?.add,
      cavalry: PENETRATION.cavalry[zone]?.add,
    });
    return { key: `${half}-${zone}`, text, y, below, from: FIRST };
  });
  const labels = zoneLabels([name, ...zones], width, zoom, others);
  return (
    <g className="victory-zones">
      <path className="half-way" d={`M0 ${middle}H${width}`} />
      {zonesOf(field).map(
        ({ half, zone, minY, maxY }) =>
          zone > 1 && (
            <path
              key={`${half}-${zone}`}
              className="zone-edge"
              d={`M0 ${mm(minY) < middle ? mm(maxY) : mm(minY)}H${width}`}
            />
          ),
      )}
      {labels.map(({ key, text, x, y, below, again }) => (
        <g key={`${key} ${x}`} transform={`translate(${x} ${y})`} className={again ? 'again' : undefined}>
          <g className="screen-size">
            <text y={below}>{text}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

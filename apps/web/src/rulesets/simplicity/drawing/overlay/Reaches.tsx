/** Reach of the selected piece, its arc of fire with ranges, its charge lanes. */
import {
  chargeLane,
  type Command,
  COMMAND_RADIUS,
  COMMAND_BASE_RATE,
  fireArcOf,
  moveReach,
  orderOdds,
  orderPreview,
  type ShotPreview,
  type State,
  toCm,
} from '@drumhead/simplicity/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { type Messages, useMessages } from '../../../../i18n/index.ts';
import { percent } from '../../../../panels/percent.ts';
import { straightPath } from '../../../../table/drawing/shapes.ts';
import type { LabelBox } from '../../../../table/labels.ts';
import { ahead, mm } from '../../../../table/units.ts';
import type { Place } from '../../../../table/troops/footprints.ts';
import { useHandles } from '../../../../table/tool/HandleMarks.tsx';
import { handleBox } from '../../../../table/plates.ts';
import { RangeLabels } from '../../../../table/RangeLabels.tsx';
import { type CornerCaption, placeAtCorners, placeCaptions } from '../../../../table/troops/captions.ts';
import { inPixels } from '../../../../table/troops/standingBox.ts';
import { useZoom } from '../../../../table/zoom.ts';
import { Outline } from '../../../../table/troops/Outline.tsx';
import type { TableKey } from '../../screen/messages.ts';
import { PlaceLabel } from '../../../../table/PlaceLabel.tsx';
import { TOOL } from '../../interaction/tool.ts';
import { standingBoxes } from '../standingBoxes.ts';
import { isOrdering, type Scene } from '../../interaction/scene.ts';

/** Places the middle of the unit can move to. */
export const Reach = memo(function Reach({ scene, unit }: { readonly scene: Scene; readonly unit: number }): ReactNode {
  const moves = isOrdering(scene) && scene.offers.some((offer) => offer.type === 'move' && offer.unit === unit);
  const outline = useMemo(() => (moves ? moveReach(scene.state, unit) : []), [scene, unit, moves]);
  return outline.length > 0 && <path className="reach" d={straightPath(outline.map(mm), true)} />;
});

const n = (value: number) => value.toFixed(1);

/** The edge of an arc at a range: straight before the front, round about its corners. */
export function arcPath(from: readonly number[], facing: number, range: number): string {
  const [lx = 0, ly = 0, rx = 0, ry = 0] = from.map(mm);
  const r = mm(range);
  const to = (x: number, y: number, turn: number) => {
    const way = ahead(facing + turn);
    return `${n(x + way.x * r)} ${n(y + way.y * r)}`;
  };
  const bow = `A${n(r)} ${n(r)} 0 0 1 `;
  return `M${n(lx)} ${n(ly)}L${to(lx, ly, -720)}${bow}${to(lx, ly, 0)}L${to(rx, ry, 0)}${bow}${to(rx, ry, 720)}L${n(rx)} ${n(ry)}z`;
}

/** SIP-LOS-1, SIP-FIR-1. */
export const FireArc = memo(function FireArc({
  scene,
  unit,
}: {
  readonly scene: Scene;
  readonly unit: number;
}): ReactNode {
  const { t } = useMessages<TableKey>();
  const inTheWay = useInTheWay(scene, unit);
  const arc = fireArcOf(scene.state, unit);
  if (!arc) return null;
  const { from, facing } = arc;
  return (
    <>
      {rangesOf(arc).map((range) => {
        const className = range === arc.effective ? 'range range-2' : 'range arc-far';
        return facing === null ? (
          <Around key={range} from={from} range={range} className={className} />
        ) : (
          <path key={range} d={arcPath(from, facing, range)} className={className} />
        );
      })}
      <RangeLabels captions={rangeCaptions(t, scene.state, unit)} avoid={inTheWay} />
    </>
  );
});

type Arc = NonNullable<ReturnType<typeof fireArcOf>>;

const rangesOf = ({ long, effective }: Arc): readonly number[] => (long > 0 ? [long, effective] : [effective]);

/** The ranges of an arc at its corners; one all round has none. */
function rangeCaptions(t: Messages<TableKey>['t'], state: State, unit: number): readonly CornerCaption[] {
  const arc = fireArcOf(state, unit);
  if (!arc || arc.facing === null) return [];
  const way = ahead(arc.facing);
  const [lx = 0, ly = 0, rx = 0, ry = 0] = arc.from.map(mm);
  return rangesOf(arc).map((range) => {
    const at = (x: number, y: number) => ({ x: x + way.x * mm(range), y: y + way.y * mm(range) });
    return { text: t('web.sip.length', { cm: toCm(range) }), right: at(rx, ry), left: at(lx, ly) };
  });
}

/** What labels around a selected unit keep off: the pieces and the unit's handles; in pixels. */
function useInTheWay(scene: Scene, unit: number): readonly LabelBox[] {
  const zoom = useZoom();
  const chosen = useMemo(() => ({ tool: { at: 'idle' }, selected: { what: 'unit', index: unit } }) as const, [unit]);
  const handles = useHandles(TOOL, chosen, scene);
  return useMemo(
    () => [...inPixels(standingBoxes(scene.state), zoom), ...handles.map(({ at }) => handleBox(at, zoom))],
    [scene, zoom, handles],
  );
}

/** A garrison fires all round. */
function Around({
  from,
  range,
  className,
}: {
  readonly from: readonly number[];
  readonly range: number;
  readonly className: string;
}): ReactNode {
  const xs = from.filter((_, i) => i % 2 === 0).map(mm);
  const ys = from.filter((_, i) => i % 2 === 1).map(mm);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const r = mm(range);
  return (
    <rect
      className={className}
      x={x - r}
      y={y - r}
      width={Math.max(...xs) - x + 2 * r}
      height={Math.max(...ys) - y + 2 * r}
      rx={r}
    />
  );
}

/** SIP-CMD-1, SIP-MOV-11: command radius and move of a Command base. */
export function Radius({
  scene,
  place,
  command,
}: {
  readonly scene: Scene;
  readonly place: Place;
  readonly command: number;
}): ReactNode {
  const rides = scene.offers.some((offer) => offer.type === 'moveCommand' && offer.command === command);
  return (
    <>
      {rides && <circle cx={place.x} cy={place.y} r={mm(COMMAND_BASE_RATE)} className="reach" />}
      <Outline place={place} grow={mm(COMMAND_RADIUS)} round className="span" />
    </>
  );
}

type Charge = Extract<Command, { readonly type: 'charge' }>;

/** Every charge that is offered, one lane for each enemy. */
export function ChargeLanes({ scene, unit }: { readonly scene: Scene; readonly unit: number }): ReactNode {
  const { t } = useMessages<TableKey>();
  const zoom = useZoom();
  const inTheWay = useInTheWay(scene, unit);
  const charges = scene.offers.filter(
    (offer): offer is Charge => offer.type === 'charge' && offer.unit === unit && offer.command < 0,
  );
  const targets = [...new Set(charges.map(({ target }) => target))];
  const lanes = targets.flatMap((target) => {
    const charge = charges.find((one) => one.target === target);
    const lane = charge && chargeLane(scene.state, charge);
    return charge && lane ? [{ charge, lane, label: labelOf(t, scene.state, charge, lane) }] : [];
  });
  // Where lanes lie close together, the better charge is told first.
  const worth = ({ charge }: (typeof lanes)[number]) => orderOdds(scene.state, charge).succeeds;
  lanes.sort((a, b) => worth(b) - worth(a));
  const ranges = placeAtCorners(rangeCaptions(t, scene.state, unit), inTheWay, zoom);
  const rows = placeCaptions(
    lanes.map(({ lane: { pose }, label }) => ({ at: { x: mm(pose.x), y: mm(pose.y) }, text: label, under: false })),
    zoom,
    [...inTheWay, ...ranges.flatMap((range) => range?.box ?? [])],
  );
  return lanes.map(({ charge, lane: { pose }, label }, i) => {
    const below = rows[i] ?? null;
    return (
      <g key={charge.target} className="lane-told">
        <Lane state={scene.state} charge={charge} />
        {below !== null && (
          <PlaceLabel at={{ x: mm(pose.x), y: mm(pose.y) }} text={label} below={below} className="range-label" />
        )}
      </g>
    );
  });
}

type ChargeLane = NonNullable<ReturnType<typeof chargeLane>>;

/** Where it hits, and the chance to win there. */
function labelOf(t: Messages<TableKey>['t'], state: State, charge: Charge, { flank }: ChargeLane): string {
  const { melee } = orderPreview(state, charge);
  return [
    t(flank ? 'web.sip.aim.flank' : 'web.sip.aim.front'),
    ...(melee ? [`${t('web.sip.odds.short.charge')} ${percent(orderOdds(state, charge).succeeds)}`] : []),
  ].join(' · ');
}

/** The ground a charge sweeps, and its point of contact. */
export function Lane({ state, charge }: { readonly state: State; readonly charge: Charge }): ReactNode {
  const lane = chargeLane(state, charge);
  if (!lane) return null;
  const { start, contact, pose, flank } = lane;
  const sides = [contact.ax, contact.ay, contact.bx, contact.by, start.cx, start.cy, start.dx, start.dy].map(mm);
  const [x, y] = [mm(contact.ax + contact.bx) / 2, mm(contact.ay + contact.by) / 2];
  const way = ahead(pose.facing);
  return (
    <g className={flank ? 'lane flank' : 'lane'}>
      <path d={straightPath(sides, true)} className="lane-ground" />
      <path
        d={`M${n(x - way.x * 14 + way.y * 10)} ${n(y - way.y * 14 - way.x * 10)}L${n(x)} ${n(y)}L${n(x - way.x * 14 - way.y * 10)} ${n(y - way.y * 14 + way.x * 10)}`}
        className="lane-head"
      />
    </g>
  );
}

/** SIP-LOS-3: the clear line that the shot is taken along. */
export function SightLine({ line }: { readonly line: NonNullable<ShotPreview['line']> }): ReactNode {
  const { x1, y1, x2, y2 } = line;
  return <path className="sight" d={`M${n(mm(x1))} ${n(mm(y1))}L${n(mm(x2))} ${n(mm(y2))}`} />;
}

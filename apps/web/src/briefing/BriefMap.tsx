/** The map of a battle to come: the table as its people may see it, or the forces where the ground is still to be laid. */
import { equalData } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { Plan, PlanArea } from '../table/plan/plan.ts';
import { SideMark } from '../panels/SideMark.tsx';
import { boundsOf, type Flat } from '../table/drawing/shapes.ts';
import { type LabelBox, placeLabels } from '../table/labels.ts';
import type { SketchGround } from '@drumhead/content/sketch';
import { OpensWhole, OverTable } from '../table/TableView.tsx';
import type { Shown } from './shown.ts';
import type { BriefingKey } from './messages.ts';
import './briefMap.css';

export function BriefMap({ shown }: { readonly shown: Shown }): ReactNode {
  const { map, forces } = shown.rules.shows(shown.battle.state);
  if (!map) return <Forces shown={shown} />;
  if (!forces) return <GroundMap shown={shown} />;
  return (
    <div className="briefing-both">
      <GroundMap shown={shown} />
      <Forces shown={shown} />
    </div>
  );
}

/** The table alone, with those who stand on it. `isNear`: it opens on the troops, and leaves the far corners out. */
export function GroundMap({ shown, isNear = false }: { readonly shown: Shown; readonly isNear?: boolean }): ReactNode {
  const messages = useMessages<BriefingKey | MessageKey>();
  const { t, language } = messages;
  const { screen, battle } = shown;
  const { state } = battle;
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    let unmounted = false;
    // Without its marks the map is shown all the same.
    screen.plan(messages, state).then(
      (made) => unmounted || setPlan(made),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the messages change with the language alone
  }, [screen, state, language]);
  const { Table } = screen;
  return (
    <div className="briefing-map" role="img" aria-label={t('web.brief.map')}>
      <OverTable value={plan && <Marks plan={plan} shown={shown} />}>
        <OpensWhole value={!isNear}>
          <div className="table-place" inert>
            <Table />
          </div>
        </OpensWhole>
      </OverTable>
    </div>
  );
}

function Forces({ shown }: { readonly shown: Shown }): ReactNode {
  const messages = useMessages<BriefingKey | MessageKey>();
  const { t } = messages;
  const { screen, battle, rules } = shown;
  const { ruleset, state } = battle;
  const { Muster } = rules;
  const isBegun = rules.shows(state).map;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too
    <section className="briefing-map briefing-forces" aria-label={t('web.brief.forces')} tabIndex={0}>
      {ruleset.seats(state).map((seat, side) => (
        <div key={seat} className={`muster side-${side}`}>
          <h2>
            <SideMark side={side} /> {screen.seatName(messages, state, seat)}{' '}
            <small>{rules.strength(messages, state, side)}</small>
          </h2>
          <Muster state={state} side={side} />
        </div>
      ))}
      {rules.isGroundOpen(state) && <p>{t(isBegun ? 'web.brief.groundBegun' : 'web.brief.groundOpen')}</p>}
    </section>
  );
}

/** Marks that stand for troops nobody may see: no true place, and no true number. */
const UNSEEN = 7;
/** Arrows of the side that comes on, by where they begin along its front. */
const ARROWS = [0.22, 0.5, 0.78];
/** How far an arrow or a mark goes aside for what lies in its way, in millimetres. */
const ASIDE = [0, 70, -70, 140, -140, 200, -200];
/** Least room in millimetres between two sides for an arrow. */
const ROOM = 120;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function around(areas: readonly PlanArea[]): Box | null {
  if (areas.length === 0) return null;
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ left, width }) => left + width)),
    bottom: Math.max(...areas.map(({ top, height }) => top + height)),
  };
}

const boxOf = (points: Flat): LabelBox => {
  const { x, y, ...size } = boundsOf(points);
  return { left: x, top: y, ...size };
};

/** Where each side deploys, who is unseen, and where the attack goes. */
function Marks({ plan, shown }: { readonly plan: Plan; readonly shown: Shown }): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const { battle, hidden, rules } = shown;
  const { ruleset, state } = battle;
  const boxes = plan.sides.map((_, side) => around(plan.areas.filter((area) => area.side === side)));
  const attacker = rules.attacker(state);
  const boxesOf = (kind: SketchGround) =>
    plan.sketch.ground.flatMap(([one, points]) => (one === kind ? [boxOf(points)] : []));
  const [from, to] = attacker === null ? [null, null] : [boxes[attacker], boxes[1 - attacker]];
  return (
    <g className="brief-marks">
      {attacker !== null && from && to && <Attack side={attacker} from={from} to={to} woods={boxesOf('wood')} />}
      {ruleset.seats(state).map((seat, side) => {
        const box = boxes[side];
        if (!box) return null;
        const isHidden = hidden.includes(seat);
        const text = t(isHidden ? 'web.brief.zone.hidden' : 'web.brief.zone', { side: plan.sides[side] ?? '' });
        const isUpper = (box.top + box.bottom) / 2 < plan.sketch.height / 2;
        // Where edges are chosen later all sides have one area: their banners stand one below the other.
        const row = boxes.slice(0, side).filter((other) => other !== null && equalData(other, box)).length;
        return (
          <g key={seat} className={`side-${side}${isHidden ? '' : ' seen'}`}>
            {isHidden && <Unseen box={box} houses={boxesOf('house')} />}
            <Banner
              text={text}
              x={(box.left + box.right) / 2}
              // Before its front: troops stand behind it, up to the edge of the table. Who is unseen leaves its rear free.
              y={isHidden ? box.top + (isUpper ? 0.2 : 0.7) * (box.bottom - box.top) : isUpper ? box.bottom : box.top}
              up={isUpper === isHidden}
              row={row}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Millimetres across a letter of a banner, at a millimetre a pixel. */
const LETTER = 7.4;
/** From one banner to the next. */
const ROW = 34;

function Banner({
  text,
  x,
  y,
  up,
  row,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  readonly row: number;
}): ReactNode {
  const half = (text.length * LETTER) / 2 + 14;
  return (
    <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
      <g className="brief-plate" transform={`translate(0 ${up ? -34 - row * ROW : 19 + row * ROW})`}>
        <rect className="brief-banner" x={-half} y={-15} width={2 * half} height={30} rx={3} />
        <text className="brief-name" textAnchor="middle" y={5.5}>
          {text}
        </text>
      </g>
    </g>
  );
}

function Unseen({ box, houses }: { readonly box: Box; readonly houses: readonly LabelBox[] }): ReactNode {
  const places = Array.from({ length: UNSEEN }, (_, i) =>
    ASIDE.map((aside) => ({
      x: box.left + ((i + 0.5) / UNSEEN) * (box.right - box.left) + aside,
      y: box.top + (i % 2 === 0 ? 0.3 : 0.6) * (box.bottom - box.top),
    })),
  );
  const taken = placeLabels(
    places.map((all) => all.map(({ x, y }) => ({ left: x - 50, top: y - 28, width: 100, height: 56 }))),
    houses,
  );
  return places.flatMap((all, i) => {
    const at = all[taken[i] ?? -1];
    if (at === undefined) return [];
    const { x, y } = at;
    return (
      <g key={i} style={{ transform: `translate(${x}px, ${y}px) scale(min(var(--u), 2.4))` }}>
        <rect className="brief-unseen" x={-20} y={-11} width={40} height={22} />
        <text className="brief-name" textAnchor="middle" y={6}>
          ?
        </text>
      </g>
    );
  });
}

/** Arrows over the ground between two sides that deploy above and below each other. */
function Attack({
  side,
  from,
  to,
  woods,
}: {
  readonly side: number;
  readonly from: Box;
  readonly to: Box;
  /** Which it goes round, where it can. */
  readonly woods: readonly LabelBox[];
}): ReactNode {
  const down = from.bottom <= to.top;
  const [start, end] = down ? [from.bottom, to.top] : [from.top, to.bottom];
  if (Math.abs(end - start) < ROOM || (!down && from.top < to.bottom)) return null;
  const reach = (end - start) * 0.72;
  const sign = down ? 1 : -1;
  return (
    <g className={`brief-attack side-${side}`}>
      {ARROWS.map((part) => {
        const middle = from.left + part * (from.right - from.left);
        const bend = (part - 0.5) * -90;
        const ways = ASIDE.map((aside) => ({
          left: middle + aside - 50,
          top: Math.min(start, start + reach * sign),
          width: 100,
          height: Math.abs(reach),
        }));
        const free = placeLabels([ways], woods)[0] ?? -1;
        const x = middle + (ASIDE[free] ?? 0);
        const [tipX, tipY] = [x + bend, start + reach];
        const d = `M${x} ${start}Q${x + bend * 0.2} ${start + reach / 2} ${tipX} ${tipY - 26 * sign}`;
        const head = `M${tipX} ${tipY}l-24 ${-42 * sign}h48z`;
        return (
          <g key={part}>
            <path className="edge" d={d} />
            <path className="edge" d={head} />
            <path className="shaft" d={d} />
            <path className="head" d={head} />
          </g>
        );
      })}
    </g>
  );
}

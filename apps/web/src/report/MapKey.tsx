/** What the marks on the maps of a report mean, and how long they are. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { Ground, Troops } from '../table/sketch/SketchPicture.tsx';
import type { Sketch, SketchGround } from '@drumhead/content/sketch';
import { sideColours } from '../table/troops/nations.ts';
import { scaleLength } from './course.ts';
import type { ReportKey } from './messages.ts';

/** A mark is drawn on a ground of 30 by 20, its lines as wide as on a map of 200. */
const HUNDREDTH = 2;

const AREA = [5, 3, 25, 3, 25, 17, 5, 17];
const LINE = [2, 14, 28, 6];
const POINT = [15, 10];
/** In the order of the key. */
const GROUNDS: Readonly<Record<SketchGround, readonly number[]>> = {
  hill: AREA,
  wood: AREA,
  rough: AREA,
  house: AREA,
  water: AREA,
  stream: LINE,
  road: LINE,
  bank: LINE,
  tree: POINT,
};

interface Props {
  readonly sketches: readonly Sketch[];
  /** Names of the sides. */
  readonly sides: readonly string[];
}

export function MapKey({ sketches, sides }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const man = sketches.some(({ pieces }) => pieces.some((piece) => piece.man));
  const piece = man
    ? ({ x: 15, y: 13, width: 9, depth: 9, facing: 0, man } as const)
    : { x: 15, y: 10, width: 18, depth: 9, facing: 0 };
  const there = new Set(sketches.flatMap(({ ground }) => ground.map(([kind]) => kind)));
  return (
    <ul className="map-key" style={sideColours(sketches[0]?.sides.map(({ uniform }) => uniform) ?? [])}>
      {sides.map((name, side) => (
        <Mark key={side} text={name}>
          <Troops side={side} pieces={[{ side, ...piece }]} hundredth={HUNDREDTH} />
        </Mark>
      ))}
      <Mark text={t('web.report.key.move')}>
        <path d="M2 10H28" stroke="currentColor" strokeWidth="2" />
      </Mark>
      <Mark text={t('web.report.key.lost')}>
        <path d="M11 6l8 8M19 6l-8 8" stroke="currentColor" strokeWidth="2.4" />
      </Mark>
      {(Object.keys(GROUNDS) as SketchGround[])
        .filter((kind) => there.has(kind))
        .map((kind) => (
          <Mark key={kind} text={t(`web.report.key.${kind}`)}>
            <Ground kind={kind} points={GROUNDS[kind]} hundredth={HUNDREDTH} />
          </Mark>
        ))}
    </ul>
  );
}

function Mark({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <li>
      <svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
        {children}
      </svg>{' '}
      {text}
    </li>
  );
}

/** As long as on the map above it; on paper, as on each of the maps below. `width`: of a map. */
export function ScaleBar({ width }: { readonly width: number }): ReactNode {
  const length = scaleLength(width);
  return (
    <div className="map-scale">
      <p>
        <span style={{ width: `${(100 * length) / width}%` }} aria-hidden="true" /> {length} mm
      </p>
    </div>
  );
}

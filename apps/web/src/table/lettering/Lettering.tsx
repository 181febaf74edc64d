/** Names of places and what they give, as on a printed map: under the troops, read from near enough. */
import { scriptOf } from '@drumhead/engine';
import { type ReactNode, useMemo } from 'react';
import { useI18n } from '../../i18n/useI18n.ts';
import type { LabelBox } from '../labels.ts';
import { useHosted } from '../../battle/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { namesOnMap } from './namesOnMap.ts';
import { useZoom } from '../zoom.ts';
import { type Lettered, letteringOf } from './letters.ts';
import './lettering.css';

const NOTHING: readonly LabelBox[] = [];

export function Lettering({
  places,
  others = NOTHING,
  avoid = NOTHING,
}: {
  readonly places: readonly Lettered[];
  /** What must not be written over, in millimetres. */
  readonly others?: readonly LabelBox[];
  /** What is written over only where there is no free room: troops. In millimetres. */
  readonly avoid?: readonly LabelBox[];
}): ReactNode {
  const zoom = useZoom();
  const { language } = useI18n();
  const setup = useHosted(({ battle }) => battle?.setup);
  const scripted = scriptOf(setup) !== undefined;
  const awaited = useHosted(
    ({ screen, battle }) => screen !== null && battle !== null && screen.script.arrivals(battle.state).length > 0,
  );
  const own = useMemo(() => namesOnMap(setup, language), [setup, language]);
  const letters = useMemo(
    () => letteringOf([...own, ...places], zoom, others, avoid),
    [own, places, zoom, others, avoid],
  );
  return (
    <>
      {scripted && <PlaceSigns />}
      {awaited && <ComingSigns />}
      {letters.map(({ key, text, what, x, y, down }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <g className="screen-size">
            <text className={`place-${what}`} y={down}>
              {text}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}

/** Fetched for scenarios with rules of their own. */
const PlaceSigns = lazyComponent(() => import('./PlaceSigns.tsx').then((found) => found.PlaceSigns));

/** Fetched where troops are still to come. */
const ComingSigns = lazyComponent(() => import('./ComingSigns.tsx').then((found) => found.ComingSigns));

/** The message of a key where there is one: most tables are laid by their players, and their places have no names. */
export function useNames(): (key: string) => string {
  const i18n = useI18n();
  return (key) => (i18n.has(key) ? i18n.translate(key) : '');
}

/** The table of Large Battles: terrain, pieces, overlay. */
import type { State } from '@drumhead/large-battles';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Area, areaAround, middleAmong } from '../../../table/camera.ts';
import type { Clearing } from '../../../table/drawing/trees.ts';
import { useThreatTool } from '../../../table/threatShown.ts';
import { type TableHandle, TableView } from '../../../table/TableView.tsx';
import { pointerInput, useToolKeys } from '../../../table/tool/pointerInput.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useBundle } from '../../../i18n/useBundle.ts';
import { useHosted } from '../../../battle/index.ts';
import { generalUniform } from './pieces/generalUniform.ts';
import { GeneralPiece } from './pieces/GeneralPiece.tsx';
import { UnitPiece } from './pieces/UnitPiece.tsx';
import { FallenMen } from '../../../table/effects/FallenMen.tsx';
import type { LostAt } from '../../../table/effects/LostMarks.tsx';
import { LostMarks } from '../../../table/effects/lazyLostMarks.tsx';
import { Smoke } from '../../../table/effects/lazySmoke.tsx';
import { dressOf } from '../../../table/troops/uniforms.ts';
import { shotsOf, useLosses } from './effects.ts';
import { Overlay, Places, prefetchPanels } from '../panels/lazyPanels.tsx';
import { generalPlace, placeOf } from '../interaction/places.ts';
import { REFUSALS } from '../screen/refusals.ts';
import { isDeployment, type Scene } from '../interaction/scene.ts';
import { TerrainTable } from '../panels/lazySetUp.tsx';
import { dispatch, currentInteraction, currentScene, useInteraction, useScene } from '../interaction/store.ts';
import { Terrain } from './terrain/Terrain.tsx';
import { useZonesTool } from './terrain/zonesTool.ts';
import { fromTheBack } from '../../../table/troops/fromTheBack.ts';
import { mm } from '../../../table/units.ts';
import { brigadeMark, pieceLabel, shortUnitName } from '../screen/names.ts';

export function Table(): ReactNode {
  const scene = useScene();
  const handle = useRef<TableHandle>(null);
  useShowing(handle);
  useEffect(prefetchPanels, []);
  useBundle(REFUSALS);
  useToolKeys(dispatch, currentInteraction);
  const measuring = useInteraction((interaction) => interaction.tool.at === 'measure');
  const selected = useInteraction((interaction) => interaction.selected);
  const gathering = useInteraction((interaction) => interaction.tool.at === 'lasso');
  const threat = useThreatTool();
  const zones = useZonesTool();
  const field = scene?.state.field;
  const extent = useMemo(() => ({ width: field ? mm(field.width) : 1, height: field ? mm(field.height) : 1 }), [field]);
  const units = scene?.state.units;
  const troops = useMemo(() => (units && field ? standing(units, field.factor) : []), [units, field]);
  if (!scene || !field) return null;
  // Before the battle the own half is what matters.
  const area = isDeployment(scene.frame) ? halfOf(scene) : areaAround(troops);
  const own = scene.state.units.filter((_, i) => field.units[i]?.side === scene.side);
  const about = isDeployment(scene.frame)
    ? null
    : ((selected && placeOf(scene.state, selected)) ?? middleAmong(standing(own, field.factor)));
  const opening = area && { area, about, ...(about && { legible: LARGE_ENOUGH }) };
  const gathers = scene.offers.some(({ type }) => type === 'group');
  if (scene.frame?.at === 'layTerrain') return <TerrainTable />;
  return (
    <TableView
      table={extent}
      terrain={<Terrain field={field} troops={troops} />}
      lettering={<Places state={scene.state} zones={zones.inHand} />}
      pieces={<Pieces state={scene.state} />}
      overlay={<Overlay />}
      effects={<Smoke shotsOf={shotsOf} />}
      input={INPUT}
      stick={{ inHand: measuring, take }}
      lasso={gathers ? { inHand: gathering, take: takeLasso } : undefined}
      threat={threat}
      zones={zones}
      handle={handle}
      opening={opening}
    />
  );
}

/** Pixels a millimetre on a phone, from which on a unit shows its formation and what it has done. */
const LARGE_ENOUGH = 0.55;

/** Where a side deploys. */
function halfOf({ state: { field }, side }: Scene): Area {
  const [width, half] = [mm(field.width), mm(field.height) / 2];
  const top = field.sides[side].baseline === 'bottom' ? half : 0;
  return { minX: 0, maxX: width, minY: top, maxY: top + half };
}

/** Where units were eliminated. */
const lostIn = ({ units, field }: State): readonly LostAt[] =>
  units.flatMap(({ status, x, y }, i) =>
    status === 'eliminated' ? [{ x: mm(x), y: mm(y), side: field.units[i]?.side ?? 0 }] : [],
  );

/** Where units stand, as clearings in the woods. */
function standing(units: State['units'], factor: number): readonly Clearing[] {
  return units.flatMap(({ status, x, y }) => (status === 'table' ? [{ x: mm(x), y: mm(y), radius: 42 * factor }] : []));
}

const INPUT = pointerInput(dispatch);
const take = (): void => void dispatch({ type: 'measure' });
const takeLasso = (): void => void dispatch({ type: 'lasso' });
const pickUnit = (index: number): void => void dispatch({ type: 'pick', piece: { what: 'unit', index } });
const pickGeneral = (index: number): void => void dispatch({ type: 'pick', piece: { what: 'general', index } });

/** Scrolls to the piece that the newest events are about. */
function useShowing(handle: { readonly current: TableHandle | null }): void {
  const count = useHosted((h) => h.steps.length);
  useEffect(() => {
    const scene = currentScene();
    const { selected } = currentInteraction();
    const place = scene && selected ? placeOf(scene.state, selected) : null;
    const table = handle.current;
    if (!place || !scene?.pending || !table || isDeployment(scene.frame)) return;
    // On a small screen, zooms in on the acting unit.
    const acts = scene.frame?.at === 'acting' || scene.frame?.at === 'general' || scene.frame?.at === 'freeMove';
    if (!acts || !table.approach(place, 260, 0.4)) table.reveal(place);
  }, [count, handle]);
}

const Pieces = memo(function Pieces({ state }: { readonly state: State }): ReactNode {
  const messages = useMessages();
  const { field } = state;
  const losses = useLosses();
  return (
    <>
      <FallenMen losses={losses} uniformOf={(unit) => dressOf(field, unit)} />
      {state.outcome && <LostMarks lost={lostIn(state)} />}
      {fromTheBack(state.units).map((i) => {
        const [unit, profile] = [state.units[i], field.units[i]];
        if (!unit || !profile || unit.status !== 'table') return null;
        return (
          <UnitPiece
            key={profile.id}
            index={i}
            profile={profile}
            unit={unit}
            field={field}
            ready={state.phase > 0 && profile.side === state.active && !unit.activated}
            name={shortUnitName(messages, state, i)}
            label={pieceLabel(messages, state, { what: 'unit', index: i })}
            onPick={pickUnit}
          />
        );
      })}
      {state.generals.map((general, i) => {
        const profile = field.generals[i];
        const place = generalPlace(state, i);
        if (!profile || !place || (general.status !== 'table' && general.status !== 'attached')) return null;
        return (
          <GeneralPiece
            key={profile.id}
            index={i}
            profile={profile}
            general={general}
            x={place.x}
            y={place.y}
            facing={place.facing}
            factor={field.factor}
            mark={brigadeMark(state, profile.brigade)}
            uniform={generalUniform(state, i)}
            label={pieceLabel(messages, state, { what: 'general', index: i })}
            onPick={pickGeneral}
          />
        );
      })}
    </>
  );
});

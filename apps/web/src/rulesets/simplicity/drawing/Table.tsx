/** The table of Simplicity in Practice: terrain, pieces, overlay. */
import { type State, zoneOf } from '@drumhead/simplicity/screen';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { pointerInput, useToolKeys } from '../../../table/tool/pointerInput.ts';
import { areaAround, middleAmong } from '../../../table/camera.ts';
import type { Clearing } from '../../../table/drawing/trees.ts';
import { useThreatTool } from '../../../table/threatShown.ts';
import { type TableHandle, TableView } from '../../../table/TableView.tsx';
import { areaInMm, mm } from '../../../table/units.ts';
import type { TableKey } from '../screen/messages.ts';
import { Overlay, Places, prefetchPanels } from '../panels/lazyPanels.tsx';
import { CommandPiece } from './pieces/CommandPiece.tsx';
import { fromTheBack } from '../../../table/troops/fromTheBack.ts';
import type { LostAt } from '../../../table/effects/LostMarks.tsx';
import { LostMarks } from '../../../table/effects/lazyLostMarks.tsx';
import { FallenMen } from '../../../table/effects/FallenMen.tsx';
import { Smoke } from '../../../table/effects/lazySmoke.tsx';
import { dressOf } from '../../../table/troops/uniforms.ts';
import { shotsOf, useLosses } from './effects.ts';
import { UnitPiece } from './pieces/UnitPiece.tsx';
import { placeOf, unitPlace } from '../interaction/places.ts';
import { isComingOn, isOrdering } from '../interaction/scene.ts';
import '../screen/simplicity.css';
import { dispatch, currentInteraction, currentScene, useInteraction, useScene } from '../interaction/store.ts';
import { Terrain } from './terrain/Terrain.tsx';
import { pieceLabel, shortName } from '../screen/names.ts';

export function Table(): ReactNode {
  const scene = useScene();
  const handle = useRef<TableHandle>(null);
  useShowing(handle);
  useNearness(handle);
  useToolKeys(dispatch, currentInteraction);
  useEffect(prefetchPanels, []);
  const measuring = useInteraction((interaction) => interaction.tool.at === 'measure');
  const drawing = useInteraction((interaction) => interaction.tool.at === 'lasso');
  const threat = useThreatTool();
  const state = scene?.state;
  const field = state?.field;
  const extent = useMemo(() => ({ width: field ? mm(field.width) : 1, height: field ? mm(field.depth) : 1 }), [field]);
  const selected = useInteraction((interaction) => interaction.selected);
  const troops = useMemo(() => (state ? standing(state) : []), [state]);
  if (!scene || !state || !field) return null;
  // Before all have deployed there may be enemies alone.
  const area = scene.frame?.at === 'deploy' ? areaInMm(zoneOf(state, scene.side === 1 ? 1 : 0)) : areaAround(troops);
  const about = (selected && placeOf(state, selected)) ?? middleAmong(standing(state, scene.side));
  const opening = area && { area, about };
  return (
    <TableView
      table={extent}
      terrain={
        <Terrain
          field={field}
          terrain={state.terrain}
          troops={troops}
          signs={state.script === undefined ? field.objectives : NO_SIGNS}
        />
      }
      lettering={
        <Places scenario={field.scenario} terrain={state.terrain} objectives={field.objectives} troops={troops} />
      }
      pieces={<Pieces state={state} />}
      overlay={<Overlay />}
      effects={<Smoke shotsOf={shotsOf} />}
      input={INPUT}
      stick={{ inHand: measuring, take }}
      lasso={isOrdering(scene) ? { inHand: drawing, take: takeLasso } : undefined}
      threat={threat}
      handle={handle}
      opening={opening}
    />
  );
}

/** Where units stand, as clearings in the woods; those of one side, or all. */
function standing(state: State, side?: number): readonly Clearing[] {
  return state.units.flatMap((_, i) => {
    const place = unitPlace(state, i);
    return place && (side === undefined || state.field.units[i]?.side === side)
      ? [{ x: place.x, y: place.y, radius: place.width / 2 + 8 }]
      : [];
  });
}

/** Those of a scenario's own rules stand with their names. */
const NO_SIGNS: State['field']['objectives'] = [];

const INPUT = pointerInput(dispatch);
const take = (): void => void dispatch({ type: 'measure' });
const takeLasso = (): void => void dispatch({ type: 'lasso' });
const pickUnit = (index: number): void => void dispatch({ type: 'pick', piece: { what: 'unit', index } });
const pickCommand = (index: number): void => void dispatch({ type: 'pick', piece: { what: 'command', index } });

/** Scrolls to the selected piece. */
function useShowing(handle: { readonly current: TableHandle | null }): void {
  const count = useHosted((h) => h.steps.length);
  useEffect(() => {
    const scene = currentScene();
    const { selected } = currentInteraction();
    const place = scene && selected ? placeOf(scene.state, selected) : null;
    if (place && scene && !isComingOn(scene)) handle.current?.reveal(place);
  }, [count, handle]);
}

/** Pixels per millimetre; below this a unit is smaller than a finger. */
const SMALL = 0.45;
/** Room around the selected piece, in millimetres. */
const ROOM = 240;

/** On a small screen, zooms in on the selected piece. */
function useNearness(handle: { readonly current: TableHandle | null }): void {
  const selected = useInteraction((interaction) => interaction.selected);
  useEffect(() => {
    const scene = currentScene();
    const place = scene && selected ? placeOf(scene.state, selected) : null;
    if (place) handle.current?.approach(place, ROOM, SMALL);
  }, [selected, handle]);
}

/** Where units left the table for good. */
const lostIn = ({ units, field }: State): readonly LostAt[] =>
  units.flatMap(({ status, x, y }, i) =>
    status === 'removed' ? [{ x: mm(x), y: mm(y), side: field.units[i]?.side ?? 0 }] : [],
  );

const Pieces = memo(function Pieces({ state }: { readonly state: State }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { field } = state;
  const losses = useLosses();
  return (
    <>
      <FallenMen losses={losses} uniformOf={(unit) => dressOf(field, unit)} />
      {state.outcome && <LostMarks lost={lostIn(state)} />}
      {fromTheBack(state.units).map((i) => {
        const [unit, profile] = [state.units[i], field.units[i]];
        if (!unit || !profile || !unitPlace(state, i)) return null;
        const label = pieceLabel(messages, state, { what: 'unit', index: i });
        const ready = state.gameTurn > 0 && profile.side === state.active && unit.status === 'ready' && !unit.ordered;
        return (
          <UnitPiece
            key={profile.id}
            index={i}
            profile={profile}
            unit={unit}
            ready={ready}
            name={shortName(messages, state, { what: 'unit', index: i })}
            label={label}
            onPick={pickUnit}
          />
        );
      })}
      {state.commands.map((command, i) => {
        const profile = field.commands[i];
        if (!profile || command.status !== 'table') return null;
        return (
          <CommandPiece
            key={profile.id}
            index={i}
            side={profile.side}
            command={command}
            uniform={field.units.find(({ side }) => side === profile.side)?.uniform ?? ''}
            label={pieceLabel(messages, state, { what: 'command', index: i })}
            onPick={pickCommand}
          />
        );
      })}
    </>
  );
});

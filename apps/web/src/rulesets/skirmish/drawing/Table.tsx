/** The table of a skirmish: terrain, models, overlay. */
import { type Frame, type State, zoneOf } from '@drumhead/skirmish/screen';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundle } from '../../../i18n/useBundle.ts';
import { pointerInput, useToolKeys } from '../../../table/tool/pointerInput.ts';
import { areaAround, middleAmong } from '../../../table/camera.ts';
import type { Clearing } from '../../../table/drawing/trees.ts';
import { useThreatTool } from '../../../table/threatShown.ts';
import { type TableHandle, TableView } from '../../../table/TableView.tsx';
import { areaInMm, mm } from '../../../table/units.ts';
import type { TableKey } from '../screen/messages.ts';
import { Overlay, Places, prefetchPanels } from '../panels/lazyPanels.tsx';
import { Smoke } from '../../../table/effects/lazySmoke.tsx';
import { shotsOf } from './shots.ts';
import { FallenBody, ModelPiece } from './pieces/ModelPiece.tsx';
import { looksLeft, poseOf } from './pieces/pose.ts';
import { ThingPiece } from './pieces/ThingPiece.tsx';
import { radiusIn, spotOf } from '../interaction/places.ts';
import '../screen/sides.css';
import '../screen/skirmish.css';
import { REFUSALS } from '../screen/refusals.ts';
import { dispatch, currentInteraction, currentScene, useInteraction, useScene } from '../interaction/store.ts';
import { Terrain } from './terrain/Terrain.tsx';
import { modelLabel, numberOf } from '../screen/names.ts';

export function Table(): ReactNode {
  const scene = useScene();
  const handle = useRef<TableHandle>(null);
  useShowing(handle);
  useToolKeys(dispatch, currentInteraction);
  useEffect(prefetchPanels, []);
  useBundle(REFUSALS);
  const level = useInteraction((interaction) => interaction.level);
  const measuring = useInteraction((interaction) => interaction.tool.at === 'measure');
  const gathering = useInteraction((interaction) => interaction.tool.at === 'lasso');
  const threat = useThreatTool();
  const state = scene?.state;
  const side = state ? mm(state.field.side) : 1;
  const extent = useMemo(() => ({ width: side, height: side }), [side]);
  const selected = useInteraction((interaction) => interaction.selected ?? -1);
  const troops = useMemo(() => (state ? standing(state) : []), [state]);
  if (!scene || !state) return null;
  const { field, features } = state;
  const area = scene.frame?.at === 'deploy' ? areaInMm(zoneOf(state, Math.max(0, scene.player))) : areaAround(troops);
  const about = spotOf(state, selected) ?? middleAmong(standing(state, scene.player));
  const opening = area && {
    area,
    about,
    ...(scene.frame?.at === 'deploy' ? {} : { legible: SEEN / mm(field.footRadius) }),
  };
  return (
    <>
      <TableView
        table={extent}
        terrain={
          <Terrain
            side={field.side}
            bar={field.sticks.s}
            autumn={field.variant === 'SDT'}
            features={features}
            level={level}
            foot={mm(field.footRadius)}
            troops={troops}
          />
        }
        lettering={<Places scenario={field.scenario} features={features} troops={troops} />}
        pieces={<Pieces state={state} level={level} />}
        overlay={<Overlay />}
        effects={<Smoke shotsOf={shotsOf} />}
        input={INPUT}
        stick={{ inHand: measuring, take }}
        lasso={{ inHand: gathering, take: takeLasso }}
        threat={threat}
        handle={handle}
        opening={opening}
        closest={2}
      />
      {features.some((feature) => feature.kind === 'building' && feature.floors > 1) && <Levels level={level} />}
    </>
  );
}

/** Pixels of half a man's base from which on he is told apart by what he wears and carries. */
const SEEN = 12;

/** Where models stand, as clearings in the woods; those of one player, or all. */
function standing(state: State, player?: number): readonly Clearing[] {
  return state.models.flatMap((_, i) => {
    const spot = spotOf(state, i);
    return spot && (player === undefined || state.field.models[i]?.player === player)
      ? [{ x: spot.x, y: spot.y, radius: radiusIn(state, i) + 4 }]
      : [];
  });
}

const INPUT = pointerInput(dispatch);
const take = (): void => void dispatch({ type: 'measure' });
const takeLasso = (): void => void dispatch({ type: 'lasso' });
const pick = (model: number): void => void dispatch({ type: 'pick', piece: model });

/** Decisions about moves. */
const NEAR: readonly Frame['at'][] = ['acting', 'group', 'ridingThrough', 'takeCover', 'fleeChoice', 'parting'];

/** Scrolls to the acting model. */
function useShowing(handle: { readonly current: TableHandle | null }): void {
  const count = useHosted((h) => h.steps.length);
  useEffect(() => {
    const scene = currentScene();
    const spot = scene && spotOf(scene.state, currentInteraction().selected ?? -1);
    const table = handle.current;
    if (!spot || !scene?.pending || !table || scene.frame?.at === 'deploy') return;
    const room = mm(scene.state.field.sticks.l) * 1.3;
    // On a small screen, zooms in on the acting model.
    if (!NEAR.includes(scene.frame?.at ?? 'turn') || !table.approach(spot, room, 0.9)) table.reveal(spot);
  }, [count, handle]);
}

function Levels({ level }: { readonly level: number }): ReactNode {
  const { t } = useMessages<TableKey>();
  return (
    <div className="levels" role="group">
      {([1, 0] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={level === one}
          onClick={() => dispatch({ type: 'level', level: one })}
        >
          {t(`web.sk.level.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** Farther up the page first, so that nearer soldiers stand before those behind them. */
const Pieces = memo(function Pieces({ state, level }: { readonly state: State; readonly level: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const order = state.models.map((_, i) => i).sort((a, b) => (state.models[a]?.y ?? 0) - (state.models[b]?.y ?? 0));
  return (
    <>
      {state.things.map((thing, i) => (
        <ThingPiece key={i} thing={thing} foot={mm(state.field.footRadius)} />
      ))}
      {state.models.map(
        (model, i) =>
          (model.out === 'wounded' || model.out === 'killed') && (
            <g key={i} className="lost" transform={`translate(${mm(model.x)} ${mm(model.y)})`} aria-hidden="true">
              <FallenBody profile={state.field.models[i]} radius={mm(state.field.footRadius)} />
            </g>
          ),
      )}
      {order.map((i) => {
        const [model, profile] = [state.models[i], state.field.models[i]];
        if (!model || !profile || !spotOf(state, i)) return null;
        return (
          <ModelPiece
            key={profile.id}
            index={i}
            profile={profile}
            model={model}
            radius={radiusIn(state, i)}
            label={modelLabel(messages, state, i)}
            ready={state.gameTurn > 0 && profile.player === state.active && !model.activated}
            pose={poseOf(state, i)}
            left={looksLeft(state, i)}
            number={numberOf(state, i)}
            faint={model.level !== level && isIndoors(state, model.x, model.y)}
            onPick={pick}
          />
        );
      })}
    </>
  );
});

function isIndoors({ features }: State, x: number, y: number): boolean {
  return features.some((feature) => {
    if (feature.kind !== 'building') return false;
    const xs = feature.points.filter((_, i) => i % 2 === 0);
    const ys = feature.points.filter((_, i) => i % 2 === 1);
    return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
  });
}

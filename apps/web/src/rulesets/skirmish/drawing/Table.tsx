/** The table of a skirmish: terrain, models, overlay. */
import type { Frame, State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundle } from '../../../i18n/useBundle.ts';
import { pointerInput, useToolKeys } from '../../../table/pointerInput.ts';
import { type TableHandle, TableView } from '../../../table/TableView.tsx';
import { mm } from '../../../table/units.ts';
import type { TableKey } from '../screen/messages.ts';
import { prefetchPanels, Overlay } from '../panels/lazyPanels.tsx';
import { ModelPiece } from './pieces/ModelPiece.tsx';
import { ThingPiece } from './pieces/ThingPiece.tsx';
import { radiusIn, spotOf } from '../interaction/places.ts';
import '../screen/sides.css';
import '../screen/skirmish.css';
import { REFUSALS } from '../screen/refusals.ts';
import { dispatch, currentInteraction, currentScene, useInteraction, useScene } from '../interaction/store.ts';
import { Terrain } from './terrain/Terrain.tsx';
import { modelLabel } from '../screen/names.ts';

export function Table(): ReactNode {
  const scene = useScene();
  const handle = useRef<TableHandle>(null);
  useShowing(handle);
  useToolKeys(dispatch, currentInteraction);
  useEffect(prefetchPanels, []);
  useBundle(REFUSALS);
  const level = useInteraction((interaction) => interaction.level);
  const measuring = useInteraction((interaction) => interaction.tool.at === 'measure');
  const state = scene?.state;
  const side = state ? mm(state.field.side) : 1;
  const extent = useMemo(() => ({ width: side, height: side }), [side]);
  if (!state) return null;
  const { field, features } = state;
  return (
    <>
      <TableView
        table={extent}
        terrain={<Terrain side={field.side} features={features} level={level} foot={mm(field.footRadius)} />}
        pieces={<Pieces state={state} level={level} />}
        overlay={<Overlay />}
        input={INPUT}
        stick={{ inHand: measuring, take }}
        handle={handle}
      />
      {features.some((feature) => feature.kind === 'building' && feature.floors > 1) && <Levels level={level} />}
    </>
  );
}

const INPUT = pointerInput(dispatch);
const take = (): void => void dispatch({ type: 'measure' });
const pick = (model: number): void => void dispatch({ type: 'pick', model });

/** Decisions about moves. */
const NEAR: readonly Frame['at'][] = ['acting', 'group', 'ridingThrough', 'takeCover', 'fleeChoice', 'parting'];

/** Scrolls to the acting model. */
function useShowing(handle: { readonly current: TableHandle | null }): void {
  const count = useHosted((h) => h.steps.length);
  useEffect(() => {
    const scene = currentScene();
    const spot = scene && spotOf(scene.state, currentInteraction().selected);
    const table = handle.current;
    if (!spot || !scene || !table || scene.frame?.at === 'deploy') return;
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
        (model, i) => model.out !== null && <Lost key={i} out={model.out} x={mm(model.x)} y={mm(model.y)} />,
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

/** Place of a model that is out of the game. */
function Lost({ out, x, y }: { readonly out: string; readonly x: number; readonly y: number }): ReactNode {
  if (out !== 'wounded' && out !== 'killed') return null;
  return <path className="lost" d={`M${x - 3} ${y - 3}l6 6m0 -6l-6 6`} />;
}

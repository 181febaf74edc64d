/** Overlay of the interaction: acting model, reach, ghosts, sticks, sight lines, zones. */
import { memoizeBy } from '@drumhead/engine';
import type { State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { HandleMark } from '../../../../table/HandleMark.tsx';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { MAN, standingBox } from '../../../../table/troops/standingBox.ts';
import { corners } from '../../../../table/troops/Outline.tsx';
import { Stick } from '../../../../table/Stick.tsx';
import { WaySticks } from '../../../../table/WaySticks.tsx';
import { mm } from '../../../../table/units.ts';
import { useReach, useTouch } from '../../../../table/zoom.ts';
import type { ProposedCommand } from '../../interaction/proposedCommand.ts';
import { LassoLine } from '../../../../table/LassoLine.tsx';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { Between } from './Between.tsx';
import { LiveDistances, stopsOf } from './LiveDistances.tsx';
import { Threats } from './OverlayThreat.tsx';
import { Grouped } from './OverlayOrder.tsx';
import { Reach } from './OverlayReach.tsx';
import { SightLines } from './OverlaySight.tsx';
import { LaidPiece, Zones } from './OverlayZones.tsx';
import { ModelBody } from '../pieces/ModelPiece.tsx';
import { away, gapLine, modelAt, radiusIn, spotOf } from '../../interaction/places.ts';
import { choosable, type Scene } from '../../interaction/scene.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { HANDLE_AWAY, targetOf } from '../../interaction/tool.ts';
import { lengthText } from '../../screen/names.ts';

export function Overlay(): ReactNode {
  const scene = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  if (!scene) return null;
  const { tool, selected } = interaction;
  const threatened = threats && scene.player >= 0;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  // With the next model picked, the moves that the last order forced have been seen.
  const choosing = scene.frame?.at === 'turn' && selected >= 0;
  return (
    <>
      <clipPath id="skirmish-edge">
        <rect width={mm(scene.state.field.side)} height={mm(scene.state.field.side)} />
      </clipPath>
      <Zones scene={scene} />
      {threatened && <Threats scene={scene} />}
      {!choosing && <Driven state={scene.state} />}
      <Able scene={scene} />
      {tool.at !== 'order' && <Selected scene={scene} model={selected} />}
      {(tool.at === 'idle' || tool.at === 'carry') && <Reach scene={scene} model={selected} />}
      {tool.at === 'order' && <Grouped scene={scene} forming={tool.forming} />}
      {scene.frame?.at === 'group' && <Members scene={scene} models={scene.frame.order.members} />}
      {aim && <AimMarks scene={scene} aim={aim} handled={tool.at === 'aimed' && tool.dragKind !== null} />}
      {tool.at === 'lasso' && <LassoLine lasso={tool} />}
      {tool.at === 'lasso' && <Members scene={scene} models={tool.gathered} />}
      {tool.at === 'lay' && <LaidPiece scene={scene} laid={tool.laid} />}
      {tool.at === 'measure' && tool.from && tool.to && (
        <Measure scene={scene} level={interaction.level} from={tool.from} to={tool.to} />
      )}
    </>
  );
}

function Ring({
  scene,
  model,
  className,
  grow = 2,
}: {
  readonly scene: Scene;
  readonly model: number;
  readonly className: string;
  readonly grow?: number;
}): ReactNode {
  const spot = spotOf(scene.state, model);
  if (!spot) return null;
  const r = spot.radius + grow;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      {(className === 'target' || className === 'chosen') && <circle r={r} className="mark-under" />}
      {className === 'target' ? <path className="target" d={corners(r, r)} /> : <circle r={r} className={className} />}
    </g>
  );
}

/** Models that wait for the viewer's choice. */
const Able = memo(function Able({ scene }: { readonly scene: Scene }): ReactNode {
  return choosable(scene).map((model) => <Ring key={model} scene={scene} model={model} className="able" grow={2.4} />);
});

/** What the models cover, for labels that keep off them; in millimetres. */
const standingBoxes = memoizeBy((state: State) =>
  state.models.flatMap((_, model) => {
    const spot = spotOf(state, model);
    const size = 2 * (spot?.radius ?? 0);
    return spot ? [standingBox({ ...spot, facing: 0, width: size, depth: size }, 1, MAN)] : [];
  }),
);

/** Where models stood before the rules moved them. */
const Driven = memo(function Driven({ state }: { readonly state: State }): ReactNode {
  return (
    <ForcedGhosts
      state={state}
      pieces={standingBoxes(state)}
      placeOf={(at, piece) => spotOf(at, modelNamed(piece))}
      renderBody={(before, piece) => {
        const index = modelNamed(piece);
        const [profile, model, spot] = [before.field.models[index], before.models[index], spotOf(before, index)];
        return (
          profile &&
          model &&
          spot && (
            <g className="ghost" transform={`translate(${spot.x} ${spot.y})`}>
              <ModelBody profile={profile} model={model} radius={spot.radius} />
            </g>
          )
        );
      }}
    />
  );
});

/** Index of a model by its name on the table. */
const modelNamed = (piece: string): number => Number(piece.slice('model-'.length));

function Selected({ scene, model }: { readonly scene: Scene; readonly model: number }): ReactNode {
  return <Ring scene={scene} model={model} className="chosen" grow={2.4} />;
}

function Members({ scene, models }: { readonly scene: Scene; readonly models: readonly number[] }): ReactNode {
  return models.map((model) => <Ring key={model} scene={scene} model={model} className="able" grow={3.4} />);
}

function AimMarks({
  scene,
  aim,
  handled,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly handled: boolean;
}): ReactNode {
  const messages = useMessages<never>();
  const touch = useTouch();
  const reach = useReach();
  const { ghost, model } = aim;
  const target = targetOf(aim.asked);
  if (target >= 0) {
    return (
      <>
        {aim.asked.type === 'shoot' && <SightLines scene={scene} shooters={[model]} target={target} />}
        <Ring scene={scene} model={target} className="target" grow={2.4} />
        <Between scene={scene} a={model} b={target} shot={aim.asked.type === 'shoot'} />
      </>
    );
  }
  if (!ghost || aim.asked.type === 'deploy') return ghost && <Ghost scene={scene} aim={aim} />;
  const length = away(ghost, aim.from);
  const radius = radiusIn(scene.state, ghost.model);
  const handle = handled && touch ? { x: ghost.x, y: ghost.y + radius + reach * HANDLE_AWAY } : null;
  return (
    <g>
      {aim.meets.map((enemy) => (
        <Ring key={enemy} scene={scene} model={enemy} className="target" grow={2.4} />
      ))}
      {aim.consequences.map(({ pieces, effect, what }) =>
        effect === 'worse'
          ? pieces.map((piece) => (
              <Ring key={`${what}${piece}`} scene={scene} model={piece} className="watcher" grow={4} />
            ))
          : null,
      )}
      <Ghost scene={scene} aim={aim} />
      {aim.others.map((other) => (
        <Ghost key={other.model} scene={scene} aim={{ ...aim, ghost: other }} />
      ))}
      <LiveDistances scene={scene} aim={aim} handle={handle} />
      {length > 1 && (
        <WaySticks
          from={aim.from}
          stops={stopsOf(aim)}
          stopped={aim.refusal !== null}
          label={(stretch) => lengthText(messages, scene.state, stretch)}
          notch={mm(scene.state.field.sticks.s)}
          handle={handle}
        />
      )}
      {handle && <HandleMark {...handle} kind="body" />}
    </g>
  );
}

function Ghost({ scene, aim }: { readonly scene: Scene; readonly aim: ProposedCommand }): ReactNode {
  const { ghost } = aim;
  if (!ghost) return null;
  const [profile, model] = [scene.state.field.models[ghost.model], scene.state.models[ghost.model]];
  if (!profile || !model) return null;
  const radius = radiusIn(scene.state, ghost.model);
  return (
    <g transform={`translate(${ghost.x} ${ghost.y})`}>
      <g className="ghost">
        <ModelBody
          profile={profile}
          model={model.posture === 'waiting' ? { ...model, posture: 'standing' } : model}
          radius={radius}
        />
      </g>
      <circle r={radius + 1.6} className={aim.refusal ? 'ghost-edge stopped' : 'ghost-edge'} />
    </g>
  );
}

/** The free stick: from anything to anything; over models it runs from base to base. */
function Measure({
  scene,
  level,
  from,
  to,
}: {
  readonly scene: Scene;
  readonly level: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}): ReactNode {
  const messages = useMessages<never>();
  const { state } = scene;
  const [a, b] = [modelAt(state, from, 1, level), modelAt(state, to, 1, level)];
  const [one, two] = [spotOf(state, a), spotOf(state, b)];
  const line = one && two && a !== b ? gapLine(one, two) : { gap: away(from, to), from, to };
  return (
    <Stick
      from={line.from}
      to={line.to}
      stopped={false}
      label={lengthText(messages, state, line.gap)}
      notch={mm(state.field.sticks.s)}
    />
  );
}

/** Overlay of the interaction: pieces to order, reach, arcs, charge lanes, sticks, ghosts, handles. */
import { type Command, orderPreview, type State } from '@drumhead/simplicity/screen';
import { memo, type ReactNode } from 'react';
import { useHosted } from '../../../../battle/index.ts';
import { useMessages } from '../../../../i18n/index.ts';
import type { Point } from '../../../../table/camera.ts';
import { HandleMark } from '../../../../table/HandleMark.tsx';
import { LassoLine } from '../../../../table/LassoLine.tsx';
import { Stick } from '../../../../table/Stick.tsx';
import { WaySticks } from '../../../../table/WaySticks.tsx';
import { mm } from '../../../../table/units.ts';
import { useReach, useTouch } from '../../../../table/zoom.ts';
import { gapBetween, measuredLine } from '../../../../table/troops/footprints.ts';
import { STAND_OFF } from '../../../../table/troops/handles.ts';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { stateAtLastWord, stateBeforeLastWord, type Trail, Trails } from '../../../../table/troops/Trails.tsx';
import type { ProposedCommand, Ghost } from '../../interaction/proposal.ts';
import type { TableKey } from '../../screen/messages.ts';
import { CommandBody } from '../pieces/CommandPiece.tsx';
import { UnitBody } from '../pieces/UnitPiece.tsx';
import { pieceAt, placeOf, unitPlace } from '../../interaction/places.ts';
import { cornersOfRide } from '../../interaction/rides.ts';
import {
  able,
  isComingOn,
  isOrdering,
  type PieceRef,
  samePiece,
  type Scene,
  targetOf,
} from '../../interaction/scene.ts';
import type { Gathered } from '../../interaction/gathering.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { type Interaction, handlesOf, placeOfGhost } from '../../interaction/tool.ts';
import { lengthText } from '../../screen/names.ts';
import { ChargeLanes, FireArc, Lane, Radius, Reach, SightLine } from './Reaches.tsx';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { LiveDistances } from './LiveDistances.tsx';
import { Threats } from './OverlayThreat.tsx';
import { standingBoxes } from '../standingBoxes.ts';
import { Zones } from './Zones.tsx';

/** Notches of the stick: a centimetre each. */
const NOTCH = 10;

export function Overlay(): ReactNode {
  const scene = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  if (!scene) return null;
  const { tool, selected } = interaction;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  return (
    <>
      <clipPath id="simplicity-edge">
        <rect width={mm(scene.state.field.width)} height={mm(scene.state.field.depth)} />
      </clipPath>
      <Zones scene={scene} />
      {threats && scene.side !== -1 && <Threats scene={scene} />}
      <Moved scene={scene} />
      <Driven scene={scene} />
      <Able scene={scene} selected={selected} />
      {selected && tool.at !== 'gathered' && <Selection scene={scene} piece={selected} aimed={aim?.command ?? null} />}
      {tool.at === 'lasso' && <LassoLine lasso={tool} />}
      {tool.at === 'lasso' && <Marked scene={scene} units={tool.gathered} />}
      {tool.at === 'gathered' && <Together scene={scene} tool={tool} />}
      {aim && <AimMarks scene={scene} aim={aim} interaction={interaction} />}
      <Handles scene={scene} interaction={interaction} />
      {tool.at === 'measure' && tool.from && tool.to && <Measure scene={scene} from={tool.from} to={tool.to} />}
    </>
  );
}

/** Pieces that wait for the viewer's choice. */
const Able = memo(function Able({
  scene,
  selected,
}: {
  readonly scene: Scene;
  readonly selected: PieceRef | null;
}): ReactNode {
  return able(scene).map((piece) => {
    const place = samePiece(piece, selected) ? null : placeOf(scene.state, piece);
    return place && <Outline key={`${piece.what}${piece.index}`} place={place} grow={4} className="able" />;
  });
});

const Selection = memo(function Selection({
  scene,
  piece,
  aimed,
}: {
  readonly scene: Scene;
  readonly piece: PieceRef;
  /** The proposed command; only what concerns it is drawn. */
  readonly aimed: Command | null;
}): ReactNode {
  const place = placeOf(scene.state, piece);
  if (!place) return null;
  const ready = piece.what === 'unit' && scene.state.units[piece.index]?.status === 'ready';
  return (
    <g>
      <g clipPath="url(#simplicity-edge)">
        {piece.what === 'command' && <Radius scene={scene} place={place} command={piece.index} />}
        {ready && aimed?.type !== 'charge' && <FireArc scene={scene} unit={piece.index} />}
        {ready && (aimed === null || aimed.type === 'move') && <Reach scene={scene} unit={piece.index} />}
      </g>
      {aimed === null && piece.what === 'unit' && <ChargeLanes scene={scene} unit={piece.index} />}
      <Outline place={place} grow={4} className="chosen" />
    </g>
  );
});

const Marked = memo(function Marked({
  scene,
  units,
}: {
  readonly scene: Scene;
  readonly units: readonly number[];
}): ReactNode {
  return units.map((index) => {
    const place = unitPlace(scene.state, index);
    return place && <Outline key={index} place={place} grow={4} className="chosen" />;
  });
});

/** Gathered units, and what the proposed order makes of them. */
function Together({ scene, tool }: { readonly scene: Scene; readonly tool: Gathered }): ReactNode {
  const { state } = scene;
  const { units, order } = tool;
  const target = order?.shares.map(({ command }) => targetOf(command)).find((index) => index >= 0) ?? -1;
  const aimed = unitPlace(state, target);
  return (
    <>
      <Marked scene={scene} units={units} />
      {aimed && <Outline place={aimed} grow={4} className="target" />}
      {order?.shares.map(
        ({ unit, ghost }) => ghost && <GhostPiece key={unit} scene={scene} ghost={ghost} refused={false} />,
      )}
    </>
  );
}

function AimMarks({
  scene,
  aim,
  interaction,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly interaction: Interaction;
}): ReactNode {
  const { state } = scene;
  const touch = useTouch();
  const stand = useReach() * STAND_OFF;
  const messages = useMessages<TableKey>();
  const { ghost, command } = aim;
  const handle = touch && ghost ? (handlesOf(scene, interaction, stand)?.body ?? null) : null;
  const shown = command ?? aim.asked;
  const target = unitPlace(state, targetOf(shown));
  const own = placeOf(state, aim.piece);
  const shot = command && isOrdering(scene) ? orderPreview(state, command).shot : null;
  const corners = shown.type === 'moveCommand' ? cornersOfRide(shown) : [];
  const way = ghost ? [aim.from, ...corners, ghost] : [];
  const length = lengthOf(way);
  const standing = own !== null && !isComingOn(scene);
  return (
    <g>
      {command?.type === 'charge' && <Lane state={state} charge={command} />}
      {target && <Outline place={target} grow={4} className="target" />}
      {aim.consequences.map(({ pieces, effect, what }) =>
        effect === 'worse'
          ? pieces.map((index) => {
              const place = unitPlace(state, index);
              return place && <Outline key={`${what}${index}`} place={place} grow={6} className="watcher" />;
            })
          : null,
      )}
      {ghost && standing && <LiveDistances scene={scene} aim={aim} way={way} handle={handle} />}
      {ghost && <GhostPiece scene={scene} ghost={ghost} refused={aim.refusal !== null} />}
      {shot?.line && <SightLine line={shot.line} />}
      {shown.type === 'fire' && own && target && (
        <Stick
          from={gapBetween(own, target).from}
          to={gapBetween(own, target).to}
          stopped={aim.refusal !== null}
          label={lengthText(messages, shot ? mm(shot.range) : gapBetween(own, target).gap)}
          notch={NOTCH}
          shot
        />
      )}
      {standing && (
        <WaySticks
          from={aim.from}
          stops={way.slice(1)}
          stopped={aim.refusal !== null}
          label={(leg, isLast) => lengthText(messages, isLast ? length : leg)}
          notch={NOTCH}
          handle={handle}
        />
      )}
    </g>
  );
}

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, { x, y }, i) => sum + Math.hypot(x - (way[i - 1]?.x ?? x), y - (way[i - 1]?.y ?? y)), 0);

function GhostPiece({
  scene,
  ghost,
  refused,
}: {
  readonly scene: Scene;
  readonly ghost: Ghost;
  readonly refused: boolean;
}): ReactNode {
  const { state } = scene;
  const { piece } = ghost;
  const profile = piece.what === 'unit' ? state.field.units[piece.index] : undefined;
  const side = state.field.commands[piece.index]?.side ?? 0;
  return (
    <g>
      <g className="ghost" transform={`translate(${ghost.x} ${ghost.y}) rotate(${ghost.facing})`}>
        {profile ? (
          <UnitBody index={piece.index} profile={profile} facing={ghost.facing} />
        ) : (
          <CommandBody side={side} uniform={state.field.units.find((unit) => unit.side === side)?.uniform ?? ''} />
        )}
      </g>
      <Outline place={placeOfGhost(scene, ghost)} grow={3} className={refused ? 'ghost-edge stopped' : 'ghost-edge'} />
    </g>
  );
}

/** Where pieces stood before the rules moved them. */
const Driven = memo(function Driven({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <ForcedGhosts
      state={scene.state}
      pieces={standingBoxes(scene.state)}
      placeOf={(at, name) => placeOf(at, pieceNamed(name))}
      renderBody={(before, name) => {
        const piece = pieceNamed(name);
        const place = placeOf(before, piece);
        const ghost = place && { piece, x: place.x, y: place.y, facing: place.facing };
        return ghost && <GhostPiece scene={scene} ghost={ghost} refused={false} />;
      }}
    />
  );
});

/** A piece by its name on the table. */
function pieceNamed(name: string): PieceRef {
  const [what, index] = name.split('-');
  return { what: what === 'command' ? 'command' : 'unit', index: Number(index) };
}

/** Handles keep their distance on the screen, so they are placed by the zoom. */
function Handles({ scene, interaction }: { readonly scene: Scene; readonly interaction: Interaction }): ReactNode {
  const touch = useTouch();
  const handles = handlesOf(scene, interaction, useReach() * STAND_OFF);
  if (!handles) return null;
  return (
    <g className="handles">
      {touch && <HandleMark x={handles.body.x} y={handles.body.y} kind="body" />}
      {handles.turn && <HandleMark x={handles.turn.x} y={handles.turn.y} kind="turn" />}
    </g>
  );
}

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** The free stick: from anything to anything; over pieces it runs from edge to edge (SIP-GEN-6). */
function Measure({ scene: { state }, from, to }: Ends & { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey>();
  const under = (at: Ends['from']) => {
    const piece = pieceAt(state, at, 1);
    return piece && placeOf(state, piece);
  };
  const line = measuredLine(under(from), under(to), from, to);
  return <Stick from={line.from} to={line.to} stopped={false} label={lengthText(messages, line.gap)} notch={NOTCH} />;
}

/** Moves of the others since the viewer's last decision; routs are marked. */
const Moved = memo(function Moved({ scene }: { readonly scene: Scene }): ReactNode {
  const steps = useHosted((h) => h.steps);
  if (isComingOn(scene)) return null;
  const { state, seat } = scene;
  const after = stateAtLastWord(steps, seat) as State | null;
  const before = stateBeforeLastWord(steps, seat) as State | null;
  const trails = state.units.flatMap((unit, i): readonly Trail[] => {
    const driven = unit.status === 'routing' || unit.status === 'removed';
    const then = driven ? before : after;
    const old = then && unitPlace(then, i);
    return old && then.units[i] !== unit ? [{ from: old, to: unitPlace(state, i), driven }] : [];
  });
  return <Trails trails={trails} />;
});

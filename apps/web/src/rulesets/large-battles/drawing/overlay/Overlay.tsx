/** Overlay of the interaction: selection, arcs, ranges, command spans, sticks, ghosts, handles. */
import type { State } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { FightLines, Zones } from './OverlayFight.tsx';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { Stick } from '../../../../table/Stick.tsx';
import { WaySticks } from '../../../../table/WaySticks.tsx';
import { useReach, useTouch } from '../../../../table/zoom.ts';
import { HandleMark } from '../../../../table/HandleMark.tsx';
import { LassoLine } from '../../../../table/LassoLine.tsx';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { LiveDistances } from './LiveDistances.tsx';
import { Threats } from './OverlayThreat.tsx';
import { ArcOf, ReachOf, SpanOf } from './OverlayReach.tsx';
import { Trails } from '../Trails.tsx';
import { SectorMarks } from './SectorMark.tsx';
import { standingBoxes } from '../standingBoxes.ts';
import { CandidateMarks } from './CandidateMarks.tsx';
import { decisionOf } from '../../panels/decisionChoices.ts';
import { Body } from '../pieces/UnitPiece.tsx';
import { GeneralBody } from '../pieces/GeneralPiece.tsx';
import { liveryOf } from '../../../../table/troops/uniforms.ts';
import { gapBetween, measuredLine, type Place } from '../../../../table/troops/footprints.ts';
import { STAND_OFF } from '../../../../table/troops/handles.ts';
import { pieceAt, placeOf, unitPlace } from '../../interaction/places.ts';
import { isDeployment, type PieceRef, type Scene } from '../../interaction/scene.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { generalUniform } from '../pieces/generalUniform.ts';
import { targetOf } from '../../interaction/commandSubject.ts';
import { type Interaction, handlesOf, placeOfGhost } from '../../interaction/tool.ts';
import type { ProposedCommand, Ghost } from '../../interaction/proposal.ts';
import { mm } from '../../../../table/units.ts';
import { lengthText } from '../../screen/names.ts';

export function Overlay(): ReactNode {
  const scene = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  if (!scene) return null;
  const { tool, selected } = interaction;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  return (
    <>
      <clipPath id="large-battles-edge">
        <rect width={mm(scene.state.field.width)} height={mm(scene.state.field.height)} />
      </clipPath>
      <SectorMarks state={scene.state} />
      <Zones scene={scene} />
      {threats && !isDeployment(scene.frame) && <Threats scene={scene} />}
      <Trails scene={scene} />
      <Driven state={scene.state} />
      <Able scene={scene} selected={selected} />
      <FightLines scene={scene} />
      <CandidateMarks scene={scene} />
      {selected && <Selection scene={scene} piece={selected} />}
      {tool.at === 'carry' && <KeepOut scene={scene} piece={tool.piece} />}
      {tool.at === 'lasso' && <LassoLine lasso={tool} />}
      {tool.at === 'group' && <Grouped scene={scene} units={tool.units} />}
      {aim && <AimMarks scene={scene} aim={aim} interaction={interaction} />}
      <HandleMarks scene={scene} interaction={interaction} />
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
  const decision = decisionOf(scene, selected);
  if (!decision || isDeployment(scene.frame)) return null;
  const reacting = decision.choices.flatMap(({ command }): readonly PieceRef[] =>
    command.type === 'react'
      ? [{ what: 'unit', index: command.unit }]
      : command.type === 'reactGeneral'
        ? [{ what: 'general', index: command.general }]
        : [],
  );
  return [...decision.subjects, ...reacting].map((piece) => {
    const place = placeOf(scene.state, piece);
    return place && <Outline key={`${piece.what}${piece.index}`} place={place} grow={5} className="able" />;
  });
});

const Grouped = memo(function Grouped({
  scene,
  units,
}: {
  readonly scene: Scene;
  readonly units: readonly number[];
}): ReactNode {
  return units.map((index) => {
    const place = unitPlace(scene.state, index);
    return place && <Outline key={index} place={place} grow={5} className="chosen" />;
  });
});

const Selection = memo(function Selection({
  scene,
  piece,
}: {
  readonly scene: Scene;
  readonly piece: PieceRef;
}): ReactNode {
  const place = placeOf(scene.state, piece);
  if (!place) return null;
  return (
    <g>
      {piece.what === 'unit' ? (
        <>
          <ArcOf scene={scene} unit={piece.index} place={place} />
          <ReachOf scene={scene} unit={piece.index} />
        </>
      ) : (
        <SpanOf scene={scene} general={piece.index} place={place} />
      )}
      <Outline place={place} grow={6} className="chosen" />
    </g>
  );
});

/** 1S around the enemies near a moving unit, where it must stop. */
const KeepOut = memo(function KeepOut({
  scene,
  piece,
}: {
  readonly scene: Scene;
  readonly piece: PieceRef;
}): ReactNode {
  const place = placeOf(scene.state, piece);
  const side = piece.what === 'unit' ? scene.state.field.units[piece.index]?.side : null;
  if (!place || side === null || isDeployment(scene.frame)) return null;
  return scene.state.units.map((_, i) => {
    if (scene.state.field.units[i]?.side === side) return null;
    const other = unitPlace(scene.state, i);
    if (!other || Math.hypot(other.x - place.x, other.y - place.y) > 480) return null;
    return <Outline key={i} place={other} grow={mm(scene.state.field.sticks.s)} round className="keep-out" />;
  });
});

function AimMarks({
  scene,
  aim,
  interaction,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly interaction: Interaction;
}): ReactNode {
  const messages = useMessages();
  const touch = useTouch();
  const away = useReach() * STAND_OFF;
  const { ghost } = aim;
  const target = targetOf(aim.asked);
  if (target) return <ShotLine scene={scene} piece={aim.piece} target={target.index} />;
  if (!ghost) return null;
  const handle = touch ? (handlesOf(scene, interaction, away)?.body ?? null) : null;
  const standing = placeOf(scene.state, aim.piece) !== null && !isDeployment(scene.frame);
  return (
    <g>
      {aim.attack?.defenders.map((unit) => {
        const place = unitPlace(scene.state, unit);
        return place && <Outline key={unit} place={place} grow={6} className="target" />;
      })}
      {aim.consequences.map(({ pieces, effect, what }) =>
        effect === 'worse'
          ? pieces.map((unit) => {
              const place = unitPlace(scene.state, unit);
              return place && <Outline key={`${what}${unit}`} place={place} grow={8} className="watcher" />;
            })
          : null,
      )}
      {standing && <LiveDistances scene={scene} aim={aim} handle={handle} />}
      <GhostPiece scene={scene} ghost={ghost} refused={aim.refusal !== null} />
      {standing && (
        <WaySticks
          from={aim.from}
          stops={aim.stops}
          stopped={aim.refusal !== null}
          label={(length) => lengthText(messages, scene.state, length)}
          notch={mm(scene.state.field.sticks.vs)}
          handle={handle}
        />
      )}
    </g>
  );
}

/** Measured as the rules do, from footprint to footprint. */
function ShotLine({
  scene,
  piece,
  target,
}: {
  readonly scene: Scene;
  readonly piece: PieceRef;
  readonly target: number;
}): ReactNode {
  const messages = useMessages();
  const own = placeOf(scene.state, piece);
  const place = unitPlace(scene.state, target);
  if (!place || !own) return null;
  const { gap } = gapBetween(own, place);
  return (
    <g>
      <Outline place={place} grow={6} className="target" />
      <Stick
        from={own}
        to={place}
        stopped={false}
        label={lengthText(messages, scene.state, gap)}
        notch={mm(scene.state.field.sticks.vs)}
        shot
      />
    </g>
  );
}

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
  const place = placeOfGhost(scene, ghost);
  const { piece } = ghost;
  const unit = piece.what === 'unit' ? state.units[piece.index] : undefined;
  const profile = piece.what === 'unit' ? state.field.units[piece.index] : undefined;
  const general = piece.what === 'general' ? state.field.generals[piece.index] : undefined;
  return (
    <g>
      <g
        className="ghost"
        transform={`translate(${ghost.x} ${ghost.y}) rotate(${ghost.facing}) scale(${state.field.factor})`}
      >
        {profile && unit && ghost.formation && (
          <Body
            field={state.field}
            profile={profile}
            formation={ghost.formation}
            sk={0}
            seed={piece.index}
            grand={ghost.grand ?? false}
            facing={ghost.facing}
          />
        )}
        {general && (
          <GeneralBody
            chief={general.brigade < 0}
            livery={liveryOf(general.side)}
            uniform={generalUniform(state, piece.index)}
            facing={ghost.facing}
          />
        )}
      </g>
      {place && <Outline place={place} grow={4} className={refused ? 'ghost-edge stopped' : 'ghost-edge'} />}
    </g>
  );
}

/** Where units stood before the rules moved them. */
const Driven = memo(function Driven({ state }: { readonly state: State }): ReactNode {
  return (
    <ForcedGhosts
      state={state}
      pieces={standingBoxes(state)}
      placeOf={(at, piece) => unitPlace(at, unitNamed(piece))}
      renderBody={(before, piece) => {
        const index = unitNamed(piece);
        const [unit, profile, place] = [before.units[index], before.field.units[index], unitPlace(before, index)];
        return (
          unit &&
          profile &&
          place && (
            <g
              className="ghost"
              transform={`translate(${place.x} ${place.y}) rotate(${place.facing}) scale(${before.field.factor})`}
            >
              <Body
                field={before.field}
                profile={profile}
                formation={unit.formation}
                sk={0}
                seed={index}
                grand={false}
                facing={place.facing}
              />
            </g>
          )
        );
      }}
    />
  );
});

/** Index of a unit by its name on the table, or -1. */
const unitNamed = (piece: string): number => (piece.startsWith('unit-') ? Number(piece.slice(5)) : -1);

/** Handles keep their distance on the screen, so they are placed by the zoom. */
function HandleMarks({ scene, interaction }: { readonly scene: Scene; readonly interaction: Interaction }): ReactNode {
  const touch = useTouch();
  const handles = handlesOf(scene, interaction, useReach() * STAND_OFF);
  if (!handles) return null;
  return (
    <g className="handles">
      {touch && <HandleMark x={handles.body.x} y={handles.body.y} kind="body" />}
      {handles.turn && <HandleMark x={handles.turn.x} y={handles.turn.y} kind="turn" />}
      {handles.wheelLeft && <HandleMark x={handles.wheelLeft.x} y={handles.wheelLeft.y} kind="wheel" />}
      {handles.wheelRight && <HandleMark x={handles.wheelRight.x} y={handles.wheelRight.y} kind="wheel" />}
    </g>
  );
}

/** The free stick: from anything to anything; over pieces it runs from edge to edge. */
function Measure({
  scene,
  from,
  to,
}: {
  readonly scene: Scene;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}): ReactNode {
  const messages = useMessages();
  const [a, b] = [placeUnder(scene.state, from), placeUnder(scene.state, to)];
  const line = measuredLine(a, b, from, to);
  return (
    <Stick
      from={line.from}
      to={line.to}
      stopped={false}
      label={lengthText(messages, scene.state, line.gap)}
      notch={mm(scene.state.field.sticks.vs)}
    />
  );
}

function placeUnder(state: State, at: { readonly x: number; readonly y: number }): Place | null {
  const piece = pieceAt(state, at, 1);
  return piece && placeOf(state, piece);
}

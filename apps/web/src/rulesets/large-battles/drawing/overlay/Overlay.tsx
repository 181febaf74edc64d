/** Overlay of the interaction: selection, arcs, ranges, command spans, sticks, ghosts, handles. */
import type { Formation, State } from '@drumhead/large-battles';
import { commanderOf } from '@drumhead/large-battles/screen';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { type AimView, liveLines, NOTHING_TO_SEE, stickBetween, worse } from '../../../../table/tool/aimView.ts';
import { Outlines, ToolMarks } from '../../../../table/tool/ToolMarks.tsx';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { liveryOf } from '../../../../table/troops/uniforms.ts';
import { mm } from '../../../../table/units.ts';
import { targetOf } from '../../interaction/commandSubject.ts';
import { generalPlace, placeOf, placeOfGhost, unitPlace } from '../../interaction/places.ts';
import type { Ghost, ProposedCommand } from '../../interaction/proposal.ts';
import { isDeployment, type PieceRef, type Scene, samePiece } from '../../interaction/scene.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { TOOL } from '../../interaction/tool.ts';
import { decisionOf } from '../../panels/decisionChoices.ts';
import { lengthText } from '../../screen/names.ts';
import { GeneralBody } from '../pieces/GeneralPiece.tsx';
import { generalUniform } from '../pieces/generalUniform.ts';
import { Body } from '../pieces/UnitPiece.tsx';
import { standingBoxes } from '../standingBoxes.ts';
import { Trails } from '../Trails.tsx';
import { CandidateMarks } from './CandidateMarks.tsx';
import { FightLines } from './OverlayFight.tsx';
import { Zones } from './OverlayZones.tsx';
import { ArcOf, ReachOf, SpanOf } from './OverlayReach.tsx';
import { Threats } from './OverlayThreat.tsx';
import { SectorMarks } from './SectorMark.tsx';

/** Millimetres from a piece to its frame. */
const GROW = 6;

export function Overlay(): ReactNode {
  const messages = useMessages();
  const scene = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  if (!scene) return null;
  const { state } = scene;
  const { tool, selected } = interaction;
  const length = (millimetres: number) => lengthText(messages, state, millimetres);
  return (
    <>
      <clipPath id="large-battles-edge">
        <rect width={mm(state.field.width)} height={mm(state.field.height)} />
      </clipPath>
      <SectorMarks state={state} />
      <Zones scene={scene} />
      {threats && !isDeployment(scene.frame) && <Threats scene={scene} />}
      <Trails scene={scene} />
      <Driven state={state} />
      <Able scene={scene} selected={selected} />
      <FightLines scene={scene} />
      <CandidateMarks scene={scene} />
      {selected && <Selection scene={scene} piece={selected} />}
      {tool.at === 'carry' && <KeepOut scene={scene} piece={tool.piece} />}
      {tool.at === 'group' && (
        <Outlines rules={TOOL} scene={scene} pieces={units(tool.group.units)} grow={GROW} className="chosen" />
      )}
      <ToolMarks
        rules={TOOL}
        scene={scene}
        interaction={interaction}
        viewOf={(aim) => viewOf(scene, aim, length)}
        length={length}
        notch={mm(state.field.sticks.vs)}
        grow={GROW}
        renderBody={({ piece, formation, ...ghost }) => <PieceBody {...{ state, piece, formation }} {...ghost} />}
      />
    </>
  );
}

const units = (indices: readonly number[]): readonly PieceRef[] => indices.map((index) => ({ what: 'unit', index }));

/** What a proposal is against, and its distances to what matters: the nearest enemy, its General. */
function viewOf(scene: Scene, aim: ProposedCommand, length: (millimetres: number) => string): AimView<PieceRef, Ghost> {
  const { state, side } = scene;
  const { ghost, piece } = aim;
  const standing = placeOf(state, piece);
  const target = targetOf(aim.asked);
  if (target) {
    const stick = stickBetween(standing, placeOf(state, target), length, { shot: true });
    return { ...NOTHING_TO_SEE, targets: [target], stick };
  }
  const own = ghost && placeOfGhost(state, ghost);
  if (!ghost || !own) return NOTHING_TO_SEE;
  const enemies = state.field.units.flatMap((profile, unit) =>
    profile.side === side ? [] : (unitPlace(state, unit) ?? []),
  );
  const commander = piece.what === 'unit' ? commanderOf(state, piece.index) : -1;
  // A General attached to the unit goes along with it.
  const along = state.generals[commander]?.status === 'attached' && state.generals[commander].unit === piece.index;
  const leader = along ? null : generalPlace(state, commander);
  return {
    targets: units(aim.attack?.defenders ?? []),
    watchers: units(worse(aim.consequences)),
    ghosts: [ghost],
    lines: standing && !isDeployment(scene.frame) ? liveLines(own, enemies, leader ? [leader] : [], length) : null,
    stick: null,
  };
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
    const place = samePiece(piece, selected) ? null : placeOf(scene.state, piece);
    return place && <Outline key={`${piece.what}${piece.index}`} place={place} grow={5} className="able" />;
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
      <Outline place={place} grow={GROW} className="chosen" />
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

function PieceBody({
  state,
  piece: { what, index },
  facing,
  formation,
  grand = false,
}: {
  readonly state: State;
  readonly piece: PieceRef;
  readonly facing: number;
  readonly formation: Formation | null;
  readonly grand?: boolean | undefined;
}): ReactNode {
  const { field } = state;
  const profile = what === 'unit' ? field.units[index] : undefined;
  const general = what === 'general' ? field.generals[index] : undefined;
  return (
    <g transform={`scale(${field.factor})`}>
      {profile && formation && <Body {...{ field, profile, formation, grand, facing }} sk={0} seed={index} />}
      {general && (
        <GeneralBody
          chief={general.brigade < 0}
          livery={liveryOf(general.side)}
          uniform={generalUniform(state, index)}
          facing={facing}
        />
      )}
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
      renderBody={(before, name, { facing }) => {
        const piece = { what: 'unit', index: unitNamed(name) } as const;
        const formation = before.units[piece.index]?.formation ?? null;
        return <PieceBody state={before} piece={piece} facing={facing} formation={formation} />;
      }}
    />
  );
});

/** Index of a unit by its name on the table, or -1. */
const unitNamed = (piece: string): number => (piece.startsWith('unit-') ? Number(piece.slice(5)) : -1);

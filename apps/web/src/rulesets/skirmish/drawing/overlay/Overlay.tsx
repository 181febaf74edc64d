/** Overlay of the interaction: acting model, reach, ghosts, sticks, sight lines, zones. */
import { memoizeBy } from '@drumhead/engine';
import { commanderOf, isEnemy, type State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { type AimView, liveLines, NOTHING_TO_SEE, stickBetween, worse } from '../../../../table/tool/aimView.ts';
import { Outlines, ToolMarks } from '../../../../table/tool/ToolMarks.tsx';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { MAN, standingBox } from '../../../../table/troops/standingBox.ts';
import { mm } from '../../../../table/units.ts';
import { placeOf, placeOfGhost, radiusIn, spotOf } from '../../interaction/places.ts';
import type { Ghost, ProposedCommand } from '../../interaction/proposedCommand.ts';
import { choosable, type Scene, targetOf } from '../../interaction/scene.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { seen, TOOL } from '../../interaction/tool.ts';
import { lengthText } from '../../screen/names.ts';
import { ModelBody } from '../pieces/ModelPiece.tsx';
import { Grouped } from './OverlayOrder.tsx';
import { Reach } from './OverlayReach.tsx';
import { SightLines } from './OverlaySight.tsx';
import { Threats } from './OverlayThreat.tsx';
import { LaidPiece, Zones } from './OverlayZones.tsx';

/** Millimetres from a base to its ring. */
const GROW = 2.4;

export function Overlay(): ReactNode {
  const messages = useMessages<never>();
  const now = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  const { tool, selected, level, sprint } = interaction;
  const look = useMemo(() => now && seen(now, { level, sprint }), [now, level, sprint]);
  if (!look) return null;
  const { scene } = look;
  const { state } = scene;
  const threatened = threats && scene.player >= 0;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  const target = aim?.asked.type === 'shoot' ? targetOf(aim.asked) : -1;
  // With the next model picked, the moves that the last order forced have been seen.
  const choosing = scene.frame?.at === 'turn' && selected !== null;
  const length = (millimetres: number) => lengthText(messages, state, millimetres);
  const rings = { rules: TOOL, scene: look };
  return (
    <>
      <clipPath id="skirmish-edge">
        <rect width={mm(state.field.side)} height={mm(state.field.side)} />
      </clipPath>
      <Zones scene={scene} />
      {threatened && <Threats scene={scene} />}
      {!choosing && <Driven state={state} />}
      <Outlines {...rings} pieces={choosable(scene)} grow={GROW} className="able" />
      {tool.at !== 'group' && selected !== null && (
        <Outlines {...rings} pieces={[selected]} grow={GROW} className="chosen" />
      )}
      {(tool.at === 'idle' || tool.at === 'carry') && <Reach scene={scene} model={selected ?? -1} />}
      {tool.at === 'group' && <Grouped scene={scene} draft={tool.group} />}
      {scene.frame?.at === 'group' && (
        <Outlines {...rings} pieces={scene.frame.order.members} grow={GROW + 1} className="able" />
      )}
      {aim && target >= 0 && <SightLines scene={scene} shooters={[aim.piece]} target={target} />}
      {tool.at === 'lay' && <LaidPiece scene={scene} laid={tool.laid} />}
      <ToolMarks
        {...rings}
        interaction={interaction}
        viewOf={(one) => viewOf(scene, one, length)}
        length={length}
        notch={mm(state.field.sticks.s)}
        grow={GROW}
        renderBody={({ model }) => <GhostBody state={state} model={model} />}
      />
    </>
  );
}

/** What a proposal is against, and its distances to what matters: the nearest enemy, its commander. */
function viewOf(
  { state }: Scene,
  aim: ProposedCommand,
  length: (millimetres: number) => string,
): AimView<number, Ghost> {
  const { asked, ghost, piece } = aim;
  const target = targetOf(asked);
  if (target >= 0) {
    const stick = stickBetween(placeOf(state, piece), placeOf(state, target), length, { shot: asked.type === 'shoot' });
    return { ...NOTHING_TO_SEE, targets: [target], stick };
  }
  if (!ghost) return NOTHING_TO_SEE;
  if (asked.type === 'deploy') return { ...NOTHING_TO_SEE, ghosts: [ghost] };
  const enemies = state.models.flatMap((_, other) =>
    isEnemy(state, piece, other) ? (placeOf(state, other) ?? []) : [],
  );
  const commander = commanderOf(state, state.field.models[piece]?.player ?? -1);
  const leader = commander === piece ? null : placeOf(state, commander);
  return {
    targets: aim.meets,
    watchers: worse(aim.consequences),
    ghosts: [ghost, ...aim.others],
    lines: liveLines(placeOfGhost(state, ghost), enemies, leader ? [leader] : [], length).filter(({ gap }) => gap > 1),
    stick: null,
  };
}

function GhostBody({ state, model: index }: { readonly state: State; readonly model: number }): ReactNode {
  const [profile, model] = [state.field.models[index], state.models[index]];
  if (!profile || !model) return null;
  const shown = model.posture === 'waiting' ? ({ ...model, posture: 'standing' } as const) : model;
  return <ModelBody profile={profile} model={shown} radius={radiusIn(state, index)} />;
}

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
      placeOf={(at, piece) => placeOf(at, modelNamed(piece))}
      renderBody={(before, piece) => <GhostBody state={before} model={modelNamed(piece)} />}
    />
  );
});

/** Index of a model by its name on the table. */
const modelNamed = (piece: string): number => Number(piece.slice('model-'.length));

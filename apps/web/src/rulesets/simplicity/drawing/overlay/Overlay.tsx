/** Overlay of the interaction: pieces to order, reach, arcs, charge lanes, sticks, ghosts, handles. */
import { type Command, orderPreview, type State } from '@drumhead/simplicity/screen';
import { memo, type ReactNode } from 'react';
import { useHosted } from '../../../../battle/index.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { useThreatShown } from '../../../../table/threatShown.ts';
import { type AimView, liveLines, stickBetween, worse } from '../../../../table/tool/aimView.ts';
import { Outlines, ToolMarks } from '../../../../table/tool/ToolMarks.tsx';
import { ForcedGhosts } from '../../../../table/troops/ForcedGhosts.tsx';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { stateAtLastWord, stateBeforeLastWord, type Trail, Trails } from '../../../../table/troops/Trails.tsx';
import { mm } from '../../../../table/units.ts';
import type { Gathered } from '../../interaction/gathering.ts';
import { placeOf, placeOfGhost, unitPlace } from '../../interaction/places.ts';
import type { Ghost, ProposedCommand } from '../../interaction/proposal.ts';
import {
  able,
  isComingOn,
  isOrdering,
  type PieceRef,
  samePiece,
  type Scene,
  targetOf,
} from '../../interaction/scene.ts';
import { useInteraction, useScene } from '../../interaction/store.ts';
import { TOOL } from '../../interaction/tool.ts';
import type { TableKey } from '../../screen/messages.ts';
import { lengthText } from '../../screen/names.ts';
import { CommandBody } from '../pieces/CommandPiece.tsx';
import { UnitBody } from '../pieces/UnitPiece.tsx';
import { standingBoxes } from '../standingBoxes.ts';
import { Threats } from './OverlayThreat.tsx';
import { ChargeLanes, FireArc, Lane, Radius, Reach, SightLine } from './Reaches.tsx';
import { Zones } from './Zones.tsx';

/** Notches of the stick: a centimetre each. */
const NOTCH = 10;
/** Millimetres from a unit to its frame. */
const GROW = 4;

export function Overlay(): ReactNode {
  const messages = useMessages<TableKey>();
  const scene = useScene();
  const interaction = useInteraction((all) => all);
  const threats = useThreatShown();
  if (!scene) return null;
  const { tool, selected } = interaction;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  const length = (millimetres: number) => lengthText(messages, millimetres);
  return (
    <>
      <clipPath id="simplicity-edge">
        <rect width={mm(scene.state.field.width)} height={mm(scene.state.field.depth)} />
      </clipPath>
      <Zones scene={scene} />
      {threats && scene.side !== -1 && <Threats scene={scene} />}
      <Moved scene={scene} />
      <Driven state={scene.state} />
      <Outlines
        rules={TOOL}
        scene={scene}
        pieces={able(scene).filter((piece) => !samePiece(piece, selected))}
        grow={GROW}
        className="able"
      />
      {selected && tool.at !== 'group' && <Selection scene={scene} piece={selected} aimed={aim?.command ?? null} />}
      {tool.at === 'group' && <Together scene={scene} group={tool.group} />}
      {aim && <Sight scene={scene} aim={aim} />}
      <ToolMarks
        rules={TOOL}
        scene={scene}
        interaction={interaction}
        viewOf={(one) => viewOf(scene, one, length)}
        length={length}
        notch={NOTCH}
        grow={GROW}
        renderBody={({ piece, facing }) => <PieceBody state={scene.state} piece={piece} facing={facing} />}
        whole
      />
    </>
  );
}

/** What a proposal is against, and its distances to what matters: the nearest enemy, the nearest Command base. */
function viewOf(scene: Scene, aim: ProposedCommand, length: (millimetres: number) => string): AimView<PieceRef, Ghost> {
  const { state, side } = scene;
  const { command, ghost, piece } = aim;
  const shown = command ?? aim.asked;
  const own = placeOf(state, piece);
  const target = { what: 'unit', index: targetOf(shown) } as const;
  const range = shotOf(scene, aim)?.range;
  const firing = { stopped: aim.refusal !== null, shot: true };
  const enemies = state.field.units.flatMap((profile, unit) =>
    profile.side === side ? [] : (unitPlace(state, unit) ?? []),
  );
  const bases = state.field.commands.flatMap((profile, index) =>
    profile.side === side && piece.what === 'unit' ? (placeOf(state, { what: 'command', index }) ?? []) : [],
  );
  return {
    targets: target.index < 0 ? [] : [target],
    watchers: worse(aim.consequences).map((index) => ({ what: 'unit', index })),
    ghosts: ghost ? [ghost] : [],
    lines: ghost && own && !isComingOn(scene) ? liveLines(placeOfGhost(state, ghost), enemies, bases, length) : null,
    stick:
      shown.type === 'fire'
        ? stickBetween(own, placeOf(state, target), (gap) => length(range === undefined ? gap : mm(range)), firing)
        : null,
  };
}

const shotOf = (scene: Scene, { command }: ProposedCommand) =>
  command && isOrdering(scene) ? orderPreview(scene.state, command).shot : null;

/** The lane of a charge, or the line that a shot is judged by. */
function Sight({ scene, aim }: { readonly scene: Scene; readonly aim: ProposedCommand }): ReactNode {
  const line = shotOf(scene, aim)?.line;
  return (
    <>
      {aim.command?.type === 'charge' && <Lane state={scene.state} charge={aim.command} />}
      {line && <SightLine line={line} />}
    </>
  );
}

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
      <Outline place={place} grow={GROW} className="chosen" />
    </g>
  );
});

/** Gathered units, and the target of the order proposed to them. */
function Together({ scene, group }: { readonly scene: Scene; readonly group: Gathered }): ReactNode {
  const { units, order } = group;
  const target = order?.shares.map(({ command }) => targetOf(command)).find((index) => index >= 0);
  const refs = (indices: readonly number[]) => indices.map((index) => ({ what: 'unit', index }) as const);
  return (
    <>
      <Outlines rules={TOOL} scene={scene} pieces={refs(units)} grow={GROW} className="chosen" />
      {target !== undefined && (
        <Outlines rules={TOOL} scene={scene} pieces={refs([target])} grow={GROW} className="target" />
      )}
    </>
  );
}

function PieceBody({
  state: { field },
  piece: { what, index },
  facing,
}: {
  readonly state: State;
  readonly piece: PieceRef;
  readonly facing: number;
}): ReactNode {
  const profile = what === 'unit' ? field.units[index] : undefined;
  if (profile) return <UnitBody index={index} profile={profile} facing={facing} />;
  const side = field.commands[index]?.side ?? 0;
  return <CommandBody side={side} uniform={field.units.find((unit) => unit.side === side)?.uniform ?? ''} />;
}

/** Where pieces stood before the rules moved them. */
const Driven = memo(function Driven({ state }: { readonly state: State }): ReactNode {
  return (
    <ForcedGhosts
      state={state}
      pieces={standingBoxes(state)}
      placeOf={(at, name) => placeOf(at, pieceNamed(name))}
      renderBody={(before, name, { facing }) => <PieceBody state={before} piece={pieceNamed(name)} facing={facing} />}
    />
  );
});

/** A piece by its name on the table. */
function pieceNamed(name: string): PieceRef {
  const [what, index] = name.split('-');
  return { what: what === 'command' ? 'command' : 'unit', index: Number(index) };
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

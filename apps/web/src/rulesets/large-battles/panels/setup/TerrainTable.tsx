/** The table while terrain is placed: zones, and the held piece. */
import { zonesOf } from '@drumhead/large-battles/screen';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { type TableInput, TableView } from '../../../../table/TableView.tsx';
import type { Scene } from '../../interaction/scene.ts';
import { currentScene, order, useScene } from '../../interaction/store.ts';
import { Terrain } from '../../drawing/terrain/Terrain.tsx';
import { mm } from '../../../../table/units.ts';
import { commandsFor, hold, laidAt, layHand, letGo, proposalOf, takeLaid, useHeldTerrain } from './heldTerrain.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import { SETTING_UP } from './bundle.ts';
import './setup.css';
import type { SetUpKey } from './messages.ts';

export function TerrainTable(): ReactNode {
  const scene = useScene();
  const held = useHeldTerrain();
  const field = scene?.state.field;
  const shown = useMemo(
    () =>
      field && held.moving !== null ? { ...field, terrain: field.terrain.filter((p) => p.id !== held.moving) } : field,
    [field, held.moving],
  );
  const extent = useMemo(() => ({ width: field ? mm(field.width) : 1, height: field ? mm(field.height) : 1 }), [field]);
  if (!scene || !shown || scene.frame?.at !== 'layTerrain') return null;
  return (
    <TableView
      table={extent}
      terrain={<Terrain field={shown} />}
      pieces={null}
      overlay={
        <>
          <ZoneLines scene={scene} />
          <Held scene={scene} />
        </>
      }
      input={INPUT}
    />
  );
}

const INPUT: TableInput = {
  press(at, reach) {
    const scene = currentScene();
    if (!scene?.pending) return 'pan';
    const laid = laidAt(scene, at, reach);
    if (laid !== null) {
      takeLaid(scene, laid);
      hold({ at });
      return 'drag';
    }
    // A press on the ghost drags the piece; elsewhere it moves the table, and a tap puts the piece there.
    const { at: held } = layHand();
    return held !== null && Math.hypot(held.x - at.x, held.y - at.y) < 90 + reach ? 'drag' : 'pan';
  },
  drag: (at) => hold({ at }),
  drop(at) {
    hold({ at });
    const scene = currentScene();
    const proposal = scene && proposalOf(scene, layHand());
    if (!proposal || proposal.refusal !== null || proposal.command === null) return;
    void order(...commandsFor(layHand(), proposal.command)).then(letGo);
  },
  cancel: () => undefined,
  tap: (at) => {
    if (currentScene()?.pending) hold({ at });
  },
  inspect: (at) => hold({ at }),
  hover: () => undefined,
};

/** Both halves in three bands each; finished ones are hatched, the current one is framed. */
function ZoneLines({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const ready = useBundle(SETTING_UP);
  const { frame, state } = scene;
  if (frame?.at !== 'layTerrain') return null;
  const { field } = state;
  const width = mm(field.width);
  return zonesOf(field).map(({ half: side, zone, minY, maxY }) => {
    const [y, depth] = [mm(minY), mm(maxY - minY)];
    const done = frame.done[side].includes(zone);
    const now = frame.side === side && frame.zone === zone;
    const open = frame.side === side && frame.zone === 0 && !done && scene.pending !== null;
    return (
      <g key={`${side}${zone}`} className={`lay-zone side-${side}`}>
        <rect
          x={2}
          y={y + 2}
          width={width - 4}
          height={depth - 4}
          className={now ? 'now' : open ? 'open' : done ? 'done' : 'shut'}
        />
        <g transform={`translate(8 ${y + 8})`}>
          <text className="screen-exact" y={12}>
            {ready && t('web.setup.zone', { zone })}
            {done ? ' ✓' : ''}
          </text>
        </g>
      </g>
    );
  });
}

function Held({ scene }: { readonly scene: Scene }): ReactNode {
  const held = useHeldTerrain();
  const proposal = proposalOf(scene, held);
  if (!proposal) return null;
  const closed = proposal.points.length === 8;
  const outline = (points: readonly number[]) =>
    `M${points.map((n) => mm(n).toFixed(1)).join(' ')}${points.length === 8 ? 'Z' : ''}`;
  return (
    <g className="lay-held">
      {proposal.refusal !== null && <path d={outline(proposal.askedPoints)} className="asked" />}
      {proposal.command !== null && (
        <path
          d={outline(proposal.points)}
          className={`${closed ? 'area' : 'line'} ${proposal.refusal ? 'nearest' : 'lawful'}`}
        />
      )}
      {proposal.command?.type === 'layStream' &&
        proposal.command.crossings.map(({ along }) => {
          const at = placeAlong(proposal.points, along);
          return <circle key={along} cx={mm(at.x)} cy={mm(at.y)} r={16} className="crossing" />;
        })}
    </g>
  );
}

function placeAlong(points: readonly number[], along: number): { readonly x: number; readonly y: number } {
  let left = along;
  for (let i = 2; i < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i - 2, i + 2);
    const length = Math.hypot(bx - ax, by - ay);
    if (left <= length) return { x: ax + ((bx - ax) * left) / length, y: ay + ((by - ay) * left) / length };
    left -= length;
  }
  return { x: points.at(-2) ?? 0, y: points.at(-1) ?? 0 };
}

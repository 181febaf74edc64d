import { begin, DICE, decide } from '@drumhead/engine';
import { type Command, simplicity } from '@drumhead/simplicity';
import { suggestedPlace } from '@drumhead/simplicity/screen';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../table/camera.ts';
import { commonAdvance, commonFire, commonMove } from './commonOrder.ts';
import { unitPlace } from './places.ts';
import { judge, type Scene, sceneOf } from './scene.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

const LINE = { kind: 'line', class: 'regular', count: 3, uniform: 'french-line' } as const;

/** Three battalions a side within musket range, deployed as suggested; `face` rolls the action points. */
function ready(face: number): Scene {
  const side = (id: string, edge: string) => ({
    id,
    name: `sip.side.${id}`,
    edge,
    depth: 26,
    brigades: [{ units: [LINE] }],
  });
  const made = begin(simplicity, {
    format: 'drumhead-simplicity-scenario',
    version: 1,
    id: 'together',
    name: 'Together',
    table: { width: 60, depth: 60 },
    placesFirst: 'france',
    firstTurn: 'france',
    terrain: [],
    sides: [side('france', 'south'), side('austria', 'north')],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let game = made.value;
  for (;;) {
    const waiting = simplicity.pending(game.state)[0];
    if (!waiting || waiting.decision === 'turn.orders') return sceneOf(game.state, 'france');
    const command =
      waiting.seat === DICE
        ? { type: 'roll', faces: [[face]] }
        : suggestedPlace(game.state, waiting.seat === 'france' ? 0 : 1);
    const answer = decide(game, waiting.seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    game = answer.battle;
  }
}

const scene = ready(6);
const UNITS = [0, 1, 2];
const at = (unit: number): Point => unitPlace(scene.state, unit) ?? { x: 0, y: 0 };

function play(inputs: readonly Input[], on: Scene = scene, from: Interaction = NO_INTERACTION) {
  let interaction = from;
  let sent: readonly Command[] = [];
  for (const input of inputs) {
    const next = step(interaction, input, on);
    interaction = next.interaction;
    sent = next.sendAll ?? (next.send ? [next.send] : sent);
  }
  return { tool: interaction.tool, interaction, sent };
}

/** A lasso round the three. */
const ROUND: readonly Input[] = (() => {
  const points = UNITS.map(at);
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - 50, Math.max(...points.map(({ x }) => x)) + 50];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)) - 30, Math.max(...points.map(({ y }) => y)) + 30];
  return [
    { type: 'press', at: { x: left, y: top }, reach: 5, round: true },
    { type: 'drag', at: { x: right, y: top } },
    { type: 'drag', at: { x: right, y: bottom } },
    { type: 'drop', at: { x: left, y: bottom } },
  ];
})();

const ahead = (unit: number, by: number): Point => ({ x: at(unit).x, y: at(unit).y - by });

describe('several units ordered together', () => {
  it('SIP-AP-4 moves all that were drawn round by one drag, each by its own order', () => {
    const { tool } = play(ROUND);
    expect(tool).toMatchObject({ at: 'group', group: { units: UNITS } });
    const { sent } = play([
      ...ROUND,
      { type: 'press', at: at(1), reach: 5 },
      { type: 'drag', at: ahead(1, 20) },
      { type: 'drop', at: ahead(1, 20) },
      { type: 'tap', at: ahead(1, 20), reach: 5 },
    ]);
    expect(sent).toHaveLength(3);
    let now = scene;
    for (const command of sent) {
      expect(command).toMatchObject({ type: 'move', turn: 0, distance: 20 * 64 });
      const judged = judge(now, command);
      if (!judged.ok) throw new Error(judged.refusal.reason);
      now = { ...now, state: judged.after };
    }
    expect(UNITS.map((unit) => unitPlace(now.state, unit)?.y)).toEqual(UNITS.map((unit) => at(unit).y - 20));
  });

  it('SIP-FIR-1 lets all fire at a tapped enemy that can, and says why the others cannot', () => {
    const enemy = [3, 4, 5].find((unit) => commonFire(scene, UNITS, unit).shares.length > 0) ?? 3;
    const near = { ...scene, state: besideEach(scene.state, enemy) };
    const { shares, behind } = commonFire(sceneOf(near.state, 'france'), UNITS, enemy);
    expect(shares.length + behind.length).toBe(3);
    expect(shares.length).toBeGreaterThan(0);
    for (const { refusal } of behind) expect(refusal.rule).toMatch(/^SIP-(FIR|LOS|GEN)/);
    const { tool } = play(
      [...ROUND, { type: 'tap', at: unitPlace(near.state, enemy) ?? at(0), reach: 5 }],
      sceneOf(near.state, 'france'),
    );
    expect(tool.at === 'group' && tool.group.order?.shares.map(({ command }) => command.type)).toEqual(
      shares.map(() => 'fire'),
    );
  });

  it('SIP-AP-2 leaves behind the units that no action point is left for', () => {
    const poor = sceneOf({ ...scene.state, points: 2 }, 'france');
    const { shares, behind, unpaid } = commonMove(poor, UNITS, { x: 0, y: -20 });
    expect(shares).toHaveLength(2);
    expect([behind, unpaid]).toEqual([[], [2]]);
  });

  it('adds and removes units by taps and by keyboard, and lets all go at Escape', () => {
    const without = play([...ROUND, { type: 'tap', at: at(1), reach: 5 }]).interaction;
    expect(without.tool).toMatchObject({ group: { units: [0, 2] } });
    const again = play([{ type: 'select', piece: { what: 'unit', index: 1 } }], scene, without).interaction;
    expect(again.tool).toMatchObject({ group: { units: [0, 2, 1] } });
    expect(play([{ type: 'cancel' }], scene, again).tool).toEqual({ at: 'idle' });
    const keyed = play([{ type: 'lasso' }, { type: 'pick', piece: { what: 'unit', index: 2 } }]).interaction;
    expect(keyed.tool).toMatchObject({ at: 'group', group: { units: [2] } });
    const forward = play(
      [{ type: 'group', group: { units: [2], order: commonAdvance(scene, [2], 640) } }, { type: 'confirm' }],
      scene,
      keyed,
    );
    expect(forward.sent).toEqual([{ type: 'move', unit: 2, turn: 0, distance: 640, turnAfter: 0 }]);
  });
});

/** The enemy unit 6 cm before the middle one. */
function besideEach(state: Scene['state'], enemy: number): Scene['state'] {
  const { x, y } = state.units[1] ?? { x: 0, y: 0 };
  return {
    ...state,
    units: state.units.map((unit, i) => (i === enemy ? { ...unit, x, y: y - 90 * 64, facing: 2880 } : unit)),
  };
}

import type { Command } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { acting, begun, deployed, ordered, sceneFor, unitCalled } from '../fixture.ts';
import { unitPlace } from './places.ts';
import { proposalFor } from './proposal.ts';
import { dragKindOf, judge, sceneOf } from './scene.ts';
import { reachesOf } from '../drawing/overlay/reach.ts';
import { ifEnemyHolds } from './way.ts';
import { NO_INTERACTION, type Interaction, type Input, step, TOOL } from './tool.ts';
import { handlesOf } from '../../../table/tool/handlesOf.ts';
import type { Handle } from '../../../table/tool/rules.ts';
import { mm } from '../../../table/units.ts';

const battle = acting(0);
const scene = sceneFor(battle);
const place = unitPlace(scene.state, 0);
if (!place) throw new Error('unit 0 stands');

function play(interaction: Interaction, inputs: readonly Input[], on = scene) {
  let now = interaction;
  let sent: unknown;
  let holds = false;
  for (const input of inputs) {
    const next = step(now, input, on);
    now = next.interaction;
    holds = next.holds;
    sent = next.send ?? next.sendAll?.[0] ?? sent;
  }
  return { interaction: now, sent, holds };
}

const here = { x: place.x, y: place.y };
const south = (distance: number) => ({ x: place.x, y: place.y + distance });

describe('the tool', () => {
  it('grabs a unit with actions, and no other', () => {
    expect(step(NO_INTERACTION, { type: 'press', at: here, reach: 5 }, scene).holds).toBe(true);
    const other = unitPlace(scene.state, 1);
    expect(step(NO_INTERACTION, { type: 'press', at: other ?? here, reach: 5 }, scene).holds).toBe(false);
    expect(step(NO_INTERACTION, { type: 'press', at: { x: 1700, y: 600 }, reach: 5 }, scene).holds).toBe(false);
  });

  it('a pull at an own unit that may not move has the judge say why; elsewhere it orders nothing', () => {
    const pulled = (at: { readonly x: number; readonly y: number } | null) =>
      play(NO_INTERACTION, [{ type: 'pull', at: at ?? here, reach: 0 }]);
    const { sent, interaction } = pulled(unitPlace(scene.state, 1));
    expect(sent).toMatchObject({ type: 'activate', unit: 1 });
    expect(judge(scene, sent as Command).ok).toBe(false);
    expect(interaction.selected).toEqual({ what: 'unit', index: 1 });
    const enemy = scene.state.field.units.findIndex(({ side }) => side === 1);
    for (const at of [here, { x: 1700, y: 600 }, unitPlace(scene.state, enemy)])
      expect(pulled(at)).toMatchObject({ sent: undefined, interaction: NO_INTERACTION });
  });

  it('proposes a straight move for a drag ahead, and sends it at the second tap', () => {
    const dragged = play(NO_INTERACTION, [
      { type: 'press', at: here, reach: 5 },
      { type: 'drag', at: south(50) },
      { type: 'drop', at: south(50) },
    ]);
    expect(dragged.sent).toBeUndefined();
    expect(dragged.interaction.tool).toMatchObject({
      at: 'aimed',
      aim: { refusal: null, command: { type: 'move', move: { kind: 'straight', distance: 3200 } } },
    });
    expect(play(dragged.interaction, [{ type: 'tap', at: south(50), reach: 5 }]).sent).toMatchObject({
      type: 'move',
      unit: 0,
    });
    expect(play(dragged.interaction, [{ type: 'confirm' }]).sent).toMatchObject({ type: 'move', unit: 0 });
    expect(play(dragged.interaction, [{ type: 'cancel' }]).sent).toBeUndefined();
  });

  it('stops each stick at the legal limit and says why', () => {
    const { interaction } = play(NO_INTERACTION, [
      { type: 'press', at: here, reach: 5 },
      { type: 'drag', at: south(900) },
    ]);
    if (interaction.tool.at !== 'carry' || !interaction.tool.aim) throw new Error('nothing carried');
    const { aim } = interaction.tool;
    expect(aim.refusal?.rule).toMatch(/^LB-/);
    expect(aim.command).toMatchObject({ type: 'move', move: { kind: 'straight' } });
    const ends = [place.y, ...aim.stops.map(({ y }) => y)];
    for (const [i, end] of aim.stops.entries()) {
      const moved = end.y - (ends[i] ?? 0);
      expect(moved).toBeGreaterThan(0);
      expect(moved).toBeLessThanOrEqual(mm(scene.state.field.sticks.s) + 0.1);
    }
  });

  it('spends two moves on a far place where two actions are left, dragged or tapped, and sends both', () => {
    const far = south(mm(scene.state.field.sticks.s) * 1.5);
    const dragged = play(NO_INTERACTION, [
      { type: 'press', at: here, reach: 5 },
      { type: 'drag', at: far },
      { type: 'drop', at: far },
    ]).interaction;
    const tapped = play({ tool: { at: 'idle' }, selected: { what: 'unit', index: 0 } }, [
      { type: 'tap', at: far, reach: 5 },
    ]).interaction;
    for (const { tool } of [dragged, tapped]) {
      if (tool.at !== 'aimed') throw new Error(tool.at);
      expect(tool.aim.refusal).toBeNull();
      expect(tool.aim.stops).toHaveLength(2);
      expect(tool.aim.ghost?.y).toBeCloseTo(far.y, 0);
    }
    const { sendAll } = step(dragged, { type: 'confirm' }, scene);
    expect(sendAll).toHaveLength(2);
    const [first, second] = sendAll ?? [];
    const after = judge(scene, first as Command);
    if (!after.ok) throw new Error(after.refusal.reason);
    expect(judge(ifEnemyHolds(scene, after.after), second as Command).ok).toBe(true);
  });

  it('spends one move where one action is left', () => {
    const { frame } = scene;
    if (frame?.at !== 'acting') throw new Error('nobody acts');
    const frames = [
      ...scene.state.frames.slice(0, -1),
      { ...frame, doings: frame.doings.map((doing) => ({ ...doing, left: 1 })) },
    ];
    const tired = sceneOf({ ...scene.state, frames }, 'france');
    const { interaction } = play(
      NO_INTERACTION,
      [
        { type: 'press', at: here, reach: 5 },
        { type: 'drag', at: south(300) },
      ],
      tired,
    );
    expect(interaction.tool.at === 'carry' && interaction.tool.aim?.commands).toHaveLength(1);
    expect(reachesOf(tired, 0)).toHaveLength(1);
  });

  it('turns a drag to the side into a lateral move, and one back into a backward move', () => {
    const kindOf = (at: { x: number; y: number }) => {
      const { interaction } = play(NO_INTERACTION, [
        { type: 'press', at: here, reach: 5 },
        { type: 'drag', at },
      ]);
      const asked = interaction.tool.at === 'carry' ? interaction.tool.aim?.asked : undefined;
      return asked?.type === 'move' ? asked.move.kind : asked?.type;
    };
    expect(kindOf({ x: place.x + 30, y: place.y })).toBe('lateral');
    expect(kindOf({ x: place.x, y: place.y - 30 })).toBe('backward');
    expect(kindOf({ x: place.x + 30, y: place.y + 40 })).toBe('oblique');
    expect(kindOf({ x: place.x + 2, y: place.y + 40 })).toBe('straight');
  });

  it('proposes no move of no length in place of a refused one', () => {
    const oblique = (distance: number): Command => ({
      type: 'move',
      unit: 0,
      move: { kind: 'oblique', angle: 45 * 16, distance },
    });
    const nearestBeing = (near: Command) =>
      proposalFor(
        { ...scene, rules: { ...scene.rules, nearest: () => near } },
        { what: 'unit', index: 0 },
        oblique(64_000),
      );
    expect(nearestBeing(oblique(20))).toMatchObject({ command: null, ghost: null, refusal: { rule: 'LB-MOVE-02' } });
    expect(nearestBeing(oblique(640)).command).toEqual(oblique(640));
  });

  it('turns and wheels a unit by its handles', () => {
    const selected: Interaction = { tool: { at: 'idle' }, selected: { what: 'unit', index: 0 } };
    const handles = handlesOf(TOOL, selected, scene, 20);
    const handleOf = (name: Handle) => handles.find(({ handle }) => handle === name)?.at ?? expect.unreachable(name);
    const turn = handleOf('turn');
    const turned = play(selected, [
      { type: 'press', at: turn, reach: 20 / 1.9 },
      { type: 'drag', at: { x: place.x - 100, y: place.y + 60 } },
      { type: 'drop', at: { x: place.x - 100, y: place.y + 60 } },
    ]);
    expect(turned.interaction.tool).toMatchObject({
      at: 'aimed',
      aim: { asked: { type: 'move', move: { kind: 'rotate' } } },
    });
    const corner = handleOf('wheelLeft');
    const wheeled = play(selected, [
      { type: 'press', at: corner, reach: 20 / 1.9 },
      { type: 'drag', at: { x: corner.x, y: corner.y + 25 } },
    ]);
    const tool = wheeled.interaction.tool;
    expect(tool.at === 'carry' && tool.aim?.asked).toMatchObject({
      type: 'move',
      move: { kind: 'wheel', pivot: 'right' },
    });
  });

  it('selects by a tap, and deselects by a tap on the ground', () => {
    const selected = play(NO_INTERACTION, [{ type: 'tap', at: here, reach: 5 }]).interaction;
    expect(selected.selected).toEqual({ what: 'unit', index: 0 });
    expect(play(selected, [{ type: 'tap', at: { x: 1750, y: 600 }, reach: 5 }]).interaction.selected).toBeNull();
  });

  it('finds the reach of a unit, one contour for each of two moves: ahead for a line, up to its limit', () => {
    const reaches = reachesOf(scene, 0);
    expect(reaches.map(({ moves }) => moves)).toEqual([1, 2]);
    for (const { moves, points } of reaches) {
      expect(points.length).toBeGreaterThan(5);
      const most = moves * mm(scene.state.field.sticks.s) + 0.4;
      for (const { x, y } of points) {
        expect(Math.hypot(x - place.x, y - place.y)).toBeLessThanOrEqual(most);
        expect(y).toBeGreaterThanOrEqual(place.y - 0.1);
      }
    }
    expect(reachesOf(scene, 1)).toEqual([]);
  });

  it('measures between any two points', () => {
    const { interaction, sent } = play(NO_INTERACTION, [
      { type: 'measure' },
      { type: 'press', at: here, reach: 5 },
      { type: 'drag', at: south(100) },
      { type: 'drop', at: south(100) },
    ]);
    expect(sent).toBeUndefined();
    expect(interaction.tool).toEqual({ at: 'measure', from: here, to: south(100), held: false });
    expect(play(interaction, [{ type: 'measure' }]).interaction.tool).toEqual({ at: 'idle' });
  });
});

describe('before the battle', () => {
  it('deploys a waiting unit where the table is tapped', () => {
    const start = begun();
    const unit = unitCalled(start, 'fr-2-line-1');
    const { sent } = play(
      { tool: { at: 'idle' }, selected: { what: 'unit', index: unit } },
      [{ type: 'tap', at: { x: 1300, y: 330 }, reach: 5 }],
      sceneFor(start),
    );
    expect(sent).toMatchObject({ type: 'place', unit, x: 1300 * 64, y: 330 * 64 });
    expect(() => ordered(start, 'france', sent as never)).not.toThrow();
  });

  it('shows the nearest place when a tap is outside the area', () => {
    const start = begun();
    const unit = unitCalled(start, 'fr-2-line-1');
    const { sent, interaction } = play(
      { tool: { at: 'idle' }, selected: { what: 'unit', index: unit } },
      [{ type: 'tap', at: { x: 1300, y: 700 }, reach: 5 }],
      sceneFor(start),
    );
    expect(sent).toBeUndefined();
    expect(interaction.tool.at).toBe('aimed');
    const aim = interaction.tool.at === 'aimed' ? interaction.tool.aim : null;
    expect(aim?.refusal).not.toBeNull();
    // Straight back into the area, not off to the side, and no farther than it must.
    expect(aim?.ghost?.x).toBe(1300);
    const command = aim?.command as Extract<Command, { readonly type: 'place' }>;
    expect(judge(sceneFor(start), { ...command, y: command.y + 2 * 64 }).ok).toBe(false);
  });

  it('moves a deployed unit by a drag without a second tap', () => {
    const start = begun();
    const unit = unitCalled(start, 'fr-2-line-1');
    const placed = ordered(start, 'france', {
      type: 'place',
      unit,
      x: 1300 * 64,
      y: 330 * 64,
      facing: 2880,
      formation: 'line',
    });
    const on = sceneFor(placed);
    const { sent } = play(
      NO_INTERACTION,
      [
        { type: 'press', at: { x: 1300, y: 330 }, reach: 5 },
        { type: 'drag', at: { x: 1250, y: 330 } },
        { type: 'drop', at: { x: 1250, y: 330 } },
      ],
      on,
    );
    expect(sent).toMatchObject({ type: 'place', unit, x: 1250 * 64 });
  });

  it('never grabs an enemy', () => {
    const both = deployed();
    const on = sceneFor(both, 'britain');
    for (let i = 0; i < on.state.units.length; i++) expect(dragKindOf(on, { what: 'unit', index: i })).toBeNull();
  });
});

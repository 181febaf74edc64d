/** From a dragged model to a proposed command with the judge's answer and its ghost. */
import type { Refusal } from '@drumhead/engine';
import { type Command, engagedWith, levelAt, type State } from '@drumhead/skirmish/screen';
import type { Point } from '../../../table/camera.ts';
import { mm, toSteps } from '../../../table/units.ts';
import { activationOf, type Grasp, judge, nearestTo, type Scene } from './scene.ts';

export interface Ghost extends Point {
  readonly model: number;
  readonly level: number;
}

export interface ProposedCommand {
  readonly model: number;
  /** The command asked for. */
  readonly asked: Command;
  /** The same or the nearest legal one; null if there is none. */
  readonly command: Command | null;
  /** Why it differs from the command asked for. */
  readonly refusal: Refusal | null;
  readonly from: Point;
  readonly ghost: Ghost | null;
  /** Standing enemies it would touch there. */
  readonly meets: readonly number[];
  /** Cost in actions, 0 where none are counted. */
  readonly cost: number;
  /** The move is shortened by broken ground. */
  readonly broken: boolean;
}

/** The command for a drag to a place. */
export function commandFromDrag(
  scene: Scene,
  grasp: Grasp,
  model: number,
  to: Point,
  level: number,
  sprint: boolean,
): Command {
  const { state } = scene;
  const inside = (steps: number) => Math.max(0, Math.min(state.field.side, steps));
  const [x, y] = [inside(toSteps(to.x)), inside(toSteps(to.y))];
  switch (grasp) {
    case 'deploy':
      return { type: 'deploy', model, x, y, level: levelAt(state, x, y, level) };
    case 'scout':
      return { type: 'scout', model, x, y };
    case 'move':
      return { type: 'move', model, x, y, sprint };
    case 'takeCover':
      return { type: 'takeCover', x, y };
    case 'rideOn': {
      const here = state.models[model];
      return { type: 'rideOn', distance: here ? toSteps(Math.hypot(to.x - mm(here.x), to.y - mm(here.y))) : 0 };
    }
  }
}

/** Judges a command of a model: its legal form, its refusal, its cost, its ghost. */
export function proposalFor(scene: Scene, model: number, asked: Command): ProposedCommand {
  const here = scene.state.models[model];
  const from = { x: mm(here?.x ?? 0), y: mm(here?.y ?? 0) };
  const judged = judge(scene, asked);
  const nearest = judged.ok ? null : nearestTo(scene, asked);
  const taken = judged.ok ? judged : nearest && judge(scene, nearest);
  const refusal = judged.ok ? null : judged.refusal;
  const none: ProposedCommand = {
    model,
    asked,
    command: null,
    refusal,
    from,
    ghost: null,
    meets: [],
    cost: 0,
    broken: false,
  };
  if (!taken?.ok) return { ...none, ghost: wished(scene, model, asked) };
  const there = taken.after.models[model];
  const before = activationOf(scene)?.left ?? 0;
  return {
    ...none,
    command: taken.command,
    ghost: there ? { model, x: mm(there.x), y: mm(there.y), level: there.level } : null,
    meets: there && there.posture !== 'out' ? engagedWith(taken.after, model) : [],
    cost: Math.max(0, before - leftAfter(taken.after, model)),
    broken: taken.events.some((event) => event.type === 'moved' && event.model === model && event.broken),
  };
}

function leftAfter({ frames }: State, model: number): number {
  for (const frame of frames) {
    if (frame.at === 'acting' && frame.doing.model === model) return frame.doing.left;
    if (frame.at === 'group') {
      const own = frame.doings.find((doing) => doing.model === model);
      if (own) return own.left;
    }
  }
  return 0;
}

/** The dragged place, for showing what was refused. */
function wished({ state }: Scene, model: number, asked: Command): Ghost | null {
  if (!('x' in asked)) return null;
  return { model, x: mm(asked.x), y: mm(asked.y), level: state.models[model]?.level ?? 0 };
}

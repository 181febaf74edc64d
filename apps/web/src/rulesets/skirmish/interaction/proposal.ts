/** From a dragged model to a proposed command with the judge's answer and its ghost. */
import { type Command, engagedWith, isEnemy, levelAt, moveConsequences, type State } from '@drumhead/skirmish/screen';
import { lastOrder, wholeLimit } from '../../../battle/interaction/way.ts';
import type { Point } from '../../../table/camera.ts';
import { mm, toSteps } from '../../../table/units.ts';
import { actingAtBest } from './activated.ts';
import { groupProposal } from './groupProposal.ts';
import { away, radiusIn, spotOf } from './places.ts';
import { activationOf, type DragKind, type Scene } from './scene.ts';
import { type Ghost, NOTHING, type ProposedCommand } from './proposedCommand.ts';
import { wayOf } from './way.ts';

/** The command for a drag to a place. */
export function commandFromDrag(
  scene: Scene,
  dragKind: Exclude<DragKind, 'activate' | 'group'>,
  model: number,
  to: Point,
  level: number,
  sprint: boolean,
): Command {
  const { state } = scene;
  const inside = (steps: number) => Math.max(0, Math.min(state.field.side, steps));
  const [x, y] = [inside(toSteps(to.x)), inside(toSteps(to.y))];
  switch (dragKind) {
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

/** The proposal for a drag to a place. */
export function proposalFromDrag(
  scene: Scene,
  dragKind: DragKind,
  model: number,
  to: Point,
  level: number,
  sprint: boolean,
): ProposedCommand {
  if (dragKind === 'group') return groupProposal(scene, model, to);
  // A Move drawn before the activation goes as far as the best roll of its dice lets it.
  const acting = dragKind === 'activate' ? actingAtBest(scene, model) : scene;
  const asked = commandFromDrag(scene, dragKind === 'activate' ? 'move' : dragKind, model, to, level, sprint);
  if (!acting) return { ...NOTHING, piece: model, asked };
  const proposal = proposalFor(acting, model, asked);
  const enemy = asked.type === 'move' ? enemyUnder(acting.state, model, to, level) : -1;
  return enemy < 0 ? proposal : ontoEnemy(acting, proposal, enemy, sprint);
}

/** The enemy on whose base a dragged model is let go, or -1. */
function enemyUnder(state: State, model: number, to: Point, level: number): number {
  return state.models.findIndex((_, other) => {
    const spot = isEnemy(state, model, other) ? spotOf(state, other) : null;
    return spot !== null && spot.level === level && away(spot, to) <= spot.radius;
  });
}

/** A step to spare, in millimetres: bases that touch do not overlap. */
const SPARE = 1 / 64;

/** Let go on an enemy, a model goes into contact with it; where it cannot, the reason is that of the place beside it. */
function ontoEnemy(scene: Scene, proposal: ProposedCommand, enemy: number, sprint: boolean): ProposedCommand {
  if (proposal.refusal === null || proposal.meets.includes(enemy)) return { ...proposal, refusal: null, onto: enemy };
  const [spot, radius] = [spotOf(scene.state, enemy), radiusIn(scene.state, proposal.piece)];
  const far = spot ? away(spot, proposal.from) : 0;
  if (!spot || far === 0) return proposal;
  const part = Math.max(0, 1 - (spot.radius + radius + SPARE) / far);
  const { from, piece } = proposal;
  const [x, y] = [from.x + (spot.x - from.x) * part, from.y + (spot.y - from.y) * part];
  const asked: Command = { type: 'move', model: piece, x: toSteps(x), y: toSteps(y), sprint };
  const { refusal } = proposalFor(scene, piece, asked);
  return { ...proposal, asked, refusal: refusal ?? proposal.refusal };
}

/** Judges a command of a model: its legal form, its refusal, its cost, its ghost. */
export function proposalFor(scene: Scene, model: number, asked: Command): ProposedCommand {
  const here = scene.state.models[model];
  const from = { x: mm(here?.x ?? 0), y: mm(here?.y ?? 0) };
  const { legs, refusal } = wayOf(scene, asked);
  const [first] = legs;
  const last = legs[legs.length - 1];
  const none: ProposedCommand = { ...NOTHING, piece: model, asked, refusal, from };
  if (!first || !last) {
    const ghost = ghostOf(scene, model, asked);
    return { ...none, ghost, stops: ghost ? [ghost] : [] };
  }
  const there = last.after.models[model];
  const before = activationOf(scene)?.left ?? 0;
  const stops = legs.flatMap(({ after }) => {
    const stop = after.models[model];
    return stop ? [{ x: mm(stop.x), y: mm(stop.y) }] : [];
  });
  return {
    ...none,
    refusal: wholeLimit(refusal, from, stops, last.refusal === refusal),
    command: first.command,
    commands: legs.map(({ command }) => command),
    stops,
    last: lastOrder(legs, stops, before - (activationOf(last.scene)?.left ?? 0)),
    ghost: there ? { model, x: mm(there.x), y: mm(there.y), level: there.level } : null,
    meets: there && there.posture !== 'out' ? engagedWith(last.after, model) : [],
    cost: Math.max(0, before - leftAfter(last.after, model)),
    broken: legs.some(({ events }) =>
      events.some((event) => event.type === 'moved' && event.model === model && event.broken),
    ),
    consequences: asked.type === 'move' || asked.type === 'scout' ? changes(scene.state, last.after, [model]) : [],
  };
}

/** Consequences of a Move, unless it is over the moment it begins. */
const changes = (before: State, after: State, models: readonly number[]): ProposedCommand['consequences'] =>
  after.outcome === null ? moveConsequences(before, after, models) : [];

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
function ghostOf({ state }: Scene, model: number, asked: Command): Ghost | null {
  if (!('x' in asked)) return null;
  return { model, x: mm(asked.x), y: mm(asked.y), level: state.models[model]?.level ?? 0 };
}

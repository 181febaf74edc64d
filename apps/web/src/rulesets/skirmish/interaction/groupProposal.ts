/** SK-GRP-5, SK-GRP-9. A group moved as one: each member by the same way, those in front first. */
import type { Refusal } from '@drumhead/engine';
import { type Command, engagedWith, moveConsequences } from '@drumhead/skirmish/screen';
import type { Point } from '../../../table/camera.ts';
import { mm, toSteps } from '../../../table/units.ts';
import { type Ghost, NOTHING, type ProposedCommand } from './proposedCommand.ts';
import { isMember, judge, type Scene, sceneIn } from './scene.ts';
import { wayOf } from './way.ts';

/** The group as its member `model` is dragged to a place. A member that has moved loses its other actions (SK-ACT-8). */
export function groupProposal(scene: Scene, model: number, to: Point): ProposedCommand {
  const { models, field } = scene.state;
  const here = models[model];
  const [dx, dy] = [toSteps(to.x) - (here?.x ?? 0), toSteps(to.y) - (here?.y ?? 0)];
  const along = (member: number) => (models[member]?.x ?? 0) * dx + (models[member]?.y ?? 0) * dy;
  const members = models.flatMap((_, i) => (isMember(scene, i) ? [i] : [])).sort((a, b) => along(b) - along(a));
  const inside = (steps: number) => Math.max(0, Math.min(field.side, steps));
  const commands: Command[] = [];
  const behind: { readonly model: number; readonly refusal: Refusal }[] = [];
  const moved: number[] = [];
  let refusal: Refusal | null = null;
  let cost = 0;
  let at = scene;
  for (const member of members) {
    const { x, y } = models[member] ?? { x: 0, y: 0 };
    const turn = judge(at, { type: 'member', model: member });
    if (!turn.ok) break;
    const way = wayOf(sceneIn(at, turn.after), {
      type: 'move',
      model: member,
      x: inside(x + dx),
      y: inside(y + dy),
      sprint: false,
    });
    const last = way.legs[way.legs.length - 1];
    if (member === model) refusal = way.refusal;
    if (!last) {
      if (way.refusal) behind.push({ model: member, refusal: way.refusal });
      continue;
    }
    moved.push(member);
    cost = Math.max(cost, way.legs.length);
    commands.push(turn.command, ...way.legs.map(({ command }) => command));
    at = sceneIn(at, last.after);
    const { frame } = at;
    if (frame?.at !== 'group' || !at.pending) break;
    if (frame.acting < 0) continue;
    const stop = judge(at, { type: 'stop' });
    if (!stop.ok) break;
    commands.push(stop.command);
    at = sceneIn(at, stop.after);
    if (at.frame?.at !== 'group' || !at.pending) break;
  }
  const ghostOf = (member: number): Ghost => {
    const { x, y, level } = at.state.models[member] ?? { x: 0, y: 0, level: 0 };
    return { model: member, x: mm(x), y: mm(y), level };
  };
  return {
    ...NOTHING,
    piece: model,
    asked: { type: 'move', model, x: inside(toSteps(to.x)), y: inside(toSteps(to.y)), sprint: false },
    command: commands[0] ?? null,
    commands,
    refusal,
    from: { x: mm(here?.x ?? 0), y: mm(here?.y ?? 0) },
    ghost: ghostOf(model),
    stops: [ghostOf(model)],
    others: moved.filter((member) => member !== model).map(ghostOf),
    behind,
    meets: moved.flatMap((member) => engagedWith(at.state, member)),
    cost,
    consequences: at.state.outcome === null ? moveConsequences(scene.state, at.state, moved) : [],
  };
}

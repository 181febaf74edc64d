/** Gathering pieces for an order together: by the lasso or by taps; then one drag, tap or button may order them all. */
import type { StepResult } from '../../battle/interaction/interaction.ts';
import type { Point } from '../camera.ts';
import { distanceTo } from '../troops/footprints.ts';
import { drawn, isInside, LASSO } from './lasso.ts';
import type { GatheringLasso, Grouped, GroupRules, Input, Interaction, Kinds, Tool, ToolRules } from './rules.ts';

type Next<K extends Kinds> = StepResult<Interaction<K>, K['command']>;

const IDLE = { at: 'idle' } as const;

/** A lasso to draw with; what is gathered already stays. */
export function freshLasso<K extends Kinds>(group: GroupRules<K>, tool: Tool<K>): GatheringLasso<K> {
  const gathered = tool.at === 'group' ? group.gathered(tool.group) : tool.at === 'lasso' ? tool.gathered : [];
  return { ...LASSO, gathered };
}

/** Inputs of the lasso and of a group in hand; null: they have nothing to do with it. */
export function gathering<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  interaction: Interaction<K>,
  input: Input<K>,
  scene: K['scene'],
): Next<K> | null {
  const { tool } = interaction;
  const isFixed = tool.at === 'carry' || tool.at === 'lay';
  const draws = input.type === 'press' && input.round && !isFixed && group.mayGather(scene);
  const lasso = draws ? freshLasso(group, tool) : tool.at === 'lasso' ? tool : null;
  if (lasso) return lassoStep(rules, group, { ...interaction, tool: lasso }, lasso, input, scene);
  return tool.at === 'group' ? groupStep(rules, group, interaction, tool, input, scene) : null;
}

const held = <K extends Kinds>(interaction: Interaction<K>, tool: Tool<K>): Next<K> => ({
  interaction: { ...interaction, tool },
  holds: true,
});

const take = <K extends Kinds>(interaction: Interaction<K>, tool: Tool<K>): Next<K> => ({
  interaction: { ...interaction, tool },
  holds: false,
});

const takeGroup = <K extends Kinds>(interaction: Interaction<K>, group: K['group'] | null): Next<K> =>
  take(interaction, group === null ? IDLE : { at: 'group', group, held: null });

/** A drag draws the line, its end gathers the pieces inside; a tap adds or removes one. */
function lassoStep<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  interaction: Interaction<K>,
  lasso: GatheringLasso<K>,
  input: Input<K>,
  scene: K['scene'],
): Next<K> | null {
  const { gathered } = lasso;
  if (input.type === 'select' || input.type === 'pick') {
    const { piece } = input;
    if (piece === null || !group.isOwn(scene, piece)) return null;
    return gather(group, interaction, without(rules, gathered, piece), scene);
  }
  if (!('at' in input)) return null;
  const line = drawn(lasso, input);
  const next = { ...line, gathered };
  if (input.type === 'press') return held(interaction, next);
  if (input.type === 'tap') {
    const piece = ownUnder(rules, group, scene, input.at, input.reach);
    return piece === null
      ? take(interaction, { ...LASSO, gathered })
      : gather(group, interaction, without(rules, gathered, piece), scene);
  }
  if (input.type !== 'drop') return take(interaction, line === lasso ? lasso : next);
  const inside = group.pieces(scene).filter((piece) => {
    const place = rules.placeOf(scene, piece);
    const isNew = !gathered.some((one) => rules.isSame(one, piece));
    return isNew && place !== null && isInside(next.path, place);
  });
  return gather(group, interaction, [...gathered, ...inside], scene);
}

/** With a piece added, or removed if it is among them. */
function without<K extends Kinds>(
  rules: ToolRules<K>,
  pieces: readonly K['piece'][],
  piece: K['piece'],
): readonly K['piece'][] {
  const others = pieces.filter((one) => !rules.isSame(one, piece));
  return others.length < pieces.length ? others : [...pieces, piece];
}

function gather<K extends Kinds>(
  group: GroupRules<K>,
  interaction: Interaction<K>,
  pieces: readonly K['piece'][],
  scene: K['scene'],
): Next<K> {
  if (pieces.length === 0) return take(interaction, IDLE);
  const made = group.gather(scene, pieces);
  if ('send' in made) return { ...take(interaction, IDLE), send: made.send };
  return takeGroup({ ...interaction, selected: made.leader ?? interaction.selected }, made.group);
}

/** Inputs while a group is in hand; null: the input is none of its. */
function groupStep<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  interaction: Interaction<K>,
  tool: Grouped<K>,
  input: Input<K>,
  scene: K['scene'],
): Next<K> | null {
  const { together } = group;
  switch (input.type) {
    case 'press': {
      const from = grabbed(rules, group, tool, input.at, input.reach, scene);
      return from ? held(interaction, { ...tool, held: from }) : take(interaction, tool);
    }
    case 'drag':
    case 'drop': {
      const { at } = input;
      const next =
        together && tool.held
          ? together.moved(scene, tool.group, { x: at.x - tool.held.x, y: at.y - tool.held.y })
          : tool.group;
      return take(interaction, { ...tool, group: next, held: input.type === 'drop' ? null : tool.held });
    }
    case 'tap': {
      const now = { ...tool, held: null };
      if (ghostUnder(rules, group, now, input.at, input.reach, scene) !== null) return confirm(group, interaction, now);
      const piece = rules.pieceAt(scene, input.at, input.reach);
      return piece === null ? take(interaction, now) : pickInGroup(group, interaction, now, piece, scene);
    }
    case 'select':
      return input.piece !== null && group.isOwn(scene, input.piece)
        ? takeGroup({ ...interaction, selected: input.piece }, group.toggled(scene, tool.group, input.piece))
        : null;
    case 'toggle':
      return takeGroup(interaction, group.toggled(scene, tool.group, input.piece));
    case 'confirm':
      return confirm(group, interaction, tool);
    case 'cancel':
      return takeGroup(interaction, together?.withoutOrder(tool.group) ?? null);
    default:
      return null;
  }
}

/** A tap on a piece with a group in hand: adds or removes it, confirms, or proposes something against it. */
export function pickInGroup<K extends Kinds>(
  group: GroupRules<K>,
  interaction: Interaction<K>,
  tool: Grouped<K>,
  piece: K['piece'],
  scene: K['scene'],
): Next<K> {
  if (group.isOwn(scene, piece)) return takeGroup(interaction, group.toggled(scene, tool.group, piece));
  if (group.together?.isTarget(tool.group, piece)) return confirm(group, interaction, tool);
  return take(interaction, { ...tool, group: group.against(scene, tool.group, piece) });
}

function confirm<K extends Kinds>(group: GroupRules<K>, interaction: Interaction<K>, tool: Grouped<K>): Next<K> {
  const commands = group.together?.commands(tool.group) ?? [];
  return commands.length === 0 ? take(interaction, tool) : { ...take(interaction, IDLE), sendAll: commands };
}

/**
 * Where the group is taken hold of: by one of its pieces, or by a ghost. A ghost is held as its piece was, so that every
 * piece keeps its distance from the pointer.
 */
function grabbed<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  tool: Grouped<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Point | null {
  const { together } = group;
  if (!together) return null;
  const ghost = ghostUnder(rules, group, tool, at, reach, scene);
  const place = ghost && rules.placeOf(scene, together.pieceOf(ghost));
  if (ghost && place) return { x: at.x - ghost.x + place.x, y: at.y - ghost.y + place.y };
  const piece = ownUnder(rules, group, scene, at, reach);
  const isMember = piece !== null && group.gathered(tool.group).some((one) => rules.isSame(one, piece));
  return isMember ? at : null;
}

function ghostUnder<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  tool: Grouped<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): K['ghost'] | null {
  const ghosts = group.together?.ghosts(tool.group) ?? [];
  const isUnder = (ghost: K['ghost']): boolean => {
    const place = rules.placeOfGhost(scene, ghost);
    return place !== null && distanceTo(place, at) <= reach;
  };
  return ghosts.find(isUnder) ?? null;
}

/** A piece of the viewer under the pointer, also where others stand nearer. */
function ownUnder<K extends Kinds>(
  rules: ToolRules<K>,
  group: GroupRules<K>,
  scene: K['scene'],
  at: Point,
  reach: number,
): K['piece'] | null {
  const piece = rules.pieceAt(scene, at, reach, (one) => (group.isOwn(scene, one) ? 1 : 0));
  return piece !== null && group.isOwn(scene, piece) ? piece : null;
}

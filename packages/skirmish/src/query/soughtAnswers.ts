/**
 * Answers that people look for in a decision, whether or not the state allows them now. Those that may not be given are
 * shown with the judge's reason, so that nothing vanishes without a word.
 */
import { dataOf, isFirearm, modelAt, profileAt } from '../state/abilities.ts';
import { isLeader } from '../command/leaders.ts';
import type { Command } from '../state/commands.ts';
import type { GroupFrame, OrderKind } from '../state/frames.ts';
import { gapBetween, isEnemy, isThere, onTable } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { gatheredGroup } from './gatheredGroup.ts';

const KINDS: readonly OrderKind[] = ['groupMove', 'regroup', 'volley', 'shootAndReload'];
const STOP: Command = { type: 'stop' };

/** In the order of the panel. For the player who decides. */
export function soughtAnswers(state: State, player: number): readonly Command[] {
  const frame = state.frames[state.frames.length - 1];
  switch (frame?.at) {
    case 'deploy':
      return [{ type: 'ready' }];
    case 'turn':
      return [
        ...onTable(state, player).map((model): Command => ({ type: 'nominate', model })),
        { type: 'endTurn' },
        // SK-END-4
        { type: 'withdraw' },
      ];
    case 'acting':
      return [...ofModel(state, frame.doing.model), ...orders(state, frame.doing.model, player), STOP];
    case 'group':
      return ofGroup(state, frame);
    default:
      return [];
  }
}

function ofGroup(state: State, frame: GroupFrame): readonly Command[] {
  const acting = frame.doings[frame.acting];
  if (acting !== undefined) return [...ofModel(state, acting.model), STOP];
  const members = frame.doings.map(({ model }): Command => ({ type: 'member', model }));
  const fires = frame.order.kind === 'volley' || frame.order.kind === 'shootAndReload';
  return [...(fires ? [{ type: 'fireVolley' } as const] : []), ...members, STOP];
}

/** Actions of a model, with what it carries: at the nearest enemy, or one Short away from where it stands. */
function ofModel(state: State, model: number): readonly Command[] {
  const { weapons } = profileAt(state, model);
  const { loaded, posture, mounted, x, y } = modelAt(state, model);
  const target = nearestEnemy(state, model);
  const sought: Command[] = [];
  for (let weapon = 0; weapon < weapons.length; weapon++) {
    const kind = weapons[weapon] as (typeof weapons)[number];
    if (target >= 0 && dataOf(kind).ranged !== null)
      sought.push({ type: 'shoot', model, weapon, target, aimed: false });
    if (isFirearm(kind) && loaded[weapon] === false) sought.push({ type: 'reload', model, weapon });
  }
  if (posture !== 'standing') sought.push({ type: 'stand', model });
  // SK-MOV-17: nobody looks for what the game does not have.
  else if (state.field.variant === 'SDT') sought.push({ type: 'prone', model });
  if (mounted) sought.push({ type: 'dismount', model });
  const middle = state.field.side / 2;
  const towards = y > middle ? -1 : 1;
  sought.push({ type: 'move', model, x, y: y + towards * state.field.sticks.s, sprint: false });
  return sought;
}

/** SK-GRP-1. The orders of a Leader, each to the largest group of its kind. */
function orders(state: State, leader: number, player: number): readonly Command[] {
  if (!isLeader(state, leader)) return [];
  const target = nearestEnemy(state, leader);
  return KINDS.map((kind): Command => {
    const { members } = gatheredGroup(state, leader, kind, onTable(state, player));
    const fires = kind === 'volley' || kind === 'shootAndReload';
    const half = kind === 'shootAndReload' ? Math.ceil(members.length / 2) : members.length;
    const front = members.slice(0, half);
    return {
      type: 'order',
      leader,
      kind,
      members: front,
      target: fires ? target : -1,
      weapons: fires ? front.map((model) => profileAt(state, model).weapons.findIndex(isFirearm)) : [],
      partners: members.slice(half),
    };
  });
}

function nearestEnemy(state: State, model: number): number {
  let nearest = -1;
  for (let other = 0; other < state.models.length; other++) {
    if (!isThere(state, other) || !isEnemy(state, model, other)) continue;
    if (nearest < 0 || gapBetween(state, model, other) < gapBetween(state, model, nearest)) nearest = other;
  }
  return nearest;
}

/** Suggested deployment: two ranks along the middle of the zone, the leader and his drummer behind them. */
import { type Command, skirmish, type State, waitingOf, zoneOf } from '@drumhead/skirmish/screen';

/** Distances between neighbours, in base radii. */
const ACROSS = 2.05;
/** Ranks of the line. */
const RANKS = 2;
/** Ranks before the leaders: with one free between, fewer of them are shot, and no squad runs for its leader in its first turn. */
const LEADERS = RANKS + 1;

/** Commands that place everybody who still waits. */
export function suggestedDeployment(state: State, player: number): readonly Command[] {
  const seat = state.field.players[player]?.id ?? '';
  const commands: Command[] = [];
  let now = state;
  const line = state.field.models.filter((one) => one.player === player && !isBehind(one)).length;
  const width = Math.ceil(line / RANKS);
  for (const model of inOrder(state, waitingOf(state, player))) {
    const command = placeFor(now, player, model, width) ?? placeFor(now, player, model, Number.POSITIVE_INFINITY);
    const decided = command && skirmish.decide(now, seat, command);
    if (!command || !decided?.ok) continue;
    commands.push(command);
    now = decided.state;
  }
  return commands;
}

const isBehind = ({ specials }: State['field']['models'][number]): boolean =>
  specials.includes('leader') || specials.includes('musician');

/** Riders first, since they need most room; then the line; leaders last. */
function inOrder({ field }: State, models: readonly number[]): readonly number[] {
  const worth = (model: number) => {
    const profile = field.models[model];
    return profile === undefined ? 1 : profile.specials.includes('mounted') ? 0 : isBehind(profile) ? 2 : 1;
  };
  return [...models].sort((a, b) => worth(a) - worth(b));
}

/** The legal place nearest to the middle of the zone's front, in ranks of so many; neighbours touch, which forms groups. */
function placeFor(state: State, player: number, model: number, most: number): Command | null {
  const seat = state.field.players[player]?.id ?? '';
  const { minX, minY, maxX, maxY } = zoneOf(state, player);
  const { side, footRadius, mountedRadius } = state.field;
  const mounted = state.models[model]?.mounted ?? false;
  const radius = mounted ? mountedRadius : footRadius;
  const wide = maxX - minX >= maxY - minY;
  const [length, depth] = wide ? [maxX - minX, maxY - minY] : [maxY - minY, maxX - minX];
  const towardsMiddle = (wide ? minY : minX) < side / 2;
  const profile = state.field.models[model];
  const first = profile !== undefined && isBehind(profile) ? LEADERS : 0;
  for (let rank = first; rank < 8; rank++) {
    const back = radius + Math.round(rank * footRadius * ACROSS) + 1;
    if (back > depth - radius) return null;
    for (let i = 0; i < most && i * footRadius < length; i++) {
      const along = Math.round(length / 2 + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * footRadius * ACROSS);
      if (along < radius || along > length - radius) continue;
      const deep = towardsMiddle ? depth - back : back;
      const [x, y] = wide ? [minX + along, minY + deep] : [minX + deep, minY + along];
      const command: Command = { type: 'deploy', model, x, y, level: 0 };
      if (skirmish.decide(state, seat, command).ok) return command;
    }
  }
  return null;
}

/** Suggested deployment: two ranks along the middle of the zone, the leader and his drummer behind them. */
import { type Command, placesFor, skirmish, type State, waitingOf, zoneOf } from '@drumhead/skirmish/screen';

/** Distances between neighbours, in base radii. */
const ACROSS = 2.05;
/** Ranks of the line. */
const RANKS = 2;
/** Where the line looks for room, rank by rank from the front of the zone. */
const LINE = [0, 1, 2, 3, 4, 5, 6, 7];
/** And leaders: with one rank free between, fewer of them are shot, and no squad runs for its leader in its first turn. */
const LEADERS = [3, 4, 5, 6, 7, 2, 1, 0];

/** Commands that place everybody who still waits; where the zone has no room for all of them, as many as they can. */
export function suggestedDeployment(state: State, player: number): readonly Command[] {
  const waiting = waitingOf(state, player);
  const line = state.field.models.filter((one) => one.player === player && !isBehind(one)).length;
  const width = Math.ceil(line / RANKS);
  const ranked = placing(state, player, inOrder(state, waiting), (now, model) => inRanks(now, player, model, width));
  if (ranked.length === waiting.length) return ranked;
  // In small zones: SK-SCN-8 has proved so that a zone of one's own has room.
  const spread = placing(state, player, waiting, placesFor);
  return spread.length > ranked.length ? spread : ranked;
}

/** Commands that place these models one after another, each at the first of its places that is legal. */
function placing(
  state: State,
  player: number,
  models: readonly number[],
  placesOf: (now: State, model: number) => Iterable<Command>,
): readonly Command[] {
  const seat = state.field.players[player]?.id ?? '';
  const commands: Command[] = [];
  let now = state;
  for (const model of models) {
    for (const command of placesOf(now, model)) {
      const decided = skirmish.decide(now, seat, command);
      if (!decided.ok) continue;
      commands.push(command);
      now = decided.state;
      break;
    }
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

/** Places for a model, the best first: nearest to the middle of its rank; neighbours touch, which forms groups. */
function* inRanks(state: State, player: number, model: number, width: number): Generator<Command> {
  const profile = state.field.models[model];
  const behind = profile !== undefined && isBehind(profile);
  for (const most of behind ? [Number.POSITIVE_INFINITY] : [width, Number.POSITIVE_INFINITY]) {
    for (const rank of behind ? LEADERS : LINE) yield* rankOf(state, player, model, rank, most);
  }
}

/** So many places of a rank; where the zone is too shallow for it, at the rear of the zone. */
function* rankOf(state: State, player: number, model: number, rank: number, most: number): Generator<Command> {
  const { minX, minY, maxX, maxY } = zoneOf(state, player);
  const { side, footRadius, mountedRadius } = state.field;
  const radius = state.models[model]?.mounted ? mountedRadius : footRadius;
  const wide = maxX - minX >= maxY - minY;
  const [length, depth] = wide ? [maxX - minX, maxY - minY] : [maxY - minY, maxX - minX];
  const towardsMiddle = (wide ? minY : minX) < side / 2;
  const wanted = radius + Math.round(rank * footRadius * ACROSS) + 1;
  const back = Math.min(wanted, depth - radius);
  for (let i = 0; i < most && i * footRadius < length; i++) {
    const along = Math.round(length / 2 + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * footRadius * ACROSS);
    if (along < radius || along > length - radius) continue;
    const deep = towardsMiddle ? depth - back : back;
    const [x, y] = wide ? [minX + along, minY + deep] : [minX + deep, minY + along];
    yield { type: 'deploy', model, x, y, level: 0 };
  }
}

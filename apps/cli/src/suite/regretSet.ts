/** Makes the positions of {@link ValuedPositions}: captains play battles, and now and then what may be ordered is valued. */
import { captainPlayer } from '@drumhead/bots';
import { type Battle, begin, type Command, playOut, seededDice } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { RulesetManifest } from '../rulesetManifest.ts';
import { NARROW, type ValuedPosition, type ValuedPositions, worthOf } from './regret.ts';
import { thoughtOf } from './thoughtOf.ts';

export interface RegretPlan {
  readonly seed: string;
  readonly samples: number;
  readonly battles: number;
  readonly positions: number;
}

/** Orders that are valued in one position, at most: those that a captain thinks best. */
const VALUED = 8;
/** Commands after which a battle is given up. */
const MOST = 20_000;

/** The positions so far, after each new one. Those that are kept with the same seed and samples are not made again. */
export function* regretSet(
  manifest: RulesetManifest,
  { seed, samples, battles, positions: wanted }: RegretPlan,
  kept: ValuedPositions | null,
): Generator<ValuedPositions> {
  const isSame = kept !== null && kept.seed === seed && kept.samples === samples;
  const positions: ValuedPosition[] = isSame ? [...kept.positions] : [];
  const each = Math.ceil(wanted / battles);
  const setups = manifest.arenaSetups();
  for (let number = Math.floor(positions.length / each); number < battles && positions.length < wanted; number++) {
    const moments = momentsOf(manifest, setups[number % setups.length], `${seed}/${number}`, each);
    for (const [i, moment] of moments.entries()) {
      if (number * each + i < positions.length || positions.length === wanted) continue;
      const found = valued(manifest, moment, `${seed}/${positions.length}`, samples);
      if (found === null) continue;
      positions.push(found);
      yield { seed, samples, positions };
    }
  }
}

/** Moments of a battle between captains, evenly spread over it, at which there is something to choose. */
function momentsOf(manifest: RulesetManifest, setup: unknown, seed: string, count: number): readonly Battle[] {
  const { ruleset } = manifest;
  const { room } = knowledgeOf(ruleset.id);
  const begun = begin(ruleset, setup);
  if (!begun.ok || room === null) throw new RangeError(`${ruleset.id} cannot be played from its own set-ups`);
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, captainPlayer(ruleset, room, NARROW)] as const));
  const seen: Battle[] = [];
  playOut(begun.value, { players, dice: seededDice(seed) }, { most: MOST, onStep: (battle) => seen.push(battle) });
  const open = seen.filter((battle) => isChoice(manifest, battle));
  return Array.from({ length: count }, (_, i) => open[Math.floor(((i + 0.5) / count) * open.length)]).filter(
    (battle) => battle !== undefined,
  );
}

/** Does a seat choose between orders, in a battle that a position file holds? Before it began, it holds none. */
function isChoice({ ruleset, positionFile }: RulesetManifest, battle: Battle): boolean {
  const [waiting] = ruleset.pending(battle.state);
  if (waiting === undefined || waiting.dice !== undefined || ruleset.outcome(battle.state) !== null) return false;
  return ruleset.offers(battle.state, waiting.seat).length > 2 && positionFile(battle) !== null;
}

function valued(manifest: RulesetManifest, battle: Battle, seed: string, samples: number): ValuedPosition | null {
  const { ruleset, orders: game, positionFile } = manifest;
  const known = knowledgeOf(ruleset.id);
  const position = positionFile(battle);
  const seat = ruleset.pending(battle.state)[0]?.seat;
  const begun = begin(ruleset, position);
  if (known.room === null || position === null || seat === undefined || !begun.ok) return null;
  const { state } = begun.value;
  const orders = likely(known, state, seat).flatMap((command) => {
    const worth = worthOf(known, state, seat, command, seed, samples);
    return worth === null ? [] : [{ order: game.toPeople(state, command), worth: Math.round(worth * 10_000) / 10_000 }];
  });
  if (orders.length < 2) return null;
  return { position, seat, orders: orders.sort((a, b) => b.worth - a.worth) };
}

/** The orders that a captain would think of first, and no two alike. */
function likely(known: ReturnType<typeof knowledgeOf>, state: unknown, seat: string): readonly Command[] {
  const { ruleset, room } = known;
  if (room === null) return [];
  const view = ruleset.view(state, seat);
  const mind = room.mind(room.terms.map(({ weight }) => weight));
  const into = new Float64Array(room.terms.length);
  const worth = (command: Command): number => {
    const expected = room.expected(mind, view, seat, command);
    if (expected !== null) return expected;
    const decision = ruleset.decide(view, seat, command);
    if (!decision.ok) return Number.NEGATIVE_INFINITY;
    room.read(mind, decision.state, seat, into);
    return room.terms.reduce((sum, { weight }, i) => sum + weight * (into[i] as number), 0);
  };
  const first = captainPlayer(ruleset, room).choose(view, seat, ruleset.offers(view, seat));
  const all = [first, ...thoughtOf(known, view, seat)];
  const distinct = [...new Map(all.map((command) => [JSON.stringify(command), command])).values()];
  const ranked = distinct.map((command) => ({ command, worth: worth(command) })).sort((a, b) => b.worth - a.worth);
  const best = ranked.slice(0, VALUED).map(({ command }) => command);
  return best.includes(first) ? best : [first, ...best.slice(0, VALUED - 1)];
}

// One battle between captains, and the positions in it with what came of them. Runs in a worker thread.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { captainPlayer, positionReader, recruitPlayer, type ValuePosition } from '@drumhead/bots';
import { type Command, DICE, type Player, playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';

export interface BattleTask {
  readonly ruleset: string;
  /** The version of the captain's room: who is not today's captain plays no battles, but may have played those that are kept. */
  readonly captain: number;
  /** Where the battle is kept. */
  readonly file: string;
  readonly setup: unknown;
  /** All dice and all strange orders follow from it. */
  readonly seed: string;
  /** Do the captains look as far as in play? Those of battles to learn from see a tenth, in a quarter of the time. */
  readonly full: boolean;
  /** Is an order now and then given at random? No mistake would be seen else. */
  readonly strange: boolean;
}

/** A position of a battle with the index of the seat that won it in the end, or null. */
export interface Sample {
  readonly position: ValuePosition;
  readonly winner: number | null;
  /** Part of the battle that was over, from 0 to 1. */
  readonly at: number;
}

/** Positions taken of a battle, evenly spread. */
const OF_BATTLE = 16;
/** A battle of so many commands is given up, and teaches nothing. */
const CAP = 8000;
/** Of so many orders one is strange. */
const STRANGE = 16;
const NARROW = { width: 2, nodes: 50 } as const;

/** A battle as it is kept: its commands, so that new numbers of its positions need no new battle. */
type Commands = readonly (readonly [string, Command])[];

/** Plays the battle, or plays a kept one again. */
export default function samplesOf(task: BattleTask): readonly Sample[] {
  const { ruleset: id, setup, file } = task;
  const known = knowledgeOf(id);
  const { ruleset } = known;
  const made = ruleset.create(setup);
  if (!made.ok) throw new Error(`${id} cannot be played from its own set-ups.`);
  if (!existsSync(file)) {
    // Whole or not at all, for a run may be stopped at any moment.
    writeFileSync(`${file}.part`, gzipSync(JSON.stringify(commandsOf(task, known, made.value))));
    renameSync(`${file}.part`, file);
  }
  let state = made.value;
  const seen: unknown[] = [];
  for (const [seat, command] of JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Commands) {
    const decision = ruleset.decide(state, seat, command);
    if (!decision.ok) throw new Error(`${file} is no battle of today's rules.`);
    ({ state } = decision);
    if (isBattle(state) && isDecided(ruleset.pending(state))) seen.push(state);
  }
  const outcome = ruleset.outcome(state);
  if (outcome === null) return [];
  const winner = outcome.winner === null ? null : ruleset.seats(state).indexOf(outcome.winner);
  const read = positionReader(known);
  const taken = Math.min(OF_BATTLE, seen.length);
  return Array.from({ length: taken }, (_, i) => {
    const at = (i + 0.5) / taken;
    return { position: read(seen[Math.floor(at * seen.length)]), winner, at };
  }).filter(({ position }) => winner !== null || position.draw !== null);
}

function commandsOf({ seed, full, strange, captain: version }: BattleTask, known: Known, begun: unknown): Commands {
  const { ruleset, room } = known;
  if (room === null) throw new Error(`${ruleset.id} has no room for captains.`);
  if (room.version !== version)
    throw new Error(`A battle of captain@${version} is not kept: today's is ${room.version}.`);
  const captain = (): Player<unknown, Command> => captainPlayer(ruleset, room, full ? {} : NARROW);
  const players = Object.fromEntries(
    ruleset.seats(begun).map((seat) => [seat, strange ? sometimesStrange(captain(), `${seed}/${seat}`) : captain()]),
  );
  const commands: (readonly [string, Command])[] = [];
  playState(
    ruleset,
    begun,
    { players, dice: seededDice(seed) },
    {
      until: () => commands.length >= CAP,
      onStep: ({ seat, command }) => void commands.push([seat, command]),
    },
  );
  return commands;
}

/** Past the set-up. */
const isBattle = (state: unknown): boolean => {
  const { phase = 0, gameTurn = 0 } = state as { readonly phase?: number; readonly gameTurn?: number };
  return phase > 0 || gameTurn > 0;
};

const isDecided = (pending: readonly { readonly seat: string }[]): boolean =>
  pending.length > 0 && pending[0]?.seat !== DICE;

function sometimesStrange(player: Player<unknown, Command>, seed: string): Player<unknown, Command> {
  const draw = seededRandomInt(seed);
  const any = recruitPlayer<unknown, Command>(draw);
  return {
    name: player.name,
    choose: (view, seat, offers) => (draw(STRANGE) === 0 ? any : player).choose(view, seat, offers),
  };
}

// One battle between captains as it is kept: its commands, so that new numbers of its positions need no new battle.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { captainPlayer, recruitPlayer } from '@drumhead/bots';
import { begin, type Command, type Player, playState, seededDice, seededRandomInt } from '@drumhead/engine';
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

type Commands = readonly (readonly [string, Command])[];

/** A battle of so many commands is given up: it has no end. */
export const CAP = 8000;
/** Of so many orders one is strange. */
const STRANGE = 16;
/** How captains search who are to be quick. */
export const NARROW = { width: 2, nodes: 50 } as const;

/** A command of a battle, and the state after it; `number` counts from 1. */
export interface KeptStep {
  readonly number: number;
  readonly seat: string;
  readonly command: Command;
  readonly state: unknown;
}

/** The state that a battle begins from, and its commands: as it is kept, or played now where none of today's rules is. */
export function keptBattle(task: BattleTask): { readonly begun: unknown; readonly steps: readonly KeptStep[] } {
  const { ruleset: id, setup, file } = task;
  const known = knowledgeOf(id);
  const made = begin(known.ruleset, setup);
  if (!made.ok) throw new Error(`${id} cannot be played from its own set-ups.`);
  const begun = made.value.state;
  const kept = existsSync(file) ? stepsOf(known, begun, readCommands(file)) : null;
  if (kept !== null) return { begun, steps: kept };
  // Whole or not at all, for a run may be stopped at any moment.
  writeFileSync(`${file}.part`, gzipSync(JSON.stringify(commandsOf(task, known, begun))));
  renameSync(`${file}.part`, file);
  const steps = stepsOf(known, begun, readCommands(file));
  if (steps === null) throw new Error(`${file} was played now, and is refused`);
  return { begun, steps };
}

const readCommands = (file: string): Commands =>
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Commands;

/** Null where today's rules refuse a command, or where a battle that was not given up has no end: it was played by others. */
function stepsOf({ ruleset }: Known, begun: unknown, commands: Commands): readonly KeptStep[] | null {
  let state = begun;
  const steps: KeptStep[] = [];
  for (const [i, [seat, command]] of commands.entries()) {
    const decision = ruleset.decide(state, seat, command);
    if (!decision.ok) return null;
    ({ state } = decision);
    steps.push({ number: i + 1, seat, command, state });
  }
  return ruleset.outcome(state) === null && commands.length < CAP ? null : steps;
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

function sometimesStrange(player: Player<unknown, Command>, seed: string): Player<unknown, Command> {
  const draw = seededRandomInt(seed);
  const any = recruitPlayer<unknown, Command>(draw);
  return {
    name: player.name,
    choose: (view, seat, offers) => (draw(STRANGE) === 0 ? any : player).choose(view, seat, offers),
  };
}

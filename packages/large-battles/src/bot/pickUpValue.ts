/** Values of the set-up of a pick-up game: special rule, role, terrain. */
import { seededRandomInt } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import { nextTerrain } from '../setup/pickUp/terrainGenerator.ts';
import type { GeneralTraits, SideIndex, State } from '../state/state.ts';

/** A wider span serves every phase, a better Contact only some, a re-roll of orders least. */
const PLUS: Partial<Readonly<Record<keyof GeneralTraits, number>>> = { organiser: 3, charismatic: 2, active: 1 };
/** Above all of them, if it raises the Break Point. */
const STUBBORN = 4;

/** Worth of a command of the set-up; null in any other frame. */
export function pickUpValue(state: State, side: SideIndex, frame: Frame, command: Command): number | null {
  switch (frame.at) {
    case 'plusRule':
      return command.type === 'plus' ? plusWorth(state, side, command.rule) : 0;
    case 'chooseRole':
      return roleWorth(state, command);
    case 'layTerrain':
      return layWorth(state, command);
    default:
      return null;
  }
}

/** LB-VIC-02: Stubborn rounds up, so it only helps an odd number of units. */
function plusWorth(state: State, side: SideIndex, rule: keyof GeneralTraits): number {
  if (rule !== 'stubborn') return PLUS[rule] ?? 0;
  return state.field.units.filter((unit) => unit.side === side).length % 2 === 1 ? STUBBORN : 0;
}

/**
 * Open deployment favours the attacker, who sees it; secret deployment favours the defender, who chooses terrain first.
 */
function roleWorth(state: State, command: Command): number {
  return command.type === 'role' && command.defend === state.field.hiddenDeployment ? 1 : 0;
}

/** The generator's next piece; it depends on the table and the Generals. */
export function terrainCandidates(state: State): readonly Command[] {
  const { terrain, generals } = state.field;
  const idea = nextTerrain(state, seededRandomInt(JSON.stringify([terrain, generals.map(({ q }) => q)])));
  return idea === null ? [] : [idea];
}

function layWorth(state: State, command: Command): number {
  if (command.type === 'laid') return 2;
  const [idea] = terrainCandidates(state);
  return JSON.stringify(command) === JSON.stringify(idea) ? 1 : 0;
}

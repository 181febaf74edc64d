/** The generator roll by roll: state, rolls, and next steps. */
import { seededRandomInt, DICE } from '@drumhead/engine';
import {
  bareTable,
  type Command,
  type Event,
  generated,
  laidFairly,
  LAYER,
  type Scale,
  type ScenarioId,
  skirmish,
  type State,
  type Variant,
} from '@drumhead/skirmish';

export interface Bare {
  readonly variant: Variant;
  readonly scale: Scale;
  readonly scenario: ScenarioId;
}

export interface Laying {
  readonly state: State;
  /** Every roll and every piece, in order. */
  readonly events: readonly Event[];
}

/** A whole table from its number. */
export const tableOf = ({ variant, scale, scenario }: Bare, seed: number): Laying =>
  generated(bareTable(variant, scale, scenario), seed);

export const emptyTable = ({ variant, scale, scenario }: Bare): Laying => ({
  state: bareTable(variant, scale, scenario),
  events: [],
});

const anyNumber = (): number => Math.floor(Math.random() * 1_000_000);

/** Applies the defender's command or dice; unchanged if refused. */
export function afterCommand(
  { state, events }: Laying,
  seat: string,
  command: Command | { type: 'roll'; faces: number[][] },
): Laying {
  const decided = skirmish.decide(state, seat, command);
  return decided.ok ? { state: decided.state, events: [...events, ...decided.events] } : { state, events };
}

export const rolled = (laying: Laying): Laying =>
  afterCommand(laying, DICE, { type: 'roll', faces: [[1 + Math.floor(Math.random() * 6)]] });

/** Places the current piece at a random legal place. */
export function laidByChance(laying: Laying): Laying {
  const command = laidFairly(laying.state, seededRandomInt(anyNumber()));
  return command === null ? laying : afterCommand(laying, LAYER, command);
}

/** Rolls and places everything that is left. */
export function finished({ state, events }: Laying): Laying {
  const rest = generated(state, anyNumber());
  return { state: rest.state, events: [...events, ...rest.events] };
}

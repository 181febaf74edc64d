/** Positions of a red Leader with a group, and his orders. */
import type { Command } from '../src/state/commands.ts';
import type { OrderKind } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { Playing } from './playing.ts';
import { activationOf, type ModelSpec, position, type PositionSpec } from './positions.ts';

/** The row: three red models in base contact. The enemies are far up the table. */
const LEADER: ModelSpec = { at: [300, 560], specials: ['leader'], q: 3, weapons: ['sword'], activated: true };
export const ROW: readonly ModelSpec[] = [{ at: [280, 520] }, { at: [300, 520] }, { at: [320, 520] }];
export const FAR: readonly ModelSpec[] = [
  { at: [100, 40], player: 1 },
  { at: [500, 40], player: 1 },
  { at: [300, 40], player: 1 },
];
/** Two in front and two behind them. */
export const LINES: readonly ModelSpec[] = [
  { at: [290, 500] },
  { at: [310, 500] },
  { at: [290, 520] },
  { at: [310, 520] },
];
/** Blue models, one of them within L of the row. */
export const TARGET: readonly ModelSpec[] = [{ at: [300, 430], player: 1 }, ...FAR];

export interface Posed extends Partial<PositionSpec> {
  readonly leader?: Partial<ModelSpec>;
  readonly row?: readonly ModelSpec[];
  readonly enemies?: readonly ModelSpec[];
  readonly left?: number;
  readonly turnover?: boolean;
}

/** Model 0 is the Leader with actions left; the row follows, then the blue models. */
export function posed({ leader, row = ROW, enemies = FAR, left = 2, turnover = false, ...spec }: Posed = {}): State {
  return position({
    models: [{ ...LEADER, ...leader }, ...row, ...enemies],
    frames: [
      { at: 'turn', player: 0, over: false },
      { at: 'acting', player: 0, doing: activationOf(0, left), turnover },
    ],
    ...spec,
  });
}

export function order(
  kind: OrderKind,
  members: readonly number[],
  more: Partial<Extract<Command, { type: 'order' }>> = {},
) {
  return { type: 'order', leader: 0, kind, members, target: -1, weapons: [], partners: [], ...more } as const;
}

/** A volley of all with their first weapon. */
export const volley = (members: readonly number[], target: number) =>
  order('volley', members, { target, weapons: members.map(() => 0) });

/** Gives an order and rolls its dice. */
export function ordered(game: Playing, command: Command, ...faces: readonly number[]): Playing {
  return game.say('red', command).say('red', { type: 'orderDice', dice: faces.length }).roll(faces);
}

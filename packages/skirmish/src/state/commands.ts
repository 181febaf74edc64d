/** The commands of players. Lengths in lattice steps, directions in sixteenths of a degree. */
import type { DrawCommand, Roll } from '@drumhead/engine';
import type { Edge } from './state.ts';
import type { OrderKind } from './frames.ts';

/** Place and size of a piece of terrain that a player lays (SK-TER). Whole steps; `turn` in facing steps. */
export interface Laying {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Sides of a building, length of a linear piece (then `height` is 0); 0 for a tree. */
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** An opening in a building that a player lays. Walls are numbered clockwise from the first side of the corners. */
export interface OpeningAsked {
  readonly kind: 'door' | 'window';
  readonly wall: number;
  /** Steps from the wall's first corner to the middle of the opening. */
  readonly along: number;
}

export type Command =
  // setting up
  | { readonly type: 'role'; readonly attack: boolean }
  | { readonly type: 'placeWhen'; readonly atOnce: boolean }
  | { readonly type: 'layArea'; readonly points: readonly number[]; readonly elsewhere: boolean } // outline x, y, x, y …
  | { readonly type: 'layFeature'; readonly laying: Laying; readonly elsewhere: boolean } // elsewhere: SK-TER-10
  | {
      readonly type: 'layBuilding';
      readonly laying: Laying;
      readonly elsewhere: boolean;
      readonly floors: number;
      readonly barred: boolean;
      readonly openings: readonly OpeningAsked[];
      readonly ladder: number; // index of the window below which it leans, or -1
      readonly stairs: number; // 0: none; 1 to 4: the corner they stand in, upper left first, clockwise (two floors)
    }
  | { readonly type: 'edge'; readonly edge: Edge }
  | { readonly type: 'deploy'; readonly model: number; readonly x: number; readonly y: number; readonly level: number }
  | { readonly type: 'lift'; readonly model: number }
  | { readonly type: 'layFence'; readonly laying: Laying } // SK-SQD-9
  | { readonly type: 'ready' }
  | { readonly type: 'scout'; readonly model: number; readonly x: number; readonly y: number }
  // the player turn
  | { readonly type: 'nominate'; readonly model: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'dice'; readonly dice: number; readonly charge: boolean }
  | { readonly type: 'stop' }
  // actions of a model
  | { readonly type: 'move'; readonly model: number; readonly x: number; readonly y: number; readonly sprint: boolean }
  | { readonly type: 'stand'; readonly model: number }
  | { readonly type: 'prone'; readonly model: number }
  | { readonly type: 'attack'; readonly model: number; readonly target: number; readonly powerful: boolean }
  | {
      readonly type: 'shoot';
      readonly model: number;
      readonly weapon: number;
      readonly target: number;
      readonly aimed: boolean;
    }
  | { readonly type: 'reload'; readonly model: number; readonly weapon: number }
  | { readonly type: 'bash'; readonly model: number; readonly feature: number; readonly opening: number }
  | { readonly type: 'unbar'; readonly model: number; readonly feature: number; readonly opening: number }
  | { readonly type: 'climb'; readonly model: number; readonly feature: number; readonly opening: number }
  | { readonly type: 'stairs'; readonly model: number; readonly feature: number }
  | { readonly type: 'ladder'; readonly model: number; readonly feature: number }
  // from the upper floor out of a window (SK-MOV-14, -15)
  | { readonly type: 'jump'; readonly model: number; readonly feature: number; readonly opening: number }
  | { readonly type: 'resupply'; readonly model: number; readonly weapon: number; readonly from: number }
  | { readonly type: 'take'; readonly model: number; readonly thing: number }
  | { readonly type: 'hand'; readonly model: number; readonly to: number }
  | { readonly type: 'drop'; readonly model: number }
  | { readonly type: 'carryOff'; readonly model: number } // SK-SCN-3: off the table with a counter
  | { readonly type: 'dismount'; readonly model: number }
  // orders
  | {
      readonly type: 'order';
      readonly leader: number;
      readonly kind: OrderKind;
      readonly members: readonly number[];
      readonly target: number;
      readonly weapons: readonly number[];
      readonly partners: readonly number[];
    }
  | { readonly type: 'orderDice'; readonly dice: number }
  | { readonly type: 'member'; readonly model: number }
  | { readonly type: 'fireVolley' }
  // choices that rules ask for; `use`: whether to use the national feature
  | { readonly type: 'feature'; readonly use: boolean }
  | { readonly type: 'rideOn'; readonly distance: number }
  | { readonly type: 'depleted'; readonly model: number }
  | { readonly type: 'reference'; readonly model: number }
  | { readonly type: 'takeCover'; readonly x: number; readonly y: number }
  | { readonly type: 'strike'; readonly model: number } // SK-HTH-25: whose parting blow comes next
  | { readonly type: 'fleeFrom'; readonly model: number }
  | { readonly type: 'succeed'; readonly model: number }
  | { readonly type: 'resign' }
  | DrawCommand;

export type CommandType = Command['type'];
export type Answer = Command | Roll;

/** Fields that name a piece; the first one that an order has says who carries it out. */
export const ORDERED_PIECES: readonly string[] = ['model'];

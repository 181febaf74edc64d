/** Commands of a seat. Lengths in lattice steps, facings in sixteenths of a degree. */
import type { Command as AnyCommand, DrawCommand, Roll } from '@drumhead/engine';
import type { Formation, GeneralTraits, TerrainKind } from './state.ts';

/** Kinds of move (chapter 9). Each has its own interface with the fields it uses. */
export type MoveKind = Move['kind'];

/** LB-MOVE-04. */
export interface StraightMove {
  readonly kind: 'straight';
  readonly distance: number;
}
/** LB-MOVE-05. `angle` -720..720 facing steps (45 degrees either way). */
export interface ObliqueMove {
  readonly kind: 'oblique';
  readonly angle: number;
  readonly distance: number;
}
/** LB-MOVE-06. */
export interface LateralMove {
  readonly kind: 'lateral';
  readonly side: 'left' | 'right';
  readonly distance: number;
}
/** LB-MOVE-07. */
export interface BackwardMove {
  readonly kind: 'backward';
  readonly distance: number;
}
/** LB-MOVE-09, and LB-MOVE-20 for prolonged guns (negative angle: backward). Pivots on that front corner. */
export interface WheelMove {
  readonly kind: 'wheel';
  readonly pivot: 'left' | 'right';
  readonly angle: number;
}
/** LB-MOVE-12. `angle` -1440..1440, not 0. */
export interface RotateMove {
  readonly kind: 'rotate';
  readonly angle: number;
}
/** LB-MOVE-13. */
export interface AboutFaceMove {
  readonly kind: 'aboutFace';
}
/** LB-MOVE-22. The front-centre goes `distance` along `direction` (absolute facing); the unit then faces `facing`. */
export interface FastMove {
  readonly kind: 'fast';
  readonly direction: number;
  readonly distance: number;
  readonly facing: number;
}
/**
 * LB-MOVE-25. Along the named road; `distance` is positive in the order of its points; the unit then faces `facing`.
 */
export interface RoadMove {
  readonly kind: 'road';
  readonly road: string;
  readonly distance: number;
  readonly facing: number;
}
/** LB-MOVE-19, LB-MOVE-20. A square or an unlimbered battery, any direction, facing kept. */
export interface ShiftMove {
  readonly kind: 'shift';
  readonly direction: number;
  readonly distance: number;
}

export type Move =
  | StraightMove
  | ObliqueMove
  | LateralMove
  | BackwardMove
  | WheelMove
  | RotateMove
  | AboutFaceMove
  | FastMove
  | RoadMove
  | ShiftMove;

/** LB-SET-02. Frontage by depth in sticks; the last is that of linear pieces, which have no depth. */
export type LaidSize = 'MxM' | 'LxM' | 'LxL' | '1M';

export type Command =
  // before a pick-up game
  | { readonly type: 'plus'; readonly general: number; readonly rule: keyof GeneralTraits }
  | { readonly type: 'role'; readonly defend: boolean }
  | {
      readonly type: 'lay';
      readonly kind: TerrainKind;
      readonly size: LaidSize;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | {
      readonly type: 'layStream';
      /** The zone it is counted in (LB-SET-07). */
      readonly zone: number;
      /** Flat list x0, y0, x1, y1 … from one table edge to the next. */
      readonly points: readonly number[];
      /** Crossings: steps along it from its first point. */
      readonly crossings: readonly { readonly kind: 'bridge' | 'ford'; readonly along: number }[];
    }
  | { readonly type: 'takeUp'; readonly terrain: string }
  | { readonly type: 'laid' } // the zone is done
  // deployment
  | {
      readonly type: 'place';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
      readonly formation: Formation;
    }
  | {
      readonly type: 'placeGeneral';
      readonly general: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | { readonly type: 'lift'; readonly unit: number }
  | { readonly type: 'liftGeneral'; readonly general: number }
  | { readonly type: 'share'; readonly unit: number; readonly points: number }
  | { readonly type: 'ready' }
  // phase and slots
  | { readonly type: 'open'; readonly brigade: number } // -1: the CinC and the Reserve
  | { readonly type: 'close' }
  | { readonly type: 'pass' }
  | { readonly type: 'activate'; readonly unit: number; readonly dice: number }
  | { readonly type: 'activateGeneral'; readonly general: number; readonly dice: number }
  | { readonly type: 'reroll'; readonly die: number } // index of the die in the roll as shown
  | { readonly type: 'keep' }
  // reactions
  | { readonly type: 'hold' }
  | { readonly type: 'react'; readonly unit: number }
  | { readonly type: 'reactGeneral'; readonly general: number }
  | { readonly type: 'correct'; readonly unit: number; readonly move: BackwardMove | LateralMove }
  // unit actions
  | { readonly type: 'move'; readonly unit: number; readonly move: Move }
  | { readonly type: 'approach'; readonly unit: number; readonly sector: number } // sector -1: units in the open
  | { readonly type: 'form'; readonly unit: number; readonly formation: Formation; readonly facing: number }
  | {
      readonly type: 'fire';
      readonly unit: number;
      readonly target: number;
      readonly sector: number;
      readonly added: number;
    } // target -1 when a sector is fired at
  | { readonly type: 'reload'; readonly unit: number }
  | { readonly type: 'rally'; readonly unit: number }
  | { readonly type: 'enter'; readonly unit: number; readonly sector: number } // from outside or from the next sector
  | { readonly type: 'leave'; readonly unit: number; readonly facing: number } // by the side with this outward facing
  | { readonly type: 'storm'; readonly unit: number; readonly sector: number } // LB-BUA-17
  | { readonly type: 'join'; readonly unit: number; readonly partner: number } // LB-OPT-01
  | { readonly type: 'stop' }
  // generals
  | { readonly type: 'ride'; readonly general: number; readonly x: number; readonly y: number; readonly facing: number } // move, also detaching
  | { readonly type: 'attach'; readonly general: number; readonly unit: number }
  | { readonly type: 'group'; readonly general: number; readonly units: readonly number[]; readonly dice: number }
  | {
      readonly type: 'nominate';
      readonly brigade: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | { readonly type: 'assign'; readonly unit: number; readonly brigade: number }
  | { readonly type: 'press'; readonly dice: number } // LB-CINC-08
  | { readonly type: 'decline' }
  | {
      readonly type: 'reposition';
      readonly general: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  // combat
  | { readonly type: 'spend'; readonly dice: number }
  | { readonly type: 'cancel'; readonly unit: number } // the defender that pays for it (LB-APP-12)
  | { readonly type: 'retreat'; readonly unit: number }
  | { readonly type: 'turn'; readonly unit: number; readonly facing: number } // rotation inside an Approach, absolute facing
  | { readonly type: 'contact'; readonly unit: number }
  | { readonly type: 'waive' }
  | { readonly type: 'declare'; readonly bought: number; readonly leader: number; readonly charismatic: boolean }
  | { readonly type: 'retire'; readonly unit: number; readonly sector: number } // sector -1: straight on (LB-BUA-18)
  | { readonly type: 'carry' }
  | { readonly type: 'fallBack' }
  | { readonly type: 'stay' }
  | { readonly type: 'breakthrough' }
  | { readonly type: 'resign' }
  | DrawCommand;

export type CommandType = Command['type'];
export type Answer = Command | Roll;
export type Kernel = AnyCommand;

/** Fields that name a piece; the first one that an order has says who carries it out. */
export const ORDERED_PIECES: readonly string[] = ['unit', 'general'];

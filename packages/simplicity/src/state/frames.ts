/**
 * What a battle waits for (chapter 17): a stack of frames, the last one asked first. Frames marked (auto) need no
 * decision.
 */
import type { DrawFrame } from '@drumhead/engine';
import type { SideIndex } from './sideIndex.ts';

/** SIP-TER-13. Six dice, from the north-west, row by row. */
export interface TerrainRollFrame {
  readonly at: 'terrainRoll';
}
/** SIP-DEP-1. Dice of both. */
export interface EdgeRollFrame {
  readonly at: 'edgeRoll';
}
export interface EdgeChoiceFrame {
  readonly at: 'edgeChoice';
  readonly side: SideIndex;
}
/** SIP-DEP-3: stages of deployment. */
export const STAGES = ['command', 'artillery', 'cavalry', 'infantry'] as const;
export type Stage = (typeof STAGES)[number];
/** SIP-DEP-4. One piece is placed by `side`. */
export interface DeployFrame {
  readonly at: 'deploy';
  readonly stage: Stage;
  readonly side: SideIndex;
}
/** SIP-INI-1. Dice of both. */
export interface InitiativeRollFrame {
  readonly at: 'initiativeRoll';
}
export interface InitiativeChoiceFrame {
  readonly at: 'initiativeChoice';
  readonly side: SideIndex;
}

/** Q2: the steps of a player turn (SIP-TRN-1). `arrivals` and `orders` ask the player, `points` the dice. */
export type TurnStep = 'clear' | 'arrivals' | 'points' | 'orders' | 'routs' | 'check';
export interface TurnFrame {
  readonly at: 'turn';
  readonly side: SideIndex;
  readonly step: TurnStep;
}

/** An order of a unit, kept while its activation is rolled. It is planned again when the unit acts. */
export type Ordered =
  | { readonly type: 'move'; readonly turn: number; readonly distance: number; readonly turnAfter: number }
  | { readonly type: 'road'; readonly road: number; readonly distance: number; readonly facing: number }
  | { readonly type: 'enter'; readonly turn: number; readonly section: number; readonly facing: number }
  | { readonly type: 'leave'; readonly side: number; readonly distance: number }
  | {
      readonly type: 'moveFire';
      readonly fireFirst: boolean;
      readonly turn: number;
      readonly distance: number;
      readonly turnAfter: number;
      readonly target: number;
    }
  | {
      readonly type: 'charge';
      readonly target: number;
      readonly turn: number;
      /** SIP-TER-7: side of its section that a garrison charges from, or -1. */
      readonly from: number;
      /** SIP-CHG-9: Command base that rides along, or -1. */
      readonly command: number;
    };

/** SIP-ACT-1. One die. */
export interface ActivationFrame {
  readonly at: 'activation';
  readonly unit: number;
  readonly order: Ordered;
}
/** SIP-MOV-6. The move that follows a shot of the same order. (auto) */
export interface MoveAfterFrame {
  readonly at: 'moveAfter';
  readonly unit: number;
  readonly order: Extract<Ordered, { type: 'moveFire' }>;
}

/** Q5. Dice of one shot: hits, saves, conversion. */
export interface FireFrame {
  readonly at: 'fire';
  readonly firer: number;
  readonly target: number;
  /** SIP-FIR-4: it moves or turns in the same order. */
  readonly moved: boolean;
  readonly step: 'hits' | 'saves' | 'conversion';
  readonly hits: number;
  /** SIP-FIR-7. */
  readonly cover: boolean;
}

/** Q6, SIP-MEL-16. One round of melee; what is known so far. */
export interface MeleeFrame {
  readonly at: 'melee';
  readonly charger: number;
  readonly defender: number;
  /** Direction of the charge at contact. */
  readonly facing: number;
  /** SIP-CHG-8. */
  readonly flank: boolean;
  /** SIP-MEL-4f: the penalty of slope, obstacle or cover. */
  readonly hindered: boolean;
  readonly step: 'charger' | 'defender' | 'loser' | 'winner';
  /** Hits scored by charger and defender. */
  readonly scored: readonly [number, number];
  /** SIP-MEL-6, once it is known. */
  readonly chargerWins: boolean;
}
/** SIP-INT-4. Friends that a beaten unit has still to pass, nearest first. One die each. */
export interface PassingFrame {
  readonly at: 'passing';
  readonly unit: number;
  readonly friends: readonly number[];
}
/** SIP-CMD-4. A die for each Command base at risk; it is lost at `lostAt` or more. */
export interface RiskFrame {
  readonly at: 'risk';
  readonly commands: readonly { readonly command: number; readonly lostAt: number }[];
}
/** SIP-MEL-13, -14, -15. The winner's recall, advance or turn; only an advance is a decision. */
export interface AfterMeleeFrame {
  readonly at: 'afterMelee';
  readonly charger: number;
  readonly defender: number;
  readonly facing: number;
  readonly chargerWins: boolean;
  readonly flank: boolean;
  /** SIP-MEL-14: section that the beaten enemy held, or -1. */
  readonly section: number;
}

/** SIP-RAL-2, -8. One die. */
export interface RallyFrame {
  readonly at: 'rally';
  readonly unit: number;
  readonly routing: boolean;
  readonly again: boolean;
}
/** SIP-RAL-8. The owner turns a unit that has stopped routing. */
export interface FaceFrame {
  readonly at: 'face';
  readonly unit: number;
}

export type Frame =
  | TerrainRollFrame
  | EdgeRollFrame
  | EdgeChoiceFrame
  | DeployFrame
  | InitiativeRollFrame
  | InitiativeChoiceFrame
  | TurnFrame
  | ActivationFrame
  | MoveAfterFrame
  | FireFrame
  | MeleeFrame
  | PassingFrame
  | RiskFrame
  | AfterMeleeFrame
  | RallyFrame
  | FaceFrame
  | DrawFrame<SideIndex>;

export type FrameKind = Frame['at'];

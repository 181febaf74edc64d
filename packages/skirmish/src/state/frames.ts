/**
 * The frames of a skirmish (chapter 21): a stack of pending decisions, the last one first. A rule that interrupts
 * pushes a frame and pops it when it is done; then the interrupted one goes on. Frames marked (auto) resolve without a
 * player.
 */
import type { DrawFrame, RuleId, Tally } from '@drumhead/engine';

// --- setting up (SK-SEQ-1) --------------------------------------------------------------------------------------

/** SK-SET-1, -2, -3: who attacks. Dice. */
export interface RolesFrame {
  readonly at: 'roles';
}
/** The winner of the roll attacks or defends. */
export interface RoleChoiceFrame {
  readonly at: 'roleChoice';
  readonly player: number;
}
/** SK-TER-2: features are placed as they are rolled, or after the last roll. */
export interface PlaceWhenFrame {
  readonly at: 'placeWhen';
  /** The player who lays out the terrain (SK-TER-1). */
  readonly player: number;
}
/** One roll of the terrain tables. Tables and quarters: 0 first (upper left), then clockwise (SK-TER-4). */
export interface TerrainRoll {
  readonly table: number;
  readonly quarter: number;
  /** SK-TER-10: its features may be placed in the first quarter instead. */
  readonly mayMove: boolean;
}
/** SK-TER-5..9: the rolls of all quarters, one after another. Dice. */
export interface TerrainRollFrame {
  readonly at: 'terrainRoll';
  readonly player: number;
  /** Rolls still to make, the current one first. */
  readonly rolls: readonly TerrainRoll[];
  /** A second die that the last one calls for: number of pieces, kind of woods, number of windows. */
  readonly step: 'kind' | 'count' | 'woods' | 'windows';
  readonly kind: RolledKind | null;
  /** Features rolled but not yet placed (SK-TER-2). */
  readonly held: readonly RolledFeature[];
  readonly atOnce: boolean;
}
export type RolledKind = 'wood' | 'trees' | 'rough' | 'building' | 'fences' | 'lowWalls' | 'hill';
export interface RolledFeature {
  readonly kind: RolledKind;
  /** Pieces, 1 for an area or a building. */
  readonly count: number;
  readonly quarter: number;
  /** SK-TER-10: it may be placed in the first quarter instead. */
  readonly mayMove: boolean;
  /** SK-TER-17: windows rolled for a building. */
  readonly windows: number;
}
/** The defender places one feature, piece by piece; the next piece is known to have a legal place (SK-TER-13). */
export interface PlaceFeatureFrame {
  readonly at: 'placeFeature';
  readonly player: number;
  /** The first piece placed fixes its `quarter` and clears `mayMove`. */
  readonly feature: RolledFeature;
  /** Number of pieces placed. */
  readonly placed: number;
  readonly group: number;
  /** Features to place after it. */
  readonly next: readonly RolledFeature[];
}
/** SK-DEP-1. The attacker (or, with more players, each in turn) chooses his edge. */
export interface EdgeFrame {
  readonly at: 'edge';
  readonly players: readonly number[];
}
/** SK-DEP-2. Players deploy one after another. */
export interface DeployFrame {
  readonly at: 'deploy';
  readonly players: readonly number[];
}
/** SK-DEP-5. Free moves of Scouts, one model at a time. */
export interface ScoutsFrame {
  readonly at: 'scouts';
  readonly models: readonly number[];
}
/** SK-INI-1. Dice; if a scenario or the cards (SK-MPL-2) decide who begins, the first game turn begins at once. */
export interface InitiativeFrame {
  readonly at: 'initiative';
}
/** SK-MPL-1. The next card: a die with as many faces as players are left. Dice. */
export interface CardFrame {
  readonly at: 'card';
  readonly left: readonly number[];
}

// --- the player turn (SK-SEQ-2, -3) -----------------------------------------------------------------------------

/** Nominate a model, end the turn, or withdraw. */
export interface TurnFrame {
  readonly at: 'turn';
  readonly player: number;
  /** A turnover is pending (SK-ACT-3): play passes as soon as this frame is on top. */
  readonly over: boolean;
}
/** SK-SPR-22. One die before an Unpredictable model's roll. Dice. */
export interface UnpredictableFrame {
  readonly at: 'unpredictable';
  readonly model: number;
}
/** SK-SEQ-3 step 2. How many dice, and whether it declares a charge (SK-SPR-2). */
export interface DiceChoiceFrame {
  readonly at: 'diceChoice';
  readonly model: number;
  /** Usually the owner; the opponent if an Unpredictable model rolled a 1. */
  readonly chooser: number;
  /** Dice that the opponent has chosen (the owner may still declare a charge), or 0. */
  readonly chosen: number;
  /** SK-SPR-22: +1 on a 6. */
  readonly lucky: boolean;
}
export interface ActivationRollFrame {
  readonly at: 'activationRoll';
  readonly model: number;
  readonly dice: number;
  readonly charges: boolean;
  readonly lucky: boolean;
}

/** State of one model's activation (SK-GEN-14). */
export interface Activation {
  readonly model: number;
  readonly left: number;
  /** SK-HTH-13: no Standing enemy saw it when its activation (or its group's) began; false with a single action. */
  readonly unseen: boolean;
  readonly movedIntoContact: boolean;
  /** SK-HTH-21: where its last straight move began, and whether all of it was on unbroken ground. */
  readonly charge: { readonly x: number; readonly y: number; readonly clear: boolean } | null;
  /** SK-SPR-2: its first action must be a Move into contact. */
  readonly mustCharge: boolean;
  readonly acted: boolean;
  /** SK-NAT-3 declared: its attack has +1 if it has moved into contact. */
  readonly vorwaerts: boolean;
}
/** SK-SEQ-3 step 5: one model spends its actions. */
export interface ActingFrame {
  readonly at: 'acting';
  readonly player: number;
  readonly doing: Activation;
  /** A turnover follows the activation (SK-ACT-3). */
  readonly turnover: boolean;
}

// --- orders (SK-SEQ-4, -7, -8) ----------------------------------------------------------------------------------

export type OrderKind = 'groupMove' | 'regroup' | 'volley' | 'shootAndReload';
export interface Order {
  readonly kind: OrderKind;
  readonly leader: number;
  readonly members: readonly number[];
  /** Volley and Shoot and Reload: the target, else -1. */
  readonly target: number;
  /** Per member: the weapon it would fire, or -1. */
  readonly weapons: readonly number[];
  /** Shoot and Reload: second-line partner of each front model, in the order of `members` (which are the front). */
  readonly partners: readonly number[];
}
/** The Leader chooses the number of dice for the group. */
export interface OrderDiceFrame {
  readonly at: 'orderDice';
  readonly order: Order;
}
export interface OrderRollFrame {
  readonly at: 'orderRoll';
  readonly order: Order;
  readonly dice: number;
  /** SK-NAT-1: this is the second roll, which stands. */
  readonly again: boolean;
}
/** SK-NAT-1. France may roll all the dice of a Group move again. */
export interface EnAvantFrame {
  readonly at: 'enAvant';
  readonly order: Order;
  readonly faces: readonly number[];
}
/** Members act one after another (SK-GRP-9); for a volley also before and after it. */
export interface GroupFrame {
  readonly at: 'group';
  readonly order: Order;
  readonly doings: readonly Activation[];
  /** Index in `doings` of the member now acting, or -1 if a member must be picked. */
  readonly acting: number;
  readonly turnover: boolean;
  /**
   * Of a Volley or Shoot and Reload: not fired yet; just fired; fired, and weapons changed; or `short`: too few
   * successes to fire (SK-GRP-22).
   */
  readonly stage: 'before' | 'fired' | 'after' | 'short';
}
/** SK-NAT-2. Great Britain may declare before the dice of this volley. */
export interface SteadyFrame {
  readonly at: 'steady';
  readonly player: number;
  readonly volley: ShotFrame;
}
/** SK-NAT-4. Austria may let its Leader use the actions he has left. */
export interface OrdnungFrame {
  readonly at: 'ordnung';
  readonly player: number;
}

// --- fighting (SK-SEQ-5, -6) ------------------------------------------------------------------------------------

/** Hand to hand. Dice: attacker's, then defender's. */
export interface MeleeFrame {
  readonly at: 'melee';
  readonly attacker: number;
  readonly defender: number;
  readonly powerful: boolean;
  readonly ambush: boolean;
  readonly movedIn: boolean;
  /** SK-HTH-21: direction and length of the charge, or null. */
  readonly charge: { readonly dx: number; readonly dy: number } | null;
  /** SK-NAT-3 declared. */
  readonly vorwaerts: boolean;
  /** SK-HTH-25: a parting blow, which can only hurt the fleeing model. */
  readonly parting: boolean;
}
/** SK-HTH-23. The rider may continue along the line of his charge. */
export interface RidingThroughFrame {
  readonly at: 'ridingThrough';
  readonly model: number;
  /** The model he charged; he may ride over it if it is Fallen. */
  readonly target: number;
  readonly dx: number;
  readonly dy: number;
}
/** A shot, a throw, or a volley (several shooters). Dice: one for the shooters, one for the target. */
export interface ShotFrame {
  readonly at: 'shot';
  readonly shooters: readonly number[];
  /** Per shooter, index of the weapon. */
  readonly weapons: readonly number[];
  readonly target: number;
  readonly aimed: boolean;
  readonly volley: boolean;
  /** SK-NAT-2 declared. */
  readonly steady: boolean;
}
/** SK-RNG-16, SK-GRP-16. Which shooter of a volley has a depleted weapon. */
export interface DepletedFrame {
  readonly at: 'depleted';
  readonly player: number;
  readonly shooters: readonly number[];
  readonly weapons: readonly number[];
}
/** SK-GRP-23. The active player chooses the shooter that the target of a volley goes back from, among equally near ones. */
export interface ReferenceFrame {
  readonly at: 'reference';
  readonly player: number;
  readonly shooters: readonly number[];
  readonly loser: number;
  readonly what: 'recoil' | 'cover';
  /** The rule of the result. */
  readonly rule: RuleId;
}
/** SK-RNG-22 (SDT). The target's owner moves it towards cover. */
export interface TakeCoverFrame {
  readonly at: 'takeCover';
  readonly model: number;
  readonly shooter: number;
}
/** SK-MOV-15. A fall. Dice. */
export interface FallFrame {
  readonly at: 'fall';
  readonly model: number;
  readonly levels: number;
}
/** SK-MOV-12. Dice. */
export interface BashFrame {
  readonly at: 'bash';
  readonly model: number;
  readonly feature: number;
  /** Index of a door in it, or -1: the feature itself. */
  readonly opening: number;
}
/** SK-SPR-4. Dice: `model` tests because `of`, which has Fear, came into contact with it. */
export interface FearFrame {
  readonly at: 'fear';
  readonly model: number;
  readonly of: number;
}

// --- morale and the end (SK-SEQ-9, -10) -------------------------------------------------------------------------

/**
 * The aftermath of one event (an attack, a shot, a fall …): succession, morale, break (SK-GEN-13). Whatever starts an
 * event pushes this frame first and its effects above it. (auto)
 */
export interface AftermathFrame {
  readonly at: 'aftermath';
  /** All models that went Out since the event began. */
  readonly lost: readonly number[];
  /** Players whose commander went Out since their last morale check (SK-MOR-1 a). */
  readonly leaderless: readonly number[];
  /** Models Wounded or killed by the event itself (SK-MOR-1 c). */
  readonly hurt: readonly number[];
  /** SK-HTH-26: models that saw a gruesome kill. */
  readonly appalled: readonly number[];
  /** Per player: morale tests made for this event (SK-MOR-6), or -1 if none was due. */
  readonly tests: readonly number[];
}
/** SK-MOR-2. Three dice for each model in roster order. Dice. */
export interface MoraleFrame {
  readonly at: 'morale';
  readonly player: number;
  readonly models: readonly number[];
  /** Per model: bonus to each die, fixed before the first roll (SK-MOR-5). */
  readonly bonuses: readonly Tally[];
  /** The rule that triggered the test. */
  readonly rule: RuleId;
}
/** SK-NAT-5. Russia may let models with one failure stand. */
export interface SteadfastFrame {
  readonly at: 'steadfast';
  readonly player: number;
  readonly models: readonly number[];
  readonly failures: readonly number[];
}
/** SK-MOR-8. Fleeing models, one after another, with the moves still to make. (auto, except parting blows and falls) */
export interface FlightFrame {
  readonly at: 'flight';
  readonly models: readonly number[];
  readonly moves: readonly number[];
  /** Whether the parting blows at the first model are settled (SK-HTH-25). */
  readonly struck: boolean;
  /** SK-GEO-13: the enemy the first model flees from, if its owner chose among several equally near; else -1. */
  readonly from: number;
  readonly reason: 'morale' | 'fear';
}
/** SK-HTH-25. Enemies with a parting blow at a fleeing model, in the order their owner chooses. */
export interface PartingFrame {
  readonly at: 'parting';
  /** The fleeing model. */
  readonly model: number;
  readonly enemies: readonly number[];
}
/** SK-GEO-13. The owner chooses between equal directions of flight. */
export interface FleeChoiceFrame {
  readonly at: 'fleeChoice';
  readonly model: number;
  readonly from: readonly number[];
}
/** SK-CMD-4. The owner names an acting Leader. */
export interface SuccessionFrame {
  readonly at: 'succession';
  readonly player: number;
}

export type Frame =
  | RolesFrame
  | RoleChoiceFrame
  | PlaceWhenFrame
  | TerrainRollFrame
  | PlaceFeatureFrame
  | EdgeFrame
  | DeployFrame
  | ScoutsFrame
  | InitiativeFrame
  | CardFrame
  | TurnFrame
  | UnpredictableFrame
  | DiceChoiceFrame
  | ActivationRollFrame
  | ActingFrame
  | OrderDiceFrame
  | OrderRollFrame
  | EnAvantFrame
  | GroupFrame
  | OrdnungFrame
  | SteadyFrame
  | MeleeFrame
  | RidingThroughFrame
  | ShotFrame
  | DepletedFrame
  | ReferenceFrame
  | TakeCoverFrame
  | FallFrame
  | BashFrame
  | FearFrame
  | AftermathFrame
  | MoraleFrame
  | SteadfastFrame
  | FlightFrame
  | PartingFrame
  | FleeChoiceFrame
  | SuccessionFrame
  | DrawFrame;

export type FrameKind = Frame['at'];

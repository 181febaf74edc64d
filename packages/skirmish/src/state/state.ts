/**
 * The state of a skirmish: plain immutable data. Places are lattice steps (64 a millimetre), x to the right, y down the
 * page (the catalogue writes y upwards: its "south" is the edge y = side); directions are sixteenths of a degree.
 * Models, squads and features are dense lists: an index names the same one for the whole game.
 */
import type { Outcome, ScriptState, Seat } from '@drumhead/engine';
import type { Frame } from './frames.ts';
import type { Special } from '../armies/specials.ts';
import type { Weapon } from '../armies/weapons.ts';
import type { Variant } from './variant.ts';

/** SK-GEN-2. Figure scale in millimetres. */
export type Scale = 15 | 28 | 40;
export type Edge = 'north' | 'south' | 'east' | 'west';
/** Of the book. */
export type ScenarioId = 'pickUp' | 'forlornHope' | 'foragingMission' | 'assaultAtTheFarm';
/** `own`: with ground, zones and placed men of its own (SK-SCN-8). */
export type AnyScenario = ScenarioId | 'own';

/** SK-GEN-2. Stick lengths in steps. */
export interface Sticks {
  readonly s: number;
  readonly m: number;
  readonly l: number;
}

/** SK-PRO-1. The profile of a model, which never changes in a game. */
export interface ModelProfile {
  /** Unique in the game, e.g. `france-line-2`. */
  readonly id: string;
  /** Roster profile, e.g. `fr-line`; empty for a custom profile. */
  readonly profile: string;
  /** Message key (`sk.profile.fr-line`), or the plain text of a custom profile. */
  readonly name: string;
  /** The man's own name, if his player gave him one; plain text. */
  readonly ownName?: string;
  /** Number among the models of the same profile in the squad, for display: 1, 2, … */
  readonly ordinal: number;
  /** Index of its owner. */
  readonly player: number;
  readonly q: number;
  readonly c: number;
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
  /** SK-PTS-1. */
  readonly points: number;
  /** Uniform, for drawing only. */
  readonly uniform: string;
  /** SK-SCN-8. It stands on the table from the start, and is not deployed. */
  readonly placed?: true;
  /** SCN-ARR-1. It comes when an event of the scenario calls it. */
  readonly later?: true;
}

/** An upright rectangle, in steps. */
export interface Zone {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface PlayerProfile {
  readonly id: Seat;
  /** Message key or plain text. */
  readonly name: string;
  /** Roster its models come from, e.g. `fr`. */
  readonly roster: string;
  /** SK-MPL-3: players of one team are friends; two players have two teams. */
  readonly team: number;
  /** Rule of the national feature, or null (SK-NAT). */
  readonly feature: string | null;
  /** SK-SQD-1: limit of this player's squad. */
  readonly points: number;
  /** SK-SCN-8. Where its models deploy, if not along its edge. */
  readonly zone?: Zone;
  /** SK-SQD-9: obstacles bought with leftover points, laid during deployment. */
  readonly obstacles: readonly ('fence' | 'hedge')[];
}

/** All that is fixed before the first decision. Shared by every state of a game. */
export interface Field {
  readonly variant: Variant;
  readonly scale: Scale;
  readonly scenario: AnyScenario;
  /** Side of the square table in steps (SK-GEN-3). */
  readonly side: number;
  readonly sticks: Sticks;
  /** SK-GEO-2. Radii of the bases in steps. */
  readonly footRadius: number;
  readonly mountedRadius: number;
  readonly maxGameTurns: number;
  readonly gruesomeMorale: boolean;
  /** SK-SQD-10: squads outside the tournament limits; for display only. */
  readonly casual: boolean;
  /** May a player withdraw at any time (SK-END-4), or only below half (SK-SCN-7)? */
  readonly campaign: boolean;
  /** The terrain was laid before the game: it is not rolled for. */
  readonly terrainLaid: boolean;
  readonly players: readonly PlayerProfile[];
  readonly models: readonly ModelProfile[];
  /** SK-SCN-8. The attacker has the first turn without a roll. */
  readonly attackerBegins?: true;
  /** Index of the attacker if roles were settled before the squads (SK-SET-3), or -1 if they are rolled (SK-SET-1). */
  readonly attacker: number;
}

export type Posture = 'standing' | 'fallen' | 'prone' | 'out' | 'waiting';
/** SK-GEN-14. `safe`: left the table as the scenario allows, which is no loss. */
export type OutReason = 'wounded' | 'killed' | 'fled' | 'left' | 'safe';

/** SK-GEN-14. The changing part of a model. */
export interface Model {
  readonly x: number;
  readonly y: number;
  /** SK-GEO-6. */
  readonly level: number;
  /** `waiting`: not yet deployed. */
  readonly posture: Posture;
  readonly out: OutReason | null;
  readonly mounted: boolean;
  /** Per weapon of the profile; only matters for firearms. */
  readonly loaded: readonly boolean[];
  /** SK-RNG-16, per weapon. */
  readonly depleted: readonly boolean[];
  /** Per weapon, this player turn. */
  readonly fired: readonly boolean[];
  readonly reloaded: readonly boolean[];
  /** Thrown tomahawk and the spot where it lies (SK-RNG-21), or null while it is in hand. */
  readonly tomahawk: { readonly x: number; readonly y: number; readonly level: number } | null;
  readonly activated: boolean;
  /** SK-ACN-2. */
  readonly attacked: boolean;
  readonly threw: boolean;
  /** SK-MOV-12. */
  readonly bashed: boolean;
  /** Move actions made this player turn (SK-SPR-18). */
  readonly moves: number;
  /** SK-SPR-28. */
  readonly sprinted: boolean;
  /** Enemies that have tested against its Fear this turn (SK-SPR-4). */
  readonly feared: readonly number[];
  /** SK-SCN-1: index of the object carried, or -1. */
  readonly object: number;
}

/** The changing part of a player's squad. */
export interface Squad {
  /** Squad commander (SK-SQD-5), or -1. */
  readonly commander: number;
  /** NCO made acting Leader (SK-CMD-4), or -1. */
  readonly actingLeader: number;
  /** SK-CMD-4: the acting Leader has been activated since he was named, and so counts as having Leader. */
  readonly actingLeads: boolean;
  readonly hadLeader: boolean;
  readonly featureUsed: boolean;
  /** SK-MOR-7. */
  readonly startedWith: number;
  readonly halfPassed: boolean;
  /** Deployment finished. */
  readonly ready: boolean;
  readonly broken: boolean;
  readonly withdrawn: boolean;
  /** Deployment edge, or null before it is chosen. */
  readonly edge: Edge | null;
  /** Number of player turns begun. */
  readonly turns: number;
}

/** An opening in a wall of a building: the segment it takes up (SK-GEO-17, SK-TER-17). */
export interface Opening {
  readonly kind: 'door' | 'window';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly level: number;
  /** SK-MOV-10. */
  readonly barred: boolean;
  /** SK-MOV-12: the door has been bashed down, leaving the doorway. */
  readonly bashed?: true;
}

interface FeatureBase {
  readonly id: string;
  /** Pieces of one roll share a number and may touch (SK-TER-12). */
  readonly group: number;
}
/** Simple polygon, flat list x0, y0, x1, y1 … (SK-GEO-17). */
export interface AreaFeature extends FeatureBase {
  readonly kind: 'wood' | 'rough' | 'hill' | 'stream' | 'bridge';
  readonly points: readonly number[];
}
/** Straight segment without thickness (SK-GEO-17). */
export interface LineFeature extends FeatureBase {
  readonly kind: 'fence' | 'hedge' | 'lowWall' | 'highWall';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
export interface TreeFeature extends FeatureBase {
  readonly kind: 'tree';
  readonly x: number;
  readonly y: number;
}
/** Rectangle of walls with openings; its corners clockwise as a flat list of eight numbers. */
export interface BuildingFeature extends FeatureBase {
  readonly kind: 'building';
  readonly points: readonly number[];
  readonly floors: 1 | 2;
  readonly openings: readonly Opening[];
  /** SK-TER-18: middle of the stairs, the same on both levels; null with one floor. */
  readonly stairs: { readonly x: number; readonly y: number } | null;
  /** SK-TER-18: foot of the ladder outside, and the index of the upper window it leads to. */
  readonly ladder: { readonly x: number; readonly y: number; readonly opening: number } | null;
}
/** SK-MOV-12: a feature that has been bashed away. It keeps its place in the list so that indices stay valid. */
export interface GoneFeature extends FeatureBase {
  readonly kind: 'gone';
}
export type Feature = AreaFeature | LineFeature | TreeFeature | BuildingFeature | GoneFeature;

/** SK-SCN-1. A counter that can be carried. */
export interface Thing {
  readonly kind: 'supply' | 'flag';
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** Model that carries it, or -1. */
  readonly carrier: number;
  /** Player who has carried it off, or -1. */
  readonly scored: number;
  /** Player whose flag it is, or -1. */
  readonly owner: number;
}

export interface State {
  readonly field: Field;
  /** Game turns begun; 0 before the first. */
  readonly gameTurn: number;
  /** The player whose turn it is. */
  readonly active: number;
  /** Players who still have their player turn in this game turn, in order (drawn by cards: SK-MPL-1). */
  readonly waiting: readonly number[];
  /** Index of the attacker once roles are known, else -1 (SK-SET). */
  readonly attacker: number;
  /** SK-INI-1: the player who takes the first player turn, else -1. */
  readonly first: number;
  readonly models: readonly Model[];
  readonly squads: readonly Squad[];
  readonly features: readonly Feature[];
  readonly things: readonly Thing[];
  /** By player, the game turn in which each offered a draw for the last time, or -1; left out before the first offer. */
  readonly drawOffers?: readonly number[];
  /** Pending decisions, the last one first. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  /** What the scenario's own rules remember; left out of a game by the book. */
  readonly script?: ScriptState;
}

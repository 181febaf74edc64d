/** The events of a skirmish, in the order they happened. `rule` is the rule that caused the event. */
import type { DrawNews, RuleId, ScriptNews, Tally } from '@drumhead/engine';
import type { Command } from './commands.ts';
import type { OrderKind } from './frames.ts';
import type { Edge, OutReason, Posture } from './state.ts';

interface EventBody {
  readonly rule: RuleId;
}

export type Event = EventBody &
  (
    | ScriptNews
    | {
        readonly type: 'rolesRolled';
        readonly faces: readonly number[];
        readonly tallies: readonly Tally[];
        readonly winner: number | null;
      }
    | { readonly type: 'roleChosen'; readonly player: number; readonly attack: boolean }
    | {
        readonly type: 'terrainRolled';
        readonly quarter: number;
        readonly face: number;
        readonly what: string;
        readonly count: number;
      }
    | { readonly type: 'featureLaid'; readonly feature: string; readonly kind: string }
    | { readonly type: 'featureDropped'; readonly kind: string }
    | { readonly type: 'edgeChosen'; readonly player: number; readonly edge: Edge }
    | {
        readonly type: 'placed';
        readonly model: number;
        readonly x: number;
        readonly y: number;
        readonly level: number;
      }
    | { readonly type: 'lifted'; readonly model: number }
    | { readonly type: 'deployed'; readonly player: number }
    | { readonly type: 'initiativeRolled'; readonly faces: readonly number[]; readonly first: number | null }
    | { readonly type: 'cardDrawn'; readonly player: number }
    | { readonly type: 'gameTurnBegan'; readonly turn: number }
    | { readonly type: 'turnBegan'; readonly player: number }
    | { readonly type: 'turnEnded'; readonly player: number; readonly why: 'turnover' | 'all' | 'choice' }
    | { readonly type: 'nominated'; readonly model: number }
    | {
        readonly type: 'activationRolled';
        readonly model: number;
        readonly quality: number;
        readonly bonus: Tally;
        readonly faces: readonly number[];
        readonly successes: number;
        readonly failures: number;
        readonly turnover: boolean;
      }
    | { readonly type: 'unpredictableRolled'; readonly model: number; readonly face: number }
    | { readonly type: 'stopped'; readonly model: number; readonly left: number }
    | {
        readonly type: 'moved';
        readonly model: number;
        readonly x: number;
        readonly y: number;
        readonly level: number;
        readonly how: Command['type'] | 'recoil' | 'fall' | 'flight' | 'cover' | 'rideOn' | 'exit';
        readonly broken: boolean;
        /** Of a recoil turned aside (SK-HTH-18): the rule of the result that it carries out. */
        readonly after?: RuleId;
      }
    | { readonly type: 'posture'; readonly model: number; readonly posture: Posture }
    | { readonly type: 'out'; readonly model: number; readonly reason: OutReason }
    | { readonly type: 'reloaded'; readonly model: number; readonly weapon: number }
    | { readonly type: 'depleted'; readonly model: number; readonly weapon: number }
    | { readonly type: 'resupplied'; readonly model: number; readonly weapon: number; readonly from: number }
    | {
        readonly type: 'bashed';
        readonly model: number;
        readonly face: number;
        readonly tally: Tally;
        readonly needed: number;
        readonly done: boolean;
        readonly feature: string;
      }
    | { readonly type: 'unbarred'; readonly model: number; readonly feature: string }
    | {
        readonly type: 'fell';
        readonly model: number;
        readonly faces: readonly number[];
        readonly levels: number;
        readonly wounded: boolean;
      }
    | {
        readonly type: 'thing';
        readonly model: number;
        readonly thing: number;
        readonly done: 'taken' | 'handed' | 'dropped' | 'carriedOff' | 'captured';
      }
    | { readonly type: 'tomahawkFound'; readonly model: number }
    | { readonly type: 'dismounted'; readonly model: number }
    | {
        readonly type: 'ordered';
        readonly leader: number;
        readonly kind: OrderKind;
        readonly members: readonly number[];
        readonly target: number;
      }
    | {
        readonly type: 'orderRolled';
        readonly leader: number;
        readonly quality: number;
        readonly bonus: Tally;
        readonly faces: readonly number[];
        readonly successes: number;
        readonly failures: number;
        readonly turnover: boolean;
      }
    | { readonly type: 'feature'; readonly player: number; readonly used: boolean }
    | { readonly type: 'heldFire'; readonly leader: number }
    | {
        readonly type: 'melee';
        readonly attacker: number;
        readonly defender: number;
        readonly faces: readonly [number, number];
        readonly attack: Tally;
        readonly defence: Tally;
        /** Changes to the scores for the doubling test (SK-HTH-11, -12, SK-SPR-1). */
        readonly doubling: readonly [Tally, Tally];
        readonly result: ClashResult;
      }
    | {
        readonly type: 'shot';
        readonly shooters: readonly number[];
        /** The weapon of each, by its place among the shooter's own; older rules do not say. */
        readonly weapons?: readonly number[];
        readonly target: number;
        readonly faces: readonly [number, number];
        readonly attack: Tally;
        readonly defence: Tally;
        readonly doubling: readonly [Tally, Tally];
        readonly result: ClashResult;
      }
    | {
        readonly type: 'fearRolled';
        readonly model: number;
        readonly of: number;
        readonly face: number;
        readonly bonus: Tally;
        readonly flees: boolean;
      }
    | {
        readonly type: 'moraleRolled';
        readonly player: number;
        readonly model: number;
        readonly faces: readonly number[];
        readonly bonus: Tally;
        readonly failures: number;
      }
    | { readonly type: 'succeeded'; readonly player: number; readonly model: number }
    | { readonly type: 'broken'; readonly player: number }
    | { readonly type: 'withdrawn'; readonly player: number }
    | { readonly type: 'resigned'; readonly player: number }
    | { readonly type: DrawNews; readonly player: number }
    | { readonly type: 'ended'; readonly winner: number | null }
  );

/** The result of a fight or shot for its loser (SK-HTH-4, SK-RNG-12, -13); `loser` is -1 if nothing happened. */
export interface ClashResult {
  readonly loser: number;
  readonly what: 'nothing' | 'recoil' | 'fallen' | 'wounded' | 'killed' | 'cover' | 'prone';
}

export type EventType = Event['type'];

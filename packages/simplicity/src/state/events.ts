/** Events of a battle. `rule` is the rule that caused one. */
import type { DrawNews, RuleId, ScriptNews, Tally } from '@drumhead/engine';
import type { Edge, SideIndex } from './state.ts';

interface EventBase {
  readonly rule: RuleId;
}

export type Event = EventBase &
  (
    | ScriptNews
    | { readonly type: 'terrainRolled'; readonly faces: readonly number[] }
    | { readonly type: 'edgesRolled'; readonly faces: readonly [number, number]; readonly winner: SideIndex | null }
    | { readonly type: 'edgeChosen'; readonly side: SideIndex; readonly edge: Edge }
    | { readonly type: 'placed'; readonly unit: number; readonly x: number; readonly y: number }
    | { readonly type: 'commandPlaced'; readonly command: number; readonly x: number; readonly y: number }
    | { readonly type: 'arrived'; readonly unit: number; readonly x: number; readonly y: number }
    | { readonly type: 'commandArrived'; readonly command: number; readonly x: number; readonly y: number }
    | { readonly type: 'delayed'; readonly unit: number; readonly command: number }
    | {
        readonly type: 'initiativeRolled';
        readonly faces: readonly [number, number];
        readonly winner: SideIndex | null;
      }
    | { readonly type: 'firstTurn'; readonly side: SideIndex }
    | { readonly type: 'gameTurnBegan'; readonly turn: number }
    | { readonly type: 'turnBegan'; readonly side: SideIndex }
    | { readonly type: 'pointsRolled'; readonly side: SideIndex; readonly tally: Tally }
    | { readonly type: 'turnEnded'; readonly side: SideIndex; readonly lost: number }
    | {
        readonly type: 'activationRolled';
        readonly unit: number;
        readonly face: number;
        readonly needed: number;
        readonly tally: Tally;
        readonly success: boolean;
      }
    | { readonly type: 'confused'; readonly unit: number }
    | {
        readonly type: 'moved';
        readonly unit: number;
        readonly x: number;
        readonly y: number;
        readonly facing: number;
        readonly how:
          | 'move'
          | 'road'
          | 'enter'
          | 'leave'
          | 'retire'
          | 'charge'
          | 'retreat'
          | 'rout'
          | 'recall'
          | 'advance'
          | 'turn';
      }
    | { readonly type: 'commandMoved'; readonly command: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'fired';
        readonly firer: number;
        readonly target: number;
        readonly dice: Tally;
        readonly score: Tally;
        readonly faces: readonly number[];
        readonly hits: number;
      }
    | { readonly type: 'fireLost'; readonly firer: number; readonly target: number }
    | { readonly type: 'saved'; readonly target: number; readonly faces: readonly number[]; readonly saves: number }
    | {
        readonly type: 'converted';
        readonly unit: number;
        readonly hits: Tally;
        readonly needed: number;
        /** The die; null where it was automatic. */
        readonly face: number | null;
        readonly disrupted: boolean;
      }
    | { readonly type: 'disrupted'; readonly unit: number; readonly dp: number }
    | { readonly type: 'broken'; readonly unit: number }
    | {
        readonly type: 'removed';
        readonly unit: number;
        readonly why: 'destroyed' | 'riddenDown' | 'offTable' | 'blocked' | 'caught' | 'overrun';
      }
    | {
        readonly type: 'meleeRolled';
        readonly charger: number;
        readonly defender: number;
        readonly who: 'charger' | 'defender';
        readonly dice: Tally;
        readonly score: Tally;
        readonly faces: readonly number[];
        readonly hits: number;
      }
    | {
        readonly type: 'meleeWon';
        readonly winner: number;
        readonly loser: number;
        readonly hits: readonly [number, number];
      }
    | {
        readonly type: 'passed';
        readonly unit: number;
        readonly friend: number;
        readonly face: number;
        /** The least face that disrupts; left out by versions before 3. */
        readonly hurtAt?: number;
        readonly disrupted: boolean;
      }
    | {
        readonly type: 'risked';
        readonly command: number;
        readonly face: number;
        readonly lost: boolean;
        /** The least face that loses it. */
        readonly lostAt?: number;
      }
    | { readonly type: 'commandLost'; readonly command: number; readonly why: 'killed' | 'captured' }
    | { readonly type: 'commandFled'; readonly command: number; readonly to: number }
    | {
        readonly type: 'rallyRolled';
        readonly unit: number;
        readonly face: number;
        readonly needed: number;
        readonly tally: Tally;
        readonly success: boolean;
        /** The second attempt, which a Command base allows; left out by released versions, like the DP. */
        readonly again?: boolean;
        /** Its disruption points after the attempt. */
        readonly dp?: number;
      }
    | { readonly type: 'stopped'; readonly unit: number }
    | {
        readonly type: 'scored';
        readonly losses: readonly [number, number];
        readonly limits: readonly [number, number];
      }
    | { readonly type: 'counted'; readonly points: readonly [Tally, Tally] }
    | { readonly type: 'resigned'; readonly side: SideIndex }
    | { readonly type: DrawNews; readonly side: SideIndex }
    | { readonly type: 'ended'; readonly winner: SideIndex | null }
  );

/** Events in rule terms (SEQ of chapter 29). Positions in steps, facings in sixteenths of a degree. */
import type { DrawNews, RuleId, ScriptNews, Tally } from '@drumhead/engine';
import type { Move } from './commands.ts';
import type { Formation, GeneralTraits, SideIndex, TerrainKind } from './state.ts';

export type PairMark = 'W' | 'D' | 'L';

export type Event = { readonly rule: RuleId } & (
  | ScriptNews
  | {
      readonly type: 'generalRolled';
      readonly general: number;
      readonly face: number;
      readonly q: number;
      readonly plus: boolean;
    }
  | { readonly type: 'plusChosen'; readonly general: number; readonly trait: keyof GeneralTraits }
  | { readonly type: 'breakPointsSet'; readonly breakPoints: readonly [number, number] }
  | {
      readonly type: 'rolesRolled';
      readonly faces: readonly [number, number];
      readonly tallies: readonly [Tally, Tally];
      readonly winner: SideIndex | null;
    }
  | { readonly type: 'rolesChosen'; readonly defender: SideIndex }
  | { readonly type: 'terrainLaid'; readonly side: SideIndex; readonly zone: number; readonly kind: TerrainKind }
  | { readonly type: 'terrainTakenUp'; readonly side: SideIndex; readonly kind: TerrainKind }
  | { readonly type: 'zoneLaid'; readonly side: SideIndex; readonly zone: number }
  | { readonly type: 'brigadeDeployed'; readonly side: SideIndex; readonly brigade: number }
  | {
      readonly type: 'placed';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
      readonly formation: Formation;
    }
  | { readonly type: 'generalPlaced'; readonly general: number; readonly x: number; readonly y: number }
  | { readonly type: 'lifted'; readonly unit: number }
  | { readonly type: 'generalLifted'; readonly general: number }
  | { readonly type: 'shared'; readonly unit: number; readonly points: number }
  | { readonly type: 'deployed'; readonly side: SideIndex }
  | {
      readonly type: 'initiativeRolled';
      readonly faces: readonly (readonly number[])[];
      readonly first: SideIndex | null;
    }
  | { readonly type: 'phaseBegan'; readonly side: SideIndex; readonly phase: number }
  | { readonly type: 'cincIdle'; readonly side: SideIndex }
  | { readonly type: 'slotOpened'; readonly side: SideIndex; readonly brigade: number }
  | { readonly type: 'slotClosed'; readonly side: SideIndex; readonly brigade: number }
  | { readonly type: 'turnover'; readonly side: SideIndex }
  | { readonly type: 'passed'; readonly side: SideIndex }
  /** `target` is the face each die needs; `bonus` the modifiers of each die; `successes` includes automatic ones. */
  | {
      readonly type: 'activationRolled';
      readonly side: SideIndex;
      readonly unit: number;
      readonly general: number;
      readonly reaction: boolean;
      readonly quality: number;
      readonly bonus: Tally;
      readonly faces: readonly number[];
      readonly average: number;
      readonly automatic: number;
      readonly successes: number;
      readonly failures: number;
      readonly actions: number;
    }
  | {
      readonly type: 'rerolled';
      /** Left out by released versions before it was told, like the other fields that may be left out. */
      readonly general?: number;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'held'; readonly side: SideIndex }
  | { readonly type: 'reactionLost'; readonly side: SideIndex }
  | { readonly type: 'groupOrdered'; readonly general: number; readonly units: readonly number[] }
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly move: Move;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | { readonly type: 'corrected'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly type: 'violation'; readonly unit: number }
  | {
      readonly type: 'formed';
      readonly unit: number;
      readonly formation: Formation;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  /** A unit enters a sector and holds it. */
  | {
      readonly type: 'entered';
      readonly unit: number;
      readonly sector: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | {
      readonly type: 'cameOut';
      readonly unit: number;
      readonly sector: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | { readonly type: 'stormed'; readonly unit: number; readonly sector: number; readonly against: number }
  /** The battery and its partner become one unit. */
  | {
      readonly type: 'joined';
      readonly unit: number;
      readonly partner: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  | { readonly type: 'reloaded'; readonly unit: number }
  | { readonly type: 'rallied'; readonly unit: number; readonly dis: number }
  | { readonly type: 'stopped'; readonly unit: number }
  | { readonly type: 'rode'; readonly general: number; readonly x: number; readonly y: number }
  | { readonly type: 'attached'; readonly general: number; readonly unit: number }
  | {
      readonly type: 'nominated';
      readonly general: number;
      readonly brigade: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'assigned'; readonly unit: number; readonly brigade: number }
  | { readonly type: 'repositioned'; readonly general: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'bombarded';
      readonly battery: number;
      readonly target: number;
      readonly sector: number;
      readonly attack: Tally;
      readonly defence: Tally;
      readonly faces: readonly [readonly number[], readonly number[]];
      readonly pairs: readonly PairMark[];
    }
  | { readonly type: 'sectorDamaged'; readonly sector: number; readonly dis: number }
  | { readonly type: 'bounced'; readonly battery: number; readonly unit: number }
  | {
      readonly type: 'approached';
      readonly attacker: number;
      readonly defenders: readonly number[];
      readonly sector: number;
      readonly flank: boolean;
      readonly passive: boolean;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'skirmishersLost'; readonly unit: number }
  | {
      readonly type: 'approachRolled';
      readonly attacker: number;
      readonly defenders: readonly number[];
      readonly attack: Tally;
      readonly defence: Tally;
      readonly faces: readonly [readonly number[], readonly number[]];
      readonly pairs: readonly PairMark[];
      readonly a: number;
      readonly d: number;
      /** LB-APP-13. The defender’s dice cause no DIS. */
      readonly passive?: boolean;
    }
  | {
      readonly type: 'combatRerolled';
      readonly of: 'a' | 'd';
      readonly units?: readonly number[];
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'cancelled'; readonly unit?: number; readonly left: number }
  | { readonly type: 'turned'; readonly unit: number; readonly facing: number }
  | {
      readonly type: 'intoContact';
      readonly unit: number;
      readonly against: readonly number[];
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'contactRolled';
      readonly attacker: number;
      readonly defenders: readonly number[];
      readonly attack: Tally;
      readonly defence: Tally;
      readonly faces: readonly [readonly number[], readonly number[]];
      readonly winner: 'a' | 'd';
      readonly ladder: RuleId | null;
      readonly settled: 'dice' | 'cuirass' | 'disorder' | 'unused' | 'c' | 'face';
      /** LB-CON-10. The least DIS of each side before the roll. */
      readonly least?: readonly [number, number];
      readonly second: PairMark;
      readonly doubled: boolean;
      readonly third: PairMark;
    }
  | { readonly type: 'disordered'; readonly unit: number; readonly dis: number }
  | { readonly type: 'eliminated'; readonly unit: number; readonly halves: number }
  | {
      readonly type: 'retreated';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
      readonly passed: readonly number[];
    }
  | { readonly type: 'pursued'; readonly unit: number; readonly by?: readonly number[] }
  | { readonly type: 'carried'; readonly unit: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'brokeThrough';
      readonly unit: number;
      readonly target: number;
      readonly x?: number;
      readonly y?: number;
    }
  | { readonly type: 'discharged'; readonly unit: number }
  | { readonly type: 'becameWorn'; readonly unit: number }
  | {
      readonly type: 'generalTested';
      readonly general: number;
      readonly faces: readonly number[];
      readonly survived: boolean;
    }
  | { readonly type: 'generalLost'; readonly general: number }
  | { readonly type: 'generalLeft'; readonly general: number }
  | { readonly type: 'shaken'; readonly brigade: number }
  | { readonly type: 'steadied'; readonly brigade: number }
  | {
      readonly type: 'scored';
      readonly against: readonly [Tally, Tally];
      readonly breakPoints: readonly [number, number];
    }
  | { readonly type: 'suddenDeath' }
  | { readonly type: 'resigned'; readonly side: SideIndex }
  | { readonly type: DrawNews; readonly side: SideIndex }
  | { readonly type: 'ended'; readonly winner: SideIndex | null }
);

export type EventType = Event['type'];

/** Facts of a table that need no dice: command, zones, proximity, rally, reactions, Shaken, and the score. */
import type { DescribedRefusal, Translate } from '@drumhead/content/position';
import type { Checked } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import type { Situation } from '../schemas/index.ts';
import { inCommand, spanOf } from '../../command/inCommand.ts';
import { beginActivation } from '../../turn/activationState.ts';
import { leaderlessBrigades } from '../../command/replacements.ts';
import { violationsOf } from '../../movement/proximity/proximity.ts';
import { rallyProblem } from '../../morale/rally.ts';
import { generalMayReact, unitMayReact } from '../../turn/mayReact.ts';
import { type General, other, type SideIndex, type State, type Unit, type UnitProfile } from '../../state/state.ts';
import { threatened } from '../../command/threat.ts';
import {
  advance,
  brigadeDis,
  brigadeStrength,
  isShaken,
  scoreAgainst,
  shakenLimit,
  spearhead,
} from '../../victory/victory.ts';
import { zoneOf } from '../../ground/zones.ts';
import { type Count, counted } from '../given.ts';
import { describeRefusal } from './play.ts';
import { tableAfter } from './positionFile.ts';

export interface UnitStanding {
  readonly unit: string;
  readonly inCommand: boolean;
  /** LB-GEO-14, -16: zone of the enemy's half it has entered, 3 the deepest; 0: none. */
  readonly zone: number;
  /** LB-PROX-01..03: friends too near. */
  readonly tooNear: readonly string[];
  /** LB-UNIT-09..12: null: it may rally. */
  readonly rally: Omit<DescribedRefusal, 'nearest'> | null;
  /** LB-REACT-03. */
  readonly mayReact: boolean;
}

export interface StandingOutcome {
  readonly kind: 'standing';
  readonly units: readonly UnitStanding[];
  /** Generals on the table: command span in millimetres, and whether he must be repositioned (LB-LEAD-19). */
  readonly generals: readonly {
    readonly general: string;
    readonly span: number;
    readonly threatened: boolean;
    readonly mayReact: boolean;
  }[];
  /** LB-VIC-08, -09, LB-LEAD-23. */
  readonly brigades: readonly {
    readonly brigade: string;
    readonly units: number;
    readonly dis: number;
    readonly shakenAt: number;
    readonly shaken: boolean;
    readonly leaderless: boolean;
  }[];
  readonly sides: readonly {
    readonly side: string;
    readonly breakPoint: number;
    readonly against: Count;
    /** LB-VIC-11: the enemy unit furthest into its half. */
    readonly spearhead: string | null;
    /** LB-VIC-14: the deepest enemy zone this side has reached. */
    readonly advance: number;
    /** LB-VIC-13: it is beaten if its own phase ends now. */
    readonly atBreakPoint: boolean;
  }[];
}

export function judgeStanding(given: Situation<'standing'>, t?: Translate): Checked<StandingOutcome> {
  const table = tableAfter(given);
  if (!table.ok) return table;
  const state = table.value;
  return {
    ok: true,
    value: {
      kind: 'standing',
      units: state.units.flatMap((u, i) => (u.status === 'table' ? [unitStanding(state, i, t)] : [])),
      generals: state.generals.flatMap((g, i) => (isInPlay(g) ? [generalStanding(state, i)] : [])),
      brigades: state.field.brigades.map(({ id, side }, b) => ({
        brigade: id,
        units: brigadeStrength(state, b),
        dis: brigadeDis(state, b),
        shakenAt: shakenLimit(state, b),
        shaken: isShaken(state, b),
        leaderless: leaderlessBrigades(state, side).includes(b),
      })),
      sides: ([0, 1] as const).map((side) => sideStanding(state, side)),
    },
  };
}

function isInPlay({ status }: General): boolean {
  return status === 'table' || status === 'attached';
}

function nameOf(state: State, unit: number): string {
  return (state.field.units[unit] as UnitProfile).id;
}

function unitStanding(state: State, unit: number, t: Translate | undefined): UnitStanding {
  const { side } = state.field.units[unit] as UnitProfile;
  const rally = rallyProblem(state, beginActivation(state, unit, 1));
  return {
    unit: nameOf(state, unit),
    inCommand: inCommand(state, unit),
    zone: zoneOf(state.field, other(side), side, (state.units[unit] as Unit).y),
    tooNear: violationsOf(state, unit).map((friend) => nameOf(state, friend)),
    rally: rally === null ? null : describeRefusal(state, rally, t),
    mayReact: unitMayReact(state, side, unit),
  };
}

function generalStanding(state: State, general: number): StandingOutcome['generals'][number] {
  const { id, side } = state.field.generals[general] as State['field']['generals'][number];
  return {
    general: id,
    span: toMm(spanOf(state, general)),
    threatened: (state.generals[general] as General).status === 'table' && threatened(state, general),
    mayReact: generalMayReact(state, side, general),
  };
}

function sideStanding(state: State, side: SideIndex): StandingOutcome['sides'][number] {
  const { id, breakPoint } = state.field.sides[side];
  const against = counted(scoreAgainst(state, side));
  const first = spearhead(state, side);
  return {
    side: id,
    breakPoint,
    against,
    spearhead: first < 0 ? null : nameOf(state, first),
    advance: advance(state, side),
    atBreakPoint: against.total >= breakPoint,
  };
}

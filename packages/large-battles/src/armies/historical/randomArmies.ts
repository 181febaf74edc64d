/** Two random armies of historical battles: Corps of brigades and divisions of cavalry, valued by the tables. */
import { total } from '@drumhead/engine';
import {
  type BrigadeFile,
  FORMAT,
  FORMAT_VERSION,
  type GroupFile,
  type ScenarioFile,
  type SideFile,
  type TroopKind,
} from '../../scenarios/format.ts';
import { assess, type HistoricalEntry } from './assess.ts';
import type { Calibre } from '../../state/state.ts';
import { GENERAL_QUALITY, type Troops } from './tables.ts';

const CORPS = ['lb.brigade.corps-centre', 'lb.brigade.corps-right', 'lb.brigade.corps-left'];

/** A number from 0 to `n` - 1. */
type Chance = (n: number) => number;

export interface ArmyPlan {
  readonly scale: ScenarioFile['table']['scale'];
  readonly deployment: 'hidden' | 'alternate';
  readonly switches: NonNullable<ScenarioFile['switches']>;
}

const FOOT = ['secondRateInfantry', 'lineInfantry', 'lineInfantry', 'lightInfantry', 'veteranInfantry'] as const;
const HORSE = ['lightCavalry', 'dragoons', 'heavyCavalry'] as const;
const GUNS = ['artillery', 'eliteArtillery'] as const;
/** LB-QC-05. Possible special rules by arm. */
const RULES = {
  infantry: [
    'determined',
    'wavering',
    'drilled',
    'undrilled',
    'elan',
    'elite',
    'green',
    'guard',
    'light',
    'militia',
    'unpredictable',
  ],
  cavalry: ['cuirass', 'impetuous', 'lance', 'opportunistic', 'elite', 'elan', 'strong', 'weak'],
} as const;
const LEADER_RULES = [
  'active',
  'charismatic',
  'cautious',
  'inefficient',
  'methodic',
  'organiser',
  'secondLine',
] as const;
const CINC_RULES = ['inefficient', 'organiser', 'stubborn', 'timid'] as const;

/**
 * LB-ARMY-01, LB-ARMY-12..17. A scenario file at army level: two armies of two or three Corps, each about the strength
 * of two divisions, with cavalry and guns; perhaps a Reserve. Roles and terrain follow the rules of pick-up games.
 */
export function randomArmies(pick: Chance, plan: ArmyPlan): ScenarioFile {
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    id: 'random-armies',
    name: 'lb.army.name',
    level: 'army',
    setUp: 'pickup',
    grown: true,
    table: { scale: plan.scale },
    terrain: [],
    sides: [army('first', 'top', pick), army('second', 'bottom', pick)],
    hiddenDeployment: plan.deployment === 'hidden',
    switches: plan.switches,
  };
}

function one<T>(list: readonly T[], pick: Chance): T {
  return list[pick(list.length)] as T;
}

/** Sometimes one of the rules, mostly none. */
function some<T extends string>(rules: readonly T[], pick: Chance): T[] {
  return pick(3) === 0 ? [one(rules, pick)] : [];
}

function army(id: string, baseline: 'top' | 'bottom', pick: Chance): SideFile {
  const corps = 2 + pick(2);
  const reserve = pick(2) === 0;
  return {
    id,
    name: `lb.army.${id}`,
    baseline,
    cinc: { name: 'lb.general.divisional-commander', q: GENERAL_QUALITY, rules: some(CINC_RULES, pick) },
    brigades: Array.from({ length: corps }, (_, i) => corpsOf(`${id}-${i + 1}`, CORPS[i] as string, pick)),
    ...(reserve
      ? {
          reserve: {
            deployment: { zones: [3], inCommand: true },
            units: [horse('r1', pick), guns('r2', 'heavy', pick)],
          },
        }
      : {}),
  };
}

/** LB-ARMY-16. A Corps counts as a Brigade, its commander as the Leader. */
function corpsOf(id: string, name: string, pick: Chance): BrigadeFile {
  const foot = 3 + pick(3);
  const units: GroupFile[] = Array.from({ length: foot }, (_, i) => infantry(`b${i + 1}`, pick));
  if (pick(2) === 0) units.push(horse('h', pick));
  units.push(guns('g', pick(2) === 0 ? 'medium' : 'light', pick));
  return {
    id,
    name,
    leader: { name: 'lb.general.brigade-commander', q: GENERAL_QUALITY, rules: some(LEADER_RULES, pick) },
    deployment: { zones: [2, 3], inCommand: true },
    units,
  };
}

function infantry(id: string, pick: Chance): GroupFile {
  const troops = one(FOOT, pick);
  const rules = some(RULES.infantry, pick);
  return {
    ...lot(id, troops, 'infantry', rules),
    ...values({ troops, men: 1200 + 100 * pick(40), lightBattalions: pick(4) }, rules),
  };
}

function horse(id: string, pick: Chance): GroupFile {
  const troops = one(HORSE, pick);
  const kind = ({ lightCavalry: 'lightCavalry', dragoons: 'dragoons', heavyCavalry: 'heavyCavalry' } as const)[troops];
  const rules = some(RULES.cavalry, pick);
  return { ...lot(id, troops, kind, rules), ...values({ troops, men: 600 + 50 * pick(24) }, rules) };
}

function guns(id: string, calibre: Calibre, pick: Chance): GroupFile {
  const troops = one(GUNS, pick);
  const kind = pick(3) === 0 ? 'horseArtillery' : 'footArtillery';
  return { ...lot(id, troops, kind, []), ...values({ troops }, []), calibre };
}

function lot(id: string, troops: Troops, kind: TroopKind, rules: readonly string[]): GroupFile {
  return { id, name: `lb.troops.${troops}`, kind, count: 1, uniform: 'plain', rules };
}

/** Q, C and Sk by the tables (LB-QC-01, -02, LB-ARMY-13..15); an Unpredictable unit has no Q. */
function values(entry: HistoricalEntry, rules: readonly string[]): Pick<GroupFile, 'q' | 'c' | 'sk'> {
  const valued = assess('army', entry);
  if (!valued.ok) throw new Error(JSON.stringify(valued.problems));
  const { q, c, sk } = valued.value;
  return {
    ...(rules.includes('unpredictable') ? {} : { q: total(q) }),
    ...(c === null ? {} : { c: Math.max(1, total(c)) }),
    ...(sk === null ? {} : { sk: total(sk) }),
  };
}

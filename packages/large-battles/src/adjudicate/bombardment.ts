/** LB-SEQ-06 for the command line. */
import { closeDraft, type Checked } from '@drumhead/engine';
import { bombardHandler } from '../combat/bombardment.ts';
import { countShot } from '../combat/dice/counting.ts';
import { compareShot, SECTOR_DESTROYED } from '../combat/dice/results.ts';
import { shotFacts } from '../combat/dice/tallies.ts';
import { retreatDistance } from '../morale/retreats.ts';
import type { BombardFrame } from '../state/frames.ts';
import { openDraft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import { type Count, counted, coverOf, type Length, lengthOf, type Miscounted, miscount } from './given.ts';
import { bombardmentProblems, unlessImpossible } from './impossible.ts';
import type { Situation } from './schemas/index.ts';
import { BATTERY, BEHIND, shotTable, TARGET } from './shotTable.ts';

type Given = Situation<'bombardment'>;

/** One effect with its rule. */
export interface Effect {
  readonly effect: string;
  readonly rule: string;
  /** The unit concerned: target, garrison, sector, unit behind. */
  readonly who: string;
  readonly dis?: number;
  readonly distance?: Length;
}

export interface BombardmentOutcome {
  readonly kind: 'bombardment';
  readonly attack: Count;
  readonly defence: Count;
  readonly miscounted?: readonly Miscounted[];
  readonly pairs: readonly DescribedPair[];
  readonly effects: readonly Effect[];
  readonly target: {
    /** Its name, if it was given one. */
    readonly unit?: string;
    readonly dis: number;
    readonly formation: string | null;
    readonly eliminated: boolean;
  } | null;
  readonly sector: { readonly dis: number; readonly destroyed: boolean } | null;
  readonly garrison: { readonly dis: number; readonly eliminated: boolean; readonly leaves: boolean } | null;
  readonly bounce: boolean;
}

export function judgeBombardment(given: Given): Checked<BombardmentOutcome> {
  return unlessImpossible(bombardmentProblems(given), () => ({ ok: true, value: judgePossible(given) }));
}

function judgePossible(given: Given): BombardmentOutcome {
  const table = shotTable(given);
  const atSector = given.target.arm === 'sector';
  const shot: BombardFrame = {
    at: 'bombard',
    battery: BATTERY,
    target: atSector ? -1 : TARGET,
    sector: atSector ? 0 : -1,
    added: given.added,
  };
  const facts = shotFacts(table, shot.battery, shot.target, shot.sector, shot.added);
  const tallies = countShot({ ...facts, cover: atSector ? [] : coverOf(given.cover) });
  const described = {
    kind: 'bombardment' as const,
    attack: counted(tallies.attack),
    defence: counted(tallies.defence),
  };
  const nothing = { pairs: [], effects: [], target: null, sector: null, garrison: null, bounce: false };
  if (given.dice === undefined) return { ...described, ...nothing };
  const { attacker, defender } = given.dice;
  const draft = openDraft({ ...table, frames: [shot] });
  bombardHandler.roll?.(draft, shot, [attacker, defender]);
  const after = closeDraft(draft);
  const contest = compareShot(attacker, defender, atSector);
  return {
    ...described,
    ...miscount(described, given.dice),
    ...nothing,
    pairs: describePairs(contest.pairs, contest.compared, contest.used),
    effects: draft.events.flatMap((event) => effectOf(after, event, atSector)),
    ...(atSector ? sectorAfter(given, after, draft.events) : unitAfter(given, after, draft.events)),
  };
}

type Result = Pick<BombardmentOutcome, 'target' | 'bounce'> | Pick<BombardmentOutcome, 'sector' | 'garrison'>;

function unitAfter({ target }: Given, after: State, events: readonly Event[]): Result {
  const { dis, status, formation } = after.units[TARGET] as Unit;
  const name = target.arm === 'sector' ? undefined : target.name;
  const told = target.arm !== 'sector' && target.arm !== 'artillery' ? target.formation : formation;
  return {
    target: {
      ...(name === undefined ? {} : { unit: name }),
      dis,
      formation: told,
      eliminated: status === 'eliminated',
    },
    bounce: events.some(({ type }) => type === 'bounced'),
  };
}

function sectorAfter({ target }: Given, after: State, events: readonly Event[]): Result {
  const { dis } = after.sectors[0] as State['sectors'][number];
  const inside = after.units[TARGET] as Unit;
  const garrisoned = target.arm === 'sector' && target.garrison !== undefined;
  return {
    sector: { dis, destroyed: dis >= SECTOR_DESTROYED },
    garrison: garrisoned
      ? { dis: inside.dis, eliminated: inside.status === 'eliminated', leaves: events.some(leaves) }
      : null,
  };
}

const leaves = ({ type, rule }: Event): boolean => type === 'retreated' && rule === 'LB-BUA-23';

/** What happened, as somebody at the table is told it. */
function effectOf({ field }: State, event: Event, atSector: boolean): readonly Effect[] {
  const { rule } = event;
  const who = atSector ? 'garrison' : 'target';
  switch (event.type) {
    case 'sectorDamaged': {
      const { dis } = event;
      return [{ effect: dis >= SECTOR_DESTROYED ? 'destroyed' : 'sectorDisorder', rule, who: 'sector', dis }];
    }
    case 'disordered':
      return event.unit === TARGET ? [{ effect: 'disorder', rule, who, dis: event.dis }] : [];
    case 'eliminated':
      return event.unit === TARGET ? [{ effect: 'eliminated', rule, who, dis: 4 }] : [];
    case 'bounced':
      return event.unit === BEHIND ? [{ effect: 'bounce', rule, who: 'unitBehind', dis: 1 }] : [];
    case 'formed':
      return rule === 'LB-BOMB-11' ? [{ effect: 'limber', rule, who }] : [];
    case 'retreated': {
      if (atSector) return [{ effect: 'withdraw', rule, who, distance: lengthOf(field, field.sticks.m) }];
      if (rule === 'LB-BOMB-14') return [{ effect: 'retreat', rule, who, distance: lengthOf(field, field.sticks.vs) }];
      const distance = lengthOf(field, retreatDistance(field, field.units[TARGET] as UnitProfile));
      return [{ effect: 'fullMove', rule, who, distance }];
    }
    default:
      return [];
  }
}

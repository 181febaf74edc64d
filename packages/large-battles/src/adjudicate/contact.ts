/** LB-SEQ-08 for the command line: counts, dice, losses, retreat, pursuit, and the winner's options. */
import type { Checked, Seat } from '@drumhead/engine';
import { combatHandler } from '../combat/combatHandler.ts';
import { exploitOptions } from '../combat/contact/breakthrough.ts';
import { contactResult, ELIMINATED, type Settled } from '../combat/dice/results.ts';
import { contactTallies, SECTOR_POSITION } from '../combat/dice/tallies.ts';
import { squareOf } from '../ground/sectors.ts';
import type { Combat } from '../state/combatFrame.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { decide, pending } from '../turn/machine.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import {
  ATTACKER,
  combatOn,
  enemiesOf,
  fightersOn,
  fightOf,
  inFileOf,
  fightTable,
  readDice,
  withEnemyAhead,
} from './fightTable.ts';
import { hasGarrison } from './garrison.ts';
import { asList, type Count, counted, type Length, lengthOf, type Miscounted, miscount, positions } from './given.ts';
import { contactFaults, moverOf, unlessImpossible } from './impossible.ts';
import { rerolled, type RerollRight, rightsOf } from './rerolls.ts';
import type { GivenUnit, Situation } from './schemas/index.ts';
import { settled } from './table/positionFile.ts';

type Given = Situation<'contact'>;

/** One unit after the Contact, with the events that concern it in order. */
export interface UnitAfter {
  readonly unit: string;
  readonly dis: number;
  readonly eliminated: boolean;
  readonly formation: string;
  readonly events: readonly {
    readonly what: string;
    readonly rule: string;
    readonly dis?: number;
    readonly distance?: Length;
  }[];
}

export interface ContactOutcome {
  readonly kind: 'contact';
  readonly attack: Count;
  readonly defence: Count;
  readonly miscounted?: readonly Miscounted[];
  readonly pairs: readonly DescribedPair[];
  readonly winner: 'attacker' | 'defender' | null;
  /** How the first pair was decided, and the rule if it was a tie. */
  readonly settledBy: Settled | null;
  readonly rule: string | null;
  readonly doubled: boolean;
  readonly pursuit: boolean;
  readonly attacker: UnitAfter;
  readonly defenders: readonly UnitAfter[];
  /** Options of the winner. */
  readonly may: readonly string[];
  /** LB-DICE-13: rights to re-roll own dice, in order. */
  readonly rerolls: readonly RerollRight[];
  /** Dice that Leaders must survive: any 1 and he is lost. */
  readonly leaderTests: readonly {
    readonly side: 'attacker' | 'defender';
    readonly dice: number;
    readonly rule: string;
  }[];
}

export function judgeContact(given: Given): Checked<ContactOutcome> {
  return unlessImpossible(contactFaults(given), () => judgePossible(given));
}

function judgePossible(given: Given): Checked<ContactOutcome> {
  const table = fightTable(given, 'contact');
  const { a, d } = fightersOn(table, given);
  const rights = rightsOf(a, d, 'contact');
  const dice = rerolled(given, rights);
  return dice.ok
    ? { ok: true, value: judgeRolled(dice.value === undefined ? given : { ...given, dice: dice.value }, table, rights) }
    : dice;
}

function judgeRolled(given: Given, table: State, rerolls: readonly RerollRight[]): ContactOutcome {
  const position = positions(given.position, given.attacker.traits.includes('light'), 'contact');
  const garrison = hasGarrison(given.defender);
  const cameOut = moverOf(given) === 'defender'; // LB-TERR-11
  const combat = combatOn(table, given, {
    contactBought: [given.attack.bought, given.defence.bought],
    leaderDice: [given.attack.leader, given.defence.leader],
    charismatic: [given.attack.charismatic, given.defence.charismatic],
    position: garrison ? SECTOR_POSITION : cameOut ? [] : position.defence,
    brokeThrough: given.breakthrough ? [ATTACKER] : [],
  });
  const tallies = contactTallies(table, combat);
  const counts = {
    kind: 'contact' as const,
    attack: counted(tallies.attack),
    defence: counted(tallies.defence),
    leaderTests: leaderTests(given),
    rerolls,
  };
  if (given.dice === undefined) {
    return {
      ...counts,
      pairs: [],
      winner: null,
      settledBy: null,
      rule: null,
      doubled: false,
      pursuit: false,
      attacker: unitAfter(given, table, table, [], ATTACKER),
      defenders: enemiesOf(given).map((unit) => unitAfter(given, table, table, [], unit)),
      may: [],
    };
  }
  return { ...counts, ...miscount(counts, given.dice), ...fight(given, given.dice, table, combat) };
}

type Fought = Omit<ContactOutcome, 'kind' | 'attack' | 'defence' | 'miscounted' | 'leaderTests' | 'rerolls'>;

function fight(given: Given, dice: NonNullable<Given['dice']>, table: State, combat: Combat): Fought {
  const { a, d } = fightersOn(table, given);
  const result = contactResult(a, d, dice.attacker, dice.defender);
  const won = result.winner === 'a';
  const faces = { a: dice.attacker, d: dice.defender, aAgain: [], dAgain: [] };
  // How far from straight ahead a unit was attacked is not told: one that won may have its enemy's place before it.
  const stands = won ? table : fightTable({ ...given, flank: false }, 'contact');
  const { state, events } = playedOut(readDice(stands, combat, faces, 'contactResult'));
  const after = (unit: number) => unitAfter(given, table, state, events, unit);
  const { contest } = result;
  const first = won ? 'W' : 'L';
  return {
    pairs: describePairs(
      [contest.compared[0].a === contest.compared[0].b ? 'D' : first, result.second, result.third],
      contest.compared,
      contest.used,
    ),
    winner: won ? 'attacker' : 'defender',
    settledBy: result.settled,
    rule: result.ladder,
    doubled: result.doubled,
    pursuit: events.some(({ type }) => type === 'pursued'),
    attacker: after(ATTACKER),
    defenders: combat.defenders.map(after),
    may: exploits(state, events),
  };
}

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The fight up to the choice of the winner. A unit beaten in a town goes into the sector beside its own, if it may. */
function playedOut(read: { readonly state: State; readonly events: readonly Event[] }): Played {
  const next = settled(read.state);
  const played = { state: next.state, events: [...read.events, ...next.events] };
  const frame = fightOf(played.state);
  if (frame?.step !== 'contactRetreat') return played;
  const ways = combatHandler.offers(played.state, frame, 0);
  const way = ways.find((one) => one.type === 'retire' && leadsBeside(played.state, one)) ?? ways[0];
  const went = decide(played.state, seatIn(played.state), way as Command);
  return went.ok ? { state: went.state, events: [...played.events, ...went.events] } : played;
}

/** Does this way out lead into the sector beside the unit's own? */
function leadsBeside(state: State, { unit, sector }: Command & { readonly type: 'retire' }): boolean {
  const there = squareOf(state, sector);
  return there !== null && there.x !== state.units[unit]?.x;
}

function seatIn(state: State): Seat {
  return pending(state)[0]?.seat ?? '';
}

/** A unit and what concerned it, read off what happened on the table. */
function unitAfter(given: Given, before: State, after: State, events: readonly Event[], unit: number): UnitAfter {
  const own = unit === ATTACKER ? given.attacker : (asList<GivenUnit>(given.defender)[unit - 1] as GivenUnit);
  const told = toldOf(before, events, unit);
  const [was, is] = [before.units[unit] as Unit, after.units[unit] as Unit];
  const gone = is.status === 'eliminated';
  const same = is.formation === was.formation || events.some((event) => takesSector(event, unit));
  return {
    unit: before.field.units[unit]?.id ?? '',
    dis: gone ? ([...told].reverse().find(({ what }) => what === 'disorder')?.dis ?? was.dis) : is.dis,
    eliminated: gone,
    formation: same ? own.formation : is.formation,
    events: told,
  };
}

/** LB-BUA-16: told among what the winner does. */
function takesSector(event: Event, unit = ATTACKER): boolean {
  return event.type === 'entered' && event.rule === 'LB-BUA-16' && event.unit === unit;
}

type Told = UnitAfter['events'][number];

/** Losses that take a unit at one stroke, whatever its DIS. */
const AT_ONCE: readonly string[] = ['LB-CON-12', 'LB-BUA-18'];

function toldOf(before: State, events: readonly Event[], unit: number): readonly Told[] {
  const { x, y, facing } = before.units[unit] as Unit;
  const { side } = before.field.units[unit] as UnitProfile;
  const { sticks } = before.field;
  return events.flatMap((event): readonly Told[] => {
    const { rule } = event;
    // A friend in a town whom it passes: nobody else there is disordered for that reason.
    if (event.type === 'disordered' && rule === 'LB-BUA-18' && before.field.units[event.unit]?.side === side) {
      return event.unit === unit ? [] : [{ what: 'passesFriend', rule, dis: 1 }];
    }
    if (!('unit' in event) || event.unit !== unit) return [];
    switch (event.type) {
      case 'disordered':
        return [{ what: 'disorder', rule, dis: event.dis }];
      case 'eliminated': {
        if (AT_ONCE.includes(rule)) return [{ what: 'eliminated', rule }];
        return [
          { what: 'disorder', rule, dis: ELIMINATED },
          { what: 'eliminated', rule: 'LB-UNIT-05' },
        ];
      }
      case 'retreated': {
        if (rule === 'LB-BUA-14') {
          return [{ what: 'leavesSector', rule, distance: lengthOf(before.field, sticks.m) }];
        }
        if (rule !== 'LB-CON-16') return [];
        const distance = lengthOf(before.field, Math.abs(event.x - x) + Math.abs(event.y - y));
        return [
          ...(event.facing === facing ? [] : [{ what: 'turnsToFace', rule: 'LB-CON-24' }]), // LB-FAQ-06
          { what: 'retreats', rule, distance },
        ];
      }
      case 'entered':
        return rule === 'LB-BUA-18' ? [{ what: 'entersSector', rule }] : [];
      default:
        return [];
    }
  });
}

/** What the orders of a winner are called, in the order in which they are told. */
const CALLED = { carry: 'carry', stay: 'stay', fallBack: 'recall', breakthrough: 'breakthrough' } as const;

/** LB-CON-20, -21, LB-BRK-01, -05, -07, LB-BUA-16: what is open to each winner in turn, as it is carried out by none. */
function exploits(played: State, events: readonly Event[]): readonly string[] {
  const types = new Set<string>();
  const forced = [...events];
  let state = played;
  for (let frame = fightOf(state); frame?.step === 'exploit'; frame = fightOf(state)) {
    const unit = frame.queue[0] as number;
    const before = inFileOf(state, unit, frame.places[0]?.x ?? 0);
    // Whether an enemy stands ahead is not told.
    for (const on of [before, withEnemyAhead(before, unit)]) {
      for (const { type } of exploitOptions(on, frame)) types.add(type);
    }
    const stays = decide(state, seatIn(state), { type: 'stay' });
    if (!stays.ok) break;
    state = stays.state;
    forced.push(...stays.events);
  }
  if (forced.some((event) => takesSector(event))) return ['enterSector'];
  if (forced.some(({ type, rule }) => type === 'retreated' && rule === 'LB-BRK-07')) types.add('fallBack');
  if (forced.some(({ type }) => type === 'brokeThrough')) types.add('breakthrough'); // LB-BRK-09
  return Object.entries(CALLED).flatMap(([type, name]) => (types.has(type) ? [name] : []));
}

/** LB-LEAD-14, LB-SPEC-33, -34. */
function leaderTests(given: Given): ContactOutcome['leaderTests'] {
  const tests: { side: 'attacker' | 'defender'; dice: number; rule: string }[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const extra = side === 'attacker' ? given.attack : given.defence;
    if (extra.leader > 0) tests.push({ side, dice: extra.leader, rule: 'LB-LEAD-14' });
    if (extra.charismatic) tests.push({ side, dice: 1, rule: 'LB-SPEC-33' });
  }
  return tests;
}

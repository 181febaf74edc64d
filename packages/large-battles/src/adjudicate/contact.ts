/** LB-SEQ-08 for the command line: counts, dice, losses, retreat, pursuit, and the winner's options. */
import type { Checked } from '@drumhead/engine';
import type { GivenUnit, Situation } from './schemas/index.ts';
import { wayThrough } from '../morale/forcedMoves.ts';
import { countContact } from '../combat/dice/counting.ts';
import { ralliedFormation } from '../movement/formationRules.ts';
import type { Fighter } from '../combat/dice/fighter.ts';
import { canPursue, contactResult, ELIMINATED, lostWhenBeaten, type Settled } from '../combat/dice/results.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import { SECTOR_POSITION } from '../combat/dice/tallies.ts';
import { flanksOf, hasGarrison } from './garrison.ts';
import { contactFaults, moverOf, unlessImpossible } from './impossible.ts';
import { rerolled, type RightTold, rightsOf } from './rerolls.ts';
import {
  asList,
  called,
  type Count,
  counted,
  fighter,
  type Length,
  length,
  type Miscounted,
  miscount,
  positions,
  retreatStick,
  scaleOf,
} from './given.ts';

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
  readonly rerolls: readonly RightTold[];
  /** Dice that Leaders must survive: any 1 and he is lost. */
  readonly leaderTests: readonly {
    readonly side: 'attacker' | 'defender';
    readonly dice: number;
    readonly rule: string;
  }[];
}

/** A unit during the Contact. */
class Standing {
  readonly given: GivenUnit;
  readonly before: Fighter;
  readonly name: string;
  dis: number;
  eliminated = false;
  hurt = false;
  formation: string;
  readonly events: UnitAfter['events'][number][] = [];

  constructor(given: GivenUnit, name: string) {
    this.given = given;
    this.before = fighter(given);
    this.name = called(given, name);
    this.dis = given.dis;
    this.formation = given.formation;
  }

  suffer(amount: number, rule: string, inContact: boolean): void {
    if (amount === 0 || this.eliminated) return;
    this.dis = Math.min(ELIMINATED, this.dis + amount);
    if (inContact) this.hurt = true;
    this.events.push({ what: 'disorder', rule, dis: this.dis });
    if (this.dis >= ELIMINATED) this.lose('LB-UNIT-05');
  }

  lose(rule: string): void {
    if (this.eliminated) return;
    this.eliminated = true;
    this.events.push({ what: 'eliminated', rule });
  }

  told(): UnitAfter {
    const { name: unit, dis, eliminated, formation, events } = this;
    return { unit, dis, eliminated, formation, events };
  }
}

export function judgeContact(given: Given): Checked<ContactOutcome> {
  return unlessImpossible(contactFaults(given), () => judgePossible(given));
}

function judgePossible(given: Given): Checked<ContactOutcome> {
  const list = asList<GivenUnit>(given.defender);
  const rights = rightsOf([fighter(given.attacker)], list.map(fighter), 'contact');
  const dice = rerolled(given, rights);
  return dice.ok
    ? { ok: true, value: judgeRolled(dice.value === undefined ? given : { ...given, dice: dice.value }, rights) }
    : dice;
}

function judgeRolled(given: Given, rerolls: readonly RightTold[]): ContactOutcome {
  const a = new Standing(given.attacker, 'attacker');
  const list = asList<GivenUnit>(given.defender);
  const d = list.map((unit, i) => new Standing(unit, `defender ${i + 1}`));
  const flanks = flanksOf(given);
  const position = positions(given.position, a.before.traits.light, 'contact');
  const garrison = hasGarrison(given.defender);
  const cameOut = moverOf(given) === 'defender'; // LB-TERR-11
  const tallies = countContact({
    level: given.level,
    attack: {
      units: [a.before],
      bought: given.attack.bought,
      leaderDice: given.attack.leader,
      charismatic: given.attack.charismatic,
      flank: flanks.every(Boolean),
    },
    defence: {
      units: d.map((s) => s.before),
      bought: given.defence.bought,
      leaderDice: given.defence.leader,
      charismatic: given.defence.charismatic,
      flank: false,
    },
    position: garrison ? SECTOR_POSITION : cameOut ? [] : position.defence,
  });
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
      attacker: a.told(),
      defenders: d.map((s) => s.told()),
      may: [],
    };
  }
  return { ...counts, ...miscount(counts, given.dice), ...fight(given, given.dice, a, d, flanks) };
}

function fight(
  given: Given,
  dice: NonNullable<Given['dice']>,
  a: Standing,
  d: readonly Standing[],
  flanks: readonly boolean[],
): Omit<ContactOutcome, 'kind' | 'attack' | 'defence' | 'miscounted' | 'leaderTests' | 'rerolls'> {
  const { level } = given;
  const result = contactResult(
    [a.before],
    d.map((s) => s.before),
    dice.attacker,
    dice.defender,
  );
  const won = result.winner === 'a';
  const winners = won ? [a] : d;
  const losers = won ? d : [a];
  // LB-CON-13..15: losses of both sides, then units that do not survive defeat.
  a.suffer(result.disA, 'LB-CON-13', true);
  for (const s of d) s.suffer(result.disD, 'LB-CON-13', true);
  for (const s of losers) {
    if (
      lostWhenBeaten(
        level,
        s.before,
        winners.map((w) => w.before),
      )
    )
      s.lose('LB-CON-12');
  }
  losers.forEach((s) => retreats(given, s, won && flanks[d.indexOf(s)] === true));
  const pursuers = winners.filter((w) => !w.eliminated && canPursue(level, w.before));
  const pursuit = result.pursuit && pursuers.length > 0 && losers.some((s) => !s.eliminated);
  if (pursuit) for (const s of losers) s.suffer(1, 'LB-CON-17', true);
  const destroyed = losers.some((s) => s.eliminated);
  for (const s of [a, ...d]) if (s.given.arm === 'cavalry' && !s.hurt) s.suffer(1, 'LB-CON-22', false);
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
    pursuit,
    attacker: a.told(),
    defenders: d.map((s) => s.told()),
    may: exploits(given, winners, destroyed, won),
  };
}

/** LB-BUA-14, -18, -19: past friends, then into a sector, onto an enemy, or out of the town. */
function driven(given: Given, s: Standing, { straight, beside }: Given['town']['attacker']): void {
  if (beside) {
    s.events.push({ what: 'entersSector', rule: 'LB-BUA-18' });
    return;
  }
  const { passed, end } = wayThrough(straight);
  for (let friend = 0; friend < passed; friend++) s.events.push({ what: 'passesFriend', rule: 'LB-BUA-18', dis: 1 });
  if (end === 'enemy') s.lose('LB-BUA-18');
  else if (end === 'into') s.events.push({ what: 'entersSector', rule: 'LB-BUA-18' });
  else {
    s.events.push({ what: 'leavesSector', rule: 'LB-BUA-14', distance: length(scaleOf(given), 'M') });
    s.formation = ralliedFormation(given);
  }
}

/** LB-CON-16, -24. */
function retreats(given: Given, s: Standing, fromFlank: boolean): void {
  if (s.eliminated) return;
  if (s.formation === 'garrison') {
    driven(given, s, s.given === given.attacker ? given.town.attacker : given.town.defender);
    return;
  }
  // LB-FAQ-06
  if (fromFlank) s.events.push({ what: 'turnsToFace', rule: 'LB-CON-24' });
  s.events.push({ what: 'retreats', rule: 'LB-CON-16', distance: length(scaleOf(given), retreatStick(s.given)) });
  if (given.level === 'army' || s.given.arm === 'artillery') return; // LB-ARMY-10
  s.formation = s.given.arm === 'cavalry' ? 'line' : 'attackColumn';
}

/** LB-CON-20, -21, LB-BRK-01, -05, -07, -09, LB-BUA-16. */
function exploits(
  given: Given,
  winners: readonly Standing[],
  destroyed: boolean,
  attackerWon: boolean,
): readonly string[] {
  const may = new Set<string>();
  for (const s of winners) {
    if (s.eliminated || s.given.arm === 'artillery' || s.formation === 'square') continue;
    if (attackerWon && hasGarrison(given.defender)) {
      may.add('enterSector');
    } else if (s.formation === 'garrison') {
      continue; // it stays in its sector
    } else if (attackerWon && given.breakthrough) {
      may.add('recall');
    } else {
      may.add('carry');
      may.add('stay');
      if (s.given.arm === 'cavalry' && destroyed) {
        may.add('recall');
        if (s.dis < 3 || s.given.traits.includes('impetuous')) may.add('breakthrough');
      }
    }
  }
  return [...may];
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

/** Chances that are left when some dice lie already, for dice that are typed in one by one. */
import { D6, DICE, total } from '@drumhead/engine';
import { fighterOddsOf, fireOddsOf, meleeOddsOf } from '../combat/odds.ts';
import { profileOf } from '../state/units.ts';
import type { State } from '../state/state.ts';
import { decide } from '../turn/machine.ts';
import { fireChances, fireTable, meleeChances, meleeMoment } from './combat.ts';
import { type Playout, rollGiven, wantedIn } from './givenDice.ts';
import type { Chance } from './layout.ts';
import type { Situation } from './situations.ts';

/** Rolls that decide a shot or a melee; those after it, such as for a Command base at risk, decide nothing of it. */
const OF_THE_FIGHT: readonly string[] = ['sip.roll.fire', 'sip.roll.saves', 'sip.roll.melee', 'sip.roll.conversion'];

/** Rows that are still open: what is certain has been told. */
const open = (rows: readonly Chance[]): readonly Chance[] =>
  rows.filter(({ chance }) => chance > CERTAIN && chance < 1 - CERTAIN);

const CERTAIN = 1e-9;

const hitsIn = (faces: readonly number[], score: number): number => faces.filter((face) => face >= score).length;

/** SIP-FIR-3..7, SIP-CNV-1. */
export function fireLeft(given: Situation<'fire'>): readonly Chance[] {
  const laid = fireTable(given);
  if (!laid.ok) return [];
  const { table, shot, moment } = laid.value;
  const dice = given.dice ?? [];
  const [all, score] = [total(shot.dice), total(shot.score)];
  if (dice.length < all) {
    const { class: target } = profileOf(table, 1);
    const { disrupts } = fireOddsOf(all - dice.length, score, target, shot.cover, hitsIn(dice, score));
    return open(fireChances(disrupts));
  }
  let disrupts = 0;
  eachEnding(moment, dice, (state, chance) => {
    if (isDisrupted(table, state, 1)) disrupts += chance;
  });
  return open(fireChances(disrupts));
}

/** SIP-MEL-2..7. */
export function meleeLeft(given: Situation<'melee'>): readonly Chance[] {
  const laid = meleeMoment(given);
  if (!laid.ok) return [];
  const { table, clash, moment } = laid.value;
  const dice = given.dice ?? [];
  const charger = fighterOddsOf(table, clash, 'charger');
  const defender = fighterOddsOf(table, clash, 'defender');
  if (dice.length < charger.dice + defender.dice) {
    const own = dice.slice(0, charger.dice);
    const other = dice.slice(charger.dice);
    const odds = meleeOddsOf(
      { ...charger, dice: charger.dice - own.length, scored: hitsIn(own, charger.score) },
      { ...defender, dice: defender.dice - other.length, scored: hitsIn(other, defender.score) },
    );
    return open(meleeChances(given, odds));
  }
  const odds = { chargerWins: 0, chargerDisrupted: 0, defenderDisrupted: 0 };
  eachEnding(moment, dice, (state, chance, events) => {
    if (events.some((event) => event.type === 'meleeWon' && event.winner === 0)) odds.chargerWins += chance;
    if (isDisrupted(table, state, 0)) odds.chargerDisrupted += chance;
    if (isDisrupted(table, state, 1)) odds.defenderDisrupted += chance;
  });
  return open(meleeChances(given, odds));
}

function isDisrupted(before: State, after: State, unit: number): boolean {
  return (after.units[unit]?.dp ?? 0) > (before.units[unit]?.dp ?? 0);
}

type Ending = (state: State, chance: number, events: Playout['events']) => void;

/** Calls `end` for every way in which the fight may end, once these dice lie, with its chance. */
function eachEnding(moment: Playout, dice: readonly number[], end: Ending): void {
  // Whole handfuls are rolled as given; a part of one is filled up in all ways.
  const played = rollGiven(moment, dice, []);
  const part = played.wants?.given ?? 0;
  follow(played, dice.slice(dice.length - part), 1, end);
}

function follow({ state, events, wants }: Playout, lying: readonly number[], chance: number, end: Ending): void {
  if (wants === null || !OF_THE_FIGHT.includes(wants.what)) return end(state, chance, events);
  for (const { faces, part } of fillings(wants.count - lying.length)) {
    const answer = decide(state, DICE, { type: 'roll', faces: [[...lying, ...faces]] });
    if (!answer.ok) continue;
    const next = { state: answer.state, events: [...events, ...answer.events], wants: wantedIn(answer.state) };
    follow(next, [], chance * part, end);
  }
}

/** Every roll of so many dice, regardless of their order, with its chance. */
function fillings(dice: number): readonly { readonly faces: readonly number[]; readonly part: number }[] {
  let rolls = [{ faces: [] as readonly number[], part: 1 }];
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, { faces: readonly number[]; part: number }>();
    for (const { faces, part } of rolls) {
      for (const face of D6) {
        const more = [...faces, face].sort((a, b) => a - b);
        const known = next.get(more.join()) ?? { faces: more, part: 0 };
        known.part += part / D6.length;
        next.set(more.join(), known);
      }
    }
    rolls = [...next.values()];
  }
  return rolls;
}

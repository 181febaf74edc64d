/** Expected result of a shot, from exact odds (chapter 13). */
import { memoizeBy, total } from '@drumhead/engine';
import { BOMBARDMENT, contestOdds, MAX_DICE, PAIR_RESULTS } from '@drumhead/odds';
import { fighterOf } from '../../combat/dice/fighter.ts';
import { type Pairs, sectorSteps, type ShotEffect, shotEffects } from '../../combat/dice/results.ts';
import type { Field, State, Unit } from '../../state/state.ts';
import { countShot } from '../../combat/dice/counting.ts';
import { shotFacts } from '../../combat/dice/tallies.ts';
import { armyValuesOf, worthLostOf } from '../armyValue.ts';

const PAIRS: readonly Pairs[] = PAIR_RESULTS.flatMap((first) =>
  PAIR_RESULTS.flatMap((second) => PAIR_RESULTS.map((third): Pairs => [first, second, third])),
);

/** Worth of effects besides disorder: ground lost, guns silenced, a ball into the next unit. */
const BESIDE: { readonly [K in ShotEffect]: number } = {
  disorder: 0,
  retreat: 0.05,
  limber: 0.12,
  fullMove: 0.08,
  bounce: 0.06,
};

/** Results already derived in a battle, by dice and everything about the target that decides them. */
const resultsOf = memoizeBy((_field: Field) => new Map<string, number>());

/** Expected loss of the target by a shot with so many actions added. */
export function expectedShot(state: State, battery: number, target: number, sector: number, added: number): number {
  if (target < 0) return expectedOnSector(state, battery, sector, added);
  const facts = shotFacts(state, battery, target, -1, added);
  const { attack, defence } = countShot(facts);
  const a = Math.min(MAX_DICE, total(attack));
  const d = Math.min(MAX_DICE, total(defence));
  const t = state.units[target] as Unit;
  const kind = armyValuesOf(state.field).kinds[target] as number;
  const key = `${a},${d};${kind},${t.formation},${t.dis},${t.battery >= 0 ? 'grand' : 'single'}`;
  const known = resultsOf(state.field);
  let expected = known.get(key);
  if (expected === undefined) {
    expected = expectedLoss(state, target, a, d);
    known.set(key, expected);
  }
  return expected;
}

/** LB-BOMB-10..12. */
function expectedLoss(state: State, target: number, attack: number, defence: number): number {
  const odds = contestOdds(attack, defence, BOMBARDMENT);
  const fighter = fighterOf(state, target);
  const worth = worthLostOf(state, target);
  let sum = 0;
  for (let place = 0; place < odds.length; place++) {
    const p = odds[place] as number;
    if (p === 0) continue;
    let dis = fighter.dis;
    let beside = 0;
    for (const effect of shotEffects(state.field.level, fighter, PAIRS[place] as Pairs)) {
      if (effect === 'disorder') dis += 1;
      beside += BESIDE[effect];
    }
    sum += p * ((worth[Math.min(4, dis)] as number) - (worth[fighter.dis] as number) + beside);
  }
  return sum;
}

/** LB-BOMB-18..20: the garrison suffers once a sector is badly damaged. */
function expectedOnSector(state: State, battery: number, sector: number, added: number): number {
  const held = state.sectors[sector];
  if (held === undefined || held.unit < 0) return 0;
  const { attack, defence } = countShot(shotFacts(state, battery, -1, sector, added));
  const odds = contestOdds(Math.min(MAX_DICE, total(attack)), Math.min(MAX_DICE, total(defence)), BOMBARDMENT);
  const worth = worthLostOf(state, held.unit);
  const { dis } = state.units[held.unit] as Unit;
  let sum = 0;
  for (let place = 0; place < odds.length; place++) {
    const won = (PAIRS[place] as Pairs).filter((pair) => pair === 'W').length;
    const steps = sectorSteps(held.dis, true, won);
    let value = 0.02 * (steps.dis - held.dis);
    for (const effect of steps.effects) {
      if (effect === 'garrisonDisordered' || effect === 'garrisonShelledOut') {
        value += (worth[Math.min(4, dis + 1)] as number) - (worth[dis] as number);
      }
      if (effect === 'garrisonShelledOut') value += 0.3;
    }
    sum += (odds[place] as number) * value;
  }
  return sum;
}

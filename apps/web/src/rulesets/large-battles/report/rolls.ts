/** The rolls of Large Battles, each with its own chances. */
import { total } from '@drumhead/engine';
import type { Event, State } from '@drumhead/large-battles';
import { chanceOfLoss } from '@drumhead/large-battles/screen';
import {
  APPROACH,
  BARE,
  BOMBARDMENT,
  compareDice,
  type ContestKind,
  contestOdds,
  dieSucceeds,
  JOINT_KEYS,
} from '@drumhead/odds';
import { likeDice, type RollReader, type SideRoll, type RollKind, sideRoll } from '../../../report/luck.ts';

type Rerolled = { readonly from: number; readonly to: number };

/** A die that is rolled again counts once with each face; the roll it belongs to is told after it. */
export function rollReader(): RollReader<State, Event> {
  let again: Rerolled[] = [];
  let inFight: (Rerolled & { readonly of: 'a' | 'd' })[] = [];
  return (state, event) => {
    switch (event.type) {
      case 'rerolled':
        again.push(event);
        return [];
      case 'combatRerolled':
        inFight.push(event);
        return [];
      case 'activationRolled': {
        const succeeds = (face: number) => dieSucceeds(face, event.quality, total(event.bonus));
        const kind = event.reaction ? 'reaction' : 'activation';
        const faces = [...before(event.faces, again), ...again.map(({ to }) => to)];
        again = [];
        return [likeDice(event.side, kind, faces, succeeds)];
      }
      case 'bombarded':
        return contest(['bombardment', 'bombarded'], sideOf(state, event.battery), event.faces, BOMBARDMENT);
      case 'approachRolled':
      case 'contactRolled': {
        const [a, d] = event.faces;
        const faces = [
          before(
            a,
            inFight.filter(({ of }) => of === 'a'),
          ),
          before(
            d,
            inFight.filter(({ of }) => of === 'd'),
          ),
        ];
        inFight = [];
        const side = sideOf(state, event.attacker);
        return event.type === 'approachRolled'
          ? contest(['approach', 'approach'], side, faces, APPROACH)
          : contest(['contact', 'contact'], side, faces, BARE);
      }
      case 'generalTested': {
        // One roll, however many dice.
        const side = state.field.generals[event.general]?.side ?? 0;
        const isLost = chanceOfLoss(event.faces.length);
        return [sideRoll(side, 'general', [isLost, 1 - isLost], event.survived ? 1 : 0)];
      }
      default:
        return [];
    }
  };
}

const sideOf = ({ field }: State, unit: number): number => field.units[unit]?.side ?? 0;

/** The dice as they fell at first. */
function before(faces: readonly number[], again: readonly Rerolled[]): readonly number[] {
  const dice = [...faces];
  for (const { from, to } of [...again].reverse()) {
    const die = dice.indexOf(to);
    if (die >= 0) dice[die] = from;
  }
  return dice;
}

/** Pairs won by each side, each under its own kind. */
function contest(
  [ofAttacker, ofDefender]: readonly [RollKind, RollKind],
  attacker: number,
  [a = [], d = []]: readonly (readonly number[])[],
  how: ContestKind,
): readonly SideRoll[] {
  const odds = contestOdds(a.length, d.length, how);
  const { pairs } = compareDice(a, d, how);
  const count = (results: Iterable<string>, wanted: string) => [...results].filter((one) => one === wanted).length;
  const won = (wanted: string): readonly number[] => {
    const chances = Array<number>(pairs.length + 1).fill(0);
    for (const [i, key] of JOINT_KEYS.entries()) {
      const chance = odds[i] ?? 0;
      if (chance > 0) chances[count(key, wanted)] = (chances[count(key, wanted)] ?? 0) + chance;
    }
    return chances;
  };
  return [
    sideRoll(attacker, ofAttacker, won('W'), count(pairs, 'W')),
    sideRoll(1 - attacker, ofDefender, won('L'), count(pairs, 'L')),
  ];
}

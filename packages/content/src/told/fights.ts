/** Fights and shots of Large Battles as lines for people. */
import type { Facts } from '@drumhead/engine';
import type { Translate } from '../position/index.ts';
import { type Fields, indented, type Length, type Lines, lengthText, refusalLines, word } from './parts.ts';

interface Pair {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerUnused: number;
  readonly defenderUnused: number;
  readonly wonBy: string | null;
}

const withUnused = (face: number, unused: number): string => (unused === 0 ? String(face) : `${face}+${unused}`);

/** Each pair of dice: faces, unused dice added to a tie, the side that won it. */
export function pairLines(t: Translate, pairs: readonly Pair[]): Lines {
  return pairs.map((pair, i) =>
    t(pair.wonBy === null ? 'told.pair.tied' : 'told.pair.won', {
      n: i + 1,
      a: withUnused(pair.attacker, pair.attackerUnused),
      b: withUnused(pair.defender, pair.defenderUnused),
      by: word(t, pair.wonBy ?? ''),
    }),
  );
}

interface Effect {
  readonly rule: string;
  readonly who?: string;
  readonly effect?: string;
  readonly what?: string;
  readonly dis?: number;
  readonly distance?: Length;
}

/** One consequence of a shot or a Contact, with its rule. */
function effectLine(t: Translate, { rule, who, effect, what, dis, distance }: Effect): string {
  const facts: Facts = {
    who: word(t, who ?? ''),
    dis: dis ?? 0,
    length: distance === undefined ? '' : lengthText(t, distance),
    rule,
  };
  return t(`told.effect.${effect ?? what}`, facts);
}

/** `target`: the name of the target, if it has one. */
export function effectLines(t: Translate, effects: readonly Effect[], target?: string): Lines {
  return effects.map((effect) =>
    effectLine(t, effect.who === 'target' && target !== undefined ? { ...effect, who: target } : effect),
  );
}

interface UnitAfter {
  readonly unit?: string;
  readonly dis: number;
  readonly eliminated?: boolean;
  readonly formation?: string | null;
  readonly events?: readonly Effect[];
}

/** A unit after the dice, with what happened to it. */
export function unitLines(t: Translate, name: string, after: UnitAfter): Lines {
  const { dis, eliminated, formation, events = [] } = after;
  const who = word(t, after.unit ?? name);
  const key = eliminated === true ? 'gone' : formation === undefined || formation === null ? 'dis' : 'disFormation';
  const facts = { who, dis, formation: word(t, formation ?? '') };
  return [t(`told.unit.${key}`, facts), ...indented(events.map((event) => effectLine(t, { ...event, who })))];
}

interface Use {
  readonly by: string;
  readonly use: string;
  readonly refused: { readonly rule: string; readonly reason: string; readonly facts?: Facts } | null;
}

/** Each use of an action in order: done, or why not. */
export function useLines(t: Translate, uses: readonly Use[]): Lines {
  return uses.flatMap(({ by, use, refused }) => {
    const facts = { by: word(t, by), use: word(t, use) };
    if (refused === null) return [t('told.use.done', facts)];
    return [t('told.use.refused', facts), ...indented(refusalLines(t, refused))];
  });
}

/** What each side, or the winner, may do next. */
export function mayLines(t: Translate, may: Fields | readonly string[]): Lines {
  const sides = Array.isArray(may) ? [['winner', may] as const] : Object.entries(may as Fields);
  return sides.flatMap(([side, uses]) =>
    (uses as readonly string[]).length === 0 ? [] : [t('told.may', { side: word(t, side), uses: word(t, uses) })],
  );
}

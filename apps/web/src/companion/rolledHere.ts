/** Dice that are rolled here instead of at the table: as many as the judge waits for. Pure, but for the die it is given. */
import type { Judge } from '@drumhead/content/told';
import { withoutDice } from './acts.ts';
import type { CompanionConfig } from './companionConfig.ts';
import {
  controlOf,
  isDiceField,
  isValues,
  kindOf,
  type Path,
  pathText,
  plain,
  pruned,
  type Schema,
  type Values,
  withValue,
} from './schemaForm.ts';
import { isDieMissing, isRollingIn } from './rolling.ts';

/** A place for one die, or for `least` to `most` of them. */
interface Place {
  readonly path: Path;
  readonly least: number;
  readonly most: number;
}

/** No roll of the books takes as many dice. */
const MOST = 60;

function placesIn(schema: Schema, value: unknown, name: string, around: string, path: Path): readonly Place[] {
  const of = plain(schema);
  const control = controlOf(of, name, around);
  if (control === 'die') return [{ path, least: 1, most: 1 }];
  if (control === 'faces') return [{ path, least: of.minItems ?? 1, most: of.maxItems ?? MOST }];
  if (control !== 'record' && control !== 'kinds') return [];
  const { properties = {} } = control === 'kinds' ? kindOf(of, value) : of;
  return Object.entries(properties).flatMap(([field, one]) =>
    placesIn(one, isValues(value) ? value[field] : undefined, field, name, [...path, field]),
  );
}

const dicePlaces = ({ properties = {} }: Schema, situation: Values): readonly Place[] =>
  Object.entries(properties).flatMap(([name, one]) =>
    isDiceField(name) ? placesIn(one, situation[name], name, '', [name]) : [],
  );

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, step) => (isValues(one) ? one[step] : undefined), value);

const withDie = (situation: Values, { path, most }: Place, face: number): Values => {
  const before = valueAt(situation, path);
  const faces = Array.isArray(before) ? (before as readonly number[]) : [];
  return withValue(situation, path, most === 1 && !Array.isArray(before) ? face : [...faces, face]) as Values;
};

/**
 * The situation with the dice that it still waits for, those that lie there kept. Null: nothing is waited for, or whoever
 * rolls chooses how many.
 */
export function rolledHere(
  { judge, rolls }: Pick<CompanionConfig, 'judge' | 'rolls'>,
  kind: string,
  schema: Schema,
  situation: Values,
  roll: () => number,
): Values | null {
  const counts = judgedWithout(judge, kind, pruned(situation, schema) as Values, rolls);
  let now = situation;
  let isTold = false;
  for (let dice = 0; dice < MOST; dice++) {
    const asked = pruned(now, schema) as Values;
    const judged = judge.adjudicate(kind, asked, (key) => key);
    const places = dicePlaces(schema, now);
    const lying = ({ path }: Place): number => lengthOf(valueAt(now, path));
    const hasDice = places.some((place) => lying(place) > 0);
    isTold ||= counts !== null || (!judged.ok && hasDice);
    const missing = judged.ok ? [] : judged.problems.filter(isDieMissing).map(({ path }) => path);
    const isNamed = ({ path }: Place): boolean => missing.some((one) => `${pathText(path)}.`.startsWith(`${one}.`));
    const isShort = (place: Place): boolean => lying(place) > 0 && lying(place) < place.least;
    // Chances take longest to reckon: not where the rule set says how many dice there are.
    const isOpen =
      counts === null && (!hasDice || places.some(isShort) || isRollingIn(judged, judge.chancesLeft(kind, asked)));
    const next =
      counts === null
        ? isOpen
          ? (places.find(isShort) ?? places.find(isNamed) ?? places.find((place) => lying(place) === 0))
          : undefined
        : places.find((place) => lying(place) < (counts[pathText(place.path)] ?? 0));
    if (next === undefined) {
      const isDone = dice > 0 && judged.ok && (counts !== null || !isOpen);
      return isDone && (isTold || !isChosen(judge, kind, schema, now)) ? now : null;
    }
    now = withDie(now, next, roll());
  }
  return null;
}

/** How many dice each place takes, where the rule set reads it off the sums. */
function judgedWithout(
  judge: Judge,
  kind: string,
  asked: Values,
  rolls: CompanionConfig['rolls'],
): Readonly<Record<string, number>> | null {
  if (rolls === undefined) return null;
  const judged = judge.adjudicate(kind, withoutDice(asked), (key) => key);
  return judged.ok ? rolls(judged.value as Values) : null;
}

const lengthOf = (value: unknown): number => (value === undefined ? 0 : Array.isArray(value) ? value.length : 1);

/** Would one die more be taken as well? Then their number is the roller's own. */
function isChosen(judge: Judge, kind: string, schema: Schema, situation: Values): boolean {
  return dicePlaces(schema, situation).some((place) => {
    if (place.most === 1) return false;
    const more = pruned(withDie(situation, place, 1), schema) as Values;
    return judge.adjudicate(kind, more, (key) => key).ok;
  });
}

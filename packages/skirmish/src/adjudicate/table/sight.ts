/** Chapters 2 and 12 read off a table: distances, contact, sight, cover, and the shots that could be made. */
import type { Checked, Problem } from '@drumhead/engine';
import { idsIn, type DescribedRefusal, describedRefusal, type Translate } from '@drumhead/content/position';
import { problem } from '@drumhead/content/schema';
import { toMm } from '@drumhead/table';
import { coverFrom } from '../../combat/shooting/cover.ts';
import { rangeModifier } from '../../combat/shooting/ranges.ts';
import { shotOf, shotProblem } from '../../combat/shooting/shooting.ts';
import { contactBetween, gapBetween, idOf, isEnemy, isThere } from '../../ground/geometry.ts';
import { sees } from '../../ground/sight.ts';
import { stateAfter } from '../../position/begin.ts';
import { shotPreview } from '../../query/preview.ts';
import { dataOf, weaponOf } from '../../state/abilities.ts';
import type { Weapon } from '../../armies/weapons.ts';
import type { Model, State } from '../../state/state.ts';
import { type Odds, type Sum, sumOf } from '../outcomes.ts';
import type { Situation } from '../situations.ts';
import { DESCRIBED } from './play.ts';

/** SK-RNG-1 to -21: one weapon of a model at one enemy. */
export interface PossibleShot {
  readonly weapon: Weapon;
  /** Why it may not be fired now, whatever actions the model has; or null. */
  readonly refused: DescribedRefusal | null;
  /** SK-RNG-3. The modifier of the range; null: out of range. */
  readonly range: number | null;
  readonly attack: Sum | null;
  readonly defence: Sum | null;
  readonly odds: readonly Odds[];
}

/** The relation of `from` to `to`. */
export interface Look {
  readonly from: string;
  readonly to: string;
  /** SK-GEO-3. Millimetres from base to base. */
  readonly gap: number;
  /** SK-GEO-3, -16. `none`, `plain`, through a `door`, or over an `obstacle`. */
  readonly contact: string;
  /** SK-GEO-7. */
  readonly sees: boolean;
  /** SK-GEO-10. Cover of `to` against `from`. */
  readonly cover: 'none' | 'light' | 'heavy';
  /** Only of enemies. */
  readonly shots?: readonly PossibleShot[];
}

export interface SightOutcome {
  readonly kind: 'sight';
  readonly models: readonly { readonly model: string; readonly level: number }[];
  readonly looks: readonly Look[];
}

export function judgeSight(given: Situation<'sight'>, t?: Translate): Checked<SightOutcome> {
  const table = stateAfter(given);
  if (!table.ok) return table;
  const state = table.value;
  const problems: Problem[] = [];
  const named = (key: 'from' | 'to'): number | null => {
    const id = given[key];
    if (id === undefined) return null;
    const model = state.field.models.findIndex((one) => one.id === id);
    if (model < 0 || !isThere(state, model))
      problems.push(problem(key, 'sk.position.nobody', { id, known: idsIn(state.field.models) }));
    return model;
  };
  const [from, to] = [named('from'), named('to')];
  if (problems.length > 0) return { ok: false, problems };
  const there = state.models.flatMap((_, model) => (isThere(state, model) ? [model] : []));
  const looks = (from === null ? there : [from]).flatMap((one) =>
    (to === null ? there.filter((other) => isEnemy(state, one, other)) : [to])
      .filter((other) => other !== one)
      .map((other) => lookOf(state, one, other, t)),
  );
  const models = there.map((model) => ({ model: idOf(state, model), level: (state.models[model] as Model).level }));
  return { ok: true, value: { kind: 'sight', models, looks } };
}

const GRADES = ['none', 'light', 'heavy'] as const;

function lookOf(state: State, from: number, to: number, t: Translate | undefined): Look {
  const look = {
    from: idOf(state, from),
    to: idOf(state, to),
    gap: toMm(gapBetween(state, from, to)),
    contact: contactBetween(state, from, to),
    sees: sees(state, from, to),
    cover: GRADES[coverFrom(state, from, to).grade],
  };
  return isEnemy(state, from, to) ? { ...look, shots: shotsOf(state, from, to, t) } : look;
}

function shotsOf(state: State, from: number, to: number, t: Translate | undefined): readonly PossibleShot[] {
  return (state.models[from] as Model).loaded.flatMap((_, weapon) => {
    const carried = weaponOf(state, from, weapon);
    if (carried === undefined || dataOf(carried).ranged === null) return [];
    return [shotWith(state, from, to, weapon, carried, t)];
  });
}

function shotWith(
  state: State,
  from: number,
  to: number,
  weapon: number,
  carried: Weapon,
  t: Translate | undefined,
): PossibleShot {
  const fault = shotProblem(state, from, weapon, to, { aimed: false, volley: false });
  const range = rangeModifier(state, from, weapon, to);
  const refused = fault === null ? null : describedRefusal(DESCRIBED, state, '', null, fault, t);
  if (range === null) return { weapon: carried, refused, range, attack: null, defence: null, odds: [] };
  const { attack, defence, results } = shotPreview(state, shotOf(from, weapon, to, false));
  return {
    weapon: carried,
    refused,
    range,
    attack: sumOf(attack),
    defence: sumOf(defence),
    odds: results.map(({ loser, what, chance }) => ({
      loser: loser < 0 ? null : idOf(state, loser),
      what,
      chance,
    })),
  };
}

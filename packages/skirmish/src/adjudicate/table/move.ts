/** One action of one model on a described table: legality, rule, and result. */
import type { Checked } from '@drumhead/engine';
import { type DescribedEvent, type DescribedRefusal, describedPlay, type Translate } from '@drumhead/content/position';
import { toMm } from '@drumhead/table';
import { isThere } from '../../ground/geometry.ts';
import { positionAfter, settled, tableAt } from '../../position/begin.ts';
import type { Model, State } from '../../state/state.ts';
import type { Situation } from '../situations.ts';
import { DESCRIBED } from './play.ts';

export interface MoveOutcome {
  readonly kind: 'move';
  readonly legal: boolean;
  readonly refused: DescribedRefusal | null;
  readonly events: readonly DescribedEvent[];
  /** What the action left to the model; null: it does not act any more. */
  readonly left: number | null;
  /** The model afterwards; null: it is out. */
  readonly stands: {
    readonly x: number;
    readonly y: number;
    readonly level: number;
    readonly posture: string;
  } | null;
}

/** The order of a model that has so many actions left; whoever's turn the position says it is. */
export function judgeMove(given: Situation<'move'>, t?: Translate): Checked<MoveOutcome> {
  const { model, actions, order } = given;
  const laid = positionAfter(given);
  if (!laid.ok) return laid;
  const position = laid.value;
  const owner = position.players.find(({ models }) => models.some(({ id }) => id === model))?.id;
  const active = owner === undefined ? {} : { active: owner };
  const waiting = position.waiting?.filter((id) => id !== owner);
  const turned = { ...position, ...active, ...(waiting === undefined ? {} : { waiting }) };
  const fresh = { turnover: false, movedIntoContact: false, mustCharge: false, acted: false, vorwaerts: false };
  const table = tableAt(turned, { at: 'acting', model, actions, ...fresh, ...given.activation });
  if (!table.ok) {
    const problems = table.problems.map((one) => ({ ...one, path: one.path.replace(/^moment\.model$/, 'model') }));
    return { ok: false, problems };
  }
  const played = describedPlay(DESCRIBED, settled(table.value).state, [{ ...order }], t, () => 'order');
  if (!played.ok) return played;
  const { state, orders, refused } = played.value;
  return {
    ok: true,
    value: {
      kind: 'move',
      legal: refused === null,
      refused,
      events: orders[0]?.events ?? [],
      left: leftOf(state, model),
      stands: standOf(state, model),
    },
  };
}

const indexOf = (state: State, id: string): number => state.field.models.findIndex((model) => model.id === id);

function leftOf(state: State, id: string): number | null {
  const index = indexOf(state, id);
  for (const frame of state.frames) if (frame.at === 'acting' && frame.doing.model === index) return frame.doing.left;
  return null;
}

function standOf(state: State, id: string): MoveOutcome['stands'] {
  const index = indexOf(state, id);
  if (!isThere(state, index)) return null;
  const { x, y, level, posture } = state.models[index] as Model;
  return { x: toMm(x), y: toMm(y), level, posture };
}

/** Positions with morale tests in the middle of an event. */
import type { Frame, MoraleFrame } from '../src/state/frames.ts';
import { moraleBonus } from '../src/command/leaders.ts';
import { type Playing, playing } from './playing.ts';
import { type ModelSpec, position, type PositionSpec } from './positions.ts';

/** The aftermath of an event without losses so far. */
const EVENT: Frame = { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests: [1, 0] };

/** A position in which these red models test their morale. */
export function testing(
  models: readonly ModelSpec[],
  spec: Omit<PositionSpec, 'models'> = {},
  who = models.map((_, i) => i),
): Playing {
  const state = position({ ...spec, models: [...models, ...crowd(1)] });
  const frame: MoraleFrame = {
    at: 'morale',
    player: 0,
    models: who,
    bonuses: who.map((model) => moraleBonus(state, model)),
    rule: 'SK-MOR-1',
  };
  return playing({ ...state, frames: [...state.frames, EVENT, frame] });
}

/** Models of a player along his edge. */
export function crowd(player: number, count = 6, change: Partial<ModelSpec> = {}): readonly ModelSpec[] {
  return Array.from(
    { length: count },
    (_, i): ModelSpec => ({
      at: [20 + 30 * i, player === 0 ? 580 : 20],
      player,
      ...change,
    }),
  );
}

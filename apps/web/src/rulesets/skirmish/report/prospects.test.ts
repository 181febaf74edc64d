import { begin } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { chancesOf } from '../../../report/chance.ts';
import { prospects } from './prospects.ts';

function scenario(name: string): State {
  const begun = begin(skirmish, skirmish.scenario(name));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  // As after deployment: all are there.
  const models = state.models.map((model) => ({ ...model, posture: 'standing' as const, out: null }));
  const squads = state.squads.map((squad, player) => ({
    ...squad,
    startedWith: state.field.models.filter((model) => model.player === player).length,
  }));
  return { ...state, models, squads, attacker: 0, gameTurn: 1 };
}

/** Some of a player's models are killed. */
function killed(state: State, player: number, count: number): State {
  let left = count;
  const models = state.models.map((model, i) =>
    state.field.models[i]?.player === player && left-- > 0
      ? { ...model, posture: 'out' as const, out: 'killed' as const }
      : model,
  );
  return { ...state, models };
}

const chances = (state: State) =>
  chancesOf(
    prospects.facts(
      state,
      state.field.players.map(() => ({ worth: 0, terms: {} })),
    ),
    prospects.weights,
  );

it('every model that a squad loses costs it chance', () => {
  const pickUp = scenario('shakos-pick-up');
  const course = [0, 1, 2, 3, 4].map((count) => chances(killed(pickUp, 0, count))[0] ?? 0);
  expect(course[0]).toBeCloseTo(0.5, 1);
  for (const [i, chance] of course.entries()) if (i > 0) expect(chance).toBeLessThan(course[i - 1] as number);
});

it('time works for the defender of a scenario with a last turn, and for nobody in a pick-up game', () => {
  const farm = scenario('shakos-assault-at-the-farm');
  const at = (state: State, gameTurn: number) => chances({ ...state, gameTurn })[1] ?? 0;
  expect(at(farm, 12)).toBeGreaterThan(at(farm, 2) + 0.3);
  const pickUp = scenario('shakos-pick-up');
  expect(at(pickUp, 12)).toBe(at(pickUp, 2));
});

it('supplies count for more as the last turn draws near, and a tie of them is a draw', () => {
  const foraging = scenario('shakos-foraging-mission');
  // A counter that a model of the first side has carried off.
  const things = [{ kind: 'supply', x: 0, y: 0, carrier: -1, scored: 0 }] as unknown as State['things'];
  const lead = (gameTurn: number) => {
    const [own = 0, other = 0] = chances({ ...foraging, things, gameTurn });
    return own - other;
  };
  expect(lead(10)).toBeGreaterThan(lead(2));
  const drawn = (gameTurn: number) => 1 - chances({ ...foraging, gameTurn }).reduce((sum, chance) => sum + chance, 0);
  expect(drawn(10)).toBeGreaterThan(drawn(2));
});

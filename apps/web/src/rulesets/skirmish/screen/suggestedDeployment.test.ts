import { begin, type Envelope } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish';
import { SCENARIO_FILES } from '@drumhead/skirmish/scenarios';
import { zoneOf } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { suggestedDeployment } from './suggestedDeployment.ts';

/** Places of a side, in base radii behind the front of its zone. */
function depths(state: State, player: number): readonly (readonly [leads: boolean, depth: number])[] {
  const { minX, minY, maxX, maxY } = zoneOf(state, player);
  const { side, footRadius, models } = state.field;
  const isWide = maxX - minX >= maxY - minY;
  const front = (isWide ? minY : minX) < side / 2 ? (isWide ? maxY : maxX) : isWide ? minY : minX;
  return suggestedDeployment(state, player).flatMap((command) => {
    if (command.type !== 'deploy') return [];
    const leads = models[command.model]?.specials.includes('leader') ?? false;
    return [[leads, Math.abs((isWide ? command.y : command.x) - front) / footRadius] as const];
  });
}

it.each(Object.entries(SCENARIO_FILES))('%s in one tap: two ranks, and the leaders behind both', (_, file) => {
  const begun = begin(skirmish, file satisfies Envelope);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { state } = begun.value;
  const first = state.field.players.findIndex(({ id }) => id === skirmish.pending(state)[0]?.seat);
  const placed = depths(state, first);
  const line = placed.filter(([leads]) => !leads).map(([, depth]) => depth);
  const leaders = placed.filter(([leads]) => leads).map(([, depth]) => depth);
  expect(leaders.length).toBeGreaterThan(0);
  expect(line.filter((depth) => depth < 2).length).toBeLessThanOrEqual(Math.ceil(line.length / 2));
  expect(Math.min(...leaders)).toBeGreaterThan(4);
});

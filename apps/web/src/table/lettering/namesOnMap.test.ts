import { SCENARIO_FILES } from '@drumhead/skirmish/scenarios';
import { expect, it } from 'vitest';
import { namesOnMap } from './namesOnMap.ts';

it('what is a name and a place of the rules is written once, at the place', () => {
  const names = namesOnMap(SCENARIO_FILES['barba-del-puerco'], 'en').map(({ name, points }) => [name, ...points]);
  expect(names).toEqual([
    ['Águeda', 425, 540],
    ['The bridge', 365, 300],
    ['Chapel', 275, 268],
  ]);
});

/**
 * Random positions for property tests: a table with all kinds of ground and a dozen models at legal places; model 0 is
 * acting.
 */
import fc from 'fast-check';
import { steps } from '@drumhead/table';
import type { Special } from '../src/armies/specials.ts';
import { levelAt } from '../src/ground/terrain.ts';
import { mayStandAt } from '../src/ground/standingRoom.ts';
import type { State } from '../src/state/state.ts';
import { acting, type FeatureSpec, type ModelSpec } from './positions.ts';

const SIDE = 600;
const millimetre = fc.integer({ min: 12, max: SIDE - 12 });
/** Near the centre, so that models meet each other and terrain. */
const central = fc.integer({ min: 180, max: 420 });

const area = fc.record({
  kind: fc.constantFrom('wood', 'rough', 'hill', 'stream' as const),
  x: central,
  y: central,
  width: fc.integer({ min: 50, max: 120 }),
  height: fc.integer({ min: 50, max: 120 }),
});
const line = fc.record({
  kind: fc.constantFrom('fence', 'hedge', 'lowWall', 'highWall' as const),
  x: central,
  y: central,
  dx: fc.integer({ min: -40, max: 40 }),
  dy: fc.integer({ min: -40, max: 40 }),
});
const house = fc.record({
  x: central,
  y: central,
  width: fc.integer({ min: 50, max: 80 }),
  height: fc.integer({ min: 50, max: 80 }),
  door: fc.constantFrom(0, 1, 2, 3 as const),
  barred: fc.boolean(),
  window: fc.constantFrom(0, 1, 2, 3 as const),
  twoFloors: fc.boolean(),
});

type Area = typeof area extends fc.Arbitrary<infer T> ? T : never;
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;
type House = typeof house extends fc.Arbitrary<infer T> ? T : never;

function featuresOf(areas: readonly Area[], lines: readonly Line[], houses: readonly House[]): readonly FeatureSpec[] {
  const features: FeatureSpec[] = areas.map(({ kind, x, y, width, height }) => ({ kind, box: [x, y, width, height] }));
  for (const { kind, x, y, dx, dy } of lines) {
    if (dx * dx + dy * dy < 400) continue;
    features.push({ kind, from: [x, y], to: [x + dx, y + dy] });
  }
  for (const { x, y, width, height, door, barred, window, twoFloors } of houses) {
    features.push({
      kind: 'building',
      box: [x, y, width, height],
      openings: [
        { kind: 'door', wall: door, barred },
        ...(window === door ? [] : ([{ kind: 'window', wall: window }] as const)),
        ...(window === door || !twoFloors ? [] : ([{ kind: 'window', wall: window, level: 1 }] as const)),
      ],
      ...(twoFloors ? { stairs: [x, y - height / 2 + 10] as const } : {}),
    });
  }
  return features;
}

const soldier = fc.record({
  x: fc.oneof(central, millimetre),
  y: fc.oneof(central, millimetre),
  player: fc.constantFrom(0, 1),
  level: fc.constantFrom(0, 0, 0, 1),
  posture: fc.constantFrom('standing', 'standing', 'standing', 'standing', 'fallen', 'prone' as const),
  specials: fc.constantFrom<readonly Special[]>(
    [],
    [],
    [],
    ['mounted'],
    ['lightInfantry'],
    ['forester'],
    ['engineer'],
    ['shortMove'],
    ['sprinter'],
    ['reluctant'],
    ['slow'],
    ['fear'],
    ['elan'],
  ),
  /** In contact with the model before it, if there is room. */
  beside: fc.boolean(),
});

type Soldier = typeof soldier extends fc.Arbitrary<infer T> ? T : never;

/** Models at legal places; the first is always Standing. */
function modelsOf(features: readonly FeatureSpec[], soldiers: readonly Soldier[]): readonly ModelSpec[] {
  const models: ModelSpec[] = [];
  for (const { x, y, player, posture, specials, beside, level } of soldiers) {
    const before = models[models.length - 1];
    const at = beside && before !== undefined ? ([before.at[0] + 20.2, before.at[1]] as const) : ([x, y] as const);
    const spec: ModelSpec = {
      at,
      player: models.length === 0 ? 0 : player,
      posture: models.length === 0 ? 'standing' : posture,
      specials,
    };
    const state = acting({ variant: 'SDT', features, models: [...models, spec] });
    const i = models.length;
    const [px, py] = [steps(at[0]), steps(at[1])];
    for (const floor of [level, levelAt(state, px, py, 0)]) {
      if (!mayStandAt(state, i, px, py, floor)) continue;
      if (floor > 0 && specials.includes('mounted')) continue;
      models.push({ ...spec, level: floor });
      break;
    }
  }
  return models;
}

/** Positions with at least one model; model 0 has three actions. */
export const randomPositions: fc.Arbitrary<State> = fc
  .record({
    areas: fc.array(area, { maxLength: 3 }),
    lines: fc.array(line, { maxLength: 4 }),
    houses: fc.array(house, { maxLength: 1 }),
    soldiers: fc.array(soldier, { minLength: 2, maxLength: 14 }),
    left: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ areas, lines, houses, soldiers, left }) => {
    const features = featuresOf(areas, lines, houses);
    const models = modelsOf(features, soldiers);
    return models.length === 0 ? null : acting({ variant: 'SDT', features, models }, 0, left);
  })
  .filter((state) => state !== null);

/**
 * A battle for a town of 2 x 2 sectors with a road through it, behind a stream with a bridge and a ford, both optional
 * rules on: whole battles on it reach rules that the printed scenarios never do (chapters 11, 18, 22).
 */
import type { RandomInt, Seat } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import type { Command } from '../src/state/commands.ts';
import { inOrder, suggestionOf } from '../src/setup/suggestions.ts';
import { largeBattles } from '../src/ruleset.ts';
import type { State } from '../src/state/state.ts';
import { FORMAT, FORMAT_VERSION, type ScenarioFile } from '../src/scenarios/format.ts';

type Side = ScenarioFile['sides'][0];
type Group = Side['brigades'][0]['units'][0];

/** Troops of the side below (y down, looking up); the side above mirrors them. */
function side(id: string, name: string, above: boolean): Side {
  const at = (x: number, y: number) => ({ x, y: above ? 1200 - y : y, facing: above ? 180 : 0 });
  const foot = (of: string, places: readonly (readonly [number, number])[], rest: Partial<Group> = {}): Group => ({
    id: of,
    name: 'lb.unit.line-infantry',
    kind: 'infantry',
    count: places.length,
    q: 3,
    c: 4,
    sk: 1,
    uniform: 'french-line',
    suggested: places.map(([x, y]) => ({ ...at(x, y), formation: 'attackColumn' })),
    ...rest,
  });
  const guns = (
    of: string,
    x: number,
    y: number,
    kind: 'footArtillery' | 'horseArtillery' = 'footArtillery',
  ): Group => ({
    id: of,
    name: 'lb.unit.foot-battery.medium',
    kind,
    count: 1,
    q: of === 'guns' ? 3 : 4,
    calibre: 'medium',
    uniform: 'french-foot-artillery',
    suggested: [{ ...at(x, y), formation: 'limbered' }],
  });
  const deployment = { zones: [1, 2, 3], lateral: true };
  return {
    id,
    name,
    baseline: above ? 'top' : 'bottom',
    cinc: { name: 'lb.general.divisional-commander', q: 2, suggested: at(900, 1050) },
    brigades: [
      {
        id: `${id}-1`,
        name: 'lb.brigade.first',
        leader: { name: 'lb.general.brigade-commander', q: 2, rules: ['charismatic'], suggested: at(900, 880) },
        deployment,
        units: [
          foot('line', [
            [760, 790],
            [960, 790],
            [840, 890],
            [1090, 800],
          ]),
          foot('light', [[850, 1000]], { name: 'lb.unit.light-infantry', rules: ['light'], uniform: 'french-light' }),
          foot('column', [[1000, 930]], {
            suggested: [{ ...at(1000, 930), formation: 'marchColumn' }],
          }),
          guns('guns', 1180, 900),
        ],
      },
      {
        id: `${id}-2`,
        name: 'lb.brigade.second',
        leader: { name: 'lb.general.brigade-commander', q: 3, suggested: at(500, 950) },
        deployment,
        units: [
          {
            id: 'dragoons',
            name: 'lb.unit.dragoons',
            kind: 'dragoons',
            count: 2,
            q: 3,
            c: 5,
            uniform: 'french-dragoons',
            suggested: [
              { ...at(650, 850), formation: 'column' },
              { ...at(420, 860), formation: 'line' },
            ],
          },
          foot('line', [[700, 980]], { q: 4 }),
        ],
      },
    ],
    reserve: { deployment, units: [guns('reserve-guns', 1040, 1060), guns('horse-guns', 760, 1060, 'horseArtillery')] },
  };
}

export const crossing: ScenarioFile = {
  format: FORMAT,
  version: FORMAT_VERSION,
  id: 'crossing',
  name: 'The Crossing',
  table: { scale: '15mm', width: 1800, height: 1200 },
  switches: { grandBattery: true, wornUnits: true },
  first: 'north',
  terrain: [
    { id: 'town-nw', kind: 'sector', rectangle: { x: 840, y: 540, width: 120, height: 120 } },
    { id: 'town-ne', kind: 'sector', rectangle: { x: 960, y: 540, width: 120, height: 120 } },
    { id: 'town-sw', kind: 'sector', rectangle: { x: 840, y: 660, width: 120, height: 120 } },
    { id: 'town-se', kind: 'sector', rectangle: { x: 960, y: 660, width: 120, height: 120 } },
    {
      id: 'highway',
      kind: 'road',
      line: [
        [960, 0],
        [960, 1200],
      ],
    },
    {
      id: 'track',
      kind: 'road',
      line: [
        [0, 600],
        [780, 600],
        [960, 600],
      ],
    },
    {
      id: 'brook',
      kind: 'stream',
      line: [
        [560, 0],
        [540, 420],
        [600, 760],
        [0, 1000],
      ],
    },
    {
      id: 'bridge',
      kind: 'bridge',
      line: [
        [520, 600],
        [630, 600],
      ],
    },
    {
      id: 'ford',
      kind: 'ford',
      line: [
        [330, 868],
        [470, 812],
      ],
    },
    {
      id: 'hedge',
      kind: 'hedge',
      line: [
        [1100, 600],
        [1300, 640],
      ],
    },
    { id: 'wood', kind: 'wood', rectangle: { x: 1450, y: 600, width: 180, height: 120 } },
  ],
  sides: [side('north', 'lb.side.france', true), side('south', 'lb.side.britain', false)],
};

/** Commands that deploy both sides as the file suggests. */
export function deployment(state: State): readonly (readonly [Seat, Command])[] {
  const { field } = state;
  return field.sides.flatMap(({ id }, side) => {
    const own = inOrder(field.suggested).filter(
      (p) => (p.what === 'unit' ? field.units : field.generals)[p.index]?.side === side,
    );
    return [...own.map(suggestionOf), { type: 'ready' } as const].map((command) => [id, command] as const);
  });
}

/** The battle with both sides deployed as the file suggests: near the town, so that it is soon fought for. */
export function deployed(): State {
  const made = largeBattles.create(crossing);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state: State = made.value;
  for (const [seat, command] of deployment(state)) {
    const decision = largeBattles.decide(state, seat, command);
    if (!decision.ok) throw new Error(`${seat}: ${JSON.stringify([command, decision.refusal])}`);
    state = decision.state;
  }
  return state;
}

/** A player for this battle: two times of three it does something about the town if it can. */
const TOWN: ReadonlySet<Command['type']> = new Set(['enter', 'storm', 'leave', 'join', 'assign']);

/** A way into the town, or else the move that ends nearest to it. */
export function townwards(
  state: State,
  seat: string,
  offers: readonly Command[],
  random: RandomInt,
): Command | undefined {
  const there = offers.filter((offer) => TOWN.has(offer.type));
  if (there.length > 0) return there[random(there.length)];
  const ends = offers.flatMap((offer) => {
    if (offer.type !== 'move' || state.field.units[offer.unit]?.arm !== 'infantry') return [];
    const decision = largeBattles.decide(state, seat, offer);
    const moved = decision.ok ? decision.events.find((event) => event.type === 'moved') : undefined;
    return moved === undefined
      ? []
      : [{ offer, apart: Math.abs(moved.x - steps(900)) + Math.abs(moved.y - steps(600)) }];
  });
  return ends.sort((a, b) => a.apart - b.apart)[0]?.offer;
}

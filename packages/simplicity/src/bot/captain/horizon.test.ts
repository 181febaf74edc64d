/** What the captain does in the last turn, and what he knows of beaten units and of villages. */
import { describe, expect, it } from 'vitest';
import type { Position, Troop } from '../../scenarios/position.ts';
import { position } from '../../scenarios/position.ts';
import type { TerrainFile } from '../../scenarios/scenarioFile.ts';
import type { Command } from '../../state/commands.ts';
import type { SideIndex, State } from '../../state/state.ts';
import { hasTurn } from './horizon.ts';
import { room } from './room.ts';

const foe = (more: Partial<Troop>): Troop => ({ side: 1, at: [60, 60], ...more });
/** Far off, so that neither army is broken by the loss of a unit. */
const spare: readonly Troop[] = [
  { at: [5, 3] },
  { at: [20, 3] },
  { at: [115, 3] },
  foe({ at: [5, 87] }),
  foe({ at: [20, 87] }),
  foe({ at: [115, 87] }),
];

/** Red's turn, the last of all, with one point; and the same with turns to come. */
const last = (asked: Position): State => ({ ...position({ points: 1, limit: 20, gameTurn: 20, ...asked }), first: 1 });
const before = (asked: Position): State => ({ ...last(asked), gameTurn: 10 });

const worths = (state: State): readonly (readonly [Command, number])[] => {
  const mind = room.mind(room.terms.map(({ weight }) => weight));
  return room.choices(mind, state, 'red').flatMap((command): readonly (readonly [Command, number])[] => {
    const worth = room.expected(mind, state, 'red', command);
    return worth === null ? [] : [[command, worth]];
  });
};

/** The best of all that is open, and of it what is of a kind. */
const best = (state: State, kind?: Command['type']): readonly [Command, number] => {
  const found = worths(state).filter(([{ type }]) => kind === undefined || type === kind);
  const [first] = [...found].sort(([, a], [, b]) => b - a);
  if (first === undefined) throw new Error(`no ${kind}`);
  return first;
};

describe('SIP-VIC-3 the turns that are left', () => {
  it.each([
    ['in the last game turn the first side has none after its own', 20, 0, 0, false],
    ['and the second has one', 20, 0, 1, true],
    ['but not in its own', 20, 1, 1, false],
    ['before, both have', 19, 1, 0, true],
  ] as const)('%s', (_, gameTurn, active, side, has) => {
    const state = { ...last({ units: spare }), gameTurn, active, first: 0 as SideIndex };
    expect(hasTurn(state, side)).toBe(has);
  });
});

describe('the last order of the last turn', () => {
  const units: readonly Troop[] = [{ at: [60, 30] }, foe({ at: [60, 50] }), ...spare];

  it('is a shot, or nothing: no move is worth what it was', () => {
    expect(best(before({ units }))[0].type).toBe('move');
    const now = last({ units });
    const idle = best(now, 'endTurn')[1];
    for (const [command, worth] of worths(now)) {
      if (command.type === 'move') expect(worth, JSON.stringify(command)).toBeLessThan(idle);
    }
    const near = last({ units: [{ at: [60, 42] }, foe({ at: [60, 50] }), ...spare] });
    expect(best(near, 'fire')[1]).toBeGreaterThan(best(near, 'endTurn')[1]);
  });

  it('fires at the routing unit that counts a point more, where a DP counts none', () => {
    const guns: Troop = { at: [60, 20], kind: 'footArtillery' };
    const targets = [foe({ at: [52, 44], dp: 3, status: 'routing' }), foe({ at: [66, 44] })];
    expect(best(last({ units: [guns, ...targets, ...spare] }), 'fire')[0]).toMatchObject({ target: 1 });
  });
});

it('SIP-VIC-4 a village is worth its points once one stands in it', () => {
  const village: TerrainFile = { id: 'village', kind: 'section', box: [55, 40, 65, 48] };
  const state = before({
    units: [{ at: [60, 33] }, foe({ at: [60, 80] }), ...spare],
    terrain: [village],
    everySection: 3,
  });
  const [enter, worth] = best(state, 'enter');
  expect(enter.type).toBe('enter');
  // The ground alone is worth a quarter of a point.
  expect(worth).toBeGreaterThan(best(state, 'endTurn')[1] + 0.5);
});

it('SIP-MEL-9, -10 who cannot go back is lost if beaten, so such a charge is worth more', () => {
  const charge = (edge: number): number => {
    const horse: Troop = { at: [60, edge - 16], kind: 'heavyCavalry' };
    const state = before({ units: [horse, foe({ at: [60, edge], dp: 1 }), ...spare] });
    return best(state, 'charge')[1] - best(state, 'endTurn')[1];
  };
  expect(charge(86)).toBeGreaterThan(charge(70) + 0.5);
});

it('SIP-MEL-9 a charger that cannot go back is lost if beaten, so such a charge is worth less', () => {
  const charge = (edge: number): number => {
    const horse: Troop = { at: [60, edge], kind: 'heavyCavalry' };
    const state = before({ units: [horse, foe({ at: [60, edge + 8], kind: 'heavyCavalry' }), ...spare] });
    return best(state, 'charge')[1] - best(state, 'endTurn')[1];
  };
  expect(charge(4)).toBeLessThan(charge(20) - 0.5);
});

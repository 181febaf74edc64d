/** What the captain knows: his terms, his ideas, and small positions with one clear best order. */
import { begin, type Count, onePlayer, playState, seededDice } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { captain } from '../../../test/captain.ts';
import { playing } from '../../../test/playing.ts';
import { pickUpScenario } from '../../armies/pickUp.ts';
import { randomArmy } from '../../armies/randomArmy.ts';
import type { Position, Troop } from '../../scenarios/position.ts';
import { position } from '../../scenarios/position.ts';
import type { TerrainFile } from '../../scenarios/scenarioFile.ts';
import { simplicity } from '../../ruleset.ts';
import { QUARTER } from '../../movement/moves.ts';
import type { Command } from '../../state/commands.ts';
import { cm } from '../../state/lengths.ts';
import type { Kind, State } from '../../state/state.ts';
import { covers, decide, offers } from '../../turn/machine.ts';
import { behaviour } from '../behaviour.ts';
import { isFolly } from './follies.ts';
import { room } from './room.ts';

const weights = room.terms.map(({ weight }) => weight);
const at = (key: string): number => room.terms.findIndex((term) => term.key === key);

function read(state: State, seat: string): readonly number[] {
  const into = new Float64Array(weights.length);
  room.read(room.mind(weights), state, seat, into);
  return [...into];
}

function chosen(asked: Position): Command {
  const state = position(asked);
  return captain().choose(state, 'red', offers(state, 'red'));
}

const foe = (more: Partial<Troop>): Troop => ({ side: 1, at: [60, 60], ...more });
/** Far off, so that neither army is broken by the loss of a unit. */
const spare: readonly Troop[] = [{ at: [5, 3] }, { at: [115, 3] }, foe({ at: [5, 87] }), foe({ at: [115, 87] })];

describe('terms', () => {
  const mixed: Position = {
    units: [
      { at: [55, 40], dp: 1 },
      { at: [63, 40], kind: 'light' },
      { at: [70, 35], kind: 'lightCavalry' },
      foe({ at: [56, 51], dp: 2 }),
      foe({ at: [75, 60], kind: 'footArtillery' }),
    ],
    commands: [{ at: [60, 33] }, { side: 1, at: [60, 70] }],
    objectives: [{ id: 'centre', x: 60, y: 45, points: 3 }],
  };

  it('of what both have are the opposite for the enemy, and what one threatens is the danger of the other', () => {
    const state = position(mixed);
    const [red, blue] = [read(state, 'red'), read(state, 'blue')];
    for (const key of ['troops', 'resolve', 'ground', 'command']) {
      expect(red[at(key)]).toBeCloseTo(-(blue[at(key)] as number), 10);
    }
    expect(red[at('attack')]).toBeGreaterThan(0);
    expect(red[at('attack')]).toBeCloseTo(-(blue[at('danger')] as number), 10);
    expect(red[at('danger')]).toBeCloseTo(-(blue[at('attack')] as number), 10);
  });

  it('make every DP on the enemy good and every DP of one’s own bad, to the last', () => {
    const worth = (own: number, enemy: number): number => {
      const units: Troop[] = [{ at: [60, 30], dp: own }, foe({ at: [60, 70], dp: enemy }), ...spare];
      return read(position({ units }), 'red')[at('troops')] as number;
    };
    for (const dp of [0, 1, 2]) {
      expect(worth(dp + 1, 0)).toBeLessThan(worth(dp, 0));
      expect(worth(0, dp + 1)).toBeGreaterThan(worth(0, dp));
    }
  });

  it('found from those of a state with most units in common are the same as found anew', () => {
    const t = playing({ ...mixed, points: 10 });
    const mind = room.mind(weights);
    const into = new Float64Array(weights.length);
    for (const command of room.choices(mind, t.state, 'red')) {
      const decision = decide(t.state, 'red', command);
      if (!decision.ok || command.type === 'endTurn') continue;
      room.read(mind, decision.state, 'red', into);
      // Supports of charges far from the unit that moves are kept: a little may differ.
      read(decision.state, 'red').forEach((term, i) => {
        expect(Math.abs((into[i] as number) - term), `${JSON.stringify(command)} ${room.terms[i]?.key}`).toBeLessThan(
          1e-9,
        );
      });
    }
  });

  it('count guns behind a friend for nothing', () => {
    const guns: Troop = { at: [60, 20], kind: 'footArtillery' };
    const attack = (friend: Troop): number =>
      read(position({ units: [guns, friend, foe({ at: [60, 55] }), ...spare] }), 'red')[at('attack')] as number;
    expect(attack({ at: [60, 26] })).toBe(0);
    expect(attack({ at: [75, 26] })).toBeGreaterThan(0);
  });

  it('count a charge of cavalry that a volley on its target would make good', () => {
    const attack = (kind: Kind, dp: number): number => {
      const units = [{ at: [60, 30], kind }, foe({ at: [60, 48], dp }), ...spare] as const;
      return read(position({ units }), 'red')[at('attack')] as number;
    };
    expect(attack('heavyCavalry', 0)).toBe(0);
    expect(attack('heavyCavalry', 1)).toBeGreaterThan(0);
    expect(attack('heavyCavalry', 2)).toBeGreaterThan(attack('heavyCavalry', 1));
    expect(attack('lightCavalry', 1)).toBe(0);
  });
});

describe('a captain', () => {
  it('places cavalry where it can ride on', () => {
    const wood: TerrainFile = { id: 'w', kind: 'woods', box: [50, 14, 70, 25] };
    const units = [{ at: [0, 0], kind: 'lightCavalry', status: 'waiting' } as const, foe({}), ...spare];
    const state = position({ units, terrain: [wood] });
    const worth = (unit: number, x: number): number => {
      const place = { type: 'place', unit, x: cm(x), y: cm(90 - 12), facing: 0, section: -1 } as const;
      return room.expected(room.mind(weights), state, 'red', place) as number;
    };
    expect(worth(0, 30)).toBeGreaterThan(worth(0, 60) + 1);
  });

  it('thinks of turning cavalry to any enemy in reach, and of riding up until it reaches him', () => {
    const horse: Troop = { at: [60, 30], kind: 'lightCavalry', facing: 90 };
    const near = [horse, foe({ at: [75, 40] }), foe({ at: [60, 50], kind: 'light' }), ...spare];
    const ideas = (units: readonly Troop[]): readonly Command[] =>
      room.choices(room.mind(weights), position({ units }), 'red');
    expect(ideas(near)).toContainEqual({ type: 'move', unit: 0, turn: -QUARTER, distance: 0, turnAfter: 0 });
    const far = [{ ...horse, facing: 0 }, foe({ at: [60, 70], kind: 'light' }), ...spare];
    // From front to front 37 cm: to 24 cm, a little within the reach of light cavalry.
    expect(ideas(far)).toContainEqual({ type: 'move', unit: 0, turn: 0, distance: cm(13), turnAfter: 0 });
  });

  it('has light cavalry charge worn troops, not fresh line in front', () => {
    const horse: Troop = { at: [60, 30], kind: 'lightCavalry' };
    expect(chosen({ units: [horse, foe({ at: [60, 45], dp: 3, kind: 'light' }), ...spare] })).toMatchObject({
      type: 'charge',
      target: 1,
    });
    expect(chosen({ units: [horse, foe({ at: [60, 45] }), ...spare] }).type).not.toBe('charge');
  });

  it('fires at the unit that is about to break', () => {
    const guns: Troop = { at: [60, 30], kind: 'footArtillery' };
    const units = [guns, foe({ at: [55, 55] }), foe({ at: [65, 55], dp: 3 }), ...spare];
    expect(chosen({ units })).toMatchObject({ type: 'fire', target: 2 });
  });

  it('does not leave points unspent that rally a unit', () => {
    const units = [{ at: [60, 10], dp: 1 } as const, ...spare, foe({ at: [60, 80] })];
    expect(chosen({ units, points: 1 })).toMatchObject({ type: 'rally', unit: 0 });
  });

  it('keeps Command bases behind', () => {
    const state = position({
      units: [{ at: [60, 30], dp: 2 }, foe({ at: [60, 60] }), ...spare],
      commands: [{ at: [60, 20] }],
    });
    const rides = room
      .choices(room.mind(weights), state, 'red')
      .filter((command): command is Extract<Command, { type: 'moveCommand' }> => command.type === 'moveCommand');
    expect(rides.length).toBeGreaterThan(0);
    const front = Math.min(...state.units.filter((_, i) => state.field.units[i]?.side === 0).map(({ y }) => y));
    for (const { path } of rides) expect(path[path.length - 1]).toBeGreaterThanOrEqual(front);
  });
});

describe('a battle of captains', () => {
  const army = randomArmy('plain', 1, (sides) => sides - 1);
  const scenario = pickUpScenario({ armies: [army, army], terrain: [1, 3, 4, 1, 6, 1] });
  if (!scenario.ok) throw new Error('the armies may not meet');
  const begun = begin(simplicity, scenario.value);
  if (!begun.ok) throw new Error('the battle may not begin');

  it('begins without a refusal or a folly, and a captain without a memory chooses as one with', () => {
    const counter = behaviour();
    let decisions = 0;
    const old = captain();
    const choose: Parameters<typeof onePlayer<State, Command>>[1] = (state, seat, open) => {
      const command = old.choose(state, seat, open);
      expect(covers(state, seat, command) || open.some((one) => JSON.stringify(one) === JSON.stringify(command))).toBe(
        true,
      );
      expect(isFolly(state, command)).toBe(false);
      if (decisions++ % 10 === 0) expect(captain().choose(state, seat, open)).toEqual(command);
      return command;
    };
    const players = onePlayer(simplicity.seats(begun.value.state), choose);
    const table = { players, dice: seededDice('captains') };
    playState(simplicity, begun.value.state, table, {
      until: () => decisions >= 140,
      onStep: (step) => counter.see(step),
    });
    const counts = counter.counts();
    const short = counts['sip.habit.shortMoves'] as Count;
    expect(short.count).toBe(0);
    expect(short.of).toBeGreaterThan(0);
    const unspent = counts['sip.habit.unspent'] as Count;
    expect(unspent.of).toBeGreaterThan(50);
    expect(unspent.count).toBeLessThan(unspent.of / 4);
  }, 60_000);
});

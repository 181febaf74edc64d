import { describe, expect, it } from 'vitest';
import { apart, facing, shotBy } from '../../test/fightPositions.ts';
import { type ModelSpec, position } from '../../test/positions.ts';
import { decide } from '../turn/machine.ts';
import { consequencesOf } from './consequences.ts';
import type { State } from '../state/state.ts';

/** The position after a command. */
function after(state: State, command: Parameters<typeof decide>[2]): State {
  const decision = decide(state, 'red', command);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.state;
}

const attack = (state: State) => after(state, { type: 'attack', model: 0, target: 1, powerful: false });

describe('consequences of an event', () => {
  it('SK-MOR-1: a test is as likely as hitting the Leader; each model’s result as its own dice', () => {
    const leader = { specials: ['leader'], c: 2 } as const;
    const shot = apart(100, { c: 2 }, leader);
    const before = { ...shot, frames: [...shot.frames, shotBy([0], 1)] };
    const [blue] = consequencesOf(before);
    // A musket at x1: die + 4 against die + 2; hit when doubled.
    const doubled = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => a + 4 >= 2 * (b + 2)));
    expect(blue).toMatchObject({ player: 1, tests: doubled.length / 36, breaks: 0 });
    expect(blue?.models.map(({ model }) => model)).toEqual([7, 8, 9, 10, 11]);
    expect(blue?.models[0]?.failures.map((chance) => chance * 8)).toEqual([1, 3, 3, 1]);
  });

  it('SK-MOR-7: losing one of six soldiers has no consequences, falling below half has', () => {
    expect(consequencesOf(attack(facing({}, {})))).toEqual([]);
    const half = attack(facing({}, {}, { squads: [{}, { startedWith: 11 }] }));
    expect(consequencesOf(half).map(({ player }) => player)).toEqual([1]);
    expect(consequencesOf(half)[0]?.models).toHaveLength(5);
  });

  it('SK-END-3: a squad with two models left and no commander breaks at once', () => {
    const models: readonly ModelSpec[] = [
      { at: [300, 320], player: 0 },
      { at: [300, 300], player: 1, posture: 'fallen', specials: ['fearless'] },
      { at: [20, 20], player: 1, specials: ['fearless'] },
      { at: [60, 20], player: 1, specials: ['fearless'] },
      ...[0, 1, 2, 3].map((i): ModelSpec => ({ at: [20 + 30 * i, 580], player: 0 })),
    ];
    const fight = facing({}, {}, {});
    const state = { ...position({ models }), frames: fight.frames };
    const [, blue] = [0, 1].map((player) => consequencesOf(attack(state)).find((found) => found.player === player));
    // Attack die + 2 + 2 against die + 2: beaten while Fallen is Wounded.
    const beaten = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => a + 4 > b + 2)).length;
    expect(blue).toMatchObject({ tests: 0, breaks: beaten / 36 });
  });
});

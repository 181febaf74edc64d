import {
  ACCEPT_DRAW,
  type BattleEvent,
  type Command,
  DECLINE_DRAW,
  type Evaluation,
  type Ruleset,
  type Summary,
} from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { playerCalled } from './names.ts';
import { RANKS } from './ranks.ts';

interface View {
  /** What stands against red, blue and green, of ten each. */
  readonly against: readonly number[];
  /** Worth of the position to red. */
  readonly worth: number;
}

const SEATS = ['red', 'blue', 'green'];

/** Rules and evaluation of which an answer to a draw may know only the score and the worth. */
const known = {
  ruleset: {
    summary: ({ against }: View): Summary => ({
      length: 1,
      scores: against.map((points, i) => ({ seat: SEATS[i] as string, against: points, limit: 10 })),
    }),
  } as unknown as Ruleset<View, Command, BattleEvent>,
  evaluation: { value: ({ worth }: View) => worth } as unknown as Evaluation<View>,
  room: null,
  value: null,
};

const answers = (view: View, seat = 'red'): readonly string[] =>
  RANKS.map((rank) => {
    const player = playerCalled({ rank, weights: {} }, known, 'seed');
    return player.choose(view, seat, [DECLINE_DRAW, ACCEPT_DRAW]).type;
  });
const all = (type: string): readonly string[] => RANKS.map(() => type);

describe('a computer player of any rank, offered a draw', () => {
  it('accepts it when it has lost more than the enemy and sees itself behind', () => {
    expect(answers({ against: [5, 2], worth: -3 })).toEqual(all('acceptDraw'));
    expect(answers({ against: [1, 0], worth: -0.1 })).toEqual(all('acceptDraw'));
  });

  it.each<[string, View]>([
    ['it has lost no more than the enemy', { against: [3, 3], worth: -8 }],
    ['it has lost less than the enemy', { against: [2, 3], worth: -8 }],
    ['its position is worth as much', { against: [5, 2], worth: 0 }],
    ['its position is worth more', { against: [5, 2], worth: 4 }],
    ['one of several enemies has lost as much', { against: [5, 2, 5], worth: -3 }],
    ['nothing is lost yet, as before the first shot', { against: [0, 0], worth: -3 }],
  ])('declines it where %s', (_why, view) => {
    expect(answers(view)).toEqual(all('declineDraw'));
  });

  it('declines it for a seat without a score', () => {
    expect(answers({ against: [5, 2], worth: -3 }, 'purple')).toEqual(all('declineDraw'));
  });

  it('decides anything else by its rank', () => {
    const player = playerCalled({ rank: 'recruit', weights: {} }, known, 'seed');
    expect(player.name).toBe('recruit');
    expect(player.choose({ against: [5, 2], worth: -3 }, 'red', [{ type: 'wait' }])).toEqual({ type: 'wait' });
  });
});

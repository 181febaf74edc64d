import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { describe, expect, it } from 'vitest';
import type { AnyScreen } from '../../battle/screen.ts';
import { deployed, ordered } from '../../rulesets/large-battles/fixture.ts';
import { largeBattlesScreen } from '../../rulesets/large-battles/screen/screen.ts';
import { faceMeanings } from './faceMeanings.ts';
import { askedIn } from './fixture.ts';

/** The first unit of France rolls so many dice for its activation. */
function activating(dice: number) {
  const battle = ordered(deployed(), 'france', { type: 'open', brigade: 0 }, {
    type: 'activate',
    unit: 0,
    dice,
  } as never);
  return askedIn(battle, largeBattlesScreen as unknown as AnyScreen, largeBattlesMessages);
}

describe('the meaning of a face', () => {
  it('of one die is what the log would say, faces of the same meaning together', () => {
    const meanings = faceMeanings(activating(1), [[]]) ?? [];
    expect(meanings.flatMap(({ faces }) => faces)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(meanings).toHaveLength(2);
    expect(meanings[0]?.text).not.toContain('(');
    expect(meanings[1]?.text).toContain('actions 1');
  });

  it('of several dice is a success or a failure, and of the last one what all bring together', () => {
    const asked = activating(3);
    const marks = faceMeanings(asked, [[]]) ?? [];
    expect(marks.map(({ mark, text }) => [mark, text])).toEqual([
      ['bad', ''],
      ['good', ''],
    ]);
    const last = faceMeanings(asked, [[6, 6]]) ?? [];
    expect(last.at(-1)?.text).toContain('actions 3');
    expect(last[0]?.text).toContain('actions 2');
  });

  it('is nothing where dice of two sides are still to be compared', () => {
    const asked = activating(1);
    const [one] = asked.roll.dice ?? [];
    if (!one) throw new Error('no dice are asked for');
    const two = { ...asked, roll: { ...asked.roll, dice: [one, one] } };
    expect(faceMeanings(two, [[], []])).toBeNull();
  });
});

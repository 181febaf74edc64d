/** The proof by many battles: every pair of nations, every switch, both levels; no invariant broken, every record true. */
import { describe, expect, it } from 'vitest';
import { armiesOf, divisionsOf, PAIRS, soak } from '../test/randomBattles.ts';

/** `DRUMHEAD_SOAK=1000 npm test -- soak` plays a thousand; every fourth is at army level. */
const BATTLES = Number(process.env['DRUMHEAD_SOAK'] ?? 8);
/** Where to begin, so that a long run may be parted. */
const FROM = Number(process.env['DRUMHEAD_SOAK_FROM'] ?? 0);

describe('pick-up battles and armies', () => {
  it(`LB-SEQ-10 LB-GEN-10 LB-ARMY-08 ${BATTLES} battles end by the rules and their records play to the same end`, () => {
    const ends = new Map<string, number>();
    const failed: string[] = [];
    let commands = 0;
    let noRoom = 0;
    for (let number = FROM; number < FROM + BATTLES; number++) {
      const army = number % 4 === 3;
      const name = `${army ? 'armies' : 'divisions'} ${number}`;
      try {
        const { commands: count, end } = soak(army ? armiesOf(number) : divisionsOf(number), name);
        commands += count;
        if (end === null) noRoom++;
        else ends.set(end, (ends.get(end) ?? 0) + 1);
      } catch (thrown) {
        failed.push(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
      }
    }
    if (BATTLES > 100)
      console.log(`${BATTLES} battles, ${commands} commands, ${noRoom} without room`, Object.fromEntries(ends));
    expect(failed.join('\n')).toBe('');
    expect(noRoom).toBeLessThan(Math.max(2, BATTLES / 20));
    expect([...ends.keys()].every((reason) => reason.startsWith('lb.end.'))).toBe(true);
    expect(ends.has('lb.end.resigned')).toBe(false);
  }, 36_000_000);

  it('LB-LIST-01 a run of divisions meets every pair of nations, a nation against itself too', () => {
    expect(PAIRS).toHaveLength(21);
  });
});

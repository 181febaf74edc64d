/** Random games: random legal squads, every scenario, scale and number of players. */
import { describe, expect, it } from 'vitest';
import { gameOf, playRandomGame } from '../test/randomGames.ts';

/** `DRUMHEAD_BATTLES=1000 npm test -- skirmish/src/randomGames` plays a thousand. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 40);
/** First game number, to split a long run. */
const FROM = Number(process.env['DRUMHEAD_BATTLES_FROM'] ?? 0);

describe('random games', () => {
  it(`SK-SEQ-2 SK-END-1 SK-GEN-11 ${BATTLES} games end by the rules and their records play to the same end`, () => {
    const ends = new Map<string, number>();
    const failed: string[] = [];
    let commands = 0;
    for (let number = FROM; number < FROM + BATTLES; number++) {
      try {
        const { commands: count, end } = playRandomGame(gameOf(number), `game ${number}`);
        commands += count;
        const reason = end ?? 'given up';
        ends.set(reason, (ends.get(reason) ?? 0) + 1);
      } catch (thrown) {
        failed.push(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
      }
    }
    if (BATTLES > 100) console.log(`${BATTLES} games, ${commands} commands`, Object.fromEntries(ends));
    expect(failed.join('\n')).toBe('');
    expect([...ends.keys()].every((reason) => reason.startsWith('sk.end.'))).toBe(true);
    expect(ends.has('sk.end.resigned')).toBe(false);
  }, 36_000_000);
});

/** The proof by many battles: armies of all lists, every combination of switches, all kinds of ground. */
import { describe, expect, it } from 'vitest';
import { soak } from '../test/soakBattles.ts';

/** `DRUMHEAD_BATTLES=1000 npm test -- simplicity/src/soak` plays a thousand. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 12);
/** Where to begin, so that a long run may be parted. */
const FROM = Number(process.env['DRUMHEAD_BATTLES_FROM'] ?? 0);

describe('random battles', () => {
  it(`SIP-VIC-2 SIP-VIC-1 SIP-GEN-4 ${BATTLES} battles end within their turn limit and their records play to the same end`, () => {
    const ends = new Map<string | null, number>();
    const failed: string[] = [];
    let commands = 0;
    for (let number = FROM; number < FROM + BATTLES; number++) {
      try {
        const { commands: count, end } = soak(number);
        commands += count;
        ends.set(end, (ends.get(end) ?? 0) + 1);
      } catch (thrown) {
        failed.push(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
      }
    }
    if (BATTLES > 100) console.log(`${BATTLES} battles, ${commands} commands`, Object.fromEntries(ends));
    expect(failed.join('\n')).toBe('');
    expect([...ends.keys()].every((reason) => reason?.startsWith('sip.end.') === true)).toBe(true);
    expect(ends.has('sip.end.resigned')).toBe(false);
  }, 36_000_000);
});

/** The players beside odds, in words. */
import type { Translate } from '../position/index.ts';

/** One of them, such as `captain@3:bold`. */
const PLAYER = /^(recruit|corporal|captain|colonel|general)(?:@(\d+))?((?::.*)?)$/;

const each = (players: string): readonly string[] => [...new Set(players.split(',').map((one) => one.trim()))];

/** Who played, each once, with the version where it is known: `captain, version 3`. */
export const playersInWords = (players: string, t: Translate): string =>
  each(players)
    .map((one) => {
      const [, rank, version, more = ''] = PLAYER.exec(one) ?? [];
      if (rank === undefined) return one;
      const player = t(`lab.player.${rank}`) + more;
      return version === undefined ? player : t('lab.player.version', { player, version });
    })
    .join('; ');

/** Did anybody play who sees less than a captain? Such odds mislead: their mistakes are not those of people. */
const areWeak = (players: string): boolean => each(players).some((one) => /^(recruit|corporal)\b/.test(one));

/** Puente Viejo, which corporals and captains found far apart: victories of its sides in a hundred. */
export const WEAK = { corporals: [45, 55], captains: [80, 20] } as const;

/** What must be said beside such odds; null where there is no need. */
export function weakWords(players: string, t: Translate): string | null {
  if (!areWeak(players)) return null;
  const [[corporals, corporalsOther], [captains, captainsOther]] = [WEAK.corporals, WEAK.captains];
  return t('lab.weak', { corporals, corporalsOther, captains, captainsOther });
}

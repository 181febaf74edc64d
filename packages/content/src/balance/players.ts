/** The players beside odds, in words. */
import type { Translate } from '../position/index.ts';

/** One of them, such as `captain@3:bold`. */
const PLAYER = /^(recruit|corporal|captain|colonel)(?:@(\d+))?((?::.*)?)$/;

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
export const areWeak = (players: string): boolean => each(players).some((one) => /^(recruit|corporal)\b/.test(one));

/** What a league did by itself, in sentences. */
import type { Messages } from '../../i18n/index.ts';
import type { Act, League } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { nameIn } from './names.ts';

export interface ToldAct {
  readonly at: number;
  readonly words: string;
}

/** Sentences that hang on who meets whom. */
const BY_KIND = ['drawn', 'late', 'alone'];

/** The last one first. Both battles of a pair that went the same way stand in one sentence. */
export function actsInWords(
  league: Pick<League, 'acts' | 'kind' | 'entries'>,
  messages: Messages<ClubKey>,
): readonly ToldAct[] {
  const told: Act[] = [];
  for (const act of league.acts) {
    const same = told.findIndex((one) => isSame(one, act));
    const before = told[same];
    if (before === undefined) told.push(act);
    else told[same] = { ...before, points: before.points + act.points };
  }
  return told.map(({ at, what, round, entries, points }) => {
    const names = entries.map((entry) => nameIn(league, entry, messages));
    const [name = '', other = ''] = names;
    const key = `web.league.act.${what}${BY_KIND.includes(what) ? `.${league.kind}` : ''}`;
    return { at, words: messages.translate(key, { round, points, name, other, names: names.join(', ') }) };
  });
}

/** Of two who both got nothing, or both as much, neither comes first. */
const EVEN = ['nobody', 'bothLeft', 'equal', 'gone'];

function isSame(one: Act, other: Act): boolean {
  const [first, second] = one.entries;
  const isTurned = EVEN.includes(one.what) && other.entries[0] === second && other.entries[1] === first;
  const isAlike = other.entries[0] === first && other.entries[1] === second && second !== undefined;
  return one.at === other.at && one.what === other.what && one.round === other.round && (isAlike || isTurned);
}

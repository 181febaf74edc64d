/** What a card says of a saved battle beside its name: where it comes from, and how it ended. */
import { LANGUAGES } from '@drumhead/content';
import { isGuided, puzzleOf } from '../../battle/records/firstBattle.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import type { Origin, SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, type Messages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { sideName } from './sideName.ts';

type Beginning = 'online' | 'guided' | 'puzzle' | 'scenario' | 'setUp' | Origin;

/** Of battles saved before this was kept, a position and a record look like what they begin. */
export function beginningOf({ id, scenario, origin }: Pick<SavedBattle, 'id' | 'scenario' | 'origin'>): Beginning {
  if (tableOf(id) !== null) return 'online';
  if (origin !== undefined) return origin;
  if (puzzleOf(scenario) !== null) return 'puzzle';
  if (isGuided(scenario)) return 'guided';
  return scenario === null ? 'setUp' : 'scenario';
}

/** In one line: “Scenario · Victory: France · 27 Nov 2026”. */
export function battleFacts(
  battle: SavedBattle,
  { t, translate, language }: Messages<MessageKey | HomeLinkKey>,
  dates: Intl.DateTimeFormatOptions,
): readonly string[] {
  const { over, winner, touched, sketch } = battle;
  const when = new Intl.DateTimeFormat(LANGUAGES[language].locale, dates).format(touched);
  const from = t(`web.home.from.${beginningOf(battle)}`);
  if (!over) return [from, t('web.home.saved', { when })];
  // Battles that ended before this was saved do not say who won.
  if (winner === undefined) return [from, t('web.home.savedOver', { when })];
  if (winner === null) return [from, t('web.over.drawn'), when];
  const name = sketch?.sides.find(({ seat }) => seat === winner)?.name;
  return [from, t('web.over.won', { side: sideName(winner, name, translate) }), when];
}

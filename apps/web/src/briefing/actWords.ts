/** How a campaign of linked scenarios stands, in words. */
import { actsWon, DRAW, type Envelope, inLanguage, type Seat } from '@drumhead/engine';
import type { Language } from '@drumhead/content';
import type { BriefingKey } from './messages.ts';

type Campaign = NonNullable<Envelope['campaign']>;
type Say = (key: BriefingKey, facts?: Readonly<Record<string, string | number>>) => string;

/** Which act it is, and who won the acts before. `names`: of the sides, by seat. */
export function actWords(
  { title, act, of, won = [] }: Campaign,
  names: Readonly<Record<Seat, string>>,
  language: Language,
  say: Say,
): string {
  const here = say('web.brief.act', { title: inLanguage(title, language), act, of });
  if (won.length === 0) return here;
  const sides = Object.entries(names).map(([seat, name]) => `${name} ${actsWon({ won }, seat)}`);
  const drawn = actsWon({ won }, DRAW);
  const all = drawn === 0 ? sides : [...sides, say('web.brief.act.drawn', { acts: drawn })];
  return `${here} ${say('web.brief.act.won', { won: all.join(', ') })}`;
}

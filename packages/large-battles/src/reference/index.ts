/**
 * The rule reference of Large Battles: every rule of the catalogue, said shortly and in our own words. For reading: the
 * screen loads it when somebody asks, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order. A clause gives the number and the
 * exception, in at most 320 characters; sticks are VS, S, M, L in both languages. The two languages stand side by side
 * as in the message books, but under the rule's ID: these texts have no message keys, and scripts/message-keys.ts,
 * which reads keys between quotes, passes them by.
 */
import type { RuleChapter } from '@drumhead/content';
import { basics } from './chapter-01-basics.ts';
import { geometry } from './chapter-02-geometry.ts';
import { units } from './chapter-03-units.ts';
import { readingDice } from './chapter-04-combat-dice.ts';
import { activation } from './chapter-05-activation.ts';
import { reactions } from './chapter-06-reactions.ts';
import { leaders } from './chapter-07-leaders.ts';
import { commanderInChief } from './chapter-08-cinc.ts';
import { movement } from './chapter-09-movement.ts';
import { formations } from './chapter-10-formations.ts';
import { terrain } from './chapter-11-terrain.ts';
import { baseDice } from './chapter-12-base-dice.ts';
import { bombardment } from './chapter-13-bombardment.ts';
import { approach } from './chapter-14-approach.ts';
import { contact } from './chapter-15-contact.ts';
import { retreats } from './chapter-16-retreats.ts';
import { breakthrough } from './chapter-17-breakthrough.ts';
import { builtUpAreas } from './chapter-18-built-up-areas.ts';
import { skirmishers } from './chapter-19-skirmishers.ts';
import { victory } from './chapter-20-victory.ts';
import { setUp } from './chapter-21-set-up.ts';
import { optionalRules } from './chapter-22-optional-rules.ts';
import { specialRules } from './chapter-23-special-rules.ts';
import { qualityAndCombat } from './chapter-24-quality-and-combat.ts';
import { armyLists } from './chapter-25-army-lists.ts';
import { scenarios } from './chapter-26-scenarios.ts';
import { armyLevel } from './chapter-27-army-level.ts';
import { questions } from './chapter-28-questions.ts';
import { sequences } from './chapter-29-sequences.ts';

export const largeBattlesReference: readonly RuleChapter[] = [
  basics,
  geometry,
  units,
  readingDice,
  activation,
  reactions,
  leaders,
  commanderInChief,
  movement,
  formations,
  terrain,
  baseDice,
  bombardment,
  approach,
  contact,
  retreats,
  breakthrough,
  builtUpAreas,
  skirmishers,
  victory,
  setUp,
  optionalRules,
  specialRules,
  qualityAndCombat,
  armyLists,
  scenarios,
  armyLevel,
  questions,
  sequences,
];

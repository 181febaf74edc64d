/**
 * The rule reference of Large Battles: a short summary of every rule of the catalogue, in our own words. The screen
 * loads it on demand, and no rule depends on it. One file for each chapter of the catalogue, in three folders, its
 * rules in the catalogue's order. A clause gives the number and the exception, in at most 320 characters; sticks are
 * VS, S, M, L in English and MC, C, M, L in Italian, as printed. The texts are keyed by rule ID, not by message key, so scripts/message-keys.ts does
 * not read them.
 */
import type { RuleChapter } from '@drumhead/content';
import { basics } from './movement/chapter-01-basics.ts';
import { geometry } from './movement/chapter-02-geometry.ts';
import { units } from './movement/chapter-03-units.ts';
import { readingDice } from './movement/chapter-04-combat-dice.ts';
import { activation } from './movement/chapter-05-activation.ts';
import { reactions } from './movement/chapter-06-reactions.ts';
import { leaders } from './movement/chapter-07-leaders.ts';
import { commanderInChief } from './movement/chapter-08-cinc.ts';
import { movement } from './movement/chapter-09-movement.ts';
import { formations } from './movement/chapter-10-formations.ts';
import { terrain } from './movement/chapter-11-terrain.ts';
import { baseDice } from './combat/chapter-12-base-dice.ts';
import { bombardment } from './combat/chapter-13-bombardment.ts';
import { approach } from './combat/chapter-14-approach.ts';
import { contact } from './combat/chapter-15-contact.ts';
import { retreats } from './combat/chapter-16-retreats.ts';
import { breakthrough } from './combat/chapter-17-breakthrough.ts';
import { builtUpAreas } from './combat/chapter-18-built-up-areas.ts';
import { skirmishers } from './combat/chapter-19-skirmishers.ts';
import { victory } from './battles/chapter-20-victory.ts';
import { setUp } from './battles/chapter-21-set-up.ts';
import { optionalRules } from './battles/chapter-22-optional-rules.ts';
import { specialRules } from './battles/chapter-23-special-rules.ts';
import { qualityAndCombat } from './battles/chapter-24-quality-and-combat.ts';
import { armyLists } from './battles/chapter-25-army-lists.ts';
import { scenarios } from './battles/chapter-26-scenarios.ts';
import { armyLevel } from './battles/chapter-27-army-level.ts';
import { questions } from './battles/chapter-28-questions.ts';
import { sequences } from './battles/chapter-29-sequences.ts';

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

/**
 * The rule reference of Simplicity in Practice: every rule of the catalogue, said shortly and in our own words. For
 * reading: the screen loads it when somebody asks, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order, in the form of the engine's
 * `reference.ts`. Lengths are centimetres. No rulebook has pages for these rules: `sources.ts` says where they stand.
 */
import type { RuleChapter } from '@drumhead/content';
import { general } from './chapters/chapter-01-general.ts';
import { forces } from './chapters/chapter-02-forces.ts';
import { terrain } from './chapters/chapter-03-table-and-terrain.ts';
import { settingUp } from './chapters/chapter-04-setting-up.ts';
import { turn } from './chapters/chapter-05-turn.ts';
import { activation } from './chapters/chapter-06-activation.ts';
import { movement } from './chapters/chapter-07-movement.ts';
import { sight } from './chapters/chapter-08-sight.ts';
import { firing } from './chapters/chapter-09-firing.ts';
import { breaking } from './chapters/chapter-10-breaking.ts';
import { charging } from './chapters/chapter-11-charging.ts';
import { melee } from './chapters/chapter-12-melee.ts';
import { rallying } from './chapters/chapter-13-rallying.ts';
import { command } from './chapters/chapter-14-command.ts';
import { victory } from './chapters/chapter-15-victory.ts';
import { classic } from './chapters/chapter-16-classic.ts';
import { armies } from './chapters/chapter-21-armies.ts';
import { withSources } from './sources.ts';

export const simplicityReference: readonly RuleChapter[] = withSources([
  general,
  forces,
  terrain,
  settingUp,
  turn,
  activation,
  movement,
  sight,
  firing,
  breaking,
  charging,
  melee,
  rallying,
  command,
  victory,
  classic,
  armies,
]);

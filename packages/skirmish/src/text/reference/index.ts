/**
 * The rule reference of the skirmish game: every rule of the catalogue, briefly and in our own words. For reading only:
 * screens load it on demand, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order, in the form of the engine's
 * `reference.ts`. Sticks are S, M, L in both languages; SDS and SDT are the two variants, and `variant` stands where a
 * rule holds for one of them only. `page` is that of the catalogue; `sources.ts` puts it into words.
 */
import type { RuleChapter } from '@drumhead/content';
import { conventions } from './preparation/chapter-01-conventions.ts';
import { geometry } from './preparation/chapter-02-geometry.ts';
import { profiles } from './preparation/chapter-03-profiles.ts';
import { points } from './preparation/chapter-04-points.ts';
import { squads } from './preparation/chapter-05-squads.ts';
import { roles } from './preparation/chapter-06-roles.ts';
import { terrain } from './preparation/chapter-07-terrain.ts';
import { deployment } from './preparation/chapter-08-deployment.ts';
import { activation } from './turns/chapter-09-activation.ts';
import { actions } from './turns/chapter-10-actions.ts';
import { orders } from './turns/chapter-11-orders.ts';
import { movement } from './turns/chapter-12-movement.ts';
import { handToHand } from './turns/chapter-13-hand-to-hand.ts';
import { shooting } from './turns/chapter-14-shooting.ts';
import { morale } from './turns/chapter-15-morale.ts';
import { command } from './turns/chapter-16-command.ts';
import { ending } from './turns/chapter-17-ending.ts';
import { specialRules } from './games/chapter-18-special-rules.ts';
import { nations } from './games/chapter-19-nations.ts';
import { scenarios } from './games/chapter-20-scenarios.ts';
import { morePlayers } from './games/chapter-21-more-players.ts';
import { rosters } from './games/chapter-22-rosters.ts';
import { sequences } from './games/chapter-23-sequences.ts';
import { withSources } from './sources.ts';

export const skirmishReference: readonly RuleChapter[] = withSources([
  conventions,
  geometry,
  profiles,
  points,
  squads,
  roles,
  terrain,
  deployment,
  activation,
  actions,
  orders,
  movement,
  handToHand,
  shooting,
  morale,
  command,
  ending,
  specialRules,
  nations,
  scenarios,
  morePlayers,
  rosters,
  sequences,
]);

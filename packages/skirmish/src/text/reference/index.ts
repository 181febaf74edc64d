/**
 * The rule reference of the skirmish game: every rule of the catalogue, briefly and in our own words. For reading only:
 * screens load it on demand, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order, in the form of the engine's
 * `reference.ts`. Sticks are S, M, L in both languages; SDS and SDT are the two variants, and `variant` stands where a
 * rule holds for one of them only. `page` is that of the catalogue; `sources.ts` puts it into words.
 */
import type { RuleChapter } from '@drumhead/content';
import { conventions } from './chapters/chapter-01-conventions.ts';
import { geometry } from './chapters/chapter-02-geometry.ts';
import { profiles } from './chapters/chapter-03-profiles.ts';
import { points } from './chapters/chapter-04-points.ts';
import { squads } from './chapters/chapter-05-squads.ts';
import { roles } from './chapters/chapter-06-roles.ts';
import { terrain } from './chapters/chapter-07-terrain.ts';
import { deployment } from './chapters/chapter-08-deployment.ts';
import { activation } from './chapters/chapter-09-activation.ts';
import { actions } from './chapters/chapter-10-actions.ts';
import { orders } from './chapters/chapter-11-orders.ts';
import { movement } from './chapters/chapter-12-movement.ts';
import { handToHand } from './chapters/chapter-13-hand-to-hand.ts';
import { shooting } from './chapters/chapter-14-shooting.ts';
import { morale } from './chapters/chapter-15-morale.ts';
import { command } from './chapters/chapter-16-command.ts';
import { ending } from './chapters/chapter-17-ending.ts';
import { specialRules } from './chapters/chapter-18-special-rules.ts';
import { nations } from './chapters/chapter-19-nations.ts';
import { scenarios } from './chapters/chapter-20-scenarios.ts';
import { morePlayers } from './chapters/chapter-21-more-players.ts';
import { rosters } from './chapters/chapter-22-rosters.ts';
import { sequences } from './chapters/chapter-23-sequences.ts';
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

/**
 * The rule reference of the skirmish game: every rule of the catalogue, said shortly and in our own words. For reading:
 * the screen loads it when somebody asks, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order, in the form of the engine's
 * `reference.ts`. Sticks are S, M, L in both languages; SDS and SDT are the two variants, and `variant` stands where a
 * rule holds for one of them alone. `page` is the catalogue's; `sources.ts` says it in words.
 */
import type { RuleChapter } from '@drumhead/content';
import { conventions } from './chapter-01-conventions.ts';
import { geometry } from './chapter-02-geometry.ts';
import { profiles } from './chapter-03-profiles.ts';
import { points } from './chapter-04-points.ts';
import { squads } from './chapter-05-squads.ts';
import { roles } from './chapter-06-roles.ts';
import { terrain } from './chapter-07-terrain.ts';
import { deployment } from './chapter-08-deployment.ts';
import { activation } from './chapter-09-activation.ts';
import { actions } from './chapter-10-actions.ts';
import { orders } from './chapter-11-orders.ts';
import { movement } from './chapter-12-movement.ts';
import { handToHand } from './chapter-13-hand-to-hand.ts';
import { shooting } from './chapter-14-shooting.ts';
import { morale } from './chapter-15-morale.ts';
import { command } from './chapter-16-command.ts';
import { ending } from './chapter-17-ending.ts';
import { specialRules } from './chapter-18-special-rules.ts';
import { nations } from './chapter-19-nations.ts';
import { scenarios } from './chapter-20-scenarios.ts';
import { morePlayers } from './chapter-21-more-players.ts';
import { rosters } from './chapter-22-rosters.ts';
import { sequences } from './chapter-23-sequences.ts';
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

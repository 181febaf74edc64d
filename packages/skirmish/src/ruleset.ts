/** The rule set: games of both variants, from game files. */
import type { Ruleset } from '@drumhead/engine';
import type { Command } from './state/commands.ts';
import { describe } from './text/describe.ts';
import type { Event } from './state/events.ts';
import { isToCome, onTable, ownerOf } from './ground/geometry.ts';
import { covers, decide, offers, pending, seatsOf } from './turn/machine.ts';
import { nearest } from './query/nearest.ts';
import { standing } from './query/standing.ts';
import { gameCalled, STANDARD_GAMES } from './scenarios/standardGames.ts';
import { begin } from './setup/begin.ts';
import type { GameFile } from './setup/gameFile.ts';
import type { State } from './state/state.ts';
import { seams } from './turn/seams.ts';

export const skirmish: Ruleset<State, Command, Event, GameFile> = {
  id: 'skirmish',
  // 2: whether a model was unseen is only worked out if it can matter (SK-HTH-13).
  // 4: sight is mutual (SK-GEO-7), a campaign game is conceded (SK-SCN-7), limits are upper limits, a casual squad needs no
  // commander (SK-SQD-5).
  version: 4,
  scenarios: Object.keys(STANDARD_GAMES),
  create: begin,
  scenario: gameCalled,
  seats: seatsOf,
  pending,
  offers,
  covers,
  decide,
  outcome: (state) => state.outcome,
  // SK-SQD-4, SK-DEP-2: squads are secret only before there is a game, and the players deploy in the open.
  view: seams.view,
  hears: seams.hears,
  isOpen: seams.isOpen,
  standing,
  nearest,
  summary: (state) => ({
    length: state.gameTurn,
    active: seatsOf(state)[state.active] as string,
    // SK-MOR-7, SK-END-2: models lost, and the loss that leaves a commander and one model.
    scores: state.field.players.map(({ id }, player) => ({
      seat: id,
      against:
        (state.squads[player]?.startedWith ?? 0) -
        onTable(state, player).length -
        state.models.filter((_, model) => ownerOf(state, model) === player && isToCome(state, model)).length,
      limit: (state.squads[player]?.startedWith ?? 0) - 2,
    })),
  }),
  describe,
};

import {
  type AnyGame,
  type Event,
  factsInWords,
  isGame,
  kindOf,
  mends,
  nameInWords,
  readGame,
  skirmish as ruleset,
  squadsOf,
  type State,
  withExampleSquads,
  withSquad,
} from '@drumhead/skirmish';
import { behaviour, evaluation, room, valueRoom } from '@drumhead/skirmish/bot';
import { sketchOf } from '@drumhead/skirmish/sketch';
import { chronicle } from '@drumhead/skirmish/story';
import { indexOf, inShares, listed, type RulesetEntry } from './rulesetEntry.ts';

export const skirmish = {
  ruleset,
  evaluation: evaluation as RulesetEntry['evaluation'],
  room: room as RulesetEntry['room'],
  value: valueRoom as RulesetEntry['value'],
  behaviour: behaviour as RulesetEntry['behaviour'],
  lists: {
    of(setup) {
      const game = readGame(setup);
      return game.ok ? squadsOf(game.value) : null;
    },
    withExamples(setup, seats) {
      const game = readGame(setup);
      return game.ok ? withExampleSquads(game.value, seats) : setup;
    },
    with(setup, seat, list) {
      const game = readGame(setup);
      return game.ok ? withSquad(game.value, seat, list) : game;
    },
  },
  chronicle: chronicle as RulesetEntry['chronicle'],
  placeIn(state, piece) {
    const { models, field } = state as State;
    return inShares(models[indexOf(piece)], field.side, field.side);
  },
  sketch: (state) => sketchOf(state as State),
  priceIn: (state, piece) => (state as State).field.models[indexOf(piece)]?.points ?? null,
  formations: () => [],
  mends: (setup, helped) => (isGame(setup) ? mends(setup as AnyGame, helped) : []),
  wording: {
    describe: (state, event) => ruleset.describe(state as State, event as Event),
    inWords: (state, facts, t) => factsInWords(state as State, facts, t),
    seatName(state, seat, t) {
      const player = (state as State).field.players.find(({ id }) => id === seat);
      return player === undefined ? seat : nameInWords(player.name, t);
    },
    pieceName(state, piece, t) {
      const model = (state as State).field.models[indexOf(piece)]?.id ?? piece;
      return String(factsInWords(state as State, { model }, t)['model']);
    },
    troopsName(state, troops, t) {
      const { models } = (state as State).field;
      if (models.some(({ id }) => id === troops))
        return String(factsInWords(state as State, { model: troops }, t)['model']);
      return listed(models.flatMap(({ id, name }) => (kindOf(id) === troops ? [nameInWords(name, t)] : [])));
    },
    scenarioName: (id, t) => t(`sk.game.${id}`),
  },
} satisfies RulesetEntry;

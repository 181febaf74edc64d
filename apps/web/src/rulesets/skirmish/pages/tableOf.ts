/** The models of a battle as the forms for a real table ask for them, with the counts of their forces. Pure. */
import { factsInWords, type State } from '@drumhead/skirmish';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { keptName } from '../../../companion/follow.ts';

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const { players, models } = state.field;
  const here = models.map((_, i) => state.models[i]?.out === null);
  const pieces = models.flatMap(({ id, player, profile, q, c, weapons, specials, uniform }, i) => {
    if (here[i] !== true) return [];
    const side = players[player]?.id ?? '';
    const { model, player: owner } = factsInWords(state, { model: i, player: side }, translate);
    const known = profile === '' ? {} : { profile };
    return [{ id, name: String(model), side: String(owner), uniform, record: { ...known, q, c, weapons, specials } }];
  });
  const left = (player: number) => models.filter((model, i) => model.player === player && here[i] === true).length;
  const counts = players.map(({ roster }, player) => [
    keptName('break', roster),
    {
      started: state.squads[player]?.startedWith ?? 0,
      models: left(player),
      enemies: players.reduce((sum, { team }, other) => sum + (team === players[player]?.team ? 0 : left(other)), 0),
      commander: here[state.squads[player]?.commander ?? -1] === true,
      halfPassed: state.squads[player]?.halfPassed ?? false,
    },
  ]);
  return { pieces, situations: Object.fromEntries(counts) };
};

/** The models of a battle as the forms for a real table ask for them, with the counts of their forces. Pure. */
import { factsInWords, type Special, type State, type Weapon } from '@drumhead/skirmish';
import { isFirearm } from '@drumhead/skirmish/screen';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { keptName } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';

type Model = State['models'][number];

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const { players, models } = state.field;
  const here = models.map((_, i) => state.models[i]?.out === null);
  const pieces = models.flatMap(({ id, player, profile, q, c, weapons, specials, uniform }, i) => {
    const now = state.models[i];
    if (now === undefined) return [];
    const side = players[player]?.id ?? '';
    const { model, player: owner } = factsInWords(state, { model: i, player: side }, translate);
    const known = profile === '' ? {} : { profile };
    const record = { ...known, q, c, weapons, specials, ...bodyOf(now, weapons, specials) };
    return [{ id, name: String(model), side: String(owner), uniform, record }];
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
  const ids = (which: (model: Model, player: number) => boolean): readonly string[] =>
    models.flatMap(({ id, player }, i) => {
      const now = state.models[i];
      return now !== undefined && which(now, player) ? [id] : [];
    });
  const turn = {
    number: Math.max(1, ...state.squads.map(({ turns }) => turns)),
    acted: ids(({ activated, out }, player) => activated && out === null && player === state.active),
    out: ids(({ out }) => out !== null),
  };
  return { pieces, turn, situations: Object.fromEntries(counts) };
};

/** How it stands, and which of its firearms are unloaded; `mounted` of those alone who may be. */
function bodyOf({ posture, mounted, loaded }: Model, weapons: readonly Weapon[], specials: readonly Special[]): Values {
  return {
    posture: POSTURES.includes(posture) ? posture : 'standing',
    unloaded: weapons.filter((weapon, i) => loaded[i] === false && isFirearm(weapon)),
    ...(specials.includes('mounted') && { mounted }),
  };
}

const POSTURES: readonly string[] = ['standing', 'fallen', 'prone'];

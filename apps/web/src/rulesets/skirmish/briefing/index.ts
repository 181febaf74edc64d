/** What a skirmish tells before it begins. */
import { type AnyGame, readAnyGame, type SquadFile, squadPoints, withMen } from '@drumhead/skirmish';
import type { State } from '@drumhead/skirmish/screen';
import type { Facts, Messages } from '../../../i18n/index.ts';
import type { RulesBriefing, Stepped } from '../../../briefing/rulesBriefing.ts';
import { spotOf } from '../interaction/places.ts';
import { playerName } from '../screen/names.ts';
import type { briefingMessages } from './messages.ts';
import { Muster } from './Muster.tsx';

export const briefing: RulesBriefing<State> = {
  strength(messages, { field }, side) {
    const models = field.models.filter(({ player }) => player === side);
    const points = models.reduce((sum, one) => sum + one.points, 0);
    return say(messages, 'web.brief.sk.models', { models: models.length, points });
  },
  facts(messages, state) {
    const { attacker } = state.field;
    if (attacker < 0) return [say(messages, 'web.brief.sk.roles')];
    return [say(messages, 'web.brief.sk.attacker', { side: playerName(messages, state, attacker) })];
  },
  added: (messages, { field: { gruesomeMorale, casual } }) => [
    ...(gruesomeMorale ? [say(messages, 'web.brief.sk.gruesome')] : []),
    ...(casual ? [say(messages, 'web.brief.sk.casual')] : []),
  ],
  // Nobody has an edge before the battle.
  attacker: () => null,
  length: (messages, count) => say(messages, 'web.brief.sk.length', { count }),
  handicap(messages, _state, setup, printed, side) {
    const [now, plain] = [readAnyGame(setup), readAnyGame(printed)];
    if (!now.ok || !plain.ok) return null;
    const menMore = (i: number) =>
      (squadIn(now.value, i)?.models.length ?? 0) - (squadIn(plain.value, i)?.models.length ?? 0);
    const squad = squadIn(now.value, side);
    if (!squad) return null;
    const step = (by: 1 | -1): Stepped => {
      const made = withMen(
        plain.value,
        plain.value.players.map((_, i) => menMore(i) + (i === side ? by : 0)),
      );
      return made === null
        ? { closed: say(messages, by > 0 ? 'web.brief.sk.most' : 'web.brief.sk.least') }
        : { setup: made };
    };
    return {
      label: say(messages, 'web.brief.sk.points'),
      value: squadPoints(squad),
      isChanged: menMore(side) !== 0,
      step,
    };
  },
  isGroundOpen: (state) => !isLaid(state),
  shows: (state) => ({
    map: isLaid(state) || state.features.length > 0,
    forces: !isDeployed(state),
  }),
  Muster,
};

/** A scenario that goes on with the deployment brings all its ground with it. */
const isLaid = (state: State): boolean =>
  state.field.terrainLaid ||
  (state.features.length > 0 && (isDeployed(state) || state.frames[state.frames.length - 1]?.at === 'deploy'));

const isDeployed = (state: State): boolean => state.models.some((_, i) => spotOf(state, i) !== null);

const squadIn = ({ players }: AnyGame, side: number): SquadFile | undefined => players[side]?.squad;

const say = ({ translate }: Messages, key: keyof typeof briefingMessages, facts: Facts = {}): string =>
  translate(key, facts);

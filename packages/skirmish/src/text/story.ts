/** Skirmishes as deeds, for the story of a battle. */
import { type Chronicle, type Deed, fightBefore, type Logged, logOf } from '@drumhead/content/story';
import type { Facts } from '@drumhead/engine';
import { idOf } from '../ground/geometry.ts';
import type { Event } from '../state/events.ts';
import type { OutReason, State } from '../state/state.ts';
import { FIELD_HELD } from '../victory/endings.ts';

type Clash = Event & { readonly type: 'melee' | 'shot' };
type Loss = Event & { readonly type: 'out'; readonly reason: Exclude<OutReason, 'safe'> };

const isClash = (event: Event): event is Clash => event.type === 'melee' || event.type === 'shot';
/** A model that leaves the table safely is no loss (SK-MOR-11). */
const isLoss = (one: Logged<Event>): one is Logged<Loss> => one.event.type === 'out' && one.event.reason !== 'safe';

const ORDERS: ReadonlySet<Event['type']> = new Set([
  'nominated',
  'activationRolled',
  'orderRolled',
  'turnBegan',
  'fell',
]);
const beginsAnew = ({ type }: Event): boolean => ORDERS.has(type);

export const chronicle: Chronicle<State, Event> = {
  turns: 'turn',
  givenUp: ['sk.end.resigned', 'sk.end.withdrew', 'sk.end.conceded'],
  held: FIELD_HELD,
  turnOf: ({ gameTurn }) => gameTurn,
  deedsOf(steps) {
    const log = logOf(steps);
    const states = new Map(steps.map(({ number, state }) => [number, state]));
    const first = log.find((one): one is Logged<Clash> => isClash(one.event));
    const losses = log.flatMap((one, i) => {
      if (!isLoss(one)) return [];
      return lossOf(one, fightBefore(log, i, isClash, beginsAnew), states.get(one.line.at) as State);
    });
    return {
      first: first === undefined ? null : blowOf(first, states.get(first.line.at) as State),
      losses: together(losses, states),
    };
  },
};

function blowOf({ line, event }: Logged<Clash>, state: State): Deed {
  const target = event.type === 'melee' ? event.defender : event.target;
  const side = state.field.models[target]?.player ?? 0;
  const by = named(event.type === 'melee' ? [event.attacker] : event.shooters);
  return { ...toldBlow(event, state), at: line.at, lines: [line], cost: [], side, by };
}

const named = (models: readonly number[]): readonly string[] => models.map((model) => `model-${model}`);

const ids = (state: State, models: readonly number[]): string => models.map((model) => idOf(state, model)).join(', ');

function toldBlow(event: Clash, state: State): { readonly key: string; readonly facts: Facts } {
  if (event.type === 'melee') {
    const facts = { attacker: idOf(state, event.attacker), defender: idOf(state, event.defender) };
    return { key: 'sk.story.melee', facts };
  }
  const facts = { shooters: ids(state, event.shooters), target: idOf(state, event.target) };
  return { key: event.shooters.length > 1 ? 'sk.story.volley' : 'sk.story.shot', facts };
}

function lossOf({ line, event: { model, reason } }: Logged<Loss>, clash: Logged<Clash> | null, state: State): Deed {
  const shared = { at: line.at, cost: [`model-${model}`], side: state.field.models[model]?.player ?? 0 };
  if (reason === 'fled' || reason === 'left') {
    const facts = { members: idOf(state, model), count: 1 };
    return { ...shared, key: `sk.story.${reason}`, facts, lines: [line], by: [] };
  }
  const how = clash !== null && clash.event.result.loser === model ? causeOf(clash.event, state) : null;
  return {
    ...shared,
    key: how === null ? `sk.story.${reason}` : `sk.story.${reason}.${how.by}`,
    facts: { model: idOf(state, model), ...how?.facts },
    lines: how === null || clash === null ? [line] : [clash.line, line],
    by: how?.pieces ?? [],
  };
}

/** Who struck the loser of a clash; a loser may have begun it. */
function causeOf(
  event: Clash,
  state: State,
): { readonly by: 'shot' | 'volley' | 'melee'; readonly facts: Facts; readonly pieces: readonly string[] } {
  if (event.type === 'shot') {
    return {
      by: event.shooters.length > 1 ? 'volley' : 'shot',
      facts: { shooters: ids(state, event.shooters) },
      pieces: named(event.shooters),
    };
  }
  const striker = event.result.loser === event.attacker ? event.defender : event.attacker;
  return { by: 'melee', facts: { attacker: idOf(state, striker) }, pieces: named([striker]) };
}

/** Those of a squad who fled or left at one command are one deed: a rout. */
function together(losses: readonly Deed[], states: ReadonlyMap<number, State>): readonly Deed[] {
  const groups = new Map<string, Deed[]>();
  for (const deed of losses) {
    const apart = deed.facts['members'] === undefined;
    const name = apart ? `${groups.size}` : `${deed.key} ${deed.at} ${deed.side}`;
    groups.set(name, [...(groups.get(name) ?? []), deed]);
  }
  return [...groups.values()].map((deeds) => {
    const [only] = deeds as [Deed];
    const state = states.get(only.at);
    if (deeds.length === 1 || state === undefined) return only;
    const members = deeds.map(({ facts }) => facts['members']).join(', ');
    return {
      ...only,
      key: `${only.key}Together`,
      facts: { members, count: deeds.length },
      lines: deeds.flatMap(({ lines }) => lines),
      cost: deeds.flatMap(({ cost }) => cost),
    };
  });
}

/** Simplicity in Practice as deeds, for the story of a battle. */
import { type Chronicle, type Deed, fightBefore, type Logged, logOf } from '@drumhead/content/story';
import type { Facts } from '@drumhead/engine';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { FIELD_HELD } from '../victory/endings.ts';

type Blow = Event & { readonly type: 'fired' | 'meleeRolled' };
/** What settles a fight. */
type Fight = Event & { readonly type: 'fired' | 'meleeWon' };
type Loss = Event & { readonly type: 'broken' | 'removed' };

const isBlow = (one: Logged<Event>): one is Logged<Blow> =>
  one.event.type === 'fired' || one.event.type === 'meleeRolled';
const isFight = (event: Event): event is Fight => event.type === 'fired' || event.type === 'meleeWon';
const isLoss = (one: Logged<Event>): one is Logged<Loss> => one.event.type === 'broken' || one.event.type === 'removed';

/** After these a unit is lost by something else: an order, a rout, a friend that runs through it. */
const ANEW: ReadonlySet<Event['type']> = new Set([
  'activationRolled',
  'turnBegan',
  'turnEnded',
  'rallyRolled',
  'passed',
]);
const beginsAnew = (event: Event): boolean =>
  ANEW.has(event.type) || (event.type === 'moved' && event.how !== 'retreat');

export const chronicle: Chronicle<State, Event> = {
  turns: 'turn',
  givenUp: ['sip.end.resigned'],
  held: FIELD_HELD,
  turnOf: ({ gameTurn }) => gameTurn,
  deedsOf(steps) {
    const log = logOf(steps);
    const last = steps.at(-1)?.state;
    const states = new Map(steps.map(({ number, state }) => [number, state]));
    const first = log.find(isBlow);
    return {
      first: first === undefined ? null : blowOf(first, states.get(first.line.at) as State),
      losses: log.flatMap((one, i) => {
        if (!isLoss(one) || last === undefined || !isForGood(log, i, one.event.unit, last)) return [];
        return lossOf(one, fightBefore(log, i, isFight, beginsAnew), states.get(one.line.at) as State);
      }),
    };
  },
};

/** A unit that routs is lost when it breaks for the last time, not when it reaches the edge later (SIP-BRK-6). */
function isForGood(log: readonly Logged<Event>[], i: number, unit: number, last: State): boolean {
  const status = last.units[unit]?.status;
  if (status !== 'removed' && status !== 'routing') return false;
  const own = ({ event }: Logged<Event>): boolean =>
    (event.type === 'broken' || event.type === 'removed' || (event.type === 'rallyRolled' && event.success)) &&
    event.unit === unit;
  const routsAlready = log.slice(0, i).filter(own).at(-1)?.event.type === 'broken';
  return !routsAlready && !log.slice(i + 1).some((one) => own(one) && one.event.type !== 'removed');
}

function blowOf({ line, event }: Logged<Blow>, { field }: State): Deed {
  const target = event.type === 'fired' ? event.target : event.defender;
  const actor = event.type === 'fired' ? event.firer : event.charger;
  const told =
    event.type === 'fired'
      ? { key: 'sip.story.fired', facts: { firer: event.firer, target } }
      : { key: 'sip.story.charged', facts: { charger: event.charger, defender: target } };
  const side = field.units[target]?.side ?? 0;
  return { ...told, at: line.at, lines: [line], cost: [], side, by: [`unit-${actor}`] };
}

function lossOf({ line, event }: Logged<Loss>, fight: Logged<Fight> | null, { field }: State): Deed {
  const { unit } = event;
  // Driven or fled over the edge: no blow ended it.
  const isGone = event.type === 'removed' && event.why === 'offTable';
  const how = fight === null || isGone ? null : causeOf(fight.event, unit);
  const key = isGone ? 'sip.story.left' : `sip.story.${event.type}`;
  return {
    key: how === null ? key : `${key}.${how.by}`,
    facts: { unit, ...how?.facts },
    at: line.at,
    lines: how === null || fight === null ? [line] : [fight.line, line],
    cost: [`unit-${unit}`],
    side: field.units[unit]?.side ?? 0,
    by: how === null ? [] : [`unit-${Object.values(how.facts)[0]}`],
  };
}

/** Who did it in this fight; null where the unit took no part in it. */
function causeOf(fight: Fight, unit: number): { readonly by: 'fire' | 'melee'; readonly facts: Facts } | null {
  if (fight.type === 'fired') return fight.target === unit ? { by: 'fire', facts: { firer: fight.firer } } : null;
  if (fight.winner !== unit && fight.loser !== unit) return null;
  return { by: 'melee', facts: { enemy: fight.winner === unit ? fight.loser : fight.winner } };
}

/** Large Battles as deeds, for the story of a battle. */
import { type Chronicle, type Deed, fightBefore, type Logged, type LogLine, logOf } from '@drumhead/content/story';
import type { Facts } from '@drumhead/engine';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { FIELD_HELD } from '../victory/endings.ts';

type Fight = Event & { readonly type: 'bombarded' | 'approachRolled' | 'contactRolled' };
type Loss = Event & { readonly type: 'eliminated' };

const isFight = (event: Event): event is Fight =>
  event.type === 'bombarded' || event.type === 'approachRolled' || event.type === 'contactRolled';

const ORDERS: ReadonlySet<Event['type']> = new Set([
  'activationRolled',
  'moved',
  'phaseBegan',
  'slotOpened',
  'turnover',
]);
const beginsAnew = ({ type }: Event): boolean => ORDERS.has(type);

const listed = (units: readonly number[]): string => units.join(', ');

export const chronicle: Chronicle<State, Event> = {
  turns: 'phase',
  givenUp: ['lb.end.resigned'],
  held: FIELD_HELD,
  turnOf: ({ phase }) => phase,
  deedsOf(steps) {
    const log = logOf(steps);
    const states = new Map(steps.map(({ number, state }) => [number, state]));
    const first = log.find((one): one is Logged<Fight> => isFight(one.event));
    return {
      first: first === undefined ? null : blowOf(first, linesOf(log, first), states.get(first.line.at) as State),
      losses: log.flatMap(({ line, event }, i) => {
        if (event.type !== 'eliminated') return [];
        const fight = fightBefore(log, i, isFight, beginsAnew);
        return lossOf({ line, event }, fight, fight && linesOf(log, fight), states.get(line.at) as State);
      }),
    };
  },
};

/** The line of a fight, after the one that says who goes for whom: the line of the dice does not. */
function linesOf(log: readonly Logged<Event>[], fight: Logged<Fight>): readonly LogLine[] {
  const { line, event } = fight;
  if (event.type === 'bombarded') return [line];
  const before = log.filter(
    (one) =>
      one.event.type === 'approached' &&
      one.event.attacker === event.attacker &&
      (one.line.at < line.at || (one.line.at === line.at && one.line.event < line.event)),
  );
  return [...before.slice(-1).map((one) => one.line), line];
}

function blowOf({ line, event }: Logged<Fight>, lines: readonly LogLine[], { field }: State): Deed {
  const actor = event.type === 'bombarded' ? event.battery : event.attacker;
  const side = 1 - (field.units[actor]?.side ?? 0);
  return { ...toldBlow(event), at: line.at, lines, cost: [], side, by: [`unit-${actor}`] };
}

function toldBlow(event: Fight): { readonly key: string; readonly facts: Facts } {
  if (event.type !== 'bombarded') {
    return { key: 'lb.story.approached', facts: { attacker: event.attacker, defenders: listed(event.defenders) } };
  }
  const { battery, target, sector } = event;
  return target >= 0
    ? { key: 'lb.story.bombarded', facts: { battery, target } }
    : { key: 'lb.story.bombardedSector', facts: { battery, sector: sector + 1 } };
}

function lossOf(
  { line, event: { unit } }: Logged<Loss>,
  fight: Logged<Fight> | null,
  fought: readonly LogLine[] | null,
  state: State,
): Deed {
  const told = fight === null ? null : toldLoss(unit, fight.event);
  // LB-OPT-01: a battery that joined another shares its end.
  const joined = state.units[unit]?.battery ?? -1;
  return {
    key: told?.key ?? 'lb.story.lost',
    facts: told?.facts ?? { unit },
    at: line.at,
    lines: told === null ? [line] : [...(fought ?? []), line],
    cost: (joined < 0 ? [unit] : [unit, joined]).map((index) => `unit-${index}`),
    side: state.field.units[unit]?.side ?? 0,
    by: told?.by ?? [],
  };
}

/** How the unit was lost in this fight; null where it took no part in it. */
function toldLoss(
  unit: number,
  fight: Fight,
): { readonly key: string; readonly facts: Facts; readonly by: readonly string[] } | null {
  if (fight.type === 'bombarded') {
    const { battery, target } = fight;
    return target === unit ? { key: 'lb.story.lost.fire', facts: { battery, unit }, by: [`unit-${battery}`] } : null;
  }
  const { attacker, defenders } = fight;
  const isAttacker = attacker === unit;
  if (!isAttacker && !defenders.includes(unit)) return null;
  const enemies = isAttacker ? defenders : [attacker];
  const shared = { facts: { unit, group: listed(enemies) }, by: enemies.map((index) => `unit-${index}`) };
  if (fight.type === 'approachRolled') return { key: 'lb.story.lost.approach', ...shared };
  const isBeaten = fight.winner !== (isAttacker ? 'a' : 'd');
  return { key: isBeaten ? 'lb.story.lost.beaten' : 'lb.story.lost.contact', ...shared };
}

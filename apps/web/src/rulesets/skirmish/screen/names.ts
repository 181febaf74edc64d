/** Names of things in the reader's language, from message keys of the rule set. */
import type { Facts as PlainFacts, Seat } from '@drumhead/engine';
import {
  type Command,
  factsInWords,
  gapBetween,
  isEnemy,
  modelLabel as labelOf,
  type State,
} from '@drumhead/skirmish/screen';
import type { Facts, Speech as AnySpeech } from '../../../i18n/index.ts';
import { bearingName } from '../../../table/bearings.ts';
import { bearingOf, mm } from '../../../table/units.ts';
import type { TableKey } from './messages.ts';
import { spotOf } from '../interaction/places.ts';

export type Speech = AnySpeech<TableKey>;

/** Name and, where there are several alike, number; of which side he is the place says where it stands. */
export function modelName(speech: Pick<Speech, 'tell'>, state: State, index: number): string {
  if (state.field.models[index] === undefined) return '?';
  const { key, facts } = labelOf(state, index);
  return speech.tell(key, readable(speech, state, facts));
}

export function playerName(speech: Pick<Speech, 'tell'>, { field }: State, player: number): string {
  const profile = field.players[player];
  return profile ? speech.tell(profile.name) : '?';
}

export function seatName(speech: AnySpeech, state: State, seat: Seat): string {
  const player = state.field.players.findIndex(({ id }) => id === seat);
  return player >= 0 ? playerName(speech, state, player) : speech.say('web.seat.dice');
}

/** A length in millimetres and in the longest stick that fits. */
export function lengthWords(speech: AnySpeech<never>, { field }: State, millimetres: number): string {
  const { s, m, l } = field.sticks;
  const [name, stick] = (
    [
      ['L', mm(l)],
      ['M', mm(m)],
      ['S', mm(s)],
    ] as const
  ).find(([, length]) => millimetres >= length * 0.75) ?? ['S', mm(s)];
  const count = (millimetres / stick).toFixed(1).replace(/\.0$/, '');
  const shown = speech.language === 'it' ? count.replace('.', ',') : count;
  return speech.tell('web.length', { mm: Math.round(millimetres), sticks: `${shown} ${name}` });
}

/** Names of models and players, and words for keys, within the facts of a message. */
export function readable(speech: Pick<AnySpeech<never>, 'tell'>, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inside) => speech.tell(key, inside));
}

/** Where something stands, for those who do not see the table: third of the field, and the nearest enemy. */
export function placeWords(speech: Speech, state: State, index: number): string {
  const spot = spotOf(state, index);
  if (!spot) return speech.say('web.sk.place.off');
  const side = mm(state.field.side);
  const third = (at: number) => (at < side / 3 ? 0 : at > (2 * side) / 3 ? 2 : 1);
  const along = speech.tell((['web.place.north', 'web.place.middle', 'web.place.south'] as const)[third(spot.y)] ?? '');
  const across = speech.tell((['web.place.west', 'web.place.centre', 'web.place.east'] as const)[third(spot.x)] ?? '');
  const floor = spot.level > 0 ? `, ${speech.say('web.sk.place.level', { level: spot.level })}` : '';
  return `${along}, ${across}${floor}`;
}

/** The nearest enemy, how far and in which direction; null where there is none. */
export function nearestEnemyWords(speech: Speech, state: State, index: number): string | null {
  const own = spotOf(state, index);
  if (!own) return null;
  let best = -1;
  for (let other = 0; other < state.models.length; other++) {
    if (!isEnemy(state, index, other) || !spotOf(state, other)) continue;
    if (best < 0 || gapBetween(state, index, other) < gapBetween(state, index, best)) best = other;
  }
  const there = best < 0 ? null : spotOf(state, best);
  if (!there) return null;
  return speech.say('web.sk.place.nearest', {
    model: modelName(speech, state, best),
    distance: lengthWords(speech, state, mm(gapBetween(state, index, best))),
    where: speech.tell(bearingName(bearingOf(there.x - own.x, there.y - own.y))),
  });
}

/** What a screen reader says of a model. */
export function modelLabel(speech: Speech, state: State, index: number): string {
  const model = state.models[index];
  const profile = state.field.models[index];
  if (!model || !profile) return '';
  const marks = [
    speech.tell(`sk.posture.${model.posture}`),
    ...(model.mounted ? [speech.tell('sk.special.mounted')] : []),
    ...(model.activated ? [speech.say('web.sk.mark.activated')] : []),
    ...(model.object >= 0 ? [speech.say('web.sk.mark.carrying')] : []),
  ];
  return speech.say('web.sk.label', {
    side: playerName(speech, state, profile.player),
    name: modelName(speech, state, index),
    marks: marks.join(', '),
    place: placeWords(speech, state, index),
  });
}

/** A feature with its number among its like, such as `fence 2`. */
export function featureName(speech: Pick<Speech, 'tell'>, { features }: State, index: number): string {
  const feature = features[index];
  if (!feature) return '?';
  const like = features.flatMap(({ kind }, i) => (kind === feature.kind ? [i] : []));
  const name = speech.tell(`sk.feature.${feature.kind}`);
  return like.length > 1 ? `${name} ${like.indexOf(index) + 1}` : name;
}

const direction = (speech: AnySpeech<never>, dx: number, dy: number): string =>
  speech.tell(bearingName(bearingOf(dx, dy)));

/** The words of a button for a command. */
export function commandWords(speech: Speech, state: State, command: Command): string {
  const { say } = speech;
  const name = (model: number) => modelName(speech, state, model);
  const weapon = (model: number, index: number) =>
    speech.tell(`sk.weapon.${state.field.models[model]?.weapons[index] ?? 'knife'}`);
  switch (command.type) {
    case 'role':
      return say(command.attack ? 'web.sk.role.attack' : 'web.sk.role.defend');
    case 'placeWhen':
      return say(command.atOnce ? 'web.sk.placeWhen.atOnce' : 'web.sk.placeWhen.after');
    case 'edge':
      return say(`web.sk.edge.${command.edge}`);
    case 'nominate':
    case 'member':
    case 'depleted':
    case 'succeed':
    case 'fleeFrom':
    case 'strike':
      return name(command.model);
    case 'dice':
      return `${say(command.dice === 1 ? 'web.sk.die' : 'web.sk.dice', { dice: command.dice })}${command.charge ? `, ${say('web.sk.charging')}` : ''}`;
    case 'orderDice':
      return say(command.dice === 1 ? 'web.sk.die' : 'web.sk.dice', { dice: command.dice });
    case 'feature':
      return say(command.use ? 'web.sk.feature.use' : 'web.sk.feature.keep');
    case 'attack':
      return say(command.powerful ? 'web.sk.do.powerful' : 'web.sk.do.attack', { target: name(command.target) });
    case 'shoot': {
      const facts = { target: name(command.target), weapon: weapon(command.model, command.weapon) };
      return say(command.aimed ? 'web.sk.do.aimed' : 'web.sk.do.shoot', facts);
    }
    case 'reload':
      return say('web.sk.do.reload', { weapon: weapon(command.model, command.weapon) });
    case 'resupply':
      return say('web.sk.do.resupply', { weapon: weapon(command.model, command.weapon), from: name(command.from) });
    case 'bash':
      return say('web.sk.do.bash', {
        what: command.opening >= 0 ? speech.say('web.sk.door') : featureName(speech, state, command.feature),
      });
    case 'hand':
      return say('web.sk.do.hand', { to: name(command.to) });
    case 'move':
    case 'scout': {
      const here = state.models[command.model];
      const [dx, dy] = [mm(command.x - (here?.x ?? 0)), mm(command.y - (here?.y ?? 0))];
      return say(command.type === 'move' && command.sprint ? 'web.sk.do.sprint' : 'web.sk.do.move', {
        where: direction(speech, dx, dy),
        length: lengthWords(speech, state, Math.hypot(dx, dy)),
      });
    }
    case 'stop':
      return say(state.frames[state.frames.length - 1]?.at === 'scouts' ? 'web.sk.scout.stay' : 'web.sk.do.stop');
    case 'takeCover':
      return say('web.sk.do.takeCover');
    case 'rideOn':
      return command.distance === 0
        ? say('web.sk.do.rideNot')
        : say('web.sk.do.rideOn', { length: lengthWords(speech, state, mm(command.distance)) });
    case 'order':
      return say(`web.sk.order.${command.kind}`);
    default:
      return speech.tell(`web.sk.do.${command.type}`);
  }
}

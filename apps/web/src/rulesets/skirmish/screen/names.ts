/** Names of things in the reader's language, from message keys of the rule set. */
import { type Facts as PlainFacts, memoizeBy, type Seat } from '@drumhead/engine';
import {
  type Command,
  factsInWords,
  gapBetween,
  isEnemy,
  modelLabel as labelOf,
  type State,
} from '@drumhead/skirmish/screen';
import type { Facts, Messages as AnyMessages } from '../../../i18n/index.ts';
import { type GroundPiece, placeDetails } from '../../../table/placeDetails.ts';
import { areaText, bearingName } from '../../../table/bearings.ts';
import { inSticks } from '../../../table/sticks.ts';
import { bearingOf, mm } from '../../../table/units.ts';
import type { TableKey } from './messages.ts';
import { spotOf } from '../interaction/places.ts';

export type Messages = AnyMessages<TableKey>;

/** Name, with a number where several are alike; without the side. */
export function modelName(messages: Pick<Messages, 'translate'>, state: State, index: number): string {
  if (state.field.models[index] === undefined) return '?';
  const { key, facts } = labelOf(state, index);
  return messages.translate(key, readable(messages, state, facts));
}

/** The number in a model's name: those of its squad that are called alike have one. */
export const numberOf = (state: State, index: number): number | null =>
  labelOf(state, index).key === 'sk.label.model' ? (state.field.models[index]?.ordinal ?? null) : null;

/** Name where those of both squads are told: with the squad if the other has a model of the same name. */
export function fullName(messages: Pick<Messages, 'translate'>, state: State, index: number): string {
  return String(readable(messages, state, { target: index })['target']);
}

export function playerName(messages: Pick<Messages, 'translate'>, state: State, player: number): string {
  const profile = state.field.players[player];
  return profile ? String(readable(messages, state, { player: profile.id })['player']) : '?';
}

export function seatName(messages: AnyMessages, state: State, seat: Seat): string {
  const player = state.field.players.findIndex(({ id }) => id === seat);
  return player >= 0 ? playerName(messages, state, player) : messages.t('web.seat.dice');
}

/** A length in millimetres and in the longest stick that fits. */
export function lengthText(messages: AnyMessages<never>, { field }: State, millimetres: number): string {
  const { s, m, l } = field.sticks;
  const sticks = [
    ['l', l],
    ['m', m],
    ['s', s],
  ] as const;
  return inSticks(messages, sticks, millimetres);
}

/** Facts of a message with models, players and keys replaced by names. */
export function readable(messages: Pick<AnyMessages<never>, 'translate'>, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inside) => messages.translate(key, inside));
}

/** Place in words, for screen readers: third of the field and nearest enemy. */
export function placeText(messages: Messages, state: State, index: number): string {
  const spot = spotOf(state, index);
  if (!spot) return messages.t('web.sk.place.off');
  const side = mm(state.field.side);
  const floor = spot.level > 0 ? `, ${messages.t('web.sk.place.level', { level: spot.level })}` : '';
  const player = state.field.models[index]?.player;
  const details = placeDetails(messages, {
    table: { width: side, height: side },
    at: { x: spot.x, y: spot.y },
    own: state.models.flatMap((_, i) => (state.field.models[i]?.player === player ? (spotOf(state, i) ?? []) : [])),
    ground: groundOf(state.features),
    nameOf: (feature) => featureName(messages, state, feature),
    near: mm(state.field.sticks.s),
  });
  return `${areaText(messages, spot.x / side, spot.y / side)}${floor}${details}`;
}

const groundOf = memoizeBy((features: State['features']): readonly GroundPiece[] =>
  features.flatMap((feature, index) => {
    if (feature.kind === 'gone' || feature.kind === 'tree') return [];
    const closed = 'points' in feature;
    const points = closed ? feature.points : [feature.x1, feature.y1, feature.x2, feature.y2];
    return [{ index, points: points.map(mm), closed }];
  }),
);

/** The nearest enemy, how far and in which direction; null where there is none. */
export function nearestEnemyText(messages: Messages, state: State, index: number): string | null {
  const own = spotOf(state, index);
  if (!own) return null;
  let best = -1;
  for (let other = 0; other < state.models.length; other++) {
    if (!isEnemy(state, index, other) || !spotOf(state, other)) continue;
    if (best < 0 || gapBetween(state, index, other) < gapBetween(state, index, best)) best = other;
  }
  const there = best < 0 ? null : spotOf(state, best);
  if (!there) return null;
  return messages.t('web.sk.place.nearest', {
    model: fullName(messages, state, best),
    distance: lengthText(messages, state, mm(gapBetween(state, index, best))),
    where: messages.translate(bearingName(bearingOf(there.x - own.x, there.y - own.y))),
  });
}

/** Label of a model for screen readers. */
export function modelLabel(messages: Messages, state: State, index: number): string {
  const model = state.models[index];
  const profile = state.field.models[index];
  if (!model || !profile) return '';
  const marks = [
    messages.translate(`sk.posture.${model.posture}`),
    ...(model.mounted ? [messages.translate('sk.special.mounted')] : []),
    ...(model.activated ? [messages.t('web.sk.mark.activated')] : []),
    ...(model.object >= 0 ? [messages.t('web.sk.mark.carrying')] : []),
  ];
  return messages.t('web.sk.label', {
    side: playerName(messages, state, profile.player),
    name: modelName(messages, state, index),
    marks: marks.join(', '),
    place: placeText(messages, state, index),
  });
}

/** A feature with its number among its like, such as `fence 2`. */
export function featureName(messages: Pick<Messages, 'translate'>, { features }: State, index: number): string {
  const feature = features[index];
  if (!feature) return '?';
  const like = features.flatMap(({ kind }, i) => (kind === feature.kind ? [i] : []));
  const name = messages.translate(`sk.feature.${feature.kind}`);
  return like.length > 1 ? `${name} ${like.indexOf(index) + 1}` : name;
}

const direction = (messages: AnyMessages<never>, dx: number, dy: number): string =>
  messages.translate(bearingName(bearingOf(dx, dy)));

/** Button text of a command. */
export function commandText(messages: Messages, state: State, command: Command): string {
  const { t } = messages;
  const name = (model: number) => modelName(messages, state, model);
  const weapon = (model: number, index: number) =>
    messages.translate(`sk.weapon.${state.field.models[model]?.weapons[index] ?? 'knife'}`);
  switch (command.type) {
    case 'role':
      return t(command.attack ? 'web.sk.role.attack' : 'web.sk.role.defend');
    case 'placeWhen':
      return t(command.atOnce ? 'web.sk.placeWhen.atOnce' : 'web.sk.placeWhen.after');
    case 'edge':
      return t(`web.sk.edge.${command.edge}`);
    case 'nominate':
    case 'member':
    case 'depleted':
    case 'reference':
    case 'succeed':
    case 'fleeFrom':
    case 'strike':
      return name(command.model);
    case 'dice':
      return `${t(command.dice === 1 ? 'web.sk.die' : 'web.sk.dice', { dice: command.dice })}${command.charge ? `, ${t('web.sk.charging')}` : ''}`;
    case 'orderDice':
      return t(command.dice === 1 ? 'web.sk.die' : 'web.sk.dice', { dice: command.dice });
    case 'feature':
      return t(command.use ? 'web.sk.feature.use' : 'web.sk.feature.keep');
    case 'attack':
      return t(command.powerful ? 'web.sk.do.powerful' : 'web.sk.do.attack', {
        target: fullName(messages, state, command.target),
      });
    case 'shoot': {
      const facts = {
        target: fullName(messages, state, command.target),
        weapon: weapon(command.model, command.weapon),
      };
      return t(command.aimed ? 'web.sk.do.aimed' : 'web.sk.do.shoot', facts);
    }
    case 'reload':
      return t('web.sk.do.reload', { weapon: weapon(command.model, command.weapon) });
    case 'resupply':
      return t('web.sk.do.resupply', { weapon: weapon(command.model, command.weapon), from: name(command.from) });
    case 'bash':
      return t('web.sk.do.bash', {
        what: command.opening >= 0 ? messages.t('web.sk.door') : featureName(messages, state, command.feature),
      });
    case 'hand':
      return t('web.sk.do.hand', { to: name(command.to) });
    case 'move':
    case 'scout': {
      const here = state.models[command.model];
      const [dx, dy] = [mm(command.x - (here?.x ?? 0)), mm(command.y - (here?.y ?? 0))];
      return t(command.type === 'move' && command.sprint ? 'web.sk.do.sprint' : 'web.sk.do.move', {
        where: direction(messages, dx, dy),
        length: lengthText(messages, state, Math.hypot(dx, dy)),
      });
    }
    case 'stop':
      return t(state.frames[state.frames.length - 1]?.at === 'scouts' ? 'web.sk.scout.stay' : 'web.sk.do.stop');
    case 'takeCover':
      return t('web.sk.do.takeCover');
    case 'rideOn':
      return command.distance === 0
        ? t('web.sk.do.rideNot')
        : t('web.sk.do.rideOn', { length: lengthText(messages, state, mm(command.distance)) });
    case 'order':
      return t(`web.sk.order.${command.kind}`);
    default:
      return messages.translate(`web.sk.do.${command.type}`);
  }
}

/** What so many failures of a morale test mean. */
export const moraleEnd = (failures: number): string => `web.sk.morale.${failures}`;

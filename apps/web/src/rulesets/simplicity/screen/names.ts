/** Names of things in the reader's language, from message keys of the rule set. */
import { type Facts as PlainFacts, memoizeBy, type Seat } from '@drumhead/engine';
import {
  type Command,
  commandLabel,
  factsInWords,
  type SideIndex,
  shortUnitLabel,
  type State,
  toCm,
} from '@drumhead/simplicity/screen';
import type { Facts, Messages as AnyMessages } from '../../../i18n/index.ts';
import { type GroundPiece, placeDetails } from '../../../table/placeDetails.ts';
import { areaText, bearingName } from '../../../table/bearings.ts';
import { bearingOf, degrees, mm, toSteps, turnDegrees } from '../../../table/units.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import type { TableKey } from './messages.ts';
import { placeOf, unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';

export type Messages = AnyMessages<TableKey>;
type Translator = Pick<AnyMessages<never>, 'translate'>;

export function sideName({ translate }: Translator, { field }: State, side: SideIndex): string {
  return translate(field.sides[side].name);
}

export function seatName(messages: AnyMessages, { field }: State, seat: Seat): string {
  const side = field.sides.find(({ id }) => id === seat);
  return side ? messages.translate(side.name) : messages.t('web.seat.dice');
}

/** Name where those of both sides are told: with the army if the other has one of the same name. */
export function pieceName(messages: Translator, state: State, { what, index }: PieceRef): string {
  return String(readable(messages, state, { [what]: index })[what]);
}

/** Name without the army: for lists of one side. */
export function shortName({ translate }: Translator, state: State, { what, index }: PieceRef): string {
  const { key, facts } = what === 'unit' ? shortUnitLabel(state, index) : commandLabel(state, index);
  if (what === 'command') {
    return key.endsWith('.only') ? translate('sip.unit.command') : translate('sip.label.command.short', facts);
  }
  const name = String(facts['name']);
  return translate(key, { ...facts, name: name.startsWith('sip.') ? translate(name) : name });
}

/** Facts of a message with units, sides and keys replaced by names. */
export function readable(messages: Translator, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inside) => messages.translate(key, inside));
}

/** A length in centimetres, from millimetres. */
export function lengthText({ translate }: Pick<AnyMessages<never>, 'translate'>, millimetres: number): string {
  return translate('web.sip.length' satisfies TableKey, { cm: toCm(toSteps(millimetres)) });
}

/** Place in words, for screen readers: third of the field and facing. */
export function placeText(messages: Messages, state: State, piece: PieceRef): string {
  const place = placeOf(state, piece);
  const { translate, t } = messages;
  if (!place) return t('web.sip.place.off');
  const area = areaText(messages, toSteps(place.x) / state.field.width, toSteps(place.y) / state.field.depth);
  const { field } = state;
  const side = (piece.what === 'unit' ? field.units[piece.index] : field.commands[piece.index])?.side;
  const { facing, ...spot } = place;
  const details = placeDetails(messages, {
    table: { width: mm(field.width), height: mm(field.depth) },
    at: piece.what === 'unit' ? place : spot,
    own: state.units.flatMap((_, i) => (field.units[i]?.side === side ? (unitPlace(state, i) ?? []) : [])),
    ground: groundOf(state.terrain),
    nameOf: (index) => translate(`sip.terrain.${state.terrain[index]?.kind}`),
    near: NEAR,
  });
  const where =
    piece.what === 'command' ? area : translate('web.place', { area, facing: translate(bearingName(facing)) });
  return where + details;
}

/** Ground within so many millimetres is named. */
const NEAR = 40;

const groundOf = memoizeBy((terrain: State['terrain']): readonly GroundPiece[] =>
  terrain.map(({ kind, points }, index) => ({
    index,
    points: points.map(mm),
    closed: kind !== 'obstacle' && kind !== 'stream' && kind !== 'road',
  })),
);

/** The nearest enemy unit, how far and in which direction; null where there is none. */
export function nearestEnemyText(messages: Messages, state: State, unit: number): string | null {
  const own = unitPlace(state, unit);
  if (!own) return null;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  state.units.forEach((_, other) => {
    const there = unitPlace(state, other);
    if (!there || state.field.units[other]?.side === state.field.units[unit]?.side) return;
    const far = gapBetween(own, there).gap;
    if (far >= least) return;
    least = far;
    best = other;
  });
  const there = best < 0 ? null : unitPlace(state, best);
  if (!there) return null;
  return messages.translate('web.place.nearest', {
    unit: pieceName(messages, state, { what: 'unit', index: best }),
    distance: least < 0.5 ? messages.translate('web.place.touching') : lengthText(messages, least),
    where: messages.translate(bearingName(bearingOf(there.x - own.x, there.y - own.y))),
  });
}

/** Label of a piece for screen readers. */
export function pieceLabel(messages: Messages, state: State, piece: PieceRef): string {
  const place = placeText(messages, state, piece);
  const name = pieceName(messages, state, piece);
  const unit = piece.what === 'unit' ? state.units[piece.index] : undefined;
  if (!unit) return `${name}; ${place}`;
  return messages.t('web.sip.label', { name, marks: marksOf(messages, state, piece.index).join(', '), place });
}

/** State of a unit in words. */
export function marksOf({ t }: Messages, { units }: State, unit: number): readonly string[] {
  const u = units[unit];
  if (!u) return [];
  if (u.status === 'routing') return [t('web.sip.mark.routing')];
  return [
    ...(u.dp > 0 ? [t('web.sip.mark.dp', { dp: u.dp })] : [t('web.sip.mark.goodOrder')]),
    ...(u.section >= 0 ? [t('web.sip.mark.garrison')] : []),
    ...(u.confused ? [t('web.sip.mark.confused')] : []),
    ...(u.limbered ? [t('web.sip.mark.limbered')] : []),
    ...(u.fired ? [t('web.sip.mark.fired')] : []),
    ...(u.ordered ? [t('web.sip.mark.ordered')] : []),
  ];
}

/** A turn in degrees, to the left or right. */
function turnWords({ t }: Messages, turn: number): string {
  return t(turn < 0 ? 'web.sip.turn.left' : 'web.sip.turn.right', { angle: turnDegrees(turn) });
}

/** Parts of a path: turn, leg, turn. */
function wayWords(
  messages: Messages,
  { turn, distance, turnAfter }: { readonly turn: number; readonly distance: number; readonly turnAfter: number },
): string {
  return [
    ...(turn === 0 ? [] : [turnWords(messages, turn)]),
    ...(distance === 0 ? [] : [messages.t('web.sip.length', { cm: toCm(distance) })]),
    ...(turnAfter === 0 ? [] : [turnWords(messages, turnAfter)]),
  ].join(', ');
}

/** Button text of a command. */
export function commandText(messages: Messages, state: State, command: Command): string {
  const { t, translate } = messages;
  const enemy = (unit: number) => pieceName(messages, state, { what: 'unit', index: unit });
  const length = (distance: number) => t('web.sip.length', { cm: toCm(distance) });
  const towards = (facing: number) => translate(bearingName(degrees(facing)));
  switch (command.type) {
    case 'edge':
      return t(`web.sip.edge.${command.edge}`);
    case 'goFirst':
      return t(command.first ? 'web.sip.goFirst' : 'web.sip.goSecond');
    case 'place':
      return t('web.sip.do.place', { unit: shortName(messages, state, { what: 'unit', index: command.unit }) });
    case 'placeCommand':
      return t('web.sip.do.place', { unit: shortName(messages, state, { what: 'command', index: command.command }) });
    case 'arrive':
      return t('web.sip.do.arrive', { cm: toCm(command.x) });
    case 'move':
      return t(command.distance === 0 ? 'web.sip.do.turn' : 'web.sip.do.move', { way: wayWords(messages, command) });
    case 'road':
      return t('web.sip.do.road', {
        length: length(Math.abs(command.distance)),
        where: towards(command.facing),
      });
    case 'enter':
      return t('web.sip.do.enter', { where: towards(command.facing) });
    case 'leave':
      return t('web.sip.do.leave', { side: command.side + 1, length: length(command.distance) });
    case 'retire':
      return t('web.sip.do.retire', { length: length(command.distance) });
    case 'fire':
      return t('web.sip.do.fire', { target: enemy(command.target) });
    case 'moveFire':
      return t(command.fireFirst ? 'web.sip.do.fireMove' : 'web.sip.do.moveFire', {
        way: wayWords(messages, command),
        target: enemy(command.target),
      });
    case 'charge': {
      const key = command.command >= 0 ? 'web.sip.do.chargeWith' : 'web.sip.do.charge';
      const way = [
        ...(command.from < 0 ? [] : [t('web.sip.do.bySide', { side: command.from + 1 })]),
        ...(command.turn === 0 ? [] : [turnWords(messages, command.turn)]),
      ];
      // Several charges on one target differ in their way.
      return [t(key, { target: enemy(command.target) }), ...way].join(', ');
    }
    case 'rally':
      return t(command.command >= 0 ? 'web.sip.do.rallyBy' : 'web.sip.do.rally');
    case 'reroll':
      return t('web.sip.do.reroll');
    case 'moveCommand':
      return t('web.sip.do.ride');
    case 'endTurn':
      return t('web.sip.do.endTurn');
    case 'advance':
      if (command.occupy) return t('web.sip.do.occupy', { where: towards(command.facing) });
      return command.distance === 0
        ? t('web.sip.do.stay')
        : t('web.sip.do.advance', { length: length(command.distance) });
    case 'face':
      return t('web.sip.do.face', { where: towards(command.facing) });
    case 'resign':
      return t('web.sip.do.resign');
    case 'offerDraw':
      return translate('web.draw.offer');
    case 'acceptDraw':
      return translate('web.draw.accept');
    case 'declineDraw':
      return translate('web.draw.decline');
  }
}

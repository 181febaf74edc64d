/** Names of things in the reader's language, from message keys of the rule set. */
import type { Facts as PlainFacts, Seat } from '@drumhead/engine';
import {
  type Command,
  commandLabel,
  factsInWords,
  type SideIndex,
  type State,
  toCm,
  unitLabel,
} from '@drumhead/simplicity/screen';
import type { Facts, Speech as AnySpeech } from '../../../i18n/index.ts';
import { bearingName } from '../../../table/bearings.ts';
import { bearingOf, degrees, toSteps } from '../../../table/units.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import type { TableKey } from './messages.ts';
import { placeOf, unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';

export type Speech = AnySpeech<TableKey>;
type Telling = Pick<AnySpeech<never>, 'tell'>;

export function sideName({ tell }: Telling, { field }: State, side: SideIndex): string {
  return tell(field.sides[side].name);
}

export function seatName(speech: AnySpeech, { field }: State, seat: Seat): string {
  const side = field.sides.find(({ id }) => id === seat);
  return side ? speech.tell(side.name) : speech.say('web.seat.dice');
}

export function pieceName(speech: Telling, state: State, { what, index }: PieceRef): string {
  return String(readable(speech, state, { [what]: index })[what]);
}

/** Without its army: where one knows already whose it is. Its class where that is not the common one. */
export function shortName(speech: Telling, state: State, { what, index }: PieceRef): string {
  const { key, facts } = what === 'unit' ? unitLabel(state, index) : commandLabel(state, index);
  const name = speech.tell(String(what === 'unit' ? facts['name'] : 'sip.unit.command'));
  const numbered = key.endsWith('.only') ? name : `${name} ${facts['ordinal']}`;
  const known = what === 'unit' ? state.field.units[index] : undefined;
  if (!known || known.class === 'regular') return numbered;
  return `${numbered} (${speech.tell(`sip.class.${known.class}`)})`;
}

/** Names of units and sides, and words for keys, within the facts of a message. */
export function readable(speech: Telling, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inside) => speech.tell(key, inside));
}

/** A length in centimetres, from millimetres. */
export function lengthWords(speech: AnySpeech<TableKey>, millimetres: number): string {
  return speech.say('web.sip.length', { cm: toCm(toSteps(millimetres)) });
}

/** Where something stands, for those who do not see the table: third of the field, and the way it looks. */
export function placeWords(speech: Speech, state: State, piece: PieceRef): string {
  const place = placeOf(state, piece);
  const { tell, say } = speech;
  if (!place) return say('web.sip.place.off');
  const column = toSteps(place.x) / state.field.width;
  const row = toSteps(place.y) / state.field.depth;
  const across = tell(column < 1 / 3 ? 'web.place.west' : column > 2 / 3 ? 'web.place.east' : 'web.place.centre');
  const along = tell(row < 1 / 3 ? 'web.place.north' : row > 2 / 3 ? 'web.place.south' : 'web.place.middle');
  if (piece.what === 'command') return `${along}, ${across}`;
  return tell('web.place', { along, across, facing: tell(bearingName(place.facing)) });
}

/** The nearest enemy unit, how far and in which direction; null where there is none. */
export function nearestEnemyWords(speech: Speech, state: State, unit: number): string | null {
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
  return speech.tell('web.place.nearest', {
    unit: shortName(speech, state, { what: 'unit', index: best }),
    distance: lengthWords(speech, least),
    where: speech.tell(bearingName(bearingOf(there.x - own.x, there.y - own.y))),
  });
}

/** What a screen reader says of a piece. */
export function pieceLabel(speech: Speech, state: State, piece: PieceRef): string {
  const place = placeWords(speech, state, piece);
  const name = pieceName(speech, state, piece);
  const unit = piece.what === 'unit' ? state.units[piece.index] : undefined;
  if (!unit) return `${name}; ${place}`;
  return speech.say('web.sip.label', { name, marks: marksOf(speech, state, piece.index).join(', '), place });
}

/** How a unit is now, in words. */
export function marksOf({ say }: Speech, { units }: State, unit: number): readonly string[] {
  const u = units[unit];
  if (!u) return [];
  if (u.status === 'routing') return [say('web.sip.mark.routing')];
  return [
    ...(u.dp > 0 ? [say('web.sip.mark.dp', { dp: u.dp })] : [say('web.sip.mark.goodOrder')]),
    ...(u.section >= 0 ? [say('web.sip.mark.garrison')] : []),
    ...(u.confused ? [say('web.sip.mark.confused')] : []),
    ...(u.limbered ? [say('web.sip.mark.limbered')] : []),
    ...(u.fired ? [say('web.sip.mark.fired')] : []),
    ...(u.ordered ? [say('web.sip.mark.ordered')] : []),
  ];
}

/** A turn in degrees, to the left or right. */
function turnWords({ say }: Speech, turn: number): string {
  const angle = Math.round(Math.abs(degrees(turn)));
  return say(turn < 0 ? 'web.sip.turn.left' : 'web.sip.turn.right', { angle });
}

/** The parts of a way: turn, leg, turn. */
function wayWords(
  speech: Speech,
  { turn, distance, turnAfter }: { readonly turn: number; readonly distance: number; readonly turnAfter: number },
): string {
  return [
    ...(turn === 0 ? [] : [turnWords(speech, turn)]),
    ...(distance === 0 ? [] : [speech.say('web.sip.length', { cm: toCm(distance) })]),
    ...(turnAfter === 0 ? [] : [turnWords(speech, turnAfter)]),
  ].join(', ');
}

/** The words of a button for a command. */
export function commandWords(speech: Speech, state: State, command: Command): string {
  const { say, tell } = speech;
  const enemy = (unit: number) => shortName(speech, state, { what: 'unit', index: unit });
  const length = (distance: number) => say('web.sip.length', { cm: toCm(distance) });
  const towards = (facing: number) => tell(bearingName(degrees(facing)));
  switch (command.type) {
    case 'edge':
      return say(`web.sip.edge.${command.edge}`);
    case 'goFirst':
      return say(command.first ? 'web.sip.goFirst' : 'web.sip.goSecond');
    case 'place':
      return say('web.sip.do.place', { unit: enemy(command.unit) });
    case 'placeCommand':
      return say('web.sip.do.place', { unit: shortName(speech, state, { what: 'command', index: command.command }) });
    case 'arrive':
      return say('web.sip.do.arrive', { cm: toCm(command.x) });
    case 'move':
      return say(command.distance === 0 ? 'web.sip.do.turn' : 'web.sip.do.move', { way: wayWords(speech, command) });
    case 'road':
      return say('web.sip.do.road', {
        length: length(Math.abs(command.distance)),
        where: towards(command.facing),
      });
    case 'enter':
      return say('web.sip.do.enter', { where: towards(command.facing) });
    case 'leave':
      return say('web.sip.do.leave', { side: command.side + 1, length: length(command.distance) });
    case 'retire':
      return say('web.sip.do.retire', { length: length(command.distance) });
    case 'fire':
      return say('web.sip.do.fire', { target: enemy(command.target) });
    case 'moveFire':
      return say(command.fireFirst ? 'web.sip.do.fireMove' : 'web.sip.do.moveFire', {
        way: wayWords(speech, command),
        target: enemy(command.target),
      });
    case 'charge': {
      const key = command.command >= 0 ? 'web.sip.do.chargeWith' : 'web.sip.do.charge';
      return say(key, { target: enemy(command.target) });
    }
    case 'rally':
      return say(command.command >= 0 ? 'web.sip.do.rallyBy' : 'web.sip.do.rally');
    case 'reroll':
      return say('web.sip.do.reroll');
    case 'moveCommand':
      return say('web.sip.do.ride');
    case 'endTurn':
      return say('web.sip.do.endTurn');
    case 'advance':
      if (command.occupy) return say('web.sip.do.occupy', { where: towards(command.facing) });
      return command.distance === 0
        ? say('web.sip.do.stay')
        : say('web.sip.do.advance', { length: length(command.distance) });
    case 'face':
      return say('web.sip.do.face', { where: towards(command.facing) });
    case 'resign':
      return say('web.sip.do.resign');
  }
}

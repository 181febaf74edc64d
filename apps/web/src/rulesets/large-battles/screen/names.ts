/** Names of things in the reader's language, from message keys of the rule set. */
import { type Facts as PlainFacts, memoizeBy, type Seat } from '@drumhead/engine';
import {
  type Command,
  factsInWords,
  generalInWords,
  type Move,
  shortUnitInWords,
  type State,
  unitInWords,
} from '@drumhead/large-battles';
import { NUMBERED } from '@drumhead/large-battles/screen';
import type { Facts, Messages } from '../../../i18n/index.ts';
import { type GroundPiece, placeDetails } from '../../../table/placeDetails.ts';
import { areaText, bearingName } from '../../../table/bearings.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import { generalPlace, placeOf, unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';
import { inSticks } from '../../../table/sticks.ts';
import { bearingOf, mm, turnDegrees, turnOf } from '../../../table/units.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The numeral in a brigade's own name, or null. */
const numeralIn = (name: string): string | null =>
  ROMAN[NUMBERED.indexOf(name)] ?? /^(?:[IV]+\b|\d+)/.exec(name)?.[0] ?? null;

/**
 * A brigade's numeral; a star for troops without a brigade. One that stands in its name is its mark; the others of the side
 * take what is left, in their order.
 */
export function brigadeMark(state: State, brigade: number): string {
  const profile = state.field.brigades[brigade];
  if (profile === undefined) return '★';
  const own = numeralIn(profile.name);
  if (own !== null) return own;
  const side = state.field.brigades.filter((one) => one.side === profile.side);
  const taken = side.map(({ name }) => numeralIn(name));
  const before = side.slice(0, side.indexOf(profile)).filter(({ name }) => numeralIn(name) === null).length;
  return ROMAN.filter((numeral) => !taken.includes(numeral))[before] ?? String(side.indexOf(profile) + 1);
}

export function brigadeName(messages: Messages, state: State, brigade: number): string {
  const profile = state.field.brigades[brigade];
  return profile ? messages.translate(profile.name) : messages.translate('lb.brigade.reserve');
}

export function unitName(messages: Messages, state: State, index: number): string {
  return state.field.units[index] ? unitInWords(state, index, messages.translate) : '?';
}

/** Without the brigade, for tight places. */
export function shortUnitName(messages: Messages, state: State, index: number): string {
  return state.field.units[index] ? shortUnitInWords(state, index, messages.translate) : '?';
}

export function generalName(messages: Messages, state: State, index: number): string {
  return state.field.generals[index] ? generalInWords(state, index, messages.translate) : '?';
}

export function pieceName(messages: Messages, state: State, piece: PieceRef): string {
  return piece.what === 'unit' ? unitName(messages, state, piece.index) : generalName(messages, state, piece.index);
}

export function sideName(messages: Messages, state: State, side: 0 | 1): string {
  return messages.translate(state.field.sides[side].name);
}

export function seatName(messages: Messages, state: State, seat: Seat): string {
  const side = state.field.sides.find((one) => one.id === seat);
  return side ? messages.translate(side.name) : messages.t('web.seat.dice');
}

/** A name beside which its side stands: where the other side has a namesake, the name tells the side itself. */
export const besideSide = (name: string, side: string): string => name.replace(` (${side})`, '');

/** A length in millimetres and in the longest stick that fits. */
export function lengthText(messages: Messages, state: State, millimetres: number): string {
  const { vs, s, m, l } = state.field.sticks;
  const sticks = [
    ['l', l],
    ['m', m],
    ['s', s],
    ['vs', vs],
  ] as const;
  return inSticks(messages, sticks, millimetres);
}

/** Place in words, for screen readers: third of the field, facing, nearest enemy. */
export function placeText(messages: Messages, state: State, piece: PieceRef): string {
  const place = placeOf(state, piece);
  if (!place) return messages.t('web.place.waiting');
  const area = areaText(messages, place.x / mm(state.field.width), place.y / mm(state.field.height));
  const side = sideOfPiece(state, piece);
  const own = state.units.flatMap((_, i) => (state.field.units[i]?.side === side ? (unitPlace(state, i) ?? []) : []));
  const details = placeDetails(messages, {
    table: { width: mm(state.field.width), height: mm(state.field.height) },
    at: place,
    own,
    ground: groundOf(state.field.terrain),
    nameOf: (index) => messages.translate(`lb.terrain.${state.field.terrain[index]?.kind}`),
    near: mm(state.field.sticks.s),
  });
  return messages.t('web.place', { area, facing: messages.t(bearingName(place.facing)) }) + details;
}

const sideOfPiece = ({ field }: State, { what, index }: PieceRef) =>
  (what === 'unit' ? field.units[index] : field.generals[index])?.side;

const LINES: ReadonlySet<string> = new Set(['hedge', 'fence', 'ditch', 'wall', 'stream', 'road']);

const groundOf = memoizeBy((terrain: State['field']['terrain']): readonly GroundPiece[] =>
  terrain.map(({ kind, points }, index) => ({ index, points: points.map(mm), closed: !LINES.has(kind) })),
);

/** The nearest enemy as a bearing and a distance in sticks. */
export function nearestEnemyText(messages: Messages, state: State, piece: PieceRef): string | null {
  const place = placeOf(state, piece);
  const side = sideOfPiece(state, piece);
  if (!place || side === undefined) return null;
  let best: { readonly index: number; readonly gap: number } | null = null;
  for (let i = 0; i < state.units.length; i++) {
    if (state.field.units[i]?.side === side) continue;
    const other = unitPlace(state, i);
    if (!other) continue;
    const { gap } = gapBetween(place, other);
    if (!best || gap < best.gap) best = { index: i, gap };
  }
  if (!best) return null;
  const other = unitPlace(state, best.index);
  if (!other) return null;
  const turn = turnOf(place.facing, bearingOf(other.x - place.x, other.y - place.y));
  const where = messages.t(relative(turn));
  return messages.t('web.place.nearest', {
    unit: unitName(messages, state, best.index),
    distance: best.gap < 0.5 ? messages.t('web.place.touching') : lengthText(messages, state, best.gap),
    where,
  });
}

/** A General's place: direction and distance from the nearest own unit. */
function besideWords(
  messages: Messages,
  state: State,
  side: number | undefined,
  at: { readonly x: number; readonly y: number },
): string {
  const [x, y] = [mm(at.x), mm(at.y)];
  const away = (place: { readonly x: number; readonly y: number }) => Math.hypot(place.x - x, place.y - y);
  const own = state.units
    .map((_, index) => ({ index, place: unitPlace(state, index) }))
    .flatMap(({ index, place }) => (place && state.field.units[index]?.side === side ? [{ index, place }] : []))
    .sort((a, b) => away(a.place) - away(b.place))[0];
  if (!own) return messages.translate('lb.command.reposition');
  const turn = turnOf(own.place.facing, bearingOf(x - own.place.x, y - own.place.y));
  return messages.t('web.choice.beside', {
    unit: shortUnitName(messages, state, own.index),
    where: messages.t(relative(turn)),
    distance: lengthText(messages, state, away(own.place)),
  });
}

function relative(turn: number) {
  if (Math.abs(turn) <= 22.5) return 'web.where.ahead' as const;
  if (Math.abs(turn) >= 157.5) return 'web.where.behind' as const;
  if (Math.abs(turn) <= 67.5) return turn > 0 ? ('web.where.aheadRight' as const) : ('web.where.aheadLeft' as const);
  if (Math.abs(turn) >= 112.5) return turn > 0 ? ('web.where.behindRight' as const) : ('web.where.behindLeft' as const);
  return turn > 0 ? ('web.where.right' as const) : ('web.where.left' as const);
}

export function pieceLabel(messages: Messages, state: State, piece: PieceRef): string {
  const place = placeText(messages, state, piece);
  if (piece.what === 'general') {
    const general = state.generals[piece.index];
    const side = sideName(messages, state, state.field.generals[piece.index]?.side ?? 0);
    return messages.t('web.label.general', {
      name: besideSide(generalName(messages, state, piece.index), side),
      side,
      with:
        general?.status === 'attached'
          ? messages.t('web.label.with', { unit: unitName(messages, state, general.unit) })
          : place,
    });
  }
  const unit = state.units[piece.index];
  const profile = state.field.units[piece.index];
  if (!unit || !profile) return '';
  const side = sideName(messages, state, profile.side);
  return messages.t('web.label.unit', {
    name: besideSide(unitName(messages, state, piece.index), side),
    side,
    formation: messages.translate(`lb.formation.${unit.formation}`),
    dis: unit.dis,
    place,
  });
}

/** Name of a move with its length. */
export function moveText(messages: Messages, state: State, move: Move): string {
  const name = messages.translate(`lb.move.${move.kind}`);
  switch (move.kind) {
    case 'aboutFace':
      return name;
    case 'rotate':
    case 'wheel':
      return messages.t(
        move.angle < 0 === (move.kind === 'rotate' || move.pivot === 'left') ? 'web.move.left' : 'web.move.right',
        {
          move: name,
          angle: turnDegrees(move.angle),
        },
      );
    case 'oblique':
      return messages.t(move.angle < 0 ? 'web.move.obliqueLeft' : 'web.move.obliqueRight', {
        move: name,
        angle: turnDegrees(move.angle),
        length: lengthText(messages, state, mm(move.distance)),
      });
    case 'lateral':
      return messages.t(move.side === 'left' ? 'web.move.sideLeft' : 'web.move.sideRight', {
        move: name,
        length: lengthText(messages, state, mm(move.distance)),
      });
    case 'fast':
    case 'shift':
      return messages.t('web.move.towards', {
        move: name,
        length: lengthText(messages, state, mm(move.distance)),
        direction: messages.t(bearingName(move.direction / 16)),
      });
    default:
      return messages.t('web.move.length', {
        move: name,
        length: lengthText(messages, state, mm(Math.abs(move.distance))),
      });
  }
}

/** A facing in sixteenths of a degree as its wind, and in degrees where it is not just that: two may share a wind. */
function facingText({ t }: Messages, facing: number): string {
  const wind = t(bearingName(facing / 16));
  return facing % 720 === 0 ? wind : `${wind}, ${Math.round(facing / 16)}°`;
}

/** Button text of a command. */
export function commandText(messages: Messages, state: State, command: Command): string {
  const plain = messages.translate(`lb.command.${command.type}`);
  switch (command.type) {
    case 'open':
      return command.brigade < 0
        ? messages.t('web.choice.openChief')
        : messages.t('web.choice.open', { brigade: brigadeName(messages, state, command.brigade) });
    case 'activate':
    case 'activateGeneral':
      return messages.t(command.dice === 1 ? 'web.choice.die' : 'web.choice.dice', { dice: command.dice });
    case 'press':
      return `${plain}: ${messages.t(command.dice === 1 ? 'web.choice.die' : 'web.choice.dice', { dice: command.dice })}`;
    case 'reroll':
      return messages.t('web.choice.reroll', { face: rerolledFace(state, command) ?? '?' });
    case 'react':
      return unitName(messages, state, command.unit);
    case 'reactGeneral':
      return generalName(messages, state, command.general);
    case 'move':
      return moveText(messages, state, command.move);
    case 'correct':
      return `${unitName(messages, state, command.unit)}: ${moveText(messages, state, command.move)}`;
    case 'form': {
      const here = state.units[command.unit];
      const turned = here && here.facing !== command.facing ? `, ${facingText(messages, command.facing)}` : '';
      if (command.formation === 'limbered') return messages.t('web.choice.limber', { turned });
      if (command.formation === 'unlimbered') return messages.t('web.choice.unlimber', { turned });
      const formation = messages.translate(`lb.formation.${command.formation}`);
      return messages.t('web.choice.form', { formation: formation + turned });
    }
    case 'fire': {
      const target =
        command.target >= 0 ? unitName(messages, state, command.target) : messages.translate('lb.terrain.sector');
      return messages.t(command.added > 0 ? 'web.choice.fireAdded' : 'web.choice.fire', {
        target,
        added: command.added,
      });
    }
    case 'ride':
      return messages.t('web.choice.ride', { place: messages.t(bearingName(directionOf(state, command))) });
    case 'attach':
      return messages.t('web.choice.attach', { unit: unitName(messages, state, command.unit) });
    case 'group':
      return messages.t('web.choice.group', {
        units: command.units.map((unit) => shortUnitName(messages, state, unit)).join(', '),
        dice: command.dice,
      });
    case 'nominate':
      return `${plain}: ${brigadeName(messages, state, command.brigade)}. ${besideWords(messages, state, state.field.brigades[command.brigade]?.side, command)}`;
    case 'reposition':
      return besideWords(messages, state, state.field.generals[command.general]?.side, command);
    case 'assign':
      return messages.t('web.choice.assign', {
        unit: shortUnitName(messages, state, command.unit),
        brigade: brigadeName(messages, state, command.brigade),
      });
    case 'spend':
      if (command.dice < 2) return messages.t(command.dice === 0 ? 'web.choice.spendNone' : 'web.choice.spendOne');
      return messages.t('web.choice.spend', { dice: command.dice });
    case 'enter':
      return `${plain} ${command.sector + 1}`;
    case 'leave':
      return `${plain}: ${facingText(messages, command.facing)}`;
    case 'storm': {
      const garrison = state.sectors[command.sector]?.unit ?? -1;
      return `${plain} (${command.sector + 1}): ${unitName(messages, state, garrison)}`;
    }
    case 'join':
      return `${plain}: ${unitName(messages, state, command.partner)}`;
    case 'retire':
      return command.sector < 0 ? messages.translate('lb.command.retire.on') : `${plain}: ${command.sector + 1}`;
    case 'cancel':
    case 'retreat':
    case 'contact':
      return `${plain}: ${unitName(messages, state, command.unit)}`;
    case 'turn':
      return `${plain}: ${facingText(messages, command.facing)}`;
    case 'declare':
      return declareWords(messages, command);
    case 'share':
      return messages.t('web.choice.share', {
        unit: shortUnitName(messages, state, command.unit),
        points: command.points,
      });
    default:
      return plain;
  }
}

function declareWords(messages: Messages, command: Command & { readonly type: 'declare' }): string {
  const parts: string[] = [];
  if (command.bought > 0) parts.push(messages.t('web.choice.declareBought', { dice: command.bought }));
  if (command.leader > 0) parts.push(messages.t('web.choice.declareLeader', { dice: command.leader }));
  if (command.charismatic) parts.push(messages.t('web.choice.declareCharismatic'));
  return parts.length === 0 ? messages.t('web.choice.declareNone') : parts.join(', ');
}

/** The face that lies on a die which may be rolled again. */
export function rerolledFace(state: State, { die }: Command & { readonly type: 'reroll' }): number | undefined {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at === 'rerollChoice') return frame.faces[die];
  if (frame?.at !== 'combat' || !frame.faces) return undefined;
  return (frame.rights[0]?.by === 'd' ? frame.faces.d : frame.faces.a)[die];
}

function directionOf(state: State, command: Command & { readonly type: 'ride' }): number {
  const place = generalPlace(state, command.general);
  return place ? bearingOf(mm(command.x) - place.x, mm(command.y) - place.y) : 0;
}

/** Facts of a refusal or an event with indices and terms replaced by names. */
export function readable(messages: Messages, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inner) => messages.translate(key, inner));
}

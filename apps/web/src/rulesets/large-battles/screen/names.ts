/** Names of things in the reader's language, from message keys of the rule set. */
import type { Facts as PlainFacts, Seat } from '@drumhead/engine';
import { type Command, factsInWords, type Move, type State } from '@drumhead/large-battles';
import type { Facts, Speech } from '../../../i18n/index.ts';
import { bearingName } from '../../../table/bearings.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import { generalPlace, placeOf, unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';
import { bearingOf, mm, turnOf } from '../../../table/units.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** A brigade's number on its side, in Roman figures; a star for who has none. */
export function brigadeMark(state: State, brigade: number): string {
  if (brigade < 0) return '★';
  const side = state.field.brigades[brigade]?.side;
  const before = state.field.brigades.slice(0, brigade).filter((b) => b.side === side).length;
  return ROMAN[before] ?? String(before + 1);
}

export function brigadeName(speech: Speech, state: State, brigade: number): string {
  const profile = state.field.brigades[brigade];
  return profile ? speech.tell(profile.name) : speech.tell('lb.brigade.reserve');
}

export function unitName(speech: Speech, state: State, index: number): string {
  const profile = state.field.units[index];
  if (!profile) return '?';
  const name = speech.tell(profile.name);
  const alike = state.field.units.some(
    (other, i) =>
      i !== index && other.name === profile.name && other.brigade === profile.brigade && other.side === profile.side,
  );
  const place = brigadeName(speech, state, profile.brigade);
  return alike
    ? speech.tell('lb.label.unit', { name, ordinal: profile.ordinal, place })
    : speech.tell('lb.label.unit.only', { name, place });
}

/** Without the brigade, for tight places. */
export function shortUnitName(speech: Speech, state: State, index: number): string {
  const profile = state.field.units[index];
  if (!profile) return '?';
  const name = speech.tell(profile.name);
  const alike = state.field.units.some(
    (other, i) =>
      i !== index && other.name === profile.name && other.brigade === profile.brigade && other.side === profile.side,
  );
  return alike ? speech.tell('lb.label.unit.short', { name, ordinal: profile.ordinal }) : name;
}

export function generalName(speech: Speech, state: State, index: number): string {
  const profile = state.field.generals[index];
  if (!profile) return '?';
  const name = speech.tell(profile.name);
  const place =
    profile.brigade < 0 ? sideName(speech, state, profile.side) : brigadeName(speech, state, profile.brigade);
  return speech.tell('lb.label.general', { name, place });
}

export function pieceName(speech: Speech, state: State, piece: PieceRef): string {
  return piece.what === 'unit' ? unitName(speech, state, piece.index) : generalName(speech, state, piece.index);
}

export function sideName(speech: Speech, state: State, side: 0 | 1): string {
  return speech.tell(state.field.sides[side].name);
}

export function seatName(speech: Speech, state: State, seat: Seat): string {
  const side = state.field.sides.find((one) => one.id === seat);
  return side ? speech.tell(side.name) : speech.say('web.seat.dice');
}

/** A length in millimetres and in the longest stick that fits. */
export function lengthWords(speech: Speech, state: State, millimetres: number): string {
  const { vs, s, m, l } = state.field.sticks;
  const sticks =
    (
      [
        ['L', mm(l)],
        ['M', mm(m)],
        ['S', mm(s)],
        ['VS', mm(vs)],
      ] as const
    ).find(([, length]) => millimetres >= length * 0.75) ?? (['VS', mm(vs)] as const);
  const count = (millimetres / sticks[1]).toFixed(1).replace(/\.0$/, '');
  const shown = speech.language === 'it' ? count.replace('.', ',') : count;
  return speech.say('web.length', { mm: Math.round(millimetres), sticks: `${shown} ${sticks[0]}` });
}

/** Where something stands, for those who do not see the table: third of the field, facing, nearest enemy. */
export function placeWords(speech: Speech, state: State, piece: PieceRef): string {
  const place = placeOf(state, piece);
  if (!place) return speech.say('web.place.waiting');
  const column = place.x / mm(state.field.width);
  const row = place.y / mm(state.field.height);
  const across = speech.say(column < 1 / 3 ? 'web.place.west' : column > 2 / 3 ? 'web.place.east' : 'web.place.centre');
  const along = speech.say(row < 1 / 3 ? 'web.place.north' : row > 2 / 3 ? 'web.place.south' : 'web.place.middle');
  const facing = speech.say(bearingName(place.facing));
  return speech.say('web.place', { along, across, facing });
}

/** The nearest enemy as a bearing and a distance in sticks. */
export function nearestEnemyWords(speech: Speech, state: State, piece: PieceRef): string | null {
  const place = placeOf(state, piece);
  const side = piece.what === 'unit' ? state.field.units[piece.index]?.side : state.field.generals[piece.index]?.side;
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
  const where = speech.say(relative(turn));
  return speech.say('web.place.nearest', {
    unit: unitName(speech, state, best.index),
    distance: lengthWords(speech, state, best.gap),
    where,
  });
}

/** A place for a General, by the own unit nearest to it: where from it, and how far. */
function besideWords(
  speech: Speech,
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
  if (!own) return speech.tell('lb.command.reposition');
  const turn = turnOf(own.place.facing, bearingOf(x - own.place.x, y - own.place.y));
  return speech.say('web.choice.beside', {
    unit: shortUnitName(speech, state, own.index),
    where: speech.say(relative(turn)),
    distance: lengthWords(speech, state, away(own.place)),
  });
}

function relative(turn: number) {
  if (Math.abs(turn) <= 22.5) return 'web.where.ahead' as const;
  if (Math.abs(turn) >= 157.5) return 'web.where.behind' as const;
  if (Math.abs(turn) <= 67.5) return turn > 0 ? ('web.where.aheadRight' as const) : ('web.where.aheadLeft' as const);
  if (Math.abs(turn) >= 112.5) return turn > 0 ? ('web.where.behindRight' as const) : ('web.where.behindLeft' as const);
  return turn > 0 ? ('web.where.right' as const) : ('web.where.left' as const);
}

export function pieceLabel(speech: Speech, state: State, piece: PieceRef): string {
  const place = placeWords(speech, state, piece);
  if (piece.what === 'general') {
    const general = state.generals[piece.index];
    return speech.say('web.label.general', {
      name: generalName(speech, state, piece.index),
      side: sideName(speech, state, state.field.generals[piece.index]?.side ?? 0),
      with:
        general?.status === 'attached'
          ? speech.say('web.label.with', { unit: unitName(speech, state, general.unit) })
          : place,
    });
  }
  const unit = state.units[piece.index];
  const profile = state.field.units[piece.index];
  if (!unit || !profile) return '';
  return speech.say('web.label.unit', {
    name: unitName(speech, state, piece.index),
    side: sideName(speech, state, profile.side),
    formation: speech.tell(`lb.formation.${unit.formation}`),
    dis: unit.dis,
    place,
  });
}

/** What a move is called, with its measure. */
export function moveWords(speech: Speech, state: State, move: Move): string {
  const name = speech.tell(`lb.move.${move.kind}`);
  switch (move.kind) {
    case 'aboutFace':
      return name;
    case 'rotate':
    case 'wheel':
      return speech.say(
        move.angle < 0 === (move.kind === 'rotate' || move.pivot === 'left') ? 'web.move.left' : 'web.move.right',
        {
          move: name,
          angle: Math.round(Math.abs(move.angle) / 16),
        },
      );
    case 'oblique':
      return speech.say(move.angle < 0 ? 'web.move.obliqueLeft' : 'web.move.obliqueRight', {
        move: name,
        angle: Math.round(Math.abs(move.angle) / 16),
        length: lengthWords(speech, state, mm(move.distance)),
      });
    case 'lateral':
      return speech.say(move.side === 'left' ? 'web.move.sideLeft' : 'web.move.sideRight', {
        move: name,
        length: lengthWords(speech, state, mm(move.distance)),
      });
    case 'fast':
    case 'shift':
      return speech.say('web.move.towards', {
        move: name,
        length: lengthWords(speech, state, mm(move.distance)),
        direction: speech.say(bearingName(move.direction / 16)),
      });
    default:
      return speech.say('web.move.length', {
        move: name,
        length: lengthWords(speech, state, mm(Math.abs(move.distance))),
      });
  }
}

/** The words of a button for a command. */
export function commandWords(speech: Speech, state: State, command: Command): string {
  const plain = speech.tell(`lb.command.${command.type}`);
  switch (command.type) {
    case 'open':
      return command.brigade < 0
        ? speech.say('web.choice.openChief')
        : speech.say('web.choice.open', { brigade: brigadeName(speech, state, command.brigade) });
    case 'activate':
    case 'activateGeneral':
      return speech.say(command.dice === 1 ? 'web.choice.die' : 'web.choice.dice', { dice: command.dice });
    case 'press':
      return `${plain}: ${speech.say(command.dice === 1 ? 'web.choice.die' : 'web.choice.dice', { dice: command.dice })}`;
    case 'reroll': {
      const frame = state.frames[state.frames.length - 1];
      const faces =
        frame?.at === 'rerollChoice' ? frame.faces : frame?.at === 'combat' ? combatFaces(state, command.die) : [];
      return speech.say('web.choice.reroll', { face: faces[command.die] ?? '?' });
    }
    case 'react':
      return unitName(speech, state, command.unit);
    case 'reactGeneral':
      return generalName(speech, state, command.general);
    case 'move':
      return moveWords(speech, state, command.move);
    case 'correct':
      return `${unitName(speech, state, command.unit)}: ${moveWords(speech, state, command.move)}`;
    case 'form': {
      const formation = speech.tell(`lb.formation.${command.formation}`);
      const here = state.units[command.unit];
      const turned = here && here.facing !== command.facing ? `, ${speech.say(bearingName(command.facing / 16))}` : '';
      return speech.say('web.choice.form', { formation: formation + turned });
    }
    case 'fire': {
      const target = command.target >= 0 ? unitName(speech, state, command.target) : speech.tell('lb.terrain.sector');
      return speech.say(command.added > 0 ? 'web.choice.fireAdded' : 'web.choice.fire', {
        target,
        added: command.added,
      });
    }
    case 'ride':
      return speech.say('web.choice.ride', { place: speech.say(bearingName(directionOf(state, command))) });
    case 'attach':
      return speech.say('web.choice.attach', { unit: unitName(speech, state, command.unit) });
    case 'group':
      return speech.say('web.choice.group', {
        units: command.units.map((unit) => shortUnitName(speech, state, unit)).join(', '),
        dice: command.dice,
      });
    case 'nominate':
      return `${plain}: ${brigadeName(speech, state, command.brigade)}. ${besideWords(speech, state, state.field.brigades[command.brigade]?.side, command)}`;
    case 'reposition':
      return besideWords(speech, state, state.field.generals[command.general]?.side, command);
    case 'assign':
      return speech.say('web.choice.assign', {
        unit: shortUnitName(speech, state, command.unit),
        brigade: brigadeName(speech, state, command.brigade),
      });
    case 'spend':
      return speech.say(command.dice === 0 ? 'web.choice.spendNone' : 'web.choice.spend', { dice: command.dice });
    case 'enter':
      return `${plain} ${command.sector + 1}`;
    case 'leave':
      return `${plain}: ${speech.say(bearingName(command.facing / 16))}`;
    case 'storm': {
      const garrison = state.sectors[command.sector]?.unit ?? -1;
      return `${plain} (${command.sector + 1}): ${unitName(speech, state, garrison)}`;
    }
    case 'join':
      return `${plain}: ${unitName(speech, state, command.partner)}`;
    case 'retire':
      return command.sector < 0 ? speech.tell('lb.command.retire.on') : `${plain}: ${command.sector + 1}`;
    case 'cancel':
    case 'retreat':
    case 'contact':
      return `${plain}: ${unitName(speech, state, command.unit)}`;
    case 'turn':
      return `${plain}: ${speech.say(bearingName(command.facing / 16))}`;
    case 'declare':
      return declareWords(speech, command);
    case 'share':
      return speech.say('web.choice.share', {
        unit: shortUnitName(speech, state, command.unit),
        points: command.points,
      });
    default:
      return plain;
  }
}

function declareWords(speech: Speech, command: Command & { readonly type: 'declare' }): string {
  const parts: string[] = [];
  if (command.bought > 0) parts.push(speech.say('web.choice.declareBought', { dice: command.bought }));
  if (command.leader > 0) parts.push(speech.say('web.choice.declareLeader', { dice: command.leader }));
  if (command.charismatic) parts.push(speech.say('web.choice.declareCharismatic'));
  return parts.length === 0 ? speech.say('web.choice.declareNone') : parts.join(', ');
}

function combatFaces(state: State, _die: number): readonly number[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'combat' || !frame.faces) return [];
  return frame.rights[0]?.by === 'd' ? frame.faces.d : frame.faces.a;
}

function directionOf(state: State, command: Command & { readonly type: 'ride' }): number {
  const place = generalPlace(state, command.general);
  return place ? bearingOf(mm(command.x) - place.x, mm(command.y) - place.y) : 0;
}

/** Facts of a refusal or an event made readable: indices become names, terms become words. */
export function readable(speech: Speech, state: State, facts: PlainFacts): Facts {
  return factsInWords(state, facts, (key, inner) => speech.tell(key, inner));
}

/** Events as lines of the log, with the dice and the sums behind them. */
import { type Seat, total } from '@drumhead/engine';
import { type Event, SAVE, simplicity, type State } from '@drumhead/simplicity/screen';
import type { DiceRow, LogLine } from '../../../battle/screen.ts';
import { withoutPlace } from '../../../battle/withoutPlace.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { TableKey } from './messages.ts';
import { readable, sideName } from './names.ts';

/** Moves that the rules make. */
const FORCED: Partial<Record<Extract<Event, { type: 'moved' }>['how'], TableKey>> = {
  retreat: 'web.sip.forced.retreat',
  rout: 'web.sip.forced.rout',
  recall: 'web.sip.forced.recall',
};

const HEADS = new Set<Event['type']>([
  'gameTurnBegan',
  'turnBegan',
  'edgeChosen',
  'firstTurn',
  'meleeWon',
  'broken',
  'removed',
  'commandLost',
  'counted',
  'ended',
]);
const MINOR = new Set<Event['type']>(['turnEnded', 'scored', 'commandMoved', 'fireLost', 'delayed', 'disrupted']);
const LOSSES = new Set<Event['type']>(['broken', 'removed', 'commandLost']);
const HARM = new Set<Event['type']>(['disrupted']);
/** Deployments are seen on the table. */
const SILENT = new Set<Event['type']>(['placed', 'commandPlaced']);

export function lineOf(messages: Messages, state: State, event: Event, _viewer: Seat): LogLine | null {
  if (SILENT.has(event.type)) return null;
  const { key, facts, sums = [] } = simplicity.describe(state, event);
  return {
    text: withoutPlace(messages.translate(key, readable(messages, state, facts))),
    rule: event.rule,
    weight: HEADS.has(event.type) ? 'head' : MINOR.has(event.type) ? 'minor' : 'plain',
    dice: diceOf(messages, state, event),
    tallies: sums.map(({ label, facts: of = {}, tally }) => ({
      label: messages.translate(label, readable(messages, state, of)),
      tally,
    })),
    pieces: piecesOf(event),
    side: sideIn(state, event),
    forced: forcedReason(messages, event),
    result: LOSSES.has(event.type) ? 'lost' : HARM.has(event.type) ? 'harmed' : undefined,
    opens: opensOf(event),
    moment: event.type === 'commandLost' ? 'leader' : event.type === 'arrived' ? 'arrival' : undefined,
    sound: event.type === 'fired' ? (isGun(state, event.firer) ? 'gun' : 'volley') : undefined,
  };
}

/** An order needs no roll: most of them are told by what is done. */
function opensOf(event: Event): LogLine['opens'] {
  if (event.type === 'gameTurnBegan' || event.type === 'turnBegan') return 'turn';
  const isOrder = event.type === 'moved' && FORCED[event.how] === undefined && event.how !== 'advance';
  const begins = isOrder || ['activationRolled', 'fired', 'rallyRolled', 'commandMoved'].includes(event.type);
  return begins ? 'activation' : undefined;
}

function forcedReason({ translate }: Messages, event: Event): string | undefined {
  const key = event.type === 'moved' ? FORCED[event.how] : event.type === 'commandFled' ? 'web.sip.forced.fled' : null;
  return key ? translate(key) : undefined;
}

const isGun = (state: State, unit: number): boolean => state.field.units[unit]?.kind.endsWith('Artillery') ?? false;

function unitsOf(event: Event): readonly number[] {
  const found: number[] = [];
  if ('unit' in event) found.push(event.unit);
  if ('firer' in event) found.push(event.firer, event.target);
  else if ('target' in event) found.push(event.target);
  if ('charger' in event) found.push(event.charger, event.defender);
  if (event.type === 'meleeWon') found.push(event.winner, event.loser);
  return [...new Set(found.filter((unit) => unit >= 0))];
}

function piecesOf(event: Event): readonly string[] {
  const command = 'command' in event && event.command >= 0 ? [`command-${event.command}`] : [];
  return [...unitsOf(event).map((unit) => `unit-${unit}`), ...command];
}

function sideIn(state: State, event: Event): number | null {
  if ('side' in event) return event.side;
  const [unit] = unitsOf(event);
  if (unit !== undefined) return state.field.units[unit]?.side ?? null;
  return 'command' in event ? (state.field.commands[event.command]?.side ?? null) : null;
}

/** Marks of dice that hit at a score. */
const hitting = (faces: readonly number[], score: number): NonNullable<DiceRow['marks']> =>
  faces.map((face) => (face >= score ? 'good' : 'unused'));

function diceOf(messages: Messages, state: State, event: Event): readonly DiceRow[] {
  const row = (faces: readonly number[], unit: number | null, marks?: DiceRow['marks']): DiceRow => {
    const side = unit === null ? undefined : state.field.units[unit]?.side;
    return { label: '', faces, ...(side === undefined ? {} : { side }), ...(marks === undefined ? {} : { marks }) };
  };
  switch (event.type) {
    case 'terrainRolled':
      return [row(event.faces, null)];
    case 'edgesRolled':
    case 'initiativeRolled':
      return event.faces.map((face, side) => ({
        label: sideName(messages, state, side === 0 ? 0 : 1),
        faces: [face],
        side,
      }));
    case 'pointsRolled':
      return [{ label: '', faces: [event.tally[0]?.add ?? 0], side: event.side }];
    case 'fired':
      return [row(event.faces, event.firer, hitting(event.faces, total(event.score)))];
    case 'meleeRolled': {
      const roller = event.who === 'charger' ? event.charger : event.defender;
      return [row(event.faces, roller, hitting(event.faces, total(event.score)))];
    }
    case 'saved':
      return [row(event.faces, event.target, hitting(event.faces, SAVE))];
    case 'converted':
      return event.face === null ? [] : [row([event.face], null, [event.disrupted ? 'good' : 'unused'])];
    case 'activationRolled':
    case 'rallyRolled':
      return [row([event.face], event.unit, [event.success ? 'good' : 'bad'])];
    case 'passed':
      return [row([event.face], event.unit, [event.disrupted ? 'good' : 'unused'])];
    case 'risked':
      return [
        {
          label: '',
          faces: [event.face],
          marks: [event.lost ? 'bad' : 'good'],
          ...(state.field.commands[event.command] ? { side: state.field.commands[event.command]?.side as number } : {}),
        },
      ];
    default:
      return [];
  }
}

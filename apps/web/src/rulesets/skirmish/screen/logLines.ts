/** Events as lines of the log, with the dice and the sums behind them. */
import { type Facts, type Seat, total } from '@drumhead/engine';
import { type Event, hasFewLeft, isSuccess, skirmish, type State } from '@drumhead/skirmish/screen';
import type { DiceRow, LogLine } from '../../../battle/screen.ts';
import { withoutPlace } from '../../../battle/withoutPlace.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { TableKey } from './messages.ts';
import { modelName, playerName, readable } from './names.ts';

const HEADS = new Set<Event['type']>([
  'gameTurnBegan',
  'turnBegan',
  'cardDrawn',
  'roleChosen',
  'deployed',
  'initiativeRolled',
  'ended',
  'broken',
  'withdrawn',
  'succeeded',
]);
const MINOR = new Set<Event['type']>([
  'nominated',
  'stopped',
  'posture',
  'featureLaid',
  'featureDropped',
  'reloaded',
  'turnEnded',
]);
/** Who is out of action, and what else comes of a shot or a fight. */
const LOSSES = new Set<Event['type']>(['out', 'broken']);
/** Deployments are seen on the table; reinforcements are news. */
const SILENT = new Set<Event['type']>(['placed', 'lifted']);
const ARRIVAL = 'SCN-ARR-2';

export function lineOf(
  messages: Messages,
  state: State,
  event: Event,
  _viewer: Seat,
  together: readonly Event[] = [],
): LogLine | null {
  if (SILENT.has(event.type) && event.rule !== ARRIVAL) return null;
  const { key, facts, sums = [] } = skirmish.describe(state, event);
  const whole = hasNoRoom(event, together) ? { ...facts, ...withoutRoom(facts) } : facts;
  return {
    text: withoutPlace(messages.translate(key, readable(messages, state, whole))),
    rule: event.rule,
    weight: HEADS.has(event.type) ? 'head' : MINOR.has(event.type) ? 'minor' : 'plain',
    dice: diceOf(messages, state, event),
    tallies: sums.map(({ label, facts: of = {}, tally }) => ({
      label: messages.translate(label, readable(messages, state, of)),
      tally,
    })),
    pieces: (event.type === 'broken' ? squadOf(state, event.player) : modelsOf(event)).map((model) => `model-${model}`),
    side: playerOf(state, event),
    forced: forcedReason(messages, event),
    result: LOSSES.has(event.type) ? 'lost' : isDown(event) || isDriven(event) ? 'harmed' : undefined,
    opens:
      event.type === 'gameTurnBegan' || event.type === 'turnBegan'
        ? 'turn'
        : event.type === 'nominated'
          ? 'activation'
          : undefined,
    moment: momentOf(state, event),
    sound: event.type === 'shot' ? 'volley' : undefined,
  };
}

function momentOf(state: State, event: Event): LogLine['moment'] {
  switch (event.type) {
    case 'broken':
      return 'broken';
    case 'moraleRolled':
      return 'morale';
    case 'placed':
      return 'arrival';
    case 'out':
      return isCommanderOut(state, event) ? 'leader' : isOneOfFew(state, event.model) ? 'few' : undefined;
    default:
      return undefined;
  }
}

const isOneOfFew = (state: State, lost: number): boolean => hasFewLeft(state, state.field.models[lost]?.player ?? -1);

/** SK-MOR-1, SK-MOR-11. Whose loss tests the whole squad; a safe exit is none. */
const isCommanderOut = ({ squads }: State, event: Event): boolean =>
  event.type === 'out' && event.reason !== 'safe' && squads.some(({ commander }) => commander === event.model);

const squadOf = ({ field }: State, player: number): readonly number[] =>
  field.models.flatMap((one, model) => (one.player === player ? [model] : []));

const isDown = (event: Event): boolean => event.type === 'posture' && event.posture === 'fallen';

const DRIVEN: ReadonlySet<string> = new Set(['recoil', 'fall', 'flight', 'cover']);
const isDriven = (event: Event): boolean => event.type === 'moved' && DRIVEN.has(event.how);

/** SK-HTH-17, SK-HTH-18. Was the loser to recoil, and is knocked down for lack of room? Then a line says what came of it. */
const hasNoRoom = (event: Event, together: readonly Event[]): boolean =>
  (event.type === 'shot' || event.type === 'melee') &&
  event.result.what === 'recoil' &&
  together.some((other) => isDown(other) && 'model' in other && other.model === event.result.loser);

const withoutRoom = ({ result }: Facts): Facts => ({
  result: result === 'sk.result.recoil' ? 'sk.result.fallen' : 'sk.result.attacker.fallen',
  why: 'web.sk.forced.noRoom' satisfies TableKey,
});

/** Moves that the rules make. */
function forcedReason({ translate }: Messages, event: Event): string | undefined {
  if (event.type !== 'moved') return undefined;
  const { how, rule, after = rule } = event;
  const key: TableKey | null =
    how === 'recoil'
      ? after.startsWith('SK-HTH')
        ? 'web.sk.forced.recoil'
        : 'web.sk.forced.shot'
      : how === 'fall'
        ? 'web.sk.forced.fall'
        : how === 'flight'
          ? rule === 'SK-SPR-4'
            ? 'web.sk.forced.fear'
            : 'web.sk.forced.morale'
          : null;
  return key ? translate(key) : undefined;
}

function modelsOf(event: Event): readonly number[] {
  const found: number[] = [];
  if ('model' in event) found.push(event.model);
  if ('attacker' in event) found.push(event.attacker, event.defender);
  if ('shooters' in event) found.push(...event.shooters);
  if ('target' in event && event.target >= 0) found.push(event.target);
  if ('members' in event) found.push(...event.members);
  if ('leader' in event) found.push(event.leader);
  return [...new Set(found)];
}

function playerOf(state: State, event: Event): number | null {
  if ('player' in event) return event.player;
  const [first] = modelsOf(event);
  return first === undefined ? null : (state.field.models[first]?.player ?? null);
}

function diceOf(messages: Messages, state: State, event: Event): readonly DiceRow[] {
  const sideOf = (model: number) => state.field.models[model]?.player;
  const row = (faces: readonly number[], side: number | undefined, label = '', marks?: DiceRow['marks']): DiceRow => ({
    label,
    faces,
    ...(side === undefined ? {} : { side }),
    ...(marks === undefined ? {} : { marks }),
  });
  const judged = (faces: readonly number[], quality: number, bonus: number) =>
    faces.map((face) => (isSuccess(quality, bonus, face) ? ('good' as const) : ('bad' as const)));
  switch (event.type) {
    case 'rolesRolled':
    case 'initiativeRolled':
      return event.faces.map((face, player) => row([face], player, playerName(messages, state, player)));
    case 'terrainRolled':
      return [row([event.face], undefined)];
    case 'activationRolled':
      return [row(event.faces, sideOf(event.model), '', judged(event.faces, event.quality, total(event.bonus)))];
    case 'orderRolled':
      return [row(event.faces, sideOf(event.leader), '', judged(event.faces, event.quality, total(event.bonus)))];
    case 'unpredictableRolled':
      return [row([event.face], sideOf(event.model))];
    case 'melee':
      return [
        row([event.faces[0]], sideOf(event.attacker), modelName(messages, state, event.attacker)),
        row([event.faces[1]], sideOf(event.defender), modelName(messages, state, event.defender)),
      ];
    case 'shot':
      return [
        row([event.faces[0]], sideOf(event.shooters[0] ?? -1), messages.t('sum.attack')),
        row([event.faces[1]], sideOf(event.target), messages.t('sum.defence')),
      ];
    case 'fearRolled':
      return [row([event.face], sideOf(event.model), '', [event.flees ? 'bad' : 'good'])];
    case 'moraleRolled': {
      const q = state.field.models[event.model]?.q ?? 6;
      return [row(event.faces, event.player, '', judged(event.faces, q, total(event.bonus)))];
    }
    case 'bashed':
      return [row([event.face], sideOf(event.model), '', [event.done ? 'good' : 'bad'])];
    case 'fell':
      return [row(event.faces, sideOf(event.model))];
    default:
      return [];
  }
}

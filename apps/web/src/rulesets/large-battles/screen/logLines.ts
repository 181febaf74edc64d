/** Events as lines of the log, with the dice and the sums behind them. */
import { type Seat, type Tally, total } from '@drumhead/engine';
import type { Event, SideIndex, State } from '@drumhead/large-battles';
import { largeBattles, spearhead, survives } from '@drumhead/large-battles/screen';
import { APPROACH, compareDice, dieSucceeds } from '@drumhead/odds';
import type { DiceRow, LogLine } from '../../../battle/screen.ts';
import { withoutPlace } from '../../../battle/withoutPlace.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Scene } from '../interaction/scene.ts';
import { readable, sideName } from './names.ts';

const HEADS = new Set<Event['type']>([
  'phaseBegan',
  'slotOpened',
  'ended',
  'deployed',
  'suddenDeath',
  'turnover',
  'initiativeRolled',
]);
const MINOR = new Set<Event['type']>([
  'held',
  'reactionLost',
  'slotClosed',
  'stopped',
  'discharged',
  'shared',
  'lifted',
  'generalLifted',
]);
/** SCN-ARR-2. Reinforcements that come on are news, unlike a deployment. */
const ARRIVAL = 'SCN-ARR-2';
/** What comes of the dice of a fight or of guns. */
const LOSSES = new Set<Event['type']>(['eliminated', 'generalLost']);
const HARM = new Set<Event['type']>(['disordered', 'retreated', 'shaken']);
const DEPLOYING = new Set<Event['type']>(['placed', 'generalPlaced', 'lifted', 'generalLifted', 'shared']);

export function lineOf(messages: Messages, state: State, event: Event, _viewer: Seat): LogLine | null {
  // Deployments are seen on the table, and are secret until both sides are ready.
  if (DEPLOYING.has(event.type) && event.rule !== ARRIVAL) return null;
  const { key, facts, sums = [] } = largeBattles.describe(state, event);
  const dice = diceOf(messages, state, event);
  const text = withoutPlace(messages.translate(key, readable(messages, state, facts)));
  const tallies = sums.map(({ label, facts: of = {}, tally }) => ({
    label: messages.translate(label, readable(messages, state, of)),
    tally,
  }));
  const scored = event.type === 'scored' ? event.against : null;
  return {
    text: scored ? [text, ...tallies.map((sum) => reasonsOf(messages, sum))].join(' ') : text,
    rule: event.rule,
    weight: HEADS.has(event.type) ? 'head' : MINOR.has(event.type) ? 'minor' : 'plain',
    dice,
    // The line of a score names its reasons already.
    tallies: scored ? [] : tallies,
    pieces: scored
      ? SIDES.flatMap((side) => intruderOf(state, side, scored[side]))
      : event.type === 'shaken'
        ? brigadeOf(state, event.brigade)
        : piecesOf(event),
    side: sideOf(state, event),
    forced: forcedReason(messages, event),
    result: LOSSES.has(event.type) ? 'lost' : HARM.has(event.type) ? 'harmed' : undefined,
    opens: event.type === 'phaseBegan' ? 'turn' : event.type === 'activationRolled' ? 'activation' : undefined,
    moment: momentOf(state, event),
    sound: event.type === 'bombarded' ? 'gun' : event.type === 'approachRolled' ? 'volley' : undefined,
  };
}

function momentOf({ units }: State, event: Event): LogLine['moment'] {
  switch (event.type) {
    case 'generalLost':
      return 'leader';
    case 'shaken':
      return 'shaken';
    case 'placed':
      return 'arrival';
    case 'eliminated':
      return units[event.unit]?.formation === 'square' ? 'square' : undefined;
    case 'scored':
      return SIDES.some((side) => total(event.against[side]) >= event.breakPoints[side]) ? 'breakPoint' : undefined;
    case 'suddenDeath':
      return 'breakPoint';
    default:
      return undefined;
  }
}

const SIDES = [0, 1] as const;

const brigadeOf = ({ units }: State, brigade: number): readonly string[] =>
  units.flatMap((unit, i) => (unit.brigade === brigade && unit.status === 'table' ? [`unit-${i}`] : []));

/** What stands against a side, part by part. */
const reasonsOf = ({ translate }: Messages, { label, tally }: LogLine['tallies'][number]): string =>
  `${label}: ${tally.map(({ what, add }) => `${translate(what)} ${add}`).join(', ')}.`;

/** LB-VIC-11. The unit that counts against a side by where it stands, if one does. */
export const intruderOf = (state: State, side: SideIndex, against: Tally): readonly string[] =>
  against.some(({ rule }) => rule === 'LB-VIC-11') ? [`unit-${spearhead(state, side)}`] : [];

/** Retreats that the rules demand. A unit that falls back by a choice of its owner has none. */
const FORCED = {
  'LB-APP-34': 'web.forced.square',
  'LB-APP-36': 'web.forced.noContact',
  'LB-BOMB-14': 'web.forced.guns',
  'LB-BOMB-15': 'web.forced.guns',
  'LB-BRK-07': 'web.forced.recall',
  'LB-BUA-14': 'web.forced.beaten',
  'LB-BUA-23': 'web.forced.shelled',
  'LB-CON-16': 'web.forced.beaten',
  'LB-RET-02': 'web.forced.room',
} as const;

function forcedReason({ t }: Messages, event: Event): string | undefined {
  if (event.type === 'eliminated') return t('web.forced.lost');
  if (event.type !== 'retreated' || !Object.hasOwn(FORCED, event.rule)) return undefined;
  return t(FORCED[event.rule as keyof typeof FORCED]);
}

function sideOf(state: State, event: Event): SideIndex | null {
  if ('side' in event) return event.side as SideIndex;
  const of = (unit: number): SideIndex | null => state.field.units[unit]?.side ?? null;
  if (event.type === 'pursued') return of(event.by?.[0] ?? event.unit);
  if ('unit' in event && event.unit !== undefined && event.unit >= 0) return of(event.unit);
  if (event.type === 'combatRerolled') return of(event.units?.[0] ?? -1);
  if ('attacker' in event) return of(event.attacker);
  if ('battery' in event) return of(event.battery);
  if ('general' in event) return state.field.generals[event.general ?? -1]?.side ?? null;
  return null;
}

function piecesOf(event: Event): readonly string[] {
  const names: string[] = [];
  if ('unit' in event && event.unit !== undefined && event.unit >= 0) names.push(`unit-${event.unit}`);
  if ('attacker' in event) names.push(`unit-${event.attacker}`);
  if ('battery' in event) names.push(`unit-${event.battery}`);
  if ('target' in event && event.target >= 0) names.push(`unit-${event.target}`);
  if (event.type === 'pursued') for (const unit of event.by ?? []) names.push(`unit-${unit}`);
  if (event.type === 'combatRerolled') for (const unit of event.units ?? []) names.push(`unit-${unit}`);
  if ('defenders' in event) for (const unit of event.defenders) names.push(`unit-${unit}`);
  if ('general' in event && event.general !== undefined && event.general >= 0) names.push(`general-${event.general}`);
  return names;
}

function diceOf(messages: Messages, state: State, event: Event): readonly DiceRow[] {
  switch (event.type) {
    case 'activationRolled': {
      const add = total(event.bonus);
      const marks = event.faces.map((face) =>
        dieSucceeds(face, event.quality, add) ? ('good' as const) : ('bad' as const),
      );
      return [{ label: '', faces: event.faces, marks, side: event.side }];
    }
    case 'initiativeRolled':
      return event.faces.map((faces, i) => ({
        label: sideName(messages, state, i as SideIndex),
        faces,
        side: i as SideIndex,
      }));
    case 'generalTested':
      return [
        {
          label: '',
          faces: event.faces,
          marks: event.faces.map((face) => (survives([face]) ? ('good' as const) : ('bad' as const))),
        },
      ];
    case 'bombarded':
      return pairRows(messages, sidesOf(state, event.battery), event.faces, event.pairs);
    case 'approachRolled':
      return pairRows(messages, sidesOf(state, event.attacker), event.faces, event.pairs);
    case 'contactRolled':
      return pairRows(messages, sidesOf(state, event.attacker), event.faces, [
        event.winner === 'a' ? 'W' : 'L',
        event.second,
        event.third,
      ]);
    default:
      return [];
  }
}

function sidesOf(state: State, unit: number): readonly [SideIndex, SideIndex] {
  const side = state.field.units[unit]?.side ?? 0;
  return [side, side === 0 ? 1 : 0];
}

const MARK = { W: 'good', D: 'level', L: 'bad' } as const;
const TURNED = { W: 'L', D: 'D', L: 'W' } as const;

/** Both sides' dice from high to low, pair under pair. */
function pairRows(
  messages: Messages,
  [a, d]: readonly [SideIndex, SideIndex],
  faces: readonly [readonly number[], readonly number[]],
  pairs: readonly ('W' | 'D' | 'L')[],
): readonly DiceRow[] {
  const row = (label: string, own: readonly number[], side: SideIndex, seen: readonly ('W' | 'D' | 'L')[]): DiceRow => {
    const sorted = [...own].sort((x, y) => y - x);
    return { label, faces: sorted, side, marks: sorted.map((_, i) => (seen[i] ? MARK[seen[i]] : 'unused')) };
  };
  return [
    row(messages.t('sum.attack'), faces[0], a, pairs),
    row(
      messages.t('sum.defence'),
      faces[1],
      d,
      pairs.map((pair) => TURNED[pair]),
    ),
  ];
}

/** Dice on the table while a re-roll is possible. */
export function diceOnTable(messages: Messages, scene: Scene): readonly DiceRow[] {
  const { frame, state } = scene;
  if (frame?.at === 'rerollChoice') return [{ label: '', faces: frame.faces, side: frame.roll.side }];
  if (frame?.at !== 'combat' || !frame.faces || !frame.step.endsWith('Reroll')) return [];
  const { a, d } = frame.faces;
  const pairs = frame.step === 'approachReroll' ? compareDice(a, d, APPROACH).pairs : [];
  return pairRows(messages, sidesOf(state, frame.combat.attacker), [a, d], pairs);
}

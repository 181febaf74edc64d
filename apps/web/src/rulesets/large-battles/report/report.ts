/** Large Battles in the log, the replay and the after-action page. */
import type { Event, State } from '@drumhead/large-battles';
import { ORDERED_PIECES } from '@drumhead/large-battles/screen';
import { chronicle } from '@drumhead/large-battles/story';
import type { Muster, Report } from '../../../report/report.ts';
import type { Messages } from '../../../i18n/index.ts';
import { placeOf } from '../interaction/places.ts';
import { brigadeName, generalName, lengthText, readable, shortUnitName, sideName } from '../screen/names.ts';
import { correctableOf } from './correctable.ts';
import { refOf } from './pieceRef.ts';
import { Portrait } from './Portrait.tsx';
import { Standing } from './Standing.tsx';
import { rollReader } from './rolls.ts';

/** A unit or general lost before a broken brigade, that before a retreat, that before DIS. */
const RESULTS: Readonly<Partial<Record<Event['type'], number>>> = {
  eliminated: 4,
  generalLost: 4,
  shaken: 3,
  retreated: 2,
  carried: 2,
  brokeThrough: 2,
  disordered: 1,
};

const FIGHTS = new Set<Event['type']>(['bombarded', 'approachRolled', 'contactRolled']);

function unitOf(messages: Messages, state: State, index: number): Muster {
  const { status = 'waiting', dis = 0 } = state.units[index] ?? {};
  // LB-OPT-01: a battery that joined another shares its end.
  const whole = status === 'joined' ? state.units.find(({ battery }) => battery === index) : undefined;
  return {
    piece: `unit-${index}`,
    kind: 'unit',
    name: shortUnitName(messages, state, index),
    isLost: status === 'eliminated' || whole?.status === 'eliminated',
    state:
      whole?.status === 'table'
        ? messages.translate('web.report.joined')
        : status === 'table' && dis > 0
          ? messages.translate('web.report.dis', { dis })
          : '',
  };
}

/**
 * LB-VIC-05: a general who fell or was captured is lost, though a replacement commands (LB-LEAD-27); a Leader who left
 * because no troops did remain (LB-LEAD-22) is not. The state does not tell them apart once the brigade is gone.
 */
function generalOf(messages: Messages, state: State, index: number, isLost: boolean): Muster {
  const { fate = 'none', replacement = false } = state.generals[index] ?? {};
  return {
    piece: `general-${index}`,
    kind: 'general',
    name: generalName(messages, state, index),
    isLost,
    state:
      isLost && replacement
        ? messages.translate('web.report.replaced')
        : !isLost && fate === 'left'
          ? messages.translate('web.report.noTroops')
          : '',
  };
}

/** The units of a brigade after its General. `brigade` -1: the reserve, with the Commander-in-Chief. */
function formationOf(
  messages: Messages,
  state: State,
  lostGenerals: ReadonlySet<number>,
  [side, brigade, name]: readonly [side: number, brigade: number, name: string],
) {
  const generals = state.field.generals.flatMap((general, i) =>
    general.side === side && general.brigade === brigade ? [generalOf(messages, state, i, lostGenerals.has(i))] : [],
  );
  const units = state.field.units.flatMap((unit, i) =>
    unit.side === side && unit.brigade === brigade ? [unitOf(messages, state, i)] : [],
  );
  return { name, pieces: [...generals, ...units] };
}

export const report: Report<State, Event> = {
  placeOf: (state, piece) => placeOf(state, refOf(piece)),
  lengthText,
  orderedPieces: ORDERED_PIECES,
  chronicle,
  inWords: readable,
  turns: chronicle.turns,
  turnOf: chronicle.turnOf,
  isFight: ({ type }) => FIGHTS.has(type),
  resultOf: ({ type }) => RESULTS[type] ?? 0,
  rollReader,
  forces(messages, state, events = []) {
    const lost = new Set(events.flatMap((event) => (event.type === 'generalLost' ? [event.general] : [])));
    return ([0, 1] as const).map((side) => ({
      name: sideName(messages, state, side),
      formations: [
        ...state.field.brigades.flatMap((brigade, i) =>
          brigade.side === side ? [formationOf(messages, state, lost, [side, i, brigadeName(messages, state, i)])] : [],
        ),
        formationOf(messages, state, lost, [side, -1, messages.translate('lb.brigade.reserve')]),
      ].filter(({ pieces }) => pieces.length > 0),
    }));
  },
  correctableOf,
  Portrait,
  Standing,
};

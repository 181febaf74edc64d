/** Large Battles in the log, the replay and the after-action page. */
import type { Event, State } from '@drumhead/large-battles';
import type { Muster, Report } from '../../../report/report.ts';
import type { Messages } from '../../../i18n/index.ts';
import { placeOf } from '../interaction/places.ts';
import { brigadeName, generalName, shortUnitName, sideName } from '../screen/names.ts';
import { correctableOf } from './correctable.ts';
import { refOf } from './pieceRef.ts';
import { Portrait } from './Portrait.tsx';
import { prospects } from './prospects.ts';
import { throws } from './throws.ts';

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
  return {
    piece: `unit-${index}`,
    kind: 'unit',
    name: shortUnitName(messages, state, index),
    isLost: status === 'eliminated',
    state: status === 'table' && dis > 0 ? messages.translate('web.report.dis', { dis }) : '',
  };
}

/** The units of a brigade after its General. `brigade` -1: the reserve, with the Commander-in-Chief. */
function formationOf(messages: Messages, state: State, side: number, brigade: number, name: string) {
  const generals = state.field.generals.flatMap((general, i) =>
    general.side === side && general.brigade === brigade
      ? [
          {
            piece: `general-${i}`,
            kind: 'general' as const,
            name: generalName(messages, state, i),
            isLost: state.generals[i]?.status === 'gone',
            state: '',
          },
        ]
      : [],
  );
  const units = state.field.units.flatMap((unit, i) =>
    unit.side === side && unit.brigade === brigade ? [unitOf(messages, state, i)] : [],
  );
  return { name, pieces: [...generals, ...units] };
}

export const report: Report<State, Event> = {
  placeOf: (state, piece) => placeOf(state, refOf(piece)),
  turns: 'phase',
  turnOf: ({ phase }) => phase,
  isFight: ({ type }) => FIGHTS.has(type),
  resultOf: ({ type }) => RESULTS[type] ?? 0,
  throws,
  prospects,
  forces: (messages, state) =>
    ([0, 1] as const).map((side) => ({
      name: sideName(messages, state, side),
      formations: [
        ...state.field.brigades.flatMap((brigade, i) =>
          brigade.side === side ? [formationOf(messages, state, side, i, brigadeName(messages, state, i))] : [],
        ),
        formationOf(messages, state, side, -1, messages.translate('lb.brigade.reserve')),
      ].filter(({ pieces }) => pieces.length > 0),
    })),
  correctableOf,
  Portrait,
};

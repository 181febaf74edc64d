/** Simplicity in Practice in the log, the replay and the after-action page. */
import { type Event, ORDERED_PIECES, type State } from '@drumhead/simplicity/screen';
import { chronicle } from '@drumhead/simplicity/story';
import type { Messages } from '../../../i18n/index.ts';
import type { Muster, Report } from '../../../report/report.ts';
import { placeOf } from '../interaction/places.ts';
import { lengthText, readable, shortName, sideName } from '../screen/names.ts';
import { correctableOf } from './correctable.ts';
import { refOf } from './pieceRef.ts';
import { Portrait } from './Portrait.tsx';
import { Standing } from './Standing.tsx';
import { rollReader } from './rolls.ts';

/** Troops lost or in rout before the side that wins a melee, that before a retreat, that before a DP. */
const RESULTS: Readonly<Partial<Record<Event['type'], number>>> = {
  broken: 4,
  removed: 4,
  commandLost: 4,
  meleeWon: 3,
  disrupted: 1,
};

const FIGHTS = new Set<Event['type']>(['fired', 'meleeRolled']);

function unitOf(messages: Messages, state: State, index: number): Muster {
  const { status = 'removed', dp = 0 } = state.units[index] ?? {};
  return {
    piece: `unit-${index}`,
    kind: 'unit',
    name: shortName(messages, state, { what: 'unit', index }),
    isLost: status === 'removed' || status === 'routing',
    fate: status === 'routing' ? status : status === 'removed' ? 'destroyed' : undefined,
    state:
      status === 'routing'
        ? messages.translate('web.sip.mark.routing')
        : status === 'ready' && dp > 0
          ? messages.translate('web.sip.mark.dp', { dp })
          : '',
  };
}

export const report: Report<State, Event> = {
  placeOf: (state, piece) => placeOf(state, refOf(piece)),
  lengthText: (messages, _, millimetres) => lengthText(messages, millimetres),
  orderedPieces: ORDERED_PIECES,
  chronicle,
  inWords: readable,
  turns: chronicle.turns,
  turnOf: chronicle.turnOf,
  isFight: ({ type }) => FIGHTS.has(type),
  resultOf: (event) => RESULTS[event.type] ?? (event.type === 'moved' && event.how === 'retreat' ? 2 : 0),
  rollReader,
  forces: (messages, state) =>
    ([0, 1] as const).map((side) => ({
      name: sideName(messages, state, side),
      formations: [
        {
          name: '',
          pieces: [
            ...state.field.units.flatMap((unit, i) => (unit.side === side ? [unitOf(messages, state, i)] : [])),
            ...state.field.commands.flatMap((command, i) =>
              command.side === side
                ? [
                    {
                      piece: `command-${i}`,
                      kind: 'base' as const,
                      name: shortName(messages, state, { what: 'command', index: i }),
                      isLost: state.commands[i]?.status === 'removed',
                      state: '',
                    },
                  ]
                : [],
            ),
          ],
        },
      ],
    })),
  correctableOf,
  Portrait,
  Standing,
};

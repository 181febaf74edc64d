/** Skirmishes in the log, the replay and the after-action page. */
import { type Event, ORDERED_PIECES, type State } from '@drumhead/skirmish/screen';
import { chronicle } from '@drumhead/skirmish/story';
import { type Muster, pieceNamed, type Report } from '../../../report/report.ts';
import type { Messages } from '../../../i18n/index.ts';
import { spotOf } from '../interaction/places.ts';
import { lengthText, modelName, playerName, readable } from '../screen/names.ts';
import { correctableOf } from './correctable.ts';
import { Portrait } from './Portrait.tsx';
import { Standing } from './Standing.tsx';
import { rollReader } from './rolls.ts';

/** A squad that breaks before a man out of action, that before one who flees or is down. */
const RESULTS: Readonly<Partial<Record<Event['type'], number>>> = { broken: 5, out: 4, fell: 2 };
/** Moves that a lost fight or a failed test makes. */
const DRIVEN: ReadonlySet<string> = new Set(['recoil', 'fall', 'flight']);

const FIGHTS = new Set<Event['type']>(['melee', 'shot']);

function modelOf(messages: Messages, state: State, index: number): Muster {
  const out = state.models[index]?.out ?? null;
  return {
    piece: `model-${index}`,
    kind: 'model',
    name: modelName(messages, state, index),
    isLost: out !== null && out !== 'safe',
    fate: out === null || out === 'safe' ? undefined : out,
    state: out === null ? '' : messages.translate(`web.sk.out.${out}`),
  };
}

export const report: Report<State, Event> = {
  placeOf: (state, piece) => spotOf(state, pieceNamed(piece).index),
  lengthText,
  orderedPieces: ORDERED_PIECES,
  chronicle,
  inWords: readable,
  turns: chronicle.turns,
  turnOf: chronicle.turnOf,
  isFight: ({ type }) => FIGHTS.has(type),
  resultOf: (event) => RESULTS[event.type] ?? (event.type === 'moved' && DRIVEN.has(event.how) ? 2 : 0),
  rollReader,
  forces: (messages, state) =>
    state.field.players.map((_, player) => ({
      name: playerName(messages, state, player),
      formations: [
        {
          name: '',
          pieces: state.field.models.flatMap((model, i) =>
            model.player === player ? [modelOf(messages, state, i)] : [],
          ),
        },
      ],
    })),
  correctableOf,
  Portrait,
  Standing,
};

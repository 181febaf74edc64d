import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../contract/ruleset.ts';
import {
  arrivalsNow,
  holderOfPlace,
  hourOf,
  placesNow,
  type ScriptNews,
  scriptDepartures,
  scriptPieceLost,
  scriptPoints,
  scriptTurnBegins,
  scriptTurnEnds,
  type ScriptTable,
  waysOffNow,
} from './play.ts';
import { bookEnds } from './seams.ts';
import { scriptStanding } from './standing.ts';
import {
  hasLeftTable,
  type Script,
  type ScriptDeed,
  type ScriptPlace,
  scriptState,
  type ScriptState,
} from './script.ts';

interface Piece {
  readonly side: number;
  readonly troops: string;
  readonly at: readonly [number, number];
  readonly lost?: boolean;
}
interface Table {
  readonly pieces: readonly Piece[];
  readonly script?: ScriptState;
  readonly outcome: Outcome | null;
}
type Work = { -readonly [K in keyof Table]: Table[K] } & { readonly events: unknown[] };

const isAt = ({ at: [x, y], lost }: Piece, { at, reach }: ScriptPlace) =>
  lost !== true && (x - at[0]) * (x - at[0]) + (y - at[1]) * (y - at[1]) <= reach * reach;
const of = ({ pieces }: Table, side: number) => pieces.filter((piece) => piece.side === side);

const table: ScriptTable<Table> = {
  isNear: (state, side, place) => of(state, side).some((piece) => isAt(piece, place)),
  areNear: ({ pieces }, troops, place) => pieces.some((piece) => piece.troops === troops && isAt(piece, place)),
  areLost: ({ pieces }, troops) => pieces.every((piece) => piece.troops !== troops || piece.lost === true),
  losses: (state, side) => ({
    lost: of(state, side).filter(({ lost }) => lost).length,
    all: of(state, side).length,
  }),
  leaving: ({ pieces, script }, side, { troops }) =>
    pieces.flatMap(({ side: own, troops: called, at: [x] }, i) =>
      own === side && called === troops && x === 0 && !script?.left.includes(i) ? [i] : [],
    ),
  mayLeave: ({ pieces }, { troops }) =>
    pieces.flatMap((piece, i) => (piece.troops === troops && !piece.lost ? [i] : [])),
  troops: ({ pieces }, troops) => ({
    side: pieces.find((piece) => piece.troops === troops)?.side ?? 0,
    pieces: pieces.flatMap((piece, i) => (piece.troops === troops ? [i] : [])),
  }),
};

const bridge: ScriptPlace = { id: 'bridge', at: [100, 100], reach: 20, text: { en: 'the bridge' } };
const farm: ScriptPlace = { id: 'farm', at: [500, 100], reach: 20, text: { en: 'the farm' } };
const far: readonly [number, number] = [900, 900];
const RED: readonly Piece[] = [
  { side: 0, troops: 'van', at: far },
  { side: 0, troops: 'guard', at: far },
  { side: 0, troops: 'guard', at: far },
];
const BLUE: readonly Piece[] = [
  { side: 1, troops: 'rear', at: [900, 100] },
  { side: 1, troops: 'rear', at: [900, 100] },
];
const HELP = { id: 'help', when: { turn: 1 }, do: [{ score: 'red', points: 1 }] } as const;

function battle(script: Partial<Script> = {}, pieces: readonly Piece[] = [...RED, ...BLUE]) {
  const rules: Script = { turns: { limit: 3 }, victory: {}, places: [bridge, farm], ...script };
  const work: Work = { pieces, script: scriptState(rules, ['red', 'blue']), outcome: null, events: [] };
  const play = {
    work,
    /** Pieces that were taken off, in order. */
    gone: [] as number[],
    /** Where pieces stand now, and which are lost. */
    now: (...next: readonly Piece[]) => {
      work.pieces = next;
      return play;
    },
    begin: (side: number) => {
      scriptTurnBegins(table, work, side);
      return play;
    },
    end: (side: number) => {
      scriptDepartures(table, work, side, (_, pieces) => play.gone.push(...pieces));
      scriptTurnEnds(table, work, side);
      return play;
    },
    lose: (...next: readonly Piece[]) => {
      const before = { ...work };
      work.pieces = next;
      scriptPieceLost(table, before, work);
      return play;
    },
    get done() {
      return work.script?.done;
    },
    get news() {
      return work.events as readonly ScriptNews[];
    },
    get types() {
      return play.news.map(({ type }) => type);
    },
  };
  return play;
}
const event = (id: string, when: object, ...deeds: readonly ScriptDeed[]) => ({
  id,
  when,
  do: deeds.length > 0 ? deeds : [{ tell: 'all', text: { en: id } }],
});
const at = ([first, ...rest]: readonly Piece[], place: ScriptPlace): readonly Piece[] => [
  { ...(first as Piece), at: place.at },
  ...rest,
];
const without = (pieces: readonly Piece[], troops: string) =>
  pieces.map((piece) => (piece.troops === troops ? { ...piece, lost: true } : piece));

describe('events', () => {
  it('SCN-EVT-1 happens once, when all of its conditions are true together, in the order of the file', () => {
    const t = battle({
      events: [event('late', { turn: 2, lost: 'rear' }), event('second', { turn: 1 }), event('first', { turn: 1 })],
    });
    t.begin(0);
    expect(t.done).toEqual(['second', 'first']);
    t.end(0).begin(1).end(1).begin(0);
    expect(t.done).toEqual(['second', 'first']);
    t.lose(...RED, ...without(BLUE, 'rear'));
    expect(t.done).toEqual(['second', 'first', 'late']);
    t.end(0).begin(1);
    expect(t.types).toEqual(['scriptTold', 'scriptTold', 'scriptTold']);
  });

  it('SCN-EVT-1 of two that are true at once the later one sees what the first has done', () => {
    const t = battle({ events: [event('a', { turn: 1 }, { end: 'red' }), event('b', { turn: 1 })] }).begin(0);
    expect(t.done).toEqual(['a']);
  });

  it('SCN-EVT-2 are looked at when a turn begins, when it ends, and after the loss of a piece, and at no other time', () => {
    const t = battle({ events: [event('gone', { enters: { place: 'bridge', side: 'red' } })] });
    t.begin(0);
    t.lose(...at(RED, bridge), ...BLUE);
    expect(t.done).toEqual([]);
    t.lose(...at(RED, bridge), ...without(BLUE, 'rear'));
    expect(t.done).toEqual(['gone']);
    for (const seam of ['begin', 'end'] as const) {
      const one = battle({ events: [event('in', { enters: { place: 'bridge', side: 'red' } })] })
        .begin(0)
        .end(0);
      expect(one.now(...at(RED, bridge), ...BLUE)[seam](1).done, seam).toEqual(['in']);
    }
  });

  it('SCN-EVT-2 SCN-FILE-1 nothing happens in a battle by the book, or once it is over', () => {
    const work: Work = { pieces: [...RED, ...BLUE], outcome: null, events: [] };
    scriptTurnBegins(table, work, 0);
    scriptTurnEnds(table, work, 0);
    scriptPieceLost(table, work, work);
    expect([work.events, Object.hasOwn(work, 'script'), bookEnds(work)]).toEqual([[], false, true]);
    const over = battle({ events: [event('a', { turn: 1 })] });
    over.work.outcome = { winner: null, rule: 'X', reason: 'x' };
    expect(
      over
        .begin(0)
        .end(0)
        .lose(...RED).types,
    ).toEqual([]);
  });

  it('SCN-EVT-3 a turn has begun: of either side, or of one', () => {
    const t = battle({
      events: [
        event('two', { turn: 2 }),
        event('blue', { turn: 2, side: 'blue' }),
        event('red', { turn: 2, side: 'red' }),
      ],
    });
    t.begin(0).end(0).begin(1).end(1);
    expect(t.done).toEqual([]);
    t.begin(0);
    expect(t.done).toEqual(['two', 'red']);
    t.end(0);
    expect(t.done).toEqual(['two', 'red']);
    t.begin(1);
    expect(t.done).toEqual(['two', 'red', 'blue']);
  });

  it('SCN-EVT-4 a side, or the troops named, stand within reach of a place', () => {
    const events = [
      event('side', { enters: { place: 'bridge', side: 'red' } }),
      event('guard', { enters: { place: 'bridge', troops: 'guard' } }),
      event('blue', { enters: { place: 'bridge', side: 'blue' } }),
      event('farm', { enters: { place: 'farm', side: 'red' } }),
    ];
    expect(battle({ events }, [...at(RED, bridge), ...BLUE]).begin(0).done).toEqual(['side']);
    const guards = RED.map((piece) => (piece.troops === 'guard' ? { ...piece, at: bridge.at } : piece));
    expect(battle({ events }, [...guards, ...BLUE]).begin(0).done).toEqual(['side', 'guard']);
    expect(battle({ events }, [...RED, ...at(BLUE, bridge)]).begin(0).done).toEqual(['blue']);
    expect(battle({ events }, [...at(RED, farm), ...BLUE]).begin(0).done).toEqual(['farm']);
  });

  it('SCN-EVT-5 all of the troops named are lost', () => {
    const t = battle({ events: [event('guard', { lost: 'guard' })] }).begin(0);
    const [van, one, two] = RED as [Piece, Piece, Piece];
    expect(t.lose(van, { ...one, lost: true }, two, ...BLUE).done).toEqual([]);
    expect(t.lose(van, { ...one, lost: true }, { ...two, lost: true }, ...BLUE).done).toEqual(['guard']);
  });

  it('SCN-EVT-6 a side has lost that share, to the piece', () => {
    const t = battle({
      events: [
        event('half', { losses: { side: 'blue', share: 0.5 } }),
        event('more', { losses: { side: 'blue', share: 0.51 } }),
      ],
    });
    t.begin(0).lose(...without(RED, 'van'), ...BLUE);
    expect(t.done).toEqual([]);
    const [one, two] = BLUE as [Piece, Piece];
    expect(t.lose(...without(RED, 'van'), { ...one, lost: true }, two).done).toEqual(['half']);
    // 0.28 × 25 is a little more than 7.
    const many = Array.from({ length: 25 }, (_, i) => ({ ...one, lost: i < 7 }));
    const seven = battle({ events: [event('seven', { losses: { side: 'blue', share: 0.28 } })] }, [...RED, ...many]);
    expect(seven.begin(0).done).toEqual(['seven']);
  });
});

describe('places', () => {
  it('SCN-PLC-1 are held by the side that alone stands within reach', () => {
    const held = (pieces: readonly Piece[]) => holderOfPlace(table, { pieces, outcome: null }, bridge);
    expect(held([...RED, ...BLUE])).toBe(-1);
    expect(held([...at(RED, bridge), ...BLUE])).toBe(0);
    expect(held([...RED, ...at(BLUE, bridge)])).toBe(1);
    expect(held([...at(RED, bridge), ...at(BLUE, bridge)])).toBe(-1);
  });

  it('SCN-PLC-1 a place that changes hands is told of once', () => {
    const t = battle()
      .begin(0)
      .now(...at(RED, bridge), ...BLUE)
      .end(0)
      .begin(1)
      .end(1);
    expect(t.news).toEqual([{ type: 'scriptTaken', rule: 'SCN-PLC-1', place: bridge.text, side: 0 }]);
    t.begin(0)
      .now(...RED, ...at(BLUE, bridge))
      .end(0)
      .begin(1)
      .end(1);
    expect(t.news.map((one) => one.type === 'scriptTaken' && one.side)).toEqual([0, 1]);
  });

  it('SCN-PLC-2 counts the own turns at whose end a side held it, on end', () => {
    const holds = (turns?: number) => ({ holds: { place: 'bridge', side: 'red', ...(turns && { turns }) } });
    const events = [
      event('one', holds()),
      event('two', holds(2)),
      event('foe', { holds: { place: 'bridge', side: 'blue' } }),
    ];
    const t = battle({ turns: { limit: 9 }, events }, [...at(RED, bridge), ...BLUE]).begin(0);
    expect(t.done).toEqual([]);
    t.end(0);
    expect(t.done).toEqual(['one']);
    // The enemy's turn between does not count for it, and one in which the place is disputed begins the count again.
    t.begin(1).end(1);
    expect(t.done).toEqual(['one']);
    t.now(...at(RED, bridge), ...at(BLUE, bridge))
      .begin(0)
      .end(0)
      .begin(1)
      .end(1);
    t.now(...at(RED, bridge), ...BLUE)
      .begin(0)
      .end(0);
    expect(t.done).toEqual(['one']);
    expect(t.work.script?.held).toEqual([
      { side: 0, turns: 1 },
      { side: -1, turns: 0 },
    ]);
    t.begin(1).end(1).begin(0).end(0);
    expect(t.done).toEqual(['one', 'two']);
  });
});

describe('what events do', () => {
  it('SCN-ARR-1 troops are called, to a stretch of an edge', () => {
    const t = battle({
      events: [
        event('help', { turn: 1 }, { arrive: 'guard', edge: 'top', from: 100, to: 300 }),
        event('more', { turn: 1 }, { arrive: 'van', edge: 'left' }),
      ],
    }).begin(0);
    expect(t.work.script?.called).toEqual([
      { troops: 'guard', edge: 'top', from: 100, to: 300 },
      { troops: 'van', edge: 'left', from: 0 },
    ]);
    expect(t.news).toEqual([
      { type: 'scriptCalled', rule: 'SCN-ARR-1', troops: 'guard', edge: 'top' },
      { type: 'scriptCalled', rule: 'SCN-ARR-1', troops: 'van', edge: 'left' },
    ]);
  });

  it('SCN-ARR-1 who is still to come is known with turn, edge and pieces, until they are called', () => {
    const events = [
      event('help', { turn: 2, side: 'red' }, { arrive: 'guard', edge: 'left', from: 100, to: 300 }),
      event('rear', { turn: 1, lost: 'van' }, { arrive: 'rear', edge: 'top' }),
    ];
    const { work } = battle({ events });
    const guard = { side: 0, turn: 2, edge: 'left', from: 100, to: 300, pieces: [1, 2] };
    const rear = { side: 1, turn: null, edge: 'top', from: 0, pieces: [3, 4] };
    expect(arrivalsNow(table, work)).toEqual([guard, rear]);
    scriptTurnBegins(table, work, 0);
    scriptTurnBegins(table, work, 0);
    expect(arrivalsNow(table, work)).toEqual([rear]);
    const { script: _, ...byTheBook } = work;
    expect(arrivalsNow(table, byTheBook)).toEqual([]);
  });

  it('SCN-TELL-1 SCN-PTS-1 messages are told, points add up', () => {
    const t = battle({
      events: [
        event('a', { turn: 1 }, { tell: 'blue', text: { en: 'Hold on.' } }, { score: 'blue', points: 3 }),
        event('b', { turn: 1 }, { score: 'blue', points: -1 }),
      ],
    }).begin(0);
    expect(t.news).toEqual([
      { type: 'scriptTold', rule: 'SCN-TELL-1', to: 'blue', text: { en: 'Hold on.' } },
      { type: 'scriptScored', rule: 'SCN-PTS-1', side: 1, points: 3, sum: 3 },
      { type: 'scriptScored', rule: 'SCN-PTS-1', side: 1, points: -1, sum: 2 },
    ]);
    expect(t.work.script?.scored).toEqual([0, 2]);
    expect(scriptPoints(table, t.work, 1)).toEqual([{ rule: 'SCN-PTS-1', add: 2, what: 'scn.points.events' }]);
    expect(scriptPoints(table, t.work, 0)).toEqual([]);
  });

  it('SCN-END-1 an event ends the battle at once: nothing else happens', () => {
    const end = (who: string) =>
      battle({
        events: [event('a', { turn: 1 }, { end: who }, { score: 'red', points: 1 }), event('b', { turn: 1 })],
      }).begin(0);
    expect(end('blue').work.outcome).toEqual({ winner: 'blue', rule: 'SCN-END-1', reason: 'scn.end.event' });
    expect(end('blue').news).toEqual([{ type: 'ended', rule: 'SCN-END-1', winner: 1 }]);
    expect(end('draw').work.outcome?.winner).toBeNull();
  });
});

describe('turns and victory', () => {
  it('SCN-TURN-1 it ends with the last turn of the second player, whoever begins', () => {
    for (const first of [0, 1]) {
      const t = battle({ turns: { limit: 2 } });
      t.begin(first)
        .end(first)
        .begin(1 - first)
        .end(1 - first)
        .begin(first)
        .end(first);
      expect(t.work.outcome).toBeNull();
      t.begin(1 - first);
      expect(t.work.outcome).toBeNull();
      expect(t.end(1 - first).work.outcome).toEqual({ winner: null, rule: 'SCN-VIC-2', reason: 'scn.end.draw' });
    }
  });

  it('SCN-TURN-2 SCN-VIC-1 has a clock that goes on past midnight, and the book’s victory unless it says otherwise', () => {
    const clock = { first: '22:45', minutes: 30 };
    const state = battle({ turns: { limit: 9, clock } }).work.script as ScriptState;
    expect([0, 1, 2, 4].map((turn) => hourOf({ ...state, begun: [turn, 0] }))).toEqual([
      '22:45',
      '22:45',
      '23:15',
      '00:15',
    ]);
    expect(hourOf(battle().work.script as ScriptState)).toBeNull();
    expect(bookEnds(battle().work)).toBe(true);
    expect(bookEnds(battle({ victory: { book: false } }).work)).toBe(false);
  });

  it('SCN-VIC-2 counts places, enemy losses and points of events; the lead decides, else whom the scenario names', () => {
    const last = (victory: Script['victory'], pieces: readonly Piece[], events: Script['events'] = []) =>
      battle({ turns: { limit: 1 }, victory, events }, pieces)
        .begin(0)
        .end(0)
        .begin(1)
        .end(1);
    const points = { bridge: 3, losses: 2 };
    const won = last({ points, lead: 3 }, [...at(RED, bridge), ...BLUE]);
    expect(won.work.outcome).toEqual({ winner: 'red', rule: 'SCN-VIC-2', reason: 'scn.end.points' });
    expect(won.news.find(({ type }) => type === 'scriptCounted')).toEqual({
      type: 'scriptCounted',
      rule: 'SCN-VIC-2',
      points: [[{ rule: 'SCN-VIC-2', add: 3, what: 'scn.points.place' }], []],
    });
    expect(won.types.at(-1)).toBe('ended');
    expect(last({ points, lead: 4 }, [...at(RED, bridge), ...BLUE]).work.outcome?.winner).toBeNull();
    const other = last({ points, lead: 4, else: 'blue' }, [...at(RED, bridge), ...BLUE]);
    expect(other.work.outcome).toEqual({ winner: 'blue', rule: 'SCN-VIC-2', reason: 'scn.end.limit' });
    // The farm is worth nothing; two guards lost are worth 4.
    const blue = last({ points }, [...at(without(RED, 'guard'), bridge), ...at(BLUE, farm)]);
    expect(blue.work.outcome?.winner).toBe('blue');
    expect(scriptPoints(table, blue.work, 1)).toEqual([{ rule: 'SCN-VIC-2', add: 4, what: 'scn.points.losses' }]);
    // A lead of 1 is enough where none is named.
    expect(last({}, [...RED, ...BLUE], [HELP]).work.outcome?.winner).toBe('red');
  });
});

it('SCN-VIC-2 a standing says who wins by points if all stays as it is, and how long that must hold', () => {
  const points = (state: Table, side: number) => scriptPoints(table, state, side);
  for (const red of [0, 1, 2, 3]) {
    for (const blue of [0, 2]) {
      for (const lead of [1, 2, 3]) {
        for (const otherwise of ['red', 'blue', 'draw']) {
          const score = (side: string, add: number) => ({ score: side, points: add });
          const scored = event('scored', { turn: 1 }, score('red', red), score('blue', blue));
          const victory = { points: { bridge: 3, losses: 1 }, lead, else: otherwise };
          const t = battle({ turns: { limit: 2 }, victory, events: [scored] });
          t.begin(0);
          expect(scriptStanding({ points }, t.work)).toMatchObject({ stake: 4, left: 4 });
          t.end(0).begin(1).end(1).begin(0).end(0).begin(1);
          const now = scriptStanding({ points }, t.work);
          t.end(1);
          expect(now?.left).toBe(1);
          const { winner = null } = t.work.outcome ?? {};
          if (winner !== null) expect(Math.sign(now?.ahead ?? 0), winner).toBe(winner === 'red' ? 1 : -1);
          else expect(Math.abs(now?.ahead ?? NaN)).toBeLessThan(lead);
        }
      }
    }
  }
  expect(scriptStanding({ points }, { pieces: [], outcome: null })).toBeNull();
});

describe('ways off', () => {
  const away = (pieces: readonly Piece[], ...which: readonly number[]): readonly Piece[] =>
    pieces.map((piece, i) => (which.includes(i) ? { ...piece, at: [0, 50] } : piece));
  const off = (points?: number) =>
    event('off', { turn: 2 }, { mayLeave: 'guard', edge: 'left', from: 10, ...(points !== undefined && { points }) });

  it('SCN-LEAVE-1 take at the end of its own turn who stands there of the troops named, once the event has happened', () => {
    const t = battle({ events: [off()] }, [...away(RED, 0, 1), ...away(BLUE, 0)]);
    t.begin(0).end(0).begin(1).end(1);
    expect([t.gone, t.work.script?.waysOff]).toEqual([[], []]);
    t.begin(0);
    expect(t.work.script?.waysOff).toEqual([{ troops: 'guard', edge: 'left', from: 10, points: 0 }]);
    expect([t.gone, waysOffNow(table, t.work)[0]?.pieces]).toEqual([[], [1, 2]]);
    t.end(0).begin(1).end(1);
    expect([t.gone, t.work.script?.left]).toEqual([[1], [1]]);
    expect(t.types).toEqual(['scriptMayLeave', 'scriptLeft']);
    t.now(...away(RED, 0, 1, 2), ...BLUE)
      .begin(0)
      .end(0);
    expect(t.gone).toEqual([1, 2]);
    expect([hasLeftTable(t.work, 2), hasLeftTable(t.work, 0), hasLeftTable({}, 2)]).toEqual([true, false, false]);
  });

  it('SCN-LEAVE-2 bring points to their side, each its own', () => {
    const t = battle({ events: [off(3)] }, [...away(RED, 1, 2), ...BLUE]);
    t.begin(0).end(0).begin(1).end(1).begin(0).end(0);
    expect(t.work.script?.scored).toEqual([6, 0]);
    expect(scriptPoints(table, t.work, 0)).toEqual([{ rule: 'SCN-PTS-1', add: 6, what: 'scn.points.events' }]);
    expect(t.news.at(-1)).toEqual({ type: 'scriptScored', rule: 'SCN-LEAVE-2', side: 0, points: 6, sum: 6 });
    t.work.outcome = { winner: null, rule: 'X-1', reason: 'x' };
    t.now(...away(RED, 0, 1, 2), ...BLUE).end(0);
    expect(t.gone).toEqual([1, 2]);
  });

  it('SCN-PLC-1 places are told with who holds them now, and what they are worth', () => {
    const t = battle({ victory: { points: { bridge: 3 } } }, [...at(RED, bridge), ...BLUE]);
    expect(placesNow(table, t.work).map(({ place: { id }, holder, points }) => [id, holder, points])).toEqual([
      ['bridge', 0, 3],
      ['farm', -1, 0],
    ]);
    expect([placesNow(table, { outcome: null, pieces: [] }), waysOffNow(table, { outcome: null, pieces: [] })]).toEqual(
      [[], []],
    );
  });
});

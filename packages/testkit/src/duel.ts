/**
 * The smallest rule set, for tests of the kernel and as an example: two men on a lane. Both choose a guard in secret, then
 * take turns to step (any whole length up to 20) and strike (two dice against one of the opponent) until one is out or
 * time is up.
 */
import {
  type BattleEvent,
  changeItem,
  type Checked,
  commandSchema,
  D6,
  DICE,
  type Described,
  type DiceRequest,
  type Draft,
  emit,
  type FrameHandler,
  drawHandler,
  type DrawCommand,
  type DrawFrame,
  type DrawNews,
  type DrawRules,
  DRAW_FIELDS,
  machineOf,
  type Outcome,
  pop,
  type Problem,
  push,
  refusal,
  replaceTop,
  type Ruleset,
  type Seat,
} from '@drumhead/engine';
import { choice, number } from '@drumhead/engine/schema';
import type { Probe } from './probe.ts';

export type DuelCommand =
  | { readonly type: 'guard'; readonly guard: string }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'strike' }
  | { readonly type: 'wait' }
  | { readonly type: 'resign' }
  | DrawCommand;

export interface DuelEvent extends BattleEvent {
  readonly type: 'guarded' | 'revealed' | 'stepped' | 'struck' | 'waited' | 'resigned' | DrawNews;
  readonly seat: Seat;
  readonly guard?: string;
  readonly faces?: readonly (readonly number[])[];
}

export interface Man {
  readonly seat: Seat;
  readonly at: number;
  readonly lives: number;
  /** Such as `red-high`; `hidden` in the other's view; null while not chosen. */
  readonly guard: string | null;
}

export interface DuelState {
  readonly setup: DuelSetup;
  readonly men: readonly Man[];
  readonly round: number;
  /** The top one waits. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly drawOffers?: readonly number[];
}

type Frame =
  | DrawFrame
  | { readonly at: 'guards' }
  | { readonly at: 'act'; readonly man: number; readonly left: number }
  | { readonly at: 'blows'; readonly man: number };

export interface DuelSetup {
  readonly lane: number;
  readonly rounds: number;
  readonly names: readonly string[];
}

type Work = Draft<DuelState, DuelEvent>;
type Handler<K extends Frame['at']> = FrameHandler<DuelState, Work, Extract<Frame, { readonly at: K }>, DuelCommand>;

export const SETUP: DuelSetup = { lane: 100, rounds: 6, names: ['red', 'blue'] };
const AVERAGE = [2, 3, 3, 4, 4, 5];
const GUARDS = ['high', 'low'];
const REACH = 30;
const FURTHEST = 20;

const manOf = (state: DuelState, man: number): Man => state.men[man] as Man;

function create(setup: unknown): Checked<DuelState> {
  const problems: Problem[] = [];
  const wrong = (path: string): void => {
    problems.push({ path, rule: 'DUEL-SET-1', reason: 'duel.setup', facts: {} });
  };
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) {
    wrong('');
    return { ok: false, problems };
  }
  const { lane, rounds, names } = setup as Partial<DuelSetup>;
  if (!Number.isInteger(lane) || (lane as number) < 50 || (lane as number) > 1000) wrong('lane');
  if (!Number.isInteger(rounds) || (rounds as number) < 1 || (rounds as number) > 50) wrong('rounds');
  const fit =
    Array.isArray(names) &&
    names.length === 2 &&
    names.every((name) => typeof name === 'string' && /^[a-z]{2,12}$/.test(name) && name !== DICE);
  if (!fit || names?.[0] === names?.[1]) wrong('names');
  if (problems.length > 0) return { ok: false, problems };
  const made: DuelSetup = { lane: lane as number, rounds: rounds as number, names: names as readonly string[] };
  const men = made.names.map((seat, i) => ({ seat, at: i === 0 ? 0 : made.lane, lives: 3, guard: null }));
  return { ok: true, value: { setup: made, men, round: 1, frames: [{ at: 'guards' }], outcome: null } };
}

/** DUEL-GRD. Both choose a guard in secret; then both are revealed. */
const guards: Handler<'guards'> = {
  asks: () => 'both',
  rule: () => 'DUEL-GRD-1',
  offers: (state, _frame, man) =>
    GUARDS.map((guard) => ({ type: 'guard', guard: `${manOf(state, man).seat}-${guard}` })),
  act(work, _frame, man, command) {
    const { seat } = manOf(work, man);
    if (command.type !== 'guard' || !GUARDS.some((guard) => command.guard === `${seat}-${guard}`))
      return refusal('DUEL-GRD-2', 'duel.guard');
    changeItem(work, 'men', man, { guard: command.guard });
    emit(work, { type: 'guarded', rule: 'DUEL-GRD-1', seat, guard: command.guard });
    if (work.men.some((one) => one.guard === null)) return null;
    for (const one of work.men) {
      emit(work, { type: 'revealed', rule: 'DUEL-GRD-3', seat: one.seat, guard: one.guard as string });
    }
    replaceTop(work, { at: 'act', man: 1, left: 2 });
    push(work, { at: 'act', man: 0, left: 2 });
    return null;
  },
};

const apart = (state: DuelState): number => manOf(state, 1).at - manOf(state, 0).at;

function roomFor(state: DuelState, man: number, by: number): boolean {
  const to = manOf(state, man).at + by;
  const free = man === 0 ? to < manOf(state, 1).at : to > manOf(state, 0).at;
  return Number.isInteger(by) && by !== 0 && Math.abs(by) <= FURTHEST && to >= 0 && to <= state.setup.lane && free;
}

/** DUEL-ACT. A man has two actions: steps and blows; or he waits. */
const act: Handler<'act'> = {
  asks: (_state, { man }) => man,
  rule: () => 'DUEL-ACT-1',
  offers(state, { man }) {
    const steps = [-20, -7, 7, 20].filter((by) => roomFor(state, man, by));
    return [
      ...steps.map((by): DuelCommand => ({ type: 'step', by })),
      ...(apart(state) <= REACH ? [{ type: 'strike' } as const] : []),
      { type: 'wait' },
    ];
  },
  covers: (state, { man }, _player, command) => command.type === 'step' && roomFor(state, man, command.by),
  act(work, { man, left }, _player, command) {
    const { seat, at } = manOf(work, man);
    switch (command.type) {
      case 'step':
        if (!roomFor(work, man, command.by)) return refusal('DUEL-ACT-4', 'duel.room', { by: command.by });
        changeItem(work, 'men', man, { at: at + command.by });
        emit(work, { type: 'stepped', rule: 'DUEL-ACT-4', seat });
        spend(work, man, left);
        nextRound(work);
        return null;
      case 'strike':
        if (apart(work) > REACH) return refusal('DUEL-ACT-5', 'duel.far', { apart: apart(work) });
        spend(work, man, left);
        push(work, { at: 'blows', man });
        return null;
      case 'wait':
        emit(work, { type: 'waited', rule: 'DUEL-ACT-6', seat });
        spend(work, man, 1);
        nextRound(work);
        return null;
      default:
        return refusal('DUEL-ACT-2', 'duel.garbage');
    }
  },
};

/** One of the actions that are left is used. */
function spend(work: Work, man: number, left: number): void {
  if (left > 1) replaceTop(work, { at: 'act', man, left: left - 1 });
  else pop(work);
}

/** DUEL-HIT. Each of two dice that beats the parry takes a life. */
const blows: Handler<'blows'> = {
  asks: () => 'dice',
  rule: () => 'DUEL-HIT-1',
  offers: () => [],
  act: () => refusal('DUEL-ACT-2', 'duel.garbage'),
  dice: (state, { man }): readonly DiceRequest[] => [
    { what: 'duel.strike', owner: manOf(state, man).seat, count: 2, faces: D6 },
    { what: 'duel.parry', owner: manOf(state, 1 - man).seat, count: 1, faces: AVERAGE },
  ],
  roll(work, { man }, faces) {
    const [blow, parry] = faces as [number[], number[]];
    const hits = blow.filter((face) => face > (parry[0] as number)).length;
    changeItem(work, 'men', 1 - man, { lives: Math.max(0, manOf(work, 1 - man).lives - hits) });
    const { seat } = manOf(work, man);
    emit(work, { type: 'struck', rule: 'DUEL-HIT-1', seat, faces });
    pop(work);
    if (work.men.every((one) => one.lives > 0)) nextRound(work);
    else work.outcome = { winner: seat, rule: 'DUEL-END-3', reason: 'duel.won' };
  },
};

/** DUEL-END. The next round when both have acted, the end when time is up. */
function nextRound(work: Work): void {
  if (work.frames.length > 0) return;
  if (work.round >= work.setup.rounds) {
    work.outcome = { winner: null, rule: 'DUEL-END-4', reason: 'duel.time' };
    return;
  }
  work.round += 1;
  work.men = work.men.map((man) => ({ ...man, guard: null }));
  push(work, { at: 'guards' });
}

/** DUEL-END-5. Both may agree on a draw; a man offers it once in each round. */
const draw: DrawRules<DuelState, Work> = {
  rule: 'DUEL-END-5',
  again: 'duel.drawAgain',
  turnOf: ({ round }) => round,
  askedBy: (_state, man) => [1 - man],
  emit: (work, type, man) => emit(work, { type, rule: 'DUEL-END-5', seat: manOf(work, man).seat }),
  agree(work) {
    work.outcome = { winner: null, rule: 'DUEL-END-5', reason: 'duel.agreed' };
  },
};

const machine = machineOf<DuelState, Frame, DuelCommand, DuelEvent>({
  handlers: { guards, act, blows, drawOffer: drawHandler(draw) },
  seats: (state) => state.setup.names,
  answered: (state, man) => manOf(state, man).guard !== null,
  problem: commandSchema<DuelState>(
    {
      guard: {
        guard: choice(SETUP.names.concat('hidden').flatMap((seat) => GUARDS.map((guard) => `${seat}-${guard}`))),
      },
      step: { by: number(-Number.MAX_VALUE, Number.MAX_VALUE) },
      strike: {},
      wait: {},
      resign: {},
      ...DRAW_FIELDS,
    },
    {},
  ),
  resign(work, man) {
    emit(work, { type: 'resigned', rule: 'DUEL-END-2', seat: manOf(work, man).seat });
    work.outcome = { winner: manOf(work, 1 - man).seat, rule: 'DUEL-END-2', reason: 'duel.resigned' };
  },
  draw,
});

/** One man has chosen and the other has not: the choice is hidden from the other. */
const hiding = (state: DuelState, man: Man, seat: Seat | null): boolean =>
  man.seat !== seat && man.guard !== null && state.men.some((other) => other.guard === null);

export const duel: Ruleset<DuelState, DuelCommand, DuelEvent> = {
  id: 'duel',
  version: 2,
  scenarios: ['meadow', 'corridor'],
  create,
  scenario: (id) => (id === 'meadow' ? SETUP : id === 'corridor' ? { ...SETUP, lane: 60, rounds: 12 } : null),
  seats: (state) => state.setup.names,
  pending: machine.pending,
  offers: machine.offers,
  covers: machine.covers,
  decide: machine.decide,
  outcome: (state) => state.outcome,
  view: (state, seat) => ({
    ...state,
    men: state.men.map((man) => (hiding(state, man, seat) ? { ...man, guard: 'hidden' } : man)),
  }),
  hears: (state, event, seat) => {
    const secret = event.type === 'guarded' && event.seat !== seat && state.men.some((man) => man.guard === null);
    return secret ? { type: event.type, rule: event.rule, seat: event.seat } : event;
  },
  isOpen: (state, seat) => !state.men.some((man) => hiding(state, man, seat)),
  // A man who holds until a round waits his actions out.
  standing: (view, seat, { holdUntil }) => {
    const frame = view.frames.at(-1);
    const isHolding =
      frame?.at === 'act' && manOf(view, frame.man).seat === seat && holdUntil === `round ${view.round}`;
    return isHolding ? { type: 'wait' } : null;
  },
  nearest: (state, seat, command) => {
    const frame = state.frames.at(-1);
    if (command?.type !== 'step' || frame?.at !== 'act' || machine.offers(state, seat).length === 0) return null;
    const legal = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => i - FURTHEST).filter((by) =>
      roomFor(state, frame.man, by),
    );
    const aim = Number.isFinite(command.by) ? command.by : 0;
    const [best] = legal.sort((one, other) => Math.abs(one - aim) - Math.abs(other - aim));
    return best === undefined ? null : { type: 'step', by: best };
  },
  summary: (state) => ({ length: state.round, scores: [] }),
  describe: (_state, event): Described => ({ key: `duel.${event.type}`, facts: { seat: event.seat } }),
};

export const probe: Probe<DuelState> = {
  faults: (state) =>
    state.men.filter((man) => man.at < 0 || man.at > state.setup.lane).map((man) => `${man.seat} left the lane`),
  secrets: (state, seat) => state.men.filter((man) => hiding(state, man, seat)).map((man) => JSON.stringify(man.guard)),
};

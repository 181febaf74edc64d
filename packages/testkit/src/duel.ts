/**
 * A toy rule set for the kernel's own tests: two men on a lane. Both choose a guard in secret, then take turns to
 * step (any whole length up to 20) and strike (two dice, and one of the opponent's) until one is out or time is up.
 */
import {
  type BattleEvent,
  checkRoll,
  type Checked,
  type Decision,
  DICE,
  type Described,
  type DiceRequest,
  type Outcome,
  type Pending,
  type Problem,
  refused,
  type Roll,
  type Ruleset,
  type Seat,
} from '@drumhead/engine';

export type DuelCommand =
  | { readonly type: 'guard'; readonly guard: string }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'strike' }
  | { readonly type: 'wait' }
  | { readonly type: 'resign' };

export interface DuelEvent extends BattleEvent {
  readonly type: 'guarded' | 'revealed' | 'stepped' | 'struck' | 'waited' | 'resigned';
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
}

type Frame =
  | { readonly at: 'guards' }
  | { readonly at: 'act'; readonly man: number; readonly left: number }
  | { readonly at: 'blows'; readonly man: number };

export interface DuelSetup {
  readonly lane: number;
  readonly rounds: number;
  readonly names: readonly string[];
}

export const SETUP: DuelSetup = { lane: 100, rounds: 6, names: ['red', 'blue'] };
const D6 = [1, 2, 3, 4, 5, 6];
const AVERAGE = [2, 3, 3, 4, 4, 5];
const GUARDS = ['high', 'low'];
const REACH = 30;
const FURTHEST = 20;

const top = (state: DuelState): Frame => state.frames[state.frames.length - 1] as Frame;
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

function pending(state: DuelState): readonly Pending[] {
  if (state.outcome !== null) return [];
  const frame = top(state);
  switch (frame.at) {
    case 'guards':
      return state.men
        .filter((man) => man.guard === null)
        .map(({ seat }) => ({ seat, decision: 'guards', rule: 'DUEL-GRD-1' }));
    case 'act':
      return [{ seat: manOf(state, frame.man).seat, decision: 'act', rule: 'DUEL-ACT-1' }];
    case 'blows':
      return [{ seat: DICE, decision: 'blows', rule: 'DUEL-HIT-1', dice: blows(state, frame.man) }];
  }
}

function blows(state: DuelState, man: number): readonly DiceRequest[] {
  return [
    { what: 'duel.strike', owner: manOf(state, man).seat, count: 2, faces: D6 },
    { what: 'duel.parry', owner: manOf(state, 1 - man).seat, count: 1, faces: AVERAGE },
  ];
}

const apart = (state: DuelState): number => manOf(state, 1).at - manOf(state, 0).at;

function roomFor(state: DuelState, man: number, by: number): boolean {
  const to = manOf(state, man).at + by;
  const free = man === 0 ? to < manOf(state, 1).at : to > manOf(state, 0).at;
  return Number.isInteger(by) && by !== 0 && Math.abs(by) <= FURTHEST && to >= 0 && to <= state.setup.lane && free;
}

function offers(state: DuelState, seat: Seat): readonly DuelCommand[] {
  if (!pending(state).some((waiting) => waiting.seat === seat) || seat === DICE) return [];
  const frame = top(state);
  if (frame.at !== 'act') return GUARDS.map((guard) => ({ type: 'guard', guard: `${seat}-${guard}` }));
  const steps = [-20, -7, 7, 20].filter((by) => roomFor(state, frame.man, by));
  return [
    ...steps.map((by): DuelCommand => ({ type: 'step', by })),
    ...(apart(state) <= REACH ? [{ type: 'strike' } as const] : []),
    { type: 'wait' },
  ];
}

function covers(state: DuelState, seat: Seat, command: DuelCommand): boolean {
  const open = offers(state, seat);
  if (command.type === 'guard') return open.some((offer) => offer.type === 'guard' && offer.guard === command.guard);
  if (command.type !== 'step') return open.some((offer) => offer.type === command.type);
  const frame = state.outcome === null ? top(state) : null;
  return open.length > 0 && frame?.at === 'act' && roomFor(state, frame.man, command.by);
}

function decide(state: DuelState, seat: Seat, command: DuelCommand | Roll): Decision<DuelState, DuelEvent> {
  if (state.outcome !== null) return refused('DUEL-END-1', 'duel.over');
  if (typeof command !== 'object' || command === null) return refused('DUEL-ACT-2', 'duel.garbage');
  const man = state.men.findIndex((one) => one.seat === seat);
  if (command.type === 'resign' && man >= 0) {
    const outcome: Outcome = { winner: manOf(state, 1 - man).seat, rule: 'DUEL-END-2', reason: 'duel.resigned' };
    return {
      ok: true,
      state: { ...state, frames: [], outcome },
      events: [{ type: 'resigned', rule: 'DUEL-END-2', seat }],
    };
  }
  if (!pending(state).some((waiting) => waiting.seat === seat))
    return refused('DUEL-ACT-3', 'duel.turn', { seat: String(seat) });
  const frame = top(state);
  switch (frame.at) {
    case 'guards':
      return chooseGuard(state, seat, man, command);
    case 'act':
      return act(state, seat, frame.man, frame.left, command);
    case 'blows': {
      const refusal = checkRoll(blows(state, frame.man), command);
      return refusal === null ? strike(state, frame.man, (command as Roll).faces) : { ok: false, refusal };
    }
  }
}

function chooseGuard(
  state: DuelState,
  seat: Seat,
  man: number,
  command: DuelCommand | Roll,
): Decision<DuelState, DuelEvent> {
  if (command.type !== 'guard' || !GUARDS.some((guard) => command.guard === `${seat}-${guard}`))
    return refused('DUEL-GRD-2', 'duel.guard');
  const men = state.men.slice();
  men[man] = { ...manOf(state, man), guard: command.guard };
  const events: DuelEvent[] = [{ type: 'guarded', rule: 'DUEL-GRD-1', seat, guard: command.guard }];
  if (men.some((one) => one.guard === null)) return { ok: true, state: { ...state, men }, events };
  for (const one of men)
    events.push({ type: 'revealed', rule: 'DUEL-GRD-3', seat: one.seat, guard: one.guard as string });
  return {
    ok: true,
    state: {
      ...state,
      men,
      frames: [
        { at: 'act', man: 1, left: 2 },
        { at: 'act', man: 0, left: 2 },
      ],
    },
    events,
  };
}

function act(
  state: DuelState,
  seat: Seat,
  man: number,
  left: number,
  command: DuelCommand | Roll,
): Decision<DuelState, DuelEvent> {
  const below = state.frames.slice(0, -1);
  const rest: readonly Frame[] = left > 1 ? [...below, { at: 'act', man, left: left - 1 }] : below;
  switch (command.type) {
    case 'step': {
      if (!roomFor(state, man, command.by))
        return refused('DUEL-ACT-4', 'duel.room', {
          by: Number.isFinite(command.by) ? command.by : String(command.by),
        });
      const men = state.men.slice();
      men[man] = { ...manOf(state, man), at: manOf(state, man).at + command.by };
      return {
        ok: true,
        state: onward({ ...state, men, frames: rest }),
        events: [{ type: 'stepped', rule: 'DUEL-ACT-4', seat }],
      };
    }
    case 'strike':
      if (apart(state) > REACH) return refused('DUEL-ACT-5', 'duel.far', { apart: apart(state) });
      return { ok: true, state: { ...state, frames: [...rest, { at: 'blows', man }] }, events: [] };
    case 'wait':
      return {
        ok: true,
        state: onward({ ...state, frames: below }),
        events: [{ type: 'waited', rule: 'DUEL-ACT-6', seat }],
      };
    default:
      return refused('DUEL-ACT-2', 'duel.garbage');
  }
}

function strike(state: DuelState, man: number, faces: readonly (readonly number[])[]): Decision<DuelState, DuelEvent> {
  const [blow, parry] = faces as [number[], number[]];
  const foe = manOf(state, 1 - man);
  const hits = blow.filter((face) => face > (parry[0] as number)).length;
  const men = state.men.slice();
  men[1 - man] = { ...foe, lives: Math.max(0, foe.lives - hits) };
  const seat = manOf(state, man).seat;
  const events: DuelEvent[] = [{ type: 'struck', rule: 'DUEL-HIT-1', seat, faces }];
  const next: DuelState = { ...state, men, frames: state.frames.slice(0, -1) };
  if (men.every((one) => one.lives > 0)) return { ok: true, state: onward(next), events };
  return {
    ok: true,
    state: { ...next, frames: [], outcome: { winner: seat, rule: 'DUEL-END-3', reason: 'duel.won' } },
    events,
  };
}

/** The next round when both have acted, the end when time is up. */
function onward(state: DuelState): DuelState {
  if (state.frames.length > 0) return state;
  if (state.round >= state.setup.rounds)
    return { ...state, outcome: { winner: null, rule: 'DUEL-END-4', reason: 'duel.time' } };
  return {
    ...state,
    round: state.round + 1,
    men: state.men.map((man) => ({ ...man, guard: null })),
    frames: [{ at: 'guards' }],
  };
}

/** Somebody has chosen, and the other has not yet: what he chose is nobody else's business. */
const hiding = (state: DuelState, man: Man, seat: Seat): boolean =>
  man.seat !== seat && man.guard !== null && state.men.some((other) => other.guard === null);

export const duel: Ruleset<DuelState, DuelCommand, DuelEvent> = {
  id: 'duel',
  version: 2,
  scenarios: ['meadow', 'corridor'],
  create,
  scenario: (id) => (id === 'meadow' ? SETUP : id === 'corridor' ? { ...SETUP, lane: 60, rounds: 12 } : null),
  seats: (state) => state.setup.names,
  pending,
  offers,
  covers,
  decide,
  outcome: (state) => state.outcome,
  view: (state, seat) => ({
    ...state,
    men: state.men.map((man) => (hiding(state, man, seat) ? { ...man, guard: 'hidden' } : man)),
  }),
  secrets: (state, seat) => state.men.filter((man) => hiding(state, man, seat)).map((man) => JSON.stringify(man.guard)),
  hears: (state, event, seat) => {
    const secret = event.type === 'guarded' && event.seat !== seat && state.men.some((man) => man.guard === null);
    return secret ? { type: event.type, rule: event.rule, seat: event.seat } : event;
  },
  nearest: (state, seat, command) => {
    const frame = state.outcome === null ? top(state) : null;
    if (command?.type !== 'step' || frame?.at !== 'act' || offers(state, seat).length === 0) return null;
    const legal = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => i - FURTHEST).filter((by) =>
      roomFor(state, frame.man, by),
    );
    const aim = Number.isFinite(command.by) ? command.by : 0;
    const [best] = legal.sort((one, other) => Math.abs(one - aim) - Math.abs(other - aim));
    return best === undefined ? null : { type: 'step', by: best };
  },
  summary: (state) => ({ length: state.round, scores: [] }),
  faults: (state) =>
    state.men.filter((man) => man.at < 0 || man.at > state.setup.lane).map((man) => `${man.seat} left the lane`),
  describe: (_state, event): Described => ({ key: `duel.${event.type}`, facts: { seat: event.seat } }),
  resign: () => ({ type: 'resign' }),
};

/**
 * The battle as it is shown. The host plays on at once and saves; this store follows it step by step at the reader's
 * pace, so that no pace, pause or step back can change what happens.
 */
import { DICE, momentOf } from '@drumhead/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sameFields } from './sameFields.ts';
import type { Messages } from '../../i18n/index.ts';
import type { AnyStep, Hosted } from '../host/hosted.ts';
import { lastOrderIn } from '../host/lastOrders.ts';
import { isHuman } from '../players/players.ts';
import { type Pace, STAY } from './pace.ts';
import { isTold, nextStop, previousStop, tellerOf } from './told.ts';

interface Following {
  /** Number of the command after which the steps are counted: the viewer's last order. */
  readonly since: number;
  /** All that happened, also what is not shown yet. */
  readonly all: readonly AnyStep[];
  /** An earlier position than the last is shown: nothing can be ordered. */
  readonly behind: boolean;
  readonly paused: boolean;
  /** The battle was opened, or handed over, since the viewer's last order. */
  readonly returned: boolean;
}

export interface Shown extends Hosted {
  readonly following: Following;
}

export interface Follower {
  readonly store: StoreApi<Shown>;
  /** Shows the step before; pauses. */
  readonly back: () => void;
  /** Shows the position after so many commands; pauses if it is not the last. */
  readonly goTo: (count: number) => void;
  readonly pause: () => void;
  /** Goes on, or from the first step where all has been shown. */
  readonly play: () => void;
  /** Shows everything at once until the person must decide. */
  readonly skip: () => void;
}

interface FollowerNeeds {
  pace(): Pace;
  now(): number;
  /** Calls back later; returns how to cancel it. */
  later(ms: number, then: () => void): () => void;
  /** Milliseconds until the pieces have arrived. */
  travelLeft(): number;
  /** Is the next change a move to watch? */
  watchTravel(on: boolean): void;
}

/** Keys stand for texts: whether something is told does not depend on the language. */
const KEYS: Messages = { t: (key) => key, translate: (key) => key, language: 'en' };

const NOTHING: Following = { since: 0, all: [], behind: false, paused: false, returned: false };

const LOOKED_AT: Following = { ...NOTHING, behind: true };

/** `truth`: the host's store, which is always up to date. */
export function createFollower(truth: StoreApi<Hosted>, needs: FollowerNeeds): Follower {
  const store = createStore<Shown>(() => ({ ...truth.getState(), following: NOTHING }));
  let at = 0;
  let paused = false;
  let skipping = false;
  let returned = false;
  let shownAt = 0;
  let cancel = (): void => undefined;

  const told = (step: AnyStep): boolean => {
    const { screen, viewer } = truth.getState();
    return screen !== null && isTold(tellerOf(screen, viewer, KEYS)(step));
  };

  const asksPerson = ({ state }: AnyStep): boolean => {
    const { battle, saved } = truth.getState();
    return battle?.ruleset.pending(state).some(({ seat }) => seat !== DICE && isHuman(saved?.seats[seat])) ?? false;
  };

  function publish(): void {
    const now = truth.getState();
    const { battle, saved, steps } = now;
    // A battle that is only looked at has no saved one behind it.
    if (!battle || !saved) return store.setState({ ...now, following: battle ? LOOKED_AT : NOTHING }, true);
    const behind = at < battle.count;
    const before = store.getState();
    const newly = { since: lastOrderIn(now), all: steps, behind, paused, returned };
    // The same object as long as it says the same: whoever shows it need not do so again.
    const following = sameFields(before.following, newly) ? before.following : newly;
    if (!behind) return store.setState({ ...now, following }, true);
    store.setState({
      ...now,
      battle: momentOf(battle, at),
      steps: before.steps.length === at && before.steps[at - 1] === steps[at - 1] ? before.steps : steps.slice(0, at),
      saved: { ...saved, over: false },
      viewer: before.viewer === '' ? now.viewer : before.viewer,
      handover: null,
      thinking: null,
      busy: true,
      following,
    });
  }

  function show(count: number, travels: boolean): void {
    needs.watchTravel(travels);
    at = count;
    shownAt = needs.now();
  }

  function follow(): void {
    cancel();
    for (;;) {
      const { steps, busy } = truth.getState();
      if (at === steps.length && !busy) [paused, skipping] = [false, false];
      const next = paused ? null : nextStop(steps, at, !busy, { told, asksPerson });
      if (next === null) break;
      const step = steps[next - 1] as AnyStep;
      const wait = skipping ? 0 : waitFor(step);
      if (wait > 0) {
        cancel = needs.later(wait, follow);
        break;
      }
      show(next, !skipping);
    }
    publish();
  }

  /** Milliseconds until a step may be shown. A person's own orders are shown at once. */
  function waitFor(step: AnyStep): number {
    const pace = needs.pace();
    const viewer = store.getState().viewer || truth.getState().viewer;
    if (pace === 'instant' || step.seat === viewer) return 0;
    return Math.max(shownAt + STAY[pace] - needs.now(), needs.travelLeft());
  }

  truth.subscribe((now, before) => {
    const opened = now.saved?.id !== before.saved?.id || (now.battle !== null && before.battle === null);
    const count = now.battle?.count ?? 0;
    if (opened) {
      [paused, skipping, returned] = [false, false, count > 0];
      show(count, false);
    } else if (count < at || count < (before.battle?.count ?? 0)) {
      // Commands were undone.
      paused = false;
      if (count < at) show(count, false);
    }
    if (before.handover !== null && now.handover === null && now.viewer !== before.viewer) returned = true;
    if (!opened && lastOrderIn(now) > lastOrderIn(before) && now.viewer === before.viewer) returned = false;
    if (now.battle && now.saved) follow();
    else {
      cancel();
      publish();
    }
  });

  const jump = (count: number): void => {
    [paused, skipping] = [true, false];
    show(count, false);
    follow();
  };
  return {
    store,
    back: () => {
      const { steps } = truth.getState();
      jump(previousStop(steps, at, Math.min(at, lastOrderIn(truth.getState())), told));
    },
    goTo: jump,
    pause() {
      [paused, skipping] = [true, false];
      follow();
    },
    play() {
      const now = truth.getState();
      paused = false;
      if (at === now.steps.length && !now.busy) show(lastOrderIn(now), false);
      else shownAt = needs.now() - STAY[needs.pace()];
      follow();
    },
    skip() {
      paused = false;
      skipping = true;
      follow();
    },
  };
}

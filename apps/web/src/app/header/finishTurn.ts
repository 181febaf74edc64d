/** A captain gives the reader's orders until the turn, or the battle, is over. */
import { createStore } from 'zustand/vanilla';
import type { BattleSession } from '../../battle/host/battleSession.ts';
import { tellerOf } from '../../battle/follow/told.ts';
import { onScreen } from '../../battle/index.ts';
import { adviceFor } from '../../battle/players/adviser.ts';
import type { Messages } from '../../i18n/index.ts';

/** Keys stand for texts: whether a turn begins does not depend on the language. */
const KEYS: Messages = { t: (key) => key, translate: (key) => key, language: 'en' };

export type Stretch = 'turn' | 'battle';

/** How to take the command back from the captain; null: he has none. */
export const finishing = createStore<{ readonly stop: (() => void) | null }>(() => ({ stop: null }));

/**
 * Ends where the turn passes, unless he fights the whole battle, where that ends, another person has to decide, or the
 * reader gives an order meanwhile. Fails where no captain can be asked.
 */
export async function finish(session: BattleSession, stretch: Stretch): Promise<void> {
  const thinking = new AbortController();
  finishing.setState({ stop: () => thinking.abort() });
  try {
    await orders(session, stretch, thinking.signal);
  } catch (error) {
    if (!thinking.signal.aborted) throw error;
  } finally {
    finishing.setState({ stop: null });
  }
}

async function orders(session: BattleSession, stretch: Stretch, signal: AbortSignal): Promise<void> {
  const begun = onScreen.getState();
  const isHere = () => onScreen.getState().saved?.id === begun.saved?.id && !signal.aborted;
  // What standing orders answer in between is no order of the reader's.
  let given = numberOfLast(begun);
  for (;;) {
    const now = await atRest(signal);
    const { battle, viewer, screen, steps } = now;
    if (!battle || !screen || !isHere() || viewer !== begun.viewer) return;
    const tell = tellerOf(screen, viewer, KEYS);
    const news = stretch === 'turn' ? steps.slice(begun.steps.length) : [];
    const isPassed = news.some((step) => tell(step).some(({ opens }) => opens === 'turn'));
    if (isPassed || numberOfLast(now) !== given) return;
    if (!battle.ruleset.pending(battle.state).some(({ seat }) => seat === viewer)) return;
    const advice = await adviceFor(battle.ruleset, battle.state, viewer, signal);
    if (!advice || !isHere() || onScreen.getState().battle?.count !== battle.count) return;
    if (!(await session.order(advice.best))) return;
    given = numberOfLast(onScreen.getState());
  }
}

/** Number of the last order that the reader gave, also while it is not shown yet. */
const numberOfLast = ({ saved, viewer }: Pick<ReturnType<typeof onScreen.getState>, 'saved' | 'viewer'>): number =>
  saved?.ordered?.[viewer] ?? 0;

/** The battle once nobody but a person has anything to do, or once the command is taken back. */
function atRest(signal: AbortSignal): Promise<ReturnType<typeof onScreen.getState>> {
  return new Promise((done) => {
    if (signal.aborted || !onScreen.getState().busy) return done(onScreen.getState());
    const end = (): void => {
      unsubscribe();
      signal.removeEventListener('abort', end);
      done(onScreen.getState());
    };
    const unsubscribe = onScreen.subscribe(({ busy }) => !busy && end());
    signal.addEventListener('abort', end);
  });
}

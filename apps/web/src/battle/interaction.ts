/**
 * The hand over the table: what is selected, which tool is held. It stands apart from the battle, so that a drag draws
 * the overlay alone anew. What a hand can do is the rule set's; that it lets go when the battle goes on, and outlives a
 * reload of the page, is the same for all.
 */
import type { AnyRuleset, Command, Seat } from '@drumhead/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Hosted } from './hostState.ts';
import { host, useHosted } from './index.ts';

/** What an input brings: the hand after it, whether a press took hold of something, and perhaps a command. */
export interface Handled<Hand, C> {
  readonly hand: Hand;
  readonly holds: boolean;
  readonly send?: C;
}

/** `Scene`: what the screen asks of one moment. */
export interface HandRules<Scene, Hand, Input, C extends Command> {
  /** Name of the rule set: the hand rests while another one is on the table. */
  readonly ruleset: string;
  readonly empty: Hand;
  /** `rules`: those of the battle, which may be an older version. */
  sceneOf(state: unknown, viewer: Seat, rules: AnyRuleset): Scene;
  step(hand: Hand, input: Input, scene: Scene): Handled<Hand, C>;
  /** The hand once the battle has gone on, or the same one to keep it as it is. */
  renewed(hand: Hand, scene: Scene, now: Hosted, before: Hosted): Hand;
  /** Is this a hand that a reload of the page may give back? */
  lasts(hand: Hand): boolean;
}

export interface Hands<Scene, Hand, Input, C extends Command> {
  readonly useScene: () => Scene | null;
  readonly useHand: <T>(pick: (hand: Hand) => T) => T;
  readonly handNow: () => Hand;
  readonly sceneNow: () => Scene | null;
  /** One input. Tells whether the hand took hold of something. */
  readonly act: (input: Input) => boolean;
  readonly send: (command: C) => void;
}

const KEPT = 'drumhead.hand';

interface Kept<Hand> {
  readonly id: string;
  readonly count: number;
  readonly hand: Hand;
}

export function createHands<Scene, Hand, Input, C extends Command>(
  rules: HandRules<Scene, Hand, Input, C>,
): Hands<Scene, Hand, Input, C> {
  const hands = createStore<Hand>(() => rules.empty);
  let known: { readonly state: unknown; readonly viewer: Seat; readonly scene: Scene } | null = null;

  function sceneIn({ battle, viewer, screen }: Hosted): Scene | null {
    if (!battle || viewer === '' || screen?.ruleset.id !== rules.ruleset) return null;
    if (known && known.state === battle.state && known.viewer === viewer) return known.scene;
    const scene = rules.sceneOf(battle.state, viewer, battle.ruleset);
    known = { state: battle.state, viewer, scene };
    return scene;
  }

  const send = (command: C): void => void host.order(command);

  /** Whenever the battle goes on, a half-made order is put down, and the piece whose turn it is comes into the hand. */
  host.store.subscribe((now, before) => {
    if (now.battle === before.battle && now.viewer === before.viewer) return;
    const scene = sceneIn(now);
    const kept = scene && !before.battle ? keptHand() : null;
    hands.setState(scene ? (kept ?? rules.renewed(hands.getState(), scene, now, before)) : rules.empty, true);
  });

  let keeping: ReturnType<typeof setTimeout> | undefined;

  hands.subscribe((hand) => {
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      const { saved, battle } = host.store.getState();
      if (!saved || !battle || !rules.lasts(hand)) return;
      try {
        sessionStorage.setItem(KEPT, JSON.stringify({ id: saved.id, count: battle.count, hand } satisfies Kept<Hand>));
      } catch {
        // Then it is made anew.
      }
    }, 200);
  });

  /** The order that was being made when the page was left, if the battle still stands where it stood. */
  function keptHand(): Hand | null {
    const { saved, battle } = host.store.getState();
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept<Hand> | null;
      return kept && kept.id === saved?.id && kept.count === battle?.count ? kept.hand : null;
    } catch {
      return null;
    }
  }

  return {
    useScene: () => useHosted(sceneIn),
    useHand: (pick) => useStore(hands, pick),
    handNow: () => hands.getState(),
    sceneNow: () => sceneIn(host.store.getState()),
    act(input) {
      const scene = sceneIn(host.store.getState());
      if (!scene) return false;
      const next = rules.step(hands.getState(), input, scene);
      hands.setState(next.hand, true);
      if (next.send) send(next.send);
      return next.holds;
    },
    send,
  };
}

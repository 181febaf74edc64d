/**
 * The hand over the table: what is selected, which tool is held. It stands apart from the battle, so that a drag draws
 * the overlay alone anew. What a hand can do is the rule set's; that it lets go when the battle goes on, and outlives a
 * reload of the page, is the same for all.
 */
import type { Command, Seat } from '@drumhead/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Hosted } from './hostState.ts';
import { host, useHosted } from './index.ts';

/** What an input brings: the hand after it, whether a press took hold of something, and perhaps a command. */
export interface StepResult<Interaction, C> {
  readonly interaction: Interaction;
  readonly holds: boolean;
  readonly send?: C;
}

/** `Scene`: what the screen asks of one moment. */
export interface InteractionRules<Scene, Interaction, Input, C extends Command> {
  /** Name of the rule set: the hand rests while another one is on the table. */
  readonly ruleset: string;
  readonly empty: Interaction;
  sceneOf(state: unknown, viewer: Seat): Scene;
  step(interaction: Interaction, input: Input, scene: Scene): StepResult<Interaction, C>;
  /** The hand once the battle has gone on, or the same one to keep it as it is. */
  afterBattleChange(interaction: Interaction, scene: Scene, now: Hosted, before: Hosted): Interaction;
  /** Is this a hand that a reload of the page may give back? */
  isRestorable(interaction: Interaction): boolean;
}

export interface InteractionStore<Scene, Interaction, Input, C extends Command> {
  readonly useScene: () => Scene | null;
  readonly useInteraction: <T>(pick: (interaction: Interaction) => T) => T;
  readonly currentInteraction: () => Interaction;
  readonly currentScene: () => Scene | null;
  /** One input. Tells whether the hand took hold of something. */
  readonly dispatch: (input: Input) => boolean;
  readonly send: (command: C) => void;
}

const STORED = 'drumhead.hand';

interface StoredInteraction<Interaction> {
  readonly id: string;
  readonly count: number;
  readonly interaction: Interaction;
}

export function createInteractionStore<Scene, Interaction, Input, C extends Command>(
  rules: InteractionRules<Scene, Interaction, Input, C>,
): InteractionStore<Scene, Interaction, Input, C> {
  const interactions = createStore<Interaction>(() => rules.empty);
  let known: { readonly state: unknown; readonly viewer: Seat; readonly scene: Scene } | null = null;

  function sceneIn({ battle, viewer, screen }: Hosted): Scene | null {
    if (!battle || viewer === '' || screen?.ruleset.id !== rules.ruleset) return null;
    if (known && known.state === battle.state && known.viewer === viewer) return known.scene;
    const scene = rules.sceneOf(battle.state, viewer);
    known = { state: battle.state, viewer, scene };
    return scene;
  }

  const send = (command: C): void => void host.order(command);

  /** Whenever the battle goes on, a half-made order is put down, and the piece whose turn it is comes into the hand. */
  host.store.subscribe((now, before) => {
    if (now.battle === before.battle && now.viewer === before.viewer) return;
    const scene = sceneIn(now);
    const kept = scene && !before.battle ? storedInteraction() : null;
    interactions.setState(
      scene ? (kept ?? rules.afterBattleChange(interactions.getState(), scene, now, before)) : rules.empty,
      true,
    );
  });

  let keeping: ReturnType<typeof setTimeout> | undefined;

  interactions.subscribe((interaction) => {
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      const { saved, battle } = host.store.getState();
      if (!saved || !battle || !rules.isRestorable(interaction)) return;
      try {
        sessionStorage.setItem(
          STORED,
          JSON.stringify({ id: saved.id, count: battle.count, interaction } satisfies StoredInteraction<Interaction>),
        );
      } catch {
        // Then it is made anew.
      }
    }, 200);
  });

  /** The order that was being made when the page was left, if the battle still stands where it stood. */
  function storedInteraction(): Interaction | null {
    const { saved, battle } = host.store.getState();
    try {
      const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as StoredInteraction<Interaction> | null;
      return kept && kept.id === saved?.id && kept.count === battle?.count ? kept.interaction : null;
    } catch {
      return null;
    }
  }

  return {
    useScene: () => useHosted(sceneIn),
    useInteraction: (pick) => useStore(interactions, pick),
    currentInteraction: () => interactions.getState(),
    currentScene: () => sceneIn(host.store.getState()),
    dispatch(input) {
      const scene = sceneIn(host.store.getState());
      if (!scene) return false;
      const next = rules.step(interactions.getState(), input, scene);
      interactions.setState(next.interaction, true);
      if (next.send) send(next.send);
      return next.holds;
    },
    send,
  };
}

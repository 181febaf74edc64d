/**
 * Interaction store: the selected piece and the current tool, apart from the battle, so that a drag renders the overlay
 * alone. The tool step belongs to the rule set; the store updates after changes of the battle and survives a reload.
 */
import { type AnyRuleset, type Command, DRAW_OFFER, type Pending, type Seat } from '@drumhead/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isCertain } from './atOnce.ts';
import { REPLAY_VIEWER } from '../host/hostState.ts';
import { settings } from '../settings.ts';
import type { Shown } from '../follow/follower.ts';
import { follower, onScreen, useHosted } from '../index.ts';
import type { Hosted } from '../host/hosted.ts';

/** Result of an input: the interaction after it, whether a press grabbed something, perhaps a command. */
export interface StepResult<Interaction, C> {
  readonly interaction: Interaction;
  readonly holds: boolean;
  readonly send?: C;
  /** Several that belong together; the first refusal ends them. */
  readonly sendAll?: readonly C[];
  /** Is the chosen piece to be activated? Where this is not said, a tap on it does so. */
  readonly activates?: boolean;
}

interface AnyInput {
  readonly type: string;
}

interface Confirm {
  readonly type: 'confirm';
}

interface Held {
  readonly tool: { readonly at: string };
}

/** `Scene`: the view model of the rule set. */
export interface InteractionRules<Scene, Interaction extends Held, Input extends AnyInput, C extends Command> {
  /** Id of the rule set; inputs are ignored while another one is on the table. */
  readonly ruleset: string;
  readonly empty: Interaction;
  /** `rules`: those of the battle, which may be an older version. */
  sceneOf(state: unknown, viewer: Seat, rules: AnyRuleset): Scene;
  step(interaction: Interaction, input: Input | Confirm, scene: Scene): StepResult<Interaction, C>;
  /** The interaction after the battle has changed. */
  afterBattleChange(interaction: Interaction, scene: Scene, now: Hosted, before: Hosted): Interaction;
  /** The orders that activate the chosen piece with so many dice; none where it cannot be activated now. */
  activated?(interaction: Interaction, scene: Scene, dice: number): readonly C[];
  /** Kinds of orders that ask before they go, also where orders go at once. */
  readonly givesAway?: readonly string[];
  /** May a reload of the page restore this interaction? */
  isRestorable(interaction: Interaction): boolean;
}

export interface InteractionStore<Scene, Interaction, Input, C extends Command> {
  readonly useScene: () => Scene | null;
  readonly useInteraction: <T>(pick: (interaction: Interaction) => T) => T;
  readonly currentInteraction: () => Interaction;
  readonly currentScene: () => Scene | null;
  /** Applies one input; true if it grabbed something. */
  readonly dispatch: (input: Input) => boolean;
  readonly send: (command: C) => void;
  /** Several that belong together; the first refusal ends them. True: all were accepted. */
  readonly order: (...commands: readonly C[]) => Promise<boolean>;
}

/** Tools of another shape, from an older page, lie under another name. */
const STORED = 'drumhead.tool';

interface StoredInteraction<Interaction> {
  readonly id: string;
  readonly count: number;
  readonly interaction: Interaction;
}

/** Inputs that choose a piece. */
const CHOOSING = ['tap', 'pick'];
const DICE = { ask: null, one: 1, two: 2, three: 3 } as const;

export function createInteractionStore<Scene, Interaction extends Held, Input extends AnyInput, C extends Command>(
  rules: InteractionRules<Scene, Interaction, Input, C>,
): InteractionStore<Scene, Interaction, Input, C> {
  const interactions = createStore<Interaction>(() => rules.empty);
  let known: {
    readonly state: unknown;
    readonly viewer: Seat;
    readonly behind: boolean;
    readonly scene: Scene;
  } | null = null;

  function sceneIn({ battle, viewer, screen, following: { behind } }: Shown): Scene | null {
    if (!battle || viewer === '' || screen?.ruleset.id !== rules.ruleset) return null;
    if (known && known.state === battle.state && known.viewer === viewer && known.behind === behind) return known.scene;
    const scene = rules.sceneOf(battle.state, viewer, rulesOfView(battle.ruleset, viewer, behind));
    known = { state: battle.state, viewer, behind, scene };
    return scene;
  }

  const order = async (...commands: readonly C[]): Promise<boolean> =>
    (await onScreen.getState().session?.order(...commands)) ?? false;
  const send = (command: C): void => void order(command);

  /** A change of the battle ends a half-made order and selects the piece that must act. */
  follower.store.subscribe((now, before) => {
    const same = now.battle === before.battle && now.viewer === before.viewer;
    if (same && now.following.behind === before.following.behind) return;
    const scene = sceneIn(now);
    const stored = scene && !before.battle ? storedInteraction() : null;
    interactions.setState(
      scene ? (stored ?? rules.afterBattleChange(interactions.getState(), scene, now, before)) : rules.empty,
      true,
    );
  });

  let keeping: ReturnType<typeof setTimeout> | undefined;

  interactions.subscribe((interaction) => {
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      const { saved, battle } = follower.store.getState();
      if (!saved || !battle || !rules.isRestorable(interaction)) return;
      try {
        sessionStorage.setItem(
          STORED,
          JSON.stringify({ id: saved.id, count: battle.count, interaction } satisfies StoredInteraction<Interaction>),
        );
      } catch {
        // It is not restored then.
      }
    }, 200);
  });

  /** The interaction from before a reload, if the battle has not changed since. */
  function storedInteraction(): Interaction | null {
    const { saved, battle } = follower.store.getState();
    try {
      const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as StoredInteraction<Interaction> | null;
      return stored && stored.id === saved?.id && stored.count === battle?.count ? stored.interaction : null;
    } catch {
      return null;
    }
  }

  /** With a settled number of dice, a tap on a piece that may activate orders it at once. */
  function activating(input: Input, asked: StepResult<Interaction, C>, scene: Scene): StepResult<Interaction, C> {
    const dice = DICE[settings().dice];
    if (dice === null || !(asked.activates ?? CHOOSING.includes(input.type)) || asked.send || asked.sendAll)
      return asked;
    const orders = rules.activated?.(asked.interaction, scene, dice) ?? [];
    return orders.length === 0 ? asked : { ...asked, sendAll: orders };
  }

  return {
    useScene: () => useHosted(sceneIn),
    useInteraction: (pick) => useStore(interactions, pick),
    currentInteraction: () => interactions.getState(),
    currentScene: () => sceneIn(follower.store.getState()),
    dispatch(input) {
      const scene = sceneIn(follower.store.getState());
      if (!scene) return false;
      const asked = rules.step(interactions.getState(), input, scene);
      const certain = settings().orders === 'atOnce' && isCertain(input, asked, rules.givesAway);
      const confirmed = certain ? rules.step(asked.interaction, { type: 'confirm' }, scene) : asked;
      const next = activating(input, confirmed, scene);
      interactions.setState(next.interaction, true);
      // A look back orders nothing.
      if (follower.store.getState().following.behind) return next.holds;
      if (next.send) send(next.send);
      if (next.sendAll) void order(...next.sendAll);
      return next.holds;
    },
    send,
    order,
  };
}

function rulesOfView(rules: AnyRuleset, viewer: Seat, behind: boolean): AnyRuleset {
  if (viewer === REPLAY_VIEWER) return { ...rules, view: (state) => state };
  return onlyWhere(rules, ({ seat, decision }) => seat !== viewer || !(behind || decision === DRAW_OFFER));
}

/**
 * The rules for a table where the viewer cannot order anything: at a look at an earlier position, and while a draw is
 * offered, which a panel of its own answers.
 */
function onlyWhere(rules: AnyRuleset, waits: (pending: Pending) => boolean): AnyRuleset {
  return { ...rules, pending: (state: unknown) => rules.pending(state as never).filter(waits) };
}

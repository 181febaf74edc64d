/** The hand over the table: which piece is selected, which tool is held. Apart from the battle, so that a drag redraws the overlay alone. */
import type { Command, State } from '@drumhead/large-battles';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { host, useHosted } from '../../battle/index.ts';
import type { Hosted } from '../../battle/hosted.ts';
import { EMPTY_HAND, type Hand, type Input, step } from './tool.ts';
import { isDeployment, type Scene, sceneOf, subjectOf } from './scene.ts';

const hands = createStore<Hand>(() => EMPTY_HAND);

let known: { readonly state: unknown; readonly viewer: string; readonly scene: Scene } | null = null;

export function sceneIn({ battle, viewer }: Hosted): Scene | null {
  if (!battle || viewer === '') return null;
  if (known && known.state === battle.state && known.viewer === viewer) return known.scene;
  const scene = sceneOf(battle.state as State, viewer);
  known = { state: battle.state, viewer, scene };
  return scene;
}

export const useScene = (): Scene | null => useHosted(sceneIn);
export const useHand = <T>(pick: (hand: Hand) => T): T => useStore(hands, pick);
export const handNow = (): Hand => hands.getState();
export const sceneNow = (): Scene | null => sceneIn(host.store.getState());

/** One input. Tells whether the hand took hold of something. */
export function act(input: Input): boolean {
  const scene = sceneNow();
  if (!scene) return false;
  const next = step(hands.getState(), input, scene);
  hands.setState(next.hand, true);
  if (next.send) send(next.send);
  return next.holds;
}

export function send(command: Command): void {
  void host.order(command);
}

/** Whenever the battle goes on, a half-made order is put down, and the piece whose turn it is comes into the hand. */
host.store.subscribe((now, before) => {
  if (now.battle === before.battle && now.viewer === before.viewer) return;
  const scene = sceneIn(now);
  if (!scene) {
    hands.setState(EMPTY_HAND, true);
    return;
  }
  if (!before.battle && now.battle) {
    const kept = keptHand();
    if (kept) {
      hands.setState(kept, true);
      return;
    }
  }
  const { selected, tool } = hands.getState();
  // The other side deploys unseen at the same time: that is no reason to let go of anything.
  if (
    scene.frame?.at === 'deploy' &&
    now.viewer === before.viewer &&
    now.battle?.last?.seat !== now.viewer &&
    now.steps.length > before.steps.length
  )
    return;
  const subject = subjectOf(scene);
  const deploying = isDeployment(scene.frame);
  const keep =
    subject !== null &&
    selected !== null &&
    scene.frame?.at === 'acting' &&
    scene.frame.doings.some((d) => selected.what === 'unit' && d.unit === selected.index && d.left > 0);
  const next: Hand = {
    tool: tool.at === 'measure' ? tool : { at: 'idle' },
    selected: keep
      ? selected
      : (subject ?? (deploying || scene.frame?.at === 'slot' ? nextWaiting(scene, selected) : null)),
  };
  hands.setState(next, true);
});

/** While deploying: the one just placed stays in the hand, or the next one that waits. */
function nextWaiting(scene: Scene, selected: Hand['selected']): Hand['selected'] {
  if (scene.frame?.at === 'slot') {
    if (selected?.what === 'unit' && scene.offers.some((o) => o.type === 'activate' && o.unit === selected.index))
      return selected;
    return null;
  }
  return selected;
}

// ---- a half-made order outlives a reload of the page

const KEPT = 'drumhead.hand';

interface Kept {
  readonly id: string;
  readonly count: number;
  readonly hand: Hand;
}

let keeping: ReturnType<typeof setTimeout> | undefined;

hands.subscribe((hand) => {
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    const { saved, battle } = host.store.getState();
    if (!saved || !battle || hand.tool.at === 'carry') return;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ id: saved.id, count: battle.count, hand } satisfies Kept));
    } catch {
      // Then it is made anew.
    }
  }, 200);
});

/** The order that was being made when the page was left, if the battle still stands where it stood. */
function keptHand(): Hand | null {
  const { saved, battle } = host.store.getState();
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null;
    return kept && kept.id === saved?.id && kept.count === battle?.count ? kept.hand : null;
  } catch {
    return null;
  }
}

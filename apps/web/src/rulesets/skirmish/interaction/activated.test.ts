import { begin } from '@drumhead/engine';
import { skirmish, type State } from '@drumhead/skirmish/screen';
import { describe, expect, it } from 'vitest';
import { activated } from './activated.ts';
import { proposalFromDrag } from './proposal.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

const MM = 64;

/** The first player's turn with one of his men in the open, the others still waiting. */
function turn(): { readonly scene: Scene; readonly man: number } {
  const begun = begin(skirmish, skirmish.scenario('shakos-assault-at-the-farm'));
  if (!begun.ok) throw new Error('no such game');
  const state: State = begun.value.state;
  const man = state.field.models.findIndex(({ player, weapons }) => player === 0 && weapons.includes('musket'));
  const models = state.models.map((model, i) =>
    i === man ? { ...model, posture: 'standing' as const, x: 300 * MM, y: 560 * MM } : model,
  );
  const frames = [{ at: 'turn', player: 0, over: false } as const];
  return { scene: sceneOf({ ...state, models, frames, active: 0, gameTurn: 1 }, skirmish.seats(state)[0] ?? ''), man };
}

function stepped(scene: Scene, ...inputs: readonly Input[]) {
  let interaction: Interaction = NO_INTERACTION;
  let last = step(interaction, { type: 'cancel' }, scene);
  for (const input of inputs) {
    last = step(interaction, input, scene);
    interaction = last.interaction;
  }
  return last;
}

const at = (x: number, y: number, reach = 5) => ({ at: { x, y }, reach });

describe('a model dragged before its activation', () => {
  const { scene, man } = turn();
  const aimed = (y: number) => proposalFromDrag(scene, 'activate', man, { x: 300, y }, 0, false);

  it('is shown where it gets to if its dice succeed, for one action a Move', () => {
    expect(aimed(540)).toMatchObject({ cost: 1, refusal: null, ghost: { x: 300, y: 540 } });
    expect(aimed(460)).toMatchObject({ cost: 2, refusal: null, ghost: { x: 300, y: 460 } });
    expect(aimed(460).commands.map(({ type }) => type)).toEqual(['move', 'move']);
  });

  it('is nominated, given the dice and moved in one', () => {
    const { interaction, activates, send, sendAll } = stepped(
      scene,
      { type: 'press', ...at(300, 560) },
      { type: 'drop', ...at(300, 540) },
      { type: 'confirm' },
    );
    expect([activates, send, sendAll]).toEqual([true, undefined, undefined]);
    const orders = activated(interaction, scene, 2);
    expect(orders.map(({ type }) => type)).toEqual(['nominate', 'dice', 'move']);
    expect(orders[1]).toEqual({ type: 'dice', dice: 2, charge: false });
  });

  it('is not sent farther than its dice can bring it', () => {
    const { interaction } = stepped(scene, { type: 'press', ...at(300, 560) }, { type: 'drop', ...at(300, 460) });
    expect(activated(interaction, scene, 1)).toEqual([]);
    expect(activated(interaction, scene, 2)).toHaveLength(4);
  });

  it('is still chosen by a tap, and a tapped place waits for its confirmation', () => {
    const tapped = stepped(scene, { type: 'tap', ...at(300, 560) });
    expect(activated(tapped.interaction, scene, 1).map(({ type }) => type)).toEqual(['nominate', 'dice']);
    const placed = stepped(scene, { type: 'select', piece: man }, { type: 'tap', ...at(300, 540) });
    expect(placed.interaction.tool).toMatchObject({ at: 'aimed', dragKind: 'activate' });
    expect(placed.activates).toBe(false);
  });
});

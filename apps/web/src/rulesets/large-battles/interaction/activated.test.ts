import { describe, expect, it } from 'vitest';
import { acting, deployed, ordered, sceneFor } from '../fixture.ts';
import { activated, actingAtBest } from './activated.ts';
import { unitPlace } from './places.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

const chosen = (index: number) => ({ ...NO_INTERACTION, selected: { what: 'unit', index } as const });

describe('a tap with a settled number of dice', () => {
  const phase = sceneFor(deployed());
  const own = phase.offers.find((offer) => offer.type === 'open' && offer.brigade >= 0);
  if (own?.type !== 'open') throw new Error('nothing to open');
  const unit = phase.state.units.findIndex(({ brigade }) => brigade === own.brigade);

  it('opens the brigade of a unit and activates it', () => {
    expect(activated(chosen(unit), phase, 2)).toEqual([own, { type: 'activate', unit, dice: 2 }]);
  });

  it('activates a unit of the open brigade', () => {
    const open = sceneFor(ordered(deployed(), phase.seat, own));
    expect(activated(chosen(unit), open, 3)).toEqual([{ type: 'activate', unit, dice: 3 }]);
  });

  it('does nothing for an enemy, for nobody, or while a unit acts', () => {
    const enemy = phase.state.units.findIndex((_, i) => phase.state.field.units[i]?.side !== phase.state.active);
    expect(activated(chosen(enemy), phase, 2)).toEqual([]);
    expect(activated(NO_INTERACTION, phase, 2)).toEqual([]);
    expect(activated(chosen(1), sceneFor(acting(0)), 2)).toEqual([]);
  });
});

describe('a confirmed proposal', () => {
  const phase = sceneFor(deployed());
  const open = phase.offers.find((offer) => offer.type === 'open' && offer.brigade >= 0);
  const scenes = [phase, ...(open ? [sceneFor(ordered(deployed(), phase.seat, open))] : []), sceneFor(acting(0))];

  it('goes, whatever piece is chosen beside it', () => {
    let gone = 0;
    for (const scene of scenes)
      for (const offer of scene.offers)
        for (const interaction of [NO_INTERACTION, ...[0, 1, 2].map(chosen)]) {
          const { interaction: proposed } = step(interaction, { type: 'propose', command: offer }, scene);
          if (proposed.tool.at !== 'aimed' || !proposed.tool.aim.command) continue;
          const { sendAll, activates } = step(proposed, { type: 'confirm' }, scene);
          expect(activates, offer.type).toBeUndefined();
          expect(sendAll, offer.type).toContainEqual(proposed.tool.aim.command);
          gone++;
        }
    expect(gone).toBeGreaterThan(20);
  });
});

describe('a unit dragged before its activation', () => {
  const scene = sceneFor(deployed());
  const unit = scene.state.units.findIndex((one, i) => one.brigade === 0 && scene.state.field.units[i]?.side === 0);
  const place = unitPlace(scene.state, unit);
  if (!place) throw new Error('the unit stands');
  const here = { x: place.x, y: place.y };
  const ahead = (mm: number) => ({ x: place.x, y: place.y + mm });

  function stepped(...inputs: readonly Input[]) {
    let interaction: Interaction = NO_INTERACTION;
    let last = step(interaction, { type: 'cancel' }, scene);
    for (const input of inputs) {
      last = step(interaction, input, scene);
      interaction = last.interaction;
    }
    return last;
  }

  const dragged = (mm: number) =>
    stepped({ type: 'press', at: here, reach: 5 }, { type: 'drag', at: ahead(mm) }, { type: 'drop', at: ahead(mm) })
      .interaction;

  const aimed = (mm: number) => {
    const { tool } = dragged(mm);
    if (tool.at !== 'aimed') throw new Error(`${mm} mm: ${tool.at}`);
    return tool;
  };

  it('is shown where it gets to if all its dice succeed', () => {
    expect(actingAtBest(scene, unit)?.frame?.at).toBe('acting');
    expect(aimed(40)).toMatchObject({ dragKind: 'activate', aim: { cost: 1, refusal: null } });
    expect(aimed(110)).toMatchObject({ dragKind: 'activate', aim: { cost: 2, refusal: null } });
    expect(aimed(110).aim.commands.map(({ type }) => type)).toEqual(['move', 'move']);
  });

  it('is activated and moved in one, its brigade opened first', () => {
    const { interaction, activates, send, sendAll } = step(dragged(40), { type: 'confirm' }, scene);
    expect([activates, send, sendAll]).toEqual([true, undefined, undefined]);
    const orders = activated(interaction, scene, 2);
    expect(orders.map(({ type }) => type)).toEqual(['open', 'activate', 'move']);
    expect(orders[1]).toEqual({ type: 'activate', unit, dice: 2 });
  });

  it('is not sent farther than its dice can bring it', () => {
    expect(activated(dragged(110), scene, 1)).toEqual([]);
    expect(activated(dragged(110), scene, 2)).toHaveLength(4);
  });

  it('is still chosen by a tap, and a tapped place waits for its confirmation', () => {
    const tapped = stepped({ type: 'tap', at: here, reach: 5 });
    expect(activated(tapped.interaction, scene, 1).map(({ type }) => type)).toEqual(['open', 'activate']);
    const placed = stepped(
      { type: 'select', piece: { what: 'unit', index: unit } },
      { type: 'tap', at: ahead(40), reach: 5 },
    );
    expect(placed.interaction.tool).toMatchObject({ at: 'aimed', dragKind: 'activate' });
    expect(placed.activates).toBe(false);
  });

  it('does not budge where nothing can come of it: an enemy, or a unit of a brigade that is done', () => {
    const enemy = scene.state.field.units.findIndex(({ side }) => side === 1);
    const spot = unitPlace(scene.state, enemy);
    expect(step(NO_INTERACTION, { type: 'press', at: spot ?? here, reach: 5 }, scene).holds).toBe(false);
    const closed = scene.offers.filter(({ type }) => type !== 'open' && type !== 'activate');
    const late = { ...scene, offers: closed };
    expect(step(NO_INTERACTION, { type: 'press', at: here, reach: 5 }, late).holds).toBe(false);
  });
});

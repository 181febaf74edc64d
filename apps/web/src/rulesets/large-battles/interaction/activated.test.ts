import { describe, expect, it } from 'vitest';
import { acting, deployed, ordered, sceneFor } from '../fixture.ts';
import { activated } from './activated.ts';

const chosen = (index: number) => ({ selected: { what: 'unit', index } as const });

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
    expect(activated({ selected: null }, phase, 2)).toEqual([]);
    expect(activated(chosen(1), sceneFor(acting(0)), 2)).toEqual([]);
  });
});

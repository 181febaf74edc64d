/** SK-RNG-16, SK-GRP-16. A natural 1 of the shooters' die: a weapon has no ammunition left. */
import { refusal, pop, push, emit } from '@drumhead/engine';
import { modelAt, named, weaponOf } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import type { DepletedFrame, ShotFrame } from '../../state/frames.ts';
import { ownerOf } from '../../ground/geometry.ts';
import { type Handler } from '../../turn/handler.ts';
import { changeModel, type Work } from '../../state/draft.ts';

/** One weapon of those that were fired is spent; of several their owner names it. A thrown tomahawk is none of them. */
export function pushDepletion(work: Work, { shooters, weapons }: ShotFrame): void {
  const first = shooters[0] as number;
  if (shooters.length > 1) push(work, { at: 'depleted', player: ownerOf(work, first), shooters, weapons });
  else if (weaponOf(work, first, weapons[0] as number) !== 'tomahawk') deplete(work, first, weapons[0] as number);
}

function deplete(work: Work, model: number, weapon: number): void {
  const { depleted } = modelAt(work, model);
  changeModel(work, model, { depleted: depleted.map((old, w) => old || w === weapon) });
  emit(work, { type: 'depleted', rule: 'SK-RNG-16', model, weapon });
}

export const depletedHandler: Handler<DepletedFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-GRP-16',
  offers: (_state, { shooters }) => shooters.map((model): Command => ({ type: 'depleted', model })),
  act(work, { shooters, weapons }, _player, command) {
    if (command.type !== 'depleted') return refusal('SK-GRP-16', 'sk.fight.depletedFirst');
    const at = shooters.indexOf(command.model);
    if (at < 0) return refusal('SK-GRP-16', 'sk.fight.noShooter', named(work, { model: command.model }));
    pop(work);
    deplete(work, command.model, weapons[at] as number);
    return null;
  },
};

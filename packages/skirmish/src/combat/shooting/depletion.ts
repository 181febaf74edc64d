/** SK-RNG-16, SK-GRP-16. Depletion: on a natural 1 a weapon has no ammunition left. */
import { refusal, pop, push, emit } from '@drumhead/engine';
import type { Weapon } from '../../armies/weapons.ts';
import { modelAt, named, weaponOf } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import type { DepletedFrame, ShotFrame } from '../../state/frames.ts';
import { ownerOf } from '../../ground/geometry.ts';
import { type Handler } from '../../turn/handler.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

/** SK-RNG-16. Does this die of the shooter's, unmodified, deplete the weapon? A thrown tomahawk is never depleted. */
export const depletes = (face: number, weapon: Weapon): boolean => face === DEPLETES_AT && isDepletable(weapon);

export const DEPLETES_AT = 1;

const isDepletable = (weapon: Weapon | undefined): boolean => weapon !== 'tomahawk';

/** One of the weapons fired is depleted; the owner chooses among several. Thrown tomahawks do not count. */
export function pushDepletion(draft: Draft, { shooters, weapons }: ShotFrame): void {
  const first = shooters[0] as number;
  if (shooters.length > 1) push(draft, { at: 'depleted', player: ownerOf(draft, first), shooters, weapons });
  else if (isDepletable(weaponOf(draft, first, weapons[0] as number))) deplete(draft, first, weapons[0] as number);
}

function deplete(draft: Draft, model: number, weapon: number): void {
  const { depleted } = modelAt(draft, model);
  changeModel(draft, model, { depleted: depleted.map((old, w) => old || w === weapon) });
  emit(draft, { type: 'depleted', rule: 'SK-RNG-16', model, weapon });
}

export const depletedHandler: Handler<DepletedFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-GRP-16',
  offers: (_state, { shooters }) => shooters.map((model): Command => ({ type: 'depleted', model })),
  act(draft, { shooters, weapons }, _player, command) {
    if (command.type !== 'depleted') return refusal('SK-GRP-16', 'sk.fight.depletedFirst');
    const at = shooters.indexOf(command.model);
    if (at < 0) return refusal('SK-GRP-16', 'sk.fight.noShooter', named(draft, { model: command.model }));
    pop(draft);
    deplete(draft, command.model, weapons[at] as number);
    return null;
  },
};

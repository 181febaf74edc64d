/** SK-GRP-23. The shooter of a volley that a result looks back to. */
import { refusal, pop, push } from '@drumhead/engine';
import { named } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import type { ReferenceFrame, ShotFrame } from '../../state/frames.ts';
import { gapBetween } from '../../ground/geometry.ts';
import { type Handler } from '../../turn/handler.ts';
import type { State } from '../../state/state.ts';
import type { Draft } from '../../state/draft.ts';
import { recoil } from '../handToHand/recoil.ts';

/** A result that needs a shooter: the target recoils from it, or seeks cover from it. */
export type BackwardResult = Pick<ReferenceFrame, 'loser' | 'what' | 'rule'>;

/** SK-GRP-23. The shooters nearest to the target, in the order of the volley. */
function nearestShooters(
  state: State,
  { shooters, target }: Pick<ShotFrame, 'shooters' | 'target'>,
): readonly number[] {
  const gaps = shooters.map((shooter) => gapBetween(state, shooter, target));
  const least = Math.min(...gaps);
  return shooters.filter((_, i) => gaps[i] === least);
}

/** SK-GRP-23. The nearest shooter stands for all; the active player chooses among several equally near. */
export function goBack(draft: Draft, shot: Pick<ShotFrame, 'shooters' | 'target'>, result: BackwardResult): void {
  const shooters = nearestShooters(draft, shot);
  if (shooters.length > 1) push(draft, { at: 'reference', player: draft.active, shooters, ...result });
  else goBackFrom(draft, shooters[0] as number, result);
}

function goBackFrom(draft: Draft, shooter: number, { loser, what, rule }: BackwardResult): void {
  if (what === 'recoil') recoil(draft, loser, [shooter], rule);
  else push(draft, { at: 'takeCover', model: loser, shooter });
}

export const referenceHandler: Handler<ReferenceFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-GRP-23',
  offers: (_state, { shooters }) => shooters.map((model): Command => ({ type: 'reference', model })),
  act(draft, { shooters, ...result }, _player, command) {
    if (command.type !== 'reference') return refusal('SK-GRP-23', 'sk.fight.referenceFirst');
    const { model } = command;
    if (!shooters.includes(model)) return refusal('SK-GRP-23', 'sk.fight.notNearestShooter', named(draft, { model }));
    pop(draft);
    goBackFrom(draft, model, result);
    return null;
  },
};

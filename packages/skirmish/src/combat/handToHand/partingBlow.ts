/** SK-HTH-25. Parting blows at a fleeing model: each Standing enemy in contact strikes once, in its owner's order. */
import { refusal, pop, push, replaceTop } from '@drumhead/engine';
import { named } from '../../state/abilities.ts';
import type { PartingFrame } from '../../state/frames.ts';
import { engagedWith, isThere, ownerOf } from '../../ground/geometry.ts';
import { type Handler } from '../../turn/handler.ts';
import type { State } from '../../state/state.ts';
import { type Draft } from '../../state/draft.ts';

/** Pushes the parting blows at a model that is about to flee. */
export function pushPartingBlow(draft: Draft, model: number): void {
  push(draft, { at: 'parting', model, enemies: engagedWith(draft, model) });
}

/** The enemies of the owner whose turn it is to strike. */
function striking(state: State, { enemies }: PartingFrame): readonly number[] {
  const owner = ownerOf(state, enemies[0] as number);
  return enemies.filter((enemy) => ownerOf(state, enemy) === owner);
}

export const partingBlowHandler: Handler<PartingFrame> = {
  asks(state, frame) {
    if (frame.enemies.length === 0 || !isThere(state, frame.model)) return 'auto';
    const mine = striking(state, frame);
    return mine.length > 1 ? ownerOf(state, mine[0] as number) : 'auto';
  },
  rule: () => 'SK-HTH-25',
  offers: (state, frame) => striking(state, frame).map((model) => ({ type: 'strike', model })),
  act(draft, frame, _player, command) {
    if (command.type !== 'strike') return refusal('SK-HTH-25', 'sk.fight.strikeFirst');
    if (!striking(draft, frame).includes(command.model)) {
      return refusal('SK-HTH-25', 'sk.fight.noParting', named(draft, { model: command.model }));
    }
    strike(draft, frame, command.model);
    return null;
  },
  auto(draft, frame) {
    const [enemy] = frame.enemies;
    if (enemy === undefined || !isThere(draft, frame.model)) pop(draft);
    else strike(draft, frame, enemy);
  },
};

function strike(draft: Draft, frame: PartingFrame, enemy: number): void {
  replaceTop(draft, { ...frame, enemies: frame.enemies.filter((other) => other !== enemy) });
  push(draft, {
    at: 'melee',
    attacker: enemy,
    defender: frame.model,
    powerful: false,
    ambush: false,
    movedIn: false,
    charge: null,
    vorwaerts: false,
    parting: true,
  });
}

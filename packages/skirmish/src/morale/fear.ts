/** SK-SPR-4. An enemy that a model with Fear contacts rolls one die: it stands, or flees one move before any attack. */
import { D6, pop, emit, total } from '@drumhead/engine';
import { profileAt } from '../state/abilities.ts';
import { pushAftermath } from '../combat/losses.ts';
import { moraleBonus } from '../command/leaders.ts';
import { pushFlight } from './flight.ts';
import type { FearFrame } from '../state/frames.ts';
import { isThere, seatOf } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { failuresOf } from '../turn/quality.ts';

export const fearHandler: Handler<FearFrame> = {
  /** A model that is no longer on the table does not roll. */
  asks: (state, { model }) => (isThere(state, model) ? 'dice' : 'auto'),
  rule: () => 'SK-SPR-4',
  dice: (state, { model }) => [{ what: 'sk.dice.fear', owner: seatOf(state, model), count: 1, faces: D6 }],
  ...DICE_FIRST,
  auto: pop,
  roll(draft, { model, of }, [faces = []]) {
    pop(draft);
    const bonus = moraleBonus(draft, model);
    const flees = failuresOf(profileAt(draft, model).q, total(bonus), faces) > 0;
    emit(draft, { type: 'fearRolled', rule: 'SK-SPR-4', model, of, face: faces[0] ?? 0, bonus, flees });
    if (!flees) return;
    // Stryker disable next-line all: same: who is lost begins the event if nobody has, this only says where it begins
    pushAftermath(draft);
    pushFlight(draft, [model], [1], 'fear');
  },
};

/** Morale (chapter 13): three dice for each model, Russia's feature, and who flees (SK-SEQ-9 steps 2 to 5). */
import { D6, refusal, pop, push, type RuleId, emit } from '@drumhead/engine';
import { total } from '@drumhead/engine';
import { profileAt } from '../state/abilities.ts';
import { lose } from '../combat/losses.ts';
import { moraleBonus } from '../command/leaders.ts';
import { declareFeature, FEATURE_OFFERS, hasFeature } from '../command/nationalFeatures.ts';
import { pushFlight } from './flight.ts';
import type { MoraleFrame, SteadfastFrame } from '../state/frames.ts';
import { has } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { failuresOf } from '../turn/quality.ts';
import { type Work } from '../state/draft.ts';

/** SK-MOR-2. */
export const MORALE_DICE = 3;

/** SK-MOR-5, SK-SPR-5. These models test, in roster order, with what their positions add now; the Fearless never do. */
export function pushMorale(work: Work, player: number, models: readonly number[], rule: RuleId): void {
  const testing = [...models].filter((model) => !has(work, model, 'fearless')).sort((a, b) => a - b);
  if (testing.length === 0) return;
  const bonuses = testing.map((model) => moraleBonus(work, model));
  push(work, { at: 'morale', player, models: testing, bonuses, rule });
}

export const moraleHandler: Handler<MoraleFrame> = {
  asks: () => 'dice',
  rule: (_state, { rule }) => rule,
  dice: ({ field }, { player, models }) =>
    models.map(() => ({
      what: 'sk.dice.morale',
      owner: field.players[player]?.id ?? null,
      count: MORALE_DICE,
      faces: D6,
    })),
  ...DICE_FIRST,
  roll(work, { player, models, bonuses }, rolls) {
    pop(work);
    const failures = models.map((model, i) => {
      const faces = rolls[i] ?? [];
      const bonus = bonuses[i] ?? [];
      const failed = failuresOf(profileAt(work, model).q, total(bonus), faces);
      emit(work, { type: 'moraleRolled', rule: 'SK-MOR-3', player, model, faces, bonus, failures: failed });
      return failed;
    });
    if (failures.includes(1) && hasFeature(work, player, 'SK-NAT-5')) {
      push(work, { at: 'steadfast', player, models, failures });
    } else sendFleeing(work, models, failures);
  },
};

/** SK-NAT-5. Russia, after the dice are seen: models with exactly one failure stand. */
export const steadfastHandler: Handler<SteadfastFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-NAT-5',
  offers: () => FEATURE_OFFERS,
  act(work, { player, models, failures }, _player, command) {
    if (command.type !== 'feature') return refusal('SK-NAT-5', 'sk.refusal.featureFirst');
    pop(work);
    declareFeature(work, player, command.use);
    sendFleeing(work, models, command.use ? failures.map((failed) => (failed === 1 ? 0 : failed)) : failures);
    return null;
  },
};

/** SK-MOR-3, SK-SEQ-9. Those with three failures go first, then the others flee in roster order. */
function sendFleeing(work: Work, models: readonly number[], failures: readonly number[]): void {
  models.forEach((model, i) => {
    if (failures[i] === MORALE_DICE) lose(work, model, 'fled', 'SK-MOR-3');
  });
  const running = models.filter((_, i) => failures[i] === 1 || failures[i] === 2);
  const moves = failures.filter((failed) => failed === 1 || failed === 2);
  pushFlight(work, running, moves, 'morale');
}

/** Morale (chapter 13): three dice for each model, Russia's feature, and the flights (SK-SEQ-9 steps 2 to 5). */
import { type AlikeFaces, D6, refusal, pop, push, type RuleId, emit } from '@drumhead/engine';
import { total } from '@drumhead/engine';
import { profileAt } from '../state/abilities.ts';
import { lose } from '../combat/losses.ts';
import { moraleBonus } from '../command/leaders.ts';
import { declareFeature, FEATURE_OFFERS, hasFeature } from '../command/nationalFeatures.ts';
import { pushFlight } from './flight.ts';
import { NEVER_TESTS } from '../armies/specials.ts';
import type { MoraleFrame, SteadfastFrame } from '../state/frames.ts';
import { has } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { failuresOf, isSuccess } from '../turn/quality.ts';
import { type Draft } from '../state/draft.ts';
import type { State } from '../state/state.ts';

/** SK-MOR-2. */
export const MORALE_DICE = 3;

/** SK-MOR-3. What becomes of a model by the number of its failures. */
export const MORALE_RESULTS = ['stands', 'fleesOneMove', 'fleesTwoMoves', 'removed'] as const;

/**
 * SK-MOR-5, SK-SPR-5. Models test in roster order with the bonuses of their positions now. Fearless models never test.
 */
export function pushMorale(draft: Draft, player: number, models: readonly number[], rule: RuleId): void {
  // Stryker disable next-line MethodExpression: same: there is one such special
  const neverTests = (model: number): boolean => NEVER_TESTS.some((special) => has(draft, model, special));
  const testing = models.filter((model) => !neverTests(model)).sort((a, b) => a - b);
  if (testing.length === 0) return;
  const bonuses = testing.map((model) => moraleBonus(draft, model));
  push(draft, { at: 'morale', player, models: testing, bonuses, rule });
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
  roll(draft, { player, models, bonuses }, rolls) {
    pop(draft);
    const failures = models.map((model, i) => {
      const faces = rolls[i] ?? [];
      const bonus = bonuses[i] ?? [];
      const failed = failuresOf(profileAt(draft, model).q, total(bonus), faces);
      emit(draft, { type: 'moraleRolled', rule: 'SK-MOR-3', player, model, faces, bonus, failures: failed });
      return failed;
    });
    if (failures.includes(1) && hasFeature(draft, player, 'SK-NAT-5')) {
      push(draft, { at: 'steadfast', player, models, failures });
    } else sendFleeing(draft, models, failures);
  },
};

/** SK-MOR-3. Of the dice of a morale test only the failures count; null where no morale is tested. */
export function alikeFaces(state: State): AlikeFaces | null {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'morale') return null;
  return frame.models.map((model, i) => {
    const succeeds = (face: number) => isSuccess(profileAt(state, model).q, total(frame.bonuses[i] ?? []), face);
    return [D6.filter((face) => !succeeds(face)), D6.filter(succeeds)];
  });
}

/** SK-NAT-5. Russia, after the dice are seen: models with exactly one failure stand. */
export const steadfastHandler: Handler<SteadfastFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-NAT-5',
  offers: () => FEATURE_OFFERS,
  act(draft, { player, models, failures }, _player, command) {
    if (command.type !== 'feature') return refusal('SK-NAT-5', 'sk.refusal.featureFirst');
    pop(draft);
    declareFeature(draft, player, command.use);
    sendFleeing(draft, models, command.use ? failures.map((failed) => (failed === 1 ? 0 : failed)) : failures);
    return null;
  },
};

/** SK-MOR-3, SK-SEQ-9. Models with three failures are removed first, then the others flee in roster order. */
function sendFleeing(draft: Draft, models: readonly number[], failures: readonly number[]): void {
  models.forEach((model, i) => {
    if (MORALE_RESULTS[failures[i] as number] === 'removed') lose(draft, model, 'fled', 'SK-MOR-3');
  });
  const running = models.filter((_, i) => failures[i] === 1 || failures[i] === 2);
  const moves = failures.filter((failed) => failed === 1 || failed === 2);
  pushFlight(draft, running, moves, 'morale');
}

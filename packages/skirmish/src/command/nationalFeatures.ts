/** National features (chapter 17): one for each nation of SDS, once a game, declared when it applies. */
import { refusal, pop, type Refusal, replaceTop, type RuleId, emit } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Activation, OrdnungFrame, SteadyFrame } from '../state/frames.ts';
import { has, ownerOf } from '../ground/geometry.ts';
import { type Handler } from '../turn/handler.ts';
import type { PlayerProfile, State } from '../state/state.ts';
import { changeSquad, type Draft } from '../state/draft.ts';

/** Does the player still have the feature of this rule? */
export function hasFeature(state: State, player: number, rule: RuleId): boolean {
  return state.field.players[player]?.feature === rule && state.squads[player]?.featureUsed === false;
}

/** Records whether the player uses his feature now. */
export function declareFeature(draft: Draft, player: number, use: boolean): void {
  const rule = (draft.field.players[player] as PlayerProfile).feature as RuleId;
  if (use) changeSquad(draft, player, { featureUsed: true });
  emit(draft, { type: 'feature', rule, player, used: use });
}

/** The choice to use a feature now or not. */
export const FEATURE_OFFERS: readonly Command[] = [
  { type: 'feature', use: true },
  { type: 'feature', use: false },
];

/** SK-NAT-2. Britain: before the dice of a volley of three or more foot shooters, all in their nearest band. */
export const steadyHandler: Handler<SteadyFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-NAT-2',
  offers: () => FEATURE_OFFERS,
  act(draft, { player, volley }, _player, command) {
    if (command.type !== 'feature') return refusal('SK-NAT-2', 'sk.refusal.featureFirst');
    declareFeature(draft, player, command.use);
    replaceTop(draft, { ...volley, steady: command.use });
    return null;
  },
};

/** SK-NAT-4. Austria: after a turnover by a group roll the Leader may still use the actions he has left. */
export const ordnungHandler: Handler<OrdnungFrame> = {
  asks: (_state, { player }) => player,
  rule: () => 'SK-NAT-4',
  offers: () => FEATURE_OFFERS,
  act(draft, { player }, _player, command) {
    if (command.type !== 'feature') return refusal('SK-NAT-4', 'sk.refusal.featureFirst');
    declareFeature(draft, player, command.use);
    pop(draft);
    if (!command.use) endLeader(draft);
    return null;
  },
};

/** SK-GRP-6. The Leader whose group failed cannot act again this turn: his actions are lost. */
export function endLeader(draft: Draft): void {
  const top = draft.frames[draft.frames.length - 1];
  if (top?.at === 'acting') replaceTop(draft, { ...top, doing: { ...top.doing, left: 0 } });
}

/** SK-NAT-3. Prussia: may a model that has moved into contact on foot declare Vorwärts now? */
export function canDeclareVorwaerts(state: State, activation: Activation): boolean {
  return (
    activation.movedIntoContact &&
    !activation.vorwaerts &&
    !has(state, activation.model, 'mounted') &&
    hasFeature(state, ownerOf(state, activation.model), 'SK-NAT-3')
  );
}

/** SK-NAT-3. +1 to the attacks of this activation, of one model or of all members of a Group move. */
export function declareVorwaerts(draft: Draft, activation: Activation, use: boolean): Refusal | null {
  if (!use || !canDeclareVorwaerts(draft, activation)) return refusal('SK-NAT-3', 'sk.refusal.noVorwaerts');
  declareFeature(draft, ownerOf(draft, activation.model), true);
  const top = draft.frames[draft.frames.length - 1];
  const declared = (one: Activation): Activation => ({ ...one, vorwaerts: !has(draft, one.model, 'mounted') });
  if (top?.at === 'acting') replaceTop(draft, { ...top, doing: declared(top.doing) });
  if (top?.at === 'group') replaceTop(draft, { ...top, doings: top.doings.map(declared) });
  return null;
}

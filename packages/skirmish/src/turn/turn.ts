/** Game turns and player turns: nominating models and passing play (SK-SEQ-2). */
import { emit, pop, push, type Refusal, refusal } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { withdraw, withdrawProblem } from '../victory/breaking.ts';
import type { TurnFrame } from '../state/frames.ts';
import { idOf, isThere } from '../ground/geometry.ts';
import { type Handler } from './handler.ts';
import { nominate } from './activation.ts';
import { endGame, strongestTeam, teamsOf } from '../victory/outcome.ts';
import { scenarioEnd } from '../victory/scenarioVictory.ts';
import type { State } from '../state/state.ts';
import { changeModel, changeSquad, type Draft } from '../state/draft.ts';
import { seams } from './seams.ts';

/** SK-GEN-10. Every player still in the game has one player turn; with three or more, cards decide the order. */
export function beginGameTurn(draft: Draft): void {
  draft.gameTurn += 1;
  emit(draft, { type: 'gameTurnBegan', rule: 'SK-GEN-10', turn: draft.gameTurn });
  const playing = draft.field.players.map((_, player) => player).filter((player) => isIn(draft, player));
  if (draft.field.players.length > 2) {
    draft.waiting = playing;
    push(draft, { at: 'card', left: playing });
    return;
  }
  draft.waiting = playing[0] === draft.first ? playing : [...playing].reverse();
  beginPlayerTurn(draft, draft.first);
}

function isIn(state: State, player: number): boolean {
  const squad = state.squads[player];
  return squad?.broken === false && !squad.withdrawn;
}

/** SK-SEQ-2 step 1, SK-ACT-10. A new player turn clears what the player's models did in the last one. */
export function beginPlayerTurn(draft: Draft, player: number): void {
  draft.active = player;
  draft.waiting = draft.waiting.filter((other) => other !== player);
  changeSquad(draft, player, { turns: (draft.squads[player]?.turns ?? 0) + 1 });
  for (let model = 0; model < draft.models.length; model++) {
    if (draft.field.models[model]?.player === player && isThere(draft, model)) refresh(draft, model);
  }
  emit(draft, { type: 'turnBegan', rule: 'SK-ACT-10', player });
  seams.turnBegins(draft, player);
  push(draft, { at: 'turn', player, over: false });
}

function refresh(draft: Draft, model: number): void {
  const before = draft.models[model] as State['models'][number];
  const { fired, reloaded, activated, attacked, threw, bashed, moves, sprinted, feared } = before;
  const hasDone = activated || attacked || threw || bashed || moves > 0 || sprinted || feared.length > 0;
  if (!hasDone && !fired.includes(true) && !reloaded.includes(true)) return;
  const none = fired.some(Boolean) || reloaded.some(Boolean) ? fired.map(() => false) : fired;
  changeModel(draft, model, {
    activated: false,
    attacked: false,
    threw: false,
    bashed: false,
    moves: 0,
    sprinted: false,
    feared: [],
    fired: none,
    reloaded: none,
  });
}

/** SK-ACT-1, SK-ACT-5. May this model be nominated? */
export function canBeNominated(state: State, player: number, model: number): boolean {
  return (
    state.field.models[model]?.player === player && state.models[model]?.activated === false && isThere(state, model)
  );
}

function hasNominable(state: State, player: number): boolean {
  for (let model = 0; model < state.models.length; model++) if (canBeNominated(state, player, model)) return true;
  return false;
}

export const turnHandler: Handler<TurnFrame> = {
  // SK-ACT-4: play passes when nobody is left.
  asks: (state, { player, over }) => (over || !hasNominable(state, player) ? 'auto' : player),
  rule: () => 'SK-ACT-1',
  offers: (state, { player }) => turnOffers(state, player),
  // SK-END-4: legal, but like resigning not among the offers.
  covers: (state, _frame, player, command) => command.type === 'withdraw' && withdrawProblem(state, player) === null,
  act(draft, _frame, player, command) {
    switch (command.type) {
      case 'nominate':
        return nominateProblem(draft, player, command.model) ?? nominate(draft, command.model);
      case 'endTurn':
        // SK-ACT-6
        endPlayerTurn(draft, 'choice');
        return null;
      case 'withdraw':
        return withdrawProblem(draft, player) ?? withdraw(draft, player);
      case 'order':
        return refusal('SK-GRP-1', 'sk.refusal.leaderFirst');
      default:
        return refusal('SK-SEQ-2', 'sk.refusal.nominateFirst');
    }
  },
  auto(draft, { over }) {
    endPlayerTurn(draft, over ? 'turnover' : 'all');
  },
};

/** SK-ACT-4, SK-ACT-6. Nominating a model that has not been activated, or ending the turn. */
function turnOffers(state: State, player: number): readonly Command[] {
  const offers: Command[] = [];
  for (let model = 0; model < state.models.length; model++) {
    if (canBeNominated(state, player, model)) offers.push({ type: 'nominate', model });
  }
  offers.push({ type: 'endTurn' });
  return offers;
}

function nominateProblem(state: State, player: number, model: number): Refusal | null {
  if (state.field.models[model]?.player !== player)
    return refusal('SK-ACT-1', 'sk.refusal.notYours', { model: idOf(state, model) });
  if (!isThere(state, model)) return refusal('SK-ACT-1', 'sk.refusal.notOnTable', { model: idOf(state, model) });
  return canBeNominated(state, player, model)
    ? null
    : refusal('SK-ACT-5', 'sk.refusal.activated', { model: idOf(state, model) });
}

const ENDS = { turnover: 'SK-ACT-3', all: 'SK-ACT-4', choice: 'SK-ACT-6' } as const;

/** SK-ACT-4, -6, SK-SEQ-2 step 5. Play passes; after the last player turn the game turn is over. */
function endPlayerTurn(draft: Draft, why: keyof typeof ENDS): void {
  emit(draft, { type: 'turnEnded', rule: ENDS[why], player: draft.active, why });
  pop(draft);
  seams.turnEnds(draft, draft.active);
  if (draft.outcome === null) passPlay(draft);
}

/**
 * Begins the next player turn; after the last one, checks the scenario and the turn limit and begins a new game turn.
 */
export function passPlay(draft: Draft): void {
  draft.waiting = draft.waiting.filter((player) => isIn(draft, player));
  const next = draft.waiting[0];
  if (next !== undefined) {
    if (draft.field.players.length > 2) push(draft, { at: 'card', left: draft.waiting });
    else beginPlayerTurn(draft, next);
    return;
  }
  scenarioEnd(draft);
  if (draft.outcome === null) turnLimit(draft);
  if (draft.outcome === null) beginGameTurn(draft);
}

/** SK-END-6. After the last game turn the points on the table decide. */
function turnLimit(draft: Draft): void {
  if (draft.gameTurn < draft.field.maxGameTurns) return;
  endGame(draft, strongestTeam(draft, teamsOf(draft)), 'SK-END-6', 'sk.end.turnLimit');
}

/** SK-SET-1, SK-SET-2, SK-MPL-3. Rolling for the attacker: a die each, +1 for every Scout. */
import { D6, type DiceRequest, refusal, pop, push, type Tally, emit, total } from '@drumhead/engine';
import type { RoleChoiceFrame, RolesFrame } from '../state/frames.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import type { Field } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';
import { setUpFrames, type Roles } from './setupOrder.ts';
import { defendersOf, isFreeForAll, teamOf } from './teams.ts';

/** One die of every player, in seat order. */
export function dieEach(field: Field, what: string): readonly DiceRequest[] {
  return field.players.map(({ id }) => ({ what, owner: id, count: 1, faces: D6 }));
}

/** SK-SET-1, SK-SPR-16. The tally of a player's roll: his die, and 1 for each of his models with Scout. */
export function roleTally({ models }: Field, player: number, face: number): Tally {
  const scouts = models.filter((model) => model.player === player && model.specials.includes('scout')).length;
  const die = { rule: 'SK-SET-1', add: face, what: 'sk.reason.die' };
  return scouts === 0 ? [die] : [die, { rule: 'SK-SPR-16', add: scouts, what: 'sk.reason.scouts' }];
}

/** SK-MPL-3. A team's total is that of all its players. */
function totalsOf(field: Field, tallies: readonly Tally[]): readonly number[] {
  return field.players.map((_, player) =>
    tallies.reduce((sum, tally, other) => sum + (teamOf(field, other) === teamOf(field, player) ? total(tally) : 0), 0),
  );
}

/** SK-SET-2. Players by totals, the highest first and one for each team; null if two teams are tied. */
export function rankedBy(field: Field, tallies: readonly Tally[]): readonly number[] | null {
  const totals = totalsOf(field, tallies);
  const first = field.players.flatMap(({ team }, player) =>
    field.players.findIndex((other) => other.team === team) === player ? [player] : [],
  );
  const ranked = [...first].sort((a, b) => (totals[b] as number) - (totals[a] as number));
  return new Set(ranked.map((player) => totals[player])).size < ranked.length ? null : ranked;
}

export const rolesHandler: Handler<RolesFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-SET-1',
  dice: ({ field }) => dieEach(field, 'sk.dice.roles'),
  ...DICE_FIRST,
  roll(draft, _, faces) {
    const { field } = draft;
    const rolled = faces.map(([face]) => face as number);
    const tallies = rolled.map((face, player) => roleTally(field, player, face));
    const ranked = rankedBy(field, tallies);
    const [winner = 0] = ranked ?? [];
    emit(draft, {
      type: 'rolesRolled',
      rule: ranked === null ? 'SK-SET-2' : 'SK-SET-1',
      faces: rolled,
      tallies,
      winner: ranked === null ? null : winner,
    });
    if (ranked === null) return;
    pop(draft);
    if (isFreeForAll(field)) goOn(draft, { attacker: -1, ranked });
    else push(draft, { at: 'roleChoice', player: winner });
  },
};

/** SK-SET-1. The higher roller chooses to attack or defend. */
export const roleChoiceHandler: Handler<RoleChoiceFrame> = {
  asks: (_, { player }) => player,
  rule: () => 'SK-SET-1',
  offers: () => [
    { type: 'role', attack: true },
    { type: 'role', attack: false },
  ],
  act(draft, { player }, _, command) {
    if (command.type !== 'role') return refusal('SK-SET-1', 'sk.refusal.chooseRole');
    const attacker = command.attack ? player : (defendersOf(draft.field, player)[0] as number);
    emit(draft, { type: 'roleChosen', rule: 'SK-SET-1', player, attack: command.attack });
    pop(draft);
    goOn(draft, { attacker, ranked: [] });
    return null;
  },
};

/** Pushes the rest of the set-up once roles are known. */
function goOn(draft: Draft, roles: Roles): void {
  draft.attacker = roles.attacker;
  for (const frame of setUpFrames(draft.field, roles)) push(draft, frame);
}

/** Commanders and the help of their presence (chapter 14, SK-MOR-4, SK-SPR-6). */
import { type Reason, type Tally, emit } from '@drumhead/engine';
import { bearsFlag, isSteadfast } from '../state/abilities.ts';
import { has, isFriend, isStanding, isThere, isToCome, isWithin, onTable, ownerOf } from '../ground/geometry.ts';
import { memoizeByField } from '../state/memoizeByField.ts';
import { limited } from '../turn/quality.ts';
import { addLine } from '../combat/scores.ts';
import type { Squad, State } from '../state/state.ts';
import { changeSquad, type Draft } from '../state/draft.ts';

const squadOf = (state: State, player: number): Squad => state.squads[player] as Squad;

/** SK-SPR-8, SK-CMD-4. Does the model have Leader, by profile or as an acting Leader since his next activation? */
export function isLeader(state: State, model: number): boolean {
  if (has(state, model, 'leader')) return true;
  const squad = squadOf(state, ownerOf(state, model));
  return squad.actingLeads && squad.actingLeader === model;
}

/** Is the model on the table, or safely gone as a scenario allows (SK-SCN-3)? */
export function isPresent(state: State, model: number): boolean {
  return isThere(state, model) || state.models[model]?.out === 'safe' || isToCome(state, model);
}

/**
 * SK-SQD-5, SK-END-5. The squad's commander: its Leader or the NCO named by its owner, later the acting Leader; -1 if
 * he is Out.
 */
export function commanderOf(state: State, player: number): number {
  const { commander, actingLeader } = squadOf(state, player);
  if (commander >= 0 && isPresent(state, commander)) return commander;
  return actingLeader >= 0 && isPresent(state, actingLeader) ? actingLeader : -1;
}

/** By player, the models with Leader or NCO in their profile. */
const commandersOf = memoizeByField(({ models, players }) =>
  players.map((_, owner) =>
    models.flatMap(({ player, specials }, model) =>
      player === owner && (specials.includes('leader') || specials.includes('nco')) ? [model] : [],
    ),
  ),
);

/**
 * SK-CMD-3. Is there another Standing commander of this kind of the same player within reach? No line of sight is
 * needed. (An acting Leader is an NCO: SK-CMD-4.)
 */
function isLed(state: State, model: number, reach: number, gives: (state: State, giver: number) => boolean): boolean {
  for (const giver of commandersOf(state)[ownerOf(state, model)] ?? []) {
    if (giver === model || !isStanding(state, giver) || !isWithin(state, model, giver, reach)) continue;
    if (gives(state, giver)) return true;
  }
  return false;
}

/** SK-SPR-6. Is there another Standing friend with a flag within reach? No line of sight is needed. */
function isUnderFlag(state: State, model: number, reach: number): boolean {
  for (let bearer = 0; bearer < state.models.length; bearer++) {
    if (bearer === model || !isStanding(state, bearer) || !isFriend(state, model, bearer)) continue;
    if (isWithin(state, model, bearer, reach) && bearsFlag(state, bearer)) return true;
  }
  return false;
}

const isNco = (state: State, model: number): boolean => has(state, model, 'nco');

/** The commanders that help a model. */
interface Presence {
  readonly leader: boolean;
  readonly nco: boolean;
}

/** SK-SPR-13. An NCO helps only if the Leader does not: their help is not cumulative (SK-CMD-2, SK-MOR-4). */
function presenceOf(state: State, model: number): Presence {
  const { s, l } = state.field.sticks;
  const leader = isLed(state, model, l, isLeader);
  return { leader, nco: !leader && isLed(state, model, s, isNco) };
}

/** SK-CMD-1, SK-CMD-2, SK-SPR-13. Bonus to each die of a model's own activation roll, but never to a group's (SK-GRP-8). */
export function commandBonus(state: State, model: number): Tally {
  return commandLines(presenceOf(state, model));
}

export function commandLines({ leader, nco }: Presence): Tally {
  const lines: Reason[] = [];
  addLine(lines, leader, 'SK-CMD-1', 1, 'sk.tally.leader');
  addLine(lines, nco && !leader, 'SK-CMD-2', 1, 'sk.tally.nco');
  return lines;
}

/** All that modifies a model's morale. */
interface MoraleFacts extends Presence {
  readonly steadfast: boolean;
  readonly flag: boolean;
  readonly wavering: boolean;
}

/** SK-MOR-4, SK-SPR-6, -19, -23. Bonus to each die of a model's morale roll. */
export function moraleBonus(state: State, model: number): Tally {
  return moraleLines({
    ...presenceOf(state, model),
    steadfast: isSteadfast(state, model),
    flag: isUnderFlag(state, model, state.field.sticks.l),
    wavering: has(state, model, 'wavering'),
  });
}

/** SK-MOR-4, SK-SPR-6, -19, -23, limited (SK-GEN-8). */
export function moraleLines({ leader, nco, steadfast, flag, wavering }: MoraleFacts): Tally {
  const lines: Reason[] = [];
  addLine(lines, leader, 'SK-MOR-4', 1, 'sk.tally.leader');
  addLine(lines, nco && !leader, 'SK-MOR-4', 1, 'sk.tally.nco');
  addLine(lines, steadfast, 'SK-SPR-19', 1, 'sk.tally.steadfast');
  addLine(lines, flag, 'SK-SPR-6', 1, 'sk.tally.flag');
  addLine(lines, wavering, 'SK-SPR-23', -1, 'sk.tally.wavering');
  return limited(lines);
}

// --- succession (SK-CMD-4) --------------------------------------------------------------------------------------

/** SK-CMD-4. NCOs of a squad that has lost its Leader, one of whom must become acting Leader. */
export function successors(state: State, player: number): readonly number[] {
  const squad = squadOf(state, player);
  if (!squad.hadLeader || squad.broken || squad.withdrawn) return [];
  if (squad.actingLeader >= 0 && isThere(state, squad.actingLeader)) return [];
  const models = onTable(state, player);
  return models.some((model) => has(state, model, 'leader')) ? [] : models.filter((model) => isNco(state, model));
}

/** SK-CMD-4. Makes an NCO acting Leader. */
export function nameActing(draft: Draft, player: number, model: number): void {
  changeSquad(draft, player, { actingLeader: model, actingLeads: false });
  emit(draft, { type: 'succeeded', rule: 'SK-CMD-4', player, model });
}

/** SK-CMD-4. An acting Leader who is nominated counts as having Leader from this activation on. */
export function takeUpCommand(draft: Draft, model: number): void {
  const player = ownerOf(draft, model);
  const squad = squadOf(draft, player);
  if (squad.actingLeader === model && !squad.actingLeads) changeSquad(draft, player, { actingLeads: true });
}

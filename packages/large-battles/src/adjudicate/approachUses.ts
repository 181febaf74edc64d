/** LB-SEQ-07 steps 6 to 9 for the command line: the uses of actions that are told, put to the battle's own judge. */
import { closeDraft, refusal, type Refusal } from '@drumhead/engine';
import { HALF_TURN, normalise, type Point } from '@drumhead/table';
import { armOf, defendersLeft } from '../combat/approach/actionUses.ts';
import { defenderProblem } from '../combat/approach/defenderActions.ts';
import { combatHandler } from '../combat/combatHandler.ts';
import { isOnTable } from '../combat/combatStep.ts';
import { formationsOf } from '../movement/formationRules.ts';
import type { Combat, CombatFrame } from '../state/combatFrame.ts';
import type { Command } from '../state/commands.ts';
import { openDraft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { SideIndex, State, Unit } from '../state/state.ts';
import { ATTACKER, broughtAhead, fightOf, inFileOf } from './fightTable.ts';
import { type Length, lengthOf } from './given.ts';
import type { Situation } from './schemas/index.ts';
import { settled } from './table/positionFile.ts';

type Given = Situation<'approach'>;
type Asked = Given['uses'][number];
type By = Asked['by'];

/** What may be done, in the order in which it is told. */
const TOLD: Readonly<Record<By, readonly string[]>> = {
  defender: ['cancel', 'retreat', 'form', 'turn', 'contact'],
  attacker: ['retreat', 'form', 'contact'],
};
const VICTORS: readonly string[] = ['carry', 'turn', 'form', 'fallBack'];
const SIDES: Readonly<Record<By, SideIndex>> = { attacker: 0, defender: 1 };

export interface DescribedUse {
  readonly by: 'attacker' | 'defender';
  readonly use: string;
  /** null: allowed; else the rule that forbids it and its message key. */
  readonly refused: Refusal | null;
}

interface Uses {
  readonly uses: readonly DescribedUse[];
  readonly may: { readonly attacker: readonly string[]; readonly defender: readonly string[] };
  readonly end: string;
  readonly movement: Movement | null;
}

interface Movement {
  readonly who: By;
  readonly distance: Length;
  readonly rule: string;
}

/** The Approach so far. */
interface Play {
  /** After the last use. What nobody can do is passed over in `state` alone: reasons are given on this one. */
  used: State;
  /** The state that waits for somebody, or for nobody when the fight is over. */
  state: State;
  waived: boolean;
  end: string | null;
  movement: Movement | null;
}

/** The end of a fight in which a unit went back for this rule. */
const ENDS: Readonly<Record<string, string>> = {
  'LB-APP-34': 'attackerFallsBack',
  'LB-APP-36': 'attackerWithdraws',
};

/** Moves that a player chose are told by the rule that gives their distance. */
const CHOSEN: readonly string[] = ['LB-APP-26', 'LB-APP-32'];

/** The uses of the actions after a roll, one after the other, and what may be done then. */
export function useActions(given: Given, rolled: State): Uses {
  // Without the frames above the fight: where a defender fell, nobody has a decision about it here.
  const fight = rolled.frames.findIndex(({ at }) => at === 'combat');
  const used = { ...rolled, frames: rolled.frames.slice(0, fight + 1) };
  const play: Play = { used, state: used, waived: false, end: null, movement: null };
  const events = goOn(play);
  const first = fightOf(play.state);
  const enemies = combatIn(rolled).defenders;
  if (enemies.every((unit) => !isOnTable(play.state, unit))) {
    const entered = events.some(({ type }) => type === 'entered');
    const may = entered ? ['enterSector'] : first === null ? [] : told(typesOf(play.state, first), VICTORS);
    return { uses: [], may: { attacker: may, defender: [] }, end: 'defenderEliminated', movement: null };
  }
  play.waived = combatIn(rolled).won[1] === 0;
  const uses = given.uses.map((asked) => ({ by: asked.by, use: asked.use, refused: tryUse(play, asked) }));
  const may = { attacker: openTo(play, 'attacker'), defender: openTo(play, 'defender') };
  return { uses, may, end: play.end ?? 'open', movement: play.movement };
}

function combatIn(state: State): Combat {
  return (state.frames.find(({ at }) => at === 'combat') as CombatFrame).combat;
}

/** Plays on to the next decision, and notes what the fight has come to. */
function goOn(play: Play, done: readonly Event[] = [], from: State = play.used): readonly Event[] {
  const { state, events } = charged(play.used, settled(play.used));
  if (events.some(isCharge)) play.end = 'contactByAttacker';
  const all = [...done, ...events];
  play.state = state;
  for (const [i, event] of all.entries()) {
    if (event.type !== 'retreated') continue;
    const { x, y } = placeBefore(all.slice(0, i), from, event.unit);
    play.movement = {
      who: event.unit === ATTACKER ? 'attacker' : 'defender',
      distance: lengthOf(state.field, Math.abs(event.x - x) + Math.abs(event.y - y)),
      rule: CHOSEN.includes(event.rule) ? 'LB-APP-38' : event.rule,
    };
    play.end = ENDS[event.rule] ?? play.end;
  }
  if (play.end === null && fightOf(state) === null) play.end = 'attackerStays';
  return all;
}

function isCharge(event: Event): boolean {
  return event.type === 'intoContact' && event.rule === 'LB-OPT-05';
}

/**
 * LB-OPT-05. What came of it, or what would if the defenders that are left stood ahead: they were laid out apart only so
 * as not to be in each other's way.
 */
function charged(before: State, plain: ReturnType<typeof settled>): ReturnType<typeof settled> {
  const { chargeGoesHome } = before.field.switches;
  if (!chargeGoesHome || fightOf(plain.state)?.step === 'defender' || plain.events.some(isCharge)) return plain;
  const ahead = settled(broughtAhead(before, ATTACKER, defendersLeft(before, combatIn(before))));
  return ahead.events.some(isCharge) ? ahead : plain;
}

/** Where a unit was after these events: a new formation has its own centre. */
function placeBefore(events: readonly Event[], from: State, unit: number): Point {
  const places = events.flatMap((event) => (event.type === 'formed' || event.type === 'retreated' ? [event] : []));
  return places.filter((event) => event.unit === unit).at(-1) ?? (from.units[unit] as Unit);
}

const OVER = refusal('LB-ACT-19', 'lb.refusal.notNow');
const TOO_LATE = refusal('LB-APP-25', 'lb.refusal.notNow');

/** Why the use is refused, or null; then it is done. */
function tryUse(play: Play, asked: Asked): Refusal | null {
  if (play.end !== null && !BY_ITSELF.includes(play.end)) return OVER;
  if (asked.by === 'defender') {
    if (play.waived) return TOO_LATE;
    if (asked.use !== 'waive') return put(play, asked) ?? null;
    play.waived = true;
    return whoseTurn(play) === 'defender' ? put(play, asked) : null;
  }
  play.waived = true; // LB-APP-25: actions that D has not used by now are lost
  if (whoseTurn(play) === 'defender') put(play, { ...asked, by: 'defender', use: 'waive' });
  if (asked.use === 'waive' && whoseTurn(play) !== 'attacker') return null;
  return put(play, asked);
}

/** Ends that come when nobody can do anything more: what is asked then has reasons of its own. */
const BY_ITSELF: readonly string[] = ['attackerWithdraws', 'attackerStays'];

/** Who is asked now. */
function whoseTurn({ state }: Play): By | null {
  const step = fightOf(state)?.step;
  return step === 'defender' || step === 'attacker' ? step : null;
}

/** Gives the order to the step of the fight that takes it. */
function put(play: Play, asked: Asked): Refusal | null {
  const turn = whoseTurn(play) === asked.by;
  const on = turn ? play.state : play.used;
  const fight: CombatFrame = { ...(fightOf(on) as CombatFrame), step: asked.by };
  const unit = asked.by === 'attacker' ? ATTACKER : asked.defender + 1;
  if (asked.by === 'defender' && asked.use !== 'waive' && !fight.combat.defenders.includes(unit)) {
    return defenderProblem(on, fight.combat, unit, 'cancel');
  }
  const laid = asked.use === 'contact' ? inReach(on, fight, unit) : on;
  const from = { ...laid, frames: [...laid.frames.slice(0, -1), fight] };
  const draft = openDraft(from);
  const refused = combatHandler.act(draft, fight, SIDES[asked.by], commandOf(on, asked, unit));
  if (refused !== null) return refused;
  if (!turn) return asked.by === 'defender' ? TOO_LATE : OVER;
  play.used = closeDraft(draft);
  if (asked.use === 'contact') play.end = asked.by === 'attacker' ? 'contactByAttacker' : 'contactByDefender';
  else goOn(play, draft.events, on);
  return null;
}

/** LB-APP-33, -44: a table on which nothing but its own kind and its choices keeps the unit from its move into Contact. */
function inReach(state: State, { combat }: CombatFrame, unit: number): State {
  if (unit === ATTACKER) return broughtAhead(state, ATTACKER, defendersLeft(state, combat));
  return broughtAhead(inFileOf(state, unit, (state.units[ATTACKER] as Unit).x), ATTACKER, [unit]);
}

function commandOf(state: State, { use, formation }: Asked, unit: number): Command {
  if (use === 'waive') return { type: 'waive' };
  const { facing, formation: own } = state.units[unit] as Unit;
  if (use === 'turn') return { type: 'turn', unit, facing: normalise(facing + HALF_TURN) };
  if (use !== 'form') return { type: use, unit };
  // Told without the formation: any other than its own.
  const open = formationsOf(state.field, armOf(state, unit)).find((one) => one !== own);
  return { type: 'form', unit, formation: formation ?? open ?? 'line', facing };
}

/** Kinds of orders that are open, the move into Contact on a table on which it is in reach. */
function typesOf(state: State, fight: CombatFrame): readonly string[] {
  const movers = fight.step === 'attacker' ? [ATTACKER] : fight.step === 'defender' ? fight.combat.defenders : [];
  const contact = movers.some((unit) =>
    combatHandler
      .offers(inReach(state, fight, unit), fight, unit === ATTACKER ? 0 : 1)
      .some((one) => one.type === 'contact' && one.unit === unit),
  );
  const types = combatHandler.offers(state, fight, 0).flatMap(({ type }) => (type === 'contact' ? [] : [type]));
  return contact ? [...types, 'contact'] : types;
}

function told(types: readonly string[], order: readonly string[]): readonly string[] {
  return order.filter((type) => types.includes(type));
}

function openTo(play: Play, by: By): readonly string[] {
  const fight = fightOf(play.state);
  return fight === null || play.end !== null || whoseTurn(play) !== by
    ? []
    : told(typesOf(play.state, fight), TOLD[by]);
}

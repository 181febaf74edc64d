/** Deployment: both sides place their troops, in secret where the scenario says so (LB-SET-08). */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import type { DeployFrame } from '../state/frames.ts';
import { type Handler, isWhole } from '../turn/handler.ts';
import { beginBattle } from '../turn/phase.ts';
import {
  areaOfGeneral,
  areaOfUnit,
  awaitsGeneral,
  boxOf,
  comesLater,
  formationsAtDeployment,
  outOfCommand,
  ownGeneralProblem,
  ownUnitProblem,
  type PlaceCommand,
  placeGeneral,
  type PlaceGeneralCommand,
  placeUnit,
} from './placing.ts';
import { suggestionOf } from './suggestions.ts';
import { suggestedPlaces } from './suggestedPlaces.ts';
import { facingOf } from '../scenarios/startState.ts';
import { mostSk } from '../armies/skirmishers.ts';
import type {
  BrigadeProfile,
  Field,
  Formation,
  General,
  GeneralProfile,
  SideIndex,
  State,
  Unit,
  UnitProfile,
} from '../state/state.ts';
import { changeGeneral, changeSide, changeUnit, type Draft, openDraft } from '../state/draft.ts';

/** Places offered for one unit or General besides the suggested one. */
const PLACES_OFFERED = 4;

export const deployHandler: Handler<DeployFrame> = {
  asks(state) {
    const [first, second] = state.sides;
    if (first.ready) return 1;
    return state.field.hiddenDeployment && !second.ready ? 'both' : 0;
  },
  rule: () => 'LB-SET-08',
  offers: (state, _frame, side) => deployOffers(state, side),
  covers: (state, _frame, side, command) => act(openDraft(state), side, command) === null,
  act: (draft, _frame, side, command) => act(draft, side, command),
};

/** Brigades that a side is placing, -1: Reserve and CinC; null: all of them at once. */
export type Groups = readonly number[] | null;

export function isAmong(groups: Groups, brigade: number): boolean {
  return groups === null || groups.includes(brigade);
}

/** LB-SET-08. Brigades of a side still to be placed in turn; when there are none, -1: its Reserve and CinC. */
export function openBrigades(field: Field, side: SideIndex, done: readonly number[]): readonly number[] {
  const open: number[] = [];
  field.brigades.forEach((brigade, i) => {
    if (brigade.side === side && !brigade.later && !done.includes(i)) open.push(i);
  });
  return open.length > 0 ? open : [-1];
}

function act(draft: Draft, side: SideIndex, command: Command): Refusal | null {
  return command.type === 'ready' ? ready(draft, side) : placeTroops(draft, side, command);
}

/** All commands of deployment except `ready`. */
export function placeTroops(draft: Draft, side: SideIndex, command: Command): Refusal | null {
  if (draft.sides[side].ready) return refusal('LB-SET-08', 'lb.refusal.deploy.alreadyReady');
  switch (command.type) {
    case 'place':
      return place(draft, side, command);
    case 'placeGeneral':
      return positionGeneral(draft, side, command);
    case 'lift':
      return lift(draft, side, command.unit);
    case 'liftGeneral':
      return liftGeneral(draft, side, command.general);
    case 'share':
      return share(draft, side, command.unit, command.points);
    default:
      return refusal('LB-SET-08', 'lb.refusal.deploy.deployFirst');
  }
}

// --- the commands ----------------------------------------------------------------------------------------------

function place(draft: Draft, side: SideIndex, command: PlaceCommand): Refusal | null {
  const why = placeUnit(draft, side, command);
  if (why) return why;
  const { unit, x, y, facing, formation } = command;
  emit(draft, { type: 'placed', rule: 'LB-SET-08', unit, x, y, facing, formation });
  return null;
}

/** LB-SET-13. */
function positionGeneral(draft: Draft, side: SideIndex, command: PlaceGeneralCommand): Refusal | null {
  const why = placeGeneral(draft, side, command);
  if (why) return why;
  const { general, x, y } = command;
  emit(draft, { type: 'generalPlaced', rule: 'LB-SET-13', general, x, y });
  return null;
}

function lift(draft: Draft, side: SideIndex, unit: number): Refusal | null {
  const why = ownUnitProblem(draft, side, unit);
  if (why) return why;
  if ((draft.units[unit] as Unit).status !== 'table')
    return refusal('LB-SET-08', 'lb.refusal.deploy.notPlaced', { unit });
  takeUp(draft, unit);
  return null;
}

function takeUp(draft: Draft, unit: number): void {
  changeUnit(draft, unit, { status: 'waiting', x: 0, y: 0 });
  emit(draft, { type: 'lifted', rule: 'LB-SET-08', unit });
}

/** LB-SET-09: a General is lifted together with those of his troops that need him in command there. */
function liftGeneral(draft: Draft, side: SideIndex, general: number): Refusal | null {
  const why = ownGeneralProblem(draft, side, general);
  if (why) return why;
  if ((draft.generals[general] as General).status !== 'table')
    return refusal('LB-SET-08', 'lb.refusal.deploy.notPlaced', { general });
  changeGeneral(draft, general, { status: 'waiting', x: 0, y: 0 });
  emit(draft, { type: 'generalLifted', rule: 'LB-SET-13', general });
  for (const unit of outOfCommand(draft, general)) takeUp(draft, unit);
  return null;
}

/** LB-SKIR-06. Sets a battalion's share of its Brigade's company; 0 takes it back. */
function share(draft: Draft, side: SideIndex, unit: number, points: number): Refusal | null {
  const why = ownUnitProblem(draft, side, unit);
  if (why) return why;
  const profile = draft.field.units[unit] as UnitProfile;
  const company = draft.field.brigades[profile.brigade]?.company ?? 0;
  if (company === 0) return refusal('LB-SKIR-06', 'lb.refusal.deploy.noCompany', { unit });
  if (profile.arm !== 'infantry') return refusal('LB-SKIR-06', 'lb.refusal.deploy.notABattalion', { unit });
  if (!isWhole(points, 0, company)) return refusal('LB-SKIR-06', 'lb.refusal.deploy.points', { company });
  const most = mostSk(draft.field.level);
  if (profile.sk + points > most) {
    return refusal('LB-SKIR-06', 'lb.refusal.deploy.mostSkirmishers', { unit, sk: profile.sk + points, most });
  }
  const own = (draft.units[unit] as Unit).sk - profile.sk;
  const left = company - shared(draft, profile.brigade) + own;
  if (points > left) return refusal('LB-SKIR-06', 'lb.refusal.deploy.companyUsedUp', { points, left });
  changeUnit(draft, unit, { sk: profile.sk + points });
  emit(draft, { type: 'shared', rule: 'LB-SKIR-06', unit, points });
  return null;
}

/** The side is done; when both are, the battle begins. */
function ready(draft: Draft, side: SideIndex): Refusal | null {
  if (draft.sides[side].ready) return refusal('LB-SET-08', 'lb.refusal.deploy.alreadyReady');
  const missing = unfinished(draft, side);
  if (missing) return missing;
  changeSide(draft, side, { ready: true });
  emit(draft, { type: 'deployed', rule: 'LB-SET-08', side });
  if (draft.sides[0].ready && draft.sides[1].ready) beginBattle(draft);
  return null;
}

/** Why the battle cannot begin yet, or null: every unit must be placed and every company shared out. */
export function unfinished(state: State, side: SideIndex, groups: Groups = null): Refusal | null {
  const unit = nextUnit(state, side, groups);
  if (unit >= 0) return refusal('LB-SET-08', 'lb.refusal.deploy.unitMissing', { unit });
  const general = nextGeneral(state, side, groups);
  if (general >= 0) return refusal('LB-SET-13', 'lb.refusal.deploy.generalMissing', { general });
  const brigade = nextCompany(state, side, groups);
  if (brigade < 0) return null;
  return refusal('LB-SKIR-06', 'lb.refusal.deploy.companyMissing', { brigade, left: unshared(state, brigade) });
}

// --- what is still to do ---------------------------------------------------------------------------------------

export function nextUnit(state: State, side: SideIndex, groups: Groups = null): number {
  return state.units.findIndex((u, i) => {
    const profile = state.field.units[i] as UnitProfile;
    const isHere = !comesLater(state.field, profile.brigade) && isAmong(groups, profile.brigade);
    return u.status === 'waiting' && profile.side === side && isHere;
  });
}

export function nextGeneral(state: State, side: SideIndex, groups: Groups = null): number {
  return state.generals.findIndex((g, i) => {
    const profile = state.field.generals[i] as GeneralProfile;
    const isHere = !comesLater(state.field, profile.brigade) && isAmong(groups, profile.brigade);
    return g.status === 'waiting' && profile.side === side && isHere;
  });
}

export function nextCompany(state: State, side: SideIndex, groups: Groups = null): number {
  return state.field.brigades.findIndex((b, i) => b.side === side && isAmong(groups, i) && unshared(state, i) > 0);
}

/** Company points of the Brigade that battalions hold. */
function shared(state: State, brigade: number): number {
  let points = 0;
  for (let i = 0; i < state.units.length; i++) {
    const profile = state.field.units[i] as UnitProfile;
    if (profile.brigade === brigade) points += (state.units[i] as Unit).sk - profile.sk;
  }
  return points;
}

/** Company points not yet given to a battalion; the scenario has room for all of them. */
function unshared(state: State, brigade: number): number {
  const { company } = state.field.brigades[brigade] as BrigadeProfile;
  return company === 0 ? 0 : company - shared(state, brigade);
}

// --- offers ----------------------------------------------------------------------------------------------------

/**
 * A sample that always leads to an end: places for the next General and the next unit, points for the next battalion,
 * then `ready`. Lifting is offered only when there is no place for the next one.
 */
export function deployOffers(state: State, side: SideIndex, groups: Groups = null): readonly Command[] {
  const offers: Command[] = [...shareOffers(state, side, groups)];
  const general = nextGeneral(state, side, groups);
  const unit = nextUnit(state, side, groups);
  let stuck = false;
  if (general >= 0) {
    const places = generalPlaces(state, side, general);
    offers.push(...places);
    stuck = places.length === 0;
  }
  if (unit >= 0) {
    const places = unitPlaces(state, side, unit);
    offers.push(...places);
    if (places.length === 0 && (general < 0 || !areaOfUnit(state.field, unit).inCommand)) stuck = true;
  }
  if (stuck) offers.push(...liftOffers(state, side, groups));
  if (offers.length === 0) offers.push({ type: 'ready' });
  return offers;
}

export function shareOffers(state: State, side: SideIndex, groups: Groups = null): Command[] {
  const offers: Command[] = [];
  const brigade = nextCompany(state, side, groups);
  if (brigade < 0) return offers;
  for (let unit = 0; unit < state.units.length; unit++) {
    const profile = state.field.units[unit] as UnitProfile;
    const { sk } = state.units[unit] as Unit;
    if (profile.brigade !== brigade || profile.arm !== 'infantry' || sk >= mostSk(state.field.level)) continue;
    offers.push({ type: 'share', unit, points: sk - profile.sk + 1 });
  }
  return offers;
}

function liftOffers(state: State, side: SideIndex, groups: Groups): Command[] {
  const offers: Command[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    if (!isAmong(groups, (state.field.units[unit] as UnitProfile).brigade)) continue;
    if (act(openDraft(state), side, { type: 'lift', unit }) === null) offers.push({ type: 'lift', unit });
  }
  for (let general = 0; general < state.generals.length; general++) {
    if (!isAmong(groups, (state.field.generals[general] as GeneralProfile).brigade)) continue;
    if (act(openDraft(state), side, { type: 'liftGeneral', general }) === null)
      offers.push({ type: 'liftGeneral', general });
  }
  return offers;
}

/** Some legal places for a unit: the suggested one, and others from all over its area. */
export function unitPlaces(state: State, side: SideIndex, unit: number, most = PLACES_OFFERED): PlaceCommand[] {
  if (awaitsGeneral(state, unit)) return [];
  const { field } = state;
  const found: PlaceCommand[] = [];
  const probe = openDraft(state);
  const suggested = suggestedPlaces(field, side).find((p) => p.what === 'unit' && p.index === unit);
  if (suggested !== undefined) {
    const command = suggestionOf(suggested) as PlaceCommand;
    if (placeUnit(probe, side, command) === null) found.push(command);
  }
  const formations = formationsAtDeployment(field, unit);
  const box = boxOf(field, side, areaOfUnit(field, unit));
  const facing = facingOf(field, side);
  // Formations alternate over the grid; if that finds nothing, each formation gets the whole grid.
  for (let pass = -1; pass < formations.length && (pass < 0 || found.length === 0); pass++) {
    scan(box, field, unit + state.units.length, (x, y, i) => {
      const formation = formations[pass < 0 ? i % formations.length : pass] as Formation;
      const command: PlaceCommand = { type: 'place', unit, x, y, facing, formation };
      if (placeUnit(probe, side, command) === null) found.push(command);
      return found.length > most;
    });
  }
  return found;
}

export function generalPlaces(
  state: State,
  side: SideIndex,
  general: number,
  most = PLACES_OFFERED,
): PlaceGeneralCommand[] {
  const { field } = state;
  const found: PlaceGeneralCommand[] = [];
  const probe = openDraft(state);
  const suggested = suggestedPlaces(field, side).find((p) => p.what === 'general' && p.index === general);
  if (suggested !== undefined) {
    const command = suggestionOf(suggested) as PlaceGeneralCommand;
    if (placeGeneral(probe, side, command) === null) found.push(command);
  }
  const facing = facingOf(field, side);
  scan(boxOf(field, side, areaOfGeneral(field, general)), field, general, (x, y) => {
    const command: PlaceGeneralCommand = { type: 'placeGeneral', general, x, y, facing };
    if (placeGeneral(probe, side, command) === null) found.push(command);
    return found.length > most;
  });
  return found;
}

/** Visits the points of a grid in a scattered but fixed order until `enough` returns true. */
function scan(
  box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number },
  field: Field,
  seed: number,
  enough: (x: number, y: number, i: number) => boolean,
): void {
  const pitch = steps(25 * field.factor);
  const columns = Math.floor((box.maxX - box.minX) / pitch) + 1;
  const rows = Math.floor((box.maxY - box.minY) / pitch) + 1;
  const count = columns * rows;
  const stride = count % 101 === 0 ? 103 : 101;
  for (let i = 0; i < count; i++) {
    const at = (seed * 37 + i * stride) % count;
    const column = at % columns;
    const x = Math.round(box.minX) + column * pitch;
    const y = Math.round(box.minY) + ((at - column) / columns) * pitch;
    if (enough(x, y, i)) return;
  }
}

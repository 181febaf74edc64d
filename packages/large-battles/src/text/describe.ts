/**
 * Events as message keys with their facts, in no language yet. Facts about a unit, General or Brigade carry its index
 * under a key for its kind; `factsInWords` replaces indices by names.
 */
import { type Described, type Facts, type ScriptNews, total } from '@drumhead/engine';
import { toDegrees, toMm, toWholeDegrees } from '@drumhead/table';
import type { Event } from '../state/events.ts';
import type { Formation } from '../state/kinds.ts';
import type { State } from '../state/state.ts';
import { described, moved } from './describeMove.ts';
import { seams } from '../turn/seams.ts';
import { sumsOf } from './sums.ts';

export {
  brigadeLabel,
  factsInWords,
  generalInWords,
  generalLabel,
  shortUnitInWords,
  unitInWords,
  unitLabel,
} from './names.ts';

/** The message of an event, with the sums behind it. */
export function describe(state: State, event: Event): Described {
  const told = seams.describe(state, event);
  return told ?? ofTheBook(state, event as Exclude<Event, ScriptNews>);
}

function ofTheBook(state: State, event: Exclude<Event, ScriptNews>): Described {
  const sums = sumsOf(state, event);
  const line = lineOf(state, event);
  return sums.length > 0 ? { ...line, sums } : line;
}

/** The message and facts of an event. */
function lineOf(state: State, event: Exclude<Event, ScriptNews>): Described {
  switch (event.type) {
    case 'generalRolled':
      return described(event.plus ? 'lb.event.generalRolledPlus' : 'lb.event.generalRolled', {
        general: event.general,
        face: event.face,
        q: event.q,
      });
    case 'plusChosen':
      return described('lb.event.plusChosen', { general: event.general, trait: event.trait });
    case 'breakPointsSet': {
      const [a, b] = event.breakPoints;
      return described('lb.event.breakPointsSet', { sideA: 0, sideB: 1, a, b });
    }
    case 'rolesRolled': {
      const [a, b] = event.tallies;
      const facts = { sideA: 0, sideB: 1, a: total(a), b: total(b) };
      if (event.winner === null) return described('lb.event.rolesTied', facts);
      return described('lb.event.rolesRolled', { ...facts, side: event.winner });
    }
    case 'rolesChosen':
      return described('lb.event.rolesChosen', { side: event.defender });
    case 'terrainLaid':
      return described('lb.event.terrainLaid', { side: event.side, ground: event.kind, zone: event.zone });
    case 'terrainTakenUp':
      return described('lb.event.terrainTakenUp', { side: event.side, ground: event.kind });
    case 'zoneLaid':
      return described('lb.event.zoneLaid', { side: event.side, zone: event.zone });
    case 'brigadeDeployed':
      if (event.brigade < 0) return described('lb.event.reserveDeployed', { side: event.side });
      return described('lb.event.brigadeDeployed', { brigade: event.brigade });
    case 'placed':
      if (event.rule === ARRIVAL) return described('lb.event.arrived', { unit: event.unit, ...place(event) });
      return described(formKey('lb.event.placed', event.formation), {
        unit: event.unit,
        formation: event.formation,
        ...pose(event),
      });
    case 'generalPlaced': {
      const came = event.rule === ARRIVAL ? 'lb.event.generalArrived' : 'lb.event.generalPlaced';
      return described(came, { general: event.general, ...place(event) });
    }
    case 'lifted':
      return described('lb.event.lifted', { unit: event.unit });
    case 'generalLifted':
      return described('lb.event.generalLifted', { general: event.general });
    case 'shared':
      return described('lb.event.shared', { unit: event.unit, points: event.points });
    case 'deployed':
      return described('lb.event.deployed', { side: event.side });
    case 'initiativeRolled': {
      const facts = { sideA: 0, sideB: 1, a: added(event.faces[0]), b: added(event.faces[1]) };
      if (event.first === null) return described('lb.event.initiativeTied', facts);
      return described('lb.event.initiative', { ...facts, side: event.first });
    }
    case 'phaseBegan':
      return described('lb.event.phaseBegan', { side: event.side, phase: event.phase });
    case 'cincIdle':
      return described('lb.event.cincIdle', { side: event.side });
    case 'slotOpened':
      if (event.brigade < 0) return described('lb.event.slotOpenedCinc', { side: event.side });
      return described('lb.event.slotOpened', { brigade: event.brigade });
    case 'slotClosed':
      if (event.brigade < 0) return described('lb.event.slotClosedCinc', { side: event.side });
      return described('lb.event.slotClosed', { brigade: event.brigade });
    case 'turnover':
      return described('lb.event.turnover', { side: event.side });
    case 'passed':
      return described('lb.event.passed', { side: event.side });
    case 'activationRolled':
      return rolled(state, event);
    case 'rerolled':
      if (event.general === undefined) {
        return described(rerollKey('lb.event.rerolled', event), { die: event.die + 1, from: event.from, to: event.to });
      }
      return described(rerollKey('lb.event.generalRerolled', event), {
        general: event.general,
        from: event.from,
        to: event.to,
      });
    case 'held':
      return described('lb.event.held', { side: event.side });
    case 'reactionLost':
      // LB-REACT-03: nobody could have used it.
      return described(event.rule === 'LB-REACT-03' ? 'lb.event.reactionLost.none' : 'lb.event.reactionLost', {
        side: event.side,
      });
    case 'groupOrdered':
      return described('lb.event.groupOrdered', { general: event.general, group: names(event.units) });
    case 'moved':
      return moved(event.unit, event.move, pose(event));
    case 'corrected':
      return described(event.rule === 'LB-APP-42' ? 'lb.event.shiftedAway' : 'lb.event.corrected', {
        unit: event.unit,
        ...place(event),
      });
    case 'violation':
      return described('lb.event.violation', { unit: event.unit });
    case 'formed':
      if (event.formation === 'limbered') return described('lb.event.limbered', { unit: event.unit });
      if (event.formation === 'unlimbered') return described('lb.event.unlimbered', { unit: event.unit });
      return described(formKey('lb.event.formed', event.formation), {
        unit: event.unit,
        formation: event.formation,
        ...pose(event),
      });
    case 'entered':
      return described('lb.event.entered', { unit: event.unit, sector: event.sector + 1 });
    case 'cameOut':
      return described('lb.event.cameOut', { unit: event.unit, sector: event.sector + 1, ...pose(event) });
    case 'stormed':
      return described('lb.event.stormed', { unit: event.unit, sector: event.sector + 1, against: event.against });
    case 'joined':
      return described('lb.event.joined', { unit: event.unit, other: event.partner, ...pose(event) });
    case 'reloaded':
      return described('lb.event.reloaded', { unit: event.unit });
    case 'rallied':
      return described('lb.event.rallied', { unit: event.unit, dis: event.dis });
    case 'stopped':
      return described('lb.event.stopped', { unit: event.unit });
    case 'rode':
      return described('lb.event.rode', { general: event.general, ...place(event) });
    case 'attached':
      return described('lb.event.attached', { general: event.general, unit: event.unit });
    case 'nominated':
      return described('lb.event.nominated', { general: event.general, brigade: event.brigade, ...place(event) });
    case 'assigned':
      return described('lb.event.assigned', { unit: event.unit, brigade: event.brigade });
    case 'repositioned':
      return described('lb.event.repositioned', { general: event.general, ...place(event) });
    case 'bombarded': {
      const facts = { battery: event.battery, ...fight(event.attack, event.defence, event.faces, event.pairs) };
      if (event.sector >= 0) return described('lb.event.bombardedSector', { ...facts, sector: event.sector + 1 });
      return described('lb.event.bombarded', { ...facts, target: event.target });
    }
    case 'sectorDamaged':
      return described('lb.event.sectorDamaged', { sector: event.sector + 1, dis: event.dis });
    case 'bounced':
      return described('lb.event.bounced', { battery: event.battery, unit: event.unit });
    case 'approached': {
      const facts = { attacker: event.attacker, defenders: names(event.defenders), ...place(event) };
      if (event.sector >= 0) return described('lb.event.approachedSector', { ...facts, sector: event.sector + 1 });
      return described(event.flank ? 'lb.event.approachedFlank' : 'lb.event.approached', facts);
    }
    case 'skirmishersLost':
      return described('lb.event.skirmishersLost', { unit: event.unit });
    case 'approachRolled':
      return described(event.passive === true ? 'lb.event.approachRolled.passive' : 'lb.event.approachRolled', {
        attacker: event.attacker,
        defenders: names(event.defenders),
        ...fight(event.attack, event.defence, event.faces, event.pairs),
        a: event.a,
        // LB-APP-21: those of its first pairs that the attacker won.
        won: event.pairs.filter((pair, i) => i > 0 && pair === 'W').length,
        d: event.d,
      });
    case 'combatRerolled':
      if (event.units === undefined) {
        const key = event.of === 'a' ? 'lb.event.attackerRerolled' : 'lb.event.defenderRerolled';
        return described(rerollKey(key, event), { from: event.from, to: event.to });
      }
      return described(rerollKey('lb.event.unitsRerolled', event), {
        group: names(event.units),
        from: event.from,
        to: event.to,
      });
    case 'cancelled':
      return event.unit === undefined
        ? described('lb.event.cancelled', { left: event.left })
        : described('lb.event.cancelledBy', { unit: event.unit, left: event.left });
    case 'turned':
      return described('lb.event.turned', { unit: event.unit, degrees: toDegrees(event.facing) });
    case 'intoContact':
      return described(event.rule === 'LB-OPT-05' ? 'lb.event.chargeWentHome' : 'lb.event.intoContact', {
        unit: event.unit,
        against: names(event.against),
        ...place(event),
      });
    case 'contactRolled':
      return contact(event);
    case 'disordered':
      return described('lb.event.disordered', { unit: event.unit, dis: event.dis });
    case 'eliminated':
      return described(lossKey(state, event), { unit: event.unit, points: event.halves / 2 });
    case 'retreated':
      if (event.passed.length === 0)
        return described(CHOSEN.has(event.rule) ? 'lb.event.retreated.chosen' : 'lb.event.retreated', {
          unit: event.unit,
          ...pose(event),
        });
      return described('lb.event.retreatedThrough', {
        unit: event.unit,
        passed: names(event.passed),
        ...pose(event),
      });
    case 'pursued':
      return event.by === undefined
        ? described('lb.event.pursued', { unit: event.unit })
        : described('lb.event.pursuedBy', { group: names(event.by), unit: event.unit });
    case 'carried':
      return described('lb.event.carried', { unit: event.unit, ...place(event) });
    case 'brokeThrough':
      return event.x === undefined || event.y === undefined
        ? described('lb.event.brokeThrough.former', { unit: event.unit, target: event.target })
        : described('lb.event.brokeThrough', {
            unit: event.unit,
            target: event.target,
            ...place({ x: event.x, y: event.y }),
          });
    case 'discharged':
      return described('lb.event.discharged', { unit: event.unit });
    case 'becameWorn':
      return described('lb.event.becameWorn', { unit: event.unit });
    case 'generalTested': {
      const facts = { general: event.general, faces: event.faces.join(' ') };
      if (event.survived) return described('lb.event.generalSurvived', facts);
      return described(CAPTURES.has(event.rule) ? 'lb.event.generalCaptured' : 'lb.event.generalFell', facts);
    }
    case 'generalLost':
      return described('lb.event.generalLost', { general: event.general });
    case 'generalLeft':
      return described('lb.event.generalLeft', { general: event.general });
    case 'shaken':
      return described('lb.event.shaken', { brigade: event.brigade });
    case 'steadied':
      return described('lb.event.steadied', { brigade: event.brigade });
    case 'scored': {
      const [breakA, breakB] = event.breakPoints;
      const leftA = Math.max(0, breakA - total(event.against[0]));
      const leftB = Math.max(0, breakB - total(event.against[1]));
      return described(scoreKey('lb.event.scored', leftA, leftB), { sideA: 0, sideB: 1, leftA, leftB });
    }
    case 'suddenDeath':
      return described('lb.event.suddenDeath', {});
    case 'resigned':
      return described('lb.event.resigned', { side: event.side });
    case 'drawOffered':
    case 'drawAccepted':
    case 'drawDeclined':
      return described(`lb.event.${event.type}`, { side: event.side });
    case 'ended':
      if (event.winner === null) return described('lb.event.endedDrawn', {});
      return described('lb.event.ended', { winner: event.winner, reason: state.outcome?.reason ?? '' });
  }
}

/** Reinforcements come on, and do not deploy. */
const ARRIVAL = 'SCN-ARR-2';

/** Tests that a General fails by being captured. */
const CAPTURES: ReadonlySet<string> = new Set(['LB-LEAD-17', 'LB-CINC-12']);

/** LB-APP-26, -31, -32, -35: retreats bought with an action of the fight. */
const CHOSEN: ReadonlySet<string> = new Set(['LB-APP-26', 'LB-APP-31', 'LB-APP-32', 'LB-APP-35']);

/** Several units in one fact: their indices, for naming one by one. */
function names(units: readonly number[]): string {
  return units.join(', ');
}

/** Dice that are added up, as they lie. */
const added = (faces: readonly number[] = []): string => faces.join(' + ');

/** LB-ACT-08. The face a die needed: 1 always fails, 6 always succeeds. */
function rolled(state: State, event: Event & { readonly type: 'activationRolled' }): Described {
  const need = Math.min(6, Math.max(2, event.quality - total(event.bonus)));
  const { failures, actions, automatic, average, quality } = event;
  const facts = { faces: event.faces.join(' '), need, quality, average, automatic, failures, actions };
  const failed = actions === 0 ? '.failed' : '';
  if (event.unit >= 0) {
    const key = event.reaction ? 'lb.event.reactedUnit' : 'lb.event.rolledUnit';
    const form = automatic === 0 ? failed : event.faces.length === 0 ? '.noRoll' : '.automatic';
    return described(key + form, { unit: event.unit, ...facts });
  }
  const key = event.reaction ? 'reactedGeneral' : hasOrdered(state, event.general) ? 'rolledGroup' : 'rolledGeneral';
  return described(`lb.event.${key}${failed}`, { general: event.general, ...facts });
}

/** A die that shows the same face again is told otherwise than one that changes. */
function rerollKey(key: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${key}.same` : key;
}

/** A general's own roll comes before the group orders of the phase: a roll after one is the group's. */
function hasOrdered(state: State, general: number): boolean {
  return (state.generals[general]?.orders ?? 0) > 0;
}

/** Brigades of the army level have no formation to name. */
function formKey(key: string, formation: Formation): string {
  return formation === 'none' ? `${key}.noFormation` : key;
}

/** Where a piece stands, in whole millimetres from the left and the far edge of the table. */
const place = ({ x, y }: { readonly x: number; readonly y: number }): Facts => ({
  x: Math.round(toMm(x)),
  y: Math.round(toMm(y)),
});

/** Where a unit stands, and its front in whole degrees. */
const pose = (at: { readonly x: number; readonly y: number; readonly facing: number }): Facts => ({
  ...place(at),
  degrees: toWholeDegrees(at.facing),
});

type Fight = Event & { readonly type: 'bombarded' };

/** LB-DICE-01: the order in which dice meet. */
const highestFirst = (faces: readonly number[]): string => [...faces].sort((x, y) => y - x).join(' ');

/** Dice of both sides; `pairs` are marks from the attacker's point of view. */
function fight(attack: Fight['attack'], defence: Fight['defence'], faces: Fight['faces'], pairs: readonly string[]) {
  return {
    attackDice: total(attack),
    defenceDice: total(defence),
    facesA: highestFirst(faces[0]),
    facesD: highestFirst(faces[1]),
    pairs: pairs.join(', '),
  };
}

function contact(event: Event & { readonly type: 'contactRolled' }): Described {
  const won = event.winner === 'a';
  const { least, settled, second, doubled } = event;
  // LB-CON-14: of the second pair, whether the loser of the Contact was doubled.
  const twice = doubled && second === (won ? 'W' : 'L') ? `${second}2` : second;
  const facts = {
    group: won ? String(event.attacker) : names(event.defenders),
    ...fight(event.attack, event.defence, event.faces, [won ? 'W' : 'L', twice, event.third]),
  };
  if (settled === 'dice') return described('lb.event.contactWon', facts);
  if (least === undefined) return described('lb.event.contactSettled.former', { ...facts, settled });
  return described('lb.event.contactSettled', { ...facts, settled, disA: least[0], disD: least[1] });
}

/** A side with nothing left is told to be at its limit. */
function scoreKey(key: string, leftA: number, leftB: number): string {
  if (leftA > 0) return leftB > 0 ? key : `${key}.bBreaks`;
  return leftB > 0 ? `${key}.aBreaks` : `${key}.bothBreak`;
}

/** LB-CON-12, LB-RET-06, -07, LB-UNIT-05. Why a unit is lost: beaten in Contact, without a way back, or worn down. */
function lossKey(state: State, { rule, unit }: Event & { readonly type: 'eliminated' }): string {
  if (rule === 'LB-CON-12')
    return state.field.units[unit]?.arm === 'artillery' ? 'lb.event.eliminated.guns' : 'lb.event.eliminated.beaten';
  return NO_WAY_BACK.has(rule) ? 'lb.event.eliminated.noWay' : 'lb.event.eliminated';
}

const NO_WAY_BACK: ReadonlySet<string> = new Set(['LB-RET-06', 'LB-RET-07', 'LB-BUA-18']);

/** Events as message keys with their facts. Facts that name a unit or Command base carry its index. */
import { type Described, type Facts, type ScriptNews, total } from '@drumhead/engine';
import { toMm, toWholeDegrees } from '@drumhead/table';
import { SAVE } from '../combat/fire.ts';
import { passingScore } from '../combat/melee.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { sumsOf } from './sums.ts';
import { seams } from '../turn/seams.ts';

const described = (key: string, facts: Facts = {}): Described => ({ key, facts });

/** Where a piece stands, in centimetres and tenths from the left and the far edge of the table. */
const place = ({ x, y }: { readonly x: number; readonly y: number }): Facts => ({
  x: Math.round(toMm(x)) / 10,
  y: Math.round(toMm(y)) / 10,
});

const faces = (list: readonly number[]): string => list.join(' ');

/** The message of an event, with the sums behind it. */
export function describe(state: State, event: Event): Described {
  const told = seams.describe(state, event);
  return told ?? ofTheBook(state, event as Exclude<Event, ScriptNews>);
}

function ofTheBook(state: State, event: Exclude<Event, ScriptNews>): Described {
  const sums = sumsOf(event);
  const line = lineOf(state, event);
  return sums.length > 0 ? { ...line, sums } : line;
}

function lineOf(state: State, event: Exclude<Event, ScriptNews>): Described {
  switch (event.type) {
    case 'terrainRolled':
      return described('sip.event.terrainRolled', { faces: faces(event.faces) });
    case 'edgesRolled':
    case 'initiativeRolled': {
      const [a, b] = event.faces;
      const what = event.type === 'edgesRolled' ? 'edge' : 'initiative';
      if (event.winner === null) return described('sip.event.rollTied', { a, b });
      // The winner's roll stands first, beside the name.
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      return described(`sip.event.${what}Rolled`, { a: high, b: low, side: event.winner });
    }
    case 'edgeChosen':
      return described(`sip.event.edgeChosen.${event.edge}`, { side: event.side });
    case 'placed':
      return described('sip.event.placed', { unit: event.unit, ...place(event) });
    case 'commandPlaced':
      return described('sip.event.commandPlaced', { command: event.command, ...place(event) });
    case 'arrived':
      return described('sip.event.arrived', { unit: event.unit, ...place(event) });
    case 'commandArrived':
      return described('sip.event.commandArrived', { command: event.command, ...place(event) });
    case 'delayed':
      return event.unit >= 0
        ? described('sip.event.delayed', { unit: event.unit })
        : described('sip.event.commandDelayed', { command: event.command });
    case 'firstTurn':
      return described('sip.event.firstTurn', { side: event.side });
    case 'gameTurnBegan':
      return described('sip.event.gameTurnBegan', { turn: event.turn });
    case 'turnBegan':
      return described('sip.event.turnBegan', { side: event.side });
    case 'pointsRolled':
      return described('sip.event.pointsRolled', { side: event.side, points: total(event.tally) });
    case 'turnEnded':
      return described(event.lost > 0 ? 'sip.event.turnEndedLosing' : 'sip.event.turnEnded', {
        side: event.side,
        lost: event.lost,
      });
    case 'activationRolled': {
      const { unit, face, needed, success } = event;
      const facts = { unit, face, needed: needed - total(event.tally) };
      return described(`sip.event.activation.${success ? 'done' : 'failed'}`, facts);
    }
    case 'rallyRolled': {
      const { unit, face, needed, success, again, dp } = event;
      const facts = { unit, face, needed: needed - total(event.tally) };
      if (dp === undefined) return described(`sip.event.rally.${success ? 'done' : 'failed'}`, facts);
      const second = again === true ? '.again' : '';
      return success
        ? described(`sip.event.rallied${second}`, { ...facts, dp })
        : described(`sip.event.rallyFailed${second}`, facts);
    }
    case 'confused':
      return described('sip.event.confused', { unit: event.unit });
    case 'moved':
      return described(`sip.event.moved.${event.how}`, {
        unit: event.unit,
        degrees: toWholeDegrees(event.facing),
        ...place(event),
      });
    case 'commandMoved':
      return described('sip.event.commandMoved', { command: event.command, ...place(event) });
    case 'fired': {
      const { firer, target, hits } = event;
      return described('sip.event.fired', {
        firer,
        target,
        faces: faces(event.faces),
        score: total(event.score),
        hits,
      });
    }
    case 'fireLost':
      return described('sip.event.fireLost', { firer: event.firer, target: event.target });
    case 'saved':
      return described('sip.event.saved', {
        target: event.target,
        faces: faces(event.faces),
        needed: SAVE,
        saves: event.saves,
      });
    case 'converted': {
      const { unit, needed, face, disrupted, hits } = event;
      const beaten = total(hits.filter(({ what }) => what === 'sip.hits.beaten'));
      const facts = { unit, hits: total(hits), ...(beaten === 0 ? {} : { scored: total(hits) - beaten, beaten }) };
      const form = beaten === 0 ? '' : '.beaten';
      if (face === null) return described(`sip.event.convertedSurely${form}`, facts);
      return described(`sip.event.${disrupted ? 'converted' : 'shrugged'}${form}`, { ...facts, face, needed });
    }
    case 'disrupted':
      return described('sip.event.disrupted', { unit: event.unit, dp: event.dp });
    case 'broken':
      return described('sip.event.broken', { unit: event.unit });
    case 'removed':
      return described(`sip.event.removed.${event.why}`, { unit: event.unit });
    case 'meleeRolled': {
      const { charger, defender, who, hits } = event;
      const facts = { charger, defender, faces: faces(event.faces), score: total(event.score), hits };
      return described(`sip.event.melee.${who}`, facts);
    }
    case 'meleeWon': {
      const { winner, loser, hits } = event;
      const [more, fewer] = [Math.max(...hits), Math.min(...hits)];
      return described(`sip.event.meleeWon.${more === fewer ? 'tie' : 'hits'}`, { winner, loser, more, fewer });
    }
    case 'passed':
      return described(event.disrupted ? 'sip.event.passedHurt' : 'sip.event.passed', {
        unit: event.unit,
        friend: event.friend,
        face: event.face,
        needed: event.hurtAt ?? passingScore(state, event.unit),
      });
    case 'risked':
      return described(
        `sip.event.${event.lost ? 'riskedLost' : 'risked'}${event.lostAt === undefined ? '' : '.told'}`,
        { command: event.command, face: event.face, ...(event.lostAt === undefined ? {} : { needed: event.lostAt }) },
      );
    case 'commandLost':
      return described(`sip.event.commandLost.${event.why}`, { command: event.command });
    case 'commandFled':
      return described('sip.event.commandFled', { command: event.command, unit: event.to });
    case 'stopped':
      return described('sip.event.stopped', { unit: event.unit });
    case 'scored': {
      const [a, b] = event.losses;
      const [limitA, limitB] = event.limits;
      const leftA = Math.max(0, limitA - a);
      const leftB = Math.max(0, limitB - b);
      return described(scoreKey('sip.event.scored', leftA, leftB), { sideA: 0, sideB: 1, leftA, leftB });
    }
    case 'counted':
      return described('sip.event.counted', {
        sideA: 0,
        sideB: 1,
        a: total(event.points[0]),
        b: total(event.points[1]),
      });
    case 'resigned':
      return described('sip.event.resigned', { side: event.side });
    case 'drawOffered':
    case 'drawAccepted':
    case 'drawDeclined':
      return described(`sip.event.${event.type}`, { side: event.side });
    case 'ended':
      return event.winner === null
        ? described('sip.event.drawn')
        : described('sip.event.ended', { side: event.winner });
  }
}

/** A side with nothing left is told to be at its limit. */
function scoreKey(key: string, leftA: number, leftB: number): string {
  if (leftA > 0) return leftB > 0 ? key : `${key}.bBreaks`;
  return leftB > 0 ? `${key}.aBreaks` : `${key}.bothBreak`;
}
